import Charts
import Foundation
import Testing
import Text

/// A chart with the name of its golden pictures.
struct Picture: Sendable {
  let name: String
  let draw: @Sendable (Canvas) -> [StyledLine]

  init(_ name: String, _ chart: TrendChart) { self.init(name, chart.lines) }
  init(_ name: String, _ chart: DayBars) { self.init(name, chart.lines) }
  init(_ name: String, _ chart: SplitBars) { self.init(name, chart.lines) }
  init(_ name: String, _ chart: Gauges) { self.init(name, chart.lines) }

  init(_ name: String, _ chart: MarkerBars) { self.init(name, chart.lines) }

  init(_ name: String, _ draw: @escaping @Sendable (Canvas) -> [StyledLine]) {
    self.name = name
    self.draw = draw
  }

  /// The canvases that every picture is drawn on.
  static let canvases: [(name: String, canvas: Canvas)] =
    [80, 132, 40].flatMap { width in
      [
        ("\(width) unicode", Canvas(width: width, glyphs: .unicode)),
        ("\(width) ascii", Canvas(width: width, glyphs: .ascii)),
      ]
    } + [("sentences", Canvas(width: 80, isAccessible: true))]

  /// All pictures of the chart, each under a line of its own name and canvas.
  var sheet: String {
    Self.canvases.map { canvas in
      let lines = draw(canvas.canvas).map(\.plain)
      return (["==== \(name), \(canvas.name)"] + lines).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}

/// The recorded pictures under Fixtures/charts.
///
/// `LARDER_RECORD=1 swift test --filter ChartsTests` writes them again; look at each changed one before you commit it.
enum GoldenFile {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../Fixtures/charts"
  )
  .standardizedFileURL

  static func check(_ pictures: [Picture], against name: String) throws {
    let file = folder.appending(path: name)
    let drawn = pictures.map(\.sheet).joined(separator: "\n")
    if ProcessInfo.processInfo.environment["LARDER_RECORD"] == "1" {
      try drawn.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    guard drawn != recorded else { return }
    let pairs = zip(
      drawn.split(separator: "\n", omittingEmptySubsequences: false),
      recorded.split(separator: "\n", omittingEmptySubsequences: false))
    let line = pairs.enumerated().first { $0.element.0 != $0.element.1 }
    Issue.record(
      """
      \(name) differs from line \((line?.offset ?? -1) + 1) on (set LARDER_RECORD=1 to record it anew)
      drawn:    \(line?.element.0 ?? "more lines or fewer")
      recorded: \(line?.element.1 ?? "")
      """)
  }
}
