/// A country or region, and what is usual there for money, weeks and weights.
package struct Territory: Hashable, Sendable {
  /// Its ISO 3166 code: `DE`.
  package let code: String

  /// What is paid with.
  package let currency: Currency

  /// The territory of an ISO 3166 code; nil for one that has no currency of its own to tell.
  package init?(code: String) {
    // `DKK DK FO GL, DOP DO`: the first is the currency.
    let rows = TerritoryTable.currencies.utf8.split(separator: 0x2C).lazy.map { $0.split(separator: 0x20) }
    let row = rows.first { $0.dropFirst().contains { $0.elementsEqual(code.utf8) } }
    guard let first = row?.first, let currency = Currency(code: String(Substring(first))) else { return nil }
    self.code = code
    self.currency = currency
  }

  /// The territory that a locale's name holds: `de_DE.UTF-8@euro`, `de-DE`; nil for `C`, `POSIX`, `de`, `en_150`.
  package init?(locale name: some StringProtocol) {
    let language = name.prefix { $0 != "." && $0 != "@" }
    let parts = language.split(whereSeparator: { $0 == "_" || $0 == "-" }).dropFirst()
    // A script may stand before it: `sr_Latn_RS`.
    guard let code = parts.first(where: { $0.utf8.count == 2 }) else { return nil }
    self.init(code: code.uppercased())
  }

  /// The day that weeks are counted from.
  package var weekStart: Weekday {
    if Self.has(TerritoryTable.sundays, code) { return .sunday }
    if Self.has(TerritoryTable.saturdays, code) { return .saturday }
    return Self.has(TerritoryTable.fridays, code) ? .friday : .monday
  }

  /// What food is weighed in.
  package var units: UnitSystem { Self.has(TerritoryTable.imperial, code) ? .imperial : .metric }

  private static func has(_ list: String, _ code: String) -> Bool { list.split(separator: " ").contains { $0 == code } }
}

/// What the environment's locale says, for settings that nobody has made.
package struct LocaleDefaults: Sendable {
  /// Where weights are as people there know them; nil where the locale names no territory.
  package let measures: Territory?
  /// Whose money prices are in.
  package let money: Territory?
  /// Whose calendar is looked at.
  package let calendar: Territory?

  /// Reads LC_ALL, then LC_MEASUREMENT, LC_MONETARY and LC_TIME, then LANG: the first that is set decides, as in the C library.
  package init(environment: [String: String]) {
    func territory(_ category: String) -> Territory? {
      let name = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
      return name.flatMap { Territory(locale: $0) }
    }
    measures = territory("LC_MEASUREMENT")
    money = territory("LC_MONETARY")
    calendar = territory("LC_TIME")
  }

  /// What holds where the household has set nothing: units and currency of the locale.
  ///
  /// When weeks and days start does not follow it: two people with two locales share one household, and must see the same week.
  package var settings: HouseholdSettings {
    var settings = HouseholdSettings()
    if let measures { settings.units = measures.units }
    if let money { settings.currency = money.currency }
    return settings
  }
}
