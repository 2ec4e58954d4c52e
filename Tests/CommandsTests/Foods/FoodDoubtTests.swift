import Commands
import Domain
import Expect
import Store
import Testing
import Text

/// Suspicious values are pointed out before they are saved, together with what was probably meant.
@Suite struct FoodDoubtTests {
  let household: SampleHousehold

  init() throws { household = try SampleHousehold() }

  private func food(_ name: String) throws -> Food? {
    try household.session.read { try $0.foods.candidates(for: name, limit: 3) }.first { $0.name == name }
  }

  /// 4 x (5 + 25) + 9 x 2 = 138 kcal = 577 kJ.
  private static let joules = "food add Wobbelbrei --category other --kcal 577 --protein 5 --carbs 25 --fat 2"

  @Test func `the value that was meant is offered`() throws {
    let (_, person) = try household.run(Self.joules, answering: ["138"])
    expect(person.asked, equals: ["Wobbelbrei: 577 looks like kJ; did you mean 138 kcal?"])
    expect(try food("Wobbelbrei")?.nutrients.calories, equals: 138)
  }

  @Test func `as it was typed is an answer, too, and none is none`() throws {
    _ = try household.run(Self.joules, answering: ["577"])
    expect(try food("Wobbelbrei")?.nutrients.calories, equals: 577)
    try household.run("undo")
    let person = ScriptedPerson([""])
    household.session.terminalDialogue = person.dialogue
    expect(household.error(of: Self.joules)?.code, equals: .implausibleFood)
    expect(try food("Wobbelbrei"), equals: nil)
  }

  @Test func `more than 100 g can hold is offered in kcal, but not as it is`() throws {
    let line = "food add Wobbelbrei --category other --kcal 1046 --protein 10 --carbs 30 --fat 10"
    let (_, person) = try household.run(line, answering: ["250"])
    expect(person.asked, equals: ["1,046 kcal per 100 g is not possible; it looks like kJ. What do you mean?"])
    expect(try food("Wobbelbrei")?.nutrients.calories, equals: 250)
    try household.run("undo")
    household.session.terminalDialogue = ScriptedPerson([""]).dialogue
    expect(household.error(of: line)?.code, equals: .outOfRange)
    household.session.terminalDialogue = .none
    expect(household.error(of: line + " --force")?.code, equals: .outOfRange)
  }

  @Test func `sodium in grams, and what has no other reading`() throws {
    let line = "food add Wobbelbrei --category bakery --kcal 260 --protein 9 --carbs 49 --fat 3 --sodium 0.6"
    _ = try household.run(line, answering: ["600"])
    expect(try food("Wobbelbrei")?.nutrients.sodium, equals: 600)
    let wonder = "food add Wonder --category snacks --kcal 480 --protein 90 --carbs 30 --fat 0"
    household.session.terminalDialogue = ScriptedPerson(["no"]).dialogue
    expect(household.error(of: wonder)?.code, equals: .implausibleFood)
    let (_, person) = try household.run(wonder, answering: ["yes"])
    expect(person.asked, equals: ["Wonder: protein, carbs and fat add up to 120 g per 100 g. Save it anyway?"])
  }

  @Test func `where nobody answers it is refused with the reading, and forced by --force`() throws {
    let error = household.error(of: Self.joules)
    expect(error?.code == .implausibleFood && error?.code.exitStatus == 65)
    expect(error?.message, equals: "Wobbelbrei: 577 looks like kJ; did you mean 138 kcal?")
    expect(error?.hint, equals: "`--kcal 138` corrects it; `--force` saves it as it is")
    let person = ScriptedPerson([])
    household.session.terminalDialogue = person.dialogue
    expect(household.error(of: Self.joules + " --yes")?.code, equals: .implausibleFood)
    expect(person.asked, equals: [])
    try household.run(Self.joules + " --force")
    expect(try food("Wobbelbrei")?.nutrients.calories, equals: 577)
    expect(household.error(of: "food edit Wobbelbrei --protein 5.1")?.code, equals: .implausibleFood)
  }

  @Test func `in the form, energy in kJ is asked for again with the kcal for Enter`() throws {
    let answers = ["Wobbelbrei", "other", "577", "2", "", "25", "", "", "5", "", "", "", "", "", ""]
    let (_, person) = try household.run("food add", answering: answers)
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(person.asked.contains("energy, kcal again [138]"))
    expect(person.shown.contains("577 looks like kJ; did you mean 138 kcal?"))
    expect(try food("Wobbelbrei")?.nutrients.calories, equals: 138)
    expect(try household.lastLabel()?.contains("--kcal 138"), equals: true)
  }

  @Test func `in the form, more than 100 g can hold is settled at once, and the basis asked where there is fiber`()
    throws
  {
    // Rye crispbread: 1,410 kJ = 337 kcal, which fits only with the fiber beside the carbs.
    let answers = ["Wobbelbrot", "bakery", "1410", "337", "1.6", "", "64", "", "15", "9", "", "500", "", "", "", ""]
    let (_, person) = try household.run("food add", answering: answers)
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(person.asked.contains("fiber in the carbs [no]"))
    let bread = try require(try food("Wobbelbrot"))
    expect(bread.nutrients.calories == 337 && bread.basis == .available)
    try household.run(
      "food add Kruste --category bakery --kcal 337 --protein 9 --carbs 64 --fat 1.6 --fiber 15 --basis total")
    expect(try food("Kruste")?.basis, equals: .total)
    try household.run("food edit Kruste --basis avail")
    expect(try food("Kruste")?.basis, equals: .available)
    expect(household.error(of: "food edit Kruste --basis eu")?.code, equals: .badValue)
  }
}
