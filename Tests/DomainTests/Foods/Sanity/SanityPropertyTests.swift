import Domain
import Expect
import TestSupport
import Testing

/// Laws that hold for whatever is stated.
@Suite struct SanityPropertyTests {
  /// Macros of a food that can be, with a fifth of it water at least.
  private static func macros(_ random: inout SplitMix64) -> (protein: Double, carbs: Double, fat: Double) {
    var rest = 80.0
    let shares = (0..<3).map { _ in
      let share = Double.random(in: 0...rest, using: &random)
      rest -= share
      return share
    }.shuffled(using: &random)
    return (shares[0], shares[1], shares[2])
  }

  @Test(arguments: 0..<300) func `energy reckoned from what is stated is always accepted`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (protein, carbs, fat) = Self.macros(&random)
    let fiber = Double.random(in: 0...min(20, carbs), using: &random)
    let polyols = Bool.random(using: &random) ? Double.random(in: 0...(carbs - fiber), using: &random) : nil
    let alcohol = Double.random(in: 0...18, using: &random)
    let basis: CarbohydrateBasis = Bool.random(using: &random) ? .total : .available
    // EU 1169/2011 Annex XIV; carbs of the total basis hold the fiber.
    let net = basis == .total ? carbs - fiber : carbs
    let sweet = min(polyols ?? 0, net)
    let energy = 4 * (net - sweet) + 2.4 * sweet + 4 * protein + 9 * fat + 2 * fiber + 7 * alcohol
    var others: [StatedField: Double] = [.fiber: fiber, .alcohol: alcohol]
    others[.polyols] = polyols
    guard energy <= 902 else { return }
    let food = Stated(
      "Thing", FoodCategory.allCases.randomElement(using: &random), energy, protein, carbs, fat, others, basis: basis)
    let found = food.statement.findings.filter { $0.rule != .mass }
    expect(found, equals: [], "seed \(seed): \(food)")
  }

  @Test(arguments: 0..<300) func `kJ for kcal are always found, and put right`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (protein, carbs, fat) = Self.macros(&random)
    let energy = 4 * (protein + carbs) + 9 * fat
    guard energy > 20 else { return }
    let food = Stated("Thing", .dairy, (energy * 4.184).rounded(), protein, carbs, fat)
    let finding = try require(food.statement.findings.first, "seed \(seed): \(food)")
    let meant = try require(finding.meant, "seed \(seed): \(finding)")
    expect(abs(meant.value - energy) <= 1, "seed \(seed): \(finding)")
    expect(abs(try food.statement.repaired().nutrients.calories - energy) <= 1, "seed \(seed)")
  }

  /// Figures of every size, among them some that are none.
  private static func figure(_ random: inout SplitMix64) -> Double? {
    switch Int.random(in: 0..<24, using: &random) {
    case 0: [.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -0.0, 0].randomElement(using: &random)
    case 1: -Double.random(in: 0...100, using: &random)
    case 2...4: nil
    case 5...7: Double.random(in: 0...5000, using: &random)
    case 8...13: Double.random(in: 0...40, using: &random).rounded()
    default: Double.random(in: 0...20, using: &random)
    }
  }

  @Test(arguments: 0..<3000) func `what is repaired has nothing left that is refused`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var stated = StatedNutrients()
    for field in StatedField.allCases { stated[field] = Self.figure(&random) }
    let name = ["", "Rotwein", "Candy sugarfree", "Bread", "Salz"].randomElement(using: &random) ?? ""
    let statement = FoodStatement(
      stated, basis: [nil, .total, .available].randomElement(using: &random) ?? nil, name: name,
      category: Bool.random(using: &random) ? FoodCategory.allCases.randomElement(using: &random) : nil)
    for finding in statement.findings {
      expect(!finding.message.isEmpty && !finding.note.isEmpty && !finding.message.contains("\n"))
    }
    guard let checked = try? statement.repaired() else { return }
    try FoodCheck.range(checked.nutrients)
    let again = FoodStatement(
      StatedNutrients(checked.nutrients), basis: checked.basis, name: name, category: statement.category)
    // Alcohol, polyols and acids are not kept: they may be what explains the energy.
    let isKnown = stated.alcohol == nil && stated.polyols == nil && stated.organicAcids == nil
    let left = again.findings.filter {
      $0.isRefused && (isKnown || $0.rule != .energy && $0.rule != .energyUnit)
    }
    expect(left, equals: [], "seed \(seed): \(stated) became \(checked)")
  }
}
