import Expect
import Foundation
import Testing
import Text

/// The contrast of every ink with a white and with a black background, computed as WCAG 2.2 defines it.
@Suite struct ContrastTests {
  struct Colour: Equatable {
    var red: Int
    var green: Int
    var blue: Int

    /// The relative luminance of WCAG 2.2, with the exact curve of sRGB (IEC 61966-2-1).
    var luminance: Double {
      func linear(_ part: Int) -> Double {
        let value = Double(part) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    func contrast(with other: Colour) -> Double {
      let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
      return (light + 0.05) / (dark + 0.05)
    }
  }

  private static let white = Colour(red: 255, green: 255, blue: 255)
  private static let black = Colour(red: 0, green: 0, blue: 0)
  /// xterm's own text on black (229 of 255, its color 7), and black on white.
  private static let textOnDark = Colour(red: 229, green: 229, blue: 229)

  /// xterm's defaults for the colors 0 to 15 (XTerm-col.ad).
  private static let sixteen = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]

  /// The color that a code shows; `text` is the terminal's own.
  private static func colour(of code: [Int], text: Colour) throws -> Colour {
    func entry(_ index: Int) -> Colour {
      Colour(red: sixteen[index].0, green: sixteen[index].1, blue: sixteen[index].2)
    }
    switch (code.first, code.dropFirst().first) {
    case (nil, _), (1, _), (39, _): return text
    // Faint: VTE draws it with two thirds of the text's channels; on light backgrounds it is not used.
    case (2, _) where text != black:
      return Colour(red: text.red * 2 / 3, green: text.green * 2 / 3, blue: text.blue * 2 / 3)
    case (38, 2) where code.count == 5: return Colour(red: code[2], green: code[3], blue: code[4])
    case (38, 5) where code.count == 3:
      let index = code[2]
      if index < 16 { return entry(index) }
      if index >= 232 {
        return Colour(red: 8 + 10 * (index - 232), green: 8 + 10 * (index - 232), blue: 8 + 10 * (index - 232))
      }
      func part(_ step: Int) -> Int { [0, 95, 135, 175, 215, 255][step] }
      return Colour(red: part((index - 16) / 36), green: part((index - 16) / 6 % 6), blue: part((index - 16) % 6))
    case (let first?, _) where (30...37).contains(first): return entry(first - 30)
    case (let first?, _) where (90...97).contains(first): return entry(first - 82)
    default: throw Unknown(code: code)
    }
  }

  struct Unknown: Error { let code: [Int] }

  /// The numbers of the sequence that starts an ink; empty if there is none.
  private static func code(_ ink: Ink, _ depth: ColourDepth, _ background: Background) -> [Int] {
    let text = StyledLine("x", ink).rendered(colour: depth, on: background)
    guard let start = text.firstIndex(of: "["), let end = text.firstIndex(of: "m"), text.first == "\u{1B}" else {
      return []
    }
    return text[text.index(after: start)..<end].split(separator: ";").compactMap { Int($0) }
  }

  private static let inks: [Ink] = [.plain, .bold, .faint, .red, .green, .yellow, .blue, .magenta, .cyan]
  /// Profiles' own colors: a cube of 6 x 6 x 6 over all channels.
  private static let own: [Ink] = {
    let channels: [UInt8] = [0, 51, 102, 153, 204, 255]
    var inks: [Ink] = []
    for red in channels {
      for green in channels {
        for blue in channels { inks.append(.rgb(red, green, blue)) }
      }
    }
    return inks
  }()

  @Test(arguments: [ColourDepth.ansi16, .ansi256, .truecolor], [Background.light, .dark])
  func `every ink has a contrast of 4.5 at least`(depth: ColourDepth, background: Background) throws {
    let (paper, text) = background == .light ? (Self.white, Self.black) : (Self.black, Self.textOnDark)
    for ink in Self.inks + Self.own {
      let code = Self.code(ink, depth, background)
      let contrast = try Self.colour(of: code, text: text).contrast(with: paper)
      expect(contrast >= 4.5, "\(ink) is \(code): \(contrast)")
    }
  }

  /// The inks of the parts of a bar: protein, carbohydrates, fat and a fourth.
  @Test(arguments: [ColourDepth.ansi16, .ansi256, .truecolor], [Background.unknown, .light, .dark])
  func `parts of a bar are never alike`(depth: ColourDepth, background: Background) {
    let parts: [Ink] = [.blue, .yellow, .magenta, .green]
    expect(Set(parts.map { Self.code($0, depth, background) }).count, equals: 4)
  }

  /// White and black themselves, both Solarized backgrounds, and the two greys that are next to equal contrast with
  /// black and white: 4.58 with white is the luminance (1.05 x 0.05) ^ 0.5 - 0.05 = 0.179, which is 118 of 255.
  @Test(arguments: [
    (255, 255, 255, true), (0, 0, 0, false), (253, 246, 227, true), (0, 43, 54, false), (119, 119, 119, true),
    (116, 116, 116, false), (40, 44, 52, false), (255, 255, 0, true), (0, 0, 255, false),
  ])
  func `a background is light if black can be read better on it`(red: Int, green: Int, blue: Int, isLight: Bool) {
    expect((Background(red: red, green: green, blue: blue) == .light), equals: isLight)
  }

  /// The definition's own ends: 21:1 for black on white, 1:1 for the same color.
  @Test func `the contrast is that of the definition`() {
    expect((Self.white.contrast(with: Self.black) - 21).magnitude < 1e-9)
    expect(Self.white.contrast(with: Self.white), equals: 1)
    // #767676 is the darkest grey that is commonly cited to reach 4.5 on white: 4.54.
    expect((Colour(red: 0x76, green: 0x76, blue: 0x76).contrast(with: Self.white) - 4.54).magnitude < 0.005)
  }
}
