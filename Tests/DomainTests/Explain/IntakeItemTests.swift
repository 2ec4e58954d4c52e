import Domain
import Expect
import Testing

@Suite struct IntakeItemTests {
  private static func item(_ name: String, fiber: Double?, isKnown: Bool = true) -> IntakeItem {
    IntakeItem(
      day: .first, occasion: "lunch", name: name, grams: 100, amount: "100 g",
      nutrients: isKnown
        ? PartialNutrients(calories: 100, protein: 1, carbohydrates: 2, fat: 3, fiber: fiber) : .unknown)
  }

  private static let items = [
    item("bread", fiber: 3), item("soup", fiber: nil), item("lentils", fiber: 8), item("rolls", fiber: 3),
    item("dish", fiber: nil, isKnown: false), item("oil", fiber: 0),
  ]

  /// Unknown amounts come after those known to be zero.
  @Test func largestComeFirstAndUnknownLast() {
    let names = Self.items.largestFirst(of: .fiber).map(\.name)
    expect(names, equals: ["lentils", "bread", "rolls", "oil", "soup", "dish"])
  }

  @Test func sumsLeaveOutWhatIsUnknown() {
    let total = Self.items.total
    expect(total[.fiber] == 14 && total.unknown(.fiber) == 2)
    expect(total[.calories] == 500 && total.unknown(.calories) == 1)
  }
}
