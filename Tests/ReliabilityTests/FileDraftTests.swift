import Expect
import Foundation
import TestSupport
import Testing

/// Files that were being created when the program died: the next start deletes them, and nothing else.
@Suite struct FileDraftTests {
  /// A sample household that takes long enough to be stopped in the middle.
  private static let long = ["--weeks", "200", "--profiles", "12"]

  /// Starts to make a sample household and holds it before it is done.
  private func stopped(_ household: HouseholdUnderTest) throws -> RunningProgram {
    let program = try household.start(["demo", "--out", household.folder.file("sample.db")] + Self.long)
    let end = ContinuousClock.now + .seconds(60)
    // With something in it, it is locked: one that is stopped before that would be taken for a leftover.
    while try !household.drafts().contains(where: household.hasContent), ContinuousClock.now < end {
      Moments.pass(microseconds: 200)
    }
    program.process.send(signal: SIGSTOP)
    try require(try household.drafts().count == 1, "it was done too soon: nothing would be tested")
    return program
  }

  @Test func theNextOneTakesAKilledOneAway() throws {
    let household = try HouseholdUnderTest(isEmpty: true)
    let program = try stopped(household)
    program.process.send(signal: SIGKILL)
    expect(try program.waitForExit(), equals: 128 + SIGKILL)
    expect(try household.run(["demo", "--out", household.folder.file("other.db"), "--weeks", "1"]).status, equals: 0)
    expect(try household.drafts(), equals: [])
    expect(!FileManager.default.fileExists(atPath: household.folder.file("sample.db")))
  }

  /// With two running at a time, one does not touch what the other is creating.
  @Test func aLivingOneIsLeftAlone() throws {
    let household = try HouseholdUnderTest(isEmpty: true)
    let program = try stopped(household)
    let draft = try household.drafts()
    expect(try household.run(["profile", "add", "Dad"]).status, equals: 0)
    expect(try household.drafts(), equals: draft)
    program.process.send(signal: SIGCONT)
    expect(try program.waitForExit(within: .seconds(120)), equals: 0)
    expect(try household.drafts(), equals: [])
    expect(try household.run(["--db", household.folder.file("sample.db"), "today"]).status, equals: 0)
  }

  @Test func whatIsNotOursStays() throws {
    let household = try HouseholdUnderTest(isEmpty: true)
    let uid = "01a1fdc3-5780-7000-8000-000000000001"
    let names = [
      ".larder.db.new", ".larder.db.new-", ".larder.db.new-1", "larder.db.new-\(uid)", ".larder.db.new-\(uid)x",
      ".larder.db.new-\(uid.uppercased())", ".larder.db.new-" + String(repeating: "z", count: 36),
    ]
    for name in names { try household.folder.write("mine", to: name) }
    try FileManager.default.createDirectory(
      atPath: household.folder.file(".folder.new-\(uid)"), withIntermediateDirectories: false)
    try household.folder.write("theirs", to: "theirs")
    symlink("theirs", household.folder.file(".link.new-\(uid)"))
    let before = Set(try FileManager.default.contentsOfDirectory(atPath: household.folder.path))
    expect(try household.run(["profile", "add", "Dad"]).status, equals: 0)
    let after = Set(try FileManager.default.contentsOfDirectory(atPath: household.folder.path))
    expect(before.isSubset(of: after), "\(before.subtracting(after))")
    expect(try household.folder.read("theirs"), equals: "theirs")
  }
}
