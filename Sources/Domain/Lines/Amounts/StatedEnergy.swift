internal import Figures

/// An energy that was typed for an item, with or without a name: `Menü 620 kcal`, `pizza (2,700 kJ)`.
package struct StatedEnergy: Hashable, Sendable {
  /// The energy in kcal, above 0 and at most 20,000.
  package let kilocalories: Double
  /// The item without the words for the energy and other nutrients; empty if nothing else was typed.
  package let rest: String
  /// The grams of other nutrients that were typed with the energy: 40 of protein in `900 kcal, 40 g protein`.
  package let others: [Nutrient: Double]

  /// The maximum energy in kcal that is accepted for an item.
  private static let maximum = 20_000.0
  /// The maximum length in bytes of an item that is searched for an energy.
  private static let longest = 400

  /// Reads the energy in an item; nil if the item states no energy.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    for place in words.indices {
      guard let (number, length) = Self.energy(words[place...]), number > 0, number <= Self.maximum else { continue }
      var before = words[..<place]
      // In `3 bars à 100 kcal`, the energy is that of each bar.
      let isOfEach = before.last.map { ["a", "à", "je", "each"].contains($0.lowercased()) } ?? false
      let factor = isOfEach ? Self.count(before.dropLast()) ?? 1 : 1
      if isOfEach { before.removeLast() }
      while let last = before.last, Self.lead.contains(last.plainLetters) { before.removeLast() }
      var after = words[(place + length)...]
      if let first = after.first, ["of", "an", "on"].contains(first.plainLetters) { after.removeFirst() }
      guard number * factor <= Self.maximum else { continue }
      kilocalories = number * factor
      var others: [Nutrient: Double] = [:]
      let behind = Self.areNutrients(after, &others)
      // In `200 g protein yogurt 150 kcal`, the grams are those of the yogurt.
      let start = before.indices.first { Self.areNutrients(before[$0...], &others) } ?? before.endIndex
      let isPossible = Self.canContain(others, kilocalories)
      self.others = isPossible ? others : [:]
      let item = (isPossible ? before[..<start] + (behind ? [] : after) : before + after).joined(separator: " ")
      rest = String(item.reversed().drop { ",; ".contains($0) }.reversed())
      return
    }
    return nil
  }

  /// Whether all the words state grams of nutrients: `40 g protein`, `P 40g`.
  static func areNutrients(_ text: String) -> Bool {
    guard text.utf8.count <= longest else { return false }
    var found: [Nutrient: Double] = [:]
    return areNutrients(text.split(whereSeparator: \.isWhitespace).map(String.init)[...], &found)
  }

  /// The nutrients of an item in kcal and grams, as far as they were typed.
  package var nutrients: PartialNutrients {
    others.reduce(into: PartialNutrients(calories: kilocalories)) { $0[$1.key] = $1.value }
  }

  /// Whether all the words state grams of nutrients, as `40g protein` and `fat 12 g` do; if so, adds the grams to
  /// `found`.
  private static func areNutrients(_ words: ArraySlice<String>, _ found: inout [Nutrient: Double]) -> Bool {
    var stated = found
    var index = words.startIndex
    while index < words.endIndex {
      if let (grams, used) = grams(words[index...]), let word = words[(index + used)...].first,
        let nutrient = nutrient(word), stated[nutrient] == nil
      {
        stated[nutrient] = grams
        index += used + 1
      } else if let nutrient = nutrient(words[index]), stated[nutrient] == nil,
        let (grams, used) = grams(words[(index + 1)...])
      {
        stated[nutrient] = grams
        index += used + 1
      } else if joins.contains(words[index]) {
        index += 1
      } else {
        return false
      }
    }
    // Sugar and fat alone are foods: `tea 2 kcal, 10 g sugar`.
    guard stated.count > found.count, !telling.isDisjoint(with: stated.keys) else { return false }
    found = stated
    return true
  }

  /// Nutrients that are not foods themselves.
  private static let telling: Set<Nutrient> = [.protein, .carbohydrates, .fiber]
  private static let joins: Set<String> = [",", ";", "+", "and", "und", "&"]

  /// The grams at the start of the words, at most 1,000, and how many words state them; nil if no grams are stated
  /// there.
  private static func grams(_ words: ArraySlice<String>) -> (grams: Double, used: Int)? {
    guard let first = words.first else { return nil }
    let text = trimmed(first)
    let digits = text.prefix { $0.isASCIIDigit || $0 == "." || $0 == "," }
    guard let number = number(digits), number <= 1000 else { return nil }
    let unit = text.dropFirst(digits.count)
    if unit == "g" { return (number, 1) }
    return unit.isEmpty && words.dropFirst().first.map { trimmed($0) == "g" } == true ? (number, 2) : nil
  }

  /// The nutrient, measured in grams, that a word of a menu names: `protein`, `KH`, `P`; nil if it names none.
  private static func nutrient(_ word: String) -> Nutrient? {
    guard word.utf8.count <= 24 else { return nil }
    return names[trimmed(word).plainLetters]
  }

  private static let names: [String: Nutrient] = [
    "protein": .protein, "prot": .protein, "eiweiss": .protein, "carbs": .carbohydrates, "carb": .carbohydrates,
    "carbohydrate": .carbohydrates, "carbohydrates": .carbohydrates, "kh": .carbohydrates,
    "kohlenhydrate": .carbohydrates, "fat": .fat, "fett": .fat, "fiber": .fiber, "fibre": .fiber,
    "ballaststoffe": .fiber, "sugar": .sugar, "zucker": .sugar, "p": .protein, "c": .carbohydrates, "f": .fat,
  ]

  private init(kilocalories: Double, rest: String, others: [Nutrient: Double]) {
    (self.kilocalories, self.rest, self.others) = (kilocalories, rest, others)
  }

  /// The energy and nutrients that each person ate, if several people shared the item equally.
  package func divided(by people: Int) -> StatedEnergy {
    let parts = Double(people)
    return StatedEnergy(kilocalories: kilocalories / parts, rest: rest, others: others.mapValues { $0 / parts })
  }

  /// Whether an energy in kcal can come from grams of nutrients, allowing for rounding and for carbs that are fiber.
  private static func canContain(_ grams: [Nutrient: Double], _ kilocalories: Double) -> Bool {
    func energy(_ nutrient: Nutrient, _ factor: Double) -> Double { (grams[nutrient] ?? 0) * factor }
    let carbohydrates = max(grams[.carbohydrates] ?? 0, grams[.sugar] ?? 0) * EnergyFactor.carbohydrate
    let sum = energy(.protein, EnergyFactor.protein) + carbohydrates + energy(.fat, EnergyFactor.fat)
    return sum <= 1.2 * kilocalories + 10
  }

  /// A sentence that tells the user that the typed amount of a food does not have the typed energy.
  ///
  /// `other` is the energy in kcal that this amount has.
  package func contradiction(by amount: String, of food: String, having other: Double) -> String {
    let (typed, had) = (Quantity.figure(kilocalories.rounded()), Quantity.figure(other.rounded()))
    return "\(amount) \(food) is \(had) kcal, but \(typed) kcal was typed"
  }

  /// The number at the start of an item; nil if the item does not begin with a number.
  private static func count(_ words: ArraySlice<String>) -> Double? {
    guard let first = words.first, case .number(let value)? = NumberReading.read(first), value > 0 else { return nil }
    return value
  }

  /// Words before the energy that do not change its meaning: `about 400 kcal`, `= 400 kcal`.
  private static let lead: Set<String> = [
    "about", "approx", "approx.", "around", "ca", "ca.", "circa", "etwa", "ungefahr", "rund", "~", "=", "with",
    "mit", "for", "fur", "-", ":",
  ]

  /// The kilocalories at the start of the words, and how many words state them; nil if no energy is stated there.
  private static func energy(_ words: ArraySlice<String>) -> (kilocalories: Double, length: Int)? {
    guard let first = words.first else { return nil }
    let trimmed = Self.trimmed(first)
    let digits = trimmed.prefix { $0.isASCIIDigit || $0 == "." || $0 == "," }
    guard let number = number(digits) else { return nil }
    let unit = trimmed.dropFirst(digits.count)
    if !unit.isEmpty { return factor(unit).map { (number * $0, 1) } }
    return words.dropFirst().first.flatMap { factor(Self.trimmed($0)[...]) }.map { (number * $0, 2) }
  }

  private static func trimmed(_ word: String) -> String {
    let edges = "()[]~=.,;:"
    return String(word.drop { edges.contains($0) }.reversed().drop { edges.contains($0) }.reversed())
  }

  /// Reads a number; a comma or point before exactly three digits separates thousands.
  ///
  /// Nobody states thousandths of a kcal.
  private static func number(_ text: Substring) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    switch parts.count {
    case 1: return text.isEmpty ? nil : Double(text)
    case 2 where parts[1].count == 3: return Double(parts[0] + parts[1])
    case 2: return Double(parts[0] + "." + parts[1])
    default: return nil
    }
  }

  /// The number of kcal in one unit of energy; nil if the word is not a unit of energy.
  private static func factor(_ unit: Substring) -> Double? {
    switch unit.plainLetters {
    case "kcal", "cal", "cals", "kcals", "calorie", "calories", "kalorie", "kalorien", "kilokalorien": 1
    case "kj", "kilojoule", "kilojoules": 1 / EnergyFactor.kilojoules
    default: nil
    }
  }
}
