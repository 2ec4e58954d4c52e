import Expect
import Testing

@testable import Domain

@Suite("Kind and sign of a price agree")
struct SignedPriceTests {
  @Test(
    arguments: [
      (.product, 109, true, .product, 109), (.product, 0, true, .product, 0), (.product, nil, true, .product, nil),
      (.product, -25, false, .discount, -25), (.deposit, 25, false, .deposit, 25),
      (.deposit, -25, false, .depositReturn, -25), (.depositReturn, 25, false, .depositReturn, -25),
      (.depositReturn, -25, false, .depositReturn, -25), (.discount, 109, false, .discount, -109),
      (.discount, nil, false, .discount, nil), (.service, 390, false, .service, 390),
    ] as [(PurchaseKind, Int?, Bool, PurchaseKind, Int?)])
  func agree(_ kind: PurchaseKind, _ cents: Int?, _ isFood: Bool, _ becomes: PurchaseKind, _ costs: Int?) throws {
    let price = cents.map { Money(minorUnits: $0) }
    let priced = try kind.priced(price, unit: price, of: "thing", isFood: isFood)
    expect(priced.kind == becomes && priced.price?.minorUnits == costs && priced.unit?.minorUnits == costs)
  }

  @Test func noFoodIsBelowZero() throws {
    let below = Money(minorUnits: -500)
    let error = #expect(throws: LarderError.self) {
      try PurchaseKind.product.priced(below, of: "Tomato", isFood: true)
    }
    expect(error?.code == .outOfRange && error?.message.contains("Tomato") == true)
    // The nutrition is left of a food that was deleted.
    var item = TripItem(
      FoodLine(
        name: "Tomato", nutrients: PartialNutrients(Nutrients(calories: 90, protein: 4, carbohydrates: 19, fat: 1))),
      price: nil)
    #expect(throws: LarderError.self) { try item.setPrice(below) }
    expect(item.price == nil && item.kind == .product)
    item.nutrients = .unknown
    try item.setPrice(below)
    expect(item.price == below && item.kind == .discount)
  }
}
