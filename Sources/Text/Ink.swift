/// The color or emphasis of a piece of text; output without colors loses nothing else.
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
  /// The color of a profile, with channels from 0 to 255.
  case rgb(UInt8, UInt8, UInt8)
}

/// How many colors the output can show.
package enum ColourDepth: Sendable {
  /// No escape sequences at all: pipes, NO_COLOR, TERM=dumb.
  case none
  /// The 16 ANSI colors of the user's own theme.
  case ansi16
  /// Any color, with 8 bits per channel.
  case truecolor
}

extension Ink {
  /// The numbers of the "select graphic rendition" sequence (ECMA-48, 8.3.117) that starts this ink; nil if none is
  /// needed.
  ///
  /// On a known background, an ink that would not be readable is replaced by another of the terminal's colors. In
  /// xterm's palette yellow, cyan and green have a contrast of 1.7 to 2.2 with white, and blue has 2.2 with black.
  func code(in depth: ColourDepth, on background: Background) -> String? {
    switch (self, background) {
    case (.plain, _), (.cyan, .light): nil
    case (.bold, _): "1"
    case (.faint, .light): "90"
    case (.faint, _): "2"
    case (.red, _): "31"
    case (.green, .light): "34"
    case (.green, _): "32"
    case (.yellow, .light): "35"
    case (.yellow, _): "33"
    case (.blue, .dark): "94"
    case (.blue, _): "34"
    case (.magenta, _): "35"
    case (.cyan, _): "36"
    case (.rgb(let red, let green, let blue), _):
      Self.code(background.readable(red, green, blue), in: depth, on: background)
    }
  }

  private static func code(
    _ colour: (red: Int, green: Int, blue: Int), in depth: ColourDepth, on background: Background
  ) -> String {
    depth == .truecolor
      ? "38;2;\(colour.red);\(colour.green);\(colour.blue)" : "\(nearestCode(colour, on: background))"
  }

  /// The code of the readable ANSI color nearest to an RGB value, by distance in xterm's default palette.
  ///
  /// Black is replaced by dark gray and bright white by light gray, because one of the two is the background of nearly
  /// every theme.
  private static func nearestCode(_ wanted: (red: Int, green: Int, blue: Int), on background: Background) -> Int {
    func distance(_ colour: (code: Int, red: Int, green: Int, blue: Int)) -> Int {
      let (dr, dg, db) = (colour.red - wanted.red, colour.green - wanted.green, colour.blue - wanted.blue)
      return dr * dr + dg * dg + db * db
    }
    let readable = palette.filter { background.shows($0.red, $0.green, $0.blue) }
    return readable.min { distance($0) < distance($1) }?.code ?? 39
  }

  private static let palette: [(code: Int, red: Int, green: Int, blue: Int)] = [
    (31, 205, 0, 0), (32, 0, 205, 0), (33, 205, 205, 0), (34, 0, 0, 238), (35, 205, 0, 205), (36, 0, 205, 205),
    (37, 229, 229, 229), (37, 255, 255, 255), (90, 127, 127, 127), (90, 0, 0, 0), (91, 255, 0, 0), (92, 0, 255, 0),
    (93, 255, 255, 0), (94, 92, 92, 255),
    (95, 255, 0, 255), (96, 0, 255, 255),
  ]
}
