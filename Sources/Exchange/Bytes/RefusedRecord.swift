/// A record of a file that could not be taken, and why.
package struct RefusedRecord: Sendable, Equatable {
  /// The line at which it begins, from 1.
  package var line: Int
  /// The record as it stands in the file, at most 1,000 scalars of it.
  package var text: String
  /// What is wrong with it, for a person.
  package var reason: String

  /// A refusal as it is said.
  package init(line: Int, text: String, reason: String) {
    self.line = line
    self.text = text
    self.reason = reason
  }
}
