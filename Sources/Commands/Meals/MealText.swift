internal import Domain
internal import Text

/// Formats meals as rows.
enum MealText {
  /// The items as lines, with the numbers by which commands refer to them; the items in `marked` are highlighted.
  static func rows(_ meal: Meal, marking marked: [Int] = [], on canvas: Canvas) -> [StyledLine] {
    table(meal, marking: marked, on: canvas).lines(on: canvas)
  }

  /// The items as a table with as many columns as fit on the canvas.
  ///
  /// On a canvas that is too narrow for all columns, the weights are left out.
  static func table(_ meal: Meal, marking marked: [Int] = [], on canvas: Canvas) -> TextTable {
    let rows = meal.items.enumerated().map { index, item in
      let isMarked = marked.contains(index + 1)
      let ink: Ink = isMarked ? .plain : .faint
      // If the meal has other items too, a sign marks the new ones in addition to their emphasis.
      let sign = isMarked && marked.count < meal.items.count ? "+" : " "
      let sureness: LineText.Certainty =
        isMarked ? .init(item.line) : item.confidence < FoodMatch.certain ? .unsure : .sure
      return [
        StyledLine("\(sign)\(index + 1)", ink), StyledLine(LineText.amount(item.line, on: canvas), ink),
        StyledLine(sureness.mark + item.name, ink),
        StyledLine(item.grams.map(canvas.weight) ?? "", ink), LineText.energy(item.line, ink),
      ]
    }
    let columns: [TextTable.Column] = [.init("", .right), .init(""), .init(""), .init("", .right), .init("", .right)]
    let table = TextTable(columns, rows: rows)
    guard canvas.width < table.minimumCells(on: canvas) else { return table }
    let withoutWeight = columns.indices.filter { $0 != Self.weightColumn }
    return TextTable(withoutWeight.map { columns[$0] }, rows: rows.map { row in withoutWeight.map { row[$0] } })
  }

  /// The index of the column with the items' weights.
  private static let weightColumn = 3

  /// The text of a note in the form in which it is saved.
  ///
  /// - Throws: `outOfRange` if it has more than 10,000 characters.
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
