import Expect
import Foundation
import TestSupport
import Testing

/// What other programs do to the file of an open session is noticed and said by its name, by readers too.
@Suite struct WatchedFileTests {
  @Test(arguments: [
    ("rm '%'", "was deleted or moved away"), ("mv '%' '%.old'", "was deleted or moved away"),
    ("cp '%' '%.new' && mv '%.new' '%'", "was replaced by another file"), (": > '%'", "was emptied"),
  ])
  func aReaderSaysSo(command: String, said: String) throws {
    let household = try HouseholdUnderTest()
    let program = try household.start(["--json"])
    program.send("eat banana @lunch")
    expect(try program.line() != nil)
    expect(try household.shell(command.replacing("%", with: household.path)).status, equals: 0)
    program.send("week")
    program.closeInput()
    expect(try program.remainingLines(), equals: [])
    expect(try program.waitForExit(), equals: 74)
    expect(household.errors.contains(said), "\(household.errors)")
    expect(household.errors.contains("\"code\":\"databaseFailed\""))
  }

  /// Another household's file with the same change counter: SQLite alone would mix the pages of both.
  @Test func aCopyPutOverTheFileIsReadAnew() throws {
    let (household, other) = (try HouseholdUnderTest(), try HouseholdUnderTest())
    let program = try household.start(["--json"])
    program.send("eat banana @lunch")
    expect(try program.line() != nil)
    let meals = "eat 2 eggs, 40 g oats, 250 ml milk, 1 apple, 1 orange and 150 g cooked rice @dinner @-3"
    expect(try other.run(meals.split(separator: " ").map(String.init)).status, equals: 0)
    expect(try counter(of: household), equals: try counter(of: other), "the counters differ: nothing would be tested")
    expect(try household.shell("cat '\(other.path)' > '\(household.path)'").status, equals: 0)
    program.send("eat 2 eggs @lunch")
    expect(try program.line() != nil)
    program.closeInput()
    expect(try program.waitForExit(), equals: 0)
    expect(try household.complaints(), equals: [])
    expect(try household.sql("SELECT count(*) FROM mealItem"), equals: ["7"])
    expect(try household.sql("SELECT count(*) FROM mealItem WHERE name LIKE '%anana%'"), equals: ["0"])
  }

  /// The change counter in the header: bytes 24 to 27 (sqlite.org/fileformat2.html, 1.3).
  private func counter(of household: HouseholdUnderTest) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: household.path))[24..<28]
  }
}
