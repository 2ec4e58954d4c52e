/// Calculates the weight of an ingredient from its line in the recipe and from the food.
///
/// The weight comes from the first of these that is known: a weight in the line, the size of the can or piece in the
/// line, the food's portion with the name of the unit (`slice`), a volume, or the usual weight of a piece.
extension Food {
  /// The weight of an ingredient line's amount in grams, how the weight was found, and whether it is sure; nil if
  /// unknown.
  ///
  /// The weight is unknown if the line has no amount, or if the food's data do not show what the amount weighs. The
  /// weight is sure if no doubtful assumption was needed.
  ///
  /// `pack` is the weight of the pack or jar in which shops usually sell the food, in grams; nil if it is not known.
  package func weight(of reading: IngredientReading, pack: Double? = nil) -> (
    grams: Double, from: IngredientWeight, isSure: Bool
  )? {
    guard let amount = reading.amount else { return nil }
    let stated = reading.alternatives.lazy.compactMap { same in
      Self.mass(of: same.amounts).map { (weight: $0, isAll: same.includesAdded) }
    }.first
    let own = Self.mass(of: [amount]) ?? stated?.weight
    if amount.unit?.grams == nil, let stated, stated.isAll { return Self.checked(stated.weight) }
    // In parts, since the compiler takes too long for one expression.
    let ofPieces = own ?? sized(amount, reading, pack) ?? fruits(amount, reading) ?? pieces(amount, reading)
    let ofPacks =
      ofPieces ?? sliced(amount, reading) ?? cubes(amount, reading) ?? packed(amount, reading) ?? jar(amount, pack)
    let ofKind = ofPacks ?? bunch(amount, reading) ?? kind(amount, reading)
    guard
      let own = ofKind ?? weight(of: amount, isMashed: Self.isMashed(reading)) ?? whole(amount, reading)
    else {
      // The line may state the amount twice, as in `2 cups (250 ml)`; the second one may be known if the first is not.
      return reading.alternatives.lazy.compactMap { same in self.sum(same.amounts) { self.weight(of: $0) } }.first
        .flatMap(Self.checked)
    }
    let added = reading.summands.dropFirst()
    guard !added.isEmpty else { return Self.checked(own) }
    guard let more = sum(Array(added), { Self.mass(of: [$0]) ?? self.weight(of: $0) }) else { return nil }
    return Self.checked((own.grams + more.grams, own.from, own.isSure && more.isSure))
  }

  /// The weight of amounts that belong together; nil if one of them is unknown, or if there are none.
  private func sum(_ amounts: [IngredientAmount], _ weigh: (IngredientAmount) -> Weight?) -> Weight? {
    let weights = amounts.compactMap(weigh)
    guard let first = weights.first, weights.count == amounts.count else { return nil }
    return (weights.reduce(0) { $0 + $1.grams }, first.from, weights.allSatisfy(\.isSure))
  }

  private typealias Weight = (grams: Double, from: IngredientWeight, isSure: Bool)

  private static func checked(_ weight: Weight) -> Weight? {
    weight.grams.isFinite && weight.grams > 0 && weight.grams <= 1_000_000 ? weight : nil
  }

  /// The weight that amounts in units of mass state together; nil if one of them is in another unit.
  private static func mass(of amounts: [IngredientAmount]) -> Weight? {
    let grams = amounts.compactMap { amount in amount.unit?.grams.map { (amount.middle ?? 1) * $0 } }
    guard grams.count == amounts.count, !grams.isEmpty else { return nil }
    return (grams.reduce(0, +), .weight, true)
  }

  /// The size of one can or piece, multiplied by the number of cans or pieces.
  private func sized(_ amount: IngredientAmount, _ reading: IngredientReading, _ pack: Double?) -> Weight? {
    let size = reading.sizeOfEach
    guard let first = size.first, first.quantity != nil else { return nil }
    let number = (amount.middle ?? 1) * drainedShare(reading)
    let isCounted = amount.unit.map { !$0.isContainer && !$0.isMeasured } ?? true
    // `3 carrots (about 2 cups)`
    if isCounted, number > 1, reading.isWeightOfAll != false, let milliliters = first.unit?.milliliters,
      let one = first.middle, size.count == 1
    {
      return (one * milliliters * (knownDensity ?? 1), .size, knownDensity != nil)
    }
    if let one = Self.mass(of: size) {
      if let all = ofAllPacks(amount, weighing: one.grams, reading, pack) {
        return (all.grams * drainedShare(reading), all.from, all.isSure)
      }
      return ofAll(amount, weighing: one.grams, reading) ?? (number * one.grams, .size, true)
    }
    guard let milliliters = first.unit?.milliliters, let one = first.middle else { return nil }
    return (number * one * milliliters * (knownDensity ?? 1), .size, true)
  }

  /// The weight of several pieces if the weight beside them is that of all: `3 eggs (150 g in total)`, `12 lasagne sheets
  /// (250 g)`; nil if it is that of each, as in `2 chicken breasts (150 g each)`, and for cans and other packs.
  ///
  /// If the line does not say which, it is the one that is closer to the usual weight of a piece, by factor. If that is
  /// not known either, many pieces have their weight together, which is not sure, and a few have it each.
  private func ofAll(_ amount: IngredientAmount, weighing grams: Double, _ reading: IngredientReading) -> Weight? {
    guard let number = amount.middle, number != 1, amount.unit.map({ !$0.isContainer && !$0.isMeasured }) ?? true else {
      return nil
    }
    if let isOfAll = reading.isWeightOfAll { return isOfAll ? (grams, .weight, true) : nil }
    guard let usual = weight(of: amount).map({ $0.grams / number }), usual > 0 else {
      // `1/2 Würfel Hefe (21 g)`
      if number < 1 { return (grams, .weight, true) }
      return number > Self.fewPieces || reading.isSizeAbout ? (grams, .weight, false) : nil
    }
    // `2 chicken breasts (approx. 300 g)`: nobody weighs each to say that it has about so much.
    if reading.isSizeAbout, (0.5...2).contains(grams / number / usual) {
      return (grams, .weight, !(0.5...2).contains(grams / usual))
    }
    let isOfEach = PieceWeights.isOfEach(grams, beside: number, usually: usual)
    // Two chicken breasts of 300 g may be large or small ones.
    let isClear =
      ![.meat, .seafood].contains(category)
      || [grams, grams / number].contains { max($0, usual) / min($0, usual) >= 2 }
    return isOfEach ? isClear ? nil : (number * grams, .size, false) : (grams, .weight, isClear)
  }

  /// The weight of several packs if the weight in brackets behind the name is that of all: `2 Pck. Blätterteig (550 g)`; nil
  /// if it is that of each.
  ///
  /// If the line does not say which, it is the one that is closer to the usual weight of a pack, by factor, and that of
  /// each if this weight is not known.
  private func ofAllPacks(
    _ amount: IngredientAmount, weighing grams: Double, _ reading: IngredientReading, _ pack: Double?
  ) -> Weight? {
    guard amount.unit?.isContainer ?? false, reading.isSizeBehindName, let number = amount.middle, number > 1 else {
      return nil
    }
    if let isOfAll = reading.isWeightOfAll { return isOfAll ? (grams, .weight, true) : nil }
    guard let pack, !PieceWeights.isOfEach(grams, beside: number, usually: pack) else { return nil }
    return (grams, .weight, (0.8...1.25).contains(grams / number / pack))
  }

  /// The largest number of pieces that may each have the weight beside them if their usual weight is not known.
  private static let fewPieces = 6.0

  /// The share of a can's contents that remains after draining, if the line says that the can is drained; otherwise 1.
  ///
  /// USDA's cans of 15 oz (425 g) have 253 g of drained chickpeas and 266 g of drained kidney beans, 60 and 63 %; a can
  /// of tuna of 160 g has 112 g of fish.
  private func drainedShare(_ reading: IngredientReading) -> Double {
    guard reading.amount?.unit?.isContainer ?? false else { return 1 }
    let words = reading.said.split { !$0.isLetter }
    // `Abtropfgewicht 240 g` and `240 g drained weight` already state the drained weight.
    guard let place = words.firstIndex(where: { word in Self.drained.contains(where: word.hasPrefix) }),
      !words.contains(where: { $0.hasSuffix("weight") || $0.hasSuffix("gewicht") }),
      place == 0 || !Self.negations.contains(String(words[place - 1]))
    else { return 1 }
    return category == .seafood ? 0.7 : 0.62
  }

  private static let negations: Set<String> = ["not", "nicht", "non", "no", "sin", "sem", "un", "never", "не"]
  private static let drained = [
    "drained", "abgetropft", "egoutte", "scolat", "sgocciolat", "escurrid", "escorrid", "відціджен",
  ]

  /// The weight of counted pieces whose size the line states, if the food has a portion of that size: `2 large onions`.
  private func pieces(_ amount: IngredientAmount, _ reading: IngredientReading) -> Weight? {
    guard let size = reading.size, amount.unit?.isMeasured != true else { return nil }
    let unit = amount.unit.map { " " + $0.portionWord } ?? ""
    guard let portion = portions.first(where: { $0.name.lowercased() == size.rawValue + unit }) else { return nil }
    return ((amount.middle ?? 1) * portion.grams, .piece, true)
  }

  /// The weight of the juice or zest of counted fruits: `juice of 1 lemon`.
  private func fruits(_ amount: IngredientAmount, _ reading: IngredientReading) -> Weight? {
    guard let (fruit, part) = reading.fruitPart, name.plainLetters.contains(part.rawValue) || part == .zest,
      let grams = part.grams(ofFruit: fruit) ?? part.grams(ofFruit: name)
    else { return nil }
    return ((amount.middle ?? 1) * grams, .piece, part == .juice)
  }

  /// The weight of counted pieces of a kind that is much smaller or larger than the food found for it: `10 cherry
  /// tomatoes`; nil for all others.
  private func kind(_ amount: IngredientAmount, _ reading: IngredientReading) -> Weight? {
    let isRoulade = category == .meat && ["roulade", "rouladen"].contains(where: reading.name.plainLetters.hasSuffix)
    guard amount.unit == nil, isRoulade || [.produce, .pantry].contains(category),
      let one = PieceWeights.gramsOfWhole(reading.name),
      let own = weight(of: IngredientAmount(quantity: 1)), max(one, own.grams) / min(one, own.grams) >= 2
    else { return nil }
    return ((amount.middle ?? 1) * one, .piece, true)
  }

  /// The usual weight of whole pieces of a food whose portions are only cups and parts: `1 cauliflower`, `1 head of
  /// lettuce`, `1 cinnamon stick`.
  private func whole(_ amount: IngredientAmount, _ reading: IngredientReading) -> Weight? {
    let names: [String]
    switch amount.unit?.portionWord {
    case nil, "head", "bulb": names = [reading.name, name]
    case "stick", "Stange": names = ["\(name) stick", "\(reading.name) stick"]
    default: return nil
    }
    let grams =
      amount.unit?.portionWord == "stick" ? nil : PieceWeights.head(of: names)
    guard let grams = grams ?? names.lazy.compactMap({ PieceWeights.gramsOfWhole($0) }).first else { return nil }
    let isSure = reading.size.map { $0 == .medium } ?? true
    return ((amount.middle ?? 1) * grams, .piece, isSure)
  }

  /// The weight of small packs that hold as much as a recipe needs: `1 Päckchen Vanillezucker`.
  private func packed(_ amount: IngredientAmount, _ reading: IngredientReading) -> Weight? {
    if let packs = amount.unit.flatMap({ Self.germanPacks[$0.symbol] }), case let plain = reading.name.plainLetters,
      let pack = packs.first(where: { plain.hasSuffix($0.food) })
    {
      return ((amount.middle ?? 1) * pack.grams, .piece, true)
    }
    guard let unit = amount.unit, ["packet", "package", "pkg"].contains(unit.portionWord) || unit.symbol == "Beutel",
      let grams = PieceWeights.sachet(of: reading.name) ?? PieceWeights.sachet(of: name)
        ?? (["Pck.", "Beutel"].contains(unit.symbol) ? aliases.lazy.compactMap(PieceWeights.sachet).first : nil)
    else { return nil }
    return ((amount.middle ?? 1) * grams, .piece, true)
  }

  /// The weight of stock cubes, each for half a liter, as they are sold in Europe; USDA's cubes, which it calls bouillon,
  /// are for a cup.
  private func cubes(_ amount: IngredientAmount, _ reading: IngredientReading) -> Weight? {
    guard name.hasSuffix("stock cube"), !reading.name.plainLetters.contains("bouillon"),
      amount.unit.map({ $0.portionWord == "cube" || $0.symbol == "Würfel" }) ?? true
    else { return nil }
    return ((amount.middle ?? 1) * Self.gramsOfStockCube, .piece, true)
  }

  private static let gramsOfStockCube = 10.0

  /// The weight of jars with the usual contents, which is not sure, since many are sold in two sizes: `1 Glas Apfelmus`.
  private func jar(_ amount: IngredientAmount, _ pack: Double?) -> Weight? {
    guard let unit = amount.unit, unit.symbol == "Glas" || unit.portionWord == "jar",
      portion(called: unit.portionWord) == nil, let pack
    else { return nil }
    return ((amount.middle ?? 1) * pack, .piece, false)
  }

  /// The sizes in which German shops sell a food, in grams, by their printed weights.
  private static let germanPacks: [String: [(food: String, grams: Double)]] = [
    "Becher": [
      ("sahne", 200), ("schmand", 200), ("creme fraiche", 200), ("sauerrahm", 200), ("joghurt", 150), ("quark", 250),
    ],
    "Stück": [("butter", 250)], "Pck.": [("butter", 250), ("puddingpulver", 37)], "Beutel": [("puddingpulver", 37)],
    "Tüte": [("puddingpulver", 37)],
  ]

  /// The weight of bunches, unless the food has a portion of that name.
  private func bunch(_ amount: IngredientAmount, _ reading: IngredientReading) -> Weight? {
    guard let unit = amount.unit, unit.portionWord == "bunch" || unit.symbol == "Bund", portion(called: "bunch") == nil,
      let grams = BunchWeights.grams([name, reading.name])
    else { return nil }
    return ((amount.middle ?? 1) * grams, .piece, false)
  }

  /// The weight of a volume of sliced or slivered nuts; a cup holds less of these than of whole nuts.
  ///
  /// USDA's cup has 143 g of whole almonds, 108 g of slivered and 92 g of sliced ones.
  private func sliced(_ amount: IngredientAmount, _ reading: IngredientReading) -> Weight? {
    guard amount.unit?.milliliters != nil, portions.contains(where: { $0.name == "almond" }) else { return nil }
    let said = reading.said
    let share = said.contains("sliver") ? 108.0 / 143 : Self.sliced.contains(where: said.contains) ? 92.0 / 143 : nil
    guard let share, var whole = weight(of: amount) else { return nil }
    whole.grams *= share
    return whole
  }

  /// Whether the line says that the food is mashed or pressed, which leaves no air in a cup of it.
  private static func isMashed(_ reading: IngredientReading) -> Bool {
    let said = reading.said
    return ["mashed", "puree", "juice", "saft", "pureed", "puriert", "zerdruckt", "ecrase", "jus", "grated zest"]
      .contains(where: said.contains)
  }

  private static let sliced = ["sliced", "flaked", "gehobelt", "blattchen", "effile", "lamelle", "laminad"]

  private func weight(of amount: IngredientAmount, isMashed: Bool = false) -> Weight? {
    let number = amount.middle ?? 1
    guard let unit = amount.unit else {
      guard let weight = try? weight(of: Quantity(number, .piece)) else { return nil }
      // A food whose first portion is a serving or a household measure, such as a cup, has no pieces to count.
      return weight.quantity.isCount && !(portions.first?.isServing ?? false)
        ? (weight.grams, .piece, weight.doubt == nil) : nil
    }
    if let milliliters = unit.milliliters {
      if let portion = portion(called: unit.portionWord) {
        return (number * portion.grams, .portion, !unit.isVague)
      }
      guard let weight = try? weight(of: .volume(milliliters: number * milliliters, unit: "ml")) else { return nil }
      // Chopped vegetables and fruit leave air in the cup: USDA's cups (237 ml) have 101 g of celery, 128 of carrots,
      // 149 of peppers, 160 of onions.
      let isLoose = knownDensity == nil && category == .produce && number * milliliters > 100 && !isMashed
      // USDA's cup has 113 g of shredded cheese.
      let isCheese = knownDensity == nil && category == .dairy && nutrients.protein > 12 && nutrients.fat > 12
      let share = isLoose ? 0.6 : isCheese && milliliters > 100 ? 113 / 236.6 : 1
      return (weight.grams * share, .density, weight.doubt == nil && !unit.isVague)
    }
    if let grams = unit.grams { return (number * grams, .weight, true) }
    guard let weight = try? weight(of: Quantity(number, Quantity.Unit(word: unit.portionWord))) else { return nil }
    return (weight.grams, .portion, weight.doubt == nil)
  }
}

extension IngredientAmount {
  /// The number, or the middle of a range; nil if the amount is only a unit, such as `pinch`.
  package var middle: Double? { quantity.map { number in quantityMax.map { (number + $0) / 2 } ?? number } }
}
