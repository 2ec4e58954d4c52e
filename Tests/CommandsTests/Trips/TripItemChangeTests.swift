import Commands
import Domain
import Expect
import Store
import Testing
import Text

/// Items that are changed, at the edges.
@Suite struct TripItemChangeTests {
  private func items(_ household: SampleHousehold) throws -> [[String: Any]] {
    let trip = try require(try household.json("trip show last")["trip"] as? [String: Any])
    return try require(trip["items"] as? [[String: Any]])
  }

  /// The purchase, how it was changed, and its kind and price after that; nil if the change is refused.
  @Test(
    arguments: [
      ("milk 1.09", "coupon", ("discount", -1.09)), ("milk 1.09", "Pfand", ("deposit", 1.09)),
      ("milk 1.09", "--price -5", nil), ("milk 1.09", "500g -5.00", nil),
      ("deposit return 0.25", "soap --no-food", nil), ("deposit return 0.25", "milk", nil),
      ("deposit return 0.25", "soap 0.99 --no-food", ("product", 0.99)),
      ("deposit return 0.25", "soap --no-food --price 0.99", ("product", 0.99)),
      ("deposit return 0.25", "coupon", ("discount", -0.25)),
      ("deposit return 0.25", "--price 0.5", ("deposit_return", -0.5)),
      ("Pfand 0.25", "--price -0.25", ("deposit_return", -0.25)),
      ("soap 1.49 --no-food", "--price -1", ("discount", -1)),
      ("thing -1.00 --no-food", "gadget --no-food", ("discount", -1)), ("thing -1.00 --no-food", "milk", nil),
      ("delivery fee 3.90", "coupon", ("discount", -3.9)),
    ] as [(String, String, (String, Double)?)])
  func kindAndSignAgree(bought: String, change: String, becomes: (kind: String, price: Double)?) throws {
    let household = try SampleHousehold()
    try household.run("bought \(bought)")
    let before = try household.dump()
    let error = household.error(of: "trip item edit 1 \(change)")
    guard let becomes else {
      expect(error?.code, equals: .outOfRange, "\(bought): \(change)")
      expect(try household.dump(), equals: before)
      return
    }
    expect(error, equals: nil, "\(bought): \(change)")
    let item = try require(try items(household).first)
    expect(
      item["kind"] as? String == becomes.kind && item["price"] as? Double == becomes.price, "\(bought): \(change)")
  }

  /// A bare number keeps the item's unit, and is bounded in it.
  @Test func fiveHundredKilogramsAreTooMuch() throws {
    let household = try SampleHousehold()
    try household.run("bought 2kg gravel 3.00 --no-food")
    let error = try require(household.error(of: "trip item edit 1 500"))
    expect(error.code == .outOfRange && error.message.contains("500 kg"))
    expect(error.location, equals: LarderError.Location(text: "500", range: 0..<3))
    try household.run("trip item edit 1 2.5")
    let item = try require(try items(household).first)
    expect(item["quantity"] as? Double == 2.5 && item["unit"] as? String == "kg" && item["grams"] as? Double == 2500)
  }

  /// While somebody thinks about `eggs 10`, another program adds an item.
  @Test func theNumbersAreThoseOfTheTripAsItIsWritten() throws {
    let household = try SampleHousehold()
    var isAsked = false
    household.session.terminalDialogue = Dialogue(
      choose: { _, _ in
        isAsked = true
        let other = try household.session.household()
        let dad = try require(try other.read { try $0.profiles.find("Dad")?.id })
        _ = try other.write("trip item add", author: dad, isShared: false, now: SampleHousehold.noon) {
          try $0.profile(dad).append([TripItem(FoodLine(name: "soap"), price: nil)], toTrip: 1)
        }
        return 0
      },
      ask: { _ in throw Dialogue.left }, show: { _ in })
    let report = try require(try household.run("trip item add eggs 10")?.report)
    guard case .object(let answer) = report.json else { return }
    expect(isAsked && answer["added"]?.line == "[4]")
    household.session.terminalDialogue = .none
    expect(try items(household).map { $0["name"] as? String }, equals: ["Tomato", "Whole milk", "soap", "Egg"])
  }

  /// No store has such a name: it is refused before it is compared with all of them.
  @Test func aNameThatNoStoreCanHaveIsRefused() throws {
    let household = try SampleHousehold()
    for name in [String(repeating: "ä", count: 300), String(repeating: "e\u{301}", count: 500_000)] {
      for line in ["trip show \(name)", "trip show yesterday \(name)"] {
        expect(household.error(of: line)?.code, equals: .outOfRange)
      }
    }
    try household.run("bought soap 1.00 --no-food at \(String(repeating: "ä", count: 200)) @yesterday")
    try household.run("trip show yesterday \(String(repeating: "ä", count: 200))")
  }

  @Test func aListBeginsInTheFirstYearAndEndsInTheLast() throws {
    let household = try SampleHousehold.empty()
    for line in ["profile add Dad", "bought milk 1.09 @0001-01-01", "bought milk 1.09 @9999-12-31"] {
      try household.run(line)
    }
    for line in ["eat 2 eggs @0001-01-01", "eat 2 eggs @9999-12-31"] { try household.run(line) }
    func days(_ line: String, _ key: String) throws -> [String] {
      try require(try household.json(line)[key] as? [[String: Any]]).compactMap { $0["date"] as? String }
    }
    for (list, key) in [("trip list", "trips"), ("meal list", "meals")] {
      expect(try days("\(list) --to today", key), equals: ["0001-01-01"])
      expect(try days("\(list) --from tomorrow", key), equals: ["9999-12-31"])
      expect(try days("\(list) --to 9999-12-31 --last 1", key), equals: ["9999-12-31"])
    }
  }
}
