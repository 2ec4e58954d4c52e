internal import Domain
internal import Exchange
internal import Figures
internal import Text

/// Formats the parts of an import's report.
enum ImportText {
  static func wrapped(_ text: String, _ ink: Ink, on canvas: Canvas) -> [StyledLine] {
    canvas.show(text).wrapped(to: canvas.width).map { StyledLine($0, ink) }
  }

  /// Shows what the columns mean and how the first foods or meals of the file would be imported.
  static func preview(_ contents: ImportReport.Contents, on canvas: Canvas) -> [StyledLine] {
    switch contents {
    case .foods(_, let columns, let shown):
      let uses = TextTable(
        [.init("column"), .init("read as")],
        rows: columns.map { [StyledLine($0.column), StyledLine($0.meaning)] })
      return (columns.isEmpty ? [] : uses.lines(on: canvas) + [""]) + (shown.isEmpty ? [] : foods(shown, canvas) + [""])
    case .weights(_, let shown, _):
      let texts = WeightText(canvas: canvas)
      let rows = shown.map { [StyledLine(DayText.weekday($0.day)), StyledLine(texts.text($0.kilograms))] }
      return shown.isEmpty
        ? [] : TextTable([.init("day"), .init("weight", .right)], rows: rows).lines(on: canvas) + [""]
    case .meals(_, _, _, let shown, _): return shown.flatMap { meal($0, on: canvas) } + (shown.isEmpty ? [] : [""])
    }
  }

  /// Foods with their values per 100 g; a question mark stands for an unknown value.
  private static func foods(_ foods: [Food], _ canvas: Canvas) -> [StyledLine] {
    let isNarrow = canvas.width < 60
    let nutrients: [(title: String, nutrient: Nutrient)] =
      [("kcal", .calories), ("protein", .protein), ("carbs", .carbohydrates), ("fat", .fat)]
      + (isNarrow ? [] : [("sugar", .sugar), ("fiber", .fiber), ("mg sodium", .sodium)])
    let rows = foods.map { food in
      [StyledLine(food.name)]
        + nutrients.map { column in
          let value = food.nutrients[column.nutrient]
          return StyledLine(FoodText.amount(value, column.nutrient), value == nil ? .yellow : .plain)
        }
    }
    let columns = [TextTable.Column("per 100 g")] + nutrients.map { TextTable.Column($0.title, .right) }
    return TextTable(columns, rows: rows).lines(on: canvas)
  }

  private static func meal(_ meal: Meal, on canvas: Canvas) -> [StyledLine] {
    let bar = canvas.isASCII ? " | " : " · "
    let head = StyledLine(
      canvas.show([DayText.weekday(meal.day), "\(meal.slot.rawValue) \(meal.time.clock)"].joined(separator: bar)), .bold
    )
    return [head] + MealText.rows(meal, marking: Array(1...max(1, meal.items.count)), on: canvas)
  }

  /// Lists the reasons, the most frequent first, and how often each occurred.
  static func counts(_ count: ReasonCount, _ title: String, maximum: Int, on canvas: Canvas) -> [StyledLine] {
    let sorted = count.sorted
    guard !sorted.isEmpty else { return [] }
    var rows = sorted.prefix(maximum).map { ($0.count, $0.reason) }
    let rest = sorted.dropFirst(maximum).reduce(0) { $0 + $1.count }
    if rest > 0 { rows.append((rest, "for other reasons")) }
    let width = rows.map { Figure.text($0.0).count }.max() ?? 1
    return [StyledLine("rows \(title):", .faint)]
      + rows.flatMap { count, reason in
        let text = canvas.show(reason).wrapped(to: canvas.width - width - 4)
        return text.enumerated().map { index, line in
          let figure = index == 0 ? Figure.text(count) : ""
          return StyledLine("  " + String(repeating: " ", count: width - figure.count) + figure + "  " + line)
        }
      }
  }
}
