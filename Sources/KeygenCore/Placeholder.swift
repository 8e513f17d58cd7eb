enum KeygenCorePlaceholder {}
