import Expect
import Testing

@testable import Domain

/// Energy that is typed for an item, and what is no food.
@Suite struct StatedEnergyTests {
  /// A kilocalorie is 4.184 kJ: 2,700 kJ are 645.3 kcal.
  @Test(arguments: [
    ("Menü 620 kcal", "Menü", 620), ("620 kcal", "", 620), ("620kcal lunch", "lunch", 620),
    ("Kantine ca. 750 kcal", "Kantine", 750), ("pizza (2.700 kJ)", "pizza", 645.3),
    ("1,200 kcal of pizza", "pizza", 1200),
    ("100 calorie pack of popcorn", "pack of popcorn", 100), ("Kuchen = 350,5 Kalorien", "Kuchen", 350.5),
    ("2 eggs 180 kcal", "2 eggs", 180), ("Reis, Spinat, 520 kcal", "Reis, Spinat", 520),
    ("3 Riegel à 100 kcal", "3 Riegel", 300), ("2 bars each 150 kcal", "2 bars", 300), ("1000 kJ", "", 239.0),
  ])
  func `energy is read wherever it is`(text: String, rest: String, kilocalories: Double) throws {
    let energy = try require(StatedEnergy(text))
    expect(energy.rest == rest && abs(energy.kilocalories - kilocalories) < 0.05)
  }

  @Test(
    arguments: [
      ("dinner 900 kcal 40g protein", "dinner", [.protein: 40]),
      ("Menü 620 kcal, 30 g Eiweiß, 20,5 g Fett, 70g KH", "Menü", [.protein: 30, .fat: 20.5, .carbohydrates: 70]),
      ("yogurt, protein 12 g, fat 3g, 150 kcal", "yogurt", [.protein: 12, .fat: 3]),
      ("200 g protein yogurt 150 kcal", "200 g protein yogurt", [:]),
      ("150 kcal 200 g protein yogurt", "200 g protein yogurt", [:]),
      ("500 kcal P 40g C 50g F 12g", "", [.protein: 40, .carbohydrates: 50, .fat: 12]),
      // 10 g of sugar are 40 kcal, and 1,000 g of protein 4,000.
      ("tea 2 kcal, 10 g sugar", "tea 10 g sugar", [:]),
      ("pizza 900 kcal, 1000 g protein", "pizza 1000 g protein", [:]),
      ("protein shake 200 kcal", "protein shake", [:]),
      ("200 g fat free yogurt 120 kcal", "200 g fat free yogurt", [:]),
    ] as [(String, String, [Nutrient: Double])])
  func `grams of other nutrients are read beside it`(text: String, rest: String, others: [Nutrient: Double]) throws {
    let energy = try require(StatedEnergy(text))
    expect(energy.others == others && energy.rest == rest)
  }

  @Test func `what several people share has a part of the energy each`() throws {
    let part = try require(StatedEnergy("pizza 900 kcal, 40 g protein")).divided(by: 2)
    expect(part.kilocalories == 450 && part.others == [.protein: 20] && part.rest == "pizza")
  }

  @Test(arguments: [
    "2 eggs", "0 kcal cola", "zero calorie cola", "kcal", "calzone", "3 cal-mag", "1e308 kcal", "-5 kcal",
    "20,001 kcal",
    "1.2.3 kcal", "NaN kcal", "100000000000 kcal", String(repeating: "1", count: 500) + " kcal",
  ])
  func `and only where it can be`(text: String) {
    expect(StatedEnergy(text), equals: nil)
  }

  @Test(arguments: [
    "magnesium tablet", "Magnesiumtablette", "2 multivitamin tablets", "Vitamin D3 1000 IE", "fish oil capsule", "iron",
    "B12", "Brausetablette Magnesium", "omega 3", "ibuprofen", "creatine", "Eisenpräparat", "vitamin B complex",
  ])
  func `supplements and medicine are no food`(name: String) {
    expect(Supplements.isOne(name))
  }

  @Test(arguments: [
    "egg", "glucose tablets", "Traubenzucker Tabletten", "coffee capsule", "Teetablette", "multivitamin juice",
    "Multivitaminsaft", "milk with vitamin D", "tablespoon", "zinc soup", "magnesium water", "omelette", "",
    "3", "chocolate pills", "Gemüsebrühtablette",
  ])
  func `food is`(name: String) {
    expect(!Supplements.isOne(name))
  }
}
