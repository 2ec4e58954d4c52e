import Domain
import Foundation
import TestSupport

/// Somebody whose days are made up from a seed, to find out how often a rule is right.
///
/// What is assumed, for each person anew:
///
/// - A nutrient's days are lognormal, which is skewed as intake is: a few days have much more. Their coefficient of
///   variation is 25 to 60 %, by nutrient, about as in food records of several weeks (Beaton 1979, Bingham 1987).
/// - The nutrients of one day have a common part, how much was eaten, so that they are correlated by 0.25 to 0.64.
/// - Saturdays and Sundays have 0.95 to 1.3 times as much of a nutrient as other days.
/// - In each week none, one or two days are not logged, any of the seven, each number as often.
/// - From week to week nothing changes, unless `factor` is not 1: then one nutrient, another one for each person, has
///   `factor` times as much on all days of the last week.
struct SimulatedPerson {
  /// The nutrient that changes.
  let changed: Nutrient
  /// The logged days of `weeks` whole weeks, the last of which begins on `monday`.
  let days: [DaySum]

  /// The mean a day, and the coefficient of variation, of each nutrient, from the lowest to the highest person.
  private static let nutrients: [(nutrient: Nutrient, mean: ClosedRange<Double>, variation: ClosedRange<Double>)] = [
    (.protein, 60...120, 0.25...0.4), (.carbohydrates, 180...320, 0.25...0.4), (.fat, 60...110, 0.3...0.5),
    (.saturatedFat, 18...36, 0.35...0.6), (.sugar, 50...120, 0.35...0.6), (.fiber, 14...32, 0.3...0.55),
    (.sodium, 1500...3500, 0.35...0.6),
  ]

  init(weeks: Int = 5, to monday: Day, factor: Double = 1, using random: inout SplitMix64) {
    let own = Self.nutrients.map { nutrient, mean, variation in
      (
        nutrient: nutrient, mean: Double.random(in: mean, using: &random),
        // The spread of the logarithm of lognormal values with this coefficient of variation.
        spread: log(1 + pow(Double.random(in: variation, using: &random), 2)).squareRoot(),
        common: Double.random(in: 0.5...0.8, using: &random), weekend: Double.random(in: 0.95...1.3, using: &random)
      )
    }
    let changed = own.randomElement(using: &random)?.nutrient ?? .fiber
    self.changed = changed
    days = (0..<weeks).flatMap { week in
      let missing = (0..<7).shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random))
      return (0..<7).filter { !missing.contains($0) }.map { weekday in
        let eaten = Self.normal(using: &random)
        var values = Nutrients(calories: 2000, protein: 0, carbohydrates: 0, fat: 0)
        for nutrient in own {
          let part = Self.normal(using: &random)
          let deviation = nutrient.common * eaten + (1 - nutrient.common * nutrient.common).squareRoot() * part
          let isChanged = week == weeks - 1 && nutrient.nutrient == changed
          values[nutrient.nutrient] =
            nutrient.mean * exp(nutrient.spread * deviation - nutrient.spread * nutrient.spread / 2)
            * (weekday >= 5 ? nutrient.weekend : 1) * (isChanged ? factor : 1)
        }
        return DaySum(
          day: monday + (7 * (week - weeks + 1) + weekday), total: NutrientTotal([values]), items: 1)
      }
    }
  }

  /// A normally distributed number (Box and Muller 1958).
  private static func normal(using random: inout SplitMix64) -> Double {
    let (one, other) = (Double.random(in: 1e-300..<1, using: &random), Double.random(in: 0..<1, using: &random))
    return (-2 * log(one)).squareRoot() * cos(2 * .pi * other)
  }
}
