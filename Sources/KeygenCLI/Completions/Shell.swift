/// A shell that completes command lines by a script.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script, made from the declarations of commands and options.
  func script(for places: [CompletionPlace]) -> String {
    switch self {
    case .bash: BashCompletion(places: places).script
    case .zsh: ZshCompletion(places: places).script
    case .fish: FishCompletion(places: places).script
    }
  }
}
