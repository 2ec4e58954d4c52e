import Commands
import Domain
import Expect
import TestSupport
import Testing
import Text

/// `trip add` logs what `bought` would log, and suggests the store of the last trip.
@Suite struct TripFormTests {
  /// Dad's household; his last trip was to REWE, yesterday.
  let household: SampleHousehold

  init() throws { household = try SampleHousehold() }

  @Test(
    arguments: [
      // All by Enter but the item.
      (["", "", "500g tomatoes 2.49", "", "", ""], "bought 500g tomatoes 2.49 at \"REWE\""),
      (["none", "", "500g tomatoes 2.49", ".", ""], "bought 500g tomatoes 2.49"),
      (
        ["Trader Joe's", "yesterday", "1l milk 1,09", "bananas, toilet paper 3.99", "", "sum", "y"],
        "bought 1l milk 1,09, bananas, toilet paper 3.99 at \"Trader Joe's\" @2026-11-20"
      ),
      (["Joe \"B\"", "", "2 eggs 1.09", ".", ""], #"bought 2 eggs 1.09 at "Joe \"B\"""#),
      (
        ["REWE", "", "6 eggs 2.99", "Pfand 0.25", "", "3.20", ""],
        "bought 6 eggs 2.99, Pfand 0.25 at \"REWE\" --total 3.20"
      ),
      // Two items that would be one name of the bank with a comma between.
      (["none", "", "100g salmon", "cooked rice", "", "", ""], "bought 100g salmon, cooked rice"),
    ])
  func `the answers write down what one line would`(answers: [String], line: String) throws {
    let other = try SampleHousehold()
    let (report, person) = try household.run("trip add", answering: answers)
    expect(person.unused == [] && !person.ranOut)
    let expected = try require(try other.run(line)?.report)
    expect(report.json, equals: expected.json)
    expect(report.lines(on: Canvas()), equals: expected.lines(on: Canvas()))
    expect(try household.lastLabel(), equals: line)
    try household.run("undo")
    expect(try household.dump(), equals: try SampleHousehold().dump())
  }

  @Test(
    arguments: [
      ([], "store [REWE]"), ([""], "day [today]"), (["", ""], "item"), (["", "", "milk 1.09"], "next item [done]"),
      (["", "", "milk 1.09", ""], "total [sum]"), (["", "", "milk 1.09", "", ""], "save? [Y/n]"),
      (["", "", "milk 1.09", "", "", "<"], "total [sum]"), (["", "", "milk 1.09", "<"], "item milk 1.09"),
      (["Lidl", "<"], "store [REWE] Lidl"),
    ])
  func `what is asked, and what Enter means`(answers: [String], question: String) throws {
    let person = ScriptedPerson(answers)
    household.session.terminalDialogue = person.dialogue
    expect(household.error(of: "trip add")?.code, equals: .interrupted)
    expect(person.asked.last, equals: question)
    expect(try household.dump(), equals: try SampleHousehold().dump(), "left at \(question)")
  }

  @Test(
    arguments: [
      (["", "someday"], "`someday` is not a day"),
      (["", "", "milk 1,234"], "`1,234` may be 1234.00, or have a digit too many"),
      (["", "", "milk 1.09 @yesterday"], "only what was bought is asked for here"),
      (["", "", "milk 1.09 at REWE"], "`1.09` is in the middle of a name"),
      (["", "", "egs 1.99", "Egg"], "  Egg, ? kcal, 1.99"),
      (["", "", "milk 1.09", "", "much"], "`much` is not a price"), (["", "yesterday"], "  Fri 20 Nov"),
      (["", "", "500g tomatoes 2.49"], "  500 g Tomato, 90 kcal, 2.49"),
      (["", "", "milk"], "  Whole milk, ? kcal, no price"),
      (["", "", "Pfand 0.25"], "  Pfand, 0.25"),
    ])
  func `what is answered on the way`(answers: [String], line: String) throws {
    let person = ScriptedPerson(answers)
    household.session.terminalDialogue = person.dialogue
    expect(household.error(of: "trip add")?.code, equals: .interrupted)
    expect(person.shown.contains(line), "\(person.shown)")
  }

  @Test func `nobody there, options, and --yes`() throws {
    expect(household.error(of: "trip add")?.code, equals: .needsAnswer)
    expect(household.error(of: "trip add --json")?.code, equals: .needsAnswer)
    expect(try SampleHousehold.empty().error(of: "trip add")?.code, equals: .noProfile)
    let person = ScriptedPerson([])
    household.session.terminalDialogue = person.dialogue
    expect(household.error(of: "trip add --store Lidl") == nil && person.asked == [])
    let (_, other) = try household.run("trip add --yes", answering: ["milk 1.09"])
    expect(other.asked, equals: ["item"])
    expect(try household.lastLabel(), equals: "bought milk 1.09 at \"Lidl\"")
  }
}

/// The questions of `bought` at a terminal.
@Suite struct BoughtQuestionTests {
  let household: SampleHousehold

  init() throws { household = try SampleHousehold() }

  private func items(_ line: String, _ answers: [String]) throws -> (told: [String], asked: [String]) {
    let (report, person) = try household.run(line, answering: answers)
    expect(person.unused == [] && !person.ranOut)
    guard case .object(let object) = report.json, case .object(let trip)? = object["trip"],
      case .array(let items)? = trip["items"]
    else { return ([], person.asked) }
    let told = items.map { item -> String in
      guard case .object(let item) = item else { return "?" }
      return ["quantity", "name", "price", "food"].map { key in
        switch item[key] {
        case .string(let text)?: text
        case .number(let number)?: "\(number)"
        case .object?: "food"
        default: "-"
        }
      }.joined(separator: " ")
    }
    return (told, person.asked)
  }

  @Test func `whether a number at the end is a count or a price`() throws {
    let counted = try items("bought eggs 10", ["10 eggs"])
    expect(counted.told == ["10.0 Egg - food"] && counted.asked == ["`eggs 10`: how many, or the price?"])
    expect(try items("bought eggs 10", ["eggs for"]).told, equals: ["- Egg 10.0 food"])
  }

  @Test func `which food it is, or none`() throws {
    expect(try items("bought 500g bread 2.49", ["white"]).told, equals: ["500.0 White bread 2.49 food"])
    let none = try items("bought 500g bread 2.49", ["none"])
    expect(none.told == ["500.0 bread 2.49 -"] && none.asked == ["`bread`: which food is it?"])
    expect(try items("bought 500g bread 2.49 --yes", []).told, equals: ["500.0 Wholemeal bread 2.49 food"])
  }

  @Test(arguments: ["bought eggs 10", "bought bread 2.49", "trip item edit 1 bread", "trip item add eggs 10"])
  func `no answer writes nothing`(line: String) throws {
    let before = try household.dump()
    for answer in ["", "^C"] {
      household.session.terminalDialogue = ScriptedPerson([answer]).dialogue
      let code = household.error(of: line)?.code
      expect(answer == "^C" ? code == .interrupted : code == .doubtful || code == .ambiguousFood)
      expect(try household.dump(), equals: before)
    }
  }
}
