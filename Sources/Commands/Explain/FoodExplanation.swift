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
    /// The words read as an item with its amount; nil if they are only a name.
    let phrase: ItemPhrase?
    let name: String
    let match: FoodMatch
    let reasons: [String]
    /// Whether `eat` would log the food without asking.
    let isClear: Bool
    /// The next candidates, best first, with their reasons.
    let others: [(match: FoodMatch, reasons: [String])]
  }

  func explanation(maximum: Int) throws -> Explanation {
    let found = try find(maximum: maximum)
    let food = found.match.food
    let (amount, notice) = weighed(found)
    return Explanation(
      kind: .match, title: "`\(text)` \(found.isClear ? "is" : "may be") \(food.name) #\(food.id)",
      sections: [
        .init(title: "How the words were read", derivation: reading(found)),
        .init(title: "Where the numbers come from", derivation: FoodOrigin(food: food).steps),
      ] + (amount.isEmpty ? [] : [.init(title: "This amount", derivation: amount)]),
      rows: rows(found.others),
      doubts: [FoodOrigin(food: food).uncertainty].compactMap(\.self), notices: [notice].compactMap(\.self),
      others: FoodOrigin(food: food).sources,
      more: ["food show \(food.name)", "food search \(found.name) --explain"])
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
    let phrase = try finder.named(text) == nil ? phrase() : nil
    let name = phrase?.name ?? text
    let lookup = try session.lookUp(name)
    let (match, isClear) = try best(name, lookup, finder, place)
    let others = lookup.ranking.matches(lookup.foods, limit: maximum + 1).filter { $0.food.id != match.food.id }
    func reasons(_ food: Food) -> [String] { lookup.ranking.reasons(for: food) ?? [] }
    return Found(
      phrase: phrase, name: name, match: match, reasons: reasons(match.food), isClear: isClear,
      others: others.prefix(maximum).map { ($0, reasons($0.food)) })
  }

  /// Reads the words as an item with an amount; nil if they are several items, or if the amount makes no sense.
  private func phrase() throws -> ItemPhrase? {
    let phrases = try session.withBank { try Resolver($0, purpose: .eaten).phrases(text) }
    return phrases.count == 1 && phrases[0].source == nil ? phrases[0] : nil
  }

  /// The food that `eat` would log, and whether it would do so without asking.
  private func best(
    _ name: String, _ lookup: FoodCandidates, _ finder: FoodFinder, _ place: LarderError.Location?
  ) throws -> (FoodMatch, isClear: Bool) {
    if FoodFinder.number(name) != nil { return (try finder.find(name, location: place), true) }
    if let named = try finder.named(name) { return (named, true) }
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
    let percent = Figure.text(found.match.confidence * 100)
    let minimum = Figure.text(FoodMatch.certain * 100)
    let certainty =
      found.isClear
      ? "\(percent) %: taken without asking, since it is at least \(minimum) % and no other food is as close"
      : found.match.confidence < FoodMatch.certain
        ? "\(percent) %, below \(minimum) %: `eat` asks first, or refuses if nobody can answer"
        : "\(percent) %, but others are as close: `eat` asks first, or refuses if nobody can answer"
    return [amount, name].compactMap(\.self) + reasons + [DerivationLine("certainty", certainty, nil, "")]
  }

  /// The steps from the amount to its weight and nutrients, and a notice if the weight is not certain.
  private func weighed(_ found: Found) -> ([DerivationLine], GuideNotice?) {
    let food = found.match.food
    guard let phrase = found.phrase else { return ([], nil) }
    do {
      let weight = try phrase.weight(as: food, with: nil)
      let grams = Figure.short(weight.grams)
      let energy = food.nutrients.of(grams: weight.grams).calories
      let steps = [
        DerivationLine(
          "weight",
          (phrase.amountText.isEmpty ? "assumed, since no amount was given: " : "") + Self.portion(of: weight, food),
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

  /// The amount as text: `2 large`, with the weight of a single one if a portion was counted.
  private static func portion(of weight: ResolvedAmount, _ food: Food) -> String {
    let portion = food.portions.first { portion in
      let count = weight.grams / portion.grams
      return weight.text.contains(portion.name) && abs(count * 4 - (count * 4).rounded()) < 1e-9
    }
    return weight.text + (portion.map { "; 1 \($0.name) is \(Figure.short($0.grams)) g" } ?? "")
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

/// Where a food's values come from.
struct FoodOrigin {
  let food: Food

  private var isUSDA: Bool { food.source?.name == StarterBank.sourceName }

  var steps: [DerivationLine] {
    let values = Nutrient.allCases.map { nutrient in
      food.nutrients[nutrient].map { "\(nutrient.label) \(FoodText.amount($0, nutrient)) \(nutrient.unit)" }
        ?? "\(nutrient.label) unknown"
    }
    let basis =
      food.basis == .available
      ? "without fiber, as on labels in the European Union" : "including fiber, calculated by difference"
    let portions = food.portions.prefix(8).map { "\($0.name) \(Figure.short($0.grams)) g" }
    return [
      DerivationLine("in 100 g", values.joined(separator: ", "), nil, ""), DerivationLine("carbs", basis, nil, ""),
      DerivationLine("taken from", origin, nil, ""),
    ]
      + (portions.isEmpty ? [] : [DerivationLine("portions", portions.joined(separator: ", "), nil, "")])
      + (food.density.map { [DerivationLine("density", "\(Figure.short($0)) g per ml", nil, "")] } ?? [])
  }

  private var origin: String {
    guard let source = food.source else { return food.isUserCreated ? "typed in by the household" : "not recorded" }
    if food.isEstimate { return "an estimate of Larder: \(source.id)" }
    let kind =
      food.isUserCreated
      ? ", added by the household" : isUSDA && !food.aliases.isEmpty ? ", starter bank" : ", imported"
    return "\(source.name), number \(source.id)\(kind)"
  }

  var sources: [ExplanationSource] {
    guard isUSDA, let source = food.source else { return [] }
    return [
      ExplanationSource(
        key: source.name,
        title:
          "USDA National Nutrient Database for Standard Reference, Legacy Release, Agricultural Research Service, 2018",
        locator: "NDB number \(source.id), doi 10.15482/USDA.ADC/1529216")
    ]
  }

  var uncertainty: String? {
    if food.isEstimate { return "the values are estimated from foods with similar names" }
    return isUSDA
      ? "the values are means of analysed samples; a single food or brand may differ"
      : "labels may be off by 20 % (European Commission guidance of 2012 on EU 1169/2011)"
  }
}
