/// What the markers judge: what was eaten or bought over some days, and the limits it is compared with.
package struct MarkerIntake: Sendable {
  /// The sum of all items.
  package let total: NutrientTotal
  /// The number of items in the total.
  package let items: Int
  /// The number of days that the total is divided by: the logged days for meals, every day of the period for purchases.
  ///
  /// For several people, it is the sum of their numbers of days.
  package let days: Int
  /// The limits that the intake is compared with.
  package let reference: MarkerReference
  /// Whether the intake is that of several people.
  let isOfSeveral: Bool
  /// The number of days on which each nutrient is known; for nutrients that are not listed, `days` applies.
  ///
  /// Means are divided by this number, since a day with an unknown value must not count as zero.
  private let divisors: [Nutrient: Int]
  /// For each nutrient, the number of days that is compared with `HealthMarker.minimumDays`.
  ///
  /// For nutrients that are not listed, `days` applies.
  private let evidence: [Nutrient: Int]
  /// For each nutrient, how many items of unknown value the mean leaves out, and how many items there are on the days
  /// that the mean includes.
  ///
  /// For nutrients that are not listed, the items of all days count.
  private let meanItems: [Nutrient: (unknown: Int, all: Int)]

  /// The intake of one person or one household over some days, with every nutrient known on each day.
  package init(total: NutrientTotal, items: Int, days: Int, reference: MarkerReference) {
    self.init(total, items, days: days, reference)
  }

  private init(
    _ total: NutrientTotal, _ items: Int, days: Int, _ reference: MarkerReference,
    isOfSeveral: Bool = false, divisors: [Nutrient: Int] = [:], evidence: [Nutrient: Int] = [:],
    meanItems: [Nutrient: (unknown: Int, all: Int)] = [:]
  ) {
    self.total = total
    self.items = items
    self.days = days
    self.reference = reference
    self.isOfSeveral = isOfSeveral
    self.divisors = divisors
    self.evidence = evidence
    self.meanItems = meanItems
  }

  /// The intake of a period: meals are averaged over the days on which a nutrient is known, purchases over all days of
  /// the period.
  package init(_ summary: PeriodSummary, _ source: IntakeSource, reference: MarkerReference) {
    let known = HealthMarker.nutrients.map { nutrient in
      (nutrient, summary.days.count { $0.known(nutrient) != nil })
    }
    let evidence = Dictionary(uniqueKeysWithValues: known)
    switch source {
    case .meals:
      let items = HealthMarker.nutrients.map { ($0, summary.itemsInMean(of: $0)) }
      self.init(
        summary.total, summary.items, days: summary.daysLogged, reference, divisors: evidence, evidence: evidence,
        meanItems: Dictionary(uniqueKeysWithValues: items))
    case .trips:
      self.init(
        summary.total, summary.items, days: summary.items > 0 ? summary.period.dayCount : 0, reference,
        evidence: evidence)
    }
  }

  /// The intake of one day.
  package init(day total: NutrientTotal, items: Int, reference: MarkerReference) {
    self.init(total, items, days: items > 0 ? 1 : 0, reference)
  }

  /// The intake of several people, averaged to one person and one day, with the average of the people's limits.
  ///
  /// Each person's limits are weighted by the number of days that the person has logged. People who have logged nothing
  /// are left out of both the intake and the limits. The evidence for a nutrient is the largest number of known days
  /// that any one person has.
  package static func together(_ people: [MarkerIntake]) -> MarkerIntake {
    let people = people.filter { $0.days > 0 }
    guard !people.isEmpty else {
      return MarkerIntake(total: NutrientTotal(), items: 0, days: 0, reference: .adults)
    }
    let days = people.reduce(0) { $0 + $1.days }
    let total = people.reduce(into: NutrientTotal()) { $0.add($1.total) }
    let energies = people.compactMap { person in person.reference.energy.map { Double($0 * person.days) } }
    let isPlanned = energies.count == people.count
    let energy = isPlanned ? energies.reduce(0, +) : total[.calories]
    func mean(_ path: KeyPath<MarkerReference, MarkerLimit>) -> MarkerLimit {
      .together(
        people.map { person in
          (
            limit: person.reference[keyPath: path], times: Double(person.days) / Double(days),
            part: energy > 0
              ? (isPlanned ? Double((person.reference.energy ?? 0) * person.days) : person.total[.calories]) / energy
              : 0
          )
        })
    }
    func perNutrient(_ value: (Nutrient) -> Int) -> [Nutrient: Int] {
      Dictionary(uniqueKeysWithValues: HealthMarker.nutrients.map { ($0, value($0)) })
    }
    return MarkerIntake(
      total, people.reduce(0) { $0 + $1.items }, days: days,
      MarkerReference(
        owner: owner(people), sodium: mean(\.sodium),
        saturatedFat: mean(\.saturatedFat), freeSugar: mean(\.freeSugar), totalSugar: mean(\.totalSugar),
        fiber: mean(\.fiber)
      ).planning(isPlanned ? Int((energy / Double(days)).rounded()) : nil),
      isOfSeveral: true, divisors: perNutrient { nutrient in people.reduce(0) { $0 + $1.divisor(nutrient) } },
      evidence: perNutrient { nutrient in people.map { $0.daysKnown(nutrient) }.max() ?? 0 })
  }

  /// Whose limits apply: those of the family if everybody uses the same guide, otherwise those of several people.
  private static func owner(_ people: [MarkerIntake]) -> MarkerReference.Owner {
    if case .family(let count) = people[0].reference.owner { return .family(count) }
    return .people(people.count, guided: people.count { $0.reference.owner != .adults })
  }

  /// The number of days with a known value of a nutrient, which is compared with `HealthMarker.minimumDays`.
  func daysKnown(_ nutrient: Nutrient) -> Int { evidence[nutrient] ?? days }

  /// The number of days by which a nutrient's sum is divided to get its mean.
  func divisor(_ nutrient: Nutrient) -> Int { divisors[nutrient] ?? days }

  /// The mean of a nutrient per day.
  ///
  /// Nil if there are no days, or if no item's value is known: the sum is then unknown, not zero.
  func perDay(_ nutrient: Nutrient) -> Double? {
    let days = divisor(nutrient)
    return days > 0 && total.unknown(nutrient) < items ? total[nutrient] / Double(days) : nil
  }

  /// The number of items of unknown value that the mean leaves out, and the number of all items on the days that the
  /// mean includes.
  func itemsInMean(of nutrient: Nutrient) -> (unknown: Int, all: Int) {
    meanItems[nutrient] ?? (total.unknown(nutrient), items)
  }

  /// The mean per day, assuming that items of unknown value have as much as the others; the plain mean if every value
  /// is known.
  func estimate(_ nutrient: Nutrient) -> Double? {
    let (unknown, all) = itemsInMean(of: nutrient)
    return unknown < all ? perDay(nutrient).map { $0 * Double(all) / Double(all - unknown) } : nil
  }

  /// The share of items with a known value, 0 to 1; 0 without items.
  func known(_ nutrient: Nutrient) -> Double {
    items > 0 ? 1 - Double(total.unknown(nutrient)) / Double(items) : 0
  }

  /// Whether enough days and items have a known value for a judgment.
  func isEnough(of nutrient: Nutrient) -> Bool {
    daysKnown(nutrient) >= HealthMarker.minimumDays && known(nutrient) >= HealthMarker.minimumKnownShare - 1e-9
  }
}
