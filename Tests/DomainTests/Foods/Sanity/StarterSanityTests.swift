import Domain
import Expect
import Testing

/// The bank's own foods, whose values are of tables, pass the rules that a typed food has to pass.
@Suite struct StarterSanityTests {
  @Test func `no food of the starter bank is refused, and none has a value in another unit`() {
    for food in StarterBank.foods {
      let refused = food.statement.findings.filter { $0.isRefused || $0.meant != nil }
      expect(refused, equals: [], "\(food.name): \(refused.map(\.message))")
    }
  }

  @Test func `as an import the starter bank is taken as it is`() throws {
    for food in StarterBank.foods {
      let checked = try food.statement.repaired()
      expect(checked.nutrients == food.nutrients && checked.basis == food.basis, "\(food.name): \(checked.notes)")
    }
  }

  /// Rules that are remarks only: which foods they remark on is known.
  @Test func `what is odd about the starter bank is odd`() {
    func named(_ rule: SanityRule) -> [String] {
      StarterBank.foods.filter { food in food.statement.findings.contains { $0.rule == rule } }.map(\.name)
    }
    // USDA measured the sugar of these, but calculated carbohydrates by difference, which came out a little less.
    expect(
      Set(named(.part)),
      equals: [
        "Whole milk", "Low-fat milk", "1% milk", "Latte", "Light cream", "Chicken frankfurter", "French dressing",
        "Thousand Island dressing", "Crème caramel",
      ])
    expect(named(.mass), equals: ["Chicken stock cube"])
    expect(named(.nothing) == [] && named(.sameFigures) == [] && named(.basis) == [] && named(.limit) == [])
    expect(named(.salt), equals: [])
  }
}
