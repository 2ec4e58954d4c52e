import Charts
import Foundation
import Testing
import Text

/// Each chart x 40, 80, 132 columns x Unicode, ASCII x seven kinds of data, and as sentences.
@Suite struct ChartMatrixTests {
  @Test(arguments: ChartMatrix.charts.map(\.file)) func pictures(file: String) throws {
    let chart = try #require(ChartMatrix.charts.first { $0.file == file })
    try GoldenFile.check(chart.pictures, against: "\(file).txt")
  }

  /// Every type in the sources that conforms to `Chart` is in the table.
  @Test func everyChartIsThere() throws {
    let drawn = Set(ChartMatrix.charts.map { "\(type(of: $0.chart(.normal)))" })
    let conforming = try Self.conformingTypes()
    #expect(conforming.count >= 9)
    #expect(conforming.subtracting(drawn).isEmpty)
    #expect(Set(ChartMatrix.charts.map(\.file)).count == ChartMatrix.charts.count)
  }

  /// Every picture of the matrix is in its file: seven kinds of data at three widths in two glyph sets, and the
  /// sentences.
  @Test(arguments: ChartMatrix.charts.map(\.file)) func everyCaseIsRecorded(file: String) throws {
    let text = try String(contentsOf: GoldenFile.folder.appending(path: "\(file).txt"), encoding: .utf8)
    let heads = Set(text.split(separator: "\n").filter { $0.hasPrefix("==== ") }.map { String($0.dropFirst(5)) })
    for drawn in ["normal", "empty", "one point", "equal", "huge", "negative", "wide names"] {
      for canvas in ["40 unicode", "40 ascii", "80 unicode", "80 ascii", "132 unicode", "132 ascii", "sentences"] {
        #expect(heads.contains("\(drawn), \(canvas)"), "\(file)")
      }
    }
    #expect(heads.count == 7 * 7)
  }

  /// Names that conform to `Chart`, by `extension NAME: Chart` or in a declaration.
  private static func conformingTypes() throws -> Set<String> {
    let sources = GoldenFile.folder.appending(path: "../../Sources/Charts").standardizedFileURL
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split { " :,{}".contains($0) }
        guard let kind = words.firstIndex(where: { ["extension", "struct", "enum", "class"].contains($0) }),
          kind + 1 < words.count, line.contains(":"), words[(kind + 1)...].dropFirst().contains("Chart")
        else { continue }
        names.insert(String(words[kind + 1]))
      }
    }
    return names
  }
}
