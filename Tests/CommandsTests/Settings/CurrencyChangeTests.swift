import Domain
import Expect
import Foundation
import Store
import TestSupport
import Testing

@testable import Commands

/// What happens to existing prices when the currency changes.
@Suite struct CurrencyChangeTests {
  let household: SampleHousehold

  init() throws {
    household = try SampleHousehold.empty()
    for line in ["profile add Dad", "profile add Mom", "use Dad"] { try household.run(line) }
  }

  /// A trip of `profile` with one item of 249 minor units, written as trips are.
  private func buy(_ profile: Int = 1, price: Int? = 249) throws {
    _ = try household.session.household().write("bought", author: profile, isShared: false, now: SampleHousehold.noon) {
      writing in
      _ = try household.session.pinCurrency(writing)
      let item = TripItem(FoodLine(name: "milk"), price: price.map(Money.init(minorUnits:)))
      try writing.profile(profile).insert(Trip(day: SampleHousehold.noon.calendarDay, items: [item]))
    }
    household.session.refreshSettings()
  }

  private func setStart(_ code: String?) throws {
    household.session.startingSettings.currency = try code.map { try require(Currency(code: $0)) } ?? .unnamed
    household.session.refreshSettings()
  }

  @Test func withoutPricesAnyCurrencyIsFree() throws {
    try buy(price: nil)
    for code in ["EUR", "JPY", "KWD", "none"] {
      let answer = try household.json("settings set currency \(code)")
      expect((answer["remarks"] as? [String])?.isEmpty, equals: true)
    }
  }

  @Test func asManyDecimalsAreReadAnewAndSaidSo() throws {
    try household.run("settings set currency EUR")
    try buy()
    try buy(2)
    let answer = try household.json("settings set currency USD")
    let remarks = answer["remarks"] as? [String] ?? []
    expect(remarks, equals: ["the prices of 2 trips are read as USD from now on; nothing is converted"])
    // The same again changes nothing, and says nothing.
    let again = try household.json("settings set currency USD")
    expect((again["remarks"] as? [String])?.isEmpty == true && again["undo"] is NSNull)
  }

  @Test(arguments: ["settings set currency JPY", "settings set currency KWD", "settings reset currency"])
  func otherDecimalsAreRefused(line: String) throws {
    // Reset means the yen here, where the first price was in.
    try setStart("JPY")
    try buy(price: nil)
    try household.run("settings set currency EUR")
    try buy()
    let before = try household.dump()
    let error = try require(household.error(of: line))
    expect(error.code == .notAllowed && error.message.contains("1 trip") && error.hint?.contains("--db") == true)
    expect(try household.dump(), equals: before)
    expect(household.session.settings.currency, equals: .euro)
  }

  /// Dad's locale pays in euros, Mom's in yen: her Larder must not read his 2.49 as 249 yen.
  @Test func theFirstPriceHoldsForEveryLocale() throws {
    try setStart("EUR")
    try buy()
    try setStart("JPY")
    expect(household.session.settings.currency, equals: .euro)
    let settings = try household.json("settings")
    expect((settings["sources"] as? [String: String])?["currency"], equals: "first price")
    // Another price does not change that, and neither does undoing all of them.
    try buy()
    try household.run("undo 2")
    try setStart("JPY")
    expect(household.session.settings.currency, equals: .euro)
  }

  @Test func bareNumbersHoldTooOncePricesAreThere() throws {
    try setStart(nil)
    try buy()
    try setStart("JPY")
    expect(household.session.settings.currency, equals: .unnamed)
    try household.run("settings set currency EUR")
    expect(household.session.settings.currency, equals: .euro)
  }

  @Test func displaySettingsAreNoSteps() throws {
    let (steps, dump) = (try household.steps().count, try household.dump())
    for line in ["settings set units imperial", "settings set theme dark", "settings set history-shared yes"] {
      let answer = try household.json(line)
      expect(answer["undo"] is NSNull)
    }
    expect(household.session.settings.units == .imperial && household.session.settings.isHistoryShared)
    expect(try household.steps().count == steps && household.dump() == dump)
    try household.run("settings reset units")
    expect(household.session.settings.units, equals: .metric)
  }
}
