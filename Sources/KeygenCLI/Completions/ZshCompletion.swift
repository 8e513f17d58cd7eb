/// Completion for zsh, by its function `_arguments`.
struct ZshCompletion {
  let places: [CompletionPlace]

  var script: String {
    """
    #compdef keygen
    # Completion of keygen for zsh. Made by `keygen completions zsh`.

    \(places.map(function).joined(separator: "\n\n"))

    # Either autoloaded by the name of the file, or sourced.
    if [[ $funcstack[1] == _keygen ]]; then
      _keygen "$@"
    else
      compdef _keygen keygen
    fi

    """
  }

  private func function(at place: CompletionPlace) -> String {
    place.commands.isEmpty ? leaf(place) : group(place)
  }

  private func leaf(_ place: CompletionPlace) -> String {
    let specifications = place.options.map(specification) + arguments(of: place)
    return """
      _keygen\(place.identifier)() {
        _arguments -S \\
      \(specifications.map { "    \($0)" }.joined(separator: " \\\n"))
      }
      """
  }

  private func group(_ place: CompletionPlace) -> String {
    let words = place.commands.map { "      \(quoted("\(escaped($0.word)):\($0.summary)"))" }
    let cases = place.commands.map { "    \($0.word)) _keygen\(place.identifier)_\($0.word) ;;" }
    let specifications = place.options.map(specification) + ["'1: :->command'", "'*:: :->rest'"]
    return """
      _keygen\(place.identifier)() {
        local curcontext=$curcontext state line
        local -A opt_args
        _arguments -C \\
      \(specifications.map { "    \($0)" }.joined(separator: " \\\n"))
        case $state in
          command)
            local -a commands
            commands=(
      \(words.joined(separator: "\n"))
            )
            _describe command commands
            ;;
          rest)
            case $words[1] in
      \(cases.map { "    " + $0 }.joined(separator: "\n"))
            esac
            ;;
        esac
      }
      """
  }

  private func specification(_ option: OptionDeclaration) -> String {
    let explanation = "[\(escaped(option.summary.firstSentence))]"
    let value = option.value.map {
      ":\(escaped($0.placeholder)):\(action($0.candidates))"
    }
    let tail = (value == nil ? "" : "=") + explanation + (value ?? "")
    if option.isRepeatable {
      return option.spellings.map { quoted("*\($0)\(tail)") }.joined(separator: " ")
    }
    let exclusions = "(\(option.spellings.joined(separator: " ")))"
    return option.spellings.map { quoted(exclusions + $0 + tail) }.joined(separator: " ")
  }

  private func arguments(of place: CompletionPlace) -> [String] {
    guard place.arguments != .nothing else { return [] }
    let message = escaped(place.notation.filter { !"[]…".contains($0) })
    return [quoted("\(place.isRepeating ? "*" : "1"):\(message):\(action(place.arguments))")]
  }

  private func action(_ candidates: Candidates) -> String {
    switch candidates {
    case .nothing: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .folders: "_files -/"
    case .files: "_files"
    case .specs: "_files -g \"*.keygen.json(-.)\""
    }
  }

  /// Text for the parts of a specification, between which colons and brackets stand.
  private func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
