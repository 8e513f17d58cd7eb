enum JSONSourcePlaceholder {}
