import Expect
import Testing

@testable import Domain

@Suite("Settings as people type them")
struct SettingKeyTests {
  @Test(
    arguments: [
      ("units", .units), ("UNITS", .units), ("week-start", .weekStart), ("weekstart", .weekStart),
      ("week_start", .weekStart), ("week", .weekStart), ("day", .dayStart), ("cur", .currency), ("t", .theme),
      ("history-s", .historyShared), ("historydays", .historyDays), ("history-d", .historyDays),
    ] as [(String, SettingKey)])
  func names(_ word: String, _ key: SettingKey) throws {
    expect(try SettingKey.read(word), equals: key)
  }

  @Test(arguments: ["", "x", "history", "language", "provider", "unitsss!", String(repeating: "u", count: 100_000)])
  func unknownNames(_ word: String) {
    #expect { try SettingKey.read(word) } throws: { error in
      guard let error = error as? LarderError else { return false }
      return error.code == .badValue && error.message.count < 120 && error.hint?.contains("history-shared") == true
    }
  }

  @Test(
    arguments: [
      (.units, "imperial", "imperial"), (.units, "i", "imperial"), (.units, "Metric", "metric"),
      (.theme, "light", "light"), (.theme, "none", "none"), (.theme, "d", "dark"),
      (.weekStart, "sunday", "sunday"), (.weekStart, "Sun", "sunday"), (.weekStart, "su", "sunday"),
      (.weekStart, "So", "sunday"), (.weekStart, "Samstag", "saturday"), (.weekStart, "Sonnabend", "saturday"),
      (.weekStart, "mo", "monday"), (.weekStart, "Mittw", "wednesday"), (.weekStart, "th", "thursday"),
      (.dayStart, "04:00", "04:00"), (.dayStart, "4", "04:00"), (.dayStart, "04", "04:00"), (.dayStart, "0", "00:00"),
      (.dayStart, "4:30", "04:30"), (.dayStart, "4am", "04:00"), (.dayStart, "4 am", "04:00"),
      (.dayStart, "5 Uhr", "05:00"), (.dayStart, "12am", "00:00"), (.dayStart, "Mitternacht", "00:00"),
      (.dayStart, "11:59", "11:59"),
      (.currency, "eur", "EUR"), (.currency, "€", "EUR"), (.currency, "zł", "PLN"), (.currency, "JPY", "JPY"),
      (.currency, "none", "none"),
      (.historyDays, "365", "365"), (.historyDays, "30 days", "30"), (.historyDays, "1 d", "1"),
      (.historyDays, "36500", "36500"), (.historyDays, "Forever", "forever"), (.historyDays, "for ever", "forever"),
      (.backupSize, "2 GB", "2 GB"), (.backupSize, "1,5gb", "1500 MB"), (.backupSize, "500 MB", "500 MB"),
      (.backupSize, "3000MB", "3 GB"), (.backupSize, "1000 gigabytes", "1000 GB"),
      (.historyShared, "yes", "yes"), (.historyShared, "on", "yes"), (.historyShared, "Ja", "yes"),
      (.historyShared, "nein", "no"), (.historyShared, "0", "no"),
      (.promptLimits, "on", "on"), (.promptLimits, "OFF", "off"), (.promptLimits, "yes", "on"),
      (.notifications, "off", "off"), (.notifications, "Bell", "bell"), (.notifications, "d", "desktop"),
    ] as [(SettingKey, String, String)])
  func values(_ key: SettingKey, _ text: String, _ shown: String) throws {
    let settings = try key.setting(text, in: HouseholdSettings())
    expect(key.shown(in: settings), equals: shown)
    // A stored value is read back unchanged.
    let stored = [key.rawValue: key.stored(in: settings)]
    expect(SettingKey.settings(stored, startingWith: HouseholdSettings()), equals: settings)
  }

  @Test(
    arguments: [
      (.units, "", .badValue, nil), (.units, "imperail", .badValue, "imperial"), (.theme, "blue", .badValue, nil),
      (.weekStart, "s", .badValue, nil), (.weekStart, "mnoday", .badValue, "monday"),
      (.dayStart, "12:00", .outOfRange, nil), (.dayStart, "23", .outOfRange, nil), (.dayStart, "4pm", .outOfRange, nil),
      (.dayStart, "24", .badTime, nil), (.dayStart, "-1", .badTime, nil), (.dayStart, "4:60", .badTime, nil),
      (.dayStart, "4.5", .badTime, nil), (.dayStart, "", .badTime, nil), (.dayStart, "99999999999", .badTime, nil),
      (.dayStart, "٤", .badTime, nil),
      (.currency, "EUX", .badValue, "EUR"), (.currency, "$", .badValue, "USD"), (.currency, "euros", .badValue, "EUR"),
      (.historyDays, "0", .outOfRange, nil), (.historyDays, "-1", .outOfRange, nil),
      (.historyDays, "36501", .outOfRange, nil), (.historyDays, "", .badValue, nil),
      (.historyDays, "1.5", .badValue, nil), (.historyDays, "2 weeks", .badValue, nil),
      (.backupSize, "2", .badValue, nil), (.backupSize, "GB", .badValue, nil), (.backupSize, "2 TB", .badValue, nil),
      (.backupSize, "49 MB", .outOfRange, nil), (.backupSize, "1001 GB", .outOfRange, nil),
      (.backupSize, "-2 GB", .badValue, nil), (.backupSize, "nan GB", .badValue, nil),
      (.backupSize, "", .badValue, nil),
      (.historyShared, "perhaps", .badValue, nil), (.historyShared, "nan", .badValue, nil),
      (.promptLimits, "sodium", .badValue, nil), (.notifications, "loud", .badValue, nil),
      (.notifications, "terminl", .badValue, "terminal"),
    ] as [(SettingKey, String, ErrorCode, String?)])
  func refused(_ key: SettingKey, _ text: String, _ code: ErrorCode, _ candidate: String?) {
    #expect { try key.setting(text, in: HouseholdSettings()) } throws: { error in
      guard let error = error as? LarderError else { return false }
      return error.code == code && error.candidates.first == candidate && error.hint?.isEmpty == false
    }
  }

  /// A newer Larder's values, or what another program wrote.
  @Test func whatCannotBeReadIsPassedOver() {
    let stored = [
      "units": "stones", "theme": "", "week-start": "Monday?", "day-start": "1440", "currency": "ZZZ",
      "history-shared": "maybe", "history-days": "0", "prompt-limits": "some", "notifications": "gong",
      "language": "de",
    ]
    expect(SettingKey.settings(stored, startingWith: HouseholdSettings()), equals: HouseholdSettings())
    for bad in ["-1", "720", "NaN", "99999999999999999999"] {
      expect(SettingKey.settings(["day-start": bad], startingWith: HouseholdSettings()).dayStart, equals: 240)
    }
  }

  @Test func whereAValueComesFrom() throws {
    var start = HouseholdSettings()
    start.currency = try require(Currency(code: "USD"))
    expect(SettingKey.currency.source([:], startingWith: start), equals: .locale)
    expect(SettingKey.currency.source(["first-currency": "EUR"], startingWith: start), equals: .firstPrice)
    expect(SettingKey.currency.source(["first-currency": "EUR", "currency": "CHF"], startingWith: start), equals: .set)
    expect(SettingKey.units.source([:], startingWith: start), equals: .standard)
    // The first price's currency holds against the locale's, what is set against both.
    expect(SettingKey.settings(["first-currency": "EUR"], startingWith: start).currency, equals: .euro)
    expect(SettingKey.settings(["first-currency": "none"], startingWith: start).currency, equals: .unnamed)
    expect(
      SettingKey.settings(["first-currency": "EUR", "currency": "CHF"], startingWith: start).currency.code,
      equals: "CHF")
  }
}
