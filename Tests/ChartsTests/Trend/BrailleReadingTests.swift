import Expect
import TestSupport
import Testing
import Text

@testable import Charts

/// Reads values back from the braille cells of line charts, with nothing but the screen: the labels give the axis, the
/// left dots of a day's cells its height.
@Suite struct BrailleReadingTests {
  /// The rows of a drawn chart from the top: the label, if there is one, and the cells of the plot.
  private struct Screen {
    let rows: [(label: Double?, cells: [Unicode.Scalar])]
    let columnWidth: Int
    /// What a row is more than the row below it.
    let step: Double

    init(_ chart: TrendChart, width: Int) throws {
      let lines = chart.lines(on: Canvas(width: width)).map(\.plain)
      let floor = try require(lines.firstIndex { $0.contains("└") })
      let plot = lines[..<floor].filter { $0.contains("│") || $0.contains("┤") }
      let rows: [(label: Double?, cells: [Unicode.Scalar])] = plot.map { line in
        let label = line.prefix { !"│┤".contains($0) }.filter { $0 != " " && $0 != "," }
        return (Double(String(label)), Array(line.drop { !"│┤".contains($0) }.dropFirst().unicodeScalars))
      }
      self.rows = rows
      columnWidth = lines[floor].drop { $0 != "└" }.dropFirst().count / chart.points.count
      let labelled = rows.indices.filter { rows[$0].label != nil }
      let (first, last) = (try require(labelled.first), try require(labelled.last))
      step = ((rows[first].label ?? 0) - (rows[last].label ?? 0)) / Double(last - first)
    }

    /// The value at the middle of each dot in the left column of a day's cells.
    func values(ofDay day: Int) -> [Double] {
      guard let anchor = rows.firstIndex(where: { $0.label != nil }), let label = rows[anchor].label else { return [] }
      // The left dots of a cell from the top, with their distance from the middle of the cell in rows.
      let dots: [(mask: UInt32, height: Double)] = [(0x01, 0.375), (0x02, 0.125), (0x04, -0.125), (0x40, -0.375)]
      return rows.indices.flatMap { row -> [Double] in
        let column = day * columnWidth
        guard column < rows[row].cells.count else { return [] }
        let pattern = rows[row].cells[column].value
        guard (0x2800...0x28FF).contains(pattern) else { return [] }
        return dots.filter { pattern & $0.mask != 0 }
          .map { label + (Double(anchor - row) + $0.height) * step }
      }
    }
  }

  /// In 400 charts of any data, a day's dot is within half a dot of its value, a dot being a quarter of a row.
  ///
  /// Each day with a value has one dot in the left column of its cells; other days have none.
  @Test(arguments: SplitMix64.seeds) func valuesAreReadWithinHalfADot(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for round in 0..<400 {
      let size: Double = [1, 40, 900, 2500, 2500, 2500, 1e6].randomElement(using: &random) ?? 1
      let count = Int.random(in: 2...60, using: &random)
      let values: [Double?] = (0..<count).map { _ in
        Int.random(in: 0..<6, using: &random) == 0 ? nil : Double.random(in: 0...size, using: &random)
      }
      guard values.contains(where: { $0 != nil }) else { continue }
      let goal = Bool.random(using: &random) ? Double.random(in: 0...size, using: &random).rounded() : nil as Double?
      let screen = try Screen(
        Samples.trend(values, goal: goal), width: [80, 100, 132].randomElement(using: &random) ?? 80)
      for (day, value) in values.enumerated() {
        let read = screen.values(ofDay: day)
        let place = "seed \(seed), round \(round), day \(day): \(read) for \(value.map { "\($0)" } ?? "no value")"
        expect(read.count, equals: (value == nil ? 0 : 1), "\(place)")
        guard let value, let first = read.first else { continue }
        expect((first - value).magnitude <= screen.step * 0.125 * (1 + 1e-6), "\(place)")
      }
    }
  }
}
