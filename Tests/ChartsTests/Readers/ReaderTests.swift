import Charts
import Expect
import Foundation
import Testing

/// Ten questions a chart, answered from its ASCII picture without colour.
///
/// `LARDER_RECORD=1` writes `Fixtures/readers` anew. `LARDER_READERS=FOLDER swift test --filter ReaderTests` writes
/// the pictures and the questions without answers into FOLDER, for somebody who has not seen the data.
@Suite struct ReaderTests {
  private static let sheets = [
    trend, trendBefore, dayBars, comparedBars, amountBars, splitBars, gauges, monthHeatmap, sparkRows, sparkline,
    markerBars,
  ]
  private static let environment = ProcessInfo.processInfo.environment
  private static let folder = GoldenFile.folder.appending(path: "../readers").standardizedFileURL

  @Test func everyChartHasItsQuestions() {
    expect(Set(Self.sheets.map(\.file)), equals: Set(ChartMatrix.charts.map(\.file)))
    for sheet in Self.sheets { expect(sheet.questions.count >= 10, "\(sheet.file)") }
  }

  @Test(arguments: sheets.map(\.file)) func thePictureSaysIt(file: String) throws {
    let sheet = try require(Self.sheets.first { $0.file == file })
    for question in sheet.questions {
      expect(sheet.evidence(for: question) != nil, "\(file): \(question.ask) \(question.says)")
    }
    let recorded = Self.folder.appending(path: "\(file).txt")
    if Self.environment["LARDER_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try sheet.answered.write(to: recorded, atomically: true, encoding: .utf8)
    }
    expect(try String(contentsOf: recorded, encoding: .utf8), equals: sheet.answered)
    guard let export = Self.environment["LARDER_READERS"] else { return }
    try FileManager.default.createDirectory(atPath: export, withIntermediateDirectories: true)
    try sheet.unanswered.write(toFile: "\(export)/\(file).txt", atomically: true, encoding: .utf8)
  }

  /// A word within another word, and a figure within another figure, do not count as evidence.
  @Test(arguments: [
    ("highest 2,480 (Fri 25 Sep)", "2,480", true), ("highest 12,480 (Fri 25 Sep)", "2,480", false),
    ("mean 2,093.", "2,093", true), ("mean 2,093.5", "2,093", false), ("Mon 20", "Mon 2", false),
    ("Mon 2 |###", "Mon 2", true), ("8 -   9 -", "8 -", true), ("18 -  9 -", "8 -", false),
    ("+344  over", "over", true), ("overall", "over", false),
  ]) func wordsAreWhole(line: String, words: String, says: Bool) {
    expect(ReaderSheet.line(line, says: words), equals: says)
  }
}
