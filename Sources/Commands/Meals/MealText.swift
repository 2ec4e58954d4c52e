internal import Domain
internal import Text

/// Meals as rows.
enum MealText {
  /// The items as lines, numbered as commands take them; `marking` ones stand out.
  static func rows(_ meal: Meal, marking marked: [Int] = [], on canvas: Canvas) -> [StyledLine] {
    table(meal, marking: marked, on: canvas).lines(on: canvas)
  }

  /// The items as a table, with as many columns as the canvas has room for: what a weight says twice is left out first.
  static func table(_ meal: Meal, marking marked: [Int] = [], on canvas: Canvas) -> TextTable {
    let rows = meal.items.enumerated().map { index, item in
      let isMarked = marked.contains(index + 1)
      let ink: Ink = isMarked ? .plain : .faint
      // Where there were others before, a sign as well as the ink says which are new.
      let sign = isMarked && marked.count < meal.items.count ? "+" : " "
      let sureness: Sureness =
        isMarked ? sureness(item) : item.confidence < FoodMatch.certain ? .unsure : .sure
      return [
        StyledLine("\(sign)\(index + 1)", ink), StyledLine(amount(item, on: canvas), ink),
        StyledLine(sureness.mark + item.name, ink),
        StyledLine(item.grams.map(canvas.weight) ?? "", ink), energy(item, ink),
      ]
    }
    let columns: [TextTable.Column] = [.init("", .right), .init(""), .init(""), .init("", .right), .init("", .right)]
    let table = TextTable(columns, rows: rows)
    guard canvas.width < table.leastCells(on: canvas) else { return table }
    let withoutWeight = columns.indices.filter { $0 != Self.weightColumn }
    return TextTable(withoutWeight.map { columns[$0] }, rows: rows.map { row in withoutWeight.map { row[$0] } })
  }

  /// The column of the items' weights.
  private static let weightColumn = 3

  /// How sure it is that an item is what was meant.
  enum Sureness: CaseIterable {
    case sure
    case likely
    case unsure

    /// In front of the item's name: at its end it would be cut off where there is little room.
    var mark: String {
      switch self {
      case .sure: ""
      case .likely: "~ "
      case .unsure: "? "
      }
    }

    /// What the mark means.
    fileprivate var legend: String {
      switch self {
      case .sure: ""
      case .likely: "~ likely"
      case .unsure: "? unsure"
      }
    }
  }

  /// From here on a name is as good as one of the food's own.
  private static let sure = 0.95

  private static func sureness(_ item: MealItem) -> Sureness {
    item.confidence < FoodMatch.certain ? .unsure : item.confidence < sure ? .likely : .sure
  }

  /// What the marks in front of the names of these items mean; nil where there is none.
  static func legend(_ items: [MealItem], isLogged: Bool) -> String? {
    let found = Set(items.map(sureness))
    let legends = Sureness.allCases.filter { $0 != .sure && found.contains($0) }.map(\.legend)
    return legends.isEmpty ? nil : legends.joined(separator: ", ") + (isLogged ? ": `fix` corrects it" : "")
  }

  /// What was said of it; a bare weight in the reader's units, whichever it was typed in.
  private static func amount(_ item: MealItem, on canvas: Canvas) -> String {
    guard let quantity = item.quantity else { return item.amountText }
    // Where there is little room, the share alone: the weight stands beside it.
    if canvas.width < 60, let share = quantity.shareText, (quantity.share ?? 1) < 1 { return share }
    guard quantity.mass != nil, quantity.share == nil, canvas.weights == .imperial else { return quantity.text }
    return item.grams.map(canvas.weight) ?? quantity.text
  }

  /// `2 large Egg, 100 g, 143 kcal`.
  static func sentence(_ item: MealItem, on canvas: Canvas) -> String {
    let (said, weight) = (amount(item, on: canvas), item.grams.map(canvas.weight))
    let doubt = item.confidence < FoodMatch.certain ? " ?" : ""
    let parts = ["\(said) \(item.name)\(doubt)", said == weight ? nil : weight, energy(item, .plain).plain]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private static func energy(_ item: MealItem, _ ink: Ink) -> StyledLine {
    if item.isSkipped { return StyledLine("skipped", .faint) }
    guard let calories = item.nutrients.calories else { return StyledLine("? kcal", .yellow) }
    return StyledLine("\(Figure.text(calories)) kcal", ink)
  }

  /// A note as it is stored.
  ///
  /// - Throws: `outOfRange` beyond 10,000 characters.
  static func note(_ text: String) throws -> String {
    let note = SafeText.stored(text)
    guard note.unicodeScalars.count <= 10_000 else {
      throw LarderError(.outOfRange, "a meal's note has at most 10,000 characters", hint: "shorten it")
    }
    return note
  }

  static func csv(_ meals: [Meal]) -> CSVTable {
    CSVTable(
      ["meal", "date", "time", "type", "n", "name", "amount", "grams"] + Nutrient.allCases.map(\.rawValue) + [
        "skipped"
      ],
      meals.flatMap { meal in
        meal.items.enumerated().map { index, item in
          [
            meal.id == 0 ? "" : String(meal.id), meal.day.iso, meal.time.iso, meal.slot.rawValue, String(index + 1),
            item.name, item.amountText, FoodText.csv(item.grams),
          ] + Nutrient.allCases.map { FoodText.csv(item.nutrients[$0]) } + [String(item.isSkipped)]
        }
      })
  }
}
