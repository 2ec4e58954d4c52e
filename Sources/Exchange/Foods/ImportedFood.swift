package import Domain

/// A food as another program's file describes it, not yet compared with the bank.
package struct ImportedFood: Sendable, Equatable {
  /// The food, with its source; `id` is 0.
  package var food: Food
  /// The line of its record in the file, from 1.
  package var line: Int
  /// What was repaired, left out or is doubtful, each a sentence for a person.
  package var notes: [String]

  /// A food from a record.
  package init(food: Food, line: Int, notes: [String] = []) {
    self.food = food
    self.line = line
    self.notes = notes
  }
}
