internal import Domain
internal import Figures
internal import Matching
internal import Store
internal import Text

/// Why words are understood as a certain food, and where the values of that food come from.
struct FoodExplanation {
  let session: Session
  let text: String
  let line: ExplainLine

  /// The food that the words are understood as.
  private struct Found {
    /// The words as an item with an amount; nil if the words are only a name.
    let phrase: ItemPhrase?
    let name: String
    let match: FoodMatch
    let reasons: [String]
    /// Whether the ranking of the household's foods chose the food.
    var isRanked = true
    /// The words that were not needed to find the food.
    var unused: [Resolved.UnusedWords] = []
    /// Whether `eat` would log the food without asking.
    let isClear: Bool
    /// The next best foods that the words may mean, best first, with their reasons.
    let others: [(match: FoodMatch, reasons: [String])]
  }

  func explanation(maximum: Int) throws -> Explanation {
    let found = try find(maximum: maximum)
    let food = found.match.food
    let origin = FoodOrigin(food: food)
    let (amount, notice) = weighed(found)
    let number = food.id > 0 ? " #\(food.id)" : ""
    return Explanation(
      kind: .match, title: "`\(text)` \(found.isClear ? "is" : "may be") \(food.name)\(number)",
      sections: [
        .init(title: "How the words were read", derivation: reading(found)),
        .init(title: "Where the numbers come from", derivation: origin.steps),
      ] + (amount.isEmpty ? [] : [.init(title: "This amount", derivation: amount)]),
      rows: rows(found.others),
      doubts: [origin.uncertainty].compactMap(\.self), notices: [notice].compactMap(\.self),
      others: origin.sources,
      more: (origin.isComposed && food.id < 0 ? [] : ["food show \(food.name)"]) + [
        "food search \(found.name) --explain"
      ])
  }

  // MARK: The food

  private func find(maximum: Int) throws -> Found {
    let finder = FoodFinder(session: session)
    let place = line.place(ofLast: text)
    if FoodFinder.number(text) != nil {
      let match = try finder.find(text, location: place)
      return Found(
        phrase: nil, name: match.food.name, match: match, reasons: ["its number in the food bank"], isClear: true,
        others: [])
    }
    let lines = try session.withBank { try Resolver($0, purpose: .eaten).resolve(text) }
    let resolved = lines.count == 1 && lines[0].phrase.source == nil ? lines[0] : nil
    let name = try finder.named(text) == nil ? resolved?.phrase.name ?? text : text
    let lookup = try session.lookUp(name)
    let (match, isClear) = try best(name, resolved, lookup, place)
    let others = lookup.ranking.matches(lookup.foods, limit: maximum + 1).filter { $0.food.id != match.food.id }
    func reasons(_ food: Food) -> [String] { lookup.ranking.reasons(for: food) ?? [] }
    let special = try special(name, match, resolved)
    return Found(
      phrase: name == text && resolved?.phrase.name != text ? nil : resolved?.phrase, name: name, match: match,
      reasons: special ?? reasons(match.food), isRanked: special == nil,
      unused: resolved?.unused ?? [], isClear: isClear,
      others: others.prefix(maximum).map { ($0, reasons($0.food)) })
  }

  /// The reasons for a food that the ranking of the household's foods did not choose; nil if the ranking chose it.
  ///
  /// For example, the user has said what the name means, or the food is from the tables that come with Larder.
  private func special(_ name: String, _ match: FoodMatch, _ resolved: Resolved?) throws -> [String]? {
    let food = match.food
    if let learned = try session.withBank({ try $0.learnedName(name) }), learned.food.id == food.id {
      let day = DayText.weekday(learned.learnedAt.calendarDay)
      return [
        learned.isCorrection
          ? "you corrected `\(learned.name)` to it on \(day); `food forget \(learned.name)` takes that back"
          : "you answered the question about `\(learned.name)` with it on \(day); `food forget \(learned.name)` takes "
            + "that back"
      ]
    }
    if let likeness = resolved?.likeness {
      return ["no table has `\(likeness.typed)`; the values are those of \(likeness.food), which is similar"]
    }
    guard food.id < 0 else { return nil }
    if FoodOrigin(food: food).isComposed { return ["the name is made of words for bread and for what is on it"] }
    return ["not among the household's foods; found in the tables that come with Larder as `\(match.matched)`"]
  }

  /// The food that `eat` would log, and whether `eat` would log it without asking.
  private func best(
    _ name: String, _ resolved: Resolved?, _ lookup: FoodCandidates, _ place: LarderError.Location?
  ) throws -> (FoodMatch, isClear: Bool) {
    if let match = resolved?.match {
      if case .food? = resolved?.doubts.first?.cause {
        if let other = line.nearest, !line.isExplicit { throw nothing(nearest: other, place) }
        return (match, false)
      }
      return (match, true)
    }
    if let named = try FoodFinder(session: session).named(name) { return (named, true) }
    switch lookup.choice {
    case .one(let match): return (match, true)
    case .several(let matches):
      guard let first = matches.first else { throw unknown(place) }
      if let other = line.nearest, !line.isExplicit { throw nothing(nearest: other, place) }
      return (first, false)
    case .none:
      if let other = line.nearest, !line.isExplicit { throw nothing(nearest: other, place) }
      throw unknown(place)
    }
  }

  private func nothing(nearest: String, _ place: LarderError.Location?) -> LarderError {
    LarderError(
      .badValue, "Larder cannot explain `\(text.prefix(60))`",
      hint: "did you mean \(nearest)? " + ExplainLine.accepted, candidates: [nearest], location: place)
  }

  private func unknown(_ place: LarderError.Location?) -> LarderError {
    LarderError(
      .unknownFood, "`\(text.prefix(60))` is not in the food bank, and nothing else has that name",
      hint: ExplainLine.accepted + "; `food search` finds similar names", location: place)
  }

  // MARK: Steps

  private func reading(_ found: Found) -> [DerivationLine] {
    let amount = found.phrase.flatMap {
      $0.amountText.isEmpty ? nil : DerivationLine("amount", "`\($0.amountText)`", nil, "")
    }
    let name = DerivationLine("name", "`\(found.name)`", nil, "")
    let reasons = found.reasons.map { DerivationLine("why", $0, nil, "") }
    let unused = found.unused.map { DerivationLine("left out", $0.explanation, nil, "") }
    let percent = Figure.text(found.match.confidence * 100)
    let minimum = Figure.text(FoodMatch.certain * 100)
    let certainty =
      found.isClear && !found.isRanked
      ? "\(percent) %: taken without asking, since it is at least \(minimum) %"
      : found.isClear
        ? "\(percent) %: taken without asking, since it is at least \(minimum) % and no other food is as close"
        : found.match.confidence < FoodMatch.certain
          ? "\(percent) %, below \(minimum) %: `eat` asks first, or refuses if nobody can answer"
          : "\(percent) %, but others are as close: `eat` asks first, or refuses if nobody can answer"
    return [amount, name].compactMap(\.self) + unused + reasons + [DerivationLine("certainty", certainty, nil, "")]
  }

  /// The steps from the amount to its weight and nutrients, and a notice if the weight is not certain.
  private func weighed(_ found: Found) -> ([DerivationLine], GuideNotice?) {
    let food = found.match.food
    // If the words state the energy, it decides the amount, as `parse meal` shows.
    guard let phrase = found.phrase, StatedEnergy(text) == nil else { return ([], nil) }
    do {
      let weight = try phrase.weight(as: food, with: nil)
      let grams = Figure.short(weight.grams)
      let energy = food.nutrients.of(grams: weight.grams).calories
      let steps = [
        DerivationLine(
          "weight",
          (phrase.amountText.isEmpty ? "assumed, as no amount was given: " : "")
            + Self.portion(of: weight, food),
          weight.grams,
          "g"),
        DerivationLine("energy", "\(grams) g × \(Figure.short(food.nutrients.calories)) kcal / 100 g", energy, "kcal"),
      ]
      let others = weight.alternatives.map { "\($0.text), \(Figure.short($0.grams)) g" }.joined(separator: " or ")
      let doubt = weight.doubt ?? weight.assumed
      return (steps, doubt.map { GuideNotice(.warning, $0 + (others.isEmpty ? "" : "; or \(others)")) })
    } catch let error {
      return ([], GuideNotice(.warning, error.message + (error.hint.map { ": \($0)" } ?? "")))
    }
  }

  /// The amount as text, such as `2 large`, followed by the weight of one portion if the amount is a number of
  /// portions.
  private static func portion(of weight: ResolvedAmount, _ food: Food) -> String {
    let portion = food.portions.first { portion in
      let count = weight.grams / portion.grams
      return weight.text.contains(portion.name) && abs(count * 4 - (count * 4).rounded()) < 1e-9
    }
    guard let portion else { return weight.text }
    let isOne = abs(weight.grams - portion.grams) < 1e-9
    return "\(weight.text), \(Figure.short(portion.grams)) g\(isOne ? "" : " each")"
  }

  private func rows(_ others: [(match: FoodMatch, reasons: [String])]) -> ExplanationRows {
    ExplanationRows(
      title: "The next candidates",
      columns: [
        .init(title: "#", alignment: .right), .init(title: "food"), .init(title: "kcal", alignment: .right),
        .init(title: "fit", alignment: .right), .init(title: "because", isWide: true),
      ],
      cells: others.map { match, reasons in
        [
          String(match.food.id), match.food.name, FoodText.amount(match.food.nutrients.calories, .calories),
          "\(Figure.text(match.confidence * 100)) %", reasons.first ?? "",
        ]
      },
      keys: ["id", "name", "matched", "score", "calories", "reasons"],
      values: others.map { match, reasons in
        [
          "id": .int(match.food.id), "name": .string(match.food.name), "matched": .string(match.matched),
          "score": .number(match.confidence), "calories": .number(match.food.nutrients.calories),
          "reasons": .string(reasons.joined(separator: "; ")),
        ]
      })
  }
}

extension Resolved.UnusedWords {
  /// What the ignored words mean, and why the food was matched without using them.
  fileprivate var explanation: String {
    switch role {
    case .state: "`\(text)`: how it was made or kept, which changes nothing in the tables"
    case .heating: "`\(text)`: how it was heated; the tables have one value for this food"
    case .maker: "`\(text)`: who makes or sells it"
    case .ingredient: "`\(text)`: what it is made with, which its values contain"
    case .place: "`\(text)`: where, when or for whom it was had"
    case .negated: "`\(text)`: what it was had without"
    }
  }
}

/// Where a food's values come from.
struct FoodOrigin {
  let food: Food

  /// Whether Larder composed the food from bread and its topping, so that no food table lists it.
  var isComposed: Bool { food.source?.name == ComposedFoods.sourceName }

  private var isUSDA: Bool { food.source?.name == StarterBank.sourceName }

  var steps: [DerivationLine] {
    let values = Nutrient.allCases.map { nutrient in
      food.nutrients[nutrient].map { "\(nutrient.label) \(FoodText.amount($0, nutrient)) \(nutrient.unit)" }
        ?? "\(nutrient.label) unknown"
    }
    let basis =
      food.basis == .available
      ? "without fiber, as on labels in the European Union" : "including fiber, as on labels in the United States"
    let portions = food.portions.prefix(8).map { "\($0.name) \(Figure.short($0.grams)) g" }
    return [
      DerivationLine("per 100 g", values.joined(separator: ", "), nil, ""), DerivationLine("carbs", basis, nil, ""),
      DerivationLine("taken from", origin, nil, ""),
    ]
      + (portions.isEmpty ? [] : [DerivationLine("portions", portions.joined(separator: ", "), nil, "")])
      + (food.density.map { [DerivationLine("density", "\(Figure.short($0)) g per ml", nil, "")] } ?? [])
  }

  private var origin: String {
    guard let source = food.source else { return food.isUserCreated ? "the household's own entry" : "not recorded" }
    if food.isEstimate { return "an estimate of Larder: \(source.id)" }
    if isComposed { return "\(source.name) \(source.id)" }
    let kind =
      food.id < 0
      ? ", a table that comes with Larder"
      : food.isUserCreated
        ? ", added by the household" : isUSDA && !food.aliases.isEmpty ? ", comes with Larder" : ", imported"
    if let name = TableCitation.similarName(of: food) {
      return "\(source.name), number \(source.id): \(name)\(kind)"
    }
    return "\(source.name), number \(source.id)\(kind)"
  }

  var sources: [ExplanationSource] {
    guard let source = food.source else { return [] }
    if let table = TableCitation(of: source) {
      return [ExplanationSource(key: source.name, title: table.title, locator: "number \(source.id), \(table.locator)")]
    }
    guard isUSDA else { return [] }
    return [
      ExplanationSource(
        key: source.name,
        title:
          "USDA National Nutrient Database for Standard Reference, Legacy Release, Agricultural Research Service, 2018",
        locator: "NDB number \(source.id), doi 10.15482/USDA.ADC/1529216")
    ]
  }

  var uncertainty: String? {
    if isComposed { return "how much is on the bread is estimated; the values are means of analyzed samples" }
    if food.source.flatMap(TableCitation.init(of:)) != nil {
      return "the values are those of a national table; a single food, recipe or brand may differ"
    }
    if food.isEstimate { return "the values are estimated from foods with similar names" }
    return isUSDA
      ? "the values are means of analyzed samples; a single food or brand may differ"
      : "labels may be off by 20 % (European Commission guidance of 2012 on EU 1169/2011)"
  }
}
