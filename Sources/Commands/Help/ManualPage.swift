internal import Domain

/// larder(1): the manual page, generated from the command table, the options and the kinds of errors.
package struct ManualPage {
  private let table: CommandTable

  /// Creates the page for the commands of a table.
  package init(table: CommandTable) { self.table = table }

  /// The page in man(7) markup.
  package var text: String {
    let options = Globals.specs.flatMap { Roff.item(Roff.usage($0.spelling), $0.help) }
    let lines =
      [
        ".\\\" Made by `larder about man`.",
        ".TH LARDER 1 \"\(Version.day)\" \"Larder \(Version.number)\" \"User Commands\"",
        ".nh", ".ad l",
        ".SH NAME", "larder \\- household nutrition workbench",
      ] + ManualText.synopsis + section("DESCRIPTION", Roff.paragraphs(ManualText.description)) + commands
      + section("OPTIONS", Roff.paragraphs(ManualText.options) + options)
      + section("ENVIRONMENT", ManualText.environment.flatMap { Roff.item(Roff.bold($0.0), $0.1) })
      + section("FILES", ManualText.files.flatMap { Roff.item(Roff.italic($0.0), $0.1) }) + status + examples
      + section("PRIVACY", Roff.paragraphs(ManualText.privacy))
      + section("LICENCE", Roff.paragraphs(ManualText.licence))
      + section("SEE ALSO", Roff.paragraphs(ManualText.seeAlso))
    return lines.joined(separator: "\n") + "\n"
  }

  private var commands: [String] {
    let topics = CommandSpec.Topic.allCases.flatMap { topic -> [String] in
      let specs = table.specs.filter { $0.topic == topic }
      return specs.isEmpty ? [] : [".SS " + topic.rawValue] + specs.flatMap(command)
    }
    return section("COMMANDS", Roff.paragraphs(ManualText.commands) + topics)
  }

  private func command(_ spec: CommandSpec) -> [String] {
    let also =
      spec.aliases.isEmpty ? "" : " Also " + spec.aliases.map { "`\($0)`" }.joined(separator: ", ") + "."
    let words = spec.arguments.isEmpty ? "" : " " + Roff.usage(spec.arguments.map(\.usage).joined(separator: " "))
    return Roff.item(Roff.bold(spec.name) + words, spec.summary + also)
  }

  private var status: [String] {
    let groups = ErrorPage.groups.map { group in
      let codes = ErrorCode.allCases.filter { $0.exitStatus == group.status }.map(\.rawValue)
      return Roff.item(Roff.bold(String(group.status)), group.meaning + " (" + codes.joined(separator: ", ") + ")")
    }
    return section(
      "EXIT STATUS", Roff.paragraphs(ManualText.status) + Roff.item(Roff.bold("0"), "done") + groups.flatMap(\.self))
  }

  private var examples: [String] {
    let examples = ManualText.examples.enumerated().flatMap { index, example in
      (index == 0 ? [] : [".PP"]) + Roff.filled(Roff.text(example.what)) + Roff.example(example.lines)
    }
    return section("EXAMPLES", examples)
  }

  private func section(_ name: String, _ lines: [String]) -> [String] { [".SH " + name] + lines }
}
