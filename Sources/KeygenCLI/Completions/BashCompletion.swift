/// Completion for bash, which macOS has in version 3.2, without the package bash-completion.
struct BashCompletion {
  let places: [CompletionPlace]

  var script: String {
    """
    # Completion of keygen for bash. Made by `keygen completions bash`.

    _keygen_words() {
      COMPREPLY=($(compgen -W "$1" -- "$current"))
    }

    # Paths that compgen finds by its arguments; they may hold blanks.
    _keygen_paths() {
      local path
      while IFS= read -r path; do
        COMPREPLY+=("$path")
      done < <(compgen "$@" -- "$current")
      type compopt &>/dev/null && compopt -o filenames
      return 0
    }

    _keygen() {
      local current=${COMP_WORDS[COMP_CWORD]} command= option= only_arguments= word index
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ -n $option ]]; then
          # bash makes a word of the sign between an option and its value.
          [[ $word == = ]] || option=
          continue
        fi
        [[ -n $only_arguments ]] && continue
        case "$command $word" in
          *' --') only_arguments=1 ;;
    \(steps)
        esac
      done
      [[ $current == = && -n $option ]] && current=

      if [[ -n $option ]]; then
        case "$command $option" in
    \(optionValues)
        esac
        return
      fi
      if [[ $current == -* && -z $only_arguments ]]; then
        case "$command" in
    \(options)
        esac
        return
      fi
      case "$command" in
    \(arguments)
      esac
    }

    if type compopt &>/dev/null; then
      complete -F _keygen keygen
    else
      complete -o filenames -F _keygen keygen
    fi

    """
  }

  /// The words that name a command, and the options that take the next word.
  private var steps: String {
    var lines: [String] = []
    for place in places {
      for command in place.commands {
        let path = place.path.isEmpty ? command.word : "\(place.path) \(command.word)"
        lines.append("      '\(place.path) \(command.word)') command='\(path)' ;;")
      }
      let names = place.options.filter { $0.value != nil }.flatMap(\.spellings)
      guard !names.isEmpty else { continue }
      let patterns = names.map { "'\(place.path) \($0)'" }.joined(separator: " | ")
      lines.append("      \(patterns)) option=$word ;;")
    }
    return lines.joined(separator: "\n")
  }

  private var optionValues: String {
    places.flatMap { place in
      place.options.compactMap { option -> String? in
        guard let action = option.value.flatMap({ action($0.candidates) }) else { return nil }
        let patterns = option.spellings.map { "'\(place.path) \($0)'" }.joined(separator: " | ")
        return "      \(patterns)) \(action) ;;"
      }
    }
    .joined(separator: "\n")
  }

  private var options: String {
    places.map { place in
      "      '\(place.path)') _keygen_words '\(place.options.flatMap(\.spellings).joined(separator: " "))' ;;"
    }
    .joined(separator: "\n")
  }

  private var arguments: String {
    places.compactMap { place in
      let action =
        place.commands.isEmpty
        ? action(place.arguments) : self.action(.words(place.commands.map(\.word)))
      return action.map { "    '\(place.path)') \($0) ;;" }
    }
    .joined(separator: "\n")
  }

  private func action(_ candidates: Candidates) -> String? {
    switch candidates {
    case .nothing: nil
    case .words(let words): "_keygen_words '\(words.joined(separator: " "))'"
    case .folders: "_keygen_paths -d"
    case .files: "_keygen_paths -f"
    case .specs: "_keygen_paths -d; _keygen_paths -f -X '!*.keygen.json'"
    }
  }
}

extension OptionDeclaration {
  /// All ways to write the option.
  var spellings: [String] { (letter.map { [$0] } ?? []) + [name] }
}
