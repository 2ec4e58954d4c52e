import Expect
import Testing

@testable import Domain

/// The nutrients of an amount, each of which may be unknown by itself, and sums over them.
@Suite struct PartialNutrientsTests {
  /// A menu that says 620 kcal and 24 g of fat, and nothing else.
  private static let menu = PartialNutrients(calories: 620, fat: 24)

  @Test func `each value is known or unknown by itself`() {
    expect(Self.menu.calories == 620 && Self.menu[.fat] == 24)
    for nutrient in Nutrient.allCases where nutrient != .calories && nutrient != .fat {
      expect(Self.menu[nutrient], equals: nil, "\(nutrient)")
    }
    expect(!Self.menu.isUnknown && PartialNutrients.unknown.isUnknown && PartialNutrients(nil).isUnknown)
    for nutrient in Nutrient.allCases {
      var values = PartialNutrients.unknown
      values[nutrient] = 0
      expect(values[nutrient] == 0 && !values.isUnknown, "zero is known: \(nutrient)")
      values[nutrient] = nil
      expect(values.isUnknown && values == .unknown, "\(nutrient)")
    }
  }

  @Test func `the places of the values are those of the nutrients`() {
    let values = PartialNutrients(values: [1, 2, 3, 4, 5, 6, 7, nil])
    let named = PartialNutrients(
      calories: 1, protein: 2, carbohydrates: 3, fat: 4, saturatedFat: 5, sugar: 6, fiber: 7, sodium: nil)
    expect(values, equals: named)
    expect(Nutrient.allCases.map { values[$0] }, equals: [1, 2, 3, 4, 5, 6, 7, nil])
    let food = Nutrients(calories: 1, protein: 2, carbohydrates: 3, fat: 4, saturatedFat: 5, sugar: 6, fiber: 7)
    expect(PartialNutrients(food), equals: values)
  }

  @Test func `scaled, what is unknown stays unknown`() {
    expect(Self.menu.scaled(by: 0.5), equals: PartialNutrients(calories: 310, fat: 12))
    expect(PartialNutrients.unknown.scaled(by: 3).isUnknown)
  }

  @Test func `a food has to have energy and macros`() {
    let whole = PartialNutrients(calories: 100, protein: 1, carbohydrates: 2, fat: 3, sodium: 4)
    expect(whole.whole, equals: Nutrients(calories: 100, protein: 1, carbohydrates: 2, fat: 3, sodium: 4))
    for nutrient in [Nutrient.calories, .protein, .carbohydrates, .fat] {
      var lacking = whole
      lacking[nutrient] = nil
      expect(lacking.whole, equals: nil, "\(nutrient)")
    }
    expect(Self.menu.whole, equals: nil)
  }

  // MARK: Sums

  @Test func `a sum counts how many parts lacked what`() {
    var total = NutrientTotal()
    total.add(Self.menu)
    total.add(PartialNutrients(calories: 80, protein: 6, carbohydrates: 1, fat: 5, sodium: 140))
    total.add(PartialNutrients(protein: 20))
    total.add(.unknown)
    let sums: [Nutrient: (sum: Double, unknown: Int)] = [
      .calories: (700, 2), .protein: (26, 2), .carbohydrates: (1, 3), .fat: (29, 2), .saturatedFat: (0, 4),
      .sugar: (0, 4), .fiber: (0, 4), .sodium: (140, 3),
    ]
    for nutrient in Nutrient.allCases {
      expect(total[nutrient], equals: sums[nutrient]?.sum, "\(nutrient)")
      expect(total.unknown(nutrient), equals: sums[nutrient]?.unknown, "\(nutrient)")
    }
  }

  @Test func `the sum of nothing is zero, and lacks nothing`() {
    for nutrient in Nutrient.allCases {
      expect(NutrientTotal()[nutrient] == 0 && NutrientTotal().unknown(nutrient) == 0)
    }
  }

  @Test func `sums of sums keep what is unknown, and so do parts and means`() {
    var lunch = NutrientTotal()
    lunch.add(Self.menu)
    var day = NutrientTotal([Nutrients(calories: 100, protein: 1, carbohydrates: 2, fat: 3)])
    day.add(lunch)
    expect(day[.calories] == 720 && day.unknown(.calories) == 0)
    expect(day[.protein] == 1 && day.unknown(.protein) == 1 && day.unknown(.sodium) == 2)
    let half = day.part(0.5)
    expect(half[.calories] == 360 && half.unknown(.protein) == 1)
    expect(day.part(0), equals: NutrientTotal())
    let mean = day.divided(by: 4)
    expect(mean[.calories] == 180 && mean.unknown(.sodium) == 2)
    expect(day.divided(by: 0), equals: NutrientTotal())
  }

  /// A meal with an item without a weight, a pill without energy and an item that is skipped.
  @Test func `a meal's total leaves out what is skipped`() {
    let items = [
      MealItem(FoodLine(name: "Burger", nutrients: Self.menu)), MealItem(FoodLine(name: "Vitamin D")),
      MealItem(FoodLine(name: "Cake", nutrients: PartialNutrients(calories: 400), isSkipped: true)),
    ]
    let total = Meal.total(of: items)
    expect(total[.calories] == 620 && total.unknown(.calories) == 1)
    expect(total[.fat] == 24 && total.unknown(.fat) == 1 && total.unknown(.protein) == 2)
  }
}
