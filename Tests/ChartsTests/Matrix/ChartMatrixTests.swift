import Charts
import Expect
import Foundation
import Testing
import Text

/// The recorded pictures of each chart: 40, 80 and 132 columns, seven kinds of data, and as sentences.
@Suite struct ChartMatrixTests {
  @Test(arguments: ChartMatrix.charts.map(\.file)) func pictures(file: String) throws {
    let chart = try require(ChartMatrix.charts.first { $0.file == file })
    try GoldenFile.check(chart.pictures, against: "\(file).txt")
  }

  /// Every type in the sources that conforms to `Chart` is in the table.
  @Test func everyChartIsThere() throws {
    let drawn = Set(ChartMatrix.charts.map { "\(type(of: $0.chart(.normal)))" })
    let conforming = try Self.conformingTypes()
    expect(conforming.count >= 9)
    expect(conforming.subtracting(drawn).isEmpty)
    expect(Set(ChartMatrix.charts.map(\.file)).count, equals: ChartMatrix.charts.count)
  }

  /// Every file has what it should have: with the normal data all widths, with the others one picture and the sentences.
  @Test(arguments: ChartMatrix.charts.map(\.file)) func everyCaseIsRecorded(file: String) throws {
    let chart = try require(ChartMatrix.charts.first { $0.file == file })
    let heads = try Self.recorded(in: "\(file).txt").map(\.head)
    var expected = ["80 unicode", "132 unicode", "40 unicode", "sentences"].map { "normal, \($0)" }
    for drawn in ["empty", "one point", "equal", "huge", "negative", "wide names"] {
      expected += ["\(drawn), 80 unicode", "\(drawn), sentences"]
      if chart.ascii == .ownPicture { expected.append("\(drawn), 80 ascii") }
    }
    expect(heads.count, equals: expected.count)
    expect(Set(heads), equals: Set(expected))
  }

  /// No picture of a chart says again what another one says already.
  @Test(arguments: ChartMatrix.charts.map(\.file)) func noPictureRepeatsAnother(file: String) throws {
    var headOf: [String: String] = [:]
    for picture in try Self.recorded(in: "\(file).txt") + Self.recorded(in: "\(file)-cases.txt")
    where !picture.body.hasPrefix("(as on ") {
      if let earlier = headOf.updateValue(picture.head, forKey: picture.body) {
        Issue.record("\(file): \(picture.head) is the same picture as \(earlier)")
      }
    }
  }

  /// The pictures of a file: the line above each, and its own lines.
  private static func recorded(in name: String) throws -> [(head: String, body: String)] {
    let text = try String(contentsOf: GoldenFile.folder.appending(path: name), encoding: .utf8)
    return "\n\(text)".components(separatedBy: "\n==== ").dropFirst().map { picture in
      let lines = picture.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(lines[0]), lines.dropFirst().joined().trimmingCharacters(in: .newlines))
    }
  }

  /// Names that conform to `Chart`, by `extension NAME: Chart` or in a declaration.
  private static func conformingTypes() throws -> Set<String> {
    let sources = GoldenFile.folder.appending(path: "../../Sources/Charts").standardizedFileURL
    let files = try require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
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
