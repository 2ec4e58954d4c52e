/// A food, and how much of a nutrient it supplied over some days.
package struct NutrientSourceTotal: Hashable, Sendable {
  /// The name that the items had when they were logged or bought.
  package let name: String
  /// The amount in the nutrient's unit: kcal, mg for sodium, otherwise g.
  package let amount: Double
  /// The number of items that were added up, 1 or more.
  package let times: Int

  /// Creates a source from sums that are already calculated.
  package init(name: String, amount: Double, times: Int) {
    self.name = name
    self.amount = amount
    self.times = times
  }

  /// The mean amount per item.
  package var perTime: Double { amount / Double(max(1, times)) }

  /// At most `limit` sources, the largest first and equal amounts by name; sources with an amount of 0 are left out.
  package static func largest(_ sources: some Sequence<NutrientSourceTotal>, limit: Int) -> [NutrientSourceTotal] {
    let ordered = sources.filter { $0.amount > 0 }.sorted { ($1.amount, $0.name) < ($0.amount, $1.name) }
    return Array(ordered.prefix(max(0, limit)))
  }

  /// At most `limit` foods that supply the most of a nutrient, the largest amount first; skipped lines and unknown
  /// values do not count.
  package static func largest(_ nutrient: Nutrient, in lines: [FoodLine], limit: Int) -> [NutrientSourceTotal] {
    var sums: [String: (amount: Double, times: Int)] = [:]
    for line in lines where !line.isSkipped {
      guard let amount = line.nutrients[nutrient], amount > 0 else { continue }
      let known = sums[line.name] ?? (0, 0)
      sums[line.name] = (known.amount + amount, known.times + 1)
    }
    return largest(
      sums.map { NutrientSourceTotal(name: $0.key, amount: $0.value.amount, times: $0.value.times) }, limit: limit)
  }
}
