import Domain
import Expect
import TestSupport
import Testing

/// Names of months, and days in a row.
@Suite struct PeriodPhraseTests {
  /// Saturday, 21 November 2026.
  private static let reader = DayReader(today: Day(iso: "2026-11-21") ?? Day(number: 0))

  @Test(arguments: [
    ("nov", "2026-11-01"), ("November", "2026-11-01"), ("okt", "2026-10-01"), ("dec", "2025-12-01"),
    ("Dezember", "2025-12-01"), ("mär", "2026-03-01"), ("feb 2028", "2028-02-01"), ("2026-02", "2026-02-01"),
    ("2026-2", "2026-02-01"), ("last", "2026-10-01"), ("last month", "2026-10-01"), ("letzten Monat", "2026-10-01"),
    ("this", "2026-11-01"), ("next", "2026-12-01"), ("-1m", "2026-10-01"), ("-12m", "2025-11-01"),
    ("+2m", "2027-01-01"),
    ("today", "2026-11-01"), ("20 oct", "2026-10-01"), ("-21", "2026-10-01"), ("2026-10-31", "2026-10-01"),
    ("3 weeks ago", "2026-10-01"), ("nov 20", "2026-11-01"), ("-1", "2026-11-01"),
  ])
  func months(_ text: String, _ iso: String) throws {
    expect(try Self.reader.monthDay(text).iso, equals: iso)
  }

  @Test(arguments: [
    "foo", "2026-13", "2026-00", "0000-01", "2026-111", "nov 26 2026 x", "13", "-m", "m", "20261-1", "nov nov",
    "-99999m", "30 feb", "nov 0000",
  ])
  func noMonths(_ text: String) {
    let error = #expect(throws: LarderError.self) { try Self.reader.monthDay(text) }
    expect(error?.code == .badDay && error?.hint?.contains("2026-11") == true, "\(text)")
  }

  @Test(arguments: [
    ("20 nov 24 nov", "2026-11-20", 2), ("3 days ago today", "2026-11-18", 3), ("mon fri", "2026-11-16", 1),
    ("20 nov 2025 today", "2025-11-20", 3), ("nov 20 2026-11-24", "2026-11-20", 2), ("-3 -1", "2026-11-18", 1),
    ("last mon yesterday", "2026-11-16", 2), ("yesterday", "2026-11-20", 1),
  ])
  func leadingDays(_ text: String, _ iso: String, _ used: Int) throws {
    let found = try Self.reader.leadingDay(text.split(separator: " ").map(String.init))
    expect(found.day.iso == iso && found.used == used)
  }

  @Test func whatIsNoDayIsPlaced() {
    let date = #expect(throws: LarderError.self) { try Self.reader.leadingDay(["30", "feb", "1", "mar"]) }
    expect(date?.message == "the calendar has no day `30 feb`" && date?.location?.text == "30 feb")
    let word = #expect(throws: LarderError.self) { try Self.reader.leadingDay(["yesturday", "today"]) }
    expect(word?.location?.text == "yesturday" && word?.candidates == ["yesterday"])
    #expect(throws: LarderError.self) { try Self.reader.leadingDay([]) }
  }

  /// Garbage neither hangs nor traps.
  @Test func garbage() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<2000 {
      let text = random.garbage(pieces: 3)
      _ = try? Self.reader.monthDay(text)
      _ = try? Self.reader.leadingDay(text.split(separator: " ").map(String.init))
    }
  }
}
