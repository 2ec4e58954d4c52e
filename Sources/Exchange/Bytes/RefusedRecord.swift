/// A record of a file that could not be imported, and the reason.
package struct RefusedRecord: Sendable, Equatable {
  /// The number of the line at which the record begins, from 1.
  package var line: Int
  /// The record as it is in the file, shortened to 1,000 Unicode scalars.
  package var text: String
  /// What is wrong with the record, in plain words.
  package var reason: String

  /// Creates a refusal from its values.
  package init(line: Int, text: String, reason: String) {
    self.line = line
    self.text = text
    self.reason = reason
  }
}
