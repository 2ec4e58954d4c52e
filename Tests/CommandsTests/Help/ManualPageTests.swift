import Commands
import Domain
import Expect
import TestSupport
import Testing
import Text

/// The manual page and the shells' scripts.
@Suite struct ManualPageTests {
  private static let page = ManualPage(table: .larder).text
  private static let lines = page.split(separator: "\n", omittingEmptySubsequences: false)

  @Test(arguments: [
    "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES",
    "PRIVACY",
    "LICENCE", "SEE ALSO",
  ])
  func hasTheSection(name: String) { expect(Self.lines.contains { $0 == ".SH \(name)" }) }

  @Test func hasEveryCommandAndOption() {
    for spec in CommandTable.larder.specs {
      let name = "\\fB" + spec.name.replacing("-", with: "\\-") + "\\fR"
      expect(Self.lines.contains { $0 == name || $0.hasPrefix(name + " ") }, "\(spec.name)")
    }
    for option in Globals.specs { expect(Self.page.contains(option.name.replacing("-", with: "\\-"))) }
  }

  @Test func hasEveryErrorUnderItsStatus() {
    let section = Self.page.split(separator: ".SH EXIT STATUS")[1].split(separator: ".SH EXAMPLES")[0]
    let items = section.split(separator: ".TP\n").dropFirst()
    for code in ErrorCode.allCases {
      let item = items.first { $0.hasPrefix("\\fB\(code.exitStatus)\\fR\n") }
      expect(item?.contains(code.rawValue), equals: true, "\(code)")
    }
  }

  /// man(7): "lines should be kept to 80 characters"; and nothing but what is meant is a request or a letter of another set.
  @Test func isPlain() {
    let requests: Set<Substring> = [
      ".TH", ".nh", ".ad", ".SH", ".SS", ".TP", ".PP", ".RS", ".RE", ".nf", ".fi", ".\\\"",
    ]
    for line in Self.lines {
      expect(line.utf8.count <= 80, "\(line)")
      expect(line.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }, "\(line)")
      guard line.hasPrefix(".") || line.hasPrefix("'") else { continue }
      expect(requests.contains(line.prefix { $0 != " " }), "\(line)")
    }
  }

  /// groff_char(7) and groff(7): how to write a character that would be a request, an escape or a typographic sign.
  @Test(arguments: [
    ("Don't.", "Don\\(aqt."), (".SH at the start.", "\\&.SH at the start."),
    ("'quoted' here.", "\\(aqquoted\\(aq here."),
    ("Take a\\b.", "Take a\\eb."), ("Of [a]: b-c.", "Of [a]: b\\-c."), ("½ of ~x^2.", "\\[u00BD] of \\(tix\\(ha2."),
    ("Type `fix 2`, then go.", "Type \\fBfix 2\\fR, then go."), ("A lone ` tick.", "A lone \\(ga tick."),
    ("🥕.", "\\[u1F955]."),
  ])
  func textIsNoRoff(summary: String, roff: String) {
    let spec = CommandSpec(["odd"], summary, examples: ["odd"], effect: .reads, topic: .session) { _, _ in
      throw LarderError(.notAllowed, "never run", hint: nil)
    }
    expect(ManualPage(table: CommandTable([spec])).text.contains(".TP\n\\fBodd\\fR\n\(roff)\n"))
  }

  @Test func readersOfSuchPagesFindNoFault() throws {
    for (program, arguments) in [("mandoc", ["-T", "lint"]), ("groff", ["-man", "-ww", "-z", "-Tutf8"])] {
      guard let path = Self.path(of: program) else { continue }
      let result = try Program.run(path, arguments, input: Self.page)
      expect(result.status == 0 && result.errors.isEmpty && result.output.isEmpty, "\(result.text)\(result.errorText)")
    }
  }

  // MARK: The shells' scripts

  @Test(arguments: CompletionScript.allCases) func scriptAsksTheProgram(script: CompletionScript) throws {
    expect(script.text.contains("larder __complete \(script.rawValue) "))
    expect(script.text.split(separator: "\n").allSatisfy { String($0).cells <= 100 })
    guard let shell = Self.path(of: script.rawValue) else { return }
    let result = try Program.run(shell, ["-n", "/dev/stdin"], input: script.text)
    expect(result.status == 0 && result.errors.isEmpty, "\(result.errorText)")
  }

  private static func path(of program: String) -> String? {
    let found = try? Program.run("/bin/sh", ["-c", "command -v \(program)"])
    return found.flatMap { $0.status == 0 ? String($0.text.dropLast()) : nil }
  }
}
