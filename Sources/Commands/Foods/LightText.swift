internal import Charts
internal import Domain
internal import Text

/// A food's traffic lights: beside its values, as a line that says what they are, and as JSON.
struct LightText {
  let lights: TrafficLights

  /// `▲ high`; nothing where there is no light.
  ///
  /// Read aloud, a sign says nothing: there the word stands alone.
  func light(_ nutrient: Nutrient, on canvas: Canvas) -> StyledLine {
    guard let (sign, word) = judgement(nutrient) else { return StyledLine() }
    return StyledLine(canvas.isAccessible ? word : "\(sign.glyph(on: canvas)) \(word)", sign.ink)
  }

  private func judgement(_ nutrient: Nutrient) -> (LevelSign, String)? {
    switch (nutrient, lights.fiber, lights[nutrient]) {
    case (.fiber, .high, _): (.good, "high fiber")
    case (.fiber, .source, _): (.good, "a source")
    case (_, _, .low): (.good, "low")
    case (_, _, .medium): (.moderate, "medium")
    case (_, _, .high): (.high, "high")
    case (_, _, nil): nil
    }
  }

  /// What is high in the first portion only, with the figures; empty where nothing is.
  func highPortion(of food: Food, on canvas: Canvas) -> String {
    guard let portion = food.portions.first, !lights.inPortion.isEmpty else { return "" }
    let parts = lights.inPortion.map { part in
      let name = part.nutrient == .sodium ? "salt" : part.nutrient.label
      return "\(Figure.short(part.grams)) g of \(name), over \(Figure.short(part.limit)) g"
    }
    return "by the portion: \(portion.name) \(canvas.weight(portion.grams)) has \(parts.joined(separator: "; "))"
  }

  /// What the lights are for, whose limits they are, and what they say nothing of.
  var reference: String {
    let what =
      switch lights.basis {
      case .food: "100 g"
      case .drink(_, isAssumed: false): "100 ml of drinks"
      case .drink(_, isAssumed: true): "100 ml of drinks, taken as 100 g"
      }
    let caveat =
      switch lights.caveat {
      case .alcohol: "; they say nothing of alcohol"
      case .babies: "; made for adults, not for babies"
      case nil: ""
      }
    let fiber = lights.fiber == nil ? "" : "; fiber EU 1924/2006"
    return "compare \(what) (UK front-of-pack guide 2016\(fiber))\(caveat)"
  }

  /// `0.91 g`, `1.2 g`: from a gram on labels give tenths, below it hundredths.
  static func salt(_ grams: Double) -> String {
    Figure.text(grams, decimals: Figure.shown(grams, decimals: 2) < 1 ? 2 : 1) + " g"
  }
}

extension JSON {
  /// The lights beside a food; null where a value is not known, and where there is nothing to say of the fiber.
  static func lights(_ lights: TrafficLights) -> JSON {
    let (basis, column) =
      switch lights.basis {
      case .food: ("100 g", "food")
      case .drink: ("100 ml", "drinks")
      }
    return .object([
      "fat": .optional(lights[.fat]?.rawValue), "saturatedFat": .optional(lights[.saturatedFat]?.rawValue),
      "sugar": .optional(lights[.sugar]?.rawValue), "salt": .optional(lights[.sodium]?.rawValue),
      "fiber": .optional(lights.fiber?.rawValue), "basis": .string(basis),
      "reference": .string(
        "UK front-of-pack guide (Department of Health 2013, updated 2016), \(column) in \(basis) and in the first "
          + "portion; fiber: regulation (EC) 1924/2006"),
    ])
  }
}
