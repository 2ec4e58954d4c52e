import Commands
import Expect
import TestSupport
import Testing
import Text

/// `help` on one screen, and `help all`.
@Suite struct HelpScreenTests {
  private func lines(_ command: String, width: Int = 80) throws -> [String] {
    let outcome = try require(try SampleHousehold().run(command))
    return outcome.report.lines(on: Canvas(width: width)).map(\.plain)
  }

  @Test func `help and the prompt below it fit 80x24`() throws {
    let lines = try lines("help")
    expect(lines.count <= 23 && lines.allSatisfy { $0.cells <= 80 }, "\(lines.joined(separator: "\n"))")
    // Nothing is wrapped: each line of two columns begins with something to type.
    expect(lines.filter { $0.hasPrefix("   ") }.isEmpty)
  }

  @Test func `nothing is cut off in a narrow window`() throws {
    let (wide, narrow) = (try lines("help"), try lines("help", width: 40))
    func words(_ lines: [String]) -> [Substring] { lines.flatMap { $0.split(separator: " ") } }
    expect(narrow.allSatisfy { $0.cells <= 40 } && words(narrow) == words(wide))
  }

  @Test func `each line of it is a command that can be read`() throws {
    // The left column ends where two spaces begin.
    let typed = try lines("help").filter { $0.hasPrefix("  ") }.compactMap { line in
      line.dropFirst(2).firstRange(of: "  ").map { String(line.dropFirst(2)[..<$0.lowerBound]) }
    }
    expect(typed.count > 10)
    let household = try SampleHousehold()
    for line in typed {
      #expect(throws: Never.self, "\(line)") { try household.interpreter.parse(CommandLine(line: line)) }
    }
  }

  @Test func `help all has every command`() throws {
    let words = Set(try lines("help all").compactMap { $0.split(separator: " ").first.map(String.init) })
    for spec in CommandTable.larder.specs where spec.path[0] != "data" {
      expect(words.contains(spec.path[0]), "\(spec.name)")
    }
  }
}
