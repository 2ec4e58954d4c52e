/// Whether the background of the terminal's text is light, dark or unknown.
package enum Background: Sendable {
  /// The background is not known, so the terminal's own colors are used unchanged.
  case unknown
  case light
  case dark
}

extension Background {
  /// Creates the background that has this color (channels 0 to 255): light if black has more contrast with it than
  /// white has.
  package init(red: Int, green: Int, blue: Int) {
    let luminance = Self.luminance(red, green, blue)
    self = (luminance + 0.05) * (luminance + 0.05) > 1.05 * 0.05 ? .light : .dark
  }

  /// Whether words in a color (channels 0 to 255) are readable on this background: the contrast with white or black is
  /// at least 4.5:1, as WCAG 2.2 requires for text (1.4.3).
  ///
  /// The bound in the code is a little higher, because the luminance is an approximation.
  func shows(_ red: Int, _ green: Int, _ blue: Int) -> Bool {
    let luminance = Self.luminance(red, green, blue)
    return switch self {
    case .unknown: true
    case .light: 1.05 / (luminance + 0.05) >= 4.55
    case .dark: (luminance + 0.05) / 0.05 >= 4.55
    }
  }

  private static func luminance(_ red: Int, _ green: Int, _ blue: Int) -> Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the color itself if it is readable, otherwise the nearest readable tone.
  ///
  /// That tone is darker on a light background and lighter on a dark one.
  func readable(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> (red: Int, green: Int, blue: Int) {
    let end = self == .dark ? 255 : 0
    func mixed(_ part: UInt8, _ steps: Int) -> Int { (Int(part) * (20 - steps) + end * steps) / 20 }
    let tones = (0...20).lazy.map { (red: mixed(red, $0), green: mixed(green, $0), blue: mixed(blue, $0)) }
    return tones.first { shows($0.red, $0.green, $0.blue) } ?? (Int(red), Int(green), Int(blue))
  }

  /// Converts an sRGB channel (0 to 255) to linear light, 0 to 1.
  ///
  /// The polynomial is within 0.002 of the standard's curve (IEC 61966-2-1).
  private static func linear(_ part: Int) -> Double {
    let value = Double(part) / 255
    return value * (value * (value * 0.305306011 + 0.682171111) + 0.012522878)
  }
}
