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
  /// A limit's line up bars that have a second, lighter one (`goalUp`).
  let limitUp: Unicode.Scalar
  let pointer: Unicode.Scalar
  let missing: Unicode.Scalar
  let met: Unicode.Scalar
  let full: Unicode.Scalar
  /// The end of a bar that goes to the left.
  let rightHalf: Unicode.Scalar
  /// The bars of the period before.
  let light: Unicode.Scalar
  let beyond: Unicode.Scalar
  /// Less than zero, where bars start.
  let below: Unicode.Scalar
  /// The frame of a gauge, its empty cells, and the sign behind it that says that the value goes on.
  let frameStart: Unicode.Scalar
  let frameEnd: Unicode.Scalar
  let empty: Unicode.Scalar
  let overrun: Unicode.Scalar
  /// Rising levels: eight blocks, in ASCII ten digits.
  let levels: [Unicode.Scalar]
  /// In the place of a level: nothing logged, still to come.
  let noLog: Unicode.Scalar
  let toCome: Unicode.Scalar
  /// How a day stands to its goal: well under, a little over, well over.
  let under: Unicode.Scalar
  let over: Unicode.Scalar
  let farOver: Unicode.Scalar
  /// A day of the period before, and a cell that it shares with the present one.
  let before: Unicode.Scalar
  let both: Unicode.Scalar

  private static let unicode = Glyphs(
    axis: "│", tick: "┤", corner: "└", floor: "─", floorTick: "┬", goalAcross: "┄", goalUp: "┊", limitUp: "┃",
    pointer: "◂",
    missing: "×",
    met: "•", full: "█", rightHalf: "▐", light: "░", beyond: "▒", below: "◂", frameStart: "▕", frameEnd: "▏",
    empty: "·", overrun: "▶",
    levels: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], noLog: "·", toCome: "›", under: "▿", over: "△", farOver: "▲",
    before: "·", both: "◉")
  private static let ascii = Glyphs(
    axis: "|", tick: "+", corner: "+", floor: "-", floorTick: "+", goalAcross: "-", goalUp: ":", limitUp: "|",
    pointer: "<",
    missing: "x",
    met: "+", full: "#", rightHalf: "#", light: "=", beyond: "%", below: "<", frameStart: "[", frameEnd: "]",
    empty: ".", overrun: ">",
    levels: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"], noLog: "-", toCome: ">", under: "v", over: "+",
    farOver: "^", before: ".", both: "@")

  static func on(_ canvas: Canvas) -> Glyphs { canvas.isASCII ? ascii : unicode }

  /// The mark in the place of a value that is not there; nil for a value.
  func absence(_ observation: Observation) -> Unicode.Scalar? {
    switch observation {
    case .value: nil
    case .missing: noLog
    case .unknown: "?"
    case .toCome: toCome
    }
  }

  /// The left part of a cell, in eighths: one eighth first.
  static let eighths: [Unicode.Scalar] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
