/// How much of a nutrient a day is to have at most, or of fiber at least: an amount, a part of the energy that was eaten, or
/// both added up.
package struct MarkerLimit: Hashable, Sendable {
  /// g or mg that hold whatever was eaten.
  package let amount: Double
  /// The part of the energy, 0 to 1, whose grams come on top.
  package let energyShare: Double
  /// Whether somebody has set it by hand, or a part of it.
  package let isOwn: Bool
  /// Where it was published; empty where all of it was set by hand.
  package let publications: [Publication]

  /// An amount a day, in g or mg.
  static func amount(_ amount: Double, _ publications: [Publication]) -> MarkerLimit {
    MarkerLimit(amount: amount, energyShare: 0, isOwn: false, publications: publications)
  }

  /// Percent of the energy.
  static func ofEnergy(_ percent: Double, _ publications: [Publication]) -> MarkerLimit {
    MarkerLimit(amount: 0, energyShare: percent / 100, isOwn: false, publications: publications)
  }

  /// An amount that somebody has set.
  static func own(_ amount: Int) -> MarkerLimit {
    MarkerLimit(amount: Double(amount), energyShare: 0, isOwn: true, publications: [])
  }

  /// What several people may have together, or in the mean.
  ///
  /// Of each person's amount `times` counts: 1 for a sum, their part of the days for a mean. Their share of energy counts for
  /// `part` of all the energy, 0 to 1, which is how much of it is theirs.
  static func together(_ limits: [(limit: MarkerLimit, times: Double, part: Double)]) -> MarkerLimit {
    var publications: [Publication] = []
    for publication in limits.flatMap(\.limit.publications) where !publications.contains(publication) {
      publications.append(publication)
    }
    return MarkerLimit(
      amount: limits.reduce(0) { $0 + $1.limit.amount * $1.times },
      energyShare: limits.reduce(0) { $0 + $1.limit.energyShare * $1.part },
      isOwn: limits.contains { $0.limit.isOwn }, publications: publications)
  }

  /// g or mg for an energy in kcal, of which a gram of the nutrient has `caloriesPerGram`.
  func value(energy: Double, caloriesPerGram: Double) -> Double {
    amount + (energyShare > 0 ? energyShare * energy / caloriesPerGram : 0)
  }

  /// The same with another factor: 1.2 is a fifth more.
  func times(_ factor: Double) -> MarkerLimit {
    MarkerLimit(
      amount: amount * factor, energyShare: energyShare * factor, isOwn: isOwn, publications: publications)
  }

  /// One person's part of what several may have together; a share of energy stays what it is.
  func mean(of people: Int) -> MarkerLimit {
    MarkerLimit(amount: amount / Double(people), energyShare: energyShare, isOwn: isOwn, publications: publications)
  }

  /// `2,000 mg a day`, `10 % of energy`, `25 g a day and 6.3 % of energy`.
  func text(_ unit: String) -> String {
    let share = energyShare > 0 ? "\(FoodNumber.text(energyShare * 100)) % of energy" : nil
    let fixed = amount > 0 || share == nil ? "\(FoodNumber.text(amount)) \(unit) a day" : nil
    return [fixed, share].compactMap(\.self).joined(separator: " and ")
  }
}
