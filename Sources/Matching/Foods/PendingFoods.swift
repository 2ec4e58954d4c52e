package import Domain
package import Store

/// New foods that the user describes while a command runs; they are saved together with what the command writes.
///
/// Until the foods are saved, their IDs are negative. Foods that are not used in the end, for example because the user
/// went back in a form, are not saved.
package struct PendingFoods {
  private var foods: [(typed: Set<String>, food: Food)] = []
  /// The foods saved in the current write, each with its ID in the bank; the keys are their earlier negative IDs.
  private var saved: [Int: Food] = [:]

  /// Creates an empty collection.
  package init() {}

  /// Adds a food and returns it with a negative ID; the food can then be found by its own name and by the typed name.
  package mutating func add(_ food: Food, typed: String) -> Food {
    var kept = food
    kept.id = -1 - foods.count
    foods.append((Set([typed, food.name].map(SearchText.normalize).filter { !$0.isEmpty }), kept))
    return kept
  }

  /// The described food with the given name, ignoring case, accents and plural; the latest such food if there are
  /// several.
  package func named(_ name: String) -> Food? {
    let key = SearchText.normalize(name)
    return foods.last { $0.typed.contains(key) }?.food
  }

  /// The described food, or the food of the open tables, with the given negative ID; nil if there is no such food.
  ///
  /// `name` is the name under which the food was found, if it is known.
  package func numbered(_ id: Int, name: String = "") -> Food? {
    guard id < 0 else { return nil }
    return foods.first { $0.food.id == id }?.food ?? OpenTables().food(numbered: id, name: name)
      ?? ComposedFoods().food(numbered: id, name: name)
  }

  /// Forgets the IDs that foods got in the bank in an earlier write, which may have failed.
  ///
  /// This function must be called when a write begins.
  package mutating func beginWrite() { saved = [:] }

  /// Saves the described foods that items refer to, and returns the items with the foods' IDs in the bank.
  ///
  /// A food that several items refer to is saved once in each write.
  ///
  /// Throws `alreadyExists` if another program has just added a food with the same name.
  package mutating func saveFoods<Item: FoodLineHolder>(of items: [Item], by writing: FoodBankWriter) throws -> [Item] {
    try items.map { try saveFood(of: $0, by: writing) }
  }

  /// Adds a food to the bank and returns it with its ID.
  ///
  /// A food of a published food table is added only once, no matter how many people log it. If the bank has another
  /// food of the same name, the name and id of the source are appended to the new food's name.
  private func insert(_ food: Food, by writing: FoodBankWriter) throws -> Food {
    guard let source = food.source, !food.isUserCreated else { return try writing.insert(food) }
    var food = food
    for name in [food.name, "\(food.name) (\(source.name) \(source.id))"] {
      food.name = name
      guard let there = try writing.food(named: name) else { return try writing.insert(food) }
      if there.source == source { return there }
    }
    return try writing.insert(food)
  }

  /// Saves the food of one item if it is new, and returns the item with the food's ID in the bank.
  package mutating func saveFood<Item: FoodLineHolder>(of item: Item, by writing: FoodBankWriter) throws -> Item {
    guard let food = item.line.food else { return item }
    var settled = item
    settled.line.food = try saved(food, by: writing)
    return settled
  }

  /// Saves a food if it is new, and returns it with its ID in the bank.
  package mutating func saved(_ food: FoodReference, by writing: FoodBankWriter) throws -> FoodReference {
    guard let new = numbered(food.id, name: food.name) else { return food }
    let food = try saved[new.id] ?? insert(new, by: writing)
    saved[new.id] = food
    return FoodReference(id: food.id, name: food.name)
  }
}
