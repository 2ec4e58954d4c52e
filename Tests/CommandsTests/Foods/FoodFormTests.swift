import Commands
import Domain
import Expect
import Store
import TestSupport
import Testing
import Text

/// `food add` without words adds what the same command adds with them.
@Suite struct FoodFormTests {
  let household: SampleHousehold

  init() throws { household = try SampleHousehold() }

  /// The questions in the order of a label: sodium is asked only if the salt was left open.
  private static let questions = [
    "name", "category", "energy, kcal", "fat, g", "of which saturated, g [unknown]", "carbs, g",
    "of which sugars, g [unknown]", "fiber, g [unknown]", "protein, g", "salt, g [unknown]", "sodium, mg [unknown]",
    "portion [none]", "other name [none]", "save? [Y/n]",
  ]
  private static let quark = ["Quark", "dairy", "67", "0,2", "", "4", "", "", "12"]

  @Test(
    arguments: [
      (quark + [".", ""], "food add Quark --category dairy --kcal 67 --protein 12 --carbs 4 --fat 0,2"),
      (
        ["Quark", "dairy", "67", "0,2", "0.1", "4", "4", "0", "12", "", "40", "cup=250g", "tbsp 30 g", ""]
          + ["curd cheese", "Topfen", "", "y"],
        "food add Quark --category dairy --kcal 67 --protein 12 --carbs 4 --fat 0,2 --satfat 0.1 --sugar 4 --fiber 0 "
          + "--sodium 40 --portion cup=250g --portion \"tbsp 30 g\" --alias \"curd cheese\" --alias Topfen"
      ),
      // Salt instead of sodium, what is unknown, units behind the numbers, a category cut short.
      (
        ["Magerer Quark", "dai", "67 kcal", "0.2", "", "4 g", "unknown", "", "12g", "0.1 g", "", "", ""],
        "food add Magerer Quark --category dairy --kcal \"67 kcal\" --protein 12g --carbs \"4 g\" --fat 0.2 --salt "
          + "\"0.1 g\""
      ),
      // Corrected on the way.
      (
        ["Quork", "dairy", "76", "<", "67", "<", "<", "<", "Quark", "~", "~", "0,2", "", "4", "", "", "12", ".", ""],
        "food add Quark --category dairy --kcal 67 --protein 12 --carbs 4 --fat 0,2"
      ),
      // Sodium taken back in favour of salt.
      (
        quark + ["", "40", "<", "<", "0.1", ".", ""],
        "food add Quark --category dairy --kcal 67 --protein 12 --carbs 4 --fat 0,2 --salt 0.1"
      ),
      // A label in one piece leaves nothing to ask but what goes with the values.
      (
        [
          "Quark", "dairy", "Brennwert 280 kJ / 67 kcal Fett 0,2 g Kohlenhydrate 4,0 g Eiweiß 12 g Salz <0,2 g", ".",
          "",
        ],
        "food add Quark --category dairy --kcal 67 --protein 12 --carbs 4 --fat 0.2 --salt 0.1"
      ),
      // Values that look wrong, saved by a plain yes.
      (
        ["Wonder", "snacks", "62", "0", "", "30", "", "", "90", ".", "", "y"],
        "food add Wonder --category snacks --kcal 62 --protein 90 --carbs 30 --fat 0 --force"
      ),
      // Names that the command line would take apart or for an option.
      (
        ["\"Best\" bar", "snacks", "400", "13", "", "60", "", "", "10", ".", ""],
        "food add \"\\\"Best\\\" bar\" --category snacks --kcal 400 --protein 10 --carbs 60 --fat 13"
      ),
      (
        ["--bar", "snacks", "400", "13", "", "60", "", "", "10", ".", ""],
        "food add \"--bar\" --category snacks --kcal 400 --protein 10 --carbs 60 --fat 13"
      ),
    ])
  func `the answers add what one line would`(answers: [String], line: String) throws {
    let (report, person) = try household.run("food add", answering: answers)
    expect(person.unused == [] && !person.ranOut)
    let expected = try require(try SampleHousehold().run(line)?.report)
    expect(report.json, equals: expected.json)
    expect(report.lines(on: Canvas()), equals: expected.lines(on: Canvas()))
    expect(try household.lastLabel(), equals: line)
    try household.run("undo")
    expect(
      try household.run(line)?.report.lines(on: Canvas()).dropFirst(), equals: expected.lines(on: Canvas()).dropFirst())
  }

  @Test func `leaving at any question adds nothing`() throws {
    let answers = Self.quark + ["", "", "", ""]
    let before = try household.dump()
    for count in 0...answers.count {
      let person = ScriptedPerson(answers.prefix(count) + ["?", "^C"])
      household.session.terminalDialogue = person.dialogue
      expect(household.error(of: "food add")?.code, equals: .interrupted)
      expect(person.asked.last, equals: Self.questions[count])
      expect(try household.dump(), equals: before)
    }
  }

  @Test(
    arguments: [
      (["banana"], "there is a food `Banana` already (#1)"), (["Bananas"], "there is a food `Banana` already (#1)"),
      (["!!!"], "`!!!` has no letter or digit to find it by"), (["Quark", "diary"], "there is no category `diary`"),
      (["Quark", "dairy", "many"], "energy, kcal: `many` is not a number"),
      (["Quark", "dairy", "280 kW"], "energy, kcal: `280 kW` is not a number"),
      (["Quark", "dairy", "1e308"], "energy, kcal: `1e308` is not a number"),
      (["Quark", "dairy", "3000", ""], "3,000 kcal of energy per 100 g is not possible"),
      (["Quark", "dairy", "67", "-1"], "-1 g of fat per 100 g is not possible"),
      (quark + ["", "", "cup"], "`cup` is not a portion"),
      (quark + ["", "", "", "?!"], "`?!` has no letter or digit to find it by"),
    ])
  func `a wrong answer is said at once, and asked for again`(answers: [String], message: String) throws {
    let person = ScriptedPerson(answers)
    household.session.terminalDialogue = person.dialogue
    expect(household.error(of: "food add")?.code, equals: .interrupted)
    expect(person.shown.contains(message), "\(person.shown)")
    // Names are put into the line again, to be corrected; a word or a number is typed again.
    let isKept = answers.count == 1 || answers.count > Self.quark.count
    expect(person.asked.last?.hasSuffix(" " + (answers.last ?? "")), equals: isKept, "\(person.asked)")
  }

  @Test func `what looks wrong is named before it is saved`() throws {
    let person = ScriptedPerson(["Wonder", "snacks", "62", "0", "", "30", "", "", "90", ".", "", "."])
    household.session.terminalDialogue = person.dialogue
    expect(household.error(of: "food add")?.code, equals: .interrupted)
    expect(person.asked.suffix(3), equals: [String](repeating: "save it anyway? [y/n]", count: 3))
    expect(person.shown.contains("this looks wrong: protein, carbs and fat add up to 120 g per 100 g"))
  }

  @Test func `with words, or with nobody there, it is the command as ever`() throws {
    expect(household.error(of: "food add")?.code, equals: .missingArgument)
    let person = ScriptedPerson([])
    household.session.terminalDialogue = person.dialogue
    expect(household.error(of: "food add Quark")?.code, equals: .missingValue)
    expect(household.error(of: "food add --kcal 3")?.code, equals: .missingArgument)
    expect(household.error(of: "food add --json")?.code, equals: .missingArgument)
    expect(person.asked, equals: [])
    expect(
      try household.run("help food add")?.report.lines(on: Canvas()).contains { $0.plain.contains("alone asks") },
      equals: true)
  }
}
