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
