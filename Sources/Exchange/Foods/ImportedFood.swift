package import Domain

/// A food as a file of another program describes it, not yet checked against the bank.
package struct ImportedFood: Sendable, Equatable {
  /// The food, with its source; `id` is 0.
  package var food: Food
  /// Where in the file it stands: the line of its record, from 1.
  package var line: Int
  /// What was repaired in it, left out or is doubtful, each a sentence for a person.
  package var notes: [String]

  /// A food of a record.
  package init(food: Food, line: Int, notes: [String] = []) {
    self.food = food
    self.line = line
    self.notes = notes
  }
}

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
