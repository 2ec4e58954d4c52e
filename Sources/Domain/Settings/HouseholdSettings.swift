/// What a household has agreed on, and how it wants to see things.
package struct HouseholdSettings: Hashable, Sendable {
  /// Minutes after midnight at which a day starts, 0 to 719: a snack at 01:30 belongs to the evening before.
  package var dayStart = 240
  /// The day that weeks are counted from.
  package var weekStart = Weekday.monday
  /// What prices are in.
  package var currency = Currency.unnamed
  /// What weights are shown in; they are stored in grams.
  package var units = UnitSystem.metric
  /// What the terminal's background is taken for.
  package var theme = Theme.auto
  /// Whether all profiles have one history of typed lines.
  package var isHistoryShared = false

  /// What holds for every household: days from 04:00, weeks from Monday, grams, no currency named.
  package init() {}
}

/// What weights are shown in.
package enum UnitSystem: String, CaseIterable, Sendable {
  /// Grams and kilograms.
  case metric
  /// Ounces and pounds (avoirdupois).
  case imperial
}

/// Which colours can be read on the terminal's background.
package enum Theme: String, CaseIterable, Sendable {
  /// The terminal's own sixteen colours as they are.
  case auto
  case light
  case dark
  /// No colour at all.
  case none
}
