/// The amount of a food that is assumed if no amount was typed.
extension ItemPhrase {
  /// The amount of sodium in mg above which a first portion is too large for a seasoning: the limit for a whole day.
  ///
  /// Dietary Guidelines for Americans 2020-2025: 2,300 mg.
  private static let maximumSodium = 2300.0
  /// A first portion is used as the serving if its weight divided by the usual serving's weight is in this range.
  private static let servingShares = 0.75...1.25
  /// The number of pieces that `a few` means.
  static let fewPieces = 3.0
  /// The number of pieces that `a few` means if they are as small as grapes.
  private static let manyPieces = 10.0
  /// The weight in grams below which pieces count as small, so that `a few` means `manyPieces`.
  private static let largestOfMany = 8.0
  /// The minimum weight in grams at which a first portion counts as a serving, such as of chips, and not as one piece.
  ///
  /// `A few` means half of such a serving.
  private static let leastServing = 60.0
  /// The sodium in mg per 100 g above which a food may be a seasoning.
  ///
  /// A whole pizza has much sodium too, but less per 100 g.
  private static let saltySodium = 1000.0
  /// The weight in grams below which a piece is not a serving: `grapes` means more than one grape.
  private static let minimumHelping = 15.0
  /// The grams of a serving of shrimps and other seafood of which one piece is much less: the reference amount of 21 CFR
  /// 101.12 for cooked fish and shellfish.
  private static let shellfish = 85.0
  /// A piece that weighs less than this share of a serving is not all that is eaten.
  private static let smallestPiece = 0.45
  /// The milliliters of milk in a coffee: a tablespoon, as in the USDA's portions of coffee cream.
  private static let splash = 15.0
  /// The grams of milk on cereal, an estimate of what is usual.
  private static let milkOnCereal = 150.0
  /// The least kcal per 100 g of cereal that is not cooked.
  private static let dryCereal = 250.0
  /// The maximum weight in grams of a first portion that is itself a splash, such as a portion of coffee cream.
  private static let maximumSplash = 30.0

  /// The assumed amount: the food's first portion once, unless people usually eat more or less of the food.
  ///
  /// For a seasoning, the amount is the smallest portion; for a food on bread, as much as a slice holds; for pieces as
  /// small as a grape, a handful or a serving; and for milk in a coffee, a splash.
  func unstatedAmount(_ weight: ResolvedAmount, as food: Food, with companion: Food?) -> ResolvedAmount {
    var one = usualAmount(weight, as: food, with: companion)
    // `2 Kaffee mit Zucker`
    if isCompanion, drinkCount > 1, companion?.isPoured == true, food.name.lowercased().hasSuffix("sugar") {
      one = Self.assumed(.noAmount, grams: one.grams * drinkCount, one.quantity.scaled(by: drinkCount), of: food)
    }
    // Each slice of bread has a slice of cheese.
    let isInSlices = [.dairy, .meat].contains(food.category) && food.portion(called: "slice") != nil
    let count = isInSlices ? max(slicesOfBread, breadCount) : breadCount
    let usual =
      isOnBread && count > 1
      ? Self.assumed(.onBread, grams: one.grams * count, one.quantity.scaled(by: count), of: food) : one
    guard vagueShare != 1, !food.tags.contains("spice") else { return usual }
    let part = usual.quantity.scaled(by: vagueShare)
    return Self.assumed(.noNumber, grams: usual.grams * vagueShare, part, of: food)
  }

  /// The assumed amount before it is multiplied by the bread that holds it or by `vagueShare`.
  private func usualAmount(_ weight: ResolvedAmount, as food: Food, with companion: Food?) -> ResolvedAmount {
    if let seasoning = seasoning(weight, food) { return seasoning }
    let serving = StarterServings.serving(of: food)
    if isOnBread, let topping = Topping.grams(of: food, usually: serving?.grams ?? weight.grams) {
      return Self.assumed(.onBread, grams: topping, .count(1, unit: "topping"), of: food)
    }
    if isCompanion, !isFew, let side = StarterServings.side(of: food) {
      return Self.assumed(.noAmount, grams: side, .count(1, unit: "serving"), of: food)
    }
    if isFew, !food.isUserCreated, let piece = PieceWeights.grams(name) ?? PieceWeights.grams(food.name) {
      let few = piece < Self.largestOfMany ? Self.manyPieces : Self.fewPieces
      return Self.assumed(.noNumber, grams: few * piece, Quantity(few, .portion("piece"), isAbout: true), of: food)
    }
    if isFew, !food.isUserCreated, let portion = food.portions.first, portion.grams >= Self.leastServing,
      portion.isServing || portion.name == "cup" || [.snacks, .frozen].contains(food.category)
    {
      return Self.assumed(.noNumber, grams: portion.grams / 2, Quantity(0.5, .portion(portion.name)), of: food)
    }
    if isFew, let handful = food.portions.first, handful.name == "handful" {
      return Self.assumed(.noNumber, grams: handful.grams / 2, Quantity(0.5, .portion("handful")), of: food)
    }
    if isFew, !food.isPoured, let portion = food.portions.first {
      let few = Quantity(Self.fewPieces, .portion(portion.name), isAbout: true)
      return Self.assumed(.noNumber, grams: portion.grams * Self.fewPieces, few, of: food)
    }
    if let serving, !Self.servingShares.contains(weight.grams / serving.grams) {
      let reason = serving.survey == nil ? Assumption.noAmount : .survey
      return Self.assumed(reason, grams: serving.grams, .count(1, unit: "serving"), of: food)
    }
    if let several = several(food) { return several }
    if serving == nil, let own = food.ownServing, weight.grams < own.grams * Self.smallestPiece {
      return Self.assumed(.noAmount, grams: own.grams, .count(1, unit: own.name), of: food)
    }
    if TypicalPortion.isAmericanSlice(weight.grams, of: food) {
      return Self.assumed(.noAmount, grams: TypicalPortion.sliceOfCake, .count(1, unit: "slice"), of: food)
    }
    let isPiece = weight.quantity.portion.map { Measure.read([$0.plainLetters]) == nil } ?? false
    if isPiece, food.category == .seafood, !food.isUserCreated, !isOnBread, weight.grams < Self.shellfish / 2,
      (food.nutrients[.sodium] ?? 0) <= Self.saltySodium, !food.portions.contains(where: \.isServing)
    {
      return Self.assumed(.noAmount, grams: Self.shellfish, .count(1, unit: "serving"), of: food)
    }
    if weight.grams < Self.minimumHelping || isPiece && weight.grams <= Self.minimumHelping,
      let helping = food.portion(called: "handful") ?? food.portion(called: "serving"),
      helping.grams > weight.grams
    {
      return Self.assumed(.noAmount, grams: helping.grams, .count(1, unit: helping.name), of: food)
    }
    return companion.flatMap { poured(weight, food, into: $0) } ?? weight
  }

  /// The weight of a serving, or of two pieces if the tables have no serving, if the name is in the plural and the food
  /// is eaten in pieces; nil otherwise.
  ///
  /// Examples: `sausages`, `boiled eggs`.
  private func several(_ food: Food) -> ResolvedAmount? {
    guard !food.isUserCreated, let piece = food.portions.first, name.utf8.count <= 80,
      case let last = name.plainLetters.split(separator: " ").last.map(String.init) ?? "",
      case let isDumpling = Self.dumplings.contains(where: last.hasSuffix),
      Self.countedCategories.contains(food.category) || isDumpling || food.ownServing != nil || isBiscuit(piece),
      !piece.isServing, !piece.isMeasure,
      Self.pieceGrams.contains(piece.grams) || Self.biscuitGrams.contains(piece.grams) && isBiscuit(piece),
      PortionWords.key(piece.name) != "slice",
      !PortionWords.isSize(piece.name) || food.name.plainLetters.contains("egg"),
      Self.germanPlurals.contains(where: last.hasSuffix) || isDumpling
        || EnglishNoun.singular(last) != last && !last.hasSuffix("eis")
    else { return nil }
    if let own = food.ownServing, own.grams >= piece.grams {
      return Self.assumed(.noNumber, grams: own.grams, .count(1, unit: own.name), of: food)
    }
    let two = Quantity(2, .portion(piece.name), isAbout: true)
    return Self.assumed(.noNumber, grams: 2 * piece.grams, two, of: food)
  }

  /// Whether a food is counted in biscuits, of which a plural means two.
  private func isBiscuit(_ piece: Portion) -> Bool {
    ["cookie", "biscuit", "cake"].contains(PortionWords.key(piece.name))
  }

  /// Endings of German plurals of what is eaten in pieces.
  private static let germanPlurals = ["eier", "kekse", "wurste"]

  /// The range of weights in grams of biscuits.
  private static let biscuitGrams = 7.0...20

  /// Categories in which a plural means at least two pieces; with vegetables it often means a few slices.
  private static let countedCategories: Set<FoodCategory> = [.meat, .bakery, .frozen, .dairy]
  /// Endings of names of dumplings in the plural; `Knödel` is the same in the singular, of which hardly anybody eats one.
  private static let dumplings = ["klosse", "klossen", "knodel", "knodeln", "dumplings"]
  /// The range of weights in grams of pieces of which people usually eat several at once.
  private static let pieceGrams = 20.0...150

  private func seasoning(_ weight: ResolvedAmount, _ food: Food) -> ResolvedAmount? {
    let sodium = (food.nutrients[.sodium] ?? 0) * weight.grams / 100
    let isSalty = sodium > Self.maximumSodium && (food.nutrients[.sodium] ?? 0) > Self.saltySodium
    guard isSalty || food.tags.contains("spice") else { return nil }
    if let serving = StarterServings.serving(of: food), serving.grams < weight.grams {
      return Self.assumed(.noAmount, grams: serving.grams, .count(1, unit: "serving"), of: food)
    }
    guard let smallest = food.portions.min(by: { $0.grams < $1.grams }), smallest.grams < weight.grams
    else { return nil }
    return Self.assumed(.noAmount, grams: smallest.grams, .count(1, unit: smallest.name), of: food)
  }

  private func poured(_ weight: ResolvedAmount, _ food: Food, into companion: Food) -> ResolvedAmount? {
    guard isCompanion, food.isPoured, weight.grams > Self.maximumSplash else { return nil }
    guard companion.isPoured else {
      let isDryCereal = companion.category == .pantry && companion.nutrients.calories >= Self.dryCereal
      guard isDryCereal, food.category == .dairy, weight.grams > Self.milkOnCereal else {
        return Self.assumed(.noAmount, grams: weight.grams, weight.quantity, of: food)
      }
      let milk = Quantity.volume(milliliters: Self.milkOnCereal, unit: "ml")
      return Self.assumed(.noAmount, grams: Self.milkOnCereal, milk, of: food)
    }
    let density = food.knownDensity ?? 1
    return Self.assumed(
      .splash(into: companion.name), grams: Self.splash * density * drinkCount, .count(drinkCount, unit: "splash"),
      of: food)
  }
}

/// Why an amount is assumed.
enum Assumption {
  case noAmount
  case noNumber
  /// The amount is the one that FNDDS has for "quantity not specified".
  case survey
  case onBread
  /// The food is poured into a drink, such as milk into a coffee.
  case splash(into: String)
  /// The food has no portion with the typed name, so the typical size of such a portion is assumed.
  case typical(unit: String)
  /// The food has no density, so it is assumed to be as heavy as water.
  case oneGramPerMilliliter
  /// The food's portion is itself an estimate from foods of its kind.
  case kind
  /// The drink is sold in glasses of a usual size.
  case glass(milliliters: Double)
}

extension ItemPhrase {
  static func assumed(_ reason: Assumption, grams: Double, _ quantity: Quantity, of food: Food) -> ResolvedAmount {
    var amount = ResolvedAmount(grams: grams, quantity: quantity)
    amount.assumed = amount.assumption(reason, of: food)
    return amount
  }
}

extension ResolvedAmount {
  /// What is assumed, as a sentence for the user.
  func assumption(_ reason: Assumption, of food: Food) -> String {
    let weight = Quantity.weight(grams)
    return switch reason {
    case .noAmount: "\(food.name): \(text) (\(weight)) is assumed: no amount was given"
    case .noNumber: "\(food.name): \(text) (\(weight)) is assumed: no number was given"
    case .survey: "\(food.name): \(text) (\(weight), FNDDS 2021-2023) is assumed: no amount was given"
    case .onBread: "\(food.name): \(weight) is assumed, as much as the bread holds"
    case .splash(let drink): "\(food.name): a splash (\(weight)) in \(drink) is assumed: no amount was given"
    case .typical(let unit):
      "\(food.name) has no portion \(LarderError.quoted(unit)): \(text) is taken as \(weight), an estimate"
    case .oneGramPerMilliliter: "\(food.name) has no density: \(text) is taken as \(weight)"
    case .glass(let milliliters):
      "\(food.name): \(Quantity.figure(milliliters)) ml is assumed, in glasses of the usual size"
    case .kind: "\(food.name): \(text) is \(weight), estimated from foods of its kind"
    }
  }
}
