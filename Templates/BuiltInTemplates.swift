/// The templates that keygen carries inside itself.
public enum BuiltInTemplates {
}
