internal import Domain
internal import Text

/// `completion`.
enum CompletionCommand {
  static let completion: CommandSpec = CommandSpec(
    ["completion"], "Print the script by which bash, zsh or fish completes Larder's lines at TAB.",
    details: """
      `make install` puts the scripts where the shells look for them. By hand: `source <(larder completion bash)` in ~/.bashrc, \
      `source <(larder completion zsh)` in ~/.zshrc behind `compinit`, `larder completion fish | source` in config.fish.

      The script asks the program at each TAB: for commands, options and their values, profiles, and foods by the names of the \
      household's bank. It only looks: no household is made by it, and nothing is written.
      """,
    arguments: [
      ArgumentSpec("SHELL", .choice(CompletionScript.allCases.map(\.rawValue)), .one, "The shell: bash, zsh or fish.")
    ],
    examples: ["completion bash"], effect: .reads, topic: .session
  ) { invocation, _ in
    let names = CompletionScript.allCases.map(\.rawValue)
    guard let script = CompletionScript(rawValue: invocation.words[0].text.lowercased()) else {
      throw invocation.error(
        .badValue, "there is no completion for `\(invocation.words[0].text)`", at: invocation.words[0],
        hint: "one of " + names.joined(separator: ", "), candidates: names)
    }
    return VerbatimReport(
      text: script.text, facts: [("shell", script.rawValue), ("script", script.text)])
  }
}

/// Text for another program.
struct VerbatimReport: Report {
  let text: String
  /// What is told of it as data, the text among it.
  let facts: [(name: String, value: String)]

  var verbatim: String? { text }
  var json: JSON { .object(Dictionary(uniqueKeysWithValues: facts.map { ($0.name, JSON.string($0.value)) })) }
  var table: CSVTable? { CSVTable(facts.map(\.name), [facts.map(\.value)]) }

  func text(on canvas: Canvas) -> [StyledLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { StyledLine(canvas.show(String($0))) }
  }
}
