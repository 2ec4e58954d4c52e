import Domain
import Expect
import Store
import TestSupport
import Testing
import Text

@testable import Commands

/// The examples in the doc comments of the types that most files lean on, run.
///
/// What stands between `// example TYPE` and `// end` is what the doc comment shows; of `shows(A, B)`, which expects A to
/// be B, it shows `A  // B`. `TypeExampleTests` compares them, and writes the doc comments with `LARDER_RECORD=1`.
@Suite struct TypeExamples {
  /// Expects an expression of an example to have the result that the doc comment says it has.
  private func shows<Value: Equatable>(_ value: Value, _ expected: Value, at place: SourceLocation = #_sourceLocation) {
    #expect(value == expected, sourceLocation: place)
  }

  /// Saturday, 21 November 2026, 12:30 in Berlin.
  private let now = SampleHousehold.noon

  @Test func larderError() {
    // example LarderError
    let error = LarderError(.unknownFood, "no food is called `bananna`", hint: "`food search` finds foods")
    shows(error.code.exitStatus, 1)
    let helpful = error.suggesting(["banana"])
    shows(helpful.hint, "did you mean banana? `food search` finds foods")
    shows(helpful.candidates, ["banana"])
    // end
  }

  @Test func canvas() {
    // example Canvas
    let screen = Canvas(width: 132)
    shows(screen.show("Käse\u{7} 1–2 €"), "Käse 1–2 €")
    let plain = Canvas(width: 20, glyphs: .ascii)
    shows(plain.width, 40)
    shows(plain.show("Käse\u{7} 1–2 €"), "Kaese 1-2 EUR")
    // end
  }

  @Test func day() {
    // example Day
    let friday = Day(iso: "2026-11-20")
    shows(friday?.weekdayText, "Fri 20 Nov")
    shows(friday.map { $0 + 11 }?.iso, "2026-12-01")
    shows(friday?.weekStart().weekdayText, "Mon 16 Nov")
    shows(Day(year: 2026, month: 2, day: 30), nil)
    // end
  }

  @Test func styledLine() {
    // example StyledLine
    var line = StyledLine("Egg ", .bold)
    line.append("143 kcal", .faint)
    shows(line.plain, "Egg 143 kcal")
    shows(line.cells, 12)
    shows(line.truncated(to: 8).plain, "Egg 143…")
    shows(StyledLine("over", .red).rendered(colour: .ansi16), "\u{1B}[31mover\u{1B}[0m")
    // end
  }

  @Test func nutrient() {
    // example Nutrient
    shows(Nutrient(word: "kcal"), .calories)
    shows(Nutrient.calories.label, "energy")
    shows(Nutrient.sodium.unit, "mg")
    shows(Nutrient(beginning: "sod"), .sodium)
    shows(Nutrient(beginning: "s"), nil)
    // end
  }

  @Test func session() throws {
    let folder = try TemporaryFolder()
    let place = Session.HouseholdLocation(database: folder.file("larder.db"), memory: nil)
    let clock = Clock(now: { SampleHousehold.noon }, offset: { _ in 3600 })
    // example Session
    let session = Session(location: place, clock: clock)
    shows(session.today.weekdayText, "Sat 21 Nov")
    let dad = Profile(name: "Dad", createdAt: session.now)
    let written = try session.write(label: "profile add Dad", profile: nil) { try $0.profiles.insert(dad) }
    shows(written.step?.label, "profile add Dad")
    shows(try session.read { try session.profile(in: $0).name }, "Dad")
    // end
  }

  @Test func food() {
    // example Food
    let values = Nutrients(calories: 89, protein: 1.1, carbohydrates: 22.8, fat: 0.3)
    let medium = Portion(name: "medium", grams: 118)
    let banana = Food(name: "Banana", category: .produce, nutrients: values, portions: [medium])
    shows(banana.nutrients.of(grams: 50).calories, 44.5)
    shows(banana.nutrients[.sodium], nil)
    shows(banana.id, 0)
    // end
  }

  @Test func invocation() throws {
    let session = try SampleHousehold().session
    // example Invocation
    let typed = try CommandLine(line: "food search oat milk --limit 3")
    let (invocation, _) = try Interpreter(session: session).parse(typed)
    shows(invocation?.spec.name, "food search")
    shows(invocation?.text, "oat milk")
    let limit = OptionSpec.value("limit", "N", .number, "How many foods to show.")
    shows(try invocation?.whole(limit, in: 1...50), 3)
    // end
  }

  @Test func commandSpec() throws {
    // example CommandSpec
    let name = ArgumentSpec("NAME", .profile, .rest, "Whom to greet.")
    let greet = CommandSpec(
      ["greet"], "Greet somebody.", arguments: [name], examples: ["greet Dad"], effect: .reads, topic: .session
    ) { invocation, _ in
      TextReport([StyledLine("Hello, \(invocation.text)!")], json: .object(["name": .string(invocation.text)]))
    }
    shows(greet.usage, "greet NAME")
    shows(CommandTable([greet]).specs(named: "greet").map(\.name), ["greet"])
    // end
  }

  @Test func household() throws {
    // example Household
    let household = try Household.inMemory(now: now)
    let dad = Profile(name: "Dad", createdAt: now)
    let written = try household.write("profile add Dad", author: nil, isShared: true, now: now) {
      try $0.profiles.insert(dad)
    }
    shows(written.value.name, "Dad")
    shows(try household.read { try $0.profiles.all().count }, 1)
    shows(try household.undo(1, profile: nil, now: now).map(\.label), ["profile add Dad"])
    // end
  }
}
