import Expect
import Foundation
import TestSupport
import Testing

/// The upgrade of a file from an older Larder to the present layout.
@Suite struct LayoutUpgradeTests {
  /// What an older Larder has left: `Fixtures/databases/v004.sql`.
  @Sendable static func old() throws -> HouseholdUnderTest {
    let household = try HouseholdUnderTest(isEmpty: true)
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Fixtures/databases/v004.sql")
    try Data().write(to: URL(fileURLWithPath: household.path))
    try RawConnection(household.path).run(String(contentsOf: fixture, encoding: .utf8))
    return household
  }

  private func layout(_ path: String) throws -> String? { try RawConnection(path).run("PRAGMA user_version").first }

  @Test func itIsSaidOnce() throws {
    let household = try Self.old()
    let first = try household.run(["profile", "list"])
    expect(first.status, equals: 0)
    let copy = household.path + ".layout4"
    let said = first.errorText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    expect(
      said,
      equals: "this household's file was updated to layout 12; a copy from before is kept in \(copy); "
        + "earlier steps can no longer be undone")
    expect(try layout(copy), equals: "4")
    let second = try household.run(["profile", "list"])
    expect(second.status == 0 && second.errorText == "" && second.text == first.text)
  }

  /// Whenever the process is killed, the file is unchanged or completely upgraded, and the next start finishes the
  /// upgrade.
  @Test func aKillLeavesOneLayoutOrTheOther() throws {
    var numbers = SplitMix64(seed: 11)
    let whole = try Self.old()
    let before = try whole.sql("SELECT * FROM mealItem ORDER BY id")
    let start = ContinuousClock.now
    expect(try whole.run(["profile", "list"]).status, equals: 0)
    var span = Int((ContinuousClock.now - start) / .microseconds(1)) * 5 / 4
    var counts = (old: 0, new: 0)
    var rounds = 0
    while rounds < KillTests.kills / 2 || (counts.old * counts.new == 0 && rounds < 200) {
      rounds += 1
      if rounds % 5 == 0 { span = counts.new == 0 ? span * 2 : counts.old == 0 ? max(1000, span / 2) : span }
      let household = try Self.old()
      let program = try household.start(["profile", "list"])
      Moments.pass(microseconds: Int.random(in: 0..<span, using: &numbers))
      program.process.send(signal: SIGKILL)
      _ = try program.waitForExit()
      if try layout(household.path) == "4" {
        counts.old += 1
        expect(try household.sql("SELECT * FROM mealItem ORDER BY id"), equals: before)
        expect(try household.sql("PRAGMA integrity_check"), equals: ["ok"])
      } else {
        counts.new += 1
      }
      expect(try household.run(["profile", "list"]).status, equals: 0)
      expect(try layout(household.path), equals: try layout(whole.path))
      expect(try household.dump(), equals: try whole.dump())
      expect(try household.complaints(), equals: [])
      // However far the killed one came, there is one copy, and it is whole.
      let names = try FileManager.default.contentsOfDirectory(atPath: household.folder.path)
      expect(
        names.filter { $0.contains(".layout") }.sorted(), equals: ["larder.db.layout4", "larder.db.layout4.sha256"])
      expect(try layout(household.path + ".layout4"), equals: "4")
    }
    expect(counts.old > 0 && counts.new > 0, "\(counts)")
  }

  /// A limit on the size of files is used instead of a full disk.
  @Test func withoutRoomForTheCopyNothingIsChanged() throws {
    let household = try Self.old()
    let before = FileManager.default.contents(atPath: household.path)
    let result = try household.shell("ulimit -f 100; \"$LARDER\" profile list --json; echo \"status $?\"")
    expect(result.text, equals: "status 74\n", "\(result.text) \(result.errorText)")
    expect(result.errorText.contains("the copy to keep before it is upgraded cannot be made"))
    expect(FileManager.default.contents(atPath: household.path), equals: before)
    let names = try FileManager.default.contentsOfDirectory(atPath: household.folder.path)
    expect(names.allSatisfy { !$0.contains("layout4") }, "\(names)")
    expect(try household.run(["profile", "list"]).status, equals: 0)
  }
}
