/// A food in a dish, with its amount for a person who eats 2,200 kcal a day.
struct DemoServing: Hashable {
  var food: String
  var unit: Unit
  var quantity: Double
  /// Whether everybody gets the same amount.
  var isFixed = false

  /// The unit of `quantity`.
  enum Unit: Hashable {
    case grams
    case milliliters
    case portion(String)
  }

  /// Reads a serving such as `Oats=50 g`, `!Coffee=1 mug` or `Tomato=1 slice`; nil if the text has another form.
  ///
  /// A `!` before the food means that everybody gets the same amount.
  init?(_ text: Substring) {
    let sides = text.split(separator: "=").map { PlainName.trimmed(String($0)) }
    guard sides.count == 2, let name = sides.first, let amount = sides.last else { return nil }
    guard let space = amount.firstIndex(of: " "), let quantity = Double(amount[..<space]) else { return nil }
    isFixed = name.hasPrefix("!")
    food = isFixed ? String(name.dropFirst()) : name
    self.quantity = quantity
    switch amount[amount.index(after: space)...] {
    case "g": unit = .grams
    case "ml": unit = .milliliters
    case let portion: unit = .portion(String(portion))
    }
  }

  /// The amount for a person who eats `factor` times as much as the table assumes.
  ///
  /// The amount is rounded to what people usually measure: to 5, 10 or 50 g, or to half or whole pieces.
  func scaled(by factor: Double) -> Double {
    guard !isFixed else { return quantity }
    let wanted = quantity * factor
    let step: Double =
      switch unit {
      case .grams: wanted < 60 ? 5 : wanted < 300 ? 10 : 50
      case .milliliters: 50
      case .portion: quantity < 2 ? 0.5 : 1
      }
    return max(step, (wanted / step).rounded() * step)
  }

  /// Converts an amount in the serving's unit to the form in which typed amounts are stored.
  func quantity(_ quantity: Double) -> Quantity {
    switch unit {
    case .grams: .grams(quantity)
    case .milliliters: .volume(milliliters: quantity, unit: "ml")
    case .portion(let name): .count(quantity, unit: name)
    }
  }
}

/// Foods that are eaten together.
struct DemoDish {
  let name: String
  let servings: [DemoServing]

  /// Reads one dish from each line of a table.
  static func read(_ table: String) -> [DemoDish] {
    table.split(separator: "\n").compactMap { line in
      let sides = line.split(separator: ":", maxSplits: 1)
      guard sides.count == 2 else { return nil }
      return DemoDish(name: String(sides[0]), servings: sides[1].split(separator: ",").compactMap { DemoServing($0) })
    }
  }
}

/// All dishes that the sample household knows, read once.
struct DemoMenu {
  let breakfasts = Dictionary(
    DemoDish.read(DemoDishTable.breakfasts).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  let weekendBreakfasts = DemoDish.read(DemoDishTable.weekendBreakfasts)
  let lunchesOut = DemoDish.read(DemoDishTable.lunchesOut)
  let lunchesAtHome = DemoDish.read(DemoDishTable.lunchesAtHome)
  let dinners = DemoDish.read(DemoDishTable.dinners)
  let winterDinners = DemoDish.read(DemoDishTable.winterDinners)
  let summerDinners = DemoDish.read(DemoDishTable.summerDinners)
  let treats = DemoDish.read(DemoDishTable.treats)
  let roasts = DemoDish.read(DemoDishTable.roasts)
  let snacks = DemoDish.read(DemoDishTable.snacks)
  let summerSnacks = DemoDish.read(DemoDishTable.summerSnacks)
  let cakes = DemoDish.read(DemoDishTable.cakes)
  let evenings = DemoDish.read(DemoDishTable.evenings)
  let breakfastSides = DemoDish.read(DemoDishTable.breakfastSides).flatMap(\.servings)
  let sides = DemoDish.read(DemoDishTable.sides).flatMap(\.servings)
  let snackSides = DemoDish.read(DemoDishTable.snackSides).flatMap(\.servings)
}
