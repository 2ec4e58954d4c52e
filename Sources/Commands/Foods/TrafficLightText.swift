internal import Charts
internal import Domain
internal import Figures
internal import Text

/// Formats a food's traffic lights: one beside each value, a line that explains them, and JSON.
struct TrafficLightText {
  let lights: TrafficLights

  /// The light of a nutrient: `▲ high`; empty if the nutrient has no light.
  ///
  /// An accessible canvas shows the word alone, since the sign means nothing when it is read aloud.
  func light(_ nutrient: Nutrient, on canvas: Canvas) -> StyledLine {
    guard let (sign, word) = judgement(nutrient) else { return StyledLine() }
    return StyledLine(canvas.isAccessible ? word : "\(sign.glyph(on: canvas)) \(word)", sign.ink)
  }

  private func judgement(_ nutrient: Nutrient) -> (LevelSign, String)? {
    switch (nutrient, lights.fiber, lights[nutrient]) {
    case (.fiber, .high, _): (.good, "high fiber")
    case (.fiber, .source, _): (.good, "source of fiber")
    case (_, _, .low): (.good, "low")
    case (_, _, .medium): (.moderate, "medium")
    case (_, _, .high): (.high, "high")
    case (_, _, nil): nil
    }
  }

  /// Names the nutrients that are high only according to the limits for a portion, with their amounts; empty if there
  /// are no such nutrients.
  func highPortion(of food: Food, on canvas: Canvas) -> String {
    guard let portion = food.portions.first, !lights.inPortion.isEmpty else { return "" }
    let parts = lights.inPortion.map { part in
      let name = part.nutrient == .sodium ? "salt" : part.nutrient.label
      return "\(Figure.short(part.grams)) g of \(name) (limit \(Figure.short(part.limit)) g)"
    }
    return "a portion (\(portion.name), \(canvas.weight(portion.grams))) has \(parts.joined(separator: ", "))"
  }

  /// States to what amount of food the lights refer, who published the limits, and what the lights do not cover.
  var reference: String {
    let what =
      switch lights.basis {
      case .food: "100 g"
      case .drink(_, isAssumed: false): "100 ml of drink"
      case .drink(_, isAssumed: true): "100 ml of drink, taken as 100 g"
      }
    let caveat =
      switch lights.caveat {
      case .alcohol: "; alcohol is not rated"
      case .babies: "; meant for adults, not babies"
      case nil: ""
      }
    let fiber = lights.fiber == nil ? "" : "; fiber by EU 1924/2006"
    return "per \(what) (UK front-of-pack guide 2016\(fiber))\(caveat)"
  }

  /// Formats an amount of salt as labels do, with one decimal from 1 g up and two decimals below 1 g: `1.2 g`,
  /// `0.91 g`.
  static func salt(_ grams: Double) -> String {
    Figure.text(grams, decimals: Figure.shown(grams, decimals: 2) < 1 ? 2 : 1) + " g"
  }
}

extension JSON {
  /// The traffic lights of a food as JSON.
  ///
  /// A light is null if the value is unknown; the light for fiber is also null if the food has too little fiber for a
  /// claim.
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
