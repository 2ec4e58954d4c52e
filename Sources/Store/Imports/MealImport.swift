package import Domain
internal import GRDB

/// An import of another program's log into one profile's meals; can only be used within the closure that receives it.
///
/// An item is identified by its program, day, slot, name and amount, and by the number of earlier items in the file
/// with the same values. So importing the same file twice adds nothing the second time.
package final class MealImport {
  private let reading: ProfileReader
  /// The object that writes the meals; nil for a rehearsal, which writes nothing.
  private let writing: ProfileWriter?
  private let program: String
  private let owner: String
  private var ordinals: [String: Int] = [:]
  private var references: [String: FoodReference?] = [:]

  init(reading: ProfileReader, writing: ProfileWriter?, program: String) throws {
    self.reading = reading
    self.writing = writing
    self.program = program
    owner = try reading.db.first("SELECT uid FROM profile WHERE id = ?", [reading.profile]) { try $0[0] } ?? ""
  }

  /// Adds the items of a meal, and returns the outcome for each item.
  ///
  /// If the profile has already logged a meal in the same slot of that day, the items are appended to it; otherwise a
  /// new meal is added. The items keep the values given in the file. An item whose name is exactly the name of a food
  /// refers to that food. Throws `unknownProfile`, `outOfRange`.
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
    let parts = [
      owner, program, meal.day.iso, meal.slot.rawValue, item.name.storable, (item.originalText ?? "").storable,
    ]
    let key = parts.joined(separator: "\u{1F}")
    let ordinal = ordinals[key, default: 0]
    ordinals[key] = ordinal + 1
    return UID.derived(from: "import\u{1F}\(key)\u{1F}\(ordinal)")
  }

  private func saved(_ uid: String) throws -> MealItem? {
    let db = reading.db
    guard
      let (item, meal) = try db.first(
        "SELECT id, mealId FROM mealItem WHERE uid = ?", [uid], { try ($0[0] as Int, $0[1] as Int) })
    else { return nil }
    return try reading.meal(meal)?.items.first { $0.id == item }
  }

  /// Whether the saved item still has the values with which it was imported.
  private static func isSame(_ item: MealItem, _ saved: MealItem) -> Bool {
    var compared = saved
    (compared.id, compared.food) = (item.id, item.food)
    // The amount may be stored in words other than those in the file.
    guard compared.quantity == item.quantity || compared.amountText == item.amountText else { return false }
    (compared.quantity, compared.originalText) = (item.quantity, item.originalText)
    return compared == item
  }

  /// The food that has this name or alias; nil if no food or more than one food has it.
  private func reference(_ name: String) throws -> FoodReference? {
    if let known = references[name] { return known }
    let found = try reading.db.all(
      """
      SELECT id, name FROM food WHERE key = ?1 AND deletedAt IS NULL
      UNION SELECT f.id, f.name FROM foodAlias a JOIN food f ON f.id = a.foodId
      WHERE a.key = ?1 AND f.deletedAt IS NULL LIMIT 2
      """, [FoodKey.of(name)]
    ) { try FoodReference(id: $0[0], name: $0[1]) }
    let reference = found.count == 1 ? found.first : nil
    references[name] = reference
    return reference
  }
}

extension ProfileWriter {
  /// Starts an import of another program's log; `program` identifies that program.
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
    try append(identified: items.map { ($0.item, $0.uid) }, to: target)
  }
}

extension ProfileReader {
  /// Starts a rehearsal, which finds out what importing another program's meals would do, without writing anything.
  package func rehearsingImport(from program: String) throws -> MealImport {
    try MealImport(reading: self, writing: nil, program: program)
  }
}
