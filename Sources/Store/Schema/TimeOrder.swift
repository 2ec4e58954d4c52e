/// The order of a profile's meals and trips in SQL: by the household's day, then by the instant.
///
/// Comparing the times as text is not enough: on the night when the clocks go back, 02:10 may be later than 02:30. A
/// query with a limit still stops early, because the index sorts by day and only the rows of one day are sorted here.
enum TimeOrder {
  /// The SQL order of rows by day and time, earliest first; within a day, rows without a time come last.
  static func earliestFirst(_ table: String) -> String {
    "\(table).day, \(table).time IS NULL, julianday(\(table).time), \(table).id"
  }

  /// The SQL order of rows by day and time, latest first; within a day, rows without a time still come last.
  static func latestFirst(_ table: String) -> String {
    "\(table).day DESC, julianday(\(table).time) DESC, \(table).id DESC"
  }
}
