/// An item that was logged on a day, used to notice when the same item is logged again.
package struct LoggedItem: Hashable, Sendable {
  /// The slot of the item's meal.
  package let slot: Slot
  /// The item's name when it was logged.
  package let name: String
  /// The item's weight in grams; nil if unknown.
  package let grams: Double?
  /// The item's energy in kcal; nil if unknown.
  package let calories: Double?
  /// When the item was logged, in seconds since 1970; nil if unknown, as for imported items.
  package let loggedAt: Int?

  /// Creates an item from its stored values.
  package init(slot: Slot, name: String, grams: Double?, calories: Double?, loggedAt: Int?) {
    self.slot = slot
    self.name = name
    self.grams = grams
    self.calories = calories
    self.loggedAt = loggedAt
  }
}

/// Detects meals that may have been logged by mistake.
///
/// An item may have been logged twice, or the meal may be more than anybody eats at once.
package struct MealSanity: Sendable {
  /// The items that are already logged on the meal's day.
  private let logged: [LoggedItem]

  /// Creates the check from the day's logged items that are not skipped.
  package init(logged: [LoggedItem]) { self.logged = logged }

  /// The number of seconds within which logging the same item again counts as a double entry: ten minutes.
  package static let repetition = 600
  /// The weight in grams above which a meal is questioned, drinks included: 4 kg.
  ///
  /// This limit and `calories` are Larder's own choice: about twice as much as a large feast.
  package static let grams = 4000.0
  /// The energy in kcal above which a meal is questioned.
  package static let calories = 6000.0

  /// How many seconds ago the same amount of the same food was logged in the slot.
  ///
  /// Nil if the food was not logged there, or if it was logged longer ago than `repetition`.
  package func secondsSince(_ line: FoodLine, in slot: Slot, now: Moment) -> Int? {
    logged.filter { $0.slot == slot && $0.name == line.name && Self.isSameAmount($0, line) }
      .compactMap { $0.loggedAt.map { now.seconds - $0 } }
      .filter { (0...Self.repetition).contains($0) }.min()
  }

  /// The weight and energy of the slot's meal with these lines added, if the meal is then more than anybody eats at
  /// once.
  ///
  /// Nil if the meal is not too large, or if it was too large even without these lines.
  package func excess(adding lines: [FoodLine], in slot: Slot) -> (grams: Double, calories: Double)? {
    let before = logged.filter { $0.slot == slot }
    let had = (grams: Self.sum(before.map(\.grams)), calories: Self.sum(before.map(\.calories)))
    let has = (
      grams: had.grams + Self.sum(lines.map(\.grams)),
      calories: had.calories + Self.sum(lines.map { $0.nutrients[.calories] })
    )
    func exceeds(_ meal: (grams: Double, calories: Double)) -> Bool {
      meal.grams > Self.grams || meal.calories > Self.calories
    }
    return exceeds(has) && !exceeds(had) ? has : nil
  }

  private static func sum(_ values: [Double?]) -> Double { values.reduce(0) { $0 + ($1 ?? 0) } }

  /// Whether an item and a line have the same weight, apart from rounding; if neither has a weight, the energies are
  /// compared.
  ///
  /// Also true if neither of the two has a weight or an energy.
  private static func isSameAmount(_ item: LoggedItem, _ line: FoodLine) -> Bool {
    let (one, other) =
      item.grams == nil && line.grams == nil
      ? (item.calories, line.nutrients[.calories]) : (item.grams, line.grams)
    guard let one, let other else { return one == nil && other == nil }
    return abs(one - other) < 0.05
  }
}
