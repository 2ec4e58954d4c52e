extension HealthMarker {
  /// How the marker came about, step by step: the sum, the mean of a day, the limit, the share of it, and the level.
  ///
  /// - Parameters:
  ///   - total: What the marker was made of.
  ///   - items: How many items that were.
  ///   - days: The days that were counted.
  package func derivation(total: NutrientTotal, items: Int, days: Int) -> [Derivation] {
    let known = items - total.unknown(nutrient)
    var steps = [
      Derivation(
        "sum", "\(known) of \(items) items known", known > 0 ? total[nutrient] : nil, unit,
        place: known < items ? "an unknown amount is not zero: the sum leaves it out" : nil)
    ]
    if let perDay {
      steps.append(Derivation("a day", "\(GuideNumber.result(total[nutrient])) \(unit) / \(days)", perDay, unit))
    }
    steps.append(limitStep(total: total, days: days))
    if let perDay, let limit, let share {
      steps.append(
        Derivation(
          "share of the limit", "\(GuideNumber.result(perDay)) / \(GuideNumber.result(limit)) \(unit)", share * 100, "%"
        ))
    }
    return steps + [Derivation("level", judgement(known: known, items: items, days: days), nil, "")]
  }

  private func limitStep(total: NutrientTotal, days: Int) -> Derivation {
    let (publication, place) = source
    guard let part = energyPart else {
      return Derivation("limit", "the reference value of adults", limit, unit, publication, place: place)
    }
    let energy = days > 0 ? total[.calories] / Double(days) : 0
    return Derivation(
      "limit", "\(GuideNumber.text(part.percent)) % × \(GuideNumber.result(energy)) kcal a day / \(part.calories)",
      limit,
      unit, publication, place: place)
  }

  /// Percent of energy that the limit is, and kcal of a gram; nil where it is an amount.
  private var energyPart: (percent: Double, calories: Int)? {
    switch nutrient {
    case .saturatedFat: (10, 9)
    case .sugar: (DietRule.totalSugarShare, 4)
    default: nil
    }
  }

  private var source: (Publication, String) {
    switch nutrient {
    case .saturatedFat: (.whoFat, "at most 10 % of energy, as D-A-CH and DGA 2020-2025 say too")
    case .sugar: (.euLabels, "all sugars: 90 g of 2000 kcal, Annex XIII; free sugars at most 10 % of energy (WHO 2015)")
    case .fiber: (.dachFiber, "at least 30 g for adults")
    default: (.efsaSodium, "at most 2000 mg for adults, as WHO 2012 says too")
    }
  }

  /// Why the level is what it is.
  private func judgement(known: Int, items: Int, days: Int) -> String {
    let percent = share.map { "\(GuideNumber.result($0 * 100)) %" } ?? ""
    let band = HealthMarker.bands(of: nutrient).first { $0.level == level }?.text ?? ""
    switch level {
    case .notEnoughData:
      if items == 0 { return "not enough data: nothing was logged" }
      if days < Self.fewestDays { return "not enough data: \(days) of at least \(Self.fewestDays) logged days" }
      if Double(known) < Self.fewestKnown * Double(items) - 1e-9 {
        let least = GuideNumber.text((Self.fewestKnown * 100).rounded())
        return "not enough data: \(known) of \(items) items known, at least \(least) % are needed"
      }
      return "not enough data"
    case .cannotTell: return "cannot tell: \(percent) is \(band)"
    default: return "\(level.rawValue): \(percent) is \(band)"
    }
  }
}

/// Shares of a limit that have one level.
package struct MarkerBand: Hashable, Sendable {
  package let level: HealthMarker.Level
  /// `up to 100 % of the limit`.
  package let text: String
}

extension HealthMarker {
  /// The bands of a marker, from the best level to the worst; none for a nutrient that has no marker.
  ///
  /// 100 % is cited, the 20 % beyond are Larder's own: the tolerance of labels is about as wide.
  package static func bands(of nutrient: Nutrient) -> [MarkerBand] {
    switch nutrient {
    case .sodium, .saturatedFat:
      [
        MarkerBand(level: .good, text: "up to 100 % of the limit"),
        MarkerBand(level: .moderate, text: "above 100 and up to 120 % of the limit"),
        MarkerBand(level: .high, text: "above 120 % of the limit"),
      ]
    case .sugar:
      [
        MarkerBand(level: .good, text: "up to 55.6 % of the limit, where even free sugars alone are within theirs"),
        MarkerBand(
          level: .cannotTell,
          text: "above 55.6 and up to 100 % of the limit, where it depends on how much is free sugar"),
        MarkerBand(level: .high, text: "above 100 % of the limit"),
      ]
    case .fiber:
      [
        MarkerBand(level: .good, text: "at least 100 % of the reference value"),
        MarkerBand(level: .moderate, text: "at least 80 and below 100 % of the reference value"),
        MarkerBand(level: .low, text: "below 80 % of the reference value"),
      ]
    default: []
    }
  }
}
