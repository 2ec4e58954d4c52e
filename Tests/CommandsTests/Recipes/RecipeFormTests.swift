import Domain
import Expect
import Store
import TestSupport
import Testing

@testable import Commands

/// `recipe add` and `recipe edit` as a form at a terminal.
@Suite struct RecipeFormTests {
  private func asking(_ answers: [String], _ line: String) throws -> (
    person: ScriptedPerson, household: SampleHousehold
  ) {
    let household = try SampleHousehold()
    let person = ScriptedPerson(answers)
    household.session.terminalDialogue = person.dialogue
    _ = try household.run(line)
    return (person, household)
  }

  private func recipe(_ title: String, in household: SampleHousehold) throws -> Recipe {
    try household.session.read { reading in
      let book = reading.recipes(of: try household.session.profile(in: reading).id)
      let named = try require(try book.named(title).first)
      return try require(try book.recipe(named.id))
    }
  }

  @Test func aRecipeIsAskedForLineByLine() throws {
    let (person, household) = try asking(
      [
        "Potato soup", "4", "1 kg potatoes", "For the top:", "1 onion", "salt", "", "Boil for 20 minutes.", "Blend.",
        "",
        "35", "dinner", "quick, soup", "", "",
      ], "recipe add")
    expect(!person.ranOut && person.unused.isEmpty)
    let soup = try recipe("Potato soup", in: household)
    expect(
      soup.ingredients.map { $0.heading ?? $0.part?.text }, equals: ["1 kg potatoes", "For the top", "1 onion", "salt"])
    expect(soup.steps.parts().map(\.seconds) == [1200, nil] && soup.servings == 4 && soup.isServingsStated)
    expect(soup.totalMinutes == 35 && soup.category == .dinner && soup.tags == ["quick", "soup"] && soup.notes == nil)
    // What is found for a line is said as soon as it is typed.
    expect(person.shown.contains { $0.contains("1  ") && $0.contains("otato") && $0.contains("1,000 g") })
    expect(person.shown.contains("  3  not counted, as no amount is given"))
    // The step of undo is the line that would do the same.
    let step = try require(try household.session.household().history(profile: 1, last: 1).first)
    expect(
      step.label?.hasPrefix("recipe add Potato soup --servings 4 --total 35 --category dinner --tag quick"),
      equals: true)
  }

  /// A recipe that is pasted with its headings, between which there may be no empty line.
  @Test func pastedHeadingsSayWhatFollows() throws {
    let (person, household) = try asking(
      [
        "4", "Zutaten:", "1 kg Kartoffeln", "4 Paar Wiener", "Zubereitung", "Zubereitung:", "1. Kochen.", "", "", "",
        "",
        "",
        "",
      ], "recipe add Kartoffelsuppe")
    expect(!person.ranOut && person.unused.isEmpty)
    let soup = try recipe("Kartoffelsuppe", in: household)
    expect(soup.ingredients.map { $0.heading ?? $0.part?.text }, equals: ["1 kg Kartoffeln", "4 Paar Wiener"])
    expect(soup.steps.map { $0.heading ?? $0.part?.text }, equals: ["Kochen."])
    // Eight sausages of 50 g.
    expect(soup.ingredients.parts().last?.grams, equals: 400)
  }

  @Test func aTitleThatIsTypedIsNotAskedFor() throws {
    let (person, household) = try asking(["", "2 eggs", "", "", "", "", "", "", ""], "recipe add Omelette")
    expect(!person.ranOut && person.asked.first == "servings [none]")
    expect(try recipe("Omelette", in: household).isServingsStated, equals: false)
  }

  @Test func goingBackTakesTheLineBack() throws {
    let (_, household) = try asking(
      ["", "2 eggs", "3 onions", "<", "1 onion", "", "", "", "", "", "", ""], "recipe add Omelette")
    expect(try recipe("Omelette", in: household).ingredients.parts().map(\.text), equals: ["2 eggs", "1 onion"])
  }

  @Test func whatIsThereStaysOnEnterAndLinesAreChangedByTheirNumber() throws {
    let (person, household) = try asking(
      ["", "6", "1: 300 g red lentils", "-2", "1 carrot", "", "2: Serve hot.", "", "", "", "", "less salt", "y"],
      "recipe edit lentil soup")
    expect(!person.ranOut && person.unused.isEmpty)
    let soup = try recipe("Lentil soup", in: household)
    expect(soup.servings == 6 && soup.ingredients.parts().map(\.text) == ["300 g red lentils", "1 carrot"])
    expect(soup.steps.parts().map(\.text) == ["Simmer for 20 minutes.", "Serve hot."] && soup.notes == "less salt")
    // 300 g of dry red lentils, and the carrot has a food too.
    expect(soup.ingredients.parts().first?.grams == 300 && soup.ingredients.parts().last?.food?.name == "Carrot")
  }

  @Test func whatIsThereIsTakenAwayByNone() throws {
    let household = try SampleHousehold()
    try household.run("recipe edit lentil soup --category dinner --tag quick --servings 6 --total 50")
    let answers = ["", "none", "", "", "none", "none", "none", "", "y"]
    household.session.terminalDialogue = ScriptedPerson(answers).dialogue
    try household.run("recipe edit lentil soup")
    let soup = try recipe("Lentil soup", in: household)
    expect(soup.category == nil && soup.tags.isEmpty && !soup.isServingsStated && soup.totalMinutes == nil)
    expect(soup.ingredients.parts().count == 2 && soup.steps.parts().count == 2)
  }

  @Test func aNumberThatIsNotThereIsAnError() throws {
    let (person, household) = try asking(
      ["", "7: 1 onion", "-9", "2 eggs", "", "", "", "", "", "", ""], "recipe add Omelette")
    expect(person.shown.contains { $0.contains("there is no ingredient 7") })
    expect(person.shown.contains { $0.contains("there is no ingredient 9") })
    expect(try recipe("Omelette", in: household).ingredients.parts().map(\.text), equals: ["2 eggs"])
  }

  @Test func leavingSavesNothing() throws {
    let household = try SampleHousehold()
    household.session.terminalDialogue = ScriptedPerson(["", "2 eggs", "^C"]).dialogue
    #expect(throws: LarderError.self) { try household.run("recipe add Omelette") }
    expect(try household.session.read { try $0.recipes(of: 1).named("Omelette") }, equals: [])
  }

  @Test(
    arguments: [
      ("2: 300 g flour", 2, "300 g flour"), ("-3", 3, nil), ("200 g flour", nil, "200 g flour"),
      ("For the dough:", nil, "For the dough:"), ("1 egg: large", nil, "1 egg: large"), ("- 2 eggs", nil, "- 2 eggs"),
      ("0: x", nil, "0: x"),
    ] as [(String, Int?, String?)]) func aLineOfTheListIsRead(_ typed: String, _ number: Int?, _ text: String?)
  {
    let edit = RecipeLineEdit(typed)
    expect(edit.number == number && edit.text == text)
  }
}
