import Domain
import Expect
import TestSupport
import Testing

@testable import Store

@Suite struct TableRuleTests {
  /// A new table or column that nobody has given a rule fails this test.
  @Test func everyColumnHasARule() throws {
    let folder = try TemporaryFolder()
    try Household.copyNew(to: folder.file("larder.db"))
    let tables = Schema.larder.journaled + Schema.unjournaled
    for table in tables {
      let columns = try RawDatabase.run(
        folder.file("larder.db"), "SELECT name FROM pragma_table_info('\(table)') ORDER BY name")
      let rules = try require(TableRules.all[table], "\(table) has no rules")
      expect(rules.columns.map(\.name).sorted(), equals: columns.sorted(), "\(table)")
    }
    expect(TableRules.all.keys.sorted(), equals: tables.sorted())
  }
}
