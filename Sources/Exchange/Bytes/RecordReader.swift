import Domain

/// Reads a file record by record; a damaged record is refused, and reading continues with the next one.
protocol RecordReader {
  /// The share of the file that has been read: 0 to 1.
  var progress: Double { get }

  /// The line at which the current record begins, from 1.
  var line: Int { get }

  /// Reads the next record and makes it the current one.
  ///
  /// Throws if the rest of the file cannot be read, as in a damaged archive.
  func next() throws(LarderError) -> ReadResult

  /// A refusal of the current record, with its original text.
  func refusal(_ reason: String) -> RefusedRecord
}

/// What comes next in a file: a record, a record that was refused, or the end of the file.
package enum ReadResult {
  /// A record was read; its parts are available until the next record is read.
  case record
  case refused(RefusedRecord)
  case end
}
