/// The settings of a household: rules that all its profiles share, and how values are shown.
package struct HouseholdSettings: Hashable, Sendable {
  /// The time at which a day starts, in minutes after midnight, 0 to 719.
  ///
  /// A snack that is eaten before this time, such as at 01:30, belongs to the previous day.
  package var dayStart = 240
  /// The first day of the week.
  package var weekStart = Weekday.monday
  /// The currency of prices.
  package var currency = Currency.unnamed
  /// The units in which weights are shown; they are stored in grams.
  package var units = UnitSystem.metric
  /// The set of colors that is used; which set is readable depends on the terminal's background.
  package var theme = Theme.auto
  /// The number of days for which the steps of `history` and `undo` are kept, 1 to 36500; nil to keep them forever.
  package var historyDays: Int? = 365
  /// The maximum total size of all backups next to the household's file, in megabytes (millions of bytes); from 50 to
  /// 1,000,000.
  package var backupMegabytes = BackupRotation.mostBytes / 1_000_000
  /// Whether all profiles share one history of typed lines.
  package var isHistoryShared = false
  /// Whether the prompt shows limits that were set by hand or are nearly used up.
  package var showsPromptLimits = false
  /// How a timer says that its time is up.
  package var notifications = Notifications.terminal

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

/// The sets of colors; which of them is readable depends on the terminal's background.
package enum Theme: String, CaseIterable, Sendable {
  /// The terminal's own sixteen colors, unchanged.
  case auto
  case light
  case dark
  /// No colors at all.
  case none
}

/// How a timer says that its time is up; each setting adds something to the settings before it.
package enum Notifications: String, CaseIterable, Sendable {
  /// A single line.
  case off
  /// A line every ten seconds until somebody has seen it.
  case line
  /// In addition to `line`, the terminal's bell.
  case bell
  /// In addition to `bell`, the notification that some terminals show.
  case terminal
  /// In addition to `terminal`, a notification on the desktop.
  case desktop

  /// Whether this setting covers everything that `other` does.
  package func includes(_ other: Notifications) -> Bool {
    let all = Self.allCases
    return (all.firstIndex(of: self) ?? 0) >= (all.firstIndex(of: other) ?? 0)
  }
}
