/// What a household has agreed on: when its days and weeks start.
package struct HouseholdSettings: Hashable, Sendable {
  /// Minutes after midnight at which a day starts: a snack at 01:30 belongs to the evening before.
  package var dayStart = 240
  /// The day that weeks are counted from.
  package var weekStart = Weekday.monday

  /// What holds for every household: days from 04:00, weeks from Monday.
  package init() {}
}
