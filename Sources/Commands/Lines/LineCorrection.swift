internal import Domain
internal import Figures
internal import Matching
internal import Store

/// Corrects an item of a meal or trip: changes its amount, or replaces its food.
struct LineCorrection {
  let session: Session
  let purpose: Resolver.Purpose

  /// A correction as it was typed and read; nothing has been asked yet.
  struct Typed {
    let line: FoodLine
    /// The current state of the line's food; nil if the line has no food.
    let food: Food?
    let text: String
    /// The name under which the line was logged; nil if the typed text was not kept or repeats an earlier meal.
    var loggedAs: String?
    /// Whether it was said that another food was eaten: `fix porridge to oats`.
    var isReplacement = false
    let change: Change

    enum Change {
      case amount(AmountReading)
      case energy(StatedEnergy)
      case item(Resolved)
    }
  }

  /// Reads a correction: `AMOUNT` or `AMOUNT FOOD`; with `keepsAmount`, a `FOOD` alone gets the amount of the line.
  ///
  /// - Throws: `badAmount` if the words are more than one item, and any error from reading them.
  func read(_ text: String, of line: FoodLine, usage: String, keepsAmount: Bool = false) throws -> Typed {
    guard !text.isEmpty else {
      throw LarderError(.missingArgument, "the new amount is missing", hint: "usage: \(usage)")
    }
    return try session.withBank { bank in
      let food = try line.food.flatMap { try bank.food($0.id) }
      if let reading = try AmountReader.whole(text) {
        return Typed(line: line, food: food, text: text, change: .amount(reading))
      }
      if purpose == .eaten, let energy = StatedEnergy(text), energy.rest.isEmpty {
        return Typed(line: line, food: food, text: text, change: .energy(energy))
      }
      let past = try purpose == .eaten ? session.read { try session.pastMeals(of: [], in: $0)[0] } : nil
      let resolver = Resolver(bank, purpose: purpose, favourites: past?.names ?? [])
      func items(_ text: String) throws -> [Resolved] {
        let items = try resolver.resolve(text)
        return try past?.withRecipes(items, in: text) ?? items
      }
      var (text, resolved) = (text, try items(text))
      if keepsAmount, resolved.count == 1, resolved[0].phrase.quantity == nil,
        let kept = try withAmount(of: line, text, resolver, items)
      {
        (text, resolved) = kept
      }
      guard resolved.count == 1, let item = resolved.first else {
        throw LarderError(.badAmount, "`\(text)` is more than one item", hint: "usage: \(usage)")
      }
      return Typed(
        line: line, food: food, text: text, loggedAs: try loggedName(of: line, bank), isReplacement: keepsAmount,
        change: .item(item))
    }
  }

  /// Applies a correction to an item of a meal; if the correction names the item's own food, the food is kept.
  ///
  /// Otherwise the food is replaced with the food that the correction names.
  func corrected(by typed: Typed) throws -> FoodLine {
    let (line, text) = (typed.line, typed.text)
    switch typed.change {
    case .amount(let reading): return try withAmount(line, typed.food, to: reading)
    case .energy(let energy): return try withEnergy(line, energy.kilocalories)
    case .item(let item):
      let isOtherDish = item.line.recipe.map { $0.id != line.recipe?.id } ?? false
      if !isOtherDish, !namesOther(item, than: typed),
        let same = LoggedFood(name: line.name, food: typed.food).amount(in: item.phrase)
      {
        if let quantity = same.quantity, same.doubt == nil, let portion = line.anotherPortion(quantity) {
          return portion
        }
        if let before = line.grams {
          return scaled(line, from: before, to: try weight(of: same, typed.food, isDish: line.recipe != nil, in: text))
        }
        if let food = typed.food {
          var weighed = line
          weighed.take(try weight(of: same, food, isDish: false, in: text), of: food)
          weighed.originalText = nil
          return weighed
        }
      }
      guard let other = try Decider(session: session, text: text).decide([item]).first else { return line }
      var replaced = other.line
      replaced.isSkipped = line.isSkipped
      if let name = corrected(typed, to: other.food) {
        replaced.explainedName = ExplainedName(name, isCorrection: true)
      }
      return replaced
    }
  }

  /// Whether the typed name is exactly that of another food, and not contained in the name that the log shows.
  ///
  /// After Oatmeal, which is also called cooked oats, `oats` means the dry flakes. If the food was said to be another one,
  /// only the words of the name count, and not what they may mean elsewhere.
  private func namesOther(_ item: Resolved, than typed: Typed) -> Bool {
    guard let match = item.match, match.isExact, match.food.id != typed.food?.id else { return false }
    if typed.isReplacement {
      return !Set(SearchText.words(item.phrase.name)).isSubset(of: SearchText.words(typed.line.name))
    }
    return !LoggedFood(name: typed.line.name, food: nil).isNamed(by: item.phrase.name)
  }

  /// A food with the amount of a line, in the first unit in which the food can be weighed: the typed unit, the shown
  /// unit, or grams.
  ///
  /// Nil if nobody typed the line's amount, or if the food can be weighed in none of these units; the food then gets
  /// its own usual amount.
  private func withAmount(
    of line: FoodLine, _ food: String, _ resolver: Resolver, _ read: (String) throws -> [Resolved]
  ) throws -> (text: String, items: [Resolved])? {
    let typed = line.originalText.flatMap { try? resolver.phrases($0) } ?? []
    let said = typed.count == 1 ? typed[0].quantity : nil
    // Of `2 cakes`, only the weight of a cake is assumed.
    let shown = line.isAmountAssumed ? [] : [line.quantity, line.grams.map(Quantity.grams)]
    let amounts = ([said] + shown).compactMap(\.self)
    for amount in amounts where amount.unit != .toTaste {
      let text = "\(amount.text) \(food)"
      guard let items = try? read(text), items.count == 1, items[0].phrase.quantity != nil,
        !items[0].isAmountInDoubt
      else { continue }
      return (text, items)
    }
    return nil
  }

  /// The name under which a line was logged; nil if its original text is not that of a single item, as after an import.
  private func loggedName(of line: FoodLine, _ bank: FoodBank) throws -> String? {
    guard purpose == .eaten, let typed = line.originalText else { return nil }
    let resolver = Resolver(bank, purpose: purpose)
    guard let phrases = try? resolver.phrases(typed), phrases.count == 1, phrases[0].source == nil,
      FoodFinder.number(phrases[0].name) == nil
    else { return nil }
    return phrases[0].name
  }

  /// The name whose meaning the correction explains; nil if the correction says that something else was eaten.
  ///
  /// The name is the one under which the line was logged. The correction explains it if the new food fits the name, as
  /// rye bread fits `bread`, or if the old food was uncertain and both foods are of the same category.
  private func corrected(_ typed: Typed, to new: Food?) -> String? {
    guard let new, let name = typed.loggedAs, !WordRoles.isAnyKind(name) else { return nil }
    if LoggedFood(name: new.name, food: new).isNamed(by: name) { return name }
    return typed.line.confidence < FoodMatch.certain && typed.food?.category == new.category ? name : nil
  }

  /// The line with another energy; its amount is scaled in proportion.
  ///
  /// If the energy was unknown or zero, only the energy is set.
  private func withEnergy(_ line: FoodLine, _ kilocalories: Double) throws -> FoodLine {
    var changed = line
    // The original text stated the old energy.
    changed.originalText = nil
    guard let before = line.nutrients.calories, before > 0 else {
      changed.nutrients[.calories] = kilocalories
      return changed
    }
    guard let weight = line.grams.map({ $0 * kilocalories / before }) else {
      changed.nutrients = line.nutrients.scaled(by: kilocalories / before)
      return changed
    }
    var quantity = Quantity.grams(weight.rounded())
    quantity.isAbout = true
    guard weight > 0, weight <= Quantity.limit else {
      throw LarderError(
        .outOfRange, "\(Figure.text(kilocalories)) kcal of \(line.name) is too much: more than 100 kg",
        hint: "an amount is more than 0 g and at most 100 kg")
    }
    return scaled(line, from: line.grams ?? weight, to: ResolvedAmount(grams: weight, quantity: quantity))
  }

  /// The line with another amount of the same food; its nutrients are those that were logged, scaled to the new weight.
  func withAmount(_ line: FoodLine, to reading: AmountReading) throws -> FoodLine {
    let food = try line.food.flatMap { reference in try session.withBank { try $0.food(reference.id) } }
    return try withAmount(line, food, to: reading)
  }

  private func withAmount(_ line: FoodLine, _ food: Food?, to reading: AmountReading) throws -> FoodLine {
    try DoubtfulNumber.refuse(reading.doubt, location: nil)
    if purpose == .eaten, let part = part(of: line, reading) { return part }
    let quantity = inItsUnit(reading.quantity, of: line)
    switch purpose {
    case .eaten:
      if let portion = line.anotherPortion(reading.quantity) { return portion }
      guard let before = line.grams else {
        throw LarderError(
          .badAmount, "\(line.name) was logged elsewhere without a weight, so its values cannot be scaled",
          hint: "name the food too, such as `fix 150g rice`, or log it again")
      }
      let phrase = ItemPhrase(text: quantity.text, range: 0..<0, quantity: quantity, name: line.name)
      return scaled(line, from: before, to: try weight(of: phrase, food, isDish: line.recipe != nil, in: nil))
    case .bought:
      let unit = quantity == reading.quantity ? "" : quantity.unit.word.map { " " + $0 } ?? ""
      try quantity.refuseTooMuch(typed: reading.text + unit)
      return try bought(line, quantity, food)
    }
  }

  /// The line with a part of its weight or volume: half of 100 g after `fix half`; nil for any other amount.
  ///
  /// A decimal fraction of a drink is liters, as on a menu: `fix 0,3` after 200 ml of juice.
  private func part(of line: FoodLine, _ reading: AmountReading) -> FoodLine? {
    guard let share = reading.quantity.pieces, share < 1, let before = line.grams, let said = line.quantity,
      case .measure = said.unit
    else { return nil }
    if let milliliters = said.milliliters, reading.text.contains(where: { ".,".contains($0) }) {
      let new = Quantity.volume(milliliters: share * 1000, unit: "ml")
      return scaled(line, from: before, to: ResolvedAmount(grams: before * share * 1000 / milliliters, quantity: new))
    }
    return scaled(line, from: before, to: ResolvedAmount(grams: before * share, quantity: said.scaled(by: share)))
  }

  /// The line of a purchase with another amount; the weight is unknown if it is not certain.
  private func bought(_ line: FoodLine, _ quantity: Quantity, _ food: Food?) throws -> FoodLine {
    var changed = line
    changed.quantity = quantity
    if let food {
      let weight = try food.weight(bought: quantity).flatMap { $0.doubt == nil ? $0 : nil }
      changed.grams = weight?.grams
      changed.nutrients = PartialNutrients(weight.map { food.nutrients.of(grams: $0.grams) })
    } else {
      changed.grams = quantity.mass
      changed.nutrients = .unknown
    }
    if let before = line.grams, let grams = changed.grams, food == nil || !line.nutrients.isUnknown {
      changed.nutrients = line.nutrients.scaled(by: grams / before)
    }
    return changed
  }

  /// The quantity; if only a number was typed, it gets the line's own unit: `3` turns two slices into three slices, and
  /// `200` turns 150 g into 200 g.
  private func inItsUnit(_ quantity: Quantity, of line: FoodLine) -> Quantity {
    guard let pieces = quantity.pieces, let said = line.quantity, said.share == nil else { return quantity }
    let count = quantity.number * (quantity.share ?? 1)
    switch (purpose, said.unit) {
    case (.bought, _): return said.purchased.map { $0.unit.quantity(pieces) } ?? quantity
    // A meal shows its weights in grams.
    case (.eaten, .measure(.mass)): return Quantity(count, upTo: quantity.upTo, .measure(.gram))
    case (.eaten, .portion), (.eaten, .measure): return Quantity(count, upTo: quantity.upTo, said.unit)
    case (.eaten, .piece), (.eaten, .toTaste): return quantity
    }
  }

  /// The weight of an amount of the line's food; asks if the weight is in doubt.
  private func weight(
    of phrase: ItemPhrase, _ food: Food?, isDish: Bool, in text: String?
  ) throws -> ResolvedAmount {
    let place = text.map { LarderError.Location(text: $0, range: phrase.range) }
    guard let food else {
      try DoubtfulNumber.refuse(phrase.doubt, location: place)
      guard let quantity = phrase.quantity, let grams = quantity.mass else {
        throw isDish
          ? LarderError(
            .badAmount, "of \(phrase.name), a recipe, only servings and weights are known",
            hint: "say how many servings, such as `2 servings`, or the weight, such as `150g`", location: place)
          : LarderError(
            .badAmount, "\(phrase.name) is not linked to a food in the food bank, so its portions are not known",
            hint: "give its weight, such as 150g", location: place)
      }
      return ResolvedAmount(grams: grams, quantity: quantity)
    }
    do {
      let weight = try phrase.weight(as: food)
      guard let doubt = weight.doubt else { return weight }
      var first = weight
      (first.doubt, first.alternatives) = (nil, [])
      let decider = Decider(session: session, text: text ?? "")
      return try decider.amount(doubt, [first] + weight.alternatives, at: place)
    } catch var error as LarderError {
      error.location = error.location ?? place
      throw error
    }
  }

  private func scaled(_ line: FoodLine, from before: Double, to weight: ResolvedAmount) -> FoodLine {
    var changed = line
    changed.grams = weight.grams
    changed.quantity = weight.quantity
    changed.isAmountAssumed = false
    changed.nutrients = line.nutrients.scaled(by: weight.grams / before)
    // The original text stated the old amount.
    changed.originalText = nil
    return changed
  }
}
