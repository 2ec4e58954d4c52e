internal import Text

/// The marks that charts are drawn with, in Unicode or ASCII.
struct Glyphs {
  let axis: Unicode.Scalar
  let tick: Unicode.Scalar
  let corner: Unicode.Scalar
  let floor: Unicode.Scalar
  let floorTick: Unicode.Scalar
  /// The line of the goal: horizontal in a line chart (`goalAcross`), vertical in a bar chart (`goalUp`).
  let goalAcross: Unicode.Scalar
  let goalUp: Unicode.Scalar
  /// The vertical line that marks the limit in a bar; the second threshold of such a bar is marked with `goalUp`.
  let limitUp: Unicode.Scalar
  let pointer: Unicode.Scalar
  let missing: Unicode.Scalar
  let met: Unicode.Scalar
  /// The mark for a value at its place between the smallest and the largest.
  let dot: Unicode.Scalar
  let full: Unicode.Scalar
  /// The half cell at the end of a bar that runs to the left.
  let rightHalf: Unicode.Scalar
  /// The glyph for bars of the previous period, which is lighter than the glyph for this period (`full`).
  let light: Unicode.Scalar
  let beyond: Unicode.Scalar
  /// The sign for a value below zero, shown at the place where bars start.
  let below: Unicode.Scalar
  /// The parts of a gauge: both ends of its frame, its empty cells, and the sign after the frame for a value above the
  /// limit.
  let frameStart: Unicode.Scalar
  let frameEnd: Unicode.Scalar
  let empty: Unicode.Scalar
  let overrun: Unicode.Scalar
  /// The marks of levels, from the lowest to the highest: eight blocks or, in ASCII, ten digits.
  let levels: [Unicode.Scalar]
  /// Shown instead of a level for a day without a log (`noLog`), a day of which only a part is logged (`partial`), or a
  /// day still to come (`toCome`).
  let noLog: Unicode.Scalar
  let partial: Unicode.Scalar
  let toCome: Unicode.Scalar
  /// The signs of a day that is well under (`under`), a little over (`over`) or well over its goal (`farAbove`).
  let under: Unicode.Scalar
  let over: Unicode.Scalar
  let farAbove: Unicode.Scalar
  /// The mark for a value of the previous period (`before`), and the mark for a cell that contains a day's values in
  /// both periods (`both`).
  let before: Unicode.Scalar
  let both: Unicode.Scalar
  /// The mark below the point that the cursor is on.
  let cursor: Unicode.Scalar

  private static let unicode = Glyphs(
    axis: "│", tick: "┤", corner: "└", floor: "─", floorTick: "┬", goalAcross: "┄", goalUp: "┊", limitUp: "┃",
    pointer: "◂",
    missing: "×",
    met: "•", dot: "●", full: "█", rightHalf: "▐", light: "░", beyond: "▒", below: "◂", frameStart: "▕", frameEnd: "▏",
    empty: "·", overrun: "▶",
    levels: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], noLog: "·", partial: "~", toCome: "›", under: "▿", over: "△",
    farAbove: "▲",
    before: "·", both: "◉", cursor: "▲")
  private static let ascii = Glyphs(
    axis: "|", tick: "+", corner: "+", floor: "-", floorTick: "+", goalAcross: "-", goalUp: ":", limitUp: "|",
    pointer: "<",
    missing: "x",
    met: "+", dot: "o", full: "#", rightHalf: "#", light: "=", beyond: "%", below: "<", frameStart: "[", frameEnd: "]",
    empty: ".", overrun: ">",
    levels: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"], noLog: "-", partial: "~", toCome: ">", under: "v",
    over: "+", farAbove: "^", before: ".", both: "@", cursor: "^")

  static func on(_ canvas: Canvas) -> Glyphs { canvas.isASCII ? ascii : unicode }

  /// Returns the mark shown instead of a value; nil if there is a value.
  func absence(_ observation: Observation) -> Unicode.Scalar? {
    switch observation {
    case .value: nil
    case .missing: noLog
    case .partial: partial
    case .unknown: "?"
    case .toCome: toCome
    }
  }

  /// Blocks that fill one eighth to seven eighths of a cell, from its left edge.
  static let eighths: [Unicode.Scalar] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
