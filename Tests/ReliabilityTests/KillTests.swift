import Expect
import Foundation
import TestSupport
import Testing

/// Processes that are killed without warning, at random moments.
@Suite struct KillTests {
  /// How often commands are killed; the first start, imports, upgrades, backups, restores and erasures half as often each.
  static let kills = Tier.kills.count

  /// After each kill the file holds exactly the first k or k + 1 commands of the script, where k is how many it had
  /// reported.
  ///
  /// A second household, in which the same commands ran undisturbed, has exactly the same rows.
  @Test(arguments: SplitMix64.seeds.prefix(1).flatMap { [$0, $0 &+ 1] })
  func keepsWhatItReportedAndNothingByHalves(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let killed = try HouseholdUnderTest()
    let twin = try HouseholdUnderTest(copying: killed)
    let start = try killed.dump()
    var script = RandomScript(seed: seed)
    for round in 0..<Self.kills / 2 {
      let lines = script.lines(25)
      let reported = try run(lines, on: killed, killedAfter: Int.random(in: 0..<12, using: &numbers), &numbers)
      expect(try killed.complaints(), equals: [], "seed \(seed), round \(round)")
      let isThere = try catchUp(twin, with: lines, from: reported, to: killed)
      try require(isThere, "seed \(seed), round \(round): neither \(reported) nor \(reported + 1) commands are there")
    }
    // All that are done but the first, which added the profile: an undo takes itself and its step from the count.
    let steps = try require(try killed.sql("SELECT count(*) - 1 - 2 * sum(label = 'undo') FROM step").first)
    expect(try killed.run(["undo", steps]).status, equals: 0)
    expect(try killed.dump(), equals: start)
    expect(try killed.complaints(), equals: [])
    expect(try killed.run(["redo", steps]).status, equals: 0)
    expect(try killed.dump(), equals: try twin.dump())
  }

  /// Runs the script and kills it some microseconds after it has reported `count` commands; how many it reported in
  /// all.
  private func run(
    _ lines: [String], on household: HouseholdUnderTest, killedAfter count: Int, _ numbers: inout SplitMix64
  ) throws -> Int {
    let path = try household.folder.write(lines.joined(separator: "\n") + "\n", to: "script")
    let program = try household.start(["--json", "-f", path])
    var reported = 0
    while reported < count, try program.line() != nil { reported += 1 }
    Moments.pass(microseconds: Int.random(in: 0..<4000, using: &numbers))
    program.process.send(signal: SIGKILL)
    reported += try program.remainingLines().count
    let status = try program.waitForExit()
    expect(status == 128 + SIGKILL || reported == lines.count, "\(household.errors)")
    return reported
  }

  /// Runs the reported commands on the twin, and one more where the killed household has it; whether
  /// the two are then the same.
  private func catchUp(
    _ twin: HouseholdUnderTest, with lines: [String], from reported: Int, to killed: HouseholdUnderTest
  ) throws -> Bool {
    let goal = try (killed.dump(), killed.journal())
    let quiet = try twin.run([], input: lines.prefix(reported).map { $0 + "\n" }.joined())
    try require(quiet.status == 0, "\(quiet.errorText)")
    if try (twin.dump(), twin.journal()) == goal { return true }
    guard reported < lines.count else { return false }
    expect(try twin.run([], input: lines[reported] + "\n").status, equals: 0)
    return try (twin.dump(), twin.journal()) == goal
  }

  /// A kill while the file is created leaves no household or a complete one, and after the next start there is one.
  @Test func creationIsAllOrNothing() throws {
    var numbers = SplitMix64(seed: 7)
    let whole = try HouseholdUnderTest(isEmpty: true)
    let start = ContinuousClock.now
    expect(try whole.run(["profile", "list"]).status, equals: 0)
    let microseconds = Int((ContinuousClock.now - start) / .microseconds(1))
    var counts = (none: 0, whole: 0)
    var rounds = 0
    // How long a start takes changes with what else the machine does: the span of the moments follows it, and the
    // rounds go on until both kinds were met.
    var span = microseconds * 5 / 4
    while rounds < (Self.kills + 1) / 2 || (counts.none * counts.whole == 0 && rounds < 200) {
      rounds += 1
      if rounds % 5 == 0 { span = counts.whole == 0 ? span * 2 : counts.none == 0 ? max(1000, span / 2) : span }
      let household = try HouseholdUnderTest(isEmpty: true)
      let program = try household.start(["profile", "list"])
      Moments.pass(microseconds: Int.random(in: 0..<span, using: &numbers))
      program.process.send(signal: SIGKILL)
      _ = try program.waitForExit()
      if FileManager.default.fileExists(atPath: household.path) {
        counts.whole += 1
        expect(try household.complaints(), equals: [])
        expect(try household.dump(), equals: try whole.dump())
      } else {
        counts.none += 1
      }
      expect(try household.run(["profile", "add", "Dad"]).status, equals: 0)
      expect(try household.complaints(), equals: [])
      expect(try household.drafts(), equals: [], "round \(rounds)")
    }
    // Moments from before the file is there to after: were all kills too early or too late, nothing would be tested.
    expect(counts.none > 0 && counts.whole > 0, "\(counts)")
  }
}

/// Random moments: no event could be waited for, since the point is to stop anywhere.
enum Moments {
  static func pass(microseconds: Int) {
    let end = ContinuousClock.now + .microseconds(microseconds)
    while ContinuousClock.now < end {}
  }
}

/// Commands that all succeed whenever those before them have: meals, foods, corrections, undo and redo.
struct RandomScript {
  private var numbers: SplitMix64
  private var day = 0
  private var food = 0

  init(seed: UInt64) { numbers = SplitMix64(seed: seed &+ 100) }

  /// The next lines; the first is a meal, so that the second has something to undo or correct.
  mutating func lines(_ count: Int) -> [String] {
    var lines: [String] = []
    var last = ""
    while lines.count < count {
      let line = next(after: last)
      last = line
      lines.append(line)
    }
    return lines
  }

  private mutating func next(after last: String) -> String {
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0 where last.hasPrefix("undo"): return "redo"
    case 1 where !last.isEmpty: return "undo"
    case 2...3 where last.hasPrefix("eat banana"): return "fix 123 g"
    case 4:
      food += 1
      return "food add Invented \(food) --category other --kcal 100 --protein 5 --carbs 10 --fat 4 --alias Thing\(food)"
    case 5: return "goals set calories \(1500 + Int.random(in: 0..<1000, using: &numbers))"
    case 6, 7: return "eat banana @dinner @2026-11-20"
    default:
      day += 1
      return "eat 2 eggs, 150 g cooked rice and a banana @lunch @-\(day)"
    }
  }
}
