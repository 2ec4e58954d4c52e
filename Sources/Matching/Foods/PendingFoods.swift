package import Domain
package import Store

/// Foods that somebody describes while a command runs, and that are saved together with what it writes, as one step.
///
/// Until then their numbers are negative; foods that are not used in the end (because the person went back in a form)
/// are not saved.
package struct PendingFoods {
  private var foods: [(typed: Set<String>, food: Food)] = []
  /// The numbers that they were given in the current write.
  private var saved: [Int: Int] = [:]

  /// No foods yet.
  package init() {}

  /// Keeps a food under the name that was typed and under its own, and returns it with its temporary number.
  package mutating func add(_ food: Food, typed: String) -> Food {
    var kept = food
    kept.id = -1 - foods.count
    foods.append((Set([typed, food.name].map(SearchText.normalize).filter { !$0.isEmpty }), kept))
    return kept
  }

  /// The food described under that name, ignoring case, accents and plural; the latest if there are several.
  package func named(_ name: String) -> Food? {
    let key = SearchText.normalize(name)
    return foods.last { $0.typed.contains(key) }?.food
  }

  /// The food with that number, which is negative.
  package func numbered(_ id: Int) -> Food? { foods.first { $0.food.id == id }?.food }

  /// Forgets the numbers from an earlier write, which may have failed.
  package mutating func beginWrite() { saved = [:] }

  /// Saves the described foods that items refer to, each once for each write, and returns the items with their numbers
  /// in the bank.
  ///
  /// Throws `alreadyExists` if another program has just added a food with that name.
  package mutating func saveFoods<Item: FoodLineHolder>(of items: [Item], by writing: FoodBankWriter) throws -> [Item] {
    try items.map { try saveFood(of: $0, by: writing) }
  }

  /// Saves the food of one item if it is new, and returns the item with the food's number in the bank.
  package mutating func saveFood<Item: FoodLineHolder>(of item: Item, by writing: FoodBankWriter) throws -> Item {
    guard let new = item.line.food.flatMap({ numbered($0.id) }) else { return item }
    let id = try saved[new.id] ?? writing.insert(new).id
    saved[new.id] = id
    var settled = item
    settled.line.food = FoodReference(id: id, name: new.name)
    return settled
  }
}
