internal import Domain
internal import Figures
internal import Text

/// Formats foods as rows and cards.
enum FoodText {
  static func columns(first: String?) -> [TextTable.Column] {
    (first.map { [.init($0)] } ?? [])
      + [
        .init("#", .right), .init("food"), .init("kcal", .right), .init("P", .right), .init("C", .right),
        .init("F", .right),
      ]
  }

  static func row(_ food: Food, first: String?) -> [StyledLine] {
    let values = [Nutrient.calories, .protein, .carbohydrates, .fat].map { nutrient in
      StyledLine(amount(food.nutrients[nutrient], nutrient))
    }
    return (first.map { [StyledLine($0, .faint)] } ?? []) + [
      StyledLine(food.id > 0 ? String(food.id) : "", .faint), StyledLine(food.name),
    ] + values
  }

  /// Formats an amount: `1,820`, `19.4`, or `?` if it is unknown.
  static func amount(_ value: Double?, _ nutrient: Nutrient) -> String {
    value.map { Figure.text($0, decimals: nutrient.decimals) } ?? "?"
  }

  static func card(_ food: Food, on canvas: Canvas) -> [StyledLine] {
    var lines = [
      StyledLine(canvas.show(food.name), .bold)
        + StyledLine("  \(food.id > 0 ? "#\(food.id) " : "")\(food.category.rawValue)", .faint)
    ]
    let lights = TrafficLightText(lights: TrafficLights(food))
    lines += values(food, lights, on: canvas)
    let facts = [
      ("high", lights.highPortion(of: food, on: canvas)),
      ("carbs", food.basis == .available ? "without fiber, as on labels in the European Union" : ""),
      ("portions", food.portions.map { "\($0.name) \(canvas.weight($0.grams))" }.joined(separator: ", ")),
      ("also called", food.aliases.joined(separator: ", ")), ("tags", food.tags.joined(separator: ", ")),
      ("density", food.density.map { "\(Figure.short($0)) g/ml" } ?? ""),
      ("source", food.source.map { "\($0.name) \($0.id)" } ?? (food.isUserCreated ? "typed in" : "")),
    ]
    lines += facts.flatMap { name, value in fact(name, value, on: canvas) }
    return lines + fact("ratings", lights.reference, .faint, on: canvas)
  }

  /// The values per 100 g, each with its traffic light.
  ///
  /// The light for salt is in a row of its own, since labels state salt and not sodium.
  private static func values(_ food: Food, _ lights: TrafficLightText, on canvas: Canvas) -> [StyledLine] {
    let rows = Nutrient.allCases.map { nutrient in
      let value = food.nutrients[nutrient]
      return [
        StyledLine("  " + nutrient.label),
        StyledLine(value == nil ? "unknown" : amount(value, nutrient) + " " + nutrient.unit),
        nutrient == .sodium ? StyledLine() : lights.light(nutrient, on: canvas),
      ]
    }
    let salt = food.nutrients.salt.map { salt in
      [StyledLine("  salt"), StyledLine(TrafficLightText.salt(salt)), lights.light(.sodium, on: canvas)]
    }
    return TextTable([.init("  per 100 g"), .init("", .right), .init("")], rows: rows + [salt].compactMap(\.self))
      .lines(on: canvas)
  }

  /// A label and its text, on as many lines as needed; empty if there is no text.
  private static func fact(_ name: String, _ value: String, _ ink: Ink = .plain, on canvas: Canvas) -> [StyledLine] {
    guard !value.isEmpty else { return [] }
    let label = "  " + name.padded(to: 12)
    return canvas.show(value).wrapped(to: canvas.width - label.cells).enumerated().map { index, part in
      StyledLine(index == 0 ? label : String(repeating: " ", count: label.cells), .faint) + StyledLine(part, ink)
    }
  }

  static func warnings(_ warnings: [String], on canvas: Canvas) -> [StyledLine] {
    warnings.map { StyledLine((canvas.isASCII ? "! " : "▲ ") + canvas.show($0), .yellow) }
  }

  static func csv(_ foods: [Food]) -> CSVTable {
    CSVTable(
      ["id", "name", "category"] + Nutrient.allCases.map(\.rawValue),
      foods.map { food in
        [food.id > 0 ? String(food.id) : "", food.name, food.category.rawValue]
          + Nutrient.allCases.map { csv(food.nutrients[$0]) }
      })
  }

  /// A number for a table that other programs read: with a decimal point, without separators; empty if unknown.
  static func csv(_ value: Double?) -> String {
    value.flatMap { $0.isFinite ? Figure.plain($0) : nil } ?? ""
  }
}
