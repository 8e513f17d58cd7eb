enum KeygenCLIPlaceholder {}
