import Charts
import Foundation
import Testing
import Text

/// A chart with the name of its golden pictures, and the canvases that it is drawn on.
struct Picture: Sendable {
  let name: String
  let canvases: [DrawnOn]
  let draw: @Sendable (Canvas) -> [StyledLine]

  init(_ name: String, on canvases: [DrawnOn] = DrawnOn.once, _ chart: any Chart) {
    self.name = name
    self.canvases = canvases
    draw = chart.lines
  }

  /// All pictures of the chart, each under a line of its own name and canvas; one that is the same on an earlier canvas
  /// only says so.
  var sheet: String {
    let drawn = canvases.map { canvas in (canvas: canvas, lines: draw(canvas.canvas).map(\.plain)) }
    return drawn.map { canvas, lines in
      let same = drawn.first { $0.lines == lines }?.canvas ?? canvas
      let shown = same == canvas ? lines : ["(as on \(same.rawValue))"]
      return (["==== \(name), \(canvas.rawValue)"] + shown).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}

/// A canvas that a picture is recorded on.
enum DrawnOn: String, CaseIterable, Sendable {
  case middle = "80 unicode"
  case wide = "132 unicode"
  case narrow = "40 unicode"
  case ascii = "80 ascii"
  case sentences

  /// Where the data is what matters; what the other widths and glyphs make of it, `MatrixLawTests` compares.
  static let once: [DrawnOn] = [.middle, .sentences]
  /// Where the layout is what matters.
  static let everyWidth: [DrawnOn] = [.middle, .wide, .narrow, .sentences]

  var canvas: Canvas {
    switch self {
    case .middle: Canvas(width: 80)
    case .wide: Canvas(width: 132)
    case .narrow: Canvas(width: 40)
    case .ascii: Canvas(width: 80, glyphs: .ascii)
    case .sentences: Canvas(width: 80, isAccessible: true)
    }
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
