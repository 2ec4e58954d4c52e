import Expect
import Testing

@testable import Domain

@Suite("What is usual where")
struct TerritoryTests {
  /// Currencies as the central banks name them, week starts and weights as CLDR and travel guides have them.
  @Test(
    arguments: [
      ("DE", "EUR", "€", 2, .monday, .metric), ("AT", "EUR", "€", 2, .monday, .metric),
      ("CH", "CHF", nil, 2, .monday, .metric), ("LI", "CHF", nil, 2, .monday, .metric),
      ("GB", "GBP", "£", 2, .monday, .metric), ("IE", "EUR", "€", 2, .monday, .metric),
      ("FR", "EUR", "€", 2, .monday, .metric), ("PT", "EUR", "€", 2, .sunday, .metric),
      // Since January 2023 and January 2026.
      ("HR", "EUR", "€", 2, .monday, .metric), ("BG", "EUR", "€", 2, .monday, .metric),
      ("PL", "PLN", "zł", 2, .monday, .metric), ("CZ", "CZK", "Kč", 2, .monday, .metric),
      ("SE", "SEK", "kr", 2, .monday, .metric), ("IS", "ISK", "kr", 0, .monday, .metric),
      ("HU", "HUF", "Ft", 2, .monday, .metric), ("UA", "UAH", "₴", 2, .monday, .metric),
      ("US", "USD", "$", 2, .sunday, .imperial), ("PR", "USD", "$", 2, .sunday, .metric),
      ("CA", "CAD", "$", 2, .sunday, .metric), ("MX", "MXN", "$", 2, .sunday, .metric),
      ("BR", "BRL", "R$", 2, .sunday, .metric), ("CL", "CLP", "$", 0, .monday, .metric),
      ("PY", "PYG", "₲", 0, .sunday, .metric), ("EC", "USD", "$", 2, .monday, .metric),
      ("LR", "LRD", nil, 2, .monday, .imperial), ("MM", "MMK", nil, 2, .sunday, .imperial),
      ("JP", "JPY", "¥", 0, .sunday, .metric), ("KR", "KRW", "₩", 0, .sunday, .metric),
      ("IN", "INR", "₹", 2, .sunday, .metric), ("AU", "AUD", "$", 2, .monday, .metric),
      ("EG", "EGP", nil, 2, .saturday, .metric), ("KW", "KWD", nil, 3, .saturday, .metric),
      ("TN", "TND", nil, 3, .monday, .metric), ("MV", "MVR", nil, 2, .friday, .metric),
      ("ZA", "ZAR", "R", 2, .sunday, .metric), ("XK", "EUR", "€", 2, .monday, .metric),
    ] as [(String, String, String?, Int, Weekday, UnitSystem)])
  func facts(
    _ code: String, _ currency: String, _ symbol: String?, _ decimals: Int, _ weekStart: Weekday, _ units: UnitSystem
  ) throws {
    let territory = try require(Territory(code: code))
    expect(territory.currency.code, equals: currency)
    expect(territory.currency.symbol, equals: symbol)
    expect(territory.currency.decimals, equals: decimals)
    expect(territory.weekStart, equals: weekStart)
    expect(territory.units, equals: units)
  }

  @Test(
    arguments: [
      ("de_DE.UTF-8", "DE"), ("de_DE@euro", "DE"), ("de_CH.UTF-8", "CH"), ("en_US", "US"), ("en-GB", "GB"),
      ("sr_Latn_RS.UTF-8@latin", "RS"), ("ca_ES@valencia", "ES"), ("pt_br", "BR"),
      ("C", nil), ("C.UTF-8", nil), ("POSIX", nil), ("", nil), ("de", nil), ("en_150", nil), ("es_419", nil),
      ("en_QQ", nil), ("_", nil), ("de_", nil), ("\u{0}_\u{0}", nil),
    ] as [(String, String?)])
  func readsLocales(_ name: String, _ code: String?) {
    expect(Territory(locale: name)?.code, equals: code)
  }

  /// Units, currency and calendar, each from the first variable that is set, in the C library's order.
  @Test(
    arguments: [
      ([:], nil, nil, nil),
      (["LANG": "de_DE.UTF-8"], "DE", "DE", "DE"),
      (["LANG": "C.UTF-8"], nil, nil, nil),
      (["LANG": "de_DE", "LC_ALL": "en_US"], "US", "US", "US"),
      (["LANG": "de_DE", "LC_ALL": ""], "DE", "DE", "DE"),
      (["LANG": "en_US", "LC_MEASUREMENT": "de_DE"], "DE", "US", "US"),
      (["LANG": "en_US", "LC_MONETARY": "de_CH", "LC_TIME": "en_GB"], "US", "CH", "GB"),
      (["LANG": "en_US", "LC_MONETARY": "C"], "US", nil, "US"),
      (["LC_ALL": "C", "LC_MONETARY": "de_DE"], nil, nil, nil),
    ] as [([String: String], String?, String?, String?)])
  func readsTheEnvironment(_ environment: [String: String], _ measures: String?, _ money: String?, _ calendar: String?)
  {
    let defaults = LocaleDefaults(environment: environment)
    expect(defaults.measures?.code, equals: measures)
    expect(defaults.money?.code, equals: money)
    expect(defaults.calendar?.code, equals: calendar)
  }

  /// Two people with two locales share one household: they must agree on what a week and a day is.
  @Test func weeksAndDaysDoNotFollowTheLocale() {
    let settings = LocaleDefaults(environment: ["LANG": "en_US.UTF-8"]).settings
    expect(settings.units == .imperial && settings.currency.code == "USD")
    expect(settings.weekStart == .monday && settings.dayStart == 240)
    expect(LocaleDefaults(environment: ["LANG": "C"]).settings, equals: HouseholdSettings())
  }

  /// Every territory has one currency, and every list is of known ones.
  @Test func theTableHoldsTogether() {
    let rows = TerritoryTable.currencies.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace) }
    let territories = rows.flatMap { $0.dropFirst() }
    expect(territories.count > 240 && Set(territories).count == territories.count)
    for row in rows { expect(Currency(code: String(row[0])) != nil, "\(row)") }
    for list in [TerritoryTable.sundays, TerritoryTable.saturdays, TerritoryTable.fridays, TerritoryTable.imperial] {
      for code in list.split(whereSeparator: \.isWhitespace) { expect(territories.contains(code), "\(code)") }
    }
  }
}

@Suite("Currencies")
struct CurrencyTests {
  /// Minor units from ISO 4217 list one: 0 or 3 if they are not 2.
  @Test func minorUnits() {
    let none: Set = [
      "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF", "XPF",
    ]
    let three: Set = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]
    let codes = Currency.all.compactMap(\.code)
    expect(codes.count == Currency.all.count && Set(codes).count == codes.count && codes.count > 145)
    for (code, currency) in zip(codes, Currency.all) {
      expect(code.count, equals: 3)
      expect(currency.decimals, equals: (none.contains(code) ? 0 : three.contains(code) ? 3 : 2), "\(code)")
    }
    expect(none.union(three).isSubset(of: codes))
    expect(Set(CurrencyTable.symbols.keys).isSubset(of: codes))
  }

  @Test(
    arguments: [("EUR", 249, 2.49), ("jpy", 249, 249), ("KWD", 2490, 2.49), ("USD", -25, -0.25)]
      as [(String, Int, Double)])
  func amounts(_ code: String, _ minorUnits: Int, _ number: Double) throws {
    expect(try require(Currency(code: code)).number(Money(minorUnits: minorUnits)), equals: number)
  }

  @Test(arguments: ["", "EU", "EURO", "XXX", "DEM", "BGN", "€", "\u{0}\u{0}\u{0}"])
  func unknown(_ code: String) { expect(Currency(code: code), equals: nil) }
}
