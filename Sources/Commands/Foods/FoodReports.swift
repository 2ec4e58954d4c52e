internal import Domain
internal import Store
internal import Text

/// A list of foods in the food bank, by category.
struct FoodListReport: Report {
  let foods: [Food]

  var json: JSON { .object(["foods": .array(foods.map { .food($0) })]) }
  var table: CSVTable? { FoodText.csv(foods) }

  func text(on canvas: Canvas) -> [StyledLine] {
    guard !foods.isEmpty else { return [StyledLine("No food matches: `food list` alone shows all.")] }
    let rows = FoodCategory.allCases.flatMap { category in
      foods.filter { $0.category == category }.map { FoodText.row($0, first: category.rawValue) }
    }
    return TextTable(FoodText.columns(first: "category"), rows: rows).lines(on: canvas)
  }
}

/// What a search found, best first.
struct FoodSearchReport: Report {
  let query: String
  let matches: [FoodMatch]
  /// For each match, the reasons for its rank; nil if they were not asked for.
  let explanations: [String]?

  var json: JSON {
    .object([
      "foods": .array(
        matches.enumerated().map { place, match in
          var own: [String: JSON] = ["matched": .string(match.matched), "score": .number(match.confidence)]
          if let explanations { own["explanation"] = .string(explanations[place]) }
          return .object(JSON.foodMembers(match.food).merging(own) { _, new in new })
        })
    ])
  }

  var table: CSVTable? { FoodText.csv(matches.map(\.food)) }

  func text(on canvas: Canvas) -> [StyledLine] {
    guard !matches.isEmpty else {
      let shown = query.truncated(to: 60, in: canvas.glyphs)
      let line = StyledLine(
        canvas.show(
          "No food has a name like `\(shown)`: `food add` adds one, `food list` shows all."))
      return WriteReport.fitted(line, on: canvas)
    }
    if let explanations { return explained(explanations, on: canvas) }
    guard canvas.width >= 60 else {
      return TextTable(FoodText.columns(first: nil), rows: matches.map { FoodText.row($0.food, first: nil) })
        .lines(on: canvas)
    }
    let rows = matches.map { match in
      let note = match.matched == match.food.name ? "" : match.matched
      return FoodText.row(match.food, first: nil) + [StyledLine(note, .faint)]
    }
    return TextTable(FoodText.columns(first: nil) + [.init("also called")], rows: rows).lines(on: canvas)
  }
}

extension FoodSearchReport {
  /// Each food with the reasons for its rank below it.
  private func explained(_ explanations: [String], on canvas: Canvas) -> [StyledLine] {
    let table = TextTable(FoodText.columns(first: nil), rows: matches.map { FoodText.row($0.food, first: nil) })
      .lines(on: canvas)
    let reasons = explanations.map { explanation in
      canvas.show(explanation).wrapped(to: max(20, canvas.width - 4)).map { StyledLine("    " + $0, .faint) }
    }
    return table.dropLast(matches.count) + zip(table.suffix(matches.count), reasons).flatMap { [$0] + $1 }
  }
}

/// One food with everything that is known about it.
struct FoodReport: Report {
  let food: Food
  /// Remarks on values that look odd, shown before the food is saved.
  var warnings: [String] = []

  var json: JSON { .object(["food": .food(food), "lights": .lights(TrafficLights(food))]) }
  var table: CSVTable? { FoodText.csv([food]) }

  func text(on canvas: Canvas) -> [StyledLine] {
    FoodText.card(food, on: canvas) + FoodText.warnings(warnings, on: canvas)
  }
}

/// A food that was added, changed or deleted.
struct FoodWriteReport: Report {
  let verb: String
  let food: Food
  let warnings: [String]
  let step: Step?

  var json: JSON {
    .object([
      "food": .food(food), "warnings": .array(warnings.map(JSON.string)), "undo": .optional(step?.id),
    ])
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    // An edit that changes nothing has no step.
    let head =
      StyledLine(step == nil ? "" : "\(verb) ") + StyledLine(canvas.show(food.name), .bold) + StyledLine(" #\(food.id)")
    let notes = FoodText.warnings(warnings, on: canvas)
    let card = verb == "Deleted" ? [] : Array(FoodText.card(food, on: canvas).dropFirst())
    return [head] + notes + card + [WriteReport.closing("the household", step, canvas)]
  }
}
