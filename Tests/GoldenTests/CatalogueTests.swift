import Domain
import Expect
import Foundation
import TestSupport
import Testing
import Text

/// Every command and every error has a golden session.
@Suite struct CatalogueTests {
  /// Errors that no transcript can show, and where each is tried instead.
  private static let elsewhere: [ErrorCode: String] = [
    .busy: "StoreTests/Safety/LockTests: takes two programs and ten seconds",
    .interrupted: "ShellTests, on a pseudo-terminal",
    .unsupportedSQLite: "the SQLite that Larder is built with decides it",
  ]

  private static func sessions() throws -> [(name: String, steps: [GoldenSession.Command])] {
    try SessionTests.names.map { ($0, try commands(of: $0)) }
  }

  private static func commands(of session: String) throws -> [GoldenSession.Command] {
    try GoldenSession(path: SessionTests.folder + "/" + session).steps.compactMap { step in
      guard case .command(let command) = step else { return nil }
      return command
    }
  }

  @Test func `every error is met, with its exit status`() throws {
    let answers = try Self.sessions().flatMap(\.steps).map(\.answer)
    for code in ErrorCode.allCases where Self.elsewhere[code] == nil {
      let met = answers.filter { $0.errors.contains { $0.contains("\"code\":\"\(code.rawValue)\"") } }
      expect(!met.isEmpty, "no session shows \(code.rawValue) under --json")
      expect(met.allSatisfy { $0.status == code.exitStatus }, "\(code.rawValue) ends with another status")
    }
  }

  @Test func `every command is run`() throws {
    let help = try Program.run(Larder.binary, ["help", "--json"])
    let names = try JSONDecoder().decode(Commands.self, from: Data(help.output)).commands.map(\.name)
    expect(names.count > 30)
    let lines = try Self.sessions().flatMap(\.steps).flatMap { Self.lines($0) }
    for name in names {
      expect(lines.contains { $0 == name || $0.hasPrefix(name + " ") }, "no session runs `\(name)`")
    }
  }

  /// The lines that a command gave to Larder, without the options before the command's name.
  private static func lines(_ command: GoldenSession.Command) -> [String] {
    guard let range = command.text.range(of: "larder ") else { return command.input }
    var words = command.text[range.upperBound...].split(separator: " ")[...]
    while let first = words.first, first.hasPrefix("--") {
      words = words.dropFirst(["--db", "--profile", "--now", "--width", "--color"].contains(first) ? 2 : 1)
    }
    let spelled = words.joined(separator: " ")
    // A noun alone is its first verb.
    let listed = ["goals": "goals show", "profiles": "profile list", "settings": "settings show"][spelled] ?? spelled
    return command.input + [listed]
  }

  /// Nothing that people read runs over the edge: 80 columns, or what `--width` says.
  @Test(arguments: SessionTests.names)
  func `no line is wider than the window`(name: String) throws {
    for command in try Self.commands(of: name) where command.text.contains("larder") && !Self.isForPrograms(command) {
      let width = Self.width(of: command)
      for line in command.answer.output + command.answer.errors where !line.contains("␛") && !line.contains("[ROOT]") {
        expect(line.cells <= width, "\(name):\(command.line): \(line.cells) of \(width) columns: \(line)")
      }
    }
  }

  private static func isForPrograms(_ command: GoldenSession.Command) -> Bool {
    // What is shared or exported wraps in the program that shows it.
    let words = ["--json", "--csv", ".larder", "parse ingredient", "recipe share", "recipe export"]
    return (command.input + [command.text]).contains { line in words.contains { line.contains($0) } }
  }

  private static func width(of command: GoldenSession.Command) -> Int {
    let words = command.text.split(whereSeparator: { $0 == " " || $0 == "=" }).map(String.init)
    guard let index = words.firstIndex(where: { $0 == "--width" || $0 == "COLUMNS" }), words.indices.contains(index + 1)
    else { return 80 }
    return Int(words[index + 1]).flatMap { $0 >= 40 ? $0 : nil } ?? 80
  }

  private struct Commands: Decodable {
    let commands: [Command]
    struct Command: Decodable { let name: String }
  }
}
