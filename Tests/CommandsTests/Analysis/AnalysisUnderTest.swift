import Commands
import Domain
import Expect
import Foundation
import Store
import Testing
import Text

/// A household with one profile, Dad, and a food with round numbers, so that sums can be calculated by hand.
///
/// 100 g of Brick: 200 kcal, 20 g protein, 20 g carbohydrates, 4 g fat (4 x 20 + 4 x 20 + 9 x 4 = 196 kcal), 1 g of it
/// saturated, 5 g sugar, 400 mg sodium; its fiber is not known. It is Saturday, 21 November 2026, 12:30.
struct AnalysisUnderTest {
  let household: SampleHousehold

  init() throws {
    household = try SampleHousehold.empty()
    try household.run("profile add Dad")
    try household.run(
      """
      food add Brick --category pantry --kcal 200 --protein 20 --carbs 20 --fat 4 --satfat 1 --sugar 5 --sodium 400
      """)
  }

  /// Logs grams of Brick on days.
  func eat(_ grams: KeyValuePairs<String, Int>) throws {
    for (day, grams) in grams { try household.run("eat \(grams)g Brick @\(day) lunch") }
  }

  /// A trip of items with their prices in cents and grams of Brick; nil grams means that the item is not food.
  @discardableResult
  func buy(
    on day: String, _ items: [(cents: Int?, grams: Double?)], printed: Int? = nil, kind: PurchaseKind = .product,
    skipped: Bool = false
  ) throws -> Trip {
    let session = household.session
    let profile = try session.read { try session.profile(in: $0) }
    let day = try require(Day(iso: day))
    let brick = Nutrients(
      calories: 200, protein: 20, carbohydrates: 20, fat: 4, saturatedFat: 1, sugar: 5, sodium: 400)
    let trip = Trip(
      day: day, store: "REWE", printedTotal: printed.map(Money.init(minorUnits:)),
      items: items.map { cents, grams in
        TripItem(
          FoodLine(
            name: grams == nil ? "Soap" : "Brick", grams: grams,
            nutrients: PartialNutrients(grams.map { brick.of(grams: $0) }), isSkipped: skipped),
          price: cents.map(Money.init(minorUnits:)), kind: kind)
      })
    return try session.household().write("bought", author: profile.id, isShared: false, now: SampleHousehold.noon) {
      try $0.profile(profile.id).insert(trip)
    }.value
  }

  /// The answer to a line with `--json`.
  func json(_ line: String) throws -> Answer { Answer(value: try household.json(line)) }

  /// The answer to a line with `--csv`.
  func csv(_ line: String) throws -> [String] {
    let report = try require(try household.run(line)?.report)
    return try require(report.table).text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .dropLast()
  }

  /// The screen that a line prints, as one text.
  func text(_ line: String, width: Int = 80) throws -> String {
    let report = try require(try household.run(line)?.report)
    return report.lines(on: .init(width: width)).map(\.plain).joined(separator: "\n")
  }
}

/// A value of a JSON answer, by its path.
struct Answer {
  let value: Any?

  subscript(path: String) -> Answer {
    Answer(
      value: path.split(separator: ".").reduce(value) { value, key in
        if let index = Int(key) {
          let array = value as? [Any] ?? []
          return array.indices.contains(index) ? array[index] : nil
        }
        return (value as? [String: Any])?[String(key)]
      })
  }

  /// Nil for null, and if it is not a number.
  var number: Double? { (value as? NSNumber)?.doubleValue }
  var text: String? { value as? String }
  var isNull: Bool { value is NSNull }
  var array: [Answer] { (value as? [Any] ?? []).map { Answer(value: $0) } }

  /// `2026-11-16 to 2026-11-22`.
  var span: String { "\(self["from"].text ?? "?") to \(self["to"].text ?? "?")" }
}
