/// An amount of one food with its weight in grams.
package struct ResolvedAmount: Equatable, Sendable {
  /// The weight in grams, above 0 and at most 100,000.
  package var grams: Double
  /// The quantity with the portion that was meant: `2 large`, `150 g`, `1 cup`.
  package var quantity: Quantity
  /// Why the grams are a guess, as a question to the user; nil if they are certain.
  package var doubt: String?
  /// The other possible meanings of a doubtful amount, each certain by itself.
  package var alternatives: [ResolvedAmount]
  /// What was assumed because no amount was given, as shown to the user: `a splash of 15 g`; nil if nothing was
  /// assumed.
  package var assumed: String?

  /// Creates an amount in grams, above 0; it is certain if `doubt` is nil.
  package init(
    grams: Double, quantity: Quantity, doubt: String? = nil, alternatives: [ResolvedAmount] = [], assumed: String? = nil
  ) {
    self.grams = grams
    self.quantity = quantity
    self.doubt = doubt
    self.alternatives = alternatives
    self.assumed = assumed
  }

  /// The quantity as shown to people: `2 large`.
  package var text: String { quantity.text }
}

extension Food {
  /// The weight of a quantity of the food, from the food's portions and density; a nil quantity means one first
  /// portion.
  ///
  /// The middle of a range counts. Throws `doubtful` if a count needs a portion and the food has none, `badAmount` if
  /// the food has no portion with that name or the amount cannot be measured, and `outOfRange` outside 0 to 100 kg.
  package func weight(of quantity: Quantity?) throws(LarderError) -> ResolvedAmount {
    guard let quantity else { return try checked(firstPortion(Quantity(1, .piece))) }
    var result = try resolvedWhole(quantity)
    if let share = quantity.share {
      result.grams *= share
      result.quantity.share = share
    }
    return try checked(result)
  }

  private func resolvedWhole(_ quantity: Quantity) throws(LarderError) -> ResolvedAmount {
    switch quantity.unit {
    case .piece: return try firstPortion(quantity)
    case .portion(let name): return try portion(quantity, name)
    case .measure(.mass(let grams, _)): return ResolvedAmount(grams: quantity.middle * grams, quantity: quantity)
    case .measure(.volume(let size, let unit)): return volume(quantity, size, unit)
    case .toTaste:
      throw LarderError(
        .badAmount, "the weight of \(name) to taste is not known", hint: "give its weight, such as 2 g, or a pinch")
    }
  }

  private func checked(_ result: ResolvedAmount) throws(LarderError) -> ResolvedAmount {
    guard result.grams.isFinite, result.grams > 0, result.grams <= Quantity.limit else {
      throw LarderError(
        .outOfRange,
        "\(result.text) of \(name) is \(result.grams > 0 ? "too much: more than 100 kg" : "nothing")",
        hint: "an amount is more than 0 g and at most 100 kg")
    }
    return result
  }

  /// The portion that half a food is half of: half a calzone is half of a whole one, and not of a serving.
  private var wholePortion: Portion? {
    guard let first = portions.first, first.name == "serving" else { return portions.first }
    return ["whole", "piece"].lazy.compactMap { name in portions.first { $0.name == name } }.first ?? first
  }

  private func firstPortion(_ quantity: Quantity) throws(LarderError) -> ResolvedAmount {
    guard let portion = quantity.number < 1 && quantity.upTo == nil ? wholePortion : portions.first else {
      throw LarderError(
        .doubtful, "\(name) has no portion, so \(Quantity.figure(quantity.number)) of it has no weight",
        hint: "give grams (150g), or add one: `food portion add \(name) = piece 50g`")
    }
    var counted = quantity
    counted.unit = Quantity.Unit(word: portion.name)
    // Half a grapefruit is one portion `half`, not half of that portion.
    if quantity.number == 0.5, quantity.upTo == nil, PortionWords.isHalf(portion.name) { counted.number = 1 }
    return ResolvedAmount(grams: counted.middle * portion.grams, quantity: counted)
  }

  private func portion(_ quantity: Quantity, _ unit: String) throws(LarderError) -> ResolvedAmount {
    if let portion = PortionMatch.best(for: unit, in: portions) {
      return ResolvedAmount(grams: quantity.middle * portion.grams, quantity: quantity)
    }
    // `2 Stück` of a food that is counted by size, or by its own name, are two of these.
    if PortionWords.key(unit) == "piece", let first = portions.first?.name.plainLetters, !PortionWords.isNoun(first),
      Measure.read([first]) == nil
    {
      return try firstPortion(quantity)
    }
    if let typical = TypicalPortion.weight(quantity, unit, of: self) { return typical }
    let food = self
    let names = portions.map(\.name)
    guard !names.isEmpty else {
      throw LarderError(
        .doubtful, "\(food.name) has no portions, so the weight of \(LarderError.quoted(unit)) is not known",
        hint: "give grams (150g), or add it: `food portion add \(food.name) = \(unit) 50g`")
    }
    let nearest = NearestWord.among(names, to: unit)
    let candidates = (nearest.map { [$0] } ?? []) + names.filter { $0 != nearest }
    throw LarderError(
      .badAmount, "\(food.name) has no portion \(LarderError.quoted(unit))",
      hint: "it has \(candidates.prefix(8).joined(separator: ", ")); or give grams", candidates: candidates)
  }

  /// The weight of a volume, from the first of these that is known: the food's portion with that unit, the food's
  /// density, another portion that is a volume, the density of water.
  private func volume(_ quantity: Quantity, _ size: Double, _ unit: String) -> ResolvedAmount {
    if let portion = PortionMatch.best(for: unit, in: portions) {
      return ResolvedAmount(grams: quantity.middle * portion.grams, quantity: quantity)
    }
    let milliliters = quantity.middle * size
    if let density = density ?? PortionMatch.density(by: portions) {
      return ResolvedAmount(grams: milliliters * density, quantity: quantity)
    }
    guard isPoured else {
      return ResolvedAmount(
        grams: milliliters, quantity: quantity,
        doubt:
          "\(name) has no volume portion and no density; \(quantity.text) is taken as "
          + "\(Quantity.figure(milliliters)) g (1 g/ml)"
      )
    }
    return ResolvedAmount(grams: milliliters, quantity: quantity)
  }
}

extension Food {
  /// Whether a millilitre of the food weighs about a gram: beverages and the dairy products that people drink.
  var isPoured: Bool {
    if category == .beverages { return true }
    guard category == .dairy else { return false }
    let words = name.plainLetters.split { !$0.isLetter }
    let isDried = words.contains {
      ["powder", "powdered", "dry", "dried", "pulver", "condensed", "chocolate"].contains($0)
    }
    return !isDried && words.contains { word in Self.poured.contains { word.hasSuffix($0) } }
  }

  static let poured = ["milk", "milch", "kefir", "lassi", "ayran", "whey", "molke", "drink", "eggnog"]
}
