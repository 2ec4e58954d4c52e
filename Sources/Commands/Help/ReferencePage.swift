internal import Domain

/// Generates docs/commands.md, which describes every command, from the command table.
package struct ReferencePage {
  /// The keys of the JSON that each command's examples produce, by command name.
  private let jsonKeys: [String: [String]]

  /// Creates a page that lists the JSON keys of each command, given by command name; a command without an entry gets no
  /// list.
  package init(jsonKeys: [String: [String]]) { self.jsonKeys = jsonKeys }

  /// The page in Markdown.
  package var text: String {
    let topics = CommandSpec.Topic.allCases.map { topic in
      let specs = CommandTable.larder.specs.filter { $0.topic == topic }
      return "## \(topic.rawValue)\n\n" + specs.map(section).joined(separator: "\n")
    }
    return ([ReferenceWords.start, Self.globals, ReferenceWords.words] + topics).joined(separator: "\n")
  }

  private static var globals: String {
    let head = """
      ## Options of every command

      Before the command or after it; in a script they may be given on single lines, except `--db` and `-f`. An option
      that takes a value takes it as the next word or after `=`: `--width 60`, `--width=60`. Where a command has an
      option of the same name (`profile add --color HEX`), that one wins after the command's words.


      """
    return head + table(Globals.specs.map { ($0.spelling, $0.help) })
  }

  private func section(_ spec: CommandSpec) -> String {
    var parts = ["### \(spec.name)", "```\n\(spec.usage)\n```", spec.summary + " " + Self.effect(spec)]
    if !spec.aliases.isEmpty {
      parts.append("Also: " + spec.aliases.map { "`\($0)`" }.joined(separator: ", ") + ".")
    }
    if !spec.details.isEmpty { parts.append(spec.details) }
    if let guidance = spec.guidance { parts.append(guidance) }
    let words = spec.arguments.map { ($0.usage, $0.help) } + spec.options.map { ($0.usage, $0.help) }
    if !words.isEmpty { parts.append(Self.table(words)) }
    if let keys = jsonKeys[spec.name], !keys.isEmpty {
      parts.append("JSON: " + keys.map { "`\($0)`" }.joined(separator: ", ") + ".")
    }
    parts.append("```\n" + spec.examples.joined(separator: "\n") + "\n```")
    return parts.map { $0.trimmedEnd + "\n" }.joined(separator: "\n")
  }

  private static func effect(_ spec: CommandSpec) -> String {
    switch spec.effect {
    case .reads where spec.options.contains { $0.name == "repair" }:
      "Changes nothing without --repair; has a table for `--csv`."
    case .reads: spec.path[0] == "look" ? "Changes nothing." : "Changes nothing; has a table for `--csv`."
    case .writes: spec.path[0] == "undo" || spec.path[0] == "redo" ? "Is not a step itself." : "One step for `undo`."
    case .session: "Changes only the session; is not a step."
    }
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let lines = rows.map { "| `\($0.0.replacing("|", with: "\\|"))` | \($0.1.replacing("|", with: "\\|")) |" }
    return "| | |\n|---|---|\n" + lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
