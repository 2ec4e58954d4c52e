import Commands
import Domain
import Expect
import Foundation
import TestSupport
import Testing
import Text

/// docs/commands.md, docs/errors.md, docs/export-format.md and docs/guide/reference-values.md are what the program would generate today.
@Suite struct GeneratedPagesTests {
  @Test func commandsPageIsFresh() throws {
    var keys: [String: [String]] = [:]
    for spec in CommandTable.larder.specs {
      // A command that asks has no JSON output, since programs are not asked.
      guard let example = spec.examples.first, !SampleHousehold.asks(example) else { continue }
      let household = try SampleHousehold()
      household.attend(to: example)
      keys[spec.name] = try household.json(example).keys.sorted()
    }
    try check("docs/commands.md", ReferencePage(jsonKeys: keys).text)
  }

  @Test func errorsPageIsFresh() throws {
    try check("docs/errors.md", ErrorPage(answer: { Self.error(of: $0).map(Self.shown) }).text)
  }

  @Test func referenceValuesPageIsFresh() throws {
    try check("docs/guide/reference-values.md", ReferenceValuesPage().text)
  }

  @Test func exportFormatPageIsFresh() throws {
    try check("docs/export-format.md", ExportFormatPage().text)
  }

  @Test func everyPublicationIsOnThePage() {
    let page = ReferenceValuesPage().text
    for publication in Publication.all { expect(page.contains("| \(publication.key) | "), "\(publication.key)") }
    for table in ReferenceTable.all { expect(page.lowercased().contains("### \(table.title.lowercased())")) }
  }

  @Test(arguments: ErrorCode.allCases) func exampleRaisesItsCode(code: ErrorCode) {
    if case .shell = code.entry.example { return }
    expect(Self.error(of: code)?.code, equals: code)
  }

  @Test func everyCodeHasItsPlaceOnThePage() {
    let page = ErrorPage(answer: { _ in nil }).text
    for code in ErrorCode.allCases { expect(page.contains("\n### \(code.rawValue)\n"), "\(code): its exit status") }
  }

  @Test(arguments: ErrorCode.allCases) func entriesAreSentences(code: ErrorCode) {
    for text in [code.entry.meaning, code.entry.remedy] {
      expect(text.last == "." && (text.first?.isUppercase == true || text.first == "`"), "\(text)")
    }
  }

  /// The error with which the example of a code is refused.
  private static func error(of code: ErrorCode) -> LarderError? {
    switch code.entry.example {
    case .shell: return nil
    case .empty(let line): return (try? SampleHousehold.empty())?.error(of: line)
    case .lines(let lines):
      guard let household = try? SampleHousehold() else { return nil }
      for line in lines.dropLast() where household.error(of: line) != nil { return nil }
      return lines.last.flatMap { household.error(of: $0) }
    }
  }

  private static func shown(_ error: LarderError) -> String {
    let lines = ErrorReport(error: error).lines(origin: nil, on: Canvas(width: 100))
    return lines.map(\.plain).joined(separator: "\n")
  }

  /// Compares a page with its file; with `LARDER_RECORD=1` it writes the file.
  private func check(_ path: String, _ page: String) throws {
    let file = URL(fileURLWithPath: Larder.repository + "/" + path)
    if ProcessInfo.processInfo.environment["LARDER_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try Data(page.utf8).write(to: file)
    }
    let written = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard written != page else { return }
    let lines = zip(written.split(separator: "\n"), page.split(separator: "\n"))
    let first = lines.first { $0 != $1 }.map { "`\($0.0)` would be `\($0.1)`" } ?? "it has more or fewer lines"
    Issue.record("\(path) is stale: run `make docs`. \(first)")
  }
}
