internal import Text

/// The marks that charts are drawn with, in Unicode or ASCII.
struct Glyphs {
  let axis: Unicode.Scalar
  let tick: Unicode.Scalar
  let corner: Unicode.Scalar
  let floor: Unicode.Scalar
  let floorTick: Unicode.Scalar
  /// The goal's line, across a line chart and up a bar chart.
  let goalAcross: Unicode.Scalar
  let goalUp: Unicode.Scalar
  /// The line of a limit in bars that also have a second, lighter line (`goalUp`).
  let limitUp: Unicode.Scalar
  let pointer: Unicode.Scalar
  let missing: Unicode.Scalar
  let met: Unicode.Scalar
  let full: Unicode.Scalar
  /// The end of a bar that runs to the left.
  let rightHalf: Unicode.Scalar
  /// The bars of the period before.
  let light: Unicode.Scalar
  let beyond: Unicode.Scalar
  /// A value below zero, at the place where bars start.
  let below: Unicode.Scalar
  /// The frame of a gauge, its empty cells, and the sign behind it for a value that continues beyond it.
  let frameStart: Unicode.Scalar
  let frameEnd: Unicode.Scalar
  let empty: Unicode.Scalar
  let overrun: Unicode.Scalar
  /// Ascending levels: eight blocks, in ASCII ten digits.
  let levels: [Unicode.Scalar]
  /// Instead of a level: nothing logged, still to come.
  let noLog: Unicode.Scalar
  let toCome: Unicode.Scalar
  /// How a day compares with its goal: well under, a little over, well over.
  let under: Unicode.Scalar
  let over: Unicode.Scalar
  let farAbove: Unicode.Scalar
  /// A day of the period before, and a cell that it shares with the same day of this period.
  let before: Unicode.Scalar
  let both: Unicode.Scalar

  private static let unicode = Glyphs(
    axis: "│", tick: "┤", corner: "└", floor: "─", floorTick: "┬", goalAcross: "┄", goalUp: "┊", limitUp: "┃",
    pointer: "◂",
    missing: "×",
    met: "•", full: "█", rightHalf: "▐", light: "░", beyond: "▒", below: "◂", frameStart: "▕", frameEnd: "▏",
    empty: "·", overrun: "▶",
    levels: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], noLog: "·", toCome: "›", under: "▿", over: "△", farAbove: "▲",
    before: "·", both: "◉")
  private static let ascii = Glyphs(
    axis: "|", tick: "+", corner: "+", floor: "-", floorTick: "+", goalAcross: "-", goalUp: ":", limitUp: "|",
    pointer: "<",
    missing: "x",
    met: "+", full: "#", rightHalf: "#", light: "=", beyond: "%", below: "<", frameStart: "[", frameEnd: "]",
    empty: ".", overrun: ">",
    levels: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"], noLog: "-", toCome: ">", under: "v", over: "+",
    farAbove: "^", before: ".", both: "@")

  static func on(_ canvas: Canvas) -> Glyphs { canvas.isASCII ? ascii : unicode }

  /// The mark for a missing value; nil if there is a value.
  func absence(_ observation: Observation) -> Unicode.Scalar? {
    switch observation {
    case .value: nil
    case .missing: noLog
    case .unknown: "?"
    case .toCome: toCome
    }
  }

  /// The left part of a cell, from one eighth to seven eighths.
  static let eighths: [Unicode.Scalar] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
