internal import Domain
internal import GRDB

extension Household {
  /// Returns every row of the household as text, in a fixed order: two households with the same text are equal.
  ///
  /// Only tests use this: they compare whole households before and after undo, redo and failures. Steps and the search
  /// index are left out. If `tables` is not nil, only these tables are included. If `profile` is not nil, the rows that
  /// belong to this profile are left out.
  package func dump(of tables: [String]? = nil, excludingProfile profile: Int? = nil) throws -> String {
    try isolated(.deferred) {
      try Dump(db: $0, recorder: recorder).text(of: tables ?? recorder.schema.journaled, excludingProfile: profile)
    }
  }

  /// Returns what is wrong with the file, one sentence for each problem; empty if nothing is wrong.
  ///
  /// Reads the whole file.
  package func check() throws -> [String] {
    try damage().map(\.sentence)
  }

  /// Rebuilds the search index from the names of the foods.
  ///
  /// Only tests use this: they compare an index that was updated food by food with a rebuilt one, and index the foods
  /// of test banks. Throws what `write` throws.
  package func rebuildIndex() throws { try transaction { try FoodIndex(db: $0).rebuild() } }

  /// Everything that is wrong with the file, impossible values first; empty if nothing is wrong.
  ///
  /// Reads the whole file. If SQLite cannot read it, the list says so too. Throws `busy`, `interrupted`,
  /// `databaseFailed`.
  package func damage() throws -> [Damage] {
    do {
      return try guarding(.read) { try IntegrityCheck(db: $0).damage() }
    } catch let error as LarderError where error.code == .damagedDatabase {
      return [Damage(table: nil, what: error.message)]
    }
  }
}
