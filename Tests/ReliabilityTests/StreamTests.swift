import Expect
import Foundation
import TestSupport
import Testing

/// Standard streams that are closed, full or not read by anybody.
@Suite struct StreamTests {
  @Test(arguments: ["<&-", "</dev/null"]) func withoutInputAScriptIsEmpty(_ redirection: String) throws {
    let household = try HouseholdUnderTest()
    let result = try household.shell("\"$LARDER\" \(redirection)")
    expect(result.status, equals: 0, "\(result.errorText)")
    expect(result.output.isEmpty && result.errors.isEmpty, "\(result.text)\(result.errorText)")
  }

  /// A closed standard output must not get another file's number: a report would be written into it.
  @Test(arguments: [">&-", "<&- >&-", "<&- >&- 2>&-"]) func aClosedOutputIsAnError(_ redirections: String) throws {
    let household = try HouseholdUnderTest()
    let result = try household.shell("\"$LARDER\" eat 2 eggs \(redirections)")
    expect(result.status, equals: 73, "\(result.errorText)")
    expect(try household.sql("SELECT count(*) FROM mealItem"), equals: ["1"])
    expect(try household.complaints(), equals: [])
  }

  @Test(.enabled(if: access("/dev/full", W_OK) == 0)) func aFullOutputIsAnErrorAndTheMealStays() throws {
    let household = try HouseholdUnderTest()
    let result = try household.shell("\"$LARDER\" eat 2 eggs --json >/dev/full")
    expect(result.status, equals: 73)
    expect(result.errorText.contains("\"code\":\"cannotCreate\""), "\(result.errorText)")
    expect(try household.sql("SELECT count(*) FROM mealItem"), equals: ["1"])
  }

  @Test(arguments: ["help", "food list", "food search egg --json", "chart calories", "week"])
  func aReaderWhoHasEnoughIsNoError(_ command: String) throws {
    let household = try HouseholdUnderTest()
    let result = try household.shell("{ \"$LARDER\" \(command); echo \"status $?\" >&2; } | head -c 1 >/dev/null")
    expect(result.errorText, equals: "status 0\n")
  }

  /// Changes committed before the reader left stay; later commands are not run.
  @Test func aScriptWhoseReaderLeavesStops() throws {
    let household = try HouseholdUnderTest()
    let lines = (1...2000).map { "eat 2 eggs, 150 g cooked rice and a banana @lunch @-\($0)\n" }
    let program = try household.start(["--json", "-f", household.folder.write(lines.joined(), to: "script")])
    for _ in 0..<5 { expect(try program.line() != nil) }
    program.closeOutput()
    expect(try program.waitForExit(), equals: 0)
    expect(household.errors, equals: "")
    let items = try household.sql("SELECT count(*) FROM mealItem GROUP BY mealId")
    expect(items.count >= 5 && items.count < lines.count)
    expect(Set(items), equals: ["3"])
    expect(try household.complaints(), equals: [])
  }

  @Test func aClosedErrorStreamChangesNothing() throws {
    let household = try HouseholdUnderTest()
    expect(try household.shell("\"$LARDER\" eat xyzzy 2>&-").status, equals: 1)
    expect(try household.shell("\"$LARDER\" today 2>&-").status, equals: 0)
  }
}
