/// The color or emphasis of a piece of text; output without colors lacks these, but nothing else.
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
  /// No colors and no escape sequences at all, as in a pipe, with NO_COLOR, or with TERM=dumb.
  case none
  /// The 16 ANSI colors of the user's own theme.
  case ansi16
  /// The 16 ANSI colors and the 240 further colors of xterm's palette.
  case ansi256
  /// Any color, with 8 bits per channel.
  case truecolor
}

extension Ink {
  /// The numbers of the "select graphic rendition" sequence (ECMA-48, 8.3.117) that starts this ink; nil if none is
  /// needed.
  ///
  /// On an unknown background, these are the terminal's own colors. On a known background, each color has a contrast of
  /// at least 4.5:1 (WCAG 2.2, 1.4.3) with white or with black, in xterm's palette; `ContrastTests` computes it. The
  /// inks for the parts of a bar (blue, yellow, magenta, green) differ from each other on each background.
  func code(in depth: ColourDepth, on background: Background) -> String? {
    if case .rgb(let red, let green, let blue) = self {
      return Self.code(background.readable(red, green, blue), in: depth, on: background)
    }
    switch background {
    case .unknown: return ownCode
    case .light: return depth == .ansi16 ? codeOnLight : hueOnLight.map { "38;5;\($0)" } ?? ownCode
    case .dark: return depth == .ansi16 ? codeOnDark : codeOnDark256
    }
  }

  /// The code of the ink in the terminal's own theme; nil for plain text and for colors of profiles.
  private var ownCode: String? {
    switch self {
    case .plain, .rgb: nil
    case .bold: "1"
    case .faint: "2"
    case .red: "31"
    case .green: "32"
    case .yellow: "33"
    case .blue: "34"
    case .magenta: "35"
    case .cyan: "36"
    }
  }

  /// The code on white if there are sixteen colors; only red, blue, bright blue and magenta of these can be read on
  /// white.
  ///
  /// So green is drawn in blue, blue in bright blue, yellow in magenta and magenta in red; nil is the foreground color.
  /// The contrast of red, blue, bright blue and magenta with white is 5.8, 9.4, 4.7 and 4.7; that of gray is only 4.0.
  private var codeOnLight: String? {
    switch self {
    case .bold: "1"
    case .red, .magenta: "31"
    case .yellow: "35"
    case .green: "34"
    case .blue: "94"
    case .plain, .faint, .cyan, .rgb: nil
    }
  }

  /// Dark hues among the 256 colors, with a contrast of 5.2 to 8.0 with white; nil for inks without a hue.
  private var hueOnLight: Int? {
    switch self {
    case .faint: 241
    case .red: 124
    case .green: 22
    case .yellow: 94
    case .blue: 25
    case .magenta: 127
    case .cyan: 23
    case .plain, .bold, .rgb: nil
    }
  }

  /// The code on black if there are sixteen colors; nil as in `ownCode`.
  ///
  /// Bright colors replace red, blue and magenta, whose contrast with black is only 3.6, 2.2 and 4.48. Bright blue has
  /// only 4.43, so bright cyan replaces blue.
  private var codeOnDark: String? {
    switch self {
    case .red: "91"
    case .blue: "96"
    case .magenta: "95"
    default: ownCode
    }
  }

  /// The colors on black if there are 256: here blue can stay blue, and faint text does not depend on how a terminal
  /// draws it.
  private var codeOnDark256: String? {
    switch self {
    case .faint: "38;5;245"
    case .blue: "38;5;75"
    default: codeOnDark
    }
  }

  private static func code(
    _ colour: (red: Int, green: Int, blue: Int), in depth: ColourDepth, on background: Background
  ) -> String {
    switch depth {
    case .truecolor: "38;2;\(colour.red);\(colour.green);\(colour.blue)"
    case .ansi256: "38;5;\(nearest(to: colour, among: palette256, on: background) ?? 15)"
    case .none, .ansi16: "\(nearest(to: colour, among: palette(on: background), on: background) ?? 39)"
    }
  }

  private typealias Entry = (code: Int, red: Int, green: Int, blue: Int)

  /// The code of the readable color nearest to an RGB value, by distance in xterm's default palette.
  private static func nearest(
    to wanted: (red: Int, green: Int, blue: Int), among palette: [Entry], on background: Background
  ) -> Int? {
    func distance(_ colour: Entry) -> Int {
      let (dr, dg, db) = (colour.red - wanted.red, colour.green - wanted.green, colour.blue - wanted.blue)
      return dr * dr + dg * dg + db * db
    }
    return palette.filter { background.shows($0.red, $0.green, $0.blue) }.min { distance($0) < distance($1) }?.code
  }

  /// The sixteen colors, without black and bright white, one of which is the background of nearly every theme.
  ///
  /// Black is replaced by dark gray, or on a light background by the foreground color, and bright white by light gray.
  private static func palette(on background: Background) -> [Entry] {
    let black = background == .light ? 39 : 90
    return [
      (31, 205, 0, 0), (32, 0, 205, 0), (33, 205, 205, 0), (34, 0, 0, 238), (35, 205, 0, 205), (36, 0, 205, 205),
      (37, 229, 229, 229), (37, 255, 255, 255), (90, 127, 127, 127), (black, 0, 0, 0), (91, 255, 0, 0), (92, 0, 255, 0),
      (93, 255, 255, 0), (94, 92, 92, 255), (95, 255, 0, 255), (96, 0, 255, 255),
    ]
  }

  /// The colors 16 to 255 of xterm: a cube of 6 x 6 x 6, and 24 grays.
  private static let palette256: [Entry] = {
    func part(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
    let cube: [Entry] = (0..<216).map { (16 + $0, part($0 / 36), part($0 / 6 % 6), part($0 % 6)) }
    return cube + (0..<24).map { (232 + $0, 8 + 10 * $0, 8 + 10 * $0, 8 + 10 * $0) }
  }()
}
