/// How a piece of text is meant to stand out; a terminal that shows no colour loses nothing but the emphasis.
package enum Ink: Hashable, Sendable {
  case plain
  case bold
  case faint
  case red
  case green
  case yellow
  case blue
  case magenta
  case cyan
  /// A profile's own colour, each part 0 to 255.
  case rgb(UInt8, UInt8, UInt8)
}

/// How many colours the place of output shows.
package enum ColourDepth: Sendable {
  /// No escape sequence at all: pipes, NO_COLOR, TERM=dumb.
  case none
  /// The 16 ANSI colours of the user's own theme.
  case ansi16
  /// Any colour, 8 bits a channel.
  case truecolor
}

extension Ink {
  /// The number of the "select graphic rendition" sequence (ECMA-48, 8.3.117) that starts this ink; nil where none is needed.
  func code(in depth: ColourDepth) -> String? {
    switch self {
    case .plain: nil
    case .bold: "1"
    case .faint: "2"
    case .red: "31"
    case .green: "32"
    case .yellow: "33"
    case .blue: "34"
    case .magenta: "35"
    case .cyan: "36"
    case .rgb(let red, let green, let blue):
      depth == .truecolor ? "38;2;\(red);\(green);\(blue)" : "\(Self.nearestCode(red, green, blue))"
    }
  }

  /// The code of the ANSI colour nearest to an RGB value, by distance to xterm's default palette.
  ///
  /// Black is shown as dark grey and bright white as light grey: one of them is the background of nearly every theme.
  private static func nearestCode(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    func distance(_ colour: (code: Int, red: Int, green: Int, blue: Int)) -> Int {
      let (dr, dg, db) = (colour.red - Int(red), colour.green - Int(green), colour.blue - Int(blue))
      return dr * dr + dg * dg + db * db
    }
    return palette.min { distance($0) < distance($1) }?.code ?? 37
  }

  private static let palette: [(code: Int, red: Int, green: Int, blue: Int)] = [
    (31, 205, 0, 0), (32, 0, 205, 0), (33, 205, 205, 0), (34, 0, 0, 238), (35, 205, 0, 205), (36, 0, 205, 205),
    (37, 229, 229, 229), (37, 255, 255, 255), (90, 127, 127, 127), (90, 0, 0, 0), (91, 255, 0, 0), (92, 0, 255, 0),
    (93, 255, 255, 0), (94, 92, 92, 255),
    (95, 255, 0, 255), (96, 0, 255, 255),
  ]
}
