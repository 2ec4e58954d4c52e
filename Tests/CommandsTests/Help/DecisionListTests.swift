import Expect
import Foundation
import TestSupport
import Testing

/// docs/decisions.md lists what the pages in docs/decisions decide, latest first; `make docs` writes the list.
@Suite struct DecisionListTests {
  private static let folder = Larder.repository + "/docs/"

  private struct Decision {
    let date: String
    let title: String
    let page: String

    /// The heading's link, as GitHub makes it.
    var anchor: String {
      let kept = title.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
      return kept.replacing(" ", with: "-")
    }
  }

  /// The decisions of a page in its order: a heading, and a paragraph that begins with the date.
  private static func decisions(on page: String) throws -> [Decision] {
    let text = try String(contentsOfFile: folder + "decisions/" + page, encoding: .utf8)
    return text.components(separatedBy: "\n## ").dropFirst().map { section in
      let lines = section.split(separator: "\n")
      return Decision(date: String(lines.dropFirst().first?.prefix(10) ?? ""), title: String(lines[0]), page: page)
    }
  }

  @Test func everyDecisionIsListedByDate() throws {
    let pages = try FileManager.default.contentsOfDirectory(atPath: Self.folder + "decisions").sorted()
    let all = try pages.flatMap { try Self.decisions(on: $0) }
    expect(all.count > 100)
    for decision in all {
      expect(
        decision.date.wholeMatch(of: /20\d\d-\d\d-\d\d/) != nil, "\(decision.page): \(decision.title) has no date")
    }
    let days = Set(all.map(\.date)).sorted(by: >)
    let list = days.map { day in
      "### \(day)\n\n"
        + all.filter { $0.date == day }.map { "- [\($0.title)](decisions/\($0.page)#\($0.anchor))\n" }.joined()
    }
    let path = Self.folder + "decisions.md"
    let written = try String(contentsOfFile: path, encoding: .utf8)
    let head = try require(written.firstRange(of: "## By date\n\n")).upperBound
    let page = written[..<head] + list.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["LARDER_RECORD"] == "1" {
      try Data(page.utf8).write(to: URL(fileURLWithPath: path))
    }
    expect(
      try String(contentsOfFile: path, encoding: .utf8) == page, "docs/decisions.md is stale: run `make docs`")
  }
}
