import Commands
import Domain
import Expect
import Store
import TestSupport
import Testing

/// Laws that hold for any commands in any order.
///
/// A failure names its seed; `LARDER_SEED=7 LARDER_STEPS=500 swift test --filter HouseholdLaw` repeats and lengthens
/// it.
@Suite struct HouseholdLawTests {
  static let steps = Tier.commands.count

  @Test(arguments: SplitMix64.seeds) func allUndoneIsTheStartAndRedoneTheEnd(seed: UInt64) throws {
    let household = try SampleHousehold.empty()
    var lines = RandomLines(seed: seed)
    let start = try household.dump()
    var typed = ["profile add Dad", "profile add Mom"]
    for line in typed { try household.run(line) }
    for _ in 0..<Self.steps {
      if lines.one(of: [true, false, false, false]) {
        _ = household.error(of: "use \(lines.one(of: ["Dad", "Mom", "Kid"]))")
      }
      typed.append(lines.next(of: [.own, .own, .own, .shared, .journal]))
      _ = household.error(of: typed[typed.count - 1])
    }
    let end = try household.dump()
    let done = try household.steps().filter { $0.state == .done }
    expect(done.count > Self.steps / 10, "seed \(seed): too few commands work")

    expect(try household.undoAll(), equals: done.count)
    expect(try household.session.household().check(), equals: [], "seed \(seed): the file is not sound after undoing")
    expect(
      try household.dump(), equals: start, "seed \(seed): undone is not the start\n\(typed.joined(separator: "\n"))")

    for step in done.reversed() {
      let owner = try step.isShared ? household.profileNames().first : step.author
      try household.run((owner.map { "--profile \"\($0)\" " } ?? "") + "redo")
    }
    expect(try household.session.household().check(), equals: [], "seed \(seed): the file is not sound after redoing")
    expect(try household.dump(), equals: end, "seed \(seed): redone is not the end\n\(typed.joined(separator: "\n"))")
  }

  @Test(arguments: SplitMix64.seeds) func whatIsRefusedChangesNothingAndReadingNeither(seed: UInt64) throws {
    let household = try SampleHousehold()
    var lines = RandomLines(seed: seed &+ 100)
    var (dump, steps) = (try household.dump(), try household.steps())
    for _ in 0..<Self.steps {
      let line = lines.next()
      let before = (dump, steps)
      let (outcome, error) = household.outcome(of: line)
      (dump, steps) = (try household.dump(), try household.steps())
      if error != nil || outcome?.effect == .reads {
        expect(dump == before.0 && steps == before.1, "seed \(seed): `\(line)` \(error?.message ?? "")")
      } else if !line.hasPrefix("undo"), !line.hasPrefix("redo") {
        let added = steps.filter { $0.id > before.1.first?.id ?? 0 }
        expect(added.count <= 1 && (added.isEmpty == (dump == before.0)), "seed \(seed): `\(line)`")
      }
    }
  }

  @Test(arguments: SplitMix64.seeds) func reportsAndErrorsFitAnyCanvas(seed: UInt64) throws {
    let household = try SampleHousehold()
    var lines = RandomLines(seed: seed &+ 200)
    for _ in 0..<Self.steps {
      let line = lines.next()
      let (outcome, error) = household.outcome(of: line)
      let breaches =
        outcome.map { ReportLaws.breaches(of: $0.report) } ?? error.map { ReportLaws.breaches(of: $0) } ?? []
      expect(breaches.isEmpty, "seed \(seed): `\(line)`\n\(breaches.prefix(3).joined(separator: "\n"))")
    }
  }
}

extension SampleHousehold {
  /// What a line gives: a report, or the error that refused it.
  func outcome(of line: String) -> (Interpreter.Outcome?, LarderError?) {
    do {
      return (try run(line), nil)
    } catch {
      return (nil, error as? LarderError ?? LarderError(.databaseFailed, "no LarderError: \(error)"))
    }
  }
}
