import Domain
import Expect
import Testing

/// How values are repaired when nobody can be asked.
@Suite struct RepairedStatementTests {
  /// Oats: 13 g protein, 59 g carbs, 7 g fat give 4 x 72 + 9 x 7 = 351 kcal, 1469 kJ.
  @Test(
    arguments: [
      (351.0, nil, 351.0, false), (nil, 1469.0, 351.1, false), (351, 1469, 351, false),
      // kJ in the field for kcal; the same number in both; the two swapped; kcal in the field for kJ.
      (1469, nil, 351, true), (1469, 1469, 351, true), (1469, 351, 351, true), (nil, 351, 351, true),
      // A wrong figure in one of them; energy that is not given is what the macros give.
      (351, 14_690, 351, true), (9999, 1469, 351.1, true), (351, -1, 351, true), (.nan, 1469, 351.1, true),
      (nil, nil, 351, true),
    ] as [(Double?, Double?, Double, Bool)])
  func `the unit of energy is found`(kcal: Double?, kj: Double?, expected: Double, isNoted: Bool) throws {
    var food = Stated(kcal, 13, 59, 7, basis: .available)
    food.statement.stated.kilojoules = kj
    let checked = try food.statement.repaired()
    expect(abs(checked.nutrients.calories - expected) < 0.1, "\(checked)")
    expect(checked.notes.isEmpty != isNoted, "\(checked.notes)")
  }

  @Test(
    arguments: [
      // Impossible, whatever alcohol or sweetener there may be: 4 x 30 + 9 x 30 = 390.
      (Stated(200, 30, 5, 30), "200 kcal, but its macros give 410 kcal, and nothing explains the difference"),
      (Stated(400, 60, 60, 5), "protein, carbs and fat add up to 125 g per 100 g"),
      (Stated(400, -1, 60, 5), "-1 g of protein per 100 g is not possible"),
      (Stated(400, .nan, 60, 5), "– g of protein per 100 g is not possible"),
      (Stated(400, 1, 600, 5), "600 g of carbs per 100 g is not possible"),
      (Stated(5000, 1, 1, 1), "5,000 kcal of energy per 100 g is not possible"),
      (Stated(400, 10, nil, nil), "no carbs or fat given"), (Stated(nil, nil, nil, nil), "no nutrition is given"),
    ])
  func `what no food has is refused`(food: Stated, reason: String) {
    do {
      let checked = try food.statement.repaired()
      Issue.record("taken: \(checked)")
    } catch {
      expect(error.message, equals: reason)
      expect(error.code, equals: .implausibleFood)
    }
  }

  /// Vodka's energy is alcohol, erythritol's carbs have none; an oil states its fat only.
  @Test(
    arguments: [
      (Stated(22, 1, 2, 0.2), 22, []), (Stated("Water", nil, 0, 0, 0, 0), 0, []),
      (Stated(231, 0, 0, 0), 231, ["231 kcal, but its macros give 0 kcal: is it due to alcohol, or a mistake?"]),
      (Stated(0, 0, 100, 0), 0, ["0 kcal, but its macros give 400 kcal: is it due to sweeteners, or a mistake?"]),
      (
        Stated(884, nil, nil, 100), 884,
        [
          "no protein or carbs given, and the energy leaves no room for more: taken "
            + "as 0"
        ]
      ),
      // Fish oil by its own factor; sugar as a sum that rounds.
      (Stated(910, 0, 0, 100), 902, ["910 kcal is more than pure fat has: 902 kcal is used"]),
      (Stated(400, 0, 100.4, 0), 400, ["100.4 g of carbs per 100 g: 100 g is used"]),
    ] as [(Stated, Double, [String])])
  func `what may be is kept, and said`(food: Stated, kcal: Double, notes: [String]) throws {
    let checked = try food.statement.repaired()
    expect(checked.nutrients.calories, equals: kcal)
    expect(checked.notes, equals: notes)
  }

  /// Sodium in mg, salt in g, what is taken, and whether that is noted.
  @Test(
    arguments: [
      (400.0, 1.0, 400.0, false), (nil, 1, 400, false), (400, nil, 400, false), (nil, nil, nil, false),
      // 1 g against 0.4 mg or 400,000 mg: a unit is wrong, and the salt is right.
      (0.4, 1, 400, true), (400_000, 1, 400, true),
      // Salt in mg beside sodium in mg.
      (400, 1000, 400, true), (50_000, nil, nil, true), (nil, 500, nil, true), (-3, nil, nil, true),
    ] as [(Double?, Double?, Double?, Bool)])
  func `sodium and salt come to agree`(sodium: Double?, salt: Double?, expected: Double?, isNoted: Bool) throws {
    var food = Stated(351, 13, 59, 7, basis: .available)
    food.statement.stated.sodium = sodium
    food.statement.stated.salt = salt
    let checked = try food.statement.repaired()
    expect(checked.nutrients.sodium, equals: expected)
    expect(checked.notes.isEmpty != isNoted, "\(checked.notes)")
  }

  @Test func `parts that are larger than their whole are left out`() throws {
    let food = Stated(351, 13, 59, 7, [.saturatedFat: 9, .sugar: 70], basis: .available)
    let checked = try food.statement.repaired()
    expect(checked.nutrients.saturatedFat == nil && checked.nutrients.sugar == nil)
    expect(
      checked.notes,
      equals: [
        "9 g of saturated fat is more than the 7 g of fat that includes it: left out",
        "70 g of sugar is more than the 59 g of carbs that includes it: left out",
      ])
    // Sugar that fits by itself stays; values used only for checks are dropped.
    let sweet = try Stated(351, 13, 59, 7, [.sugar: 10, .polyols: 55], basis: .available).statement.repaired()
    expect(sweet.nutrients.sugar, equals: 10)
    expect(
      sweet.notes.first, equals: "sugar, polyols add up to 65 g, more than the 59 g of carbs: left out",
      "\(sweet.notes)")
  }

  /// Bread, 4 x (9 + 46) + 9 x 3 = 247 kcal with or without its 6 g of fiber: only the salt says which label it is.
  @Test(
    arguments: [
      (Stated(247, 9, 46, 3, [.fiber: 6, .salt: 1], basis: nil), .available),
      // The same figure twice, and salt in mg: both are mended, and it is the same label.
      (Stated(247, 9, 46, 3, [.fiber: 6, .salt: 1, .sodium: 1000], basis: nil), .available),
      (Stated(247, 9, 46, 3, [.fiber: 6, .salt: 1000, .sodium: 400], basis: nil), .available),
      (Stated(247, 9, 46, 3, [.fiber: 6, .sodium: 400], basis: nil), .total),
      (Stated(247, 9, 46, 3, [.fiber: 6, .salt: 1, .sodium: 1000], basis: .total), .total),
      // 4 x (9 + 64) + 9 x 1.6 + 2 x 15 = 336.4 kcal, 1,408 kJ: in the field for kcal it tells nothing until it is
      // mended.
      (Stated(1408, 9, 64, 1.6, [.fiber: 15], basis: nil), .available),
    ] as [(Stated, CarbohydrateBasis)])
  func `the basis does not hang on what is repaired`(food: Stated, basis: CarbohydrateBasis) throws {
    expect(try food.statement.repaired().basis, equals: basis, "\(food)")
  }

  /// 10 + 70 + 5 and 25 g of fiber would be 110 g, so the fiber is in the carbs; 4 x (10 + 45) + 9 x 5 + 2 x 25 = 315
  /// kcal.
  @Test func `fiber that was weighed twice is in the carbs`() throws {
    let checked = try Stated(315, 10, 70, 5, [.fiber: 25], basis: .available).statement.repaired()
    expect(checked.basis, equals: .total)
    expect(
      checked.notes, equals: ["protein, carbs, fat and fiber add up to 110 g per 100 g: carbs taken as including fiber"]
    )
    // Only the water, which does not fit, is left out.
    let wet = try Stated(265, 10, 45, 5, [.water: 60], basis: .total).statement.repaired()
    expect(wet.notes, equals: ["protein, carbs, fat and water add up to 120 g per 100 g: water left out"])
  }
}
