enum MustachePlaceholder {}
