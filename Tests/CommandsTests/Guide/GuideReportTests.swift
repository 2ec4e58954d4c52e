import Commands
import Domain
import Expect
import Testing
import Text

/// The layout of the family guide, for the household it is designed for and for the largest
/// one.
@Suite struct GuideReportTests {
  private static let family = [
    "profile add Dad",
    "guide member add Dad --age 40 --weight 82 --activity lightly-active --sex m --height 182 --me",
    "guide member add Mum --age 38 --weight 64 --activity moderately-active --diet mediterranean --sex f",
    "guide member add Lena --age 8 --weight 27 --activity moderately-active --diet vegetarian",
    "guide member add Ida --age 3 --weight 14.5 --activity active --sex f",
  ]

  private func household(_ lines: [String]) throws -> SampleHousehold {
    let household = try SampleHousehold.empty()
    for line in lines { try household.run(line) }
    return household
  }

  private func lines(_ household: SampleHousehold, _ line: String, on canvas: Canvas) throws -> [String] {
    try require(try household.run(line)).report.lines(on: canvas).map(\.plain)
  }

  /// On 80 cells the table, what its signs mean and where the numbers come from leave room for the prompt.
  @Test(arguments: [GlyphSet.unicode, .ascii]) func aFamilyOfFourFitsAScreen(glyphs: GlyphSet) throws {
    let household = try household(Self.family)
    for line in ["guide", "guide --days 7", "guide --days 7 --present Lena=5"] {
      let lines = try lines(household, line, on: Canvas(width: 80, glyphs: glyphs))
      let why = try require(lines.firstIndex(of: "Energy and sources"))
      expect(why <= 14, "the table is not in columns: \(lines.prefix(5))")
      let notices = try require(lines.firstIndex { $0.contains("NOTE Mum") })
      expect(notices < 24, "the main part has \(notices) lines")
    }
  }

  /// Each column of the members adds up to the total that is shown under it, over days too.
  @Test(arguments: ["guide", "guide --days 7", "guide --days 7 --present Lena=5 --present Ida=0"])
  func columnsAddUpOnTheScreen(line: String) throws {
    let lines = try lines(household(Self.family), line, on: Canvas(width: 80))
    let rows = lines.map { $0.split(separator: " ").map { $0.replacing(",", with: "") } }
    let members = rows.filter { ["Dad", "Mum", "Lena", "Ida"].contains($0.first) && $0.count == 11 }
    let total = try require(rows.first { $0.first == "total" })
    expect(members.count, equals: 4)
    let values = total.suffix(9).dropLast()
    for (column, sum) in zip(2..., values) {
      expect(members.compactMap { Int($0[column]) }.reduce(0, +), equals: Int(sum), "column \(column) of \(line)")
    }
  }

  /// Twenty members with the longest names, everything set by hand as high as it may be, over a leap year.
  @Test func theLargestGuideKeepsTheLaws() throws {
    let household = try household(["profile add Dad"])
    for number in 1...20 {
      let name = "\(number)" + String(repeating: "w", count: 38)
      try household.run(
        "guide member add \(name) --age \(number * 5) --weight \(number * 8) --activity active --height 160 --force")
      for target in ["calories 100000", "sodium 200000", "fiber 20000"] {
        try household.run("guide set \(target) --member #\(number)")
      }
    }
    try household.run("guide set sugar 20000")
    for line in ["guide", "guide --days 366", "guide show --member #3 --days 366", "guide explain", "guide member"] {
      let report = try require(try household.run(line)).report
      expect(ReportLaws.breaches(of: report), equals: [], "\(line)")
    }
    let refused = household.error(of: "guide member add Late --age 5 --weight 20 --activity active")
    expect(refused?.code, equals: .notAllowed)
  }

  /// Values set by hand have a sign and a word on every canvas, not just a colour.
  @Test(arguments: ReportLaws.canvases.indices) func ownValuesAreSaidInWords(index: Int) throws {
    let canvas = ReportLaws.canvases[index]
    let household = try household(Self.family + ["guide set sodium 1500 --member Dad", "guide set fiber 95"])
    let text = try lines(household, "guide", on: canvas).joined(separator: " ").replacing("  ", with: " ")
    expect(text.contains("* Dad: sodium set by hand to 1,500 mg"))
    expect(text.contains("* household: fiber set by hand to 95 g"))
  }
}
