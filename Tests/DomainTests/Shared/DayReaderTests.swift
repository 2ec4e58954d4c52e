import Expect
import TestSupport
import Testing

@testable import Domain

@Suite("Days as people say them")
struct DayReaderTests {
  /// Saturday, 21 November 2026.
  static let reader = DayReader(today: Day(iso: "2026-11-21") ?? Day(number: 0))

  @Test(
    arguments: [
      ("today", "2026-11-21"), ("yesterday", "2026-11-20"), ("tomorrow", "2026-11-22"),
      ("heute", "2026-11-21"), ("Gestern", "2026-11-20"), ("vorgestern", "2026-11-19"), ("morgen", "2026-11-22"),
      ("übermorgen", "2026-11-23"),
      // Today or the last one.
      ("sat", "2026-11-21"), ("fri", "2026-11-20"), ("sun", "2026-11-15"), ("Monday", "2026-11-16"),
      ("thurs", "2026-11-19"), ("Montag", "2026-11-16"), ("Mo", "2026-11-16"), ("Do.", "2026-11-19"),
      ("Sonnabend", "2026-11-21"), ("last saturday", "2026-11-14"), ("letzten Montag", "2026-11-16"),
      ("next saturday", "2026-11-28"), ("kommenden Samstag", "2026-11-28"), ("day after tomorrow", "2026-11-23"),
      ("2nd of november", "2026-11-02"), ("the 2nd of November 2025", "2025-11-02"),
      ("-3", "2026-11-18"), ("+1", "2026-11-22"), ("−3", "2026-11-18"), ("3 days ago", "2026-11-18"),
      ("two days ago", "2026-11-19"), ("a week ago", "2026-11-14"), ("vor 3 Tagen", "2026-11-18"),
      ("vor einer Woche", "2026-11-14"), ("in 2 days", "2026-11-23"),
      ("2026-11-20", "2026-11-20"), ("2024-02-29", "2024-02-29"), ("20.11.", "2026-11-20"), ("20.11", "2026-11-20"),
      ("1.2.2026", "2026-02-01"), ("20.11.25", "2025-11-20"),
      // Nearest not after today.
      ("20 nov", "2026-11-20"), ("nov 20", "2026-11-20"), ("22 nov", "2025-11-22"), ("24.12.", "2025-12-24"),
      ("20. November", "2026-11-20"), ("3rd march", "2026-03-03"), ("3. März", "2026-03-03"), ("29 feb", "2024-02-29"),
      ("Nov 20, 2025", "2025-11-20"), ("20 dez 2024", "2024-12-20"),
    ])
  func reads(_ text: String, _ iso: String) throws {
    expect(try Self.reader.day(text).iso, equals: iso)
  }

  @Test(
    "In plans and shopping a day is the next one",
    arguments: [
      ("sat", "2026-11-21"), ("sun", "2026-11-22"), ("fri", "2026-11-27"), ("20 nov", "2027-11-20"),
      ("24.12.", "2026-12-24"),
      ("29 feb", "2028-02-29"),
    ])
  func looksAhead(_ text: String, _ iso: String) throws {
    expect(try DayReader(today: Self.reader.today, looksAhead: true).day(text).iso, equals: iso)
  }

  @Test(
    "The date of a meal in the next two months is ahead",
    arguments: [
      ("22 nov", "2026-11-22"), ("1.12.", "2026-12-01"), ("24.12.", "2026-12-24"), ("21.1.", "2027-01-21"),
      ("22.1.", "2026-01-22"),
      ("21.11.", "2026-11-21"), ("20 nov", "2026-11-20"), ("29 feb", "2024-02-29"),
      ("the 3rd of December", "2026-12-03"),
    ])
  func mealsMayBePlanned(_ text: String, _ iso: String) throws {
    expect(try Self.reader.forMeals.day(text).iso, equals: iso)
  }

  @Test(
    "The longest phrase at the start is taken",
    arguments: [
      ("3 days ago lunch", "2026-11-18", 3), ("20 nov 2025 lunch", "2025-11-20", 3), ("20 nov lunch", "2026-11-20", 2),
      ("mon 13:30", "2026-11-16", 1), ("yesterday yesterday", "2026-11-20", 1),
    ])
  func readsAtTheStart(_ text: String, _ iso: String, _ used: Int) throws {
    let found = try require(Self.reader.read(text.split(separator: " ").map(String.init)))
    expect(found.day.iso, equals: iso)
    expect(found.used, equals: used)
  }

  @Test(
    "What is no day",
    arguments: ["", "lunch", "3", "20", "nov", "mit", "die", "3 days", "1.5.7", "-", "-9999999", "13:30", "2026-1-2"])
  func isNone(_ text: String) {
    expect(Self.reader.read(text.split(separator: " ").map(String.init)) == nil)
    #expect(throws: LarderError.self) { try Self.reader.day(text) }
  }

  @Test("A wrong day is named, with what was probably meant")
  func refuses() {
    let slip = #expect(throws: LarderError.self) { try Self.reader.day("yesturday") }
    expect(slip?.code, equals: .badDay)
    expect(slip?.message, equals: "`yesturday` is not a day")
    expect(slip?.candidates, equals: ["yesterday"])
    expect(slip?.hint?.hasPrefix("did you mean yesterday?"), equals: true)
    for text in ["2026-02-30", "31.4.", "30 feb", "29.2.2026", "0.1."] {
      let error = #expect(throws: LarderError.self) { try Self.reader.day(text) }
      expect(error?.message, equals: "the calendar has no day `\(text)`")
    }
  }

  /// Weeks of 21 November 2026, a Saturday: from Monday the 16th, or Sunday the 15th.
  @Test(
    "A week is named by any of its days, last, or -1w",
    arguments: [
      ("today", "2026-11-16"), ("last", "2026-11-09"), ("-1w", "2026-11-09"), ("-2w", "2026-11-02"),
      ("+1w", "2026-11-23"),
      ("this week", "2026-11-16"), ("2026-11-08", "2026-11-02"), ("sun", "2026-11-09"), ("letzte Woche", "2026-11-09"),
    ])
  func weeks(_ text: String, _ iso: String) throws {
    expect(try Self.reader.weekDay(text).iso, equals: iso)
  }

  @Test func weekStartIsKept() throws {
    expect(try DayReader(today: Self.reader.today, weekStart: .sunday).weekDay("today").iso, equals: "2026-11-15")
    let error = #expect(throws: LarderError.self) { try Self.reader.weekDay("lats") }
    expect(error?.hint?.contains("-1w"), equals: true)
  }

  @Test("Every day of 30 years is read back from the ways to write it")
  func property() throws {
    let months = ["jan", "feb", "mar", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "dez"]
    var random = SplitMix64(seed: 5)
    for _ in 0..<500 {
      let day = Self.reader.today - Int.random(in: 0...11_000, using: &random)
      let (year, month, date) = day.civil
      for text in [day.iso, "\(date).\(month).\(year)", "\(date) \(months[month - 1]) \(year)"] {
        expect(try Self.reader.day(text), equals: day, "seed 5: \(text)")
      }
      let near = Self.reader.today - Int.random(in: 0...364, using: &random)
      expect(try Self.reader.day("\(near.civil.day).\(near.civil.month)."), equals: near, "seed 5")
    }
  }

  @Test(
    "Nearest words",
    arguments: [
      ("yesturday", "yesterday"), ("tomorow", "tomorrow"), ("lnuch", "lunch"), ("brekfast", "breakfast"),
      ("gestren", "gestern"),
    ])
  func nearest(_ typed: String, _ meant: String) {
    expect(NearestWord.among(DayWords.offered + Slot.offered, to: typed), equals: meant)
    expect(NearestWord.among(["lunch", "dinner"], to: "xyzzy"), equals: nil)
    expect(NearestWord.among(["lunch"], to: String(repeating: "l", count: 100_000)), equals: nil)
  }
}
