package import Domain
internal import GRDB

/// What another program logged, on its way into one profile's meals; of use only within the closure that it is given to.
///
/// An item is known by its program, day, slot, name and amount, and by how many like it stood before it: the same file twice
/// adds nothing.
package final class MealImport {
  private let reading: ProfileDoor
  /// Nil for a rehearsal, which only looks.
  private let writing: WritingDoor?
  private let program: String
  private let owner: String
  private var ordinals: [String: Int] = [:]
  private var references: [String: FoodReference?] = [:]

  init(reading: ProfileDoor, writing: WritingDoor?, program: String) throws {
    self.reading = reading
    self.writing = writing
    self.program = program
    owner = try reading.db.first("SELECT uid FROM profile WHERE id = ?", [reading.profile]) { $0[0] } ?? ""
  }

  /// Puts a meal's items into the slot's meal of its day, or into a new one, and says what becomes of each; their values stay
  /// those of the file, and a food of exactly that name is named beside them.
  ///
  /// Throws `unknownProfile`, `outOfRange`.
  package func add(_ meal: Meal) throws -> [FoodOutcome] {
    var outcomes: [FoodOutcome] = []
    var new: [(item: MealItem, uid: String)] = []
    for item in meal.items {
      let uid = uid(of: item, in: meal)
      if let saved = try saved(uid) {
        outcomes.append(Self.isSame(item, saved) ? .unchanged : .kept)
        continue
      }
      var item = item
      item.food = try reference(item.name)
      new.append((item, uid))
      outcomes.append(.new)
    }
    if !new.isEmpty { try writing?.place(new, of: meal) }
    return outcomes
  }

  private func uid(of item: MealItem, in meal: Meal) -> String {
    let parts = [owner, program, meal.day.iso, meal.slot.rawValue, item.name.storable, (item.said ?? "").storable]
    let key = parts.joined(separator: "\u{1F}")
    let ordinal = ordinals[key, default: 0]
    ordinals[key] = ordinal + 1
    return UID.derived(from: "import\u{1F}\(key)\u{1F}\(ordinal)")
  }

  private func saved(_ uid: String) throws -> MealItem? {
    let db = reading.db
    guard
      let (item, meal) = try db.first(
        "SELECT id, mealId FROM mealItem WHERE uid = ?", [uid], { ($0[0] as Int, $0[1] as Int) })
    else { return nil }
    return try reading.meal(meal)?.items.first { $0.id == item }
  }

  /// Whether a person has left it as it was imported.
  private static func isSame(_ item: MealItem, _ saved: MealItem) -> Bool {
    var compared = saved
    (compared.id, compared.food) = (item.id, item.food)
    // What was read of the amount may be kept in other words than the file's.
    guard compared.quantity == item.quantity || compared.amountText == item.amountText else { return false }
    (compared.quantity, compared.said) = (item.quantity, item.said)
    return compared == item
  }

  /// The one food that bears the name, as itself or as another name.
  private func reference(_ name: String) throws -> FoodReference? {
    if let known = references[name] { return known }
    let found = try reading.db.all(
      """
      SELECT id, name FROM food WHERE key = ?1 AND deletedAt IS NULL
      UNION SELECT f.id, f.name FROM foodAlias a JOIN food f ON f.id = a.foodId
      WHERE a.key = ?1 AND f.deletedAt IS NULL LIMIT 2
      """, [FoodKey.of(name)]
    ) { FoodReference(id: $0[0], name: $0[1]) }
    let reference = found.count == 1 ? found.first : nil
    references[name] = reference
    return reference
  }
}

extension WritingDoor {
  /// Takes in what a program has logged; `program` tells it from others.
  package func importing(from program: String) throws -> MealImport {
    try MealImport(reading: reading, writing: self, program: program)
  }

  fileprivate func place(_ items: [(item: MealItem, uid: String)], of meal: Meal) throws {
    let target: Int
    if let last = try reading.meals(on: meal.day, slot: meal.slot).last?.id {
      target = last
    } else {
      var empty = meal
      empty.items = []
      target = try insert(empty).id
    }
    try append(bearing: items.map { ($0.item, $0.uid) }, to: target)
  }
}

extension ProfileDoor {
  /// Looks what taking in another program's meals would do.
  package func rehearsingImport(from program: String) throws -> MealImport {
    try MealImport(reading: self, writing: nil, program: program)
  }
}
