/// Completion for fish.
struct FishCompletion {
  let places: [CompletionPlace]

  var script: String {
    """
    # Completion of keygen for fish. Made by `keygen completions fish`.

    # The words ahead of the cursor that name a command.
    function __keygen_command
        set -l command
        set -l takes_value 0
        for word in (commandline -opc)[2..-1]
            if test $takes_value = 1
                set takes_value 0
                continue
            end
            switch "$command $word"
    \(steps)
            end
        end
        echo "$command"
    end

    function __keygen_is_at
        set -l command (__keygen_command)
        test "$command" = "$argv[1]"
    end

    # What fish itself completes to paths, quoting and all: a command that it does not know has no other arguments.
    function __keygen_paths
        complete -C "__keygen_no_command "(commandline -ct)
    end

    function __keygen_specs
        __keygen_paths | string match -r '^.*(?:/|\\.keygen\\.json)$'
    end

    complete -c keygen -f
    \(places.flatMap(lines).joined(separator: "\n"))

    """
  }

  private var steps: String {
    var lines: [String] = []
    for place in places {
      for command in place.commands {
        let path = place.path.isEmpty ? command.word : "\(place.path) \(command.word)"
        lines += [
          "            case '\(place.path) \(command.word)'",
          "                set command '\(path)'",
        ]
      }
      let names = place.options.filter { $0.value != nil }.flatMap(\.spellings)
      guard !names.isEmpty else { continue }
      lines += [
        "            case \(names.map { "'\(place.path) \($0)'" }.joined(separator: " "))",
        "                set takes_value 1",
      ]
    }
    return lines.joined(separator: "\n")
  }

  private func lines(at place: CompletionPlace) -> [String] {
    let start = "complete -c keygen -n \(quoted("__keygen_is_at \(quoted(place.path))"))"
    var lines = place.commands.map { command in
      "\(start) -a \(command.word) -d \(quoted(command.summary))"
    }
    lines += place.options.map { "\(start) \(option($0))" }
    if let candidates = list(place.arguments) { lines.append("\(start) -a \(candidates)") }
    return lines
  }

  private func option(_ option: OptionDeclaration) -> String {
    var words = option.letter.map { ["-s \($0.dropFirst())"] } ?? []
    words.append("-l \(option.name.dropFirst(2))")
    switch option.value?.candidates {
    case nil: break
    case .files?: words.append("-r -F")
    case .nothing?: words.append("-x")
    case let candidates?: words.append("-x -a \(list(candidates) ?? "''")")
    }
    words.append("-d \(quoted(option.summary.firstSentence))")
    return words.joined(separator: " ")
  }

  private func list(_ candidates: Candidates) -> String? {
    switch candidates {
    case .nothing: nil
    case .words(let words): quoted(words.joined(separator: " "))
    case .folders: "'(__fish_complete_directories)'"
    case .files: "'(__keygen_paths)'"
    case .specs: "'(__keygen_specs)'"
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
