import Domain

/// The portions of foods in a download of FoodData Central, such as cups and slices, by the foods' IDs.
struct USDAPortions {
  private var portions: [Int32: [Portion]] = [:]

  /// The largest number of portions that are read for one food.
  private static let maximumPortions = 30

  /// Reads `food_portion.csv` and the names of its units.
  init(_ file: ImportFile) throws(LarderError) {
    var units: [Int32: String] = [:]
    try USDATable.forEach(file, "measure_unit.csv", ["id", "name"]) { table in
      if let id = table.key(0), let name = table.text(1) { units[id] = name }
    }
    let columns = ["fdc_id", "amount", "measure_unit_id", "portion_description", "modifier", "gram_weight"]
    let optional: Set = ["amount", "measure_unit_id", "portion_description", "modifier"]
    var portions: [Int32: [Portion]] = [:]
    try USDATable.forEach(file, "food_portion.csv", columns, optional: optional) { table in
      guard let food = table.key(0), let grams = table.number(5),
        portions[food, default: []].count < Self.maximumPortions,
        let portion = Self.portion(
          amount: table.number(1), unit: table.key(2).flatMap { units[$0] }, description: table.text(3),
          modifier: table.text(4), grams: grams)
      else { return }
      if !portions[food, default: []].contains(where: { $0.name == portion.name }) {
        portions[food, default: []].append(portion)
      }
    }
    self.portions = portions
  }

  /// The portions of a food.
  subscript(food: Int32) -> [Portion] { portions[food] ?? [] }

  /// Calculates one portion from the weight of an amount: if 2 tbsp weigh 35.8 g, the portion `tbsp` weighs 17.9 g.
  ///
  /// A description stays in the name: `1 cup, diced` gives the portion `cup, diced`.
  static func portion(amount: Double?, unit: String?, description: String?, modifier: String?, grams: Double)
    -> Portion?
  {
    let unit = unit.flatMap { ["undetermined", "racc", "quantity not specified"].contains($0.lowercased()) ? nil : $0 }
    // The modifiers in the survey (FNDDS) are numeric codes, which are left out.
    let modifier = modifier.flatMap { $0.allSatisfy(\.isNumber) ? nil : $0 }
    let words = [unit, description, modifier].compactMap { $0 }.filter {
      !$0.lowercased().hasPrefix("quantity not spec")
    }
    guard !words.isEmpty else { return nil }
    return counted(words.joined(separator: ", "), grams: grams / (amount.flatMap { $0 > 0 ? $0 : nil } ?? 1))
  }

  /// Calculates one portion from text that begins with a number, as on labels: `2 COOKIES`, `1/2 cup`.
  static func counted(_ text: String, grams: Double) -> Portion? {
    var name = text[...]
    var count = 1.0
    let front = name.prefix { $0.isNumber || ".,/".contains($0) }
    if let number = number(front), number > 0 {
      count = number
      name = name.dropFirst(front.count).drop(while: \.isWhitespace)
    }
    let isLoud = !name.contains(where: \.isLowercase)
    guard let clean = ImportName.clean(isLoud ? name.lowercased() : String(name), longest: 60),
      // Larder knows these units itself, so they are not portions.
      !["oz", "lb", "g", "gram", "grams", "ml", "kg", "onz", "grm", "mlt", "oz."].contains(clean.lowercased())
    else { return nil }
    return try? FoodCheck.portion(name: clean, grams: grams / count)
  }

  private static func number(_ text: Substring) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let values = parts.compactMap { ImportNumber.read(String($0), .point).value }
    guard values.count == parts.count, let first = values.first else { return nil }
    switch values.count {
    case 1: return first
    case 2: return values[1] > 0 ? first / values[1] : nil
    default: return nil
    }
  }
}
