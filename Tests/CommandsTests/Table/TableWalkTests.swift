import Commands
import Domain
import Expect
import Store
import TestSupport
import Testing
import Text

/// What every command in the table must have for its users.
@Suite struct TableWalkTests {
  static let specs = CommandTable.larder.specs

  @Test func namesAreUnique() {
    let names = Self.specs.map(\.name)
    expect(Set(names).count, equals: names.count)
    let words = Set(Self.specs.map { $0.path[0] })
    let aliases = Self.specs.flatMap(\.aliases)
    expect(Set(aliases).count, equals: aliases.count)
    expect(words.intersection(aliases).isEmpty, "another name of one command is the name of another one")
  }

  @Test(arguments: specs.map(\.name)) func saysWhatItDoes(name: String) throws {
    let spec = try require(Self.specs.first { $0.name == name })
    expect(spec.summary.last == "." && spec.summary.first?.isUppercase == true, "\(spec.summary)")
    expect(!spec.examples.isEmpty)
    for help in spec.arguments.map(\.help) + spec.options.map(\.help) {
      expect(help.last == "." && help.first?.isUppercase == true, "`\(help)` is no sentence")
    }
    expect(Set(spec.options.map(\.name)).count, equals: spec.options.count)
  }

  /// An option with the same name as a global one takes precedence over it; only the `profile` commands may have one.
  @Test func optionsOfTheirOwn() {
    let globals = Set(Globals.specs.map(\.name))
    let shadowing = Self.specs.filter { !globals.isDisjoint(with: $0.options.map(\.name)) }.map(\.name)
    expect(shadowing, equals: ["profile add", "profile edit"])
  }

  @Test(arguments: specs.map(\.name)) func helpFitsANarrowTerminal(name: String) throws {
    let household = try SampleHousehold()
    for line in ["help \(name)", "\(name) --help"] {
      let report = try require(try household.run(line)?.report)
      expect(ReportLaws.breaches(of: report).isEmpty)
      expect(report.lines(on: Canvas(width: 132)).contains { $0.plain.contains(name) })
    }
  }

  @Test func completionOffersEveryCommand() {
    let table = CommandTable.larder
    for spec in Self.specs {
      expect(table.commandWords.contains(spec.path[0]))
      for depth in 1..<max(1, spec.path.count) {
        let named = table.specs(named: spec.path[0]).filter { $0.path.starts(with: spec.path.prefix(depth)) }
        expect(table.verbs(of: named, at: depth).contains(spec.path[depth]), "\(spec.name)")
      }
    }
  }

  @Test(arguments: specs.filter { $0.effect != .writes }.flatMap(\.examples))
  func readingChangesNothing(example: String) throws {
    let household = try SampleHousehold()
    household.attend(to: example)
    _ = try household.steps()
    let before = try household.bytes()
    let outcome = try require(try household.run(example))
    expect(outcome.effect != .writes)
    // What is restored or compacted has the same rows, which their own tests compare, but SQLite counts that the file was
    // written; an erasure is no step, and neither is where somebody is who cooks.
    let isOfTheFile = ["data restore", "data compact", "data erase", "cook"].contains { example.hasPrefix($0) }
    if !isOfTheFile { expect(try household.bytes(), equals: before) }
    expect(ReportLaws.breaches(of: outcome.report), equals: [])
    if outcome.effect == .reads { expect(outcome.report.table != nil, "--csv has nothing to write") }
  }

  @Test(arguments: specs.filter { $0.effect == .writes }.flatMap(\.examples))
  func writingIsOneStep(example: String) throws {
    let household = try SampleHousehold()
    household.attend(to: example)
    let (before, done) = (try household.dump(), try household.doneSteps())
    let outcome = try require(try household.run(example))
    expect(ReportLaws.breaches(of: outcome.report), equals: [])
    if example.hasPrefix("undo") || example.hasPrefix("redo") {
      expect(try household.dump() != before)
      try household.run(example.hasPrefix("undo") ? example.replacing("undo", with: "redo") : "undo")
    } else if example.contains("--dry-run") {
      expect(try household.doneSteps(), equals: done)
    } else {
      expect(try household.doneSteps(), equals: done + 1)
      expect(try household.dump() != before, "the example changes nothing")
      try household.run("undo")
    }
    expect(try household.dump(), equals: before)
    expect(try household.doneSteps(), equals: done)
  }
}

extension SampleHousehold {
  fileprivate func doneSteps() throws -> Int { try steps().count { $0.state == .done } }
}
