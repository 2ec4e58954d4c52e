internal import Charts
internal import Domain
internal import Exchange
internal import Figures
internal import Store
internal import Text

/// A recipe: its ingredients, its steps, and the nutrients of a serving.
struct RecipeReport: Report {
  let recipe: Recipe
  /// The name of the profile in use, whose goals a serving is compared with.
  let profile: String
  let goals: MacroGoals
  /// The undo step of the command; nil if the recipe is only shown.
  ///
  /// The inner optional is nil if the command changed nothing.
  let step: Step??
  /// Whether the source of every value is shown, instead of the recipe's steps.
  var showsProvenance = false
  /// The number of servings and the units for which the recipe is shown.
  var scale = RecipeScale()
  /// What a serving costs; nil if unknown.
  var price: RecipePrice?
  /// What is known about the recipe's photo; nil if it has none.
  var photo: RecipePhoto?
  /// Whether the command has changed the nutrients of a serving after the profile had logged the recipe.
  var leavesMeals = false

  private var nutrition: RecipeNutrition { RecipeNutrition(recipe) }

  var json: JSON {
    var members = ["recipe": RecipeJSON.recipe(recipe, scale, cost: price, photo: photo)]
    if let step { members["undo"] = .optional(step?.id) }
    return .object(members)
  }

  var table: CSVTable? {
    CSVTable(
      ["n", "section", "text", "food", "grams", "gramsFrom", "confidence"] + Nutrient.allCases.map(\.rawValue),
      recipe.ingredients.sectioned().enumerated().map { index, entry in
        let part = entry.part
        return [
          String(index + 1), entry.section ?? "", part.text, part.food?.name ?? part.recipe?.title ?? "",
          FoodText.csv(part.grams), part.gramsFrom?.rawValue ?? "none", Figure.plain(part.confidence),
        ] + Nutrient.allCases.map { FoodText.csv(part.nutrients[$0]) }
      })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    var lines = heading(on: canvas) + ingredients(on: canvas)
    if !showsProvenance { lines += steps(on: canvas) + notes(on: canvas) }
    lines += serving(on: canvas) + cost(on: canvas)
    if let step { lines.append(WriteReport.closing("the household", step, canvas)) }
    return lines
  }

  /// What the user has to know before saving: the top of the report, the numbers of ingredients and steps, whether
  /// there is a photo, and which ingredients are doubtful.
  func preview(on canvas: Canvas) -> [StyledLine] {
    let parts = recipe.ingredients.parts()
    let doubtful = parts.filter { part in
      !part.isWithoutAmount && (part.food == nil && part.recipe == nil || part.confidence < FoodMatch.certain)
    }
    let count = recipe.steps.parts().count
    let steps = count == 0 ? "no steps" : count.counted("step")
    let image = recipe.photo == nil ? "no photo" : "a photo"
    var sentences = ["It has \(parts.count.counted("ingredient")), \(steps) and \(image)."]
    if !doubtful.isEmpty {
      let named = doubtful.prefix(Self.mostDoubtful).map { part in
        "\(part.text) (\(part.food.map { "\($0.name)?" } ?? "no food found"))"
      }
      let more = doubtful.count > named.count ? ", and \(doubtful.count - named.count) more" : ""
      sentences.append("To be checked: \(named.joined(separator: "; "))\(more).")
    }
    return heading(on: canvas)
      + sentences.flatMap { canvas.show($0).wrapped(to: canvas.width) }.map { StyledLine($0) }
  }

  /// The maximum number of doubtful ingredients that a preview names.
  private static let mostDoubtful = 4

  // MARK: The top

  private func heading(on canvas: Canvas) -> [StyledLine] {
    var title = StyledLine(canvas.show(recipe.title), .bold)
    if recipe.id > 0 { title = title + StyledLine("  #\(recipe.id)", .faint) }
    if recipe.isFavourite { title = title + StyledLine(canvas.isASCII ? " *" : " ♥", .red) }
    let facts: [String?] = [
      RecipeText.servings(recipe, scale), RecipeText.times(recipe), recipe.category?.rawValue,
      recipe.difficulty?.rawValue,
      recipe.isArchived ? "archived" : nil, recipe.owner == nil ? nil : "only for \(profile)",
    ]
    let rows = LabelledRows(canvas: canvas, labelWidth: 0)
    var lines = [title] + rows.row("", facts.compactMap(\.self) + recipe.tags.map { "#\($0)" })
    if let description = recipe.description {
      lines += canvas.show(description).wrapped(to: canvas.width).map { StyledLine($0) }
    }
    for source in [recipe.sourcePlatform.map { "From \($0)" }, recipe.sourceURL].compactMap(\.self) {
      lines += StyledLine(canvas.show(source), .faint).wrapped(to: canvas.width)
    }
    return lines + (photo?.lines(on: canvas) ?? [])
  }

  // MARK: Lines

  private func ingredients(on canvas: Canvas) -> [StyledLine] {
    guard !recipe.ingredients.isEmpty else {
      let line = "recipe ingredient add \(canvas.show(recipe.title)) = 200 g flour"
      return [StyledLine()]
        + "No ingredients yet: `\(line)` adds one.".wrapped(to: canvas.width).map { StyledLine($0, .faint) }
    }
    var lines = [StyledLine(), StyledLine("Ingredients", .bold)]
    let parts = recipe.ingredients.parts()
    let rows = parts.enumerated().map { row($0.element, $0.offset + 1, on: canvas) }
    let table = TextTable([.init("", .right), .init(""), .init(""), .init("", .right)], rows: rows)
    let isNarrow = canvas.width < 60 || canvas.width < table.minimumCells(on: canvas)
    var shown = (isNarrow ? rows.map { narrow($0, on: canvas) } : table.lines(on: canvas).map { [$0] })[...]
    for entry in recipe.ingredients {
      lines += entry.heading.map { [StyledLine(canvas.show($0), .cyan)] } ?? shown.popFirst() ?? []
    }
    return lines
  }

  private func row(_ part: RecipeIngredient, _ number: Int, on canvas: Canvas) -> [StyledLine] {
    let isUncounted = part.isWithoutAmount || part.isNoFood
    let isDoubtful = part.confidence < FoodMatch.certain
    let food = part.food?.name ?? part.recipe.map { "recipe \($0.title)" }
    let name =
      food.map { "\($0)\(isDoubtful ? "?" : "")" } ?? (part.isNoFood ? "no food" : isUncounted ? "" : "no food found")
    let weight =
      part.servings.map { RecipeText.servings($0 * scale.factor) }
      ?? part.grams.map { canvas.weight($0 * (scale.shown(part).rule == .damped ? scale.damped : scale.factor)) }
      ?? (isUncounted ? "not counted" : "no weight")
    let energy = showsProvenance ? part.nutrients.calories.map { " \(Figure.text($0)) kcal" } ?? "" : ""
    let ink: Ink =
      isUncounted
      ? .faint : food == nil || part.grams == nil && part.servings == nil ? .yellow : isDoubtful ? .yellow : .faint
    let from = showsProvenance ? part.gramsFrom.map { " (\(RecipeText.from($0)))" } ?? "" : ""
    return [
      StyledLine("\(number)", .faint), StyledLine(RecipeText.line(part, scale)), StyledLine(name, ink),
      StyledLine(weight + from + energy, ink),
    ]
  }

  private func narrow(_ row: [StyledLine], on canvas: Canvas) -> [StyledLine] {
    let text = "\(row[0].plain.count < 2 ? " " : "")\(row[0].plain) \(canvas.show(row[1].plain))"
    let food = [row[2].plain, row[3].plain].filter { !$0.isEmpty }.joined(separator: ", ")
    return StyledLine(text).wrapped(to: canvas.width, hang: 3)
      + StyledLine("   " + canvas.show(food), .faint).wrapped(to: canvas.width, hang: 3)
  }

  private func steps(on canvas: Canvas) -> [StyledLine] {
    guard !recipe.steps.isEmpty else { return remarks(on: canvas) }
    var lines = [StyledLine(), StyledLine("Steps", .bold)]
    let parts = recipe.ingredients.parts()
    var number = 0
    for entry in recipe.steps {
      if let heading = entry.heading {
        lines.append(StyledLine(canvas.show(heading), .cyan))
      } else if let step = entry.part {
        number += 1
        let time = step.seconds.map { "  (\(RecipeText.duration($0)))" } ?? ""
        let shown = RecipeText.step(step.text, of: recipe, parts, scale)
        let text = "\(number < 10 ? " " : "")\(number)  \(canvas.show(shown))\(time)"
        lines += StyledLine(text).wrapped(to: canvas.width, hang: 4)
      }
    }
    return lines + remarks(on: canvas)
  }

  /// Remarks on what is not scaled in proportion when the recipe is made for another number of servings, and on meals
  /// that keep the values of an earlier version.
  private func remarks(on canvas: Canvas) -> [StyledLine] {
    let sentences =
      RecipeText.remarks(on: recipe.ingredients.parts(), of: recipe, scale, isWhole: true)
      + (leavesMeals ? ["what was logged of it keeps the values of then"] : [])
    return LabelledRows.flow(sentences.map { StyledLine(canvas.show($0), .yellow) }, room: canvas.width, on: canvas)
  }

  private func notes(on canvas: Canvas) -> [StyledLine] {
    guard let notes = recipe.notes else { return [] }
    return [StyledLine(), StyledLine("Notes", .bold)]
      + notes.split(separator: "\n").flatMap { canvas.show(String($0)).wrapped(to: canvas.width) }.map {
        StyledLine($0)
      }
  }

  // MARK: A serving

  private func serving(on canvas: Canvas) -> [StyledLine] {
    let nutrition = nutrition
    guard !nutrition.perServing.isUnknown else {
      return recipe.ingredients.isEmpty
        ? [] : [StyledLine(), StyledLine("What a serving has is not known.", .faint)] + gaps(on: canvas)
    }
    let rows = [Nutrient.calories, .protein, .carbohydrates, .fat].compactMap { nutrient in
      nutrition.perServing[nutrient].map { value in
        Gauges.Row(
          name: nutrient.label, value: value, limit: goals[nutrient].map(Double.init), unit: nutrient.unit, decimals: 0,
          kind: .part, unknown: nutrition.unknown[nutrient]?.count ?? 0)
      }
    }
    let title = "A serving compared with the daily goals of \(profile)" + RecipeText.source(nutrition.source)
    let rest = [Nutrient.fiber, .sugar, .saturatedFat, .sodium].map { nutrient in
      guard nutrition.perServing[nutrient] != nil else { return "\(nutrient.label) unknown" }
      let missing = nutrition.unknown[nutrient].map { " (\($0.count.counted("ingredient")) unknown)" } ?? ""
      return
        "\(nutrient.label) \(FoodText.amount(nutrition.perServing[nutrient], nutrient)) \(nutrient.unit)\(missing)"
    }
    let facts = LabelledRows.flow(rest.map { StyledLine(canvas.show($0), .faint) }, room: canvas.width, on: canvas)
    return [StyledLine()] + canvas.show(title).wrapped(to: canvas.width).map { StyledLine($0, .bold) }
      + Gauges(rows: rows).lines(on: canvas) + facts + stated(on: canvas) + gaps(on: canvas)
  }

  /// The cost of a serving, and how many ingredients it includes if some have no price; empty if the cost is unknown.
  private func cost(on canvas: Canvas) -> [StyledLine] {
    guard let price, let money = price.cost.rounded else { return [] }
    let text = MoneyText(currency: price.currency, canvas: canvas).text(money)
    let (priced, counted) = (price.cost.priced, price.cost.counted)
    let sentence =
      priced == counted
      ? "A serving costs about \(text)."
      : "A serving costs at least \(text): \(priced) of \(counted.counted("ingredient")) have a price."
    return canvas.show(sentence).wrapped(to: canvas.width).map { StyledLine($0) }
  }

  /// The nutrients of a serving that the recipe's source states; empty if they are the values shown above.
  private func stated(on canvas: Canvas) -> [StyledLine] {
    guard let stated = recipe.statedNutrients, nutrition.source != .source else { return [] }
    let values = [Nutrient.calories, .protein, .carbohydrates, .fat].compactMap { nutrient in
      stated[nutrient].map { "\(nutrient.label) \(FoodText.amount($0, nutrient)) \(nutrient.unit)" }
    }
    return LabelledRows.flow(
      (["the source states"] + values).map { StyledLine(canvas.show($0), .faint) }, room: canvas.width, on: canvas)
  }

  private func gaps(on canvas: Canvas) -> [StyledLine] {
    let nutrition = nutrition
    var sentences = nutrition.unmatched.map { gap in
      switch gap.why {
      case .noFood: "Not counted, as no food was found: line \(gap.number), \(gap.text)"
      case .noWeight: "Not counted, as its weight is not known: line \(gap.number), \(gap.text)"
      }
    }
    let parts = recipe.ingredients.parts()
    let noFood = nutrition.uncounted.filter { parts[$0.number - 1].isNoFood }
    let noAmount = nutrition.uncounted.filter { !parts[$0.number - 1].isNoFood }
    if !noAmount.isEmpty {
      sentences.append("Not counted, as no amount is given: " + noAmount.map(\.text).joined(separator: ", "))
    }
    if !noFood.isEmpty {
      sentences.append("Not counted, as you said that it is not food: " + noFood.map(\.text).joined(separator: ", "))
    }
    sentences += withoutValue(nutrition)
    if let first = nutrition.unmatched.first(where: { $0.why == .noFood }) {
      let line = "recipe ingredient match \(recipe.title) = \(first.number) FOOD"
      sentences.append("`\(line)` says which food line \(first.number) is")
    }
    if let first = nutrition.unmatched.first(where: { $0.why == .noWeight }) {
      let name = parts[first.number - 1].reading?.name ?? first.text
      let line = "recipe ingredient edit \(recipe.title) = \(first.number) 30 g \(name)"
      sentences.append("`\(line)` gives line \(first.number) a weight, with your number of grams")
    }
    return sentences.flatMap { canvas.show($0).wrapped(to: canvas.width) }.map { StyledLine($0, .yellow) }
  }
}

extension RecipeReport {
  /// Sentences that say which ingredients lack a value for a nutrient, and whether a meal still counts the known part.
  ///
  /// Nutrients that are unknown for the same ingredients share a sentence.
  private func withoutValue(_ nutrition: RecipeNutrition) -> [String] {
    let nutrients = Nutrient.allCases.filter { nutrition.unknown[$0] != nil }
    var groups: [(nutrients: [Nutrient], texts: [String])] = []
    for nutrient in nutrients {
      let texts = nutrition.unknown[nutrient] ?? []
      if let index = groups.firstIndex(where: { $0.texts == texts }) {
        groups[index].nutrients.append(nutrient)
      } else {
        groups.append(([nutrient], texts))
      }
    }
    return groups.map { group in
      let texts = group.texts.prefix(Self.mostNamed)
      let more = group.texts.count > texts.count ? " and \(group.texts.count - texts.count) more" : ""
      let isLogged = group.nutrients.allSatisfy { nutrition.logged[$0] != nil }
      let names = group.nutrients.map(\.label).joined(separator: ", ")
      let foods = texts.joined(separator: ", ") + more
      return isLogged
        ? "\(names.capitalizedFirst) unknown for: \(foods). A meal counts the other ingredients."
        : "\(names.capitalizedFirst) unknown for: \(foods). In a meal, this dish counts as unknown."
    }
  }

  /// The maximum number of ingredients that one of these sentences names.
  private static let mostNamed = 4
}

/// The cost of a serving and the currency in which the household pays.
struct RecipePrice {
  let cost: RecipeCost
  let currency: Currency

  /// The cost of a serving of the recipe at the mean prices of the last six months, as `prices` shows them.
  ///
  /// Nil if no ingredient has a known price.
  init?(_ recipe: Recipe, _ session: Session, _ reading: ReadTransaction) throws {
    let foods = Set(recipe.ingredients.parts().compactMap(\.food?.id))
    guard !foods.isEmpty else { return nil }
    let span = ChartSpan(count: 6, unit: "m")
    let period = try span.period(endingWith: session.today, weekStart: session.settings.weekStart)
    let purchases = try reading.household.prices(from: period.from, to: period.to).purchases
    var prices: [Int: Double] = [:]
    for (food, own) in Dictionary(grouping: purchases.filter { foods.contains($0.food.id) }, by: \.food.id) {
      prices[food] = UnitPrice(own.map(\.price)).perKilogram.map { $0 / 1000 }
    }
    guard let cost = RecipeCost(recipe, prices: prices) else { return nil }
    (self.cost, currency) = (cost, session.settings.currency)
  }
}

/// Formats parts of a recipe as text.
enum RecipeText {
  static func servings(_ recipe: Recipe, _ scale: RecipeScale) -> String {
    let count = servings(recipe.servings * scale.factor)
    if scale.factor != 1 { return "\(count), written for \(Figure.short(recipe.servings))" }
    let said = recipe.isServingsStated ? count : "\(count) (assumed)"
    return recipe.yieldText.map { "\(said), \($0)" } ?? said
  }

  /// An ingredient's line for the requested servings and units; unchanged if these are the recipe's own.
  ///
  /// If `isMarked` is true, an amount that was increased less than proportionally is marked with `*`, and the
  /// proportional amount follows in parentheses.
  static func line(_ ingredient: RecipeIngredient, _ scale: RecipeScale, isMarked: Bool = true) -> String {
    guard !scale.isAsWritten, let reading = ingredient.reading, reading.amount != nil else { return ingredient.text }
    let shown = scale.shown(ingredient)
    // The weight of all pieces grows with their number, that of each does not.
    let isOfAll =
      reading.isWeightOfAll ?? (ingredient.gramsFrom == .weight && reading.amount?.unit?.grams == nil)
    let sizes = reading.moreAmounts.filter { $0.role == .each }.map { other in
      "(\(KitchenAmount.text(isOfAll ? other.amount.multiplied(by: scale.factor) : other.amount)))"
    }
    let full = isMarked ? shown.proportionalText : nil
    let amount = full.map { "\(shown.text)* (or \($0))" } ?? shown.text
    // The size is that of the piece: in `1 large can of tomatoes`, it is not that of the tomatoes.
    let size = reading.amount?.unit == nil ? ingredient.sizeAsWritten : nil
    // A file for a program has the name as the steps say it.
    let name = isMarked ? CountedName.text(of: ingredient, reading, counting: shown) : reading.name
    let words = [amount, size ?? ""] + sizes + [name]
    return words.filter { !$0.isEmpty }.joined(separator: " ") + (reading.note.map { ", \($0)" } ?? "")
  }

  /// How a new ingredient line was understood, with its number: `2  Onion, 110 g`.
  static func understood(_ part: RecipeIngredient, number: Int, on canvas: Canvas) -> String {
    guard !part.isWithoutAmount else { return "\(number)  not counted, as no amount is given" }
    let mark = part.confidence < FoodMatch.certain ? "?" : ""
    guard let name = part.food?.name ?? part.recipe?.title else { return "\(number)  no food found" }
    guard let grams = part.grams else { return "\(number)  \(name)\(mark), its weight is not known" }
    return "\(number)  \(name)\(mark), \(canvas.weight(grams))"
  }

  /// The text of a step for the requested servings and units; if its amounts stay as written, it says so in brackets.
  static func step(
    _ text: String, of recipe: Recipe, _ ingredients: [RecipeIngredient], _ scale: RecipeScale
  ) -> String {
    let shown = scale.shown(step: text, ingredients: ingredients)
    return shown.hasWrittenAmounts ? "\(shown.text) (\(written(recipe, scale)))" : shown.text
  }

  /// What the amounts in a step are for, if they stay as written: `amounts for 4 servings`.
  static func written(_ recipe: Recipe, _ scale: RecipeScale) -> String {
    scale.factor == 1 ? "amounts as written" : "amounts for \(servings(recipe.servings))"
  }

  static func servings(_ number: Double) -> String {
    "\(Figure.short(number)) \(number == 1 ? "serving" : "servings")"
  }

  /// Remarks on a serving that has more energy than anybody eats, and on what is not scaled in proportion to the
  /// servings: some of these ingredients and, if `isWhole` is true, pans and times.
  static func remarks(
    on ingredients: [RecipeIngredient], of recipe: Recipe, _ scale: RecipeScale, isWhole: Bool
  ) -> [String] {
    [
      unlikelyServing(of: recipe),
      ingredients.contains { scale.shown($0).rule == .damped } ? RecipeScale.dampedRemark : nil,
      isWhole && scale.isFar ? "pans and times are those for \(servings(recipe.servings))" : nil,
    ].compactMap(\.self)
  }

  /// The energy in kcal above which a serving of a recipe is unlikely: three quarters of what an adult eats in a day.
  private static let unlikelyEnergy = 1500.0

  /// The remark on a serving with an unlikely energy, with the ingredient that has most of it; nil if it is likely, or
  /// was not added up from ingredients.
  private static func unlikelyServing(of recipe: Recipe) -> String? {
    let nutrition = RecipeNutrition(recipe)
    guard nutrition.source == .ingredients || nutrition.source == .partial,
      let energy = nutrition.perServing.calories, energy > unlikelyEnergy,
      let most = recipe.ingredients.parts().max(by: {
        $0.nutrients.calories ?? 0 < $1.nutrients.calories ?? 0
      })
    else { return nil }
    return
      "a serving has \(Figure.text(energy)) kcal, most of it from `\(most.text)`: check its amount, or the number of servings"
  }

  static func times(_ recipe: Recipe) -> String? {
    guard let total = recipe.totalMinutes else { return nil }
    let parts = [
      recipe.prepMinutes.map { "prep \(minutes($0))" }, recipe.cookMinutes.map { "cook \(minutes($0))" },
    ].compactMap(\.self)
    return parts.count < 2 ? minutes(total) : "\(minutes(total)) (\(parts.joined(separator: ", ")))"
  }

  static func minutes(_ count: Int) -> String { duration(count * 60) }

  /// A duration: `25 min`, `1 h 30 min`, `45 s`.
  static func duration(_ seconds: Int) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    let parts = [
      hours > 0 ? "\(Figure.text(hours)) h" : nil, minutes > 0 ? "\(minutes) min" : nil, rest > 0 ? "\(rest) s" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? "0 min" : parts.joined(separator: " ")
  }

  static func from(_ weight: IngredientWeight) -> String {
    switch weight {
    case .weight: "as written"
    case .size: "size times number"
    case .portion: "the food's portion"
    case .density: "by its density"
    case .piece: "a typical piece"
    }
  }

  static func source(_ source: RecipeNutrition.Source) -> String {
    switch source {
    case .own: ", with values that were typed in"
    case .ingredients: ""
    case .source: ", as its source states"
    case .partial: ", not all ingredients counted"
    }
  }
}

extension IngredientAmount {
  /// The amount for more or fewer servings.
  fileprivate func multiplied(by factor: Double) -> IngredientAmount {
    var amount = self
    amount.quantity = quantity.map { $0 * factor }
    amount.quantityMax = quantityMax.map { $0 * factor }
    return amount
  }
}
