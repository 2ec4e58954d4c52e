import Domain

/// Reads a file record by record; one that is damaged is refused, and the next one is tried.
protocol RecordReader {
  /// How much of the file was read: 0 to 1.
  var progress: Double { get }

  /// The line at which the current record begins, from 1.
  var line: Int { get }

  /// Goes to the next record.
  ///
  /// Throws where the file cannot be read on: a damaged archive.
  func next() throws(LarderError) -> RecordStep

  /// The current record as it stands, for a refusal.
  func refusal(_ reason: String) -> RefusedRecord
}

/// What came next in a file.
package enum RecordStep {
  /// A record, which can be asked for its parts until the next one.
  case record
  case refused(RefusedRecord)
  case end
}
