enum SwiftSourcePlaceholder {}
