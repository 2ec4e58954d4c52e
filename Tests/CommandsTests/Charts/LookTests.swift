import Commands
import Domain
import Expect
import Store
import TestSupport
import Testing
import Text

/// `look` and `chart --browse`: what is said of each day, and what the keys do.
///
/// It is Saturday, 21 November 2026. Two eggs have 143 kcal, 150 g of cooked rice 195, a banana 105.
@Suite struct LookTests {
  private let household: SampleHousehold

  init() throws {
    household = try SampleHousehold.empty()
    for line in [
      "profile add Dad", "eat 2 eggs, 150g cooked rice @2026-11-20", "eat a banana @2026-11-19",
      "eat 2 eggs @2026-11-18", "day 2026-11-18 partial", "eat 3 bananas @2026-11-16",
    ] {
      try household.run(line)
    }
  }

  /// The screens of a line: when it opens, and after each key.
  private func screens(
    _ line: String, _ keys: [ScreenKey], on canvas: Canvas = Canvas(rows: 24)
  ) throws -> [[String]] {
    let person = LookingPerson(keys, on: canvas)
    household.session.terminalDialogue = person.dialogue
    defer { household.session.terminalDialogue = .none }
    try household.run(line)
    return person.screens
  }

  /// What is said below the chart: the lines between the one under the chart and the keys.
  private func said(_ screen: [String]) -> String {
    let end = screen.dropLast().lastIndex { !$0.isEmpty } ?? 0
    let start = screen[...end].lastIndex { $0.isEmpty } ?? 0
    return screen[(start + 1)...end].joined(separator: " / ")
  }

  @Test func `each day says its date, its amount and its foods`() throws {
    let screens = try screens("look", Array(repeating: .left, count: 6))
    expect(
      screens.map(said),
      equals: [
        "Sat 21 Nov · nothing logged yet",
        // 143 + 195 kcal of 2,200 are below nine tenths of it.
        "Fri 20 Nov · 338 of 2,200 kcal, under · most from Cooked rice 195, Egg 143",
        "Thu 19 Nov · 105 of 2,200 kcal, under · most from Banana 105",
        "Wed 18 Nov · partial: 143 kcal logged, not in any mean · most from Egg 143",
        "Tue 17 Nov · no log",
        "Mon 16 Nov · 315 of 2,200 kcal, under · most from Banana 315",
        // The log begins on Monday.
        "Mon 16 Nov · 315 of 2,200 kcal, under · most from Banana 315",
      ])
  }

  @Test(arguments: [
    ([ScreenKey.home], "Mon 16 Nov"), ([.home, .right], "Tue 17 Nov"), ([.home, .pageUp], "Mon 16 Nov"),
    ([.home, .pageDown], "Sat 21 Nov"), ([.home, .end], "Sat 21 Nov"), ([.right], "Sat 21 Nov"),
    ([.left, .left, .right], "Fri 20 Nov"), ([.left, .up, .down], "Fri 20 Nov"),
  ])
  func `keys move through the days`(keys: [ScreenKey], date: String) throws {
    let last = try require(try screens("look", keys).last)
    expect(said(last).hasPrefix(date))
  }

  @Test(arguments: [
    (80, GlyphSet.unicode, "← → day   ↑ ↓ nutrient   Enter opens the day   q leaves"),
    (40, .unicode, "←→ day  ↑↓ nutrient  Enter day  q ends"),
    (80, .ascii, "left, right: day  up, down: nutrient  Enter opens the day  q leaves"),
    (40, .ascii, "arrows: day, nutrient  Enter day  q ends"),
  ])
  func `the last line names the keys that there are`(width: Int, glyphs: GlyphSet, keys: String) throws {
    let screen = try screens("look", [], on: Canvas(width: width, glyphs: glyphs, rows: 24))
    expect(screen.first?.last, equals: keys)
  }

  @Test func `up and down go round the nutrients`() throws {
    let down = try screens("look", Array(repeating: .down, count: 8)).map { $0[0].prefix { $0 != "," } }
    expect(
      down, equals: ["Energy", "Protein", "Carbs", "Fat", "Saturated fat", "Sugar", "Fiber", "Sodium", "Energy"])
    let up = try screens("look sodium", [.up, .up]).map { $0[0].prefix { $0 != "," } }
    expect(up, equals: ["Sodium", "Fiber", "Sugar"])
  }

  /// Of a limit and a minimum the words differ: 3 bananas have 4 mg of sodium, and 9 g of 30 g of fiber.
  @Test(arguments: [("sodium", "within the limit"), ("fiber", "under"), ("protein", "under")])
  func `a limit is kept, a minimum is reached`(nutrient: String, word: String) throws {
    let said = said(try require(try screens("look \(nutrient)", [.home]).last))
    expect(said.contains(", \(word) · most from Banana"), "\(said)")
  }

  @Test func `a day of which too much was eaten is over`() throws {
    // 20 times 143 / 2 = 1,430 kcal, twice: 2,860 are more than eleven tenths of 2,200.
    try household.run("eat 40 eggs @2026-11-17 --yes")
    let said = said(try require(try screens("look", [.pageUp, .right]).last))
    expect(said, equals: "Tue 17 Nov · 2,860 of 2,200 kcal, over · most from Egg 2,860")
  }

  @Test func `items without a value are counted`() throws {
    try household.run("food add Mystery --category other --kcal 100 --protein 1 --carbs 1 --fat 1 --force")
    try household.run("eat 100g mystery @2026-11-19")
    let said = said(try require(try screens("look sodium", [.left, .left]).last))
    expect(said.contains("1 item unknown"), "\(said)")
  }

  @Test func `weights have a line of their own, and are among the nutrients then`() throws {
    for line in ["weigh 74 @2026-11-16", "weigh 73 @2026-11-20"] { try household.run(line) }
    let screens = try screens("look weight", [.left, .left, .home, .down, .up])
    expect(
      screens.map(said).prefix(4),
      equals: [
        // (74 + 73) / 2
        "Sat 21 Nov · no weight · 7-day mean 73.5 kg", "Fri 20 Nov · 73.0 kg · 7-day mean 73.5 kg",
        "Thu 19 Nov · no weight · 7-day mean 74.0 kg", "Mon 16 Nov · 74.0 kg · 7-day mean 74.0 kg",
      ])
    expect(screens.map { $0[0].prefix { $0 != "," } }.suffix(3), equals: ["Weight", "Energy", "Weight"])
  }

  @Test func `another person's weights are private, and not among the nutrients`() throws {
    for line in ["profile add Mom", "weigh 60 @Mom"] { try household.run(line) }
    let screens = try screens("look @Mom", Array(repeating: .up, count: 9))
    expect(screens.allSatisfy { $0[0].contains("Mom") && !$0.contains { $0.contains("Weight") } })
    expect(household.error(of: "look weight @Mom")?.code, equals: .notAllowed)
  }

  @Test func `Enter runs day, of the same person`() throws {
    household.session.terminalDialogue = LookingPerson([.left, .left, .enter, .left]).dialogue
    let opened = try require(try household.run("look")).report
    let day = try require(try household.run("day 2026-11-19")).report
    expect(opened.lines(on: Canvas()) == day.lines(on: Canvas()) && opened.json == day.json)
    household.session.terminalDialogue = .none
    try household.run("profile add Mom")
    try household.run("eat 2 eggs @Mom @2026-11-20")
    household.session.terminalDialogue = LookingPerson([.left, .enter]).dialogue
    let hers = try require(try household.run("chart sodium @mom --browse")).report
    expect(hers.lines(on: Canvas())[0].plain.contains("Mom"))
    expect(try household.run("today")?.report.lines(on: Canvas())[0].plain.contains("Dad"), equals: true)
  }

  @Test func `leaving prints nothing`() throws {
    household.session.terminalDialogue = LookingPerson([.left, .leave]).dialogue
    expect(try household.run("look")?.report.lines(on: Canvas()), equals: [])
  }

  @Test(arguments: [
    ("look", KeyScreen.Refusal.noTerminal, ErrorCode.notAllowed, "`chart` draws"),
    ("chart sodium --last 4w --browse", .noTerminal, .notAllowed, "`chart sodium --last 4w` draws"),
    ("look sodium @Dad", .cannotMoveCursor, .notAllowed, "TERM=dumb"),
    ("look fiber", .wantsSentences, .notAllowed, "`chart fiber` tells it in sentences"),
    ("look --json", .noTerminal, .notAllowed, "`chart --json` has its numbers"),
    ("chart fat --browse --csv", .noTerminal, .notAllowed, "as CSV"),
    ("look macros", .noTerminal, .badValue, "`chart macros` draws it"),
    ("look spent", .noTerminal, .badValue, "such as `look sodium`"),
    ("chart fat --browse --compare", .noTerminal, .badValue, "`--browse` and `--compare` do not work together"),
    ("chart fat --browse --household", .noTerminal, .badValue, "`--household`"),
    ("chart fat --browse --by week", .noTerminal, .badValue, "`--by`"),
    ("chart fat --browse --out fat.html", .noTerminal, .badValue, "`--out`"),
    ("look fat sodium", .noTerminal, .unexpectedArgument, "one thing at a time"),
  ])
  func `where it cannot be shown, the error says why and what to do`(
    line: String, refusal: KeyScreen.Refusal, code: ErrorCode, words: String
  ) throws {
    household.session.terminalDialogue = LookingPerson([], refusal: refusal).dialogue
    let error = try require(household.error(of: line))
    expect(error.code, equals: code)
    expect("\(error.message) \(error.hint ?? "")".contains(words), "\(error)")
    expect(ReportLaws.breaches(of: error), equals: [])
  }

  @Test func `nobody is asked in a script`() {
    expect(household.error(of: "look")?.code.exitStatus, equals: 1)
  }

  /// Windows of any size, in both glyph sets: nothing is wider or longer than the window, the cursor is marked, and the
  /// last line has the keys.
  @Test(arguments: [(40, 24), (60, 24), (80, 24), (132, 50), (80, 14), (40, 20)])
  func `it fits the window`(columns: Int, rows: Int) throws {
    for line in ["eat 2 eggs @2026-09-20", "eat 5 eggs @2026-10-20", "weigh 74"] { try household.run(line) }
    let keys: [ScreenKey] =
      Array(repeating: [.left, .pageUp, .down], count: 9).flatMap(\.self) + [.home, .end, .right]
    for glyphs in [GlyphSet.unicode, .ascii] {
      let canvas = Canvas(width: columns, glyphs: glyphs, rows: rows)
      for (number, screen) in try screens("look --last 10w", keys, on: canvas).enumerated() {
        let place = "\(number) on \(columns)x\(rows):\n\(screen.joined(separator: "\n"))"
        expect(screen.count == rows && screen.allSatisfy { $0.cells <= columns }, "\(place)")
        expect(screen.last?.contains("q "), equals: true, "\(place)")
        // Without a goal and a value there is no axis.
        let isMarked = screen.contains { $0.contains(glyphs == .ascii ? "^" : "▲") }
        expect(
          isMarked || screen[0].hasPrefix("Weight") && screen.contains("Nothing is logged in this period."), "\(place)")
        if glyphs == .ascii { expect(screen.allSatisfy { $0.allSatisfy(\.isASCII) }, "\(place)") }
      }
    }
  }

  /// Moving reads a day once, and a nutrient nothing.
  @Test func `a day is read once`() throws {
    let reads = { try self.household.session.household().reads }
    _ = try screens("look", [])
    var before = try reads()
    _ = try screens("look", [])
    let opening = try reads() - before
    before = try reads()
    // Today has nothing to read; Friday and Thursday are read once each, on the way back and for other nutrients not.
    _ = try screens("look", [.left, .left, .right, .down, .up, .left])
    expect(try reads() - before, equals: opening + 2)
  }
}
