/// An item of a day as it was logged, to notice when the same is logged again.
package struct LoggedItem: Hashable, Sendable {
  /// The slot of its meal.
  package let slot: Slot
  /// Its name when it was logged.
  package let name: String
  /// Its weight in grams; nil if unknown.
  package let grams: Double?
  /// Its energy in kcal; nil if unknown.
  package let calories: Double?
  /// When it was logged, in seconds since 1970; nil if unknown, as for what was imported.
  package let loggedAt: Int?

  /// Creates an item from what is stored of it.
  package init(slot: Slot, name: String, grams: Double?, calories: Double?, loggedAt: Int?) {
    self.slot = slot
    self.name = name
    self.grams = grams
    self.calories = calories
    self.loggedAt = loggedAt
  }
}

/// Whether a meal may be logged by mistake: an item of it for the second time, or more than anybody eats at once.
package struct MealSanity: Sendable {
  /// What counts of the meal's day already.
  private let logged: [LoggedItem]

  /// Creates a judgement from the items of the day that are not skipped.
  package init(logged: [LoggedItem]) { self.logged = logged }

  /// For how many seconds after it was logged the same item is a double entry: ten minutes.
  package static let repetition = 600
  /// The most that a meal weighs without a question, in grams, drinks included: 4 kg.
  ///
  /// This and `calories` are Larder's own choice: about twice what a large feast comes to.
  package static let grams = 4000.0
  /// The most energy of a meal without a question, in kcal.
  package static let calories = 6000.0

  /// How many seconds ago the same amount of the same food was logged in the slot; nil if it was not, or longer ago
  /// than `repetition`.
  package func secondsSince(_ line: FoodLine, in slot: Slot, now: Moment) -> Int? {
    logged.filter { $0.slot == slot && $0.name == line.name && Self.isSameAmount($0, line) }
      .compactMap { $0.loggedAt.map { now.seconds - $0 } }
      .filter { (0...Self.repetition).contains($0) }.min()
  }

  /// The weight and energy of the slot's meal together with these lines, if they make it more than anybody eats at
  /// once; nil if not, or if it was more before.
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

  /// A weight decides, and where there is none the energy; differences of rounding do not count.
  private static func isSameAmount(_ item: LoggedItem, _ line: FoodLine) -> Bool {
    let (one, other) =
      item.grams == nil && line.grams == nil
      ? (item.calories, line.nutrients[.calories]) : (item.grams, line.grams)
    guard let one, let other else { return one == nil && other == nil }
    return abs(one - other) < 0.05
  }
}
