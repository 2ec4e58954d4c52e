internal import Figures

extension ItemPhrase {
  /// The item's weight if this food is meant, with every doubt about the weight.
  ///
  /// `companion` is the food that the item accompanies (`coffee with milk`); nil if there is none. `serving` is how many
  /// grams people eat who do not say how much; nil if it is not known. Throws as `Food.weight(of:)` does.
  package func weight(
    as food: Food, with companion: Food? = nil, serving: Double? = nil
  ) throws(LarderError) -> ResolvedAmount {
    if let doubt { return try reading(doubt, as: food) }
    if let weight = try numberBehind(as: food) { return weight }
    let weight = try food.weight(of: quantity)
    if weight.doubt != nil { return weight }
    if quantity == nil { return unstatedAmount(weight, as: food, with: companion, serving) }
    return doubtedIfTooMuch(weight, as: food)
  }
}

// MARK: Two readings of a number

extension ItemPhrase {
  /// Grams below which a weight is unlikely: `1,500g` of rice is a kilo and a half, not a gram and a half.
  private static let minimumGrams = 5.0

  /// The possible meanings of an ambiguous number, the most likely first.
  private func reading(_ doubt: String, as food: Food) throws(LarderError) -> ResolvedAmount {
    var readings = [try food.weight(of: quantity)] + alternatives.compactMap { try? food.weight(of: $0) }
    let isLess = { (weight: ResolvedAmount) in weight.grams < Self.minimumGrams }
    if let second = readings.dropFirst().first, isLess(readings[0]), second.grams <= Self.maximumGrams {
      readings.swapAt(0, 1)
    }
    var weight = readings.removeFirst()
    weight.alternatives = readings
    weight.doubt = doubt
    return weight
  }
}

// MARK: A number after the name

extension ItemPhrase {
  /// The smallest number without a unit after a name that may be a weight: `rice 200`.
  private static let minimumWeight = 20.0

  /// The possible meanings of a bare number after a name; nil for any other amount.
  ///
  /// `milk 250` and `rice 200` are millilitres or grams if nobody eats so many portions at once; `grapes 30` may also
  /// be portions, and `beer 0,5` may be litres.
  private func numberBehind(as food: Food) throws(LarderError) -> ResolvedAmount? {
    guard isAmountBehind, let number = quantity?.pieces else { return nil }
    let portions = try? food.weight(of: quantity)
    if number < 1, food.isPoured, let portions {
      var liters = try food.weight(of: .volume(milliliters: number * 1000, unit: "l"))
      liters.doubt =
        "\(LarderError.quoted(text)) has no unit: it may be \(liters.text) or \(portions.text) (\(Quantity.weight(portions.grams)))"
      liters.alternatives = [portions]
      return liters
    }
    guard number >= Self.minimumWeight else { return nil }
    var readings = [try food.weight(of: .grams(number))]
    if food.isPoured {
      readings.insert(try food.weight(of: .volume(milliliters: number, unit: "ml")), at: 0)
    }
    if let portions, portions.grams <= Self.maximumCountedWeight { readings.append(portions) }
    var weight = readings.removeFirst()
    weight.alternatives = readings
    let others = readings.map { " or \($0.text)" }.joined()
    weight.doubt = "\(LarderError.quoted(text)) has no unit: it may be \(weight.text)\(others)"
    return weight
  }
}

// MARK: Too much

extension ItemPhrase {
  /// Grams above which a counted amount is more than anybody eats at once.
  private static let maximumCountedWeight = 2500.0
  /// The most grams that anybody eats or drinks of one food at once.
  ///
  /// The limit in kilocalories is more than most people need in two days.
  private static let maximumGrams = 5000.0
  private static let maximumCalories = 5000.0

  /// Adds a doubt if the weight is more than anybody eats: `500 eggs` are 25 kg, so 500 g may have been meant.
  private func doubtedIfTooMuch(_ weight: ResolvedAmount, as food: Food) -> ResolvedAmount {
    let calories = food.nutrients.calories * weight.grams / 100
    var isCounted = false
    if let quantity, quantity.isCount, quantity.number > 1 { isCounted = weight.grams > Self.maximumCountedWeight }
    guard isCounted || weight.grams > Self.maximumGrams || calories > Self.maximumCalories else { return weight }
    var doubted = weight
    let size = "\(Quantity.weight(weight.grams, inKilograms: true)), \(Figure.text(calories)) kcal"
    if let number = quantity?.pieces, number >= 5, number <= Self.maximumGrams {
      let grams = ResolvedAmount(grams: number, quantity: .grams(number))
      doubted.alternatives = [grams]
      doubted.doubt = "\(food.name), \(weight.text), comes to \(size): did you mean \(grams.text)?"
    } else {
      doubted.doubt = "\(food.name), \(weight.text), comes to \(size): more than anyone eats at once"
    }
    return doubted
  }
}

// MARK: No amount

extension ItemPhrase {
  /// The sodium in mg above which a first portion is more than anybody uses as a seasoning: the limit for a whole day.
  ///
  /// Dietary Guidelines for Americans 2020-2025: 2,300 mg.
  private static let maximumSodium = 2300.0

  /// The amount that is assumed if none was stated: one first portion, unless people use less or more of the food.
  ///
  /// For seasonings it is the smallest portion, for pieces as small as a grape a handful or a serving, and for milk in
  /// a coffee a splash.
  private func unstatedAmount(
    _ weight: ResolvedAmount, as food: Food, with companion: Food?, _ serving: Double?
  ) -> ResolvedAmount {
    let sodium = (food.nutrients[.sodium] ?? 0) * weight.grams / 100
    let smallest = food.portions.min { $0.grams < $1.grams }
    if sodium > Self.maximumSodium || food.tags.contains("spice"), let smallest, smallest.grams < weight.grams {
      var minimum = ResolvedAmount(grams: smallest.grams, quantity: .count(1, unit: smallest.name))
      minimum.assumed =
        "\(food.name): \(minimum.text) (\(Quantity.weight(minimum.grams))) is assumed: no amount was given"
      return minimum
    }
    if weight.grams < Self.minimumHelping,
      let helping = food.portion(called: "handful") ?? food.portion(called: "serving"),
      helping.grams > weight.grams
    {
      var all = ResolvedAmount(grams: helping.grams, quantity: .count(1, unit: helping.name))
      all.assumed = "\(food.name): \(all.text) (\(Quantity.weight(all.grams))) is assumed: no amount was given"
      return all
    }
    if isFew, !food.isPoured, let portion = food.portions.first {
      var few = ResolvedAmount(
        grams: portion.grams * Self.fewPieces, quantity: Quantity(Self.fewPieces, .portion(portion.name), isAbout: true)
      )
      few.assumed = "\(food.name): \(few.text) (\(Quantity.weight(few.grams))) is assumed: no number was given"
      return few
    }
    if let serving, isServed(food), weight.grams < serving * Self.minimumShare {
      var served = ResolvedAmount(grams: serving, quantity: .count(1, unit: "serving"))
      served.assumed =
        "\(food.name): 1 serving (\(Quantity.weight(serving)), FNDDS 2021-2023) is assumed: no amount was given"
      return served
    }
    guard isCompanion, food.isPoured, weight.grams > Self.maximumSplash, let companion else { return weight }
    guard companion.isPoured else {
      var glass = weight
      glass.assumed = "\(food.name): \(glass.text) (\(Quantity.weight(glass.grams))) is assumed: no amount was given"
      return glass
    }
    let density = food.density ?? PortionMatch.density(by: food.portions) ?? 1
    var splash = ResolvedAmount(grams: Self.splash * density, quantity: .count(1, unit: "splash"))
    splash.alternatives = [weight]
    splash.doubt =
      "\(food.name) in \(companion.name) may be a splash (\(Quantity.weight(splash.grams))) or \(weight.text) (\(Quantity.weight(weight.grams)))"
    return splash
  }

  /// Whether a published serving is what somebody eats of the food by itself.
  ///
  /// Of drinks the published servings are American cups, and of what is in the pantry they are what is in a dish.
  private func isServed(_ food: Food) -> Bool {
    !isCompanion && [.meat, .seafood, .produce, .frozen, .other].contains(food.category)
  }

  /// A first portion below this share of the published serving is only a piece of it: one link, one spear.
  private static let minimumShare = 0.6
  /// How many pieces `a few` are.
  static let fewPieces = 3.0
  /// The weight in grams below which a piece is not a serving: `grapes` means more than one grape.
  private static let minimumHelping = 15.0
  /// Millilitres of milk in a coffee: a tablespoon, as in the USDA's portions of coffee cream.
  private static let splash = 15.0
  /// The most grams of a first portion that is a splash by itself, such as a portion of coffee cream.
  private static let maximumSplash = 30.0
}
