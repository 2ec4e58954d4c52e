/// The order in which a profile's meals and trips follow one another: by their household's days, then by the instant.
///
/// Not by the text of the time: on the night when the clocks go back 02:10 may be later than 02:30. An index on the days still
/// ends a search early, because only what is of one day is sorted.
enum TimeOrder {
  /// On a day what has no time comes last.
  static func earliestFirst(_ table: String) -> String {
    "\(table).day, \(table).time IS NULL, julianday(\(table).time), \(table).id"
  }

  /// On a day what has no time comes last here, too.
  static func latestFirst(_ table: String) -> String {
    "\(table).day DESC, julianday(\(table).time) DESC, \(table).id DESC"
  }
}
