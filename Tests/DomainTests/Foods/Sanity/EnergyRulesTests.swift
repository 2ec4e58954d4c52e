import Domain
import Expect
import Testing

/// Energy compared with the other values; the factors are those of EU 1169/2011 Annex XIV, the sums are beside each
/// case.
@Suite struct EnergyRulesTests {
  // MARK: Against the macros

  /// 4 x (10 + 20) + 9 x 10 = 210 kcal; 10 % are 21, 20 % are 42.
  @Test(
    arguments: [
      (210, .accepted), (231, .accepted), (232, .warned), (252, .warned), (253, .rejected), (189, .accepted),
      (188, .warned), (168, .warned),
    ] as [(Double, Verdict)])
  func `10 % are accepted, 20 % are odd, more is refused`(kcal: Double, verdict: Verdict) {
    expect(Verdict(Stated("Pudding", .dairy, kcal, 10, 20, 10).finding(.energy)), equals: verdict)
  }

  @Test(
    arguments: [
      // Under 40 kcal only the 10 kcal count, and nothing is refused: 4 x (1 + 3) = 16 kcal.
      (Stated("Lettuce", .produce, 26, 1, 3, 0), .accepted), (Stated("Lettuce", .produce, 27, 1, 3, 0), .warned),
      (Stated("Lettuce", .produce, 39, 1, 3, 0), .warned), (Stated("Lettuce", .produce, 41, 1, 3, 0), .rejected),
      // 4 x 5 + 4 x 3 = 32; 10 kcal off, whatever the percentage.
      (Stated("Broth", .pantry, 22, 5, 3, 0), .accepted),
      // Fiber gives 2 kcal/g beside the carbs: 4 x (9 + 64) + 9 x 1.6 + 2 x 15 = 336.4.
      (Stated("Crispbread", .bakery, 337, 9, 64, 1.6, [.fiber: 15], basis: .available), .accepted),
      // In the carbs it counts 0 to 4 by table: bran has 216 kcal (USDA 20077), 358 with its 42.8 g of fiber in full,
      // 187 without.
      (Stated("Wheat flakes", .bakery, 216, 15.55, 64.51, 4.25, [.fiber: 42.8]), .accepted),
      // Red wine (USDA 14096, 85 kcal): 4 x (0.07 + 2.61) = 10.7, and 7 x 10.6 g of alcohol = 74.2.
      (Stated("Red wine", .beverages, 85, 0.07, 2.61, 0, [.alcohol: 10.6]), .accepted),
      (Stated("Red wine", .beverages, 185, 0.07, 2.61, 0, [.alcohol: 10.6]), .rejected),
      // 4 x 0.04 + 3 x 6 g of acetic acid = 18.2 (USDA 02053: 18 kcal; it needs no explanation under 40).
      (Stated("Lemon concentrate", .pantry, 60, 0, 3, 0, [.organicAcids: 16]), .accepted),
      // Chewing gum: 4 x (94 - 93) + 2.4 x 93 = 227 kcal.
      (Stated("Candy", .snacks, 227, 0, 94, 0, [.polyols: 93]), .accepted),
      (Stated("Candy", .snacks, 376, 0, 94, 0, [.polyols: 0]), .accepted),
      (Stated("Candy", .snacks, 227, 0, 94, 0, [.polyols: 0, .fiber: 0]), .rejected),
    ] as [(Stated, Verdict)])
  func `what is stated counts with its factor`(food: Stated, verdict: Verdict) {
    expect(Verdict(food.finding(.energy)), equals: verdict, "\(food): \(food.statement.findings)")
  }

  @Test(
    arguments: [
      // Alcohol has 7 kcal a gram: white wine, 4 x (0.1 + 2.6) = 11 kcal (USDA 14106: 82).
      (Stated("White wine", .beverages, 82, 0.1, 2.6, 0), .warned),
      (Stated("Rum sauce", .pantry, 300, 1, 20, 5), .warned),
      // But 60 g of macros leave room for 45 g of it: 4 x 60 + 7 x 45 = 555 kcal, and a fifth.
      (Stated("Syrup", .beverages, 800, 0, 60, 0), .rejected), (Stated("Syrup", .beverages, 550, 0, 60, 0), .warned),
      // The kind of food is not given.
      (Stated("Pudding", nil, 400, 10, 20, 10), .warned), (Stated("Pudding", .dairy, 400, 10, 20, 10), .rejected),
      // A label of bread, 4 x (9 + 49) + 9 x 3 = 259; a third of the carbs may be fiber: 259 - 65 - 52 = 142.
      (Stated("Bread", .bakery, 142, 9, 49, 3), .warned), (Stated("Bread", .bakery, 141, 9, 49, 3), .rejected),
      // Fiber is not given: bran of a German table, 4 x (17.2 + 18.9) + 9 x 4 = 180 kcal, has 266.
      (Stated("Weizenschrot", .pantry, 266, 17.2, 18.92, 3.95, basis: .available), .warned),
      // Sweeteners have less: chewing gum without sugar, and candy whose carbs are not sugar.
      (Stated("Kaugummi zuckerfrei", .snacks, 150, 0, 94, 0), .warned),
      (Stated("Candy", .snacks, 150, 0, 94, 0), .rejected),
      (Stated("Candy", .snacks, 150, 0, 94, 0, [.sugar: 0.5]), .warned),
      // But protein and fat count in full: 4 x 30 + 9 x 30 = 390.
      (Stated("Bar", nil, 200, 30, 5, 30), .rejected),
    ] as [(Stated, Verdict)])
  func `what nobody stated may explain it, where there is room and it is that kind of food`(
    food: Stated, verdict: Verdict
  ) {
    expect(Verdict(food.finding(.energy)), equals: verdict, "\(food): \(food.statement.findings)")
  }

  @Test func `the sentences name both values`() {
    func message(_ food: Stated) -> String? { food.finding(.energy)?.message }
    // Impossible explanations are not asked about: alcohol in a pudding, or if it is already stated.
    expect(
      message(Stated("Pudding", .dairy, 240, 10, 20, 10)),
      equals: "240 kcal, but its macros give 210 kcal: is it a mistake?")
    expect(
      message(Stated("Red wine", .beverages, 100, 0.07, 2.61, 0, [.alcohol: 10.6])),
      equals: "100 kcal, but its macros give 85 kcal: is it a mistake?")
    expect(
      Stated("Pudding", .dairy, 400, 10, 20, 10).finding(.energy)?.message,
      equals: "400 kcal, but its macros give 210 kcal, and nothing explains the difference")
    expect(
      Stated("Pudding", nil, 400, 10, 20, 10).finding(.energy)?.message,
      equals: "400 kcal, but its macros give 210 kcal: is it due to alcohol, or a mistake?")
    expect(
      Stated("Pudding", nil, 120, 10, 20, 10).finding(.energy)?.message,
      equals: "120 kcal, but its macros give 210 kcal: is it due to sweeteners, or a mistake?")
  }

  // MARK: The unit

  @Test(
    arguments: [
      // 4 x (5 + 25) + 9 x 2 = 138 kcal; 577 / 138 = 4.18; 577 / 4.184 = 137.9
      (Stated("Porridge", nil, 577, 5, 25, 2), 138),
      // 4 x (9 + 49) + 9 x 3.2 = 260.8; 900 / 260.8 = 3.45 does not indicate kJ
      (Stated("Bread", nil, 900, 9, 49, 3.2), nil),
      // 3.7 and 4.7 of 138 are 511 and 649: both ends count, beyond them is something else.
      (Stated("Porridge", nil, 511, 5, 25, 2), 122), (Stated("Porridge", nil, 510, 5, 25, 2), nil),
      (Stated("Porridge", nil, 649, 5, 25, 2), nil), (Stated("Porridge", nil, 648, 5, 25, 2), 155),
      // 33 / 138 = 0.24: divided by 4.184 once too often; 33 x 4.184 = 138.07
      (Stated("Porridge", nil, 33, 5, 25, 2), 138),
      // Under 20 kcal rounding can do anything: 4 x (0.5 + 1) = 6 kcal, and 25 kJ.
      (Stated("Tea with milk", nil, 25, 0.5, 1, 0), nil),
      // Pure spirit has energy without macros: 250 kcal from nothing does not indicate kJ.
      (Stated("Rum", .beverages, 250, 0, 0, 0), nil),
      // Muscat (USDA 43154): 82 kcal, 4 x (0.07 + 5.23) = 21 of them from sugar; 82 / 21 = 3.9 comes from alcohol, not
      // from kJ.
      (Stated("Wine, white, Muscat", .beverages, 82, 0.07, 5.23, 0), nil),
      (Stated("Rotwein süß", nil, 95, 0, 5.15, 0), nil), (Stated("Grape juice", nil, 95, 0, 5.15, 0), 23),
      // Where its alcohol is stated, the rule holds for wine as well: 21 + 7 x 8.7 = 82 kcal, 343 kJ.
      (Stated("Muscat wine", .beverages, 343, 0.07, 5.23, 0, [.alcohol: 8.7]), 82),
      // Sweets made with erythritol have a quarter of the energy; those made with sugar do not.
      (Stated("Gummibären zuckerfrei", .snacks, 80, 6, 77, 0), nil), (Stated("Gummibären", .snacks, 80, 6, 77, 0), 335),
    ] as [(Stated, Double?)])
  func `energy in kJ is told from the macros`(food: Stated, meant: Double?) {
    let finding = food.finding(.energyUnit)
    expect(finding?.meant, equals: meant.map { FoodRepair(.calories, $0) }, "\(food): \(food.statement.findings)")
    expect(finding?.isRefused ?? true)
  }

  @Test func `the unit that was meant is asked for in one sentence`() {
    expect(Stated(577, 5, 25, 2).finding(.energyUnit)?.message, equals: "577 looks like kJ; did you mean 138 kcal?")
    expect(Stated(577, 5, 25, 2).finding(.energyUnit)?.note, equals: "577 looks like kJ: 138 kcal is used")
    expect(Stated(1046, 10, 30, 10).finding(.limit)?.message, equals: "1,046 looks like kJ; did you mean 250 kcal?")
    expect(
      Stated(33, 5, 25, 2).finding(.energyUnit)?.message,
      equals: "33 kcal is a quarter of what its macros add up to, as if it had been converted from kJ twice; "
        + "did you mean 138 kcal?")
    // 138 in the field for kJ.
    expect(
      Stated(nil, 5, 25, 2, [.kilojoules: 138]).finding(.energyUnit)?.message,
      equals: "138 kJ looks like kcal; did you mean 138 kcal?")
  }

  // MARK: kJ beside kcal

  /// 250 kcal: x 3.95 = 987.5, x 4.40 = 1,100; x 3.8 = 950, x 4.5 = 1,125; half a unit of each for rounding.
  @Test(
    arguments: [
      // Fiber 4.00, fat 4.11, carbs 4.25, acids 4.33.
      (1000, .accepted), (1028, .accepted), (1062, .accepted), (1083, .accepted), (1046, .accepted),
      (986, .accepted), (984, .warned), (1102, .accepted), (1104, .warned), (948, .warned), (946, .rejected),
      (1127, .warned), (1129, .rejected), (250, .rejected), (60, .rejected), (0, .rejected), (2500, .rejected),
    ] as [(Double, Verdict)])
  func `kJ are 3.95 to 4.40 times the kcal`(kilojoules: Double, verdict: Verdict) {
    // 4 x (10 + 30) + 9 x 10 = 250 kcal
    let food = Stated(250, 10, 30, 10, [.kilojoules: kilojoules])
    expect(Verdict(food.finding(.energyPair)), equals: verdict, "\(food.statement.findings)")
  }

  @Test(
    arguments: [
      // 4 x (10 + 30) + 9 x 10 = 250 kcal; the same number twice, and one that is not an energy in kcal.
      (Stated(250, 10, 30, 10, [.kilojoules: 250]), 250, "250 is given both as kcal and as kJ: 250 kcal is used"),
      (
        Stated(1046, 10, 30, 10, [.kilojoules: 1046]), 250,
        "1,046 kcal of energy per 100 g is not possible: left out"
      ),
      // 4 x (5 + 25) + 9 x 2 = 138 kcal, 577 kJ: twice, swapped, and one that fits the macros beside one that does not.
      (Stated(577, 5, 25, 2, [.kilojoules: 577]), 138, "577 is given both as kcal and as kJ: 138 kcal is used"),
      (Stated(577, 5, 25, 2, [.kilojoules: 138]), 138, "577 kcal and 138 kJ look swapped: 138 kcal is used"),
      (Stated(138, 5, 25, 2, [.kilojoules: 900]), 138, "138 kcal and 900 kJ do not agree: 138 kcal is used"),
      (Stated(300, 5, 25, 2, [.kilojoules: 577]), 138, "300 kcal and 577 kJ do not agree: 138 kcal is used"),
    ] as [(Stated, Double, String)])
  func `of two that do not agree the one that the macros give is taken`(food: Stated, kcal: Double, note: String) throws
  {
    let checked = try food.statement.repaired()
    expect(checked.notes.first == note && checked.notes.count <= 2, "\(checked.notes)")
    expect(checked.nutrients.calories, equals: kcal)
  }

  @Test func `small figures are rounded`() {
    // 1 kcal is 4.184 kJ; 0.5 to 1.5 kcal are 2 to 6 kJ.
    for kilojoules in [2.0, 3, 4, 5, 6] {
      expect(Stated(1, 0.1, 0.1, 0, [.kilojoules: kilojoules]).statement.findings, equals: [], "\(kilojoules)")
    }
    expect(Stated(0, 0, 0, 0, [.kilojoules: 0]).finding(.energyPair), equals: nil)
  }
}
