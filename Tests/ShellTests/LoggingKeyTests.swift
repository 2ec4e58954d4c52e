import Expect
import Foundation
import TestSupport
import Testing

/// How many keys the breakfast of the comparison takes: 2 eggs, 40 g oats, a banana.
@Suite struct LoggingKeyTests {
  private static let breakfast = "b 2 egg,40g oat,banana"
  private static let again = "b ="

  /// What Dad's meal of a day holds, as a second process sees it.
  private func breakfast(_ home: ReplHome, on day: String) throws -> [String] {
    let result = try home.run(["meal", "show", day, "breakfast", "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
    let items = (object?["meal"] as? [String: Any])?["items"] as? [[String: Any]]
    return try require(items).map { "\($0["name"] ?? "") \($0["grams"] ?? "")" }
  }

  @Test func `breakfast takes 22 keys and its repeat 3, Enter not counted`() throws {
    let home = try ReplHome(isEmpty: true)
    _ = try home.run(["profile", "add", "Dad"])
    for (line, day) in [(Self.breakfast, "2026-11-20"), (Self.again, "2026-11-21")] {
      let larder = try home.program(Larder.binary, ["--now", "\(day)T08:00+01:00"])
      try larder.expect("❯ ")
      // Key by key, as fingers do.
      for key in line { try larder.send(String(key)) }
      try larder.enter("", then: "Dad 400/2,200 ❯ ")
      expect(try breakfast(home, on: day), equals: ["Egg 100", "Oats 40", "Banana 118"], "\(line)")
    }
    expect(Self.breakfast.count == 22 && Self.again.count == 3)
  }

  @Test func `a doubt is asked about, and its answer is logged`() throws {
    let home = try ReplHome()
    let larder = try home.larder()
    let question = try larder.enter("s 500 eggs", then: "Enter for none ❯ ")
    expect(question.contains("Egg, 500 large, comes to 25 kg, 35,750 kcal: did you mean 500 g?"), "\(question)")
    // 338 + 5 x 143 kcal.
    let answer = try larder.enter("2", then: ReplHome.dad("1,053"))
    expect(answer.contains("500 g") && !answer.contains("? "), "\(answer)")
    try larder.enter("s tea, 2 pints of milk", then: "Enter for none ❯ ")
    // Enter alone costs neither the line nor the other item.
    let kept = try larder.enter("", then: "Enter for none ❯ ")
    expect(kept.contains("The other items are kept"), "\(kept)")
    try larder.enter("1", then: "Enter for none ❯ ")
    try larder.enter("", then: "Enter for none ❯ ")
    let refused = try larder.enter("", then: ReplHome.dad("1,053"))
    expect(refused.contains("nothing was written"), "\(refused)")
  }

  @Test func `TAB offers favourites, again, usual, days and people`() throws {
    let home = try ReplHome()
    let larder = try home.larder()
    try larder.enter("meal save morning rice")
    try larder.type("d morn\t", expecting: "d morning rice")
    try larder.type("@ann\t", expecting: "d morning rice @Anna Lena")
    try larder.type("\u{15}d agai\tyes\t", expecting: "d again yesterday")
    try larder.type("\u{15}d usu\t", expecting: "d usual")
  }

  @Test func `yes and no are understood in German`() throws {
    let home = try ReplHome()
    let larder = try home.larder()
    // 338 + 105 kcal.
    try larder.enter("s banana", then: ReplHome.dad("443"))
    try larder.enter("s banana", then: "Enter for none ❯ ")
    try larder.enter("nein", then: ReplHome.dad("443"))
    try larder.enter("s banana", then: "Enter for none ❯ ")
    try larder.enter("ja", then: ReplHome.dad("548"))
  }
}
