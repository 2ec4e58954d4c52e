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
    expect(shown("30 ml oil", imperial).text, equals: "2 tbsp")
    // 17.6 oz (nearest quarter of a pound: 9 % off), 21.2 oz, 26.5 oz; 2.11 cups and 1 cup of 240 ml, 5.7 % less.
    for (line, text) in [
      ("500 g beef", "1 lb 2 oz"), ("600 g beef", "1 lb 5 oz"), ("750 g beef", "1 lb 10 oz"), ("3 kg beef", "6½ lb"),
      ("500 ml milk", "2 cups + 2 tbsp"), ("10 g yeast", "~⅓ oz"), ("500-600 g beef", "1 lb 2 oz–1 lb 5 oz"),
    ] {
      expect(shown(line, imperial).text, equals: text, "\(line)")
    }
  }

  @Test func whatIsAddedUpIsOneAmount() {
    let metric = RecipeScale(units: .metric)
    // 18 * 28.35 = 510.3; in the chosen units as said; 453.6 + 56.7 = 510.3.
    expect(shown("1 lb 2 oz beef", metric).text, equals: "510 g")
    expect(shown("750g/1lb 10oz plain flour", metric).text, equals: "750 g")
    expect(shown("750g/1lb 10oz plain flour", RecipeScale(units: .imperial)).text, equals: "1 lb 10 oz")
    // 236.6 + 29.6
    expect(shown("1 cup plus 2 tbsp milk", metric).text, equals: "265 ml")
    var flour = RecipeIngredient("1 cup plus 2 tbsp flour")
    (flour.grams, flour.gramsFrom) = (140.6, .portion)
    expect(metric.shown(flour).text, equals: "140 g")
  }

  /// In either system every amount of 27 g or ml and more is shown within 5 %; metric ones of 50, since they are rounded to 5 g.
  @Test func isShownWithinFivePerCent() {
    for number in stride(from: 27.0, through: 5000, by: 7) {
      for (line, scale) in [
        ("\(number) g beef", RecipeScale(units: .imperial)), ("\(number) ml milk", RecipeScale(units: .imperial)),
        ("\((number + 23) / 28) oz beef", RecipeScale(units: .metric)),
      ] {
        expect(!shown(line, scale).text.hasPrefix("~"), "\(line): \(shown(line, scale).text)")
      }
    }
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

  private static let parts = [
    "300 g sugar", "2 cups flour", "250 g lentils", "1 lb butter", "4 onions", "2 cloves garlic", "1 tsp salt",
    "3 EL Olivenöl",
  ].map { RecipeIngredient($0) }

  private func step(_ step: String, _ scale: RecipeScale) -> (text: String, hasWrittenAmounts: Bool) {
    scale.shown(step: step, ingredients: Self.parts)
  }

  /// (350 - 32) * 5 / 9 = 176.7; 180 * 9 / 5 + 32 = 356; gas mark 6 is 400 °F, 204.4 °C.
  static let temperatures: [(String, RecipeScale.Units, String)] = [
    ("Bake at 350 °F for 20 minutes.", .metric, "Bake at 175 °C for 20 minutes."),
    ("Bake at 350°F.", .metric, "Bake at 175°C."), ("180 °C, 20 min", .imperial, "355 °F, 20 min"),
    ("Bake at 180 °C.", .metric, "Bake at 180 °C."), ("Bei 180 Grad backen.", .imperial, "Bei 355 °F backen."),
    ("Bei 180 Grad Celsius backen.", .imperial, "Bei 355 °F backen."),
    ("Bei 180–200 °C backen.", .imperial, "Bei 355–390 °F backen."),
    ("Heat to 350 degrees.", .metric, "Heat to 175 °C."), ("Heat to 350 degrees F.", .metric, "Heat to 175 °C."),
    ("Heat to 350F / 350 degrees / gas mark 6.", .metric, "Heat to 175°C."),
    ("Heat to 180C/350F/gas 4.", .metric, "Heat to 180C/350F/gas 4."),
    ("Heat to 180 °C (350 °F).", .imperial, "Heat to 180 °C (350 °F)."),
    ("Bake at 180C/160C fan.", .imperial, "Bake at 355°F/320°F fan."),
    ("Bake at 180°C or 200°C.", .imperial, "Bake at 355°F or 390°F."),
    ("Heat to gas mark 6.", .metric, "Heat to 205°C (gas mark 6)."),
    // 180 degrees may be either, and these are no temperatures.
    ("Turn it by 180 degrees.", .imperial, "Turn it by 180 degrees."), ("Add 350 peas.", .metric, "Add 350 peas."),
  ]

  @Test(arguments: temperatures)
  func temperaturesAreConverted(_ text: String, _ units: RecipeScale.Units, _ shown: String) {
    expect(step(text, RecipeScale(units: units)).text, equals: shown)
  }

  /// A step, and what it says for twice the servings; nil if it stays as written.
  static let doubled: [(String, String?)] = [
    ("Mix 200 g of the sugar with the rest.", "Mix 400 g of the sugar with the rest."),
    (
      "Add 250 g lentils and 1 l water, then the 1 lb butter.", "Add 500 g lentils and 2 l water, then the 2 lb butter."
    ),
    ("Stir in ½ cup flour.", "Stir in 1 cup flour."), ("Stir in 1 1/2 cups flour.", "Stir in 3 cups flour."),
    ("Fry 2 onions and 1 clove garlic.", "Fry 4 onions and 2 cloves garlic."),
    ("Den Rest Olivenöl (2 EL) dazu.", "Den Rest Olivenöl (4 EL) dazu."),
    // 1 + (2 - 1) / 2, as in the list of the ingredients
    ("Add 1 tsp salt.", "Add 1½ tsp salt."),
    ("Fry for 10 minutes in a 26 cm pan.", "Fry for 10 minutes in a 26 cm pan."),
    ("Cut the onions into 8 pieces.", "Cut the onions into 8 pieces."),
    // All or none: who knows what the 50 g are.
    ("Add 250 g lentils and 50 g pieces of it.", nil), ("Pour in 100 ml.", nil),
    ("Fill each with 20 g sugar.", nil), ("Add 20 g each of sugar and butter.", nil),
  ]

  @Test(arguments: doubled) func amountsInStepsAreScaled(_ text: String, _ shown: String?) {
    let found = step(text, RecipeScale(factor: 2))
    expect(found.text, equals: shown ?? text)
    expect(found.hasWrittenAmounts, equals: shown == nil)
  }

  @Test func amountsInStepsAreConverted() {
    let (metric, imperial) = (RecipeScale(units: .metric), RecipeScale(units: .imperial))
    let both = "Add 250 g lentils and 1 l water, then the 1 lb butter."
    // 250 / 28.35 = 8.8; 1,000 / 236.6 = 4.23; 453.6 g.
    expect(step(both, imperial).text, equals: "Add 9 oz lentils and 4¼ cups water, then the 1 lb butter.")
    expect(step(both, metric).text, equals: "Add 250 g lentils and 1 l water, then the 455 g butter.")
    expect(step("Add 250 g (9 oz) lentils.", imperial).text, equals: "Add 9 oz lentils.")
    // Nobody knows what a cup of it weighs.
    let unknown = step("Add 1 cup xyz.", metric)
    expect(unknown.text == "Add 1 cup xyz." && unknown.hasWrittenAmounts)
  }
}
