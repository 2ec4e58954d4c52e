import Domain
import Expect
import Testing

/// The rules that are not about energy; what each accepts, warns of and rejects, with the sums beside it.
@Suite struct SanityRulesTests {
  // MARK: Limits

  @Test(
    arguments: [
      (.kilocalories, 902, nil), (.kilocalories, 950, "950 looks like kJ; did you mean 227 kcal?"),
      // 37.7 kJ a gram of fat: nothing has more than 3,774 kJ.
      (.kilocalories, 3774, "3,774 looks like kJ; did you mean 902 kcal?"),
      (.kilocalories, 3775, "3,775 kcal of energy per 100 g is not possible"), (.protein, 100, nil),
      (.protein, 101, "101 g of protein per 100 g; did you mean 100 g?"),
      (.protein, 102, "102 g of protein per 100 g is not possible"),
      (.fat, -0.1, "-0.1 g of fat per 100 g is not possible"),
      (.carbohydrates, .nan, "– g of carbs per 100 g is not possible"),
      (.sugar, .infinity, "– g of sugar per 100 g is not possible"), (.fiber, 100, nil),
      (.fiber, 100.1, "100.1 g of fiber per 100 g is not possible"),
      // 100 g of salt / 2.5; the Swiss table of foods gives 39,900 mg for table salt.
      (.sodium, 40_000, nil), (.sodium, 40_001, "40,001 mg of sodium per 100 g is not possible"),
      (.salt, 100.1, "100.1 g of salt per 100 g is not possible"),
      (.alcohol, 1e308, "1e308 g of alcohol per 100 g is not possible"),
    ] as [(StatedField, Double, String?)])
  func `a value has a most`(field: StatedField, value: Double, message: String?) {
    var food = Stated(100, 5, 10, 4)
    food.statement.stated[field] = value
    expect(food.finding(.limit)?.message, equals: message, "\(food.statement.findings)")
    expect(food.finding(.limit)?.isRefused ?? true)
  }

  // MARK: Parts

  @Test(
    arguments: [
      // Tenths: two values and what is measured apart, 0.2 g.
      (Stated(175, 5, 20, 8, [.saturatedFat: 8.2]), .accepted),
      (Stated(175, 5, 20, 8, [.saturatedFat: 8.3]), .rejected),
      // From 10 g on, labels of the European Union give whole grams: 9.6 and 10.4 are both 10.
      (Stated(350, 5, 20, 30, [.saturatedFat: 31]), .accepted),
      (Stated(350, 5, 20, 30, [.saturatedFat: 32]), .rejected),
      (Stated(350, 5, 20, 30.5, [.saturatedFat: 31]), .rejected),
      // 3 + 4 + 1.2 = 8.2, and 8.4
      (Stated(175, 5, 20, 8, [.saturatedFat: 3, .monounsaturatedFat: 4, .polyunsaturatedFat: 1.2]), .accepted),
      (Stated(175, 5, 20, 8, [.saturatedFat: 3, .monounsaturatedFat: 4, .polyunsaturatedFat: 1.4]), .rejected),
      // Four whole grams may be 2 g off: 10 + 12 + 10 = 32 of 30.
      (Stated(350, 5, 20, 30, [.saturatedFat: 10, .monounsaturatedFat: 12, .polyunsaturatedFat: 10]), .accepted),
      (Stated(350, 5, 20, 30, [.saturatedFat: 10, .monounsaturatedFat: 12, .polyunsaturatedFat: 11]), .rejected),
      (Stated(235, 5, 20.5, 15, [.sugar: 20.7], basis: .available), .accepted),
      (Stated(235, 5, 20.5, 15, [.sugar: 20.8], basis: .available), .rejected),
      (Stated(235, 5, 20, 15, [.sugar: 21], basis: .available), .accepted),
      // Carbs by difference contain all errors: whole milk, USDA 01077, and the largest in the table, turkey breast
      // 07927.
      (Stated(61, 3.15, 4.8, 3.25, [.sugar: 5.05]), .warned), (Stated(100, 16.33, 2.34, 2.37, [.sugar: 3.28]), .warned),
      (Stated(100, 16.33, 2.34, 2.37, [.sugar: 3.4]), .rejected),
      // 5 + 60 + 30 = 95 of 94
      (Stated(300, 0, 94, 0, [.sugar: 5, .polyols: 60, .starch: 29], basis: .available), .accepted),
      (Stated(300, 0, 94.2, 0, [.sugar: 5, .polyols: 60, .starch: 30], basis: .available), .rejected),
      (Stated(300, 0, 94, 0, [.polyols: 96], basis: .available), .rejected),
    ] as [(Stated, Verdict)])
  func `a part is not more than its whole`(food: Stated, verdict: Verdict) {
    expect(Verdict(food.finding(.part)), equals: verdict, "\(food): \(food.statement.findings)")
  }

  /// 0.2 g of rounding hold at their edge, too: in binary 5.2 - 5 is more than 0.2.
  @Test func `what rounding explains is accepted to its last bit`() {
    for (whole, part, over) in [
      (1.0, 1.2, 1.3), (2, 2.2, 2.3), (3, 3.2, 3.3), (4, 4.2, 4.3), (5, 5.2, 5.3), (6, 6.2, 6.3), (7, 7.2, 7.3),
      (8, 8.2, 8.3), (9, 9.2, 9.3),
    ] {
      // 4 x 5 + 4 x 30 + 9 of each gram of fat; sugar likewise among carbs without fiber.
      let fat = Stated(140 + 9 * whole, 5, 30, whole, [.saturatedFat: part])
      expect(fat.statement.findings, equals: [], "\(fat)")
      expect(Verdict(Stated(140 + 9 * whole, 5, 30, whole, [.saturatedFat: over]).finding(.part)), equals: .rejected)
      let sugar = Stated(110 + 4 * whole, 5, whole, 10, [.sugar: part], basis: .available)
      expect(sugar.statement.findings, equals: [], "\(sugar)")
      // As much fiber as carbs does not indicate a basis.
      let fiber = Stated(110 + 4 * whole, 5, whole, 10, [.fiber: part], basis: .total)
      expect(fiber.finding(.basis), equals: nil, "\(fiber)")
    }
    // 34.2 + 30.1 + 37.7 = 102, in binary a little more.
    expect(Stated(596, 34.2, 30.1, 37.7).finding(.mass), equals: nil)
  }

  @Test func `the part is named with its whole`() {
    expect(
      Stated(175, 5, 20, 8, [.saturatedFat: 9]).finding(.part)?.message,
      equals: "9 g of saturated fat is more than the 8 g of fat that includes it")
    expect(
      Stated(175, 5, 20, 8, [.sugar: 5, .polyols: 20]).finding(.part)?.message,
      equals: "sugar, polyols add up to 25 g, more than the 20 g of carbs")
  }

  // MARK: Mass

  @Test(
    arguments: [
      (Stated(600, 20, 52, 30), .accepted, ""),
      (Stated(620, 20, 53, 30), .warned, "protein, carbs and fat add up to 103 g per 100 g"),
      (Stated(620, 20, 55, 30), .warned, "protein, carbs and fat add up to 105 g per 100 g"),
      (Stated(640, 20, 56, 30), .rejected, "protein, carbs and fat add up to 106 g per 100 g"),
      // Fiber counts if it is not part of the carbs: 9 + 64 + 2 + 28 = 103.
      (
        Stated(360, 9, 64, 2, [.fiber: 28], basis: .available), .warned,
        "protein, carbs, fat and fiber add up to 103 g per 100 g"
      ),
      (Stated(360, 9, 64, 2, [.fiber: 28], basis: .total), .accepted, ""),
      // 0 + 50 + 0 + 10 + 46 = 106
      (
        Stated(270, 0, 50, 0, [.alcohol: 10, .water: 46]), .rejected,
        "protein, carbs, fat, alcohol and water add up to 106 g per 100 g"
      ),
      // Chicken bouillon (USDA 06080): 16.66 + 18.01 + 13.88 = 48.55, and 23,875 mg of sodium, 59.7 g if it were all
      // salt.
      (
        Stated(267, 16.66, 18.01, 13.88, [.sodium: 23_875]), .warned,
        "protein, carbs, fat and salt add up to 108.2 g per 100 g"
      ),
    ] as [(Stated, Verdict, String)])
  func `100 g have 100 g`(food: Stated, verdict: Verdict, message: String) {
    expect(Verdict(food.finding(.mass)), equals: verdict, "\(food.statement.findings)")
    expect(food.finding(.mass)?.fact ?? "", equals: message)
  }

  /// 20 + 56 + 30 = 106 g: that is reported, not the energy they would give; 20 + 55 + 30 = 105 may be rounding.
  @Test func `the energy of more than 100 g is not looked at`() {
    expect(Stated(100, 20, 56, 30).statement.findings.map(\.rule), equals: [.mass])
    expect(Stated(100, 20, 55, 30).statement.findings.map(\.rule), equals: [.energy, .mass])
    // Whatever else is found before: fiber beside the carbs of 2 g.
    expect(Stated(100, 20, 2, 85, [.fiber: 9]).statement.findings.map(\.rule), equals: [.mass, .basis])
  }

  // MARK: Salt

  @Test(
    arguments: [
      // 0.4 g of sodium are 1 g of salt; a tenth more or less is accepted (2.54 in truth), and 10 mg in any case.
      (400, 1, .accepted), (440, 1, .accepted), (394, 1, .accepted), (355, 1, .rejected), (450, 1, .rejected),
      // 400 / 364 = 1.099, 400 / 363 = 1.102; 400 / 444 = 0.901, 400 / 445 = 0.899.
      (364, 1, .accepted), (363, 1, .rejected), (444, 1, .accepted), (445, 1, .rejected),
      (9, 0.01, .accepted),
      // One in place of the other, the same figure twice, g instead of mg, and simply wrong.
      (160, 1, .rejected), (1000, 1, .rejected), (0.4, 1, .rejected), (600, 1, .rejected),
    ] as [(Double, Double, Verdict)])
  func `salt is 2.5 times sodium`(sodium: Double, salt: Double, verdict: Verdict) throws {
    let food = Stated(260, 9, 49, 3, [.sodium: sodium, .salt: salt])
    expect(Verdict(food.finding(.sodiumUnit)), equals: verdict, "\(food.statement.findings)")
    // The law puts salt on labels.
    if verdict == .rejected { expect(try food.statement.repaired().nutrients.sodium, equals: salt * 400) }
  }

  @Test func `how sodium and salt disagree is said`() {
    func message(_ sodium: Double) -> String? {
      Stated(260, 9, 49, 3, [.sodium: sodium, .salt: 1]).finding(.sodiumUnit)?.message
    }
    expect(
      message(1000),
      equals: "1,000 mg of sodium and 1 g of salt do not agree (the same figure twice); did you mean 400 mg?")
    expect(
      message(160),
      equals: "160 mg of sodium and 1 g of salt do not agree (one was entered as the other); did you mean 400 mg?")
    expect(
      message(0.4), equals: "0.4 mg of sodium and 1 g of salt do not agree (g and mg mixed up); did you mean 400 mg?")
    expect(message(700), equals: "700 mg of sodium and 1 g of salt do not agree; did you mean 400 mg?")
  }

  @Test(
    arguments: [
      // 0.6 g of sodium are 600 mg, 1.5 g of salt.
      (Stated("Bread", .bakery, 260, 9, 49, 3, [.sodium: 0.6]), 600),
      (Stated("Ham", .meat, 110, 20, 1, 3, [.sodium: 1.2]), 1200),
      (Stated("Crisps", .snacks, 540, 6, 52, 34, [.sodium: 0.5]), 500),
      // Whole milligrams as in tables, and foods without any.
      (Stated("Rice cake", .snacks, 387, 8, 82, 3, [.sodium: 1]), nil),
      (Stated("Matzo", .bakery, 395, 10, 84, 1, [.sodium: 0]), nil),
      (Stated("Apple", .produce, 52, 0.3, 14, 0.2, [.sodium: 0.6]), nil),
      (Stated("Butter", .dairy, 717, 0.9, 0.1, 81, [.sodium: 11]), nil),
      (Stated("Bread", nil, 260, 9, 49, 3, [.sodium: 0.6]), nil),
    ] as [(Stated, Double?)])
  func `sodium in grams is told from the kind of food`(food: Stated, meant: Double?) {
    expect(
      food.finding(.sodiumUnit)?.meant, equals: meant.map { FoodRepair(.sodium, $0) }, "\(food.statement.findings)")
  }

  @Test(
    arguments: [
      // 3 g of salt are 1,200 mg of sodium, 12.5 g are 5,000.
      (Stated("Bread", .bakery, 260, 9, 49, 3, [.sodium: 1200]), .accepted),
      (Stated("Bread", .bakery, 260, 9, 49, 3, [.sodium: 1201]), .warned),
      (Stated("Bread", .bakery, 260, 9, 49, 3, [.salt: 3.1]), .warned),
      (Stated("Pretzel", .bakery, 363, 8.6, 72, 4.3, [.sodium: 1710]), .accepted),
      (Stated("Quark", .dairy, 67, 12, 4, 0.2, [.sodium: 1300]), .accepted),
      (Stated("Yogurt", .dairy, 61, 3.5, 4.7, 3.3, [.sodium: 1300]), .warned),
      (Stated("Roquefort", .dairy, 369, 21.5, 2, 30.6, [.sodium: 1809]), .accepted),
      (Stated("Salami", nil, 367, 24, 0, 30, [.sodium: 1560]), .accepted),
      (Stated("Ketchup", .pantry, 101, 1, 27, 0.1, [.sodium: 6000]), .warned),
      (Stated("Soy sauce", .pantry, 53, 8.1, 4.9, 0.6, [.sodium: 5493]), .accepted),
      (Stated("Meersalz", .pantry, 0, 0, 0, 0, [.salt: 98]), .accepted),
    ] as [(Stated, Verdict)])
  func `more salt than most foods have is asked about`(food: Stated, verdict: Verdict) {
    expect(Verdict(food.finding(.salt)), equals: verdict, "\(food): \(food.statement.findings)")
  }

  // MARK: The basis, figures, nothing

  @Test func `more fiber than carbs is beside them`() throws {
    let food = Stated("Leinsamen", nil, 500, 20, 2, 40, [.fiber: 27], basis: .total)
    expect(
      food.finding(.basis)?.message, equals: "27 g of fiber is more than the 2 g of carbs; do the carbs exclude fiber?")
    expect(food.finding(.basis)?.severity, equals: .warning)
    expect(try food.statement.repaired().basis, equals: .available)
  }

  @Test(
    arguments: [
      // Rye crispbread, a German label: 4 x (9 + 64) + 9 x 1.6 = 306 kcal, and 2 x 15 of fiber beside it: 336.
      (Stated(337, 9, 64, 1.6, [.fiber: 15]), .available),
      // Bran as the USDA has it, and a label that gives the same energy either way.
      (Stated(216, 15.55, 64.51, 4.25, [.fiber: 42.8]), .total), (Stated(52, 0.3, 13.8, 0.2, [.fiber: 2.4]), .total),
      // Flax: more fiber (27) than carbohydrate (2) cannot be part of it; agar, even without its energy.
      (Stated(500, 20, 2, 40, [.fiber: 27]), .available), (Stated(nil, 2.4, 0, 0.2, [.fiber: 74.1]), .available),
      // Only labels of the European Union give salt.
      (Stated(300, 9, 64, 1.6, [.fiber: 15, .salt: 1]), .available), (Stated(260, 9, 49, 3, [.salt: 1]), .available),
      (Stated(260, 9, 49, 3), .total), (Stated(.nan, .infinity, 0, 0, [.fiber: .nan]), .total),
    ] as [(Stated, CarbohydrateBasis)])
  func `the basis is told from the values where nobody says it`(food: Stated, basis: CarbohydrateBasis) {
    expect(food.statement.stated.likelyBasis, equals: basis, "\(food)")
  }

  @Test func `a table's basis is that which its rows fit`() {
    func basis(_ rows: [Stated]) -> CarbohydrateBasis? {
      var evidence = CarbohydrateEvidence()
      for row in rows { evidence.add(row.statement.stated) }
      return evidence.basis()
    }
    // BLS-like: 4 x (11.4 + 53.7) + 9 x 7.1 + 2 x 10 = 344; USDA's oats: 379 of 4 x (13.2 + 67.7) + 9 x 6.5 = 382.
    expect(basis([Stated(343, 11.4, 53.7, 7.1, [.fiber: 10])]), equals: .available)
    expect(basis([Stated(379, 13.15, 67.7, 6.52, [.fiber: 10.1])]), equals: .total)
    expect(basis([Stated(343, 11.4, 53.7, 7.1)]), equals: nil)
    // 4 x (9 + 46) + 9 x 3 = 247 fits both ways, so it indicates nothing.
    expect(basis([Stated(247, 9, 46, 3, [.fiber: 6])]), equals: nil)
    // One damaged row counts 50 kcal at most: 0 of 4 x 80 = 320 beside four rows with 20 kcal of fiber each.
    let rows = Array(repeating: Stated(343, 11.4, 53.7, 7.1, [.fiber: 10]), count: 4)
    expect(basis(rows + [Stated(0, 0, 80, 0, [.fiber: 80])]), equals: .available)
  }

  @Test(
    arguments: [
      (Stated("Brei", nil, 170, 10, 10, 10), .sameFigures, true),
      (Stated("Brei", nil, 170, 10, 10, 10.1), .sameFigures, false),
      // Bouillon as it is drunk has 0.3 g of each (Swiss table of foods).
      (Stated("Bouillon", nil, 5, 0.3, 0.3, 0.3), .sameFigures, false),
      (Stated("Pizza", nil, 0, 0, 0, 0), .nothing, true), (Stated("Mineral water", nil, 0, 0, 0, 0), .nothing, false),
      (Stated("Leitungswasser", nil, 0, 0, 0, 0), .nothing, false),
      (Stated("Pfefferminztee", nil, 0, 0, 0, 0), .nothing, false),
      (Stated("Sazon", nil, 0, 0, 0, 0, [.sodium: 17_000]), .nothing, false),
      (Stated("", nil, 0, 0, 0, 0), .nothing, false),
    ] as [(Stated, SanityRule, Bool)])
  func `oddities are only said`(food: Stated, rule: SanityRule, isFound: Bool) {
    expect((food.finding(rule)?.severity == .warning), equals: isFound, "\(food): \(food.statement.findings)")
  }
}
