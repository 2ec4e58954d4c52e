/// What can be set, by the name that people type and the database keeps.
package enum SettingKey: String, CaseIterable, Sendable {
  case units
  case theme
  case weekStart = "week-start"
  case dayStart = "day-start"
  case currency
  case historyShared = "history-shared"

  /// Whether it only changes how things look: no step, and undo leaves it alone.
  package var isDisplay: Bool { self == .units || self == .theme || self == .historyShared }

  /// The words that it takes, for completion; for times and currencies the likely ones.
  package var words: [String] {
    switch self {
    case .units: UnitSystem.allCases.map(\.rawValue)
    case .theme: Theme.allCases.map(\.rawValue)
    case .weekStart: Weekday.allCases.map(\.rawValue)
    case .dayStart: ["00:00", "03:00", "04:00", "05:00"]
    case .currency: Currency.all.compactMap(\.code) + [Self.noCurrency]
    case .historyShared: ["yes", "no"]
    }
  }

  /// What it takes, in a few words.
  package var accepted: String {
    switch self {
    case .units: "metric or imperial"
    case .theme: "auto, light, dark or none"
    case .weekStart: "a weekday"
    case .dayStart: "a time from 00:00 to 11:59"
    case .currency: "an ISO 4217 code, or none"
    case .historyShared: "yes or no"
    }
  }

  /// What it is for, in one sentence.
  package var purpose: String {
    switch self {
    case .units: "What weights are shown in, not how they are typed: grams, or ounces and pounds."
    case .theme: "Which colors can be read on the terminal's background; none is no color."
    case .weekStart: "The day that weeks are counted from, in `week`, in charts and in `-1w`."
    case .dayStart: "When a day starts: what is eaten before belongs to the day before."
    case .currency: "What prices are in; none is bare numbers with two decimals."
    case .historyShared: "Whether the prompt has one history of typed lines for all profiles."
    }
  }

  /// Stored for prices without a currency's name.
  static let noCurrency = "none"

  /// Where the household keeps the currency that its first price was written in; no setting that anybody makes.
  package static let firstCurrency = "first-currency"

  /// The settings of a household from what it has stored; a value that cannot be read (a newer Larder's) is passed over.
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

  /// Takes a stored value: words as people type them, the day's start in minutes after midnight.
  private func apply(_ value: String, to settings: inout HouseholdSettings) {
    switch self {
    case .units: settings.units = UnitSystem(rawValue: value) ?? settings.units
    case .theme: settings.theme = Theme(rawValue: value) ?? settings.theme
    case .weekStart: settings.weekStart = Weekday(rawValue: value) ?? settings.weekStart
    case .dayStart: settings.dayStart = Int(value).flatMap { (0..<720).contains($0) ? $0 : nil } ?? settings.dayStart
    case .currency:
      settings.currency = value == Self.noCurrency ? .unnamed : Currency(code: value) ?? settings.currency
    case .historyShared: settings.isHistoryShared = value == "yes"
    }
  }

  /// The value as the household stores it.
  package func stored(in settings: HouseholdSettings) -> String {
    switch self {
    case .dayStart: String(settings.dayStart)
    default: shown(in: settings)
    }
  }

  /// The value as people read and type it: `04:00`, `EUR`, `yes`.
  package func shown(in settings: HouseholdSettings) -> String {
    switch self {
    case .units: settings.units.rawValue
    case .theme: settings.theme.rawValue
    case .weekStart: settings.weekStart.rawValue
    case .dayStart: Moment.clock(settings.dayStart)
    case .currency: settings.currency.code ?? Self.noCurrency
    case .historyShared: settings.isHistoryShared ? "yes" : "no"
    }
  }
}

/// Where a setting's value comes from.
package enum SettingSource: String, Sendable {
  /// Somebody has set it.
  case set
  /// The first price was written in it.
  case firstPrice = "first price"
  /// The locale of the environment.
  case locale
  /// What holds for every household.
  case usual
}

extension SettingKey {
  /// Where its value comes from.
  package func source(_ stored: [String: String], startingWith start: HouseholdSettings) -> SettingSource {
    if stored[rawValue] != nil { return .set }
    if self == .currency, stored[Self.firstCurrency] != nil { return .firstPrice }
    return shown(in: start) == shown(in: HouseholdSettings()) ? .usual : .locale
  }
}
