import Expect
import Testing

@testable import Domain

/// Times as people say them.
@Suite struct ClockTimeTests {
  private static let today = Day(iso: "2026-11-27") ?? Day(number: 0)
  private static let reader = WhenReader(days: DayReader(today: today))

  @Test(arguments: [
    ("halb acht", 450, 2), ("halb eins", 750, 2), ("viertel nach sieben", 435, 3), ("viertel vor 8 uhr", 465, 4),
    ("dreiviertel acht", 465, 2), ("half past six", 390, 3), ("quarter to one", 765, 3), ("quarter past 12", 735, 3),
    ("ten past 3", 190, 3), ("zehn vor drei", 170, 3), ("five to one", 775, 3), ("midnight", 1440, 1),
  ])
  func `spoken times`(_ text: String, _ minute: Int, _ used: Int) {
    let words = text.split(separator: " ").map(String.init)
    expect(ClockTime.spoken(words[...]).map { [$0.minute, $0.used] }, equals: [minute, used])
  }

  @Test(arguments: ["halb", "halb dreizehn", "half past", "quarter 7", "viertel liter milch", "half 13"])
  func `no spoken times`(_ text: String) {
    expect(ClockTime.spoken(text.split(separator: " ").map(String.init)[...]) == nil)
  }

  @Test(arguments: [
    ("half an hour ago", 30), ("an hour ago", 60), ("2 hours ago", 120), ("an hour and a half ago", 90),
    ("20 min ago", 20), ("vor einer stunde", 60), ("vor einer halben stunde", 30), ("vor 45 minuten", 45),
    ("vor anderthalb stunden", 90), ("vor 2,5 stunden", 150),
  ])
  func `how long ago it was`(_ text: String, _ minutes: Int) {
    let words = text.split(separator: " ").map(String.init)
    expect(ClockTime.ago(words[...]).map { [$0.minutes, $0.used] }, equals: [minutes, words.count])
  }

  @Test(arguments: [
    "an hour", "vor stunden", "ago", "vor -1 stunden", "vor 1e9 stunden", "25 hours ago", "vor dem essen",
  ])
  func `no time that has passed`(_ text: String) {
    expect(ClockTime.ago(text.split(separator: " ").map(String.init)[...]) == nil)
  }

  /// At 19:30 on Friday 27 November, of days that begin at 4:00.
  @Test(arguments: [
    ("milk at 2am", "2026-11-26 02:00"), ("Milch um 2 Uhr nachts", "snack 2026-11-26 02:00"),
    ("milk half an hour ago", "19:00"), ("milk 16 hours ago", "2026-11-26 03:30"), ("milk at 7", "19:00"),
    ("milk at 8", "08:00"),
    ("milk around 6", "18:00"), ("Milch um halb acht", "19:30"),
    ("Milch gestern um 2 Uhr nachts", "snack 2026-11-26 02:00"),
    ("Milch um 11 Uhr nachts", "snack 23:00"), ("Milch am 24. mittags", "lunch 2026-11-24"),
    ("milk on the 24th at 9:00", "2026-11-24 09:00"),
    ("milk at midnight", "2026-11-26 00:00"), ("Milch nachts", "snack 2026-11-26 23:00"), ("milk at 12:30 pm", "12:30"),
    ("Brot heute Nacht um 12", "2026-11-26 00:00"), ("milk tonight at 8", "dinner 2026-11-27 20:00"),
    ("grapes 10 to 12", nil), ("2 eggs at 8.", nil), ("coffee today 2 hours ago", "2026-11-27 17:30"),
    ("milk last night", "dinner 2026-11-26"), ("soup the day before yesterday", "2026-11-25"),
  ])
  func `the day and time that are meant`(_ text: String, _ expected: String?) {
    let when = Self.reader.trailing(in: text)?.when.settled(today: Self.today, now: 1170, dayStart: 240)
    expect(when.map(WhenReaderTests.told), equals: expected)
  }

  @Test(arguments: [("4 fish fingers, chips for tea", "dinner"), ("milk for tea", nil), ("for tea", nil)])
  func `tea is the evening meal if it is not what the food is for`(_ text: String, _ expected: String?) {
    expect(Self.reader.trailing(in: text).map { WhenReaderTests.told($0.when) }, equals: expected)
  }
}
