import Commands
import Domain
import Expect
import Store
import TestSupport
import Testing
import Text

/// `meal add` logs what `eat` would log, and suggests what is likely.
@Suite struct MealFormTests {
  /// Dad's household; it is Saturday 12:30, breakfast is logged, lunch is not.
  let household: SampleHousehold

  init() throws { household = try SampleHousehold() }

  /// The answers, and the line that logs the same.
  @Test(
    arguments: [
      // All by Enter but the item: today's lunch, by the clock.
      (["", "", "2 eggs", "", "", "", ""], "eat 2 eggs @lunch"),
      (
        ["", "", "150g cooked rice", "a banana", "2 slices of toast", "", "", "", ""],
        "eat 150g cooked rice, a banana, 2 slices of toast @lunch"
      ),
      // Several on one line.
      (["", "d", "150g cooked rice, a banana + 2 eggs", ".", ""], "eat 150g cooked rice, a banana + 2 eggs @dinner"),
      // Breakfast exists: the items are added to it, and no time is asked.
      (["", "breakfast", "a banana", "", "", ""], "eat a banana @breakfast"),
      (["", "b", "a banana", "", "ripe", ""], "eat a banana @breakfast --note ripe"),
      // Another day, by any of its names; another time.
      (["yesterday", "snack", "a banana", "", "", "", ""], "eat a banana @snack @2026-11-20"),
      (
        ["-3", "dinner", "40 g oats", "", "20:15", "with the \"good\" oats", "y"],
        "eat 40 g oats @dinner @2026-11-18 @20:15 --note \"with the \\\"good\\\" oats\""
      ),
      (["fri", "lunch", "40 g oats", "", "", ""], "eat 40 g oats @lunch @2026-11-20"),
      // The usual time typed is the usual time; one after midnight is the day's all the same.
      (["", "", "2 eggs", "", "12:30", "", ""], "eat 2 eggs @lunch"),
      (["", "snack", "2 eggs", "", "1:30", "", ""], "eat 2 eggs @snack @01:30"),
      // A name with a comma, in quotes; and two items that would be one name with a comma between them.
      (["", "", "\"Salmon, cooked\" 100 g", "", "", "", ""], "eat \"Salmon, cooked\" 100 g @lunch"),
      (["", "", "100g salmon", "cooked rice", "", "", "", ""], "eat 100g salmon, cooked rice @lunch"),
      // Dad has no habit yet, so `.` alone still needs an item.
      ([".", "2 eggs", ""], "eat 2 eggs @lunch"),
    ])
  func `the answers log what one line would`(answers: [String], line: String) throws {
    let other = try SampleHousehold()
    let (report, person) = try household.run("meal add", answering: answers)
    expect(person.unused == [] && !person.ranOut)
    let expected = try require(try other.run(line)?.report)
    expect(report.json, equals: expected.json)
    expect(report.lines(on: Canvas()), equals: expected.lines(on: Canvas()))
    // The step can be typed again, and is one.
    let label = try require(try household.lastLabel())
    expect(label, equals: line)
    try household.run("undo")
    expect(try household.dump(), equals: try SampleHousehold().dump())
    expect(try household.run(label)?.report.lines(on: Canvas()), equals: expected.lines(on: Canvas()))
  }

  @Test(
    arguments: [
      ([], "day [today]"), ([""], "meal [lunch]"), (["", ""], "item"), (["", "", "2 eggs"], "next item [done]"),
      (["", "", "2 eggs", ""], "time [12:30]"), (["", "dinner", "2 eggs", ""], "time [19:00]"),
      (["", "breakfast", "2 eggs", ""], "note [none]"), (["yesterday", "dinner", "2 eggs", ""], "time [19:00]"),
      (["", "", "2 eggs", "", ""], "note [none]"), (["", "", "2 eggs", "", "", ""], "save? [Y/n]"),
    ])
  func `what is asked, and what Enter means`(answers: [String], question: String) throws {
    let person = ScriptedPerson(answers)
    household.session.terminalDialogue = person.dialogue
    expect(household.error(of: "meal add")?.code, equals: .interrupted)
    expect(person.asked.last, equals: question)
    expect(try household.dump(), equals: try SampleHousehold().dump(), "left at \(question)")
  }

  @Test(
    arguments: [
      (["someday"], "`someday` is not a day"), (["", "brunch"], "there is no meal `brunch`"),
      (["", "", "bananna soup xyz", ""], "nothing chosen for `bananna soup xyz`"),
      (["", "", "2 eggs @yesterday"], "only what was eaten is asked for here"),
      (["", "", "2 eggs for breakfast"], "only what was eaten is asked for here"),
      (["", "", "2 eggs", "", "25:00"], "`25:00` is not a time of day"),
      (["", "", "2 eggs", "", "lunch"], "`lunch` is not a time"),
      (["", "", "0 eggs"], nil), (["", "", "\"open"], nil), (["", "", "@"], nil),
      (["", "breakfast"], "  added to the breakfast of 08:00: Egg, Toasted white bread"),
      (["yesterday"], "  Fri 20 Nov"), (["", "", "2 eggs"], "  2 large Egg, 100 g, 143 kcal"),
      (["", "", "150 g cooked rice"], "  150 g Cooked rice, 195 kcal"),
    ] as [([String], String?)])
  func `what is answered on the way`(answers: [String], line: String?) throws {
    let person = ScriptedPerson(answers)
    household.session.terminalDialogue = person.dialogue
    expect(household.error(of: "meal add")?.code, equals: .interrupted)
    if let line { expect(person.shown.contains(line), "\(person.shown)") } else { expect(person.shown.count > 2) }
    // A food line stays to be corrected after an error; a word is typed again.
    let isKept = line?.hasPrefix(" ") != true && answers.count > 2
    let kept = answers.last { !$0.isEmpty } ?? ""
    expect(person.asked.last?.hasSuffix(" " + kept), equals: isKept, "\(person.asked)")
  }

  @Test func `a food that was chosen on the way is not asked for again, and an empty choice asks anew`() throws {
    let (report, person) = try household.run(
      "meal add", answering: ["", "", "2 slices of bread", "", "~", "white", "", "", "", ""])
    expect(person.asked.count { $0.hasPrefix("`bread` ") }, equals: 2)
    expect(report.lines(on: Canvas()).contains { $0.plain.contains("White bread") })
    expect(person.asked.contains("item 2 slices of bread"))
    expect(try household.lastLabel(), equals: "eat 2 slices of bread @lunch")
  }

  @Test func `leaving at a choice leaves the form`() throws {
    let person = ScriptedPerson(["", "", "bread", "^C"])
    household.session.terminalDialogue = person.dialogue
    let error = household.error(of: "meal add")
    expect(error?.code == .interrupted && error?.hint == "nothing was saved")
    expect(person.asked.last?.hasPrefix("`bread` "), equals: true)
  }

  @Test func `the preview is that of a dry run`() throws {
    let person = ScriptedPerson(["", "", "2 eggs", "", "", "soft"])
    household.session.terminalDialogue = person.dialogue
    _ = household.error(of: "meal add")
    let dry = try require(try household.run("eat 2 eggs @lunch --note soft --dry-run")?.report)
    expect(person.shown.suffix(4), equals: dry.lines(on: Canvas()).dropLast().map(\.plain).suffix(4))
    expect(dry.lines(on: Canvas()).last?.plain, equals: "dry run: nothing was saved")
  }

  // MARK: Habits

  @Test(
    arguments: [
      // Twice is a habit, once is not; the amount is that of the last time.
      (["eat 40 g oats @dinner @-1"], "dinner", "item"),
      (["eat 40 g oats @dinner @-1", "eat 60 g oats @dinner @-2"], "dinner", "item [40 g Oats]"),
      (
        [
          "eat an egg @dinner @-6", "eat 2 eggs @dinner @-5", "eat 3 eggs, a banana @dinner @-4",
          "eat a banana @dinner @-2",
        ], "dinner",
        "item [3 large Egg]"
      ),
      // Of the same slot only, and of the last 90 days.
      (["eat 40 g oats @dinner @-1", "eat 60 g oats @snack @-2"], "dinner", "item"),
      (["eat 40 g oats @dinner @-1", "eat 60 g oats @dinner @-90"], "dinner", "item"),
      (["eat 40 g oats @dinner @-1", "eat 60 g oats @dinner @-89"], "dinner", "item [40 g Oats]"),
      // An item that the meal has already is not offered again.
      (["eat 40 g oats @dinner @-1", "eat 60 g oats @dinner @-2", "eat 60 g oats @dinner"], "dinner", "item"),
      // A name that needs its quotes.
      (
        [
          "food add \"Beans, black\" --category pantry --kcal 130 --protein 9 --carbs 24 --fat 0.5",
          "eat 100 g \"Beans, black\" @dinner @-1", "eat 90 g \"Beans, black\" @dinner @-2",
        ], "dinner", "item [100 g \"Beans, black\"]"
      ),
      // One that holds a quote.
      (
        [
          "food add \"5\\\" pizza\" --category pantry --kcal 250 --protein 11 --carbs 30 --fat 9",
          "eat 200 g \"5\\\" pizza\" @dinner @-1", "eat 180 g \"5\\\" pizza\" @dinner @-2",
        ], "dinner", "item [200 g \"5\\\" pizza\"]"
      ),
      // Another profile's habits are its own.
      (["use Mom", "eat 40 g oats @dinner @-1", "eat 60 g oats @dinner @-2", "use Dad"], "dinner", "item"),
    ])
  func `the first item is the slot's habit`(past: [String], slot: String, question: String) throws {
    for line in past { try household.run(line) }
    let person = ScriptedPerson(["", slot])
    household.session.terminalDialogue = person.dialogue
    _ = household.error(of: "meal add")
    expect(person.asked.last, equals: question)
    guard question.hasSuffix("]") else { return }
    // Enter takes it.
    try household.run("meal add", answering: ["", slot, "", ".", ""])
    let offered = question.dropFirst("item [".count).dropLast()
    expect(try household.lastLabel(), equals: "eat \(offered) @\(slot)")
  }

  @Test(
    arguments: [
      // Saturday 12:30: lunch by the clock; logged already, of the meals whose time has come the one with most in it.
      ("", [], "lunch"), ("", ["eat 2 eggs @lunch"], "lunch"), ("@-1", [], nil),
      // Other days have no clock: the open slot with the most in it is suggested, breakfast before lunch if they are
      // equal.
      ("@-2", ["eat 2 eggs @dinner @-4", "eat 2 eggs @dinner @-5"], "dinner"),
      ("@-1", ["eat 2 eggs @dinner @-4", "eat 2 eggs @dinner @-5", "eat 2 eggs, 2 bananas @snack @-5"], "dinner"),
      (
        "@-2",
        [
          "eat 2 eggs @lunch @-4", "eat 2 eggs @lunch @-5", "eat a banana @breakfast @-3",
          "eat a banana @breakfast @-4",
        ], "breakfast"
      ),
      // Dinner is still to come today; breakfast is not.
      ("", ["eat 2 eggs @dinner @-4", "eat 2 eggs, 1 banana @dinner @-5", "eat 2 eggs @lunch"], "lunch"),
    ] as [(String, [String], String?)])
  func `the meal is the clock's, or habit's`(day: String, past: [String], slot: String?) throws {
    for line in past { try household.run(line) }
    let person = ScriptedPerson([String(day.drop { $0 == "@" })])
    household.session.terminalDialogue = person.dialogue
    _ = household.error(of: "meal add")
    expect(person.asked.last, equals: "meal" + (slot.map { " [\($0)]" } ?? ""))
  }

  // MARK: Nobody there

  @Test func `without a terminal it names eat`() throws {
    for line in ["meal add", "meal add --json"] {
      let error = household.error(of: line)
      expect(error?.code == .needsAnswer && error?.hint?.contains("`eat 2 eggs @lunch`") == true, "\(line)")
    }
    expect(try SampleHousehold.empty().error(of: "meal add")?.code, equals: .noProfile)
    expect(household.error(of: "meal add eggs")?.code, equals: .unexpectedArgument)
  }

  @Test func `with --yes only the item is asked`() throws {
    let (_, person) = try household.run("meal add --yes", answering: ["2 eggs"])
    expect(person.asked, equals: ["item"])
    expect(try household.lastLabel(), equals: "eat 2 eggs @lunch")
  }
}
