internal import Figures

/// A daily limit for a nutrient, a maximum or (for fiber) a minimum: an amount, a share of energy, or the sum of both.
package struct MarkerLimit: Hashable, Sendable {
  /// The part of the limit that does not depend on the energy eaten, in g or mg a day.
  package let amount: Double
  /// A share of the day's energy, 0 to 1; the grams that supply this energy are added to `amount`.
  package let energyShare: Double
  /// Whether all or part of the limit was set by hand.
  package let isCustom: Bool
  /// Where the limit was published; empty if all of it was set by hand.
  package let publications: [Publication]

  /// A limit that is an amount a day, in g or mg.
  static func amount(_ amount: Double, _ publications: [Publication]) -> MarkerLimit {
    MarkerLimit(amount: amount, energyShare: 0, isCustom: false, publications: publications)
  }

  /// A limit that is a percentage of energy.
  static func ofEnergy(_ percent: Double, _ publications: [Publication]) -> MarkerLimit {
    MarkerLimit(amount: 0, energyShare: percent / 100, isCustom: false, publications: publications)
  }

  /// A limit that somebody has set by hand.
  static func custom(_ amount: Int) -> MarkerLimit {
    MarkerLimit(amount: Double(amount), energyShare: 0, isCustom: true, publications: [])
  }

  /// The limit of several people, as a sum or as a mean.
  ///
  /// - `times`: what each person's amount is multiplied by: 1 for a sum, the person's share of the days for a mean.
  /// - `part`: what each person's `energyShare` is multiplied by: the person's part of everybody's energy, 0 to 1.
  static func together(_ limits: [(limit: MarkerLimit, times: Double, part: Double)]) -> MarkerLimit {
    var publications: [Publication] = []
    for publication in limits.flatMap(\.limit.publications) where !publications.contains(publication) {
      publications.append(publication)
    }
    return MarkerLimit(
      amount: limits.reduce(0) { $0 + $1.limit.amount * $1.times },
      energyShare: limits.reduce(0) { $0 + $1.limit.energyShare * $1.part },
      isCustom: limits.contains { $0.limit.isCustom }, publications: publications)
  }

  /// The limit in g or mg for a day with this energy in kcal; a gram of the nutrient has `caloriesPerGram` kcal.
  func value(energy: Double, caloriesPerGram: Double) -> Double {
    amount + (energyShare > 0 ? energyShare * energy / caloriesPerGram : 0)
  }

  /// The limit multiplied by a factor: 1.2 is a fifth more.
  func times(_ factor: Double) -> MarkerLimit {
    MarkerLimit(
      amount: amount * factor, energyShare: energyShare * factor, isCustom: isCustom, publications: publications)
  }

  /// The mean limit of several people whose limits add up to this one; a share of energy does not change.
  func mean(of people: Int) -> MarkerLimit {
    MarkerLimit(
      amount: amount / Double(people), energyShare: energyShare, isCustom: isCustom, publications: publications)
  }

  /// The limit in words: `2,000 mg a day`, `10 % of energy`, `25 g a day and 6.3 % of energy`.
  func text(_ unit: String) -> String {
    let share = energyShare > 0 ? "\(Figure.tenths(energyShare * 100)) % of energy" : nil
    let fixed = amount > 0 || share == nil ? "\(Figure.tenths(amount)) \(unit) a day" : nil
    return [fixed, share].compactMap(\.self).joined(separator: " and ")
  }
}
