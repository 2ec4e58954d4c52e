/// The settings that a household has agreed on, and how it wants values to be shown.
package struct HouseholdSettings: Hashable, Sendable {
  /// Minutes after midnight at which a day starts, 0 to 719: a snack at 01:30 belongs to the evening before.
  package var dayStart = 240
  /// The first day of the week.
  package var weekStart = Weekday.monday
  /// The currency of prices.
  package var currency = Currency.unnamed
  /// The units in which weights are shown; they are stored in grams.
  package var units = UnitSystem.metric
  /// The assumed background of the terminal.
  package var theme = Theme.auto
  /// Whether all profiles share one history of typed lines.
  package var isHistoryShared = false

  /// The defaults: days from 04:00, weeks from Monday, grams, no currency.
  package init() {}
}

/// The units in which weights are shown.
package enum UnitSystem: String, CaseIterable, Sendable {
  /// Grams and kilograms.
  case metric
  /// Ounces and pounds (avoirdupois).
  case imperial
}

/// Which colours are readable on the terminal's background.
package enum Theme: String, CaseIterable, Sendable {
  /// The terminal's own sixteen colours, unchanged.
  case auto
  case light
  case dark
  /// No colours at all.
  case none
}
