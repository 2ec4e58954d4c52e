/// A country or region, with its usual currency, first day of the week and units of weight.
package struct Territory: Hashable, Sendable {
  /// The territory's ISO 3166 code: `DE`.
  package let code: String

  /// The currency that is used in the territory.
  package let currency: Currency

  /// The territory with the given ISO 3166 code; nil if Larder does not know the territory's currency.
  package init?(code: String) {
    // In `DKK DK FO GL, DOP DO` the first code of each entry is the currency.
    let rows = TerritoryTable.currencies.utf8.split(separator: 0x2C).lazy.map { $0.split(separator: 0x20) }
    let row = rows.first { $0.dropFirst().contains { $0.elementsEqual(code.utf8) } }
    guard let first = row?.first, let currency = Currency(code: String(Substring(first))) else { return nil }
    self.code = code
    self.currency = currency
  }

  /// The territory in the name of a locale: `de_DE.UTF-8@euro`, `de-DE`; nil for `C`, `POSIX`, `de`, `en_150`.
  package init?(locale name: some StringProtocol) {
    let language = name.prefix { $0 != "." && $0 != "@" }
    let parts = language.split(whereSeparator: { $0 == "_" || $0 == "-" }).dropFirst()
    // A script may come before the territory: `sr_Latn_RS`.
    guard let code = parts.first(where: { $0.utf8.count == 2 }) else { return nil }
    self.init(code: code.uppercased())
  }

  /// The first day of the week.
  package var weekStart: Weekday {
    if Self.has(TerritoryTable.sundays, code) { return .sunday }
    if Self.has(TerritoryTable.saturdays, code) { return .saturday }
    return Self.has(TerritoryTable.fridays, code) ? .friday : .monday
  }

  /// The units in which food is weighed in the territory.
  package var units: UnitSystem { Self.has(TerritoryTable.imperial, code) ? .imperial : .metric }

  private static func has(_ list: String, _ code: String) -> Bool { list.split(separator: " ").contains { $0 == code } }
}

/// Defaults from the environment's locale, for settings that nobody has changed.
package struct LocaleDefaults: Sendable {
  /// The territory for units of weight; nil if the locale names none.
  package let measures: Territory?
  /// The territory for the currency of prices; nil if the locale names none.
  package let money: Territory?
  /// The territory for the calendar; nil if the locale names none.
  package let calendar: Territory?

  /// Reads LC_ALL, then the variable of the category (LC_MEASUREMENT, LC_MONETARY or LC_TIME), then LANG: the first one
  /// that is set decides, as in the C library.
  package init(environment: [String: String]) {
    func territory(_ category: String) -> Territory? {
      let name = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
      return name.flatMap { Territory(locale: $0) }
    }
    measures = territory("LC_MEASUREMENT")
    money = territory("LC_MONETARY")
    calendar = territory("LC_TIME")
  }

  /// The default settings of a household, with the locale's units and currency.
  ///
  /// The start of weeks and days does not depend on the locale: two people with different locales share one household
  /// and must see the same week.
  package var settings: HouseholdSettings {
    var settings = HouseholdSettings()
    if let measures { settings.units = measures.units }
    if let money { settings.currency = money.currency }
    return settings
  }
}
