import Expect
import Foundation
import TestSupport
import Testing

/// Erasures that could hit somebody else, or lose something without erasing anything.
@Suite struct EraseMishapTests {
  /// A household of Dad and the others, each of them with a meal, and its backup.
  private func household(_ others: String...) throws -> HouseholdUnderTest {
    let household = try HouseholdUnderTest()
    for name in others {
      try done(household, "profile", "add", name)
      try done(household, "eat", "2 eggs", "--profile", name)
    }
    try done(household, "data", "backup")
    return household
  }

  private func done(_ household: HouseholdUnderTest, _ words: String...) throws {
    let result = try household.run(words + ["--yes"])
    try require(result.status == 0, "\(words): \(result.errorText)")
  }

  /// A backup's number of a profile may be somebody else's in the household.
  @Test func theNumberThatABackupGivesErasesNobody() throws {
    let household = try household("Mom")
    // Goes back to before Mom was added.
    let fresh = try HouseholdUnderTest(copying: HouseholdUnderTest())
    try done(household, "data", "restore", fresh.path)
    try done(household, "profile", "add", "Ben")
    try done(household, "eat", "1 apple", "--profile", "Ben")
    let numbers = "SELECT id FROM profile WHERE name = 'Ben'"
    expect(try household.sql(numbers), equals: ["2"], "Ben has Mom's number")
    let before = try household.dump()
    try done(household, "data", "erase", "Mom", "--backups")
    expect(try household.dump(), equals: before)
    expect(try household.complaints(), equals: [])
  }

  @Test func aProfileThatWasRenamedSinceTheBackupIsNotErasedByItsOldName() throws {
    let household = try household("Mom")
    try done(household, "profile", "edit", "Mom", "--name", "Grandma")
    // The history, too, knows the old name no longer.
    _ = try household.sql("DELETE FROM step")
    let before = try household.dump()
    for words in [["Mom"], ["Mom", "--backups"]] {
      let result = try household.run(["data", "erase"] + words + ["--yes"])
      expect(result.status, equals: 1)
      expect(result.errorText.contains("`Mom` of the backups is called Grandma now"), "\(result.errorText)")
    }
    expect(try household.dump(), equals: before)
  }

  /// A command about the file itself makes none where a mistyped path names none.
  @Test(arguments: ["data check", "data backup", "data compact", "data export all.json", "data erase --yes"])
  func aMissingFileIsNotMade(line: String) throws {
    let household = try HouseholdUnderTest(isEmpty: true)
    let result = try household.run(line.split(separator: " ").map(String.init))
    expect(result.status == 66 && result.errorText.contains("there is no household at"), "\(result.errorText)")
    expect(!FileManager.default.fileExists(atPath: household.path))
  }

  /// A name never erases everything, not even after an erasure of everything was interrupted.
  @Test func aNameThatNobodyHasErasesNothing() throws {
    let household = try household("Mom")
    _ = try household.sql("INSERT INTO displaySetting (name, value) VALUES ('erasing', 'everything')")
    let before = try household.dump()
    for words in [["Mon"], ["Mon", "--backups"]] {
      let result = try household.run(["data", "erase"] + words + ["--yes"])
      expect(result.status == 1 && result.errorText.contains("there is no profile `Mon`"), "\(result.errorText)")
    }
    expect(try household.dump(), equals: before)
  }

  /// Erasing the default profile makes another one the default, which no step has done.
  @Test func aBackupFromBeforeAnErasureIsNotComparedWith() throws {
    let household = try household("Mom")
    try done(household, "data", "erase", "Dad")
    let check = try household.run(["data", "check", "--json"])
    expect(check.status == 0 && check.text.contains("\"compared\":null"), "\(check.text)")
  }

  /// Where the rows cannot be deleted, the photos stay.
  @Test func receiptsStayIfTheProfileDoes() throws {
    let household = try household()
    try done(household, "profile", "add", "Mom")
    try done(household, "bought", "500g tomatoes 2.49", "--profile", "Mom")
    let name = "0123456789abcdef01234567.txt"
    _ = try household.sql(
      """
      INSERT INTO receipt (uid, tripId, checks, doubts, lines, file)
      SELECT '01a1fdc3-5780-7000-8000-0000000000aa', id, '', '', 'x', '\(name)' FROM trip
      """)
    let receipts = household.path + ".receipts"
    try FileManager.default.createDirectory(atPath: receipts, withIntermediateDirectories: true)
    try "a photo".write(toFile: receipts + "/" + name, atomically: true, encoding: .utf8)
    let before = try household.dump()
    let result = try household.shell("ulimit -f 0; \"$LARDER\" data erase Mom --yes 2>&1 | cat")
    expect(result.text.contains("cannot grow any further"), "\(result.text)")
    expect(try household.dump(), equals: before)
    expect(FileManager.default.fileExists(atPath: receipts + "/" + name))
    try done(household, "data", "erase", "Mom")
    expect(!FileManager.default.fileExists(atPath: receipts + "/" + name))
    expect(try household.sql("SELECT count(*) FROM displaySetting WHERE name LIKE 'erasing%'"), equals: ["0"])
  }

  /// The rows are deleted, but the receipts' files cannot be: the next erasure still knows them.
  @Test func receiptsThatAnInterruptionHasLeftAreRemovedByTheNext() throws {
    let household = try household("Mom")
    let uid = try require(try household.sql("SELECT uid FROM profile WHERE name = 'Mom'").first)
    try done(household, "data", "erase", "Mom")
    let name = "0123456789abcdef01234567.txt"
    let receipts = household.path + ".receipts"
    try FileManager.default.createDirectory(atPath: receipts, withIntermediateDirectories: true)
    try "a photo".write(toFile: receipts + "/" + name, atomically: true, encoding: .utf8)
    _ = try household.sql(
      """
      INSERT INTO displaySetting (name, value) VALUES ('erasing', '2 \(uid) -'), ('erasing file \(name)', '\(name)')
      """)
    let again = try household.run(["data", "erase", "Mom", "--yes"])
    expect(again.status == 0 && again.text.contains("Finished an erasure"), "\(again.text)\(again.errorText)")
    expect(!FileManager.default.fileExists(atPath: receipts + "/" + name))
    expect(try household.sql("SELECT count(*) FROM displaySetting WHERE name LIKE 'erasing%'"), equals: ["0"])
  }
}
