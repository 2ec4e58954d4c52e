internal import Charts
internal import Domain
internal import Text

/// A day's meals and where it stands against the goals.
struct DayReport: Report {
  let profile: String
  let day: Day
  let now: Moment
  let today: Day
  let meals: [Meal]
  let goals: MacroGoals

  private var total: NutrientTotal {
    meals.reduce(into: NutrientTotal()) { $0.add($1.total) }
  }

  var json: JSON {
    let total = total
    let remaining = Nutrient.allCases.map { nutrient in
      (nutrient.rawValue, goals[nutrient].map { JSON.number(Double($0) - total[nutrient]) } ?? .null)
    }
    return .object([
      "profile": .string(profile), "date": .string(day.iso), "meals": .array(meals.map { .meal($0) }),
      "total": .total(total), "unknown": .unknown(total), "goals": .goals(goals),
      "remaining": .object(Dictionary(uniqueKeysWithValues: remaining)),
    ])
  }

  var table: CSVTable? { MealText.csv(meals) }

  func text(on canvas: Canvas) -> [StyledLine] {
    let title = day == today ? "Today" : DayText.relative(day, to: today).capitalizedFirst
    let date = [0, -1, 1].contains(day - today) ? DayText.weekday(day, today: today) : nil
    let parts = [title, date, profile, day == today ? now.clock : nil].compactMap(\.self)
    var lines = [StyledLine(canvas.show(parts.joined(separator: " · ")), .bold), StyledLine()]
    guard !meals.isEmpty else {
      let hint = day == today ? "`eat 2 eggs and a banana` logs a meal." : "`eat 2 eggs @\(day.iso) @lunch` logs one."
      return lines
        + ["Nothing logged. " + hint].flatMap { canvas.show($0).wrapped(to: canvas.width) }.map { StyledLine($0) }
    }
    for meal in meals {
      let head =
        "\(meal.slot.rawValue.capitalizedFirst) \(meal.time.clock) · \(Figure.text(meal.total[.calories])) kcal"
      lines.append(StyledLine(canvas.show(head)) + StyledLine("  #\(meal.id)", .faint))
      lines += MealText.rows(meal, marking: Array(1...max(1, meal.items.count)), on: canvas)
      if let notes = meal.notes {
        lines.append(StyledLine(canvas.show("   " + notes).truncated(to: canvas.width, in: canvas.glyphs), .faint))
      }
    }
    return lines + [StyledLine()] + gauges(on: canvas) + rest(on: canvas)
  }

  private func gauges(on canvas: Canvas) -> [StyledLine] {
    let total = total
    let rows = [Nutrient.calories, .protein, .carbohydrates, .fat].map { nutrient in
      Gauges.Row(
        name: nutrient.label, value: total[nutrient], limit: goals[nutrient].map(Double.init), unit: nutrient.unit,
        decimals: 0, kind: nutrient == .calories ? .limit : .goal, unknown: total.unknown(nutrient))
    }
    return Gauges(rows: rows).lines(on: canvas)
  }

  /// The nutrients that have no goal, and how many items they are not known of.
  private func rest(on canvas: Canvas) -> [StyledLine] {
    let total = total
    let parts = [Nutrient.fiber, .sugar, .saturatedFat, .sodium].map { nutrient in
      let missing = total.unknown(nutrient)
      let items = meals.flatMap(\.items).count { !$0.isSkipped }
      if missing == items, items > 0 { return "\(nutrient.label) unknown" }
      let doubt = missing == 0 ? "" : " (\(missing.counted("item")) unknown)"
      return "\(nutrient.label) \(FoodText.amount(total[nutrient], nutrient)) \(nutrient.unit)\(doubt)"
    }
    return canvas.show(parts.joined(separator: " · ")).wrapped(to: canvas.width).map { StyledLine($0, .faint) }
  }
}
