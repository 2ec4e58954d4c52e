/// A setting, by the name that people type and the database stores.
package enum SettingKey: String, CaseIterable, Sendable {
  case units
  case theme
  case weekStart = "week-start"
  case dayStart = "day-start"
  case currency
  case historyDays = "history-days"
  case backupSize = "backup-size"
  case historyShared = "history-shared"
  case promptLimits = "prompt-limits"
  case notifications

  /// Whether the setting only changes how values are shown, so that `undo` does not affect it.
  package var isDisplay: Bool { [.units, .theme, .historyShared, .promptLimits, .notifications].contains(self) }

  /// The accepted values, for completion; if any number, size or time of day is accepted, only the most likely values.
  package var words: [String] {
    switch self {
    case .units: UnitSystem.allCases.map(\.rawValue)
    case .theme: Theme.allCases.map(\.rawValue)
    case .weekStart: Weekday.allCases.map(\.rawValue)
    case .dayStart: ["00:00", "03:00", "04:00", "05:00"]
    case .currency: Currency.all.compactMap(\.code) + [Self.noCurrency]
    case .historyDays: ["30", "365", "3650", Self.forever]
    case .backupSize: ["500 MB", "2 GB", "10 GB"]
    case .historyShared: ["yes", "no"]
    case .promptLimits: ["off", "on"]
    case .notifications: Notifications.allCases.map(\.rawValue)
    }
  }

  /// A short description of the accepted values.
  package var accepted: String {
    switch self {
    case .units: "metric or imperial"
    case .theme: "auto, light, dark or none"
    case .weekStart: "a weekday"
    case .dayStart: "a time from 00:00 to 11:59"
    case .currency: "a currency's code such as EUR, or none"
    case .historyDays: "a number of days from 1 to 36500, or forever"
    case .backupSize: "a size from 50 MB to 1000 GB"
    case .historyShared: "yes or no"
    case .promptLimits: "off or on"
    case .notifications: "off, line, bell, terminal or desktop"
    }
  }

  /// What the setting is for, in one sentence.
  package var purpose: String {
    switch self {
    case .units: "The units in which weights are shown, not typed: grams, or ounces and pounds."
    case .theme: "Colors that are readable on the terminal's background; none means no colors."
    case .weekStart: "The first day of the week, in `week`, in charts and in `-1w`."
    case .dayStart: "When a day starts: food eaten earlier belongs to the day before."
    case .currency: "The currency of prices; none means bare numbers with two decimals."
    case .historyDays:
      "How long steps are kept for `history` and `undo`; older ones are deleted after that day's backup, which still has them."
    case .backupSize:
      "The maximum total size of the backups beside the file; beyond it, the oldest are deleted, except the last good one."
    case .historyShared: "Whether all profiles share one history of typed lines at the prompt."
    case .promptLimits: "Whether the prompt shows the limits that were set by hand or are nearly used up."
    case .notifications:
      "How a timer says that its time is up: `off` is one line, `line` a line every 10 seconds; `bell`, `terminal` and `desktop` add a bell, the terminal's notification and the desktop's."
    }
  }

  /// The stored value for prices without a named currency.
  static let noCurrency = "none"

  /// The word that people type, instead of a number of days, to keep the steps of `history` and `undo` forever.
  static let forever = "forever"
  /// The number of days for which steps can be kept, unless they are kept forever.
  package static let historyRange = 1...36_500

  /// The accepted range for the total size of all backups, in megabytes.
  package static let backupRange = 50...1_000_000

  /// The key under which the household stores the currency of its first price; not a setting that people change.
  package static let firstCurrency = "first-currency"

  /// Creates settings from `start` and the household's stored values, which replace those in `start`; a value that
  /// cannot be read (from a newer Larder) is ignored.
  package static func settings(
    _ stored: [String: String], startingWith start: HouseholdSettings
  ) -> HouseholdSettings {
    var settings = start
    if let first = stored[firstCurrency] { currency.apply(first, to: &settings) }
    for key in allCases {
      if let value = stored[key.rawValue] { key.apply(value, to: &settings) }
    }
    return settings
  }

  /// Applies a stored value: a word as people type it, or minutes after midnight for the start of the day.
  private func apply(_ value: String, to settings: inout HouseholdSettings) {
    switch self {
    case .units: settings.units = UnitSystem(rawValue: value) ?? settings.units
    case .theme: settings.theme = Theme(rawValue: value) ?? settings.theme
    case .weekStart: settings.weekStart = Weekday(rawValue: value) ?? settings.weekStart
    case .dayStart: settings.dayStart = Int(value).flatMap { (0..<720).contains($0) ? $0 : nil } ?? settings.dayStart
    case .currency:
      settings.currency = value == Self.noCurrency ? .unnamed : Currency(code: value) ?? settings.currency
    case .historyDays:
      if value == Self.forever {
        settings.historyDays = nil
      } else if let days = Int(value), Self.historyRange.contains(days) {
        settings.historyDays = days
      }
    case .backupSize: settings.backupMegabytes = (try? Self.megabytes(value)) ?? settings.backupMegabytes
    case .historyShared: settings.isHistoryShared = value == "yes"
    case .promptLimits: settings.showsPromptLimits = value == "on"
    case .notifications: settings.notifications = Notifications(rawValue: value) ?? settings.notifications
    }
  }

  /// The setting's value in the form in which the household stores it.
  package func stored(in settings: HouseholdSettings) -> String {
    switch self {
    case .dayStart: String(settings.dayStart)
    default: shown(in: settings)
    }
  }

  /// The setting's value as people read and type it: `04:00`, `EUR`, `yes`.
  package func shown(in settings: HouseholdSettings) -> String {
    switch self {
    case .units: settings.units.rawValue
    case .theme: settings.theme.rawValue
    case .weekStart: settings.weekStart.rawValue
    case .dayStart: Moment.clock(settings.dayStart)
    case .currency: settings.currency.code ?? Self.noCurrency
    case .historyDays: settings.historyDays.map { String($0) } ?? Self.forever
    case .backupSize:
      settings.backupMegabytes.isMultiple(of: 1000)
        ? "\(settings.backupMegabytes / 1000) GB" : "\(settings.backupMegabytes) MB"
    case .historyShared: settings.isHistoryShared ? "yes" : "no"
    case .promptLimits: settings.showsPromptLimits ? "on" : "off"
    case .notifications: settings.notifications.rawValue
    }
  }
}

/// The source of a setting's value.
package enum SettingSource: String, Sendable {
  /// Somebody has set the value.
  case set
  /// The value is the currency of the household's first price.
  case firstPrice = "first price"
  /// The value comes from the locale in the environment.
  case locale
  /// The value is the default for every household.
  case standard = "default"
}

extension SettingKey {
  /// The source of the setting's value.
  package func source(_ stored: [String: String], startingWith start: HouseholdSettings) -> SettingSource {
    if stored[rawValue] != nil { return .set }
    if self == .currency, stored[Self.firstCurrency] != nil { return .firstPrice }
    return shown(in: start) == shown(in: HouseholdSettings()) ? .standard : .locale
  }
}
