package import Domain
package import Store

/// Foods that somebody described while a command runs, and that are saved with what it writes: one step, one `undo`.
///
/// Until then their numbers are below zero; what is not used in the end (the person went back in a form) is not saved.
package struct DescribedFoods {
  private var foods: [(typed: Set<String>, food: Food)] = []
  /// The numbers that they got in the write that runs.
  private var saved: [Int: Int] = [:]

  /// No foods yet.
  package init() {}

  /// Keeps a food under the name that was typed as well as its own, and returns it with its number for now.
  package mutating func add(_ food: Food, typed: String) -> Food {
    var kept = food
    kept.id = -1 - foods.count
    foods.append((Set([typed, food.name].map(SearchText.normalize).filter { !$0.isEmpty }), kept))
    return kept
  }

  /// The food that was described for that name, case, accents and plural aside; the latest first.
  package func named(_ name: String) -> Food? {
    let key = SearchText.normalize(name)
    return foods.last { $0.typed.contains(key) }?.food
  }

  /// The food of that number, which is below zero.
  package func numbered(_ id: Int) -> Food? { foods.first { $0.food.id == id }?.food }

  /// Forgets numbers of a write that may have come to nothing.
  package mutating func beginWrite() { saved = [:] }

  /// Saves those that an item has for its food, each once a write, and returns the items with their numbers in the bank.
  ///
  /// Throws `alreadyExists` where another program has just added a food of that name.
  package mutating func settle<Item: LineBearing>(_ items: [Item], by writing: FoodWriting) throws -> [Item] {
    try items.map { try settle($0, by: writing) }
  }

  /// Saves the food of one item, where it is new, and returns the item with its number in the bank.
  package mutating func settle<Item: LineBearing>(_ item: Item, by writing: FoodWriting) throws -> Item {
    guard let new = item.line.food.flatMap({ numbered($0.id) }) else { return item }
    let id = try saved[new.id] ?? writing.insert(new).id
    saved[new.id] = id
    var settled = item
    settled.line.food = FoodReference(id: id, name: new.name)
    return settled
  }
}
