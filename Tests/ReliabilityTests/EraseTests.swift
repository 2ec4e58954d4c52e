import Expect
import Foundation
import TestSupport
import Testing

/// What an erasure leaves behind: nothing, in none of Larder's files, whenever it is killed.
@Suite struct EraseTests {
  /// A word that no starter food and no text of Larder's contains.
  private static let mark = "zqxmark"

  /// A household of two, in which everything that one of them has written contains the mark.
  private func marked() throws -> HouseholdUnderTest {
    let household = try HouseholdUnderTest()
    let mark = Self.mark
    func run(_ line: String) throws {
      let result = try household.shell("\"$LARDER\" --now \(HouseholdUnderTest.now) --yes \(line)")
      try require(result.status == 0, "\(line): \(result.errorText)")
    }
    try run("profile add \(mark)")
    try run("eat 2 eggs @lunch @-3")
    do {
      try run("use \(mark)")
      try run("eat 2 eggs and a banana @lunch")
      try run("meal edit last --note 'note \(mark)'")
      try run("meal save fav\(mark) = last")
      try run("bought '500g tomatoes 2.49' at store\(mark)")
      try run("weigh 70")
      try run("day partial")
      try run("guide member add member\(mark) --age 40 --weight 70 --activity active")
      try run("guide set fiber 40 --member member\(mark)")
      try run("goals set calories 2000")
      try run("goals set sodium 1500")
      // What is deleted or undone stays in the journal.
      try run("eat 1 apple @snack")
      try run("meal edit last --note 'deleted \(mark)'")
      try run("meal delete last")
      try run("meal edit last --note 'undone \(mark)'")
      try run("undo")
      try run("eat 1 pear @Dad,\(mark)")
      try run("use Dad")
      try run("eat 1 orange @\(mark)")
    }
    _ = try household.sql(
      """
      INSERT INTO receipt (uid, tripId, checks, doubts, lines, file) SELECT '01a1fdc3-5780-7000-8000-0000000000aa', id, '', '', 'x',
        '0123456789abcdef01234567.txt' FROM trip;
      INSERT INTO learnedName (uid, profileId, name, key, foodId, isCorrection, learnedAt)
        SELECT '01a1fdc3-5780-7000-8000-0000000000ab', p.id, 'x', 'x', f.id, 0, '\(HouseholdUnderTest.now)'
        FROM profile p, food f WHERE p.name = '\(mark)' AND f.name = 'Egg';
      """)
    return household
  }

  /// The tables whose rows belong to a profile, with the condition for those of the marked one.
  private static let owned: [(table: String, condition: String)] = {
    let profile = "profileId = (SELECT id FROM profile WHERE key LIKE '%\(mark)%')"
    let direct = [
      "meal", "macroGoals", "trip", "favourite", "familyMember", "ownTarget", "familyGuide", "learnedName",
      "bodyWeight", "dayMark", "ownLimit",
    ].map { ($0, profile) }
    let parts = [("mealItem", "meal"), ("tripItem", "trip"), ("favouriteItem", "favourite"), ("receipt", "trip")].map {
      ($0.0, "\($0.1)Id IN (SELECT id FROM \($0.1) WHERE \(profile))")
    }
    return direct + parts
  }()

  /// Puts the mark into every column of a text that takes it; the table and column of each.
  private func markColumns(_ household: HouseholdUnderTest) throws -> Set<String> {
    var marked: Set<String> = []
    for (table, condition) in Self.owned {
      let columns = try household.sql(
        "SELECT name FROM pragma_table_info('\(table)') WHERE type = 'TEXT' AND name <> 'uid'")
      for column in columns {
        let text = "'\(Self.mark)' || id || coalesce(\(column), '')"
        guard (try? household.sql("UPDATE \(table) SET \(column) = \(text) WHERE \(condition)")) != nil else {
          continue
        }
        let count = try household.sql("SELECT count(*) FROM \(table) WHERE \(column) LIKE '\(Self.mark)%'")
        if count != ["0"] { marked.insert("\(table).\(column)") }
      }
    }
    return marked
  }

  /// The files in the household's folder, and below it, that contain the mark.
  private func filesWithMark(_ household: HouseholdUnderTest) throws -> [String] {
    let folder = URL(fileURLWithPath: household.folder.path)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let mark = Data(Self.mark.utf8)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { file in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
        return false
      }
      return try Data(contentsOf: file).range(of: mark) != nil || file.lastPathComponent.contains(Self.mark)
    }.map(\.lastPathComponent).sorted()
  }

  @Test(arguments: [false, true]) func noByteIsLeftInAnyFile(isInTwo: Bool) throws {
    let household = try marked()
    let columns = try markColumns(household)
    expect(
      columns.isSuperset(of: [
        "meal.notes", "mealItem.name", "mealItem.said", "trip.store", "tripItem.name", "favourite.name",
        "favourite.key",
        "favouriteItem.name", "familyMember.name", "familyMember.key", "learnedName.name", "learnedName.key",
        "receipt.store", "receipt.checks", "receipt.doubts", "receipt.lines", "receipt.file",
      ]), "\(columns.sorted())")
    // The file of the receipt has the name from before.
    _ = try household.sql("UPDATE receipt SET file = '0123456789abcdef01234567.txt'")
    let receipts = household.path + ".receipts"
    try FileManager.default.createDirectory(atPath: receipts, withIntermediateDirectories: true)
    try Self.mark.write(toFile: receipts + "/0123456789abcdef01234567.txt", atomically: true, encoding: .utf8)
    expect(try household.run(["data", "backup"]).status, equals: 0)
    // A copy that has nothing of the profile stays.
    let stranger = try HouseholdUnderTest()
    try FileManager.default.copyItem(atPath: stranger.path, toPath: household.folder.file("larder.db.layout3"))
    try require(FileManager.default.fileExists(atPath: stranger.path))
    let uid = try require(try household.sql("SELECT uid FROM profile WHERE name = '\(Self.mark)'").first)
    for name in ["larder.db.layout4", "larder.db.damaged-2026-11-21T20-00-00"] {
      _ = try household.folder.write("\(uid) \(Self.mark)", to: name)
    }
    expect(try filesWithMark(household).count >= 5)
    let others = "SELECT id, uid, day, notes FROM meal WHERE profileId = 1 ORDER BY id"
    let before = try household.sql(others)

    let refused = try household.run(["data", "erase", Self.mark, "--backups"])
    expect(
      refused.status == 1 && refused.errorText.contains("`\(Self.mark)` cannot be undone"), "\(refused.errorText)")
    expect(try household.sql("SELECT count(*) FROM profile"), equals: ["2"])

    if isInTwo {
      // The backups still have everything then, and their receipts.
      expect(try household.run(["data", "erase", Self.mark, "--yes"]).status, equals: 0)
      expect(try filesWithMark(household).count >= 4)
    }
    let erased = try household.run(["data", "erase", Self.mark, "--backups", "--yes", "--json"])
    expect(erased.status, equals: 0, "\(erased.errorText)")
    expect(erased.text.contains("larder.db.layout4") && !erased.text.contains("layout3"), "\(erased.text)")
    expect(try filesWithMark(household), equals: [])
    expect(try household.sql(others), equals: before)
    expect(try household.complaints(), equals: [])
    let left = try FileManager.default.contentsOfDirectory(atPath: household.path + ".backups")
    expect(left.count { $0.hasSuffix(".db") }, equals: 1)
    expect(try household.drafts(), equals: [])
    // Nothing says the profile's uid either, by which a later erasure would look for it.
    expect(try Data(contentsOf: URL(fileURLWithPath: household.path)).range(of: Data(uid.utf8)), equals: nil)
  }

  @Test func everythingIsGoneAndTheNextStartIsAFirstOne() throws {
    let household = try marked()
    // The inbox is the household's, so only this erases it.
    let shared = try household.run(["share", "\(Self.mark) soup for 4: 2 leeks, 1 l vegetable broth"])
    expect(shared.status == 0 && shared.text.contains("`inbox import 1`"), "\(shared.errorText)")
    _ = try household.sql("INSERT INTO displaySetting (name, value) VALUES ('first-run', 'shown')")
    expect(try household.run(["data", "backup"]).status, equals: 0)
    let refused = try household.run(["data", "erase"])
    expect(refused.status == 1 && refused.errorText.contains("--yes"), "\(refused.errorText)")
    expect(try household.run(["data", "erase", "--backups", "--yes"]).status, equals: 0)
    expect(try filesWithMark(household), equals: [])
    expect(try household.sql("SELECT (SELECT count(*) FROM profile), (SELECT count(*) FROM step)"), equals: ["0|0"])
    expect(
      try household.sql("SELECT (SELECT count(*) FROM inboxItem), (SELECT count(*) FROM inboxFetch)"), equals: ["0|0"])
    expect(
      try household.sql("SELECT count(*) FROM displaySetting WHERE name IN ('first-run', 'erasing')"), equals: ["0"])
    expect(!FileManager.default.fileExists(atPath: household.path + ".backups"))
    expect(try household.complaints(), equals: [])
    expect(try household.run(["profile", "add", "Mom"]).status, equals: 0)
  }

  /// Whenever it is killed, all of the profile's rows are there or none; the same command once more leaves nothing.
  @Test func aKilledErasureIsFinishedByTheNext() throws {
    var numbers = SplitMix64(seed: 21)
    let template = try marked()
    expect(try template.run(["data", "backup"]).status, equals: 0)
    let words = ["data", "erase", Self.mark, "--backups", "--yes"]
    func copy() throws -> HouseholdUnderTest {
      let household = try HouseholdUnderTest(copying: template)
      try FileManager.default.copyItem(atPath: template.path + ".backups", toPath: household.path + ".backups")
      return household
    }
    // Kills come at any moment of twice the time that a whole erasure takes, which differs with the machine's load.
    let whole = try copy()
    let start = ContinuousClock.now
    expect(try whole.run(words).status, equals: 0)
    let span = Int((ContinuousClock.now - start) / .microseconds(1)) * 2
    var (early, late) = (0, 0)
    for round in 0..<KillTests.kills / 2 {
      let household = try copy()
      let program = try household.start(words)
      Moments.pass(microseconds: Int.random(in: 0..<span, using: &numbers))
      program.process.send(signal: SIGKILL)
      _ = try program.waitForExit()
      expect(try household.complaints(), equals: [], "round \(round)")
      let meals = try household.sql("SELECT count(*) FROM meal WHERE notes LIKE '%\(Self.mark)%'")
      let profiles = try household.sql("SELECT count(*) FROM profile WHERE name = '\(Self.mark)'")
      expect(meals == ["0"] && profiles == ["0"] || meals != ["0"] && profiles == ["1"], "round \(round)")
      if profiles == ["1"] { early += 1 } else { late += 1 }
      let again = try household.run(words)
      // One that was done to its end before the kill has nothing more to erase.
      expect(
        again.status == 0 || again.errorText.contains("there is no profile"), "round \(round): \(again.errorText)")
      expect(try filesWithMark(household), equals: [], "round \(round)")
      expect(try household.sql("SELECT count(*) FROM displaySetting WHERE name = 'erasing'"), equals: ["0"])
    }
    expect(early > 0 && late > 0, "\(early) killed before the rows were deleted, \(late) after")
  }

  @Test func anOpenSessionSeesTheErasure() throws {
    let household = try marked()
    let session = try household.start(["--json"])
    defer { session.process.send(signal: SIGKILL) }
    session.send("today")
    _ = try session.line()
    expect(try household.run(["data", "erase", Self.mark, "--yes"]).status, equals: 0)
    session.send("profile list")
    let line = try session.line() ?? ""
    expect(line.contains("Dad") && !line.contains(Self.mark), "\(line)")
    session.send("eat 1 apple")
    expect(try session.line()?.contains("\"meal\""), equals: true)
    expect(try household.complaints(), equals: [])
  }

  /// A disk or a limit that has no room for the new file leaves the old one, and says so.
  @Test func aFileThatCannotBeWrittenAnewIsAsBefore() throws {
    let household = try marked()
    let before = try household.dump()
    let size = try require(
      try FileManager.default.attributesOfItem(atPath: household.path)[.size] as? Int)
    let result = try household.shell("ulimit -f \(size / 1024 / 4); \"$LARDER\" data compact --json")
    expect(result.status == 74 || result.status == 73, "\(result.status) \(result.text)")
    expect(result.errorText.contains("\"message\":"), "\(result.errorText)")
    expect(try household.dump(), equals: before)
    expect(try household.complaints(), equals: [])
    let compacted = try household.run(["data", "compact", "--json"])
    expect(compacted.status == 0 && compacted.text.contains("\"before\":\(size)"), "\(compacted.text)")
    expect(try household.dump(), equals: before)
  }

  /// The process that makes the day's backup deletes the steps that are older than they are kept, after it.
  @Test func oldStepsGoAfterTheBackup() throws {
    let household = try HouseholdUnderTest()
    func run(_ day: String, _ words: [String]) throws -> Program.Result {
      try Program.run(
        Larder.binary, ["--now", "\(day)T20:00:00+01:00"] + words, environment: household.environment)
    }
    expect(try run("2026-01-01", ["eat", "2 eggs"]).status, equals: 0)
    expect(try run("2026-11-01", ["eat", "1 apple"]).status, equals: 0)
    expect(try run("2027-01-02", ["eat", "1 pear"]).status, equals: 0)
    let backUp = ["__backup", household.path, "2027-01-02T20:00:00+01:00"]
    let steps = "SELECT label FROM step ORDER BY id"
    let all = try household.sql(steps)
    expect(all.count, equals: 4)
    expect(try Program.run(Larder.binary, backUp, environment: household.environment).status, equals: 0)
    // The second step is 366 days old, but the one before it, by its time, is not: only the oldest go, without a gap.
    expect(try household.sql(steps), equals: all)
    _ = try household.sql("UPDATE step SET at = '2025-11-21T20:00:00+01:00' WHERE id = 1")
    expect(try Program.run(Larder.binary, backUp, environment: household.environment).status, equals: 0)
    expect(try household.sql(steps), equals: Array(all.dropFirst(2)))
    let history = try run("2027-01-02", ["history"])
    expect(history.text.contains("Older steps are gone"), "\(history.text)")
    expect(try run("2027-01-02", ["undo", "2"]).status, equals: 0)
    expect(try run("2027-01-02", ["undo"]).status, equals: 1)
    expect(try household.complaints(), equals: [])
  }
}
