internal import Domain
internal import Store
internal import Text

/// An estimated food, saved or not, and the foods it was estimated from.
struct FoodEstimateReport: Report {
  let food: Food
  let estimate: FoodEstimate
  let warnings: [String]
  /// The undo step; nil if the food was not saved.
  let step: Step?
  /// Whether the foods that the estimate is based on have already been shown.
  var isBasisShown = false

  var json: JSON {
    .object([
      "food": .food(food),
      "basis": .array(
        estimate.foods.map { food in
          .object([
            "id": .int(food.id), "name": .string(food.name), "nutrients": .nutrients(food.nutrients),
          ])
        }),
      "spread": .object(
        Dictionary(
          uniqueKeysWithValues: Nutrient.allCases.map { nutrient in
            let range = estimate.spread[nutrient]
            return (
              nutrient.rawValue,
              range.map { .object(["low": .number($0.lowerBound), "high": .number($0.upperBound)]) } ?? .null
            )
          })),
      "warnings": .array(warnings.map(JSON.string)), "undo": .optional(step?.id),
    ])
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let basis = isBasisShown ? [] : FoodEstimateText.basis(estimate, on: canvas)
    let notes = FoodText.warnings(warnings, on: canvas)
    guard let step else {
      return basis + FoodText.card(food, on: canvas) + notes
        + [.dryRun]
    }
    let head = StyledLine("Added ") + StyledLine(canvas.show(food.name), .bold) + StyledLine(" #\(food.id)")
    return basis + [head] + notes + FoodText.card(food, on: canvas).dropFirst()
      + [WriteReport.closing("the household", step, canvas)]
  }
}

/// Formats the foods that an estimate is based on as a table.
enum FoodEstimateText {
  /// The foods, one per line, followed by the lowest and the highest values.
  static func basis(_ estimate: FoodEstimate, on canvas: Canvas) -> [StyledLine] {
    let count = estimate.foods.count
    let head = count == 1 ? "Taken from one food:" : "The median of \(count) foods, per 100 g:"
    let columns: [TextTable.Column] =
      [.init("food")] + [.init("kcal", .right), .init("P", .right), .init("C", .right), .init("F", .right)]
    let macros: [Nutrient] = [.calories, .protein, .carbohydrates, .fat]
    var rows = estimate.foods.map { food in
      [StyledLine(food.name)] + macros.map { StyledLine(FoodText.amount(food.nutrients[$0], $0)) }
    }
    if count > 1 {
      for (name, bound) in [("lowest", \ClosedRange<Double>.lowerBound), ("highest", \.upperBound)] {
        rows.append(
          [StyledLine(name, .faint)]
            + macros.map { nutrient in
              StyledLine(FoodText.amount(estimate.spread[nutrient].map { $0[keyPath: bound] }, nutrient), .faint)
            })
      }
    }
    return [StyledLine(head, .bold)] + TextTable(columns, rows: rows).lines(on: canvas)
  }
}
