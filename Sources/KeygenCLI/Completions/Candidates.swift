/// What a word of the command line can be completed to.
enum Candidates: Hashable, Sendable {
  /// Something that a shell cannot know.
  case nothing
  case words([String])
  case folders
  /// Files of every name, and folders on the way to them.
  case files
  /// Specs, and folders.
  case specs
}

extension OptionDeclaration.Value {
  /// What the shell can complete the value to.
  var candidates: Candidates {
    switch self {
    case .folder: .folders
    case .file: .files
    case .words(let words, _): .words(words)
    case .number, .text: .nothing
    }
  }
}
