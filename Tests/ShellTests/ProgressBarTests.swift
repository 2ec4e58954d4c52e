import Commands
import Expect
import Testing
import Text

@testable import Shell

/// The bar of a long command: one line that fits, with what is left once that can be told.
@Suite struct ProgressBarTests {
  private static func line(
    _ share: Double, after elapsed: Duration = .zero, width: Int = 80, glyphs: GlyphSet = .unicode,
    title: String = "foods.csv", count: String = "12,000 foods"
  ) -> String {
    let progress = Progress(title: title, share: share, count: count)
    return ProgressBar.line(progress, after: elapsed, on: Canvas(width: width, glyphs: glyphs)).plain
  }

  @Test func looks() {
    expect(Self.line(0), equals: "foods.csv ▕······························▏ 0 % · 12,000 foods")
    expect(
      Self.line(0.4, after: .seconds(6)),
      equals: "foods.csv ▕████████████··················▏ 40 % · 12,000 foods · 9 s left")
    expect(
      Self.line(0.999, glyphs: .ascii), equals: "foods.csv [#############################.] 99 % | 12,000 foods")
    expect(Self.line(1), equals: "foods.csv ▕██████████████████████████████▏ 100 % · 12,000 foods")
    // 1 % in 10 s says too little; 5 % in 60 s are 19 minutes more.
    expect(!Self.line(0.01, after: .seconds(10)).contains("left"))
    expect(Self.line(0.05, after: .seconds(60)).hasSuffix("19 min left"))
  }

  @Test func staysOnOneLine() {
    for width in [40, 60, 80, 132] {
      for title in ["a.csv", "a very long name of a file that nobody would type.csv", "\u{1B}[2J東京の食品表.csv"] {
        for share in [0, 0.5, 1, .nan, -3, 7] {
          for glyphs in [GlyphSet.unicode, .ascii] {
            let line = Self.line(
              share, after: .seconds(500), width: width, glyphs: glyphs, title: title, count: "123,456,789 foods")
            expect(line.cells < width, "\(line)")
            expect(!line.contains("\u{1B}"))
          }
        }
      }
    }
  }
}
