import Expect
import Foundation
import TestSupport
import Testing

/// A full disk, and files that cannot be written, are removed, or were left in the middle of a write.
@Suite struct DiskTests {
  /// Whether file systems can be mounted for a test: as root, or in a namespace of one's own (Linux).
  static let canMount =
    (try? Program.run("/bin/sh", ["-c", "unshare -rm mount -t tmpfs -o size=1m larder /mnt"]))?.status == 0

  @Test(.enabled(if: canMount)) func aFullDiskIsNamedAndNothingIsLost() throws {
    let household = try HouseholdUnderTest()
    expect(try household.run(["eat", "2 eggs"]).status, equals: 0)
    // A disk of the file's size and some pages, which a script of meals must fill.
    let lines = (1...3000).map { "eat 2 eggs, 150 g cooked rice and a banana @lunch @-\($0)\n" }.joined()
    let script = try household.folder.write(lines, to: "script")
    let result = try mounted(
      household, size: "$(( $(wc -c < \"$LARDER_DB\") / 1024 + 100 ))k",
      """
      "$LARDER" --db "$D/larder.db" --json -f '\(script)' > "$D/../reports"; echo "status $?"
      "$LARDER" --db "$D/larder.db" day 2026-11-20 --json > /dev/null; echo "reading $?"
      cp "$D/larder.db" "$LARDER_DB"
      """)
    expect(result.text.contains("status 74"), "\(result.text) \(result.errorText)")
    expect(result.text.contains("reading 0"), "\(result.text)")
    expect(result.errorText.contains("\"code\":\"databaseFailed\""), "\(result.errorText)")
    expect(result.errorText.contains("is full"), "\(result.errorText)")
    let reported = try household.folder.read("reports").split(separator: "\n").count
    expect(reported > 0)
    expect(try household.sql("SELECT count(*) FROM meal"), equals: ["\(reported + 1)"])
    expect(try household.sql("SELECT count(*) FROM mealItem"), equals: ["\(reported * 3 + 1)"])
    expect(try household.complaints(), equals: [])
  }

  @Test(.enabled(if: canMount)) func aFullDiskTakesNoNewHousehold() throws {
    let household = try HouseholdUnderTest()
    let result = try mounted(
      household, size: "40k",
      """
      rm "$D/larder.db"
      "$LARDER" --db "$D/larder.db" profile add Dad --json; echo "status $?"; ls -A "$D"
      """, copies: false)
    expect(result.text, equals: "status 74\n", "\(result.text) \(result.errorText)")
    expect(result.errorText.contains("is full"), "\(result.errorText)")
  }

  @Test(.enabled(if: canMount)) func aDiskForReadingOnlyCanBeRead() throws {
    let household = try HouseholdUnderTest()
    expect(try household.run(["eat", "2 eggs"]).status, equals: 0)
    let result = try mounted(
      household, size: "4m",
      """
      mount -o remount,ro "$D"
      "$LARDER" --db "$D/larder.db" day 2026-11-21 --json | grep -c Egg; echo "reading $?"
      "$LARDER" --db "$D/larder.db" eat banana --json; echo "writing $?"
      "$LARDER" --db "$D/new.db" profile add Dad --json; echo "making $?"
      """)
    expect(
      result.text.contains("reading 0") && result.text.contains("writing 74"), "\(result.text)\(result.errorText)")
    expect(result.text.contains("making 73"), "\(result.text)\(result.errorText)")
    expect(result.errorText.contains("\"code\":\"databaseFailed\""), "\(result.errorText)")
  }

  /// Runs lines of the shell with a file system of its own at `$D`, the household's file copied to it.
  private func mounted(
    _ household: HouseholdUnderTest, size: String, _ lines: String, copies: Bool = true
  ) throws -> Program.Result {
    let copy = copies ? "cp \"$LARDER_DB\" \"$D\"" : "touch \"$D/larder.db\""
    let script = """
      D="$HOME/disk"; mkdir -p "$D"
      mount -t tmpfs -o size=\(size) larder "$D" && \(copy) || exit 99
      \(lines)
      umount "$D"
      """
    let path = try household.folder.write(script, to: "on-disk.sh")
    return try household.shell("unshare -rm /bin/sh '\(path)'")
  }

  /// A limit on the size of files is used instead of a full disk if no file system can be mounted.
  @Test(arguments: [0, 1, 8, 24, 60]) func aWriteBeyondALimitIsTakenBack(kilobytes: Int) throws {
    let household = try HouseholdUnderTest()
    let before = try household.dump()
    let blocks =
      (Int(try household.sql("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")[0]) ?? 0)
    // dash counts in 512 bytes, bash in 1024 unless it is called sh.
    let limit = blocks / 512 + kilobytes * 2
    let meals = (1...400).map { "eat 2 eggs, 150 g cooked rice and a banana @lunch @-\($0)\n" }.joined()
    let script = try household.folder.write(meals, to: "script")
    let result = try household.shell(
      "ulimit -f \(limit); \"$LARDER\" --now \(HouseholdUnderTest.now) --json -f '\(script)'; echo \"status $?\"")
    let lines = result.text.split(separator: "\n")
    // The signal of the limit kills a program that does not ask for an error instead.
    expect(lines.last, equals: "status 74")
    let reported = lines.count - 1
    expect(result.errorText.contains("\"code\":\"databaseFailed\""), "\(result.errorText)")
    expect(try household.sql("SELECT count(*) FROM meal"), equals: ["\(reported)"])
    expect(try household.complaints(), equals: [])
    if reported == 0 { expect(try household.dump(), equals: before) }
    expect(try household.run(["eat", "banana"]).status, equals: 0)
  }

  /// The choice of a profile is written or refused, so that the next command never runs for somebody else.
  @Test func aChoiceBeyondALimitIsRefused() throws {
    let household = try HouseholdUnderTest()
    expect(try household.run(["profile", "add", "Mom"]).status, equals: 0)
    let result = try household.shell(
      "trap '' XFSZ; ulimit -f 0; \"$LARDER\" use Mom --json 2>&1 | cat; ls -A \"$XDG_STATE_HOME/larder\" | grep -vx log"
    )
    expect(result.text.contains("\"code\":\"databaseFailed\""), "\(result.text)\(result.errorText)")
    expect(result.text.split(separator: "\n").count, equals: 1, "a draft was left: \(result.text)")
    expect(try household.run(["today"]).text.contains("Dad"))
    expect(try household.run(["use", "Mom"]).status, equals: 0)
    expect(try household.run(["today"]).text.contains("Mom"))
  }

  /// A file that cannot be written completely is not created at all.
  @Test(arguments: ["--db new.db profile add Dad", "demo --out new.db --weeks 1"])
  func aLimitTakesNoNewHousehold(line: String) throws {
    let household = try HouseholdUnderTest(isEmpty: true)
    let result = try household.shell("cd '\(household.folder.path)' && ulimit -f 100 && \"$LARDER\" --json \(line)")
    expect([73, 74].contains(result.status), "\(result.status) \(result.errorText)")
    expect(result.errorText.contains("\"message\":"), "\(result.errorText)")
    // The log says what has failed.
    let left = try FileManager.default.subpathsOfDirectory(atPath: household.folder.path)
    expect(Set(left).subtracting(["larder", "larder/log"]).isEmpty, "\(left)")
  }

  @Test(.enabled(if: geteuid() != 0)) func aFileForReadingOnlyCanBeRead() throws {
    let household = try HouseholdUnderTest()
    chmod(household.path, 0o400)
    expect(try household.run(["today"]).status, equals: 0)
    let result = try household.run(["eat", "banana", "--json"])
    expect(result.status, equals: 74)
    expect(result.errorText.contains("\"code\":\"databaseFailed\""), "\(result.errorText)")
  }

  /// A session whose file was deleted must not continue writing into nothing.
  @Test(arguments: [false, true]) func aFileRemovedUnderASessionIsMissed(isReplaced: Bool) throws {
    let household = try HouseholdUnderTest()
    let program = try household.start(["--json"])
    program.send("eat banana @lunch")
    expect(try program.line() != nil)
    try FileManager.default.removeItem(atPath: household.path)
    if isReplaced { expect(try household.run(["profile", "add", "Mum"]).status, equals: 0) }
    program.send("eat banana @lunch")
    program.closeInput()
    expect(try program.remainingLines(), equals: [])
    expect(try program.waitForExit(), equals: 74)
    expect(household.errors.contains("\"code\":\"databaseFailed\""))
    if isReplaced { expect(try household.sql("SELECT count(*) FROM meal"), equals: ["0"]) }
  }

  /// The power failed in the middle of a commit: the next start rolls back the partial write.
  @Test func aHotJournalIsRolledBack() throws {
    let household = try HouseholdUnderTest()
    expect(try household.run(["eat", "2 eggs"]).status, equals: 0)
    let before = try household.dump()
    let writer = try RawConnection(household.path)
    // Pages are written to the file before the commit, their old ones being in the journal.
    try writer.run("PRAGMA journal_mode = TRUNCATE; PRAGMA cache_size = 2; PRAGMA cache_spill = 2; BEGIN IMMEDIATE")
    try writer.run("UPDATE food SET name = name || ' changed', calories = 1; UPDATE mealItem SET grams = 1")
    let crashed = try HouseholdUnderTest(copying: household)
    try writer.run("ROLLBACK")
    let journal = try FileManager.default.attributesOfItem(atPath: crashed.path + "-journal")[.size] as? Int
    try require((journal ?? 0) > 512, "the journal is not hot: nothing would be tested")
    let changed =
      try Data(contentsOf: URL(fileURLWithPath: crashed.path))
      != Data(
        contentsOf: URL(fileURLWithPath: household.path))
    try require(changed, "no page was written: nothing would be tested")
    let result = try crashed.run(["today", "--json"])
    expect(result.status, equals: 0, "\(result.errorText)")
    expect(try crashed.dump(), equals: before)
    expect(try crashed.complaints(), equals: [])
  }
}
