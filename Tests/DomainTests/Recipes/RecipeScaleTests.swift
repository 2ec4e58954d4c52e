import Expect
import Testing

@testable import Domain

/// Amounts for other servings and in other units, as kitchens measure them.
@Suite struct RecipeScaleTests {
  /// A line, a factor, and what is shown; the hand calculation stands beside each.
  static let lines: [(String, Double, String)] = [
    ("200 g flour", 2, "400 g"), ("200 g flour", 0.5, "100 g"), ("950 g flour", 2, "1.9 kg"),  // 1,900 g
    ("333 g flour", 1, "335 g"),  // to 5 g below 500
    ("13 g yeast", 1.5, "20 g"),  // 19.5
    ("640 g flour", 1.2, "770 g"),  // 768, to 10 g
    ("500 ml milk", 3, "1.5 l"), ("1 cup flour", 1.5, "1½ cups"), ("1 cup flour", 1.0 / 3, "⅓ cup"),
    ("1/2 cup flour", 1.0 / 3, "2 tbsp + 2 tsp"),  // 1/6 cup
    ("1/2 cup flour", 0.5, "¼ cup"), ("2 tbsp oil", 2, "¼ cup"),  // 4 tbsp
    ("1 tsp sugar", 3, "1 tbsp"), ("1 tsp sugar", 4, "1 tbsp + 1 tsp"), ("1 tsp sugar", 0.5, "½ tsp"),
    ("1 TL Zucker", 3, "1 EL"), ("1 EL Öl", 4, "4 EL"),  // no cups in German
    ("3 eggs", 0.5, "1½"), ("3 eggs", 1.5, "~5"),  // 4.5, whole above 4; 11 % more
    ("1 egg", 1.0 / 3, "~½"),  // 0.33
    ("2-3 carrots", 2, "4–6"), ("2-3 cups stock", 2, "4–6 cups"), ("2 cloves garlic", 2, "4 cloves"),
    ("1 bay leaf", 2, "2"), ("salt to taste", 2, ""), ("oil for frying", 3, ""), ("1 lb beef", 1.5, "1½ lb"),
    ("8 oz pasta", 1.5, "12 oz"), ("8 oz pasta", 2, "1 lb"), ("2 cans (400 g) tomatoes", 2, "4 cans"),
    ("1 cup plus 2 tbsp flour", 2, "2 cups + ¼ cup"), ("1/8 tsp saffron threads", 1, "⅛ tsp"),
  ]

  private func shown(_ line: String, _ scale: RecipeScale) -> ShownAmount { scale.shown(RecipeIngredient(line)) }

  @Test(arguments: lines) func isRoundedAsKitchensMeasure(_ line: String, _ factor: Double, _ text: String) {
    expect(shown(line, RecipeScale(factor: factor)).text, equals: text)
  }

  @Test func saltSpicesAndLeaveningGrowByHalf() {
    // 1 + (2 - 1) / 2 = 1.5 when doubling, 2 when tripling.
    let doubled = shown("1 tsp salt", RecipeScale(factor: 2))
    expect(doubled.rule == .damped && doubled.quantity == 1.5 && doubled.text == "1½ tsp")
    expect(doubled.proportionalText, equals: "2 tsp")
    expect(shown("1 TL Backpulver", RecipeScale(factor: 3)).quantity, equals: 2)
    expect(shown("1 tsp salt", RecipeScale(factor: 0.5)).quantity, equals: 0.5)
    expect(shown("1 tsp salt", RecipeScale(factor: 2, isProportional: true)).quantity, equals: 2)
    // By weight, and what only sounds like it, in proportion.
    for line in ["20 g salt", "1 red bell pepper", "1 tsp dry yeast", "2 cups unsalted butter"] {
      expect(shown(line, RecipeScale(factor: 2)).rule, equals: .proportional, "\(line)")
    }
    for line in ["1 tsp ground cinnamon", "1/2 tsp baking soda", "2 tsp chili powder", "1 Prise Salz", "1 TL Zimt"] {
      expect(shown(line, RecipeScale(factor: 2)).rule, equals: .damped, "\(line)")
    }
  }

  @Test func unitsAreConvertedByTheFoodsWeight() {
    let metric = RecipeScale(units: .metric)
    var flour = RecipeIngredient("1 1/2 cups flour")
    // 125 g a cup.
    (flour.grams, flour.gramsFrom) = (187.5, .portion)
    expect(metric.shown(flour).text == "190 g" && metric.shown(flour).quantity == 187.5)
    // 236.588 ml, to 5.
    expect(shown("1 cup milk", metric).text, equals: "235 ml")
    expect(shown("1 lb beef", metric).text, equals: "455 g")
    // Unknown weight: it keeps its volume. Spoons stay spoons.
    expect(shown("1 cup xyz", metric).text == "1 cup" && shown("2 tbsp sugar", metric).text == "2 tbsp")
    // Said in both systems.
    expect(shown("1 cup (120 g) flour", metric).text, equals: "120 g")
    let imperial = RecipeScale(units: .imperial)
    // 250 / 28.35 = 8.82, to half an ounce; 1,000 / 28.35 = 35.3 oz = 2.2 lb; 500 / 236.6 = 2.11.
    expect(shown("250 g flour", imperial).text == "9 oz" && shown("1 kg beef", imperial).text == "2¼ lb")
    expect(shown("500 ml milk", imperial).text == "~2 cups" && shown("30 ml oil", imperial).text == "2 tbsp")
  }

  @Test func numbersAreExactBeforeRounding() {
    var random = SplitMix(seed: 7)
    for _ in 0..<500 {
      let factor = Double(random.next() % 1000 + 1) / 100
      let grams = Double(random.next() % 2000 + 1)
      let amount = shown("\(Int(grams)) g flour", RecipeScale(factor: factor))
      expect(amount.quantity, equals: grams * factor, "\(grams) g times \(factor)")
    }
  }

  private struct SplitMix {
    var seed: UInt64
    mutating func next() -> UInt64 {
      seed &+= 0x9E37_79B9_7F4A_7C15
      var value = (seed ^ (seed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  @Test func stepsAreConvertedWhereTheyAreCertain() {
    let readings = ["300 g sugar", "2 cups flour"].compactMap { RecipeIngredient($0).reading }
    func text(_ step: String, _ scale: RecipeScale) -> (text: String, hasWrittenAmounts: Bool) {
      scale.shown(step: step, ingredients: readings)
    }
    // (350 - 32) * 5 / 9 = 176.7; 180 * 9 / 5 + 32 = 356.
    expect(
      text("Bake at 350 °F for 20 minutes.", RecipeScale(units: .metric)).text, equals: "Bake at 175 °C for 20 minutes."
    )
    expect(text("Bake at 350°F.", RecipeScale(units: .metric)).text, equals: "Bake at 175°C.")
    expect(text("180 °C, 20 min", RecipeScale(units: .imperial)).text, equals: "355 °F, 20 min")
    expect(text("Bake at 180 °C.", RecipeScale(units: .metric)).text, equals: "Bake at 180 °C.")
    let doubled = text("Mix 200 g of the sugar with the rest.", RecipeScale(factor: 2))
    expect(doubled.text == "Mix 400 g of the sugar with the rest." && !doubled.hasWrittenAmounts)
    let other = text("Pour in 100 ml water.", RecipeScale(factor: 2))
    expect(other.text == "Pour in 100 ml water." && other.hasWrittenAmounts)
    let time = text("Fry for 10 minutes in a 26 cm pan.", RecipeScale(factor: 2))
    expect(time.text == "Fry for 10 minutes in a 26 cm pan." && !time.hasWrittenAmounts)
  }
}
