/// What brought some of a nutrient, added up over days.
package struct NutrientSourceTotal: Hashable, Sendable {
  /// The items as they were called when they were logged or bought.
  package let name: String
  /// In the nutrient's unit: kcal, mg of sodium, else g.
  package let amount: Double
  /// How many items that were, 1 or more.
  package let times: Int

  /// A source of ready sums.
  package init(name: String, amount: Double, times: Int) {
    self.name = name
    self.amount = amount
    self.times = times
  }

  /// What one of the items brought in the mean.
  package var perTime: Double { amount / Double(max(1, times)) }

  /// The largest first, those of one amount by their names; what brought nothing is left out.
  package static func largest(_ sources: some Sequence<NutrientSourceTotal>, limit: Int) -> [NutrientSourceTotal] {
    let ordered = sources.filter { $0.amount > 0 }.sorted { ($1.amount, $0.name) < ($0.amount, $1.name) }
    return Array(ordered.prefix(max(0, limit)))
  }

  /// What brought most of a nutrient among lines, largest first: skipped ones, and those of which it is not known, left out.
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
