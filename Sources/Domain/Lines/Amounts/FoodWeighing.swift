extension Food {
  /// The weight of a quantity, from the food's portions and density.
  ///
  /// A range such as `2-3` counts as its middle. If the quantity is nil, the weight is that of the first portion.
  ///
  /// Throws `doubtful` if a count needs a portion and the food has none, `badAmount` if the food has no portion with
  /// that name or the amount cannot be measured, and `outOfRange` if the weight is not between 0 and 100 kg.
  package func weight(of quantity: Quantity?) throws(LarderError) -> ResolvedAmount {
    guard let quantity else { return try checked(firstPortion(Quantity(1, .piece), isTyped: false)) }
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
    guard result.grams.isFinite, result.grams >= Quantity.least, result.grams <= Quantity.limit else {
      throw LarderError(
        .outOfRange,
        "\(result.text) of \(name) is \(result.grams >= Quantity.least ? "too much: more than 100 kg" : "nothing")",
        hint: "an amount is more than 0 g and at most 100 kg")
    }
    return result
  }

  /// The portion to which a fraction applies: half a calzone is half of a whole one, not half of a serving.
  private var wholePortion: Portion? {
    guard let first = portions.first, first.isServing || category == .dairy && PortionWords.key(first.name) == "wedge"
    else { return portions.first }
    return ["whole", "piece"].lazy.compactMap { name in portions.first { $0.name == name } }.first ?? first
  }

  private func firstPortion(_ quantity: Quantity, isTyped: Bool = true) throws(LarderError) -> ResolvedAmount {
    guard let portion = quantity.number < 1 && quantity.upTo == nil ? wholePortion : portions.first else {
      throw LarderError(
        .doubtful, "\(name) has no portion, so \(Quantity.figure(quantity.number)) of it has no weight",
        hint: "give grams (150g), or add one: `food portion add \(name) = piece 50g`")
    }
    var counted = quantity
    counted.unit = Quantity.Unit(word: portion.name)
    // Half a grapefruit is one portion `half`, and a whole grapefruit is two.
    if isTyped, PortionWords.isHalf(portion.name) { counted = counted.scaled(by: 2) }
    if !isUserCreated, quantity.number < 1, quantity.upTo == nil, PortionWords.key(portion.name) == "wedge" {
      guard category == .produce else {
        throw LarderError(
          .doubtful,
          "\(name) is weighed in wedges, so \(Quantity.figure(quantity.number)) of a whole one has no weight",
          hint: "give wedges (2 wedges) or grams (150g)")
      }
      // The USDA's wedges are eighths of a melon, and sixteenths of a watermelon.
      counted = counted.scaled(by: name.plainLetters.contains("watermelon") ? 16 : 8)
    }
    var result = taken(counted, portion)
    if portion.name == Portion.estimatedServing { result.assumed = result.assumption(.kind, of: self) }
    return result
  }

  private func portion(_ quantity: Quantity, _ unit: String) throws(LarderError) -> ResolvedAmount {
    // A Stück of pizza is a slice; the tables' piece is half a pizza.
    if unit.plainLetters == "stuck", SearchText.words(name).contains("pizza"),
      let slice = portions.first(where: { PortionWords.key($0.name) == "slice" })
    {
      return taken(quantity, slice)
    }
    // A German bag of crisps or sweets is one of 150 g, and the tables' bag one for a lunch box.
    if !isUserCreated, unit.plainLetters == "tute", let bag = TypicalPortion.weight(quantity, unit, of: self) {
      return bag
    }
    if let portion = PortionMatch.best(for: unit, in: portions) {
      return taken(quantity, portion)
    }
    if let share = Self.sharesOfSlice[PortionWords.key(unit)] {
      let slice = try portion(quantity, "slice")
      return ItemPhrase.assumed(.typical(unit: unit), grams: slice.grams * share, quantity, of: self)
    }
    let words = unit.split(separator: " ")
    if words.count == 2, PortionWords.isServing(words[1]), PortionWords.isSize(words[0].plainLetters) {
      // A large serving of fries is their portion `large`.
      if let size = PortionMatch.best(for: String(words[0]), in: portions) { return taken(quantity, size) }
      if let sized = sized(quantity, String(words[0])) { return sized }
    }
    if PortionWords.isServingOfChild(unit), let serving = usualServing ?? portions.first?.grams {
      let grams = quantity.middle * Self.shareOfChild * serving
      return ItemPhrase.assumed(.typical(unit: unit), grams: grams, quantity, of: self)
    }
    if PortionWords.key(unit) == "serving", let serving = usualServing ?? portions.first?.grams {
      return ItemPhrase.assumed(.typical(unit: unit), grams: quantity.middle * serving, quantity, of: self)
    }
    // `2 Stück` means two of the first portion if that is a serving, a size such as `large`, or the food's own name.
    if PortionWords.isPiece(unit), let first = portions.first?.name.plainLetters,
      !PortionWords.isNoun(first) || first == "serving", Measure.read([first]) == nil
    {
      return try firstPortion(quantity)
    }
    // Foods that the household added keep their own portions; no similar portion replaces a missing one.
    if !isUserCreated,
      let other = PortionWords.relatives(of: unit).lazy.compactMap({ PortionMatch.best(for: $0, in: portions) }).first
    {
      return taken(quantity, other)
    }
    if let typical = TypicalPortion.weight(quantity, unit, of: self) ?? sized(quantity, unit) { return typical }
    if !isUserCreated, words.count == 2, let sized = related(quantity, String(words[0]), String(words[1])) {
      return sized
    }
    if ["spoon", "spoonful"].contains(PortionWords.key(unit)), let density = knownDensity {
      let grams = quantity.middle * Self.tablespoon * density
      return ItemPhrase.assumed(.typical(unit: unit), grams: grams, quantity, of: self)
    }
    // If a serving is the only portion, a bar or pack is taken to be a serving: `1 Riegel Kinder Bueno`,
    // `crisps, 1 bag`. A pack of which only a part was eaten holds more than a serving.
    if !isUserCreated, quantity.number >= 1, let first = portions.first, portions.count == 1, first.isServing,
      PortionWords.key(unit) == "bar" || PortionWords.isContainer(unit)
    {
      return ItemPhrase.assumed(.typical(unit: unit), grams: quantity.middle * first.grams, quantity, of: self)
    }
    if PortionWords.key(unit) == "bunch", let grams = BunchWeights.grams([name]) {
      return ItemPhrase.assumed(.typical(unit: unit), grams: quantity.middle * grams, quantity, of: self)
    }
    throw noPortion(unit)
  }

  /// The weight of a size of a portion that the food has by a similar name: a big slice of lasagna is its large piece;
  /// nil if it has none, or if the words are another amount.
  private func related(_ quantity: Quantity, _ size: String, _ unit: String) -> ResolvedAmount? {
    guard PortionWords.isSizeWord(size.plainLetters), !PortionWords.isPiece(unit) else { return nil }
    let relatives = PortionWords.relatives(of: unit)
    if let sized = relatives.lazy.compactMap({ PortionMatch.best(for: "\(size) \($0)", in: portions) }).first {
      return taken(quantity, sized)
    }
    guard let usual = relatives.lazy.compactMap({ PortionMatch.best(for: $0, in: portions) }).first else { return nil }
    let grams = quantity.middle * TypicalPortion.factor(size) * usual.grams
    return ItemPhrase.assumed(.typical(unit: "\(size) \(unit)"), grams: grams, quantity, of: self)
  }

  /// The serving of a child, relative to an adult's: a child eats about half as much.
  private static let shareOfChild = 0.5

  /// The sizes of slices with names of their own, relative to a usual slice.
  private static let sharesOfSlice = ["sliver": 0.5, "wodge": 1.5]

  /// The milliliters in a tablespoon, which is assumed for a `spoon` of unknown size.
  private static let tablespoon = 15.0

  /// The weight of a size that the food does not list, from the food's usual serving or first portion; nil if the unit
  /// is not a size.
  ///
  /// Example: a large latte, if the food has no portion `large`.
  private func sized(_ quantity: Quantity, _ unit: String) -> ResolvedAmount? {
    guard !isUserCreated, PortionWords.isSize(unit.plainLetters), let first = portions.first else { return nil }
    // Three small pancakes are pieces, a small latte is a serving.
    let isPiece = PortionWords.isPiece(first.name) || SearchText.words(name).contains(first.name.plainLetters)
    let usual = isPiece ? first.grams : usualServing ?? first.grams
    let grams = quantity.middle * TypicalPortion.factor(unit) * usual
    return ItemPhrase.assumed(.typical(unit: unit), grams: grams, quantity, of: self)
  }

  private func taken(_ quantity: Quantity, _ portion: Portion) -> ResolvedAmount {
    let grams = TypicalPortion.grams(of: portion, of: self)
    guard grams == portion.grams else {
      return ItemPhrase.assumed(.kind, grams: quantity.middle * grams, quantity, of: self)
    }
    return ResolvedAmount(grams: quantity.middle * grams, quantity: quantity)
  }

  private func noPortion(_ unit: String) -> LarderError {
    let names = portions.map(\.name)
    guard !names.isEmpty else {
      return LarderError(
        .doubtful, "\(name) has no portions, so the weight of \(LarderError.quoted(unit)) is not known",
        hint: "give grams (150g), or add it: `food portion add \(name) = \(unit) 50g`")
    }
    let nearest = NearestWord.among(names, to: unit)
    let candidates = (nearest.map { [$0] } ?? []) + names.filter { $0 != nearest }
    return LarderError(
      .badAmount, "\(name) has no portion \(LarderError.quoted(unit))",
      hint: "known portions: \(candidates.prefix(8).joined(separator: ", ")); or give grams", candidates: candidates)
  }

  /// Whether the food is about as heavy as water but is not listed as a drink: a soup, a sauce or yogurt.
  private var isSpooned: Bool {
    guard !isUserCreated else { return false }
    let words = Set(SearchText.words(name))
    return Self.spooned.contains { spooned in words.contains { $0.hasSuffix(spooned) } }
  }

  /// The least fat, in g per 100 g, of an oil.
  private static let leastFatOfOil = 95.0
  private static let densityOfOil = 0.92
  /// The milliliters of three tablespoons.
  private static let fewSpoons = 45.0

  private static let spooned = [
    "sauce", "sosse", "soup", "suppe", "dressing", "gravy", "yogurt", "joghurt", "cream", "sahne", "getrank", "shake",
    "smoothie", "pudding", "custard", "brei", "ketchup", "curry", "stew", "eintopf", "pesto",
    "mustard", "senf", "mayonnaise", "mayo", "remoulade", "hummus", "salsa", "dip", "quark", "skyr", "tzatziki",
    "raita", "guacamole", "mus", "puree", "meerrettich", "horseradish",
  ]

  /// The weight of a volume, from the first of these that is known: the food's portion with that unit, the food's
  /// density, another portion that is a volume, or the density of water.
  private func volume(_ quantity: Quantity, _ size: Double, _ unit: String) -> ResolvedAmount {
    if let portion = PortionMatch.best(for: unit, in: portions) {
      return ResolvedAmount(grams: quantity.middle * portion.grams, quantity: quantity)
    }
    let milliliters = quantity.middle * size
    if let density = knownDensity {
      return ResolvedAmount(grams: milliliters * density, quantity: quantity)
    }
    guard isPoured else {
      // Oils of all kinds weigh 0.91 to 0.93 g per ml (USDA SR Legacy, 13.6 g a tablespoon).
      if !isUserCreated, nutrients.fat >= Self.leastFatOfOil {
        return ItemPhrase.assumed(.kind, grams: milliliters * Self.densityOfOil, quantity, of: self)
      }
      // Of a few spoons, the difference is small.
      if isSpooned || !isUserCreated && milliliters <= Self.fewSpoons {
        return ItemPhrase.assumed(.oneGramPerMilliliter, grams: milliliters, quantity, of: self)
      }
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
