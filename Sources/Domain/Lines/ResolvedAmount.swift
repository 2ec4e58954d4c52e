/// An amount of one food, in grams.
package struct ResolvedAmount: Equatable, Sendable {
  /// Above 0, at most 100,000.
  package var grams: Double
  /// With the portion that was meant: `2 large`, `150 g`, `1 cup`.
  package var text: String
  /// Why the grams are a guess, to be asked about; nil where they are certain.
  package var doubt: String?
  /// What else a doubtful amount may be, each certain by itself.
  package var otherwise: [ResolvedAmount]
  /// What was taken where nothing was said, for the person to see: `a splash of 15 g`; nil where nothing was.
  package var assumed: String?

  /// An amount in grams, above 0; a nil `doubt` makes it certain.
  package init(
    grams: Double, text: String, doubt: String? = nil, otherwise: [ResolvedAmount] = [], assumed: String? = nil
  ) {
    self.grams = grams
    self.text = text
    self.doubt = doubt
    self.otherwise = otherwise
    self.assumed = assumed
  }
}

extension Amount {
  /// The grams of this amount of a food, by its portions and density.
  ///
  /// Throws `doubtful` where a count needs a portion and the food has none, `badAmount` where it has no portion of
  /// that name, and `outOfRange` outside 0 to 100 kg.
  package func resolved(for food: Food) throws(LarderError) -> ResolvedAmount {
    let result: ResolvedAmount =
      switch self {
      case .none: try Self.firstPortion(1, of: food)
      case .grams(let grams): ResolvedAmount(grams: grams, text: text)
      case .volume(let milliliters, let unit): volume(milliliters, unit, of: food)
      case .count(let number, nil): try Self.firstPortion(number, of: food)
      case .count(let number, let unit?): try Self.portion(number, unit, of: food)
      }
    guard result.grams.isFinite, result.grams > 0, result.grams <= Amount.limit else {
      throw LarderError(
        .outOfRange,
        "\(result.text) of \(food.name) is \(result.grams > 0 ? "too much: more than 100 kg" : "nothing")",
        hint: "an amount is more than 0 g and at most 100 kg")
    }
    return result
  }

  private static func firstPortion(_ number: Double, of food: Food) throws(LarderError) -> ResolvedAmount {
    guard let portion = food.portions.first else {
      throw LarderError(
        .doubtful, "\(food.name) has no portion, so \(figure(number)) of it has no weight",
        hint: "give grams (150g), or add one: `food portion add \(food.name) = piece 50g`")
    }
    // Half a grapefruit is the portion `half`, not a half of it.
    if number == 0.5, PortionMatch.isHalf(portion) { return ResolvedAmount(grams: portion.grams, text: portion.name) }
    return ResolvedAmount(grams: number * portion.grams, text: said(number, portion.name))
  }

  private static func portion(_ number: Double, _ unit: String, of food: Food) throws(LarderError) -> ResolvedAmount {
    if let portion = PortionMatch.best(for: unit, in: food.portions) {
      return ResolvedAmount(
        grams: number * portion.grams, text: "\(fraction(number)) \(number > 1 ? PortionWords.plural(unit) : unit)")
    }
    if let typical = TypicalPortion.weight(number, unit, of: food) { return typical }
    let names = food.portions.map(\.name)
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

  /// As people say it: `2 slices`, `½ medium`; `2 x 100 g` where a portion's name starts with a figure.
  private static func said(_ number: Double, _ portion: String) -> String {
    let startsWithFigure = portion.first.map { $0.isNumber } ?? false
    let name = number > 1 ? PortionWords.plural(portion) : portion
    return "\(fraction(number)) \(startsWithFigure ? "x " : "")\(name)"
  }

  /// By the food's portion of that unit, else its density, else another of its volumes, else as water.
  private func volume(_ milliliters: Double, _ unit: String, of food: Food) -> ResolvedAmount {
    if let portion = PortionMatch.best(for: unit, in: food.portions), let size = Measure.milliliters(of: unit) {
      return ResolvedAmount(grams: milliliters / size * portion.grams, text: text)
    }
    if let density = food.density ?? PortionMatch.density(by: food.portions) {
      return ResolvedAmount(grams: milliliters * density, text: text)
    }
    guard food.isPoured else {
      return ResolvedAmount(
        grams: milliliters, text: text,
        doubt:
          "\(food.name) has no volume portion and no density; \(text) is taken as \(Amount.figure(milliliters)) g (1 g/ml)"
      )
    }
    return ResolvedAmount(grams: milliliters, text: text)
  }
}

extension Food {
  /// Whether a millilitre of it weighs about a gram: drinks, and what is drunk of the dairy shelf.
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
