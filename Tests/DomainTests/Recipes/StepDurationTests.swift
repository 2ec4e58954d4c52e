import Expect
import Testing

@testable import Domain

/// How long a step takes, by its words.
@Suite struct StepDurationTests {
  /// Steps as people write them, with their durations in seconds.
  static let steps: [(String, [Int])] = [
    ("Bake for 25 minutes.", [1500]), ("Bake 25 min", [1500]), ("Backe es 25 Min. lang", [1500]),
    ("Simmer for 20-25 minutes", [1200]), ("20–25 Min. köcheln", [1200]), ("10 to 12 minutes", [600]),
    ("10 bis 12 Minuten", [600]), ("1 hour 30 minutes", [5400]), ("1 hour and 30 minutes", [5400]),
    ("1 hour 30", [5400]), ("1½ Std.", [5400]), ("1 1/2 hours", [5400]), ("1.5 hours", [5400]), ("1,5 Stunden", [5400]),
    ("half an hour", [1800]), ("Leave it for an hour and a half.", [5400]), ("at least an hour", [3600]),
    ("for 1 hour and half way through turn it", [3600]),
    ("1 further minute", [60]), ("Eineinhalb Stunden ruhen lassen", [5400]), ("pendant une demi-heure", [1800]),
    ("riposare mezz'ora", [1800]), ("per un'ora", [3600]), ("un'ora e mezza", [5400]), ("une heure et demie", [5400]),
    ("una hora y media", [5400]), ("one and a half hours", [5400]), ("2 and a half hours", [9000]),
    ("a quarter of an hour", [900]), ("three quarters of an hour", [2700]), ("un quart d'heure", [900]),
    ("eine halbe Stunde", [1800]), ("eine Viertelstunde", [900]), ("fifteen minutes", [900]),
    ("Let it rest for 15 minutes before baking.", [900]), ("for about 15 minutes before baking", [900]),
    ("Add a second egg, then half a cup", []), ("Stir twice a day", []), ("5 minutes a side", [300]),
    ("Chill overnight.", []), ("Fry for 30 seconds, then 2 minutes", [30, 120]),
    ("Take it out 2 minutes before serving", []), ("5 Minuten vor dem Servieren", []), ("Mix 200 g flour", []),
    ("Heat the oven to 180 °C", []), ("Cook 3 eggs", []), ("zwei Stunden ruhen lassen", [7200]),
    ("pendant 10 minutes", [600]), ("per 15 minuti", [900]), ("durante 5 minutos", [300]), ("1 day", [86_400]),
    ("999999999999 hours", []), ("0 minutes", []), ("", []), ("2 h", [7200]), ("1h30", [5400]), ("1 h 30 min", [5400]),
  ]

  @Test(arguments: steps) func isReadFromItsWords(_ step: String, _ seconds: [Int]) {
    expect(StepDuration.all(in: step), equals: seconds)
  }

  @Test(arguments: [
    ("Simmer for 20-25 minutes", 1200, 300), ("20–25 Min.", 1200, 300), ("1 to 2 hours", 3600, 3600),
    ("25 minutes", 1500, 0), ("25-20 minutes", 1500, 0), ("1-1½ Stunden", 3600, 1800), ("30-60 s", 30, 30),
  ])
  func aRangeSaysHowMuchMore(step: String, seconds: Int, more: Int) {
    expect(StepDuration.spans(in: step), equals: [StepDuration.Span(seconds: seconds, more: more)])
  }

  @Test func aTypedTimeIsMinutesOrHasAUnit() {
    let typed: [(String, Int?)] = [
      ("90", 5400), ("25 min", 1500), ("1h30", 5400), ("1 h", 3600), ("45 s", 45), ("0", nil), ("soon", nil),
      ("43200", 2_592_000), ("43201", nil), ("-5", nil), ("nan", nil), ("1e308", nil), ("5 bananas", nil),
    ]
    for (text, seconds) in typed { expect(StepDuration.whole(text), equals: seconds, "\(text)") }
  }
}
