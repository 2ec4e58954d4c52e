internal import Domain

/// What can be set, by the name that people type and the database keeps.
enum SettingKey: String, CaseIterable {
  case units
  case theme
  case weekStart = "week-start"
  case dayStart = "day-start"
  case currency
  case historyShared = "history-shared"

  /// Whether it only changes how things look: no step, and undo leaves it alone.
  var isDisplay: Bool { self == .units || self == .theme || self == .historyShared }

  /// The settings of a household from what it has stored; a value that cannot be read (a newer Larder's) is passed over.
  static func settings(
    _ stored: [String: String], startingWith start: HouseholdSettings
  ) -> HouseholdSettings {
    var settings = start
    for key in allCases {
      if let value = stored[key.rawValue] { key.apply(value, to: &settings) }
    }
    return settings
  }

  /// Takes a stored value: words as people type them, the day's start in minutes after midnight.
  private func apply(_ value: String, to settings: inout HouseholdSettings) {
    switch self {
    case .units: settings.units = UnitSystem(rawValue: value) ?? settings.units
    case .theme: settings.theme = Theme(rawValue: value) ?? settings.theme
    case .weekStart: settings.weekStart = Weekday(rawValue: value) ?? settings.weekStart
    case .dayStart: settings.dayStart = Int(value).flatMap { (0..<720).contains($0) ? $0 : nil } ?? settings.dayStart
    case .currency: settings.currency = Currency(code: value) ?? settings.currency
    case .historyShared: settings.isHistoryShared = value == "yes"
    }
  }
}
