internal import Domain
internal import Text

/// `completion`: prints the script that completes commands in a shell.
enum CompletionCommand {
  static let completion: CommandSpec = CommandSpec(
    ["completion"], "Print the script that completes Larder's commands with TAB in bash, zsh or fish.",
    details: """
      `make install` puts the scripts where the shells look for them. To set them up by hand: `source <(larder \
      completion bash)` in ~/.bashrc, `source <(larder completion zsh)` in ~/.zshrc after `compinit`, or `larder \
      completion fish | source` in config.fish.

      At each TAB the script asks the program for commands, options and their values, profiles, and the names of foods \
      in the household's food bank. It only reads: it creates no household and writes nothing.
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

/// A text that another program reads, such as a script for a shell; it is printed unchanged.
struct VerbatimReport: Report {
  let text: String
  /// The fields of the report in JSON and CSV, including the text.
  let facts: [(name: String, value: String)]

  var verbatim: String? { text }
  var json: JSON { .object(Dictionary(uniqueKeysWithValues: facts.map { ($0.name, JSON.string($0.value)) })) }
  var table: CSVTable? { CSVTable(facts.map(\.name), [facts.map(\.value)]) }

  func text(on canvas: Canvas) -> [StyledLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { StyledLine(canvas.show(String($0))) }
  }
}
