import Expect
import Testing

@testable import Charts

/// The room that texts are given, compared with the font that they are measured for.
@Suite struct TextExtentTests {
  /// Advance widths of DejaVu Sans 2.37, in units of which 2,048 are an em, added up from the font's `hmtx` table.
  ///
  /// `goal 2,200` by hand: 1300 + 1253 + 1255 + 569, a space 651, 1303, a comma 651, and three times 1303: 10,891.
  private static let regular: [(text: String, units: Int)] = [
    ("goal 2,200", 10891), ("2,416 of 2,000 mg", 18948), ("Energy, kcal a day", 18968), ("WAVE Mm@%", 14528),
    ("Wednesday", 11977), ("GOOD", 6388), ("18–24 Sep · 47 of 56 days", 26673), ("Käse, Öl und Müsli", 18876),
    ("1,000,000,000,000,000", 24103), ("“x”…", 5382), ("×1.5", 4973),
  ]
  /// The same of DejaVu Sans Bold 2.37.
  private static let bold = [
    ("Energy, kcal a day", 21199), ("2,352", 6478), ("Wednesday", 13363), ("illicit", 5703),
  ]

  /// No text gets less room than it needs, or more than one and a half times as much.
  @Test(arguments: regular) func textsHaveTheirRoom(text: String, units: Int) {
    let width = TextExtent.width(text, size: 2048)
    expect(width >= Double(units) - 0.5 && width <= Double(units) * 1.5, "\(width)")
  }

  /// The bold face is measured by its average: a word of narrow letters takes at most 4 % more than it is given.
  @Test(arguments: bold) func boldTextsHaveTheirRoom(text: String, units: Int) {
    let width = TextExtent.width(text, size: 2048, role: .strong)
    expect(width >= Double(units) * 0.96 && width <= Double(units) * 1.25, "\(width)")
  }
}
