internal import Figures

extension ItemPhrase {
  /// The item's weight if this food is meant, with every doubt about the weight.
  ///
  /// `companion` is the food that the item accompanies (`coffee with milk`); nil if it accompanies none. Throws as
  /// `Food.weight(of:)` does.
  package func weight(as food: Food, with companion: Food? = nil) throws(LarderError) -> ResolvedAmount {
    if let doubt { return try reading(doubt, as: food) }
    if let weight = try liters(of: food) { return weight }
    if let weight = try weightOfAll(of: food) { return weight }
    if let weight = try measureOfInns(of: food) { return weight }
    if let weight = try glassOfBeer(as: food) { return weight }
    if let weight = try numberBehind(as: food) { return weight }
    if let weight = partOfBake(of: food) { return weight.doubt == nil ? doubtedIfTooMuch(weight, as: food) : weight }
    if let pieces = germanSlices(of: food) ?? pieces(of: food) { return doubtedIfTooMuch(pieces, as: food) }
    if let weight = glasses(of: food) { return weight }
    if let weight = heapedSpoons(of: food) ?? servingSpoons(of: food) { return doubtedIfTooMuch(weight, as: food) }
    let weight = try food.weight(of: quantity)
    if weight.doubt != nil { return weight }
    if quantity == nil || isOneMeasure(of: food) { return unstatedAmount(weight, as: food, with: companion) }
    return doubtedIfTooMuch(weight, as: food)
  }
}

extension ItemPhrase {
  /// Whether the amount is only an article before a food that the tables weigh by the cup: `ein Müsli` is a usual
  /// serving of muesli, not a cup.
  private func isOneMeasure(of food: Food) -> Bool {
    guard quantity?.pieces == 1, amountText.utf8.count <= 12, NumberWords.articles[amountText.plainLetters] != nil,
      !food.isUserCreated, !food.isPoured, let first = food.portions.first
    else { return false }
    return first.isMeasure
  }
}

extension ItemPhrase {
  private func weightOfAll(of food: Food) throws(LarderError) -> ResolvedAmount? {
    guard piecesOfWeight != nil else { return nil }
    return doubtedIfTooMuch(try food.weight(of: weighingAll(of: food).quantity), as: food)
  }

  /// The item with the weight of all its pieces, if their number and a weight were typed; otherwise unchanged.
  ///
  /// The weight is that of all pieces together, or of each if the food usually weighs about that much, as in `2 bananas
  /// (120 g)` and `half a pizza (320 g)`.
  package func weighingAll(of food: Food) -> ItemPhrase {
    guard let piecesOfWeight, let typed = quantity?.mass else { return self }
    let count = piecesOfWeight.middle
    var item = self
    (item.quantity, item.piecesOfWeight) = (piecesOfWeight, nil)
    let usual = (try? item.weight(as: food)).map { $0.grams / count } ?? 0
    // A weight that is unlike any whole is the one that was eaten: `half a chicken (600 g)` of chicken breast.
    let isOfEach =
      usual > 0 && PieceWeights.isOfEach(typed, beside: count, usually: usual)
      && (count > 1 || Self.sharesOfWhole.contains(typed / usual))
    item.quantity = quantity?.scaled(by: share * (isOfEach ? piecesOfWeight.number : 1))
    return item
  }
}

extension ItemPhrase {
  /// How much of the usual weight of a whole food another one of its kind has at least and at most.
  private static let sharesOfWhole = 0.6...1.7

  /// The weight of a number of drinks that the starter bank serves in another size than their first portion: `2 Cola`
  /// are two cans, as `Cola` is one; nil for anything else.
  private func glasses(of food: Food) -> ResolvedAmount? {
    guard food.isPoured, let number = quantity?.pieces, number >= 1, quantity?.upTo == nil,
      let serving = StarterServings.serving(of: food), let first = food.portions.first, first.grams < serving.grams,
      PortionWords.key(first.name) == "glass"
    else { return nil }
    return Self.assumed(.noAmount, grams: number * serving.grams, .count(number, unit: "serving"), of: food)
  }
}

extension ItemPhrase {
  /// Whether the amount says how full a spoon was: `2 level tbsp`, `gehäufter EL`.
  private var saysHowFull: Bool {
    amountText.plainLetters.split(separator: " ").map(String.init).contains(where: AmountWords.isLevelOrHeaped)
  }

  /// The weight of tablespoons of flakes, which are eaten heaped: `5 EL Haferflocken`; nil for anything else.
  ///
  /// A heaped tablespoon of oats is 10 g in German cookbooks; a level one is half as much.
  private func heapedSpoons(of food: Food) -> ResolvedAmount? {
    guard let quantity, case .measure(.volume(let size, let symbol)) = quantity.unit, Self.tablespoon.contains(size),
      !food.isUserCreated, food.category == .pantry, case let words = Set(SearchText.words(food.name)),
      !Self.flakes.isDisjoint(with: words), Self.noFlakes.isDisjoint(with: words),
      !saysHowFull
    else { return nil }
    return Self.assumed(.typical(unit: symbol), grams: quantity.middle * Self.spoonOfFlakes, quantity, of: food)
  }

  /// The weight of tablespoons of what is served with the spoon and heaps on it, such as peas, cooked rice, sauerkraut
  /// and potato salad; nil for anything else, and for a spoon that was called level or heaped.
  ///
  /// A level tablespoon of these foods holds 9 to 16 g (USDA SR Legacy, a sixteenth of a cup); as served it holds about
  /// 25 g, an estimate within what four people looked up (docs/decisions/logging.md).
  private func servingSpoons(of food: Food) -> ResolvedAmount? {
    guard let quantity, let symbol = quantity.servingSpoon, !food.isUserCreated, !food.isPoured,
      food.nutrients.calories <= 250, food.category != .bakery,
      case let words = SearchText.words(food.name), words.count <= 8, Set(words).isDisjoint(with: Self.notServed),
      words.contains(where: { word in Self.served.contains { word == $0 || word.hasSuffix($0) } })
        || quantity.portion != nil && Self.spooned.contains(food.category),
      !saysHowFull,
      let level = try? food.weight(of: quantity), level.grams < quantity.middle * Self.servingSpoon
    else { return nil }
    return Self.assumed(.typical(unit: symbol), grams: quantity.middle * Self.servingSpoon, quantity, of: food)
  }

  private static let servingSpoon = 25.0
  /// Of these foods, a `spoon` or `Löffel` that is not called a tablespoon is one that they are eaten with.
  private static let spooned: Set<FoodCategory> = [.dairy, .other, .frozen]
  private static let served: Set<String> = [
    "pea", "bean", "lentil", "chickpea", "corn", "sweetcorn", "rice", "quinoa", "couscou", "bulgur", "millet",
    "sauerkraut", "cabbage", "cottage", "potato", "coleslaw", "salad", "ratatouille", "erbsen", "bohnen", "linsen",
    "mais", "reis", "kraut", "rotkohl", "salat", "krautsalat", "kartoffelsalat", "gemuse", "kartoffelpuree",
  ]
  private static let notServed: Set<String> = [
    "dry", "raw", "flour", "milk", "sauce", "soup", "oil", "drink", "starch", "cream", "dressing", "uncooked", "syrup",
    "vinegar", "roh", "mehl", "starke", "suppe", "sosse", "feta", "grated", "parmesan", "mozzarella", "paste", "powder",
  ]

  fileprivate static let tablespoon = 14.0...16
  private static let spoonOfFlakes = 10.0
  private static let flakes: Set<String> = ["oat", "muesli", "granola", "flake", "haferflocken"]
  private static let noFlakes: Set<String> = ["flour", "bran", "milk", "drink", "oatmeal", "cooked", "potato"]
}

extension Quantity {
  /// The symbol or the word of a tablespoon or of a spoon of unknown size; nil for other units.
  fileprivate var servingSpoon: String? {
    switch unit {
    case .measure(.volume(let size, let symbol)) where ItemPhrase.tablespoon.contains(size): symbol
    case .portion(let word) where ["spoon", "spoonful"].contains(PortionWords.key(word)): word
    default: nil
    }
  }
}

// MARK: Two readings of a number

extension ItemPhrase {
  /// The grams below which a weight is unlikely: `1,500g` of rice is a kilo and a half, not a gram and a half.
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
  /// The minimum number without a unit after a name that may be a weight: `rice 200`.
  private static let minimumWeight = 20.0

  /// The same for butter and oil: `butter 10`.
  private static let minimumFat = 5.0
  /// The least fat, in g per 100 g, of butter, margarine and oil.
  private static let fatty = 50.0

  /// The weight of a drink after a decimal fraction of a liter, as on German menus: `0,33 Cola`; nil for anything else.
  private func liters(of food: Food) throws(LarderError) -> ResolvedAmount? {
    guard food.isPoured, let number = quantity?.pieces,
      isMultipliedFraction && (0.1..<20).contains(number)
        || !isAmountBehind && (0.1..<1).contains(number)
          // `0.5 beer` may be half of one.
          && (amountText.contains(",") || amountText.contains(".") && Self.menuSizes.contains(number))
    else { return nil }
    var liters = try food.weight(of: .volume(milliliters: number * 1000, unit: "l"))
    liters.assumed = "\(LarderError.quoted(text)) has no unit: \(liters.text) is assumed"
    return liters
  }

  /// Liters on menus and bottles that are no simple part of a glass.
  private static let menuSizes: Set<Double> = [0.2, 0.25, 0.3, 0.33, 0.4]

  /// Whether the amount is a number of bottles or glasses with a fraction of a liter each: `2x0,5`, `3 x 0.33`.
  private var isMultipliedFraction: Bool {
    guard amountText.utf8.count <= 20 else { return false }
    let plain = amountText.plainLetters.filter { !$0.isWhitespace }
    return ["x0,", "x0.", "×0,", "×0.", "*0,", "*0."].contains(where: plain.contains)
  }

  /// The weight of wine in quarters of a liter or of beer in halves, as German inns sell them: `ein Viertel Riesling`,
  /// `zwei Halbe Bier`; nil for anything else.
  private func measureOfInns(of food: Food) throws(LarderError) -> ResolvedAmount? {
    guard food.isPoured, let number = quantity?.pieces, amountText.utf8.count <= 40 else { return nil }
    let words = amountText.plainLetters.split(separator: " ")
    let names = SearchText.words(food.name)
    let isWine = names.contains { $0.hasSuffix("wine") || $0.hasSuffix("wein") || Self.grapes.contains($0) }
    let isBeer = names.contains { $0.hasSuffix("beer") || $0.hasSuffix("bier") || $0 == "lager" }
    // In `2 1/4 red wine`, the fraction is part of the number.
    let isPart = words.contains {
      Self.partsOfLiter.contains(String($0)) && (words.count == 1 || $0.first?.isLetter == true)
    }
    let isMeasure = isWine && isPart || isBeer && words.contains { $0 == "halbe" }
    guard isMeasure, number < 5 else { return nil }
    var weight = try food.weight(of: .volume(milliliters: number * 1000, unit: "l"))
    weight.assumed = "\(LarderError.quoted(text)) has no unit: \(weight.text) is assumed"
    return weight
  }

  /// The weight of slices of a bread with a German name, 50 g each: `2 Scheiben Graubrot`; nil for anything else.
  ///
  /// Source: food circle of the Deutsche Gesellschaft für Ernährung, in which a slice of bread is 50 g. The slices in
  /// the tables are American ones of 32 g.
  private func germanSlices(of food: Food) -> ResolvedAmount? {
    guard !isOnBread, !food.isUserCreated, food.category == .bakery, name.utf8.count <= 40,
      let last = name.plainLetters.split(separator: " ").last, last.hasSuffix("brot"),
      !Self.otherLoaves.contains(where: last.hasPrefix),
      last != "brot" || name.plainLetters == "brot" && quantity?.isAbout != true
    else { return nil }
    guard let quantity else {
      return Self.assumed(.noAmount, grams: Self.germanSlice * vagueShare, .count(vagueShare, unit: "slice"), of: food)
    }
    switch quantity.unit {
    case .piece: break
    case .portion(let unit) where ["slice", "piece"].contains(PortionWords.key(unit)) && !unit.contains(" "): break
    default: return nil
    }
    var counted = quantity
    if quantity.unit == .piece { counted.unit = .portion("slice") }
    return Self.weight(of: quantity, each: Self.germanSlice).map { ResolvedAmount(grams: $0, quantity: counted) }
  }

  private static let germanSlice = 50.0
  /// Beginnings of German names of breads that are sliced thinner, or are not loaves: `toast`, `fladen`.
  private static let otherLoaves = [
    "toast", "knacke", "weiss", "fladen", "pausen", "schul", "kase", "schinken", "wurst", "butter", "nutella",
    "marmelade", "honig", "salami", "fisch", "leb", "baguette", "ciabatta", "naan",
    "pita", "mett", "speck", "eier", "quark", "frischkase", "tomaten", "lachs", "thunfisch", "vesper", "bananen",
    "abend", "stangen", "stuten", "milch", "hefe", "belegtes", "knoblauch", "krauter", "fruchte", "kletzen",
  ]

  /// Wines that are ordered by their grape, by name.
  private static let grapes: Set<String> = [
    "veltliner", "riesling", "zweigelt", "spatburgunder", "weissburgunder", "grauburgunder", "silvaner", "dornfelder",
    "trollinger", "lemberger", "gutedel", "merlot", "chardonnay", "pinot", "primitivo", "lugana", "blaufrankisch",
  ]

  /// Words for a glass of wine in southern Germany, Austria and Switzerland: an eighth or a quarter of a liter.
  private static let partsOfLiter: Set<String> = ["viertel", "viertele", "1/4", "¼", "achtel", "achterl", "1/8", "⅛"]

  /// The possible meanings of a bare number after a name; nil for any other amount.
  ///
  /// `milk 250` and `rice 200` are milliliters or grams if nobody eats that many portions at once; `grapes 30` may also
  /// be portions, and `beer 0,5` may be liters.
  private func numberBehind(as food: Food) throws(LarderError) -> ResolvedAmount? {
    guard isAmountBehind, let number = quantity?.pieces else { return nil }
    let portions = try? food.weight(of: quantity)
    let isDrink = food.isPoured || name.utf8.count <= 60 && Self.isMilkDrink(name)
    if number < 1, isDrink, let portions {
      var liters = try food.weight(of: .volume(milliliters: number * 1000, unit: "l"))
      if amountText.contains(where: { ".,".contains($0) }) {
        // Menus and bottles have 0,2 or 0,5 l; half a glass is rarely written as a decimal.
        liters.assumed = "\(LarderError.quoted(text)) has no unit: \(liters.text) is assumed"
        return liters
      }
      liters.doubt =
        "\(LarderError.quoted(text)) has no unit: it may be \(liters.text) or \(portions.text) (\(Quantity.weight(portions.grams)))"
      liters.alternatives = [portions]
      return liters
    }
    if number >= Self.minimumFat, number < Self.minimumWeight, food.nutrients.fat >= Self.fatty {
      var grams = try food.weight(of: .grams(number))
      grams.assumed = "\(LarderError.quoted(text)) has no unit: \(grams.text) is assumed"
      return grams
    }
    guard number >= Self.minimumWeight else { return nil }
    var readings = [try food.weight(of: .grams(number))]
    if food.isPoured {
      readings.insert(try food.weight(of: .volume(milliliters: number, unit: "ml")), at: 0)
    }
    var weight = readings.removeFirst()
    guard let portions, portions.grams <= Self.maximumCountedWeight else {
      // Nobody eats that many portions, and a milliliter weighs about a gram.
      weight.assumed = "\(LarderError.quoted(text)) has no unit: \(weight.text) is assumed"
      return weight
    }
    readings.append(portions)
    weight.alternatives = readings
    let others = readings.map { " or \($0.text)" }.joined()
    weight.doubt = "\(LarderError.quoted(text)) has no unit: it may be \(weight.text)\(others)"
    return weight
  }
}

// MARK: Too much

extension ItemPhrase {
  /// The grams above which a counted amount is more than anybody eats at once.
  private static let maximumCountedWeight = 2500.0
  /// The maximum number of grams that anybody eats or drinks of one food at once.
  ///
  /// `maximumCalories`, in kcal, is more than most people need in two days.
  private static let maximumGrams = 5000.0
  private static let maximumCalories = 5000.0
  /// The range in which bare numbers mean grams rather than that many cups, spoons or packs: the 250 of `250 quark`.
  private static let plainGrams = 50.0...2000

  /// Whether the item counts several pieces that would each weigh as much as a whole dish: the 10 pieces of a sushi box.
  package func countsPieces(of grams: Double) -> Bool {
    guard let quantity, let unit = quantity.portion, PortionWords.isPiece(unit) else { return false }
    return quantity.number >= Self.fewestOfBox && grams / quantity.number >= Self.leastDish
  }

  private static let fewestOfBox = 4.0
  private static let leastDish = 150.0

  /// Adds a doubt if the weight is more than anybody eats: `500 eggs` are 25 kg, so 500 g may have been meant.
  private func doubtedIfTooMuch(_ weight: ResolvedAmount, as food: Food) -> ResolvedAmount {
    let calories = food.nutrients.calories * weight.grams / 100
    var isCounted = false
    if let quantity, quantity.isCount, quantity.number > 1 { isCounted = weight.grams > Self.maximumCountedWeight }
    guard isCounted || weight.grams > Self.maximumGrams || calories > Self.maximumCalories else { return weight }
    if let number = quantity?.pieces, Self.plainGrams.contains(number), let first = food.portions.first,
      first.isServing || first.isMeasure || PortionWords.isContainer(first.name)
    {
      // `250 quark` is not 250 tubs.
      var grams = ResolvedAmount(grams: number, quantity: .grams(number))
      grams.assumed = "\(LarderError.quoted(text)) has no unit: \(grams.text) is assumed"
      return grams
    }
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
