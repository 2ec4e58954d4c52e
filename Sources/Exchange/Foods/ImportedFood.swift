package import Domain

/// A food as another program's file describes it, not yet compared with the bank.
package struct ImportedFood: Sendable, Equatable {
  /// The food, with its source; `id` is 0.
  package var food: Food
  /// The number of the line at which the food's record begins, from 1.
  package var line: Int
  /// Sentences that tell the user which values were repaired, left out or doubtful.
  package var notes: [String]

  /// Creates a food that was read from a record.
  package init(food: Food, line: Int, notes: [String] = []) {
    self.food = food
    self.line = line
    self.notes = notes
  }
}
