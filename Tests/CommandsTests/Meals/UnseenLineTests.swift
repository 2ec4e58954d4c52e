import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Commands

/// Sets of everyday lines by people who had not seen the program: how many are understood, and how many wrongly.
@Suite struct UnseenLineTests {
  /// The least share of each set that is right or fairly asked, and the largest that is silently wrong.
  ///
  /// The bounds are a little below what was measured on 29 November 2026. Sets a to f were looked at while the reading
  /// was made. The others were first run without being looked at: g 43.6 % right and 14.1 % wrong, h 47.5 % and 11.7 %,
  /// i 73.3 % and 2.5 %, j 58.7 % and 6.7 %, k 70.0 % and 5.0 %, l 74.2 % and 5.8 %, m 50.0 % and 2.5 %, n 35.8 % and
  /// 0.8 %, o 59.2 % and 5.8 %, p 60.8 % and 7.5 %, q 63.3 % and 4.2 %, r 87.5 % and 1.7 %, s 72.5 % and 6.7 %, w 81.3
  /// % and 2.7 %, x 78.0 % and 2.0 %, y 72.7 % and 4.0 %, z 72.7 % and 3.3 %, aa 83.3 % and 4.7 %, ab 85.3 % and 3.3 %,
  /// ac 79.3 % and 6.0 %, ad 76.7 % and 3.3 %, ae 78.0 % and 6.0 %, af 77.3 % and 8.0 %, ag 88.0 % and 3.3 %, ah 85.3 %
  /// and 2.7 %, ai 54.0 % and 5.3 %, aj 55.3 % and 5.3 %, ak 88.0 % and 1.3 %, al 78.7 % and 4.7 %, am 63.3 % and 8.0
  /// %, an 82.7 % and 6.0 %, ao 84.7 % and 4.0 %, ap 78.7 % and 4.7 %, aq 78.0 % and 7.3 %, ar 72.0 % and 4.7 %, as
  /// 74.7 % and 5.3 %, at 74.0 % and 4.7 %, au 65.3 % and 5.3 %, av 77.3 % and 4.0 %, aw 82.0 % and 4.7 %, ax 69.3 %
  /// and 4.0 %, be 89.3 % and 2.0 %, bf 86.0 % and 4.0 %, bg 91.3 % and 2.7 %, bh 91.3 % and 3.3 %, bo 84.0 % and 5.3
  /// %, bp 82.7 % and 5.3 %, bq 86.7 % and 3.3 %, br 90.0 % and 1.3 %, bs 87.3 % and 4.0 %, bt 86.7 % and 6.0 %, pa
  /// 84.0 % and 10.6 %, pb 80.3 % and 13.1 %, pc 79.4 % and 14.0 %, pd 83.7 % and 10.9 %. Those of pa to pd name one
  /// food each, nearly all with an amount. The lines of w to ah, ak, al and an to aw are as short as those of a to f,
  /// with the same groups; ab and ae were never looked at. The writers of ai and aj were asked to type as their
  /// families talk, and to leave out what everybody would think of first: a fifth of their lines has an aside or a word
  /// of a dialect. Those of am are typed in a hurry, in lower case and with few commas.
  ///
  /// Of m and n, with more dialect and more about the occasion than the others have, 40.8 and 57.5 % were asked about at
  /// first although they are plain; much of it has a note that no rule can tell from a food that no table has. Since lines
  /// are read as notes, fewer are asked about and more of c and i are silently wrong. The writers of g and h accept
  /// narrower ranges of energy than those of i to m, who looked them up in the tables; a table's value of the right food
  /// often misses them.
  private static let sets = [
    ("a", 0.90, 0.014), ("b", 0.91, 0.014), ("c", 0.89, 0.023), ("d", 0.90, 0.032), ("e", 0.84, 0.059),
    ("f", 0.89, 0.050), ("g", 0.66, 0.150), ("h", 0.76, 0.083), ("i", 0.88, 0.041), ("j", 0.79, 0.041),
    ("k", 0.80, 0.058), ("l", 0.82, 0.050), ("m", 0.72, 0.050), ("n", 0.44, 0.017), ("o", 0.78, 0.034),
    ("p", 0.81, 0.075), ("q", 0.74, 0.041), ("r", 0.93, 0.025), ("s", 0.82, 0.041), ("t", 0.80, 0.066),
    ("u", 0.82, 0.100), ("v", 0.86, 0.066), ("w", 0.90, 0.021), ("x", 0.93, 0.014), ("y", 0.85, 0.034),
    ("z", 0.86, 0.034), ("aa", 0.89, 0.054), ("ab", 0.88, 0.034), ("ac", 0.86, 0.067), ("ad", 0.85, 0.021),
    ("ae", 0.82, 0.054), ("af", 0.83, 0.074), ("ag", 0.89, 0.034), ("ah", 0.86, 0.034), ("ai", 0.66, 0.067),
    ("aj", 0.68, 0.061), ("ak", 0.87, 0.014), ("al", 0.82, 0.041),
    ("am", 0.78, 0.061), ("an", 0.84, 0.047), ("ao", 0.87, 0.021),
    ("ap", 0.85, 0.041), ("aq", 0.85, 0.047), ("ar", 0.82, 0.034), ("as", 0.80, 0.041), ("at", 0.80, 0.034),
    ("au", 0.72, 0.047), ("av", 0.78, 0.047), ("aw", 0.85, 0.040), ("ax", 0.76, 0.034),
    ("ay", 0.92, 0.021), ("az", 0.95, 0.027), ("ba", 0.84, 0.047), ("bb", 0.95, 0.021),
    ("bc", 0.92, 0.021), ("bd", 0.83, 0.027), ("be", 0.94, 0.014), ("bf", 0.89, 0.027), ("bg", 0.93, 0.014),
    ("bh", 0.94, 0.027), ("bi", 0.71, 0.07), ("bj", 0.46, 0.07), ("bk", 0.86, 0.041), ("bl", 0.90, 0.041),
    ("bm", 0.87, 0.047), ("bn", 0.91, 0.034), ("bo", 0.91, 0.034), ("bp", 0.91, 0.034), ("bq", 0.90, 0.034),
    ("br", 0.90, 0.027), ("bs", 0.86, 0.047), ("bt", 0.85, 0.061), ("pa", 0.91, 0.052), ("pb", 0.85, 0.089),
    ("pc", 0.88, 0.078), ("pd", 0.87, 0.081),
  ]

  /// The sets that are read: every sixth, the newest among them; with the long tier (`make torture ATTEMPTS=UnseenLine`)
  /// all of them, which takes two minutes more.
  private static let read =
    Tier.isLong ? sets : sets.indices.filter { (sets.count - 1 - $0).isMultiple(of: 6) }.map { sets[$0] }

  @Test(arguments: read)
  func linesAreUnderstood(set: String, right: Double, wrong: Double) throws {
    let lines = try UnseenLine.all(set)
    expect(
      lines.count,
      equals: (set.hasPrefix("p") && set.count == 2
        ? 350 : set.count == 2 || "jwxyz".contains(set) ? 150 : "hiklmnopqrstuv".contains(set) ? 120 : 220))
    let household = try SampleHousehold.empty()
    try household.run("profile add Dad")
    var counts: [UnseenOutcome: Int] = [:]
    for line in lines { counts[Self.outcome(of: line, household), default: 0] += 1 }
    func share(_ outcomes: UnseenOutcome...) -> Double {
      Double(outcomes.reduce(0) { $0 + (counts[$1] ?? 0) }) / Double(lines.count)
    }
    print(
      "unseen lines \(set): right \(share(.right)), asked though plain \(share(.asked, .firstRight)), wrong \(share(.wrong)),",
      "assumed off \(share(.assumedOff)), other name \(share(.otherName)), first answer right \(share(.right, .firstRight))"
    )
    expect(share(.right) >= right && share(.wrong) <= wrong, "\(counts)")
  }

  private static func outcome(of line: UnseenLine, _ household: SampleHousehold) -> UnseenOutcome {
    guard let json = try? household.json("parse meal \(line.text)"),
      let items = (json["meal"] as? [String: Any])?["items"] as? [[String: Any]]
    else { return line.verdict == .log ? .asked : .right }
    let isDoubtful = !((json["doubts"] as? [Any]) ?? []).isEmpty
    if isDoubtful, line.verdict != .log { return .right }
    // A tablet that is logged as itself and as no food is taken for nothing else.
    if line.verdict != .log, !items.isEmpty, items.allSatisfy({ Logged($0).isNoFood }) { return .right }
    let best = line.readings.map { fit(items.map(Logged.init), $0, line.verdict) }.max() ?? .wrong
    return isDoubtful ? (best == .right ? .firstRight : .asked) : best
  }

  private struct Logged {
    let name: String
    let grams: Double?
    let calories: Double?
    let isNoFood: Bool

    init(_ item: [String: Any]) {
      name = UnseenLine.plain(item["name"] as? String ?? "")
      grams = item["grams"] as? Double
      calories = (item["nutrients"] as? [String: Any])?["calories"] as? Double
      isNoFood = item["food"] is NSNull && calories == 0
    }

    func has(_ item: UnseenLine.Item) -> Bool {
      guard let grams, grams > 0, let calories else { return false }
      return (item.energy.lowerBound - 0.5...item.energy.upperBound + 0.5).contains(calories / grams * 100)
    }

    func weighs(_ item: UnseenLine.Item) -> Bool {
      grams.map { (item.grams.lowerBound * 0.99...item.grams.upperBound * 1.01).contains($0) } ?? false
    }

    func isCalled(_ item: UnseenLine.Item) -> Bool { item.words.contains { $0.allSatisfy(name.contains) } }
  }

  private static func fit(
    _ items: [Logged], _ expected: [UnseenLine.Item], _ verdict: UnseenLine.Verdict
  ) -> UnseenOutcome {
    let pairs = Array(zip(items, expected))
    guard items.count == expected.count, pairs.allSatisfy({ $0.has($1) }) else { return .wrong }
    guard pairs.allSatisfy({ $0.isCalled($1) }) else { return verdict == .ask ? .wrong : .otherName }
    guard pairs.allSatisfy({ !$1.isTyped || $0.weighs($1) }) else { return .wrong }
    return verdict == .ask || pairs.allSatisfy({ $0.weighs($1) }) ? .right : .assumedOff
  }
}
