/// The order of a profile's meals and trips: by the household's day, then by the instant.
///
/// The text of the time is not enough: on the night when the clocks go back, 02:10 may be later than 02:30. An index
/// on the days still ends a search early, because only rows of one day are sorted.
enum TimeOrder {
  /// Within a day, rows without a time come last.
  static func earliestFirst(_ table: String) -> String {
    "\(table).day, \(table).time IS NULL, julianday(\(table).time), \(table).id"
  }

  /// Within a day, rows without a time come last here, too.
  static func latestFirst(_ table: String) -> String {
    "\(table).day DESC, julianday(\(table).time) DESC, \(table).id DESC"
  }
}
