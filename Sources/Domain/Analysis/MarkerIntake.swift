/// What the markers judge: what was eaten or bought on some days, and whose limits it is held against.
package struct MarkerIntake: Sendable {
  /// All of it.
  package let total: NutrientTotal
  /// How many items the total is made of.
  package let items: Int
  /// Days that the total is spread over: those with entries, of purchases all of the period's; of several people each
  /// one's added up.
  package let days: Int
  /// Whose limits hold.
  package let reference: MarkerReference
  /// Whether the energy of the total is what is planned for a day that is not over, and not what was eaten.
  package let isEnergyPlanned: Bool
  /// Whether it is several people's.
  let isOfSeveral: Bool
  /// Days whose sum of a nutrient there is, where these are not `days`: a day of which nothing is known is no day of nothing.
  private let divisors: [Nutrient: Int]
  /// Days on which there is anything of a nutrient to judge by, where these are not `days`.
  private let evidence: [Nutrient: Int]

  /// One person's or one kitchen's intake of so many days, on each of which all nutrients are known.
  package init(total: NutrientTotal, items: Int, days: Int, reference: MarkerReference) {
    self.init(total, items, days: days, reference)
  }

  private init(
    _ total: NutrientTotal, _ items: Int, days: Int, _ reference: MarkerReference, isEnergyPlanned: Bool = false,
    isOfSeveral: Bool = false, divisors: [Nutrient: Int] = [:], evidence: [Nutrient: Int] = [:]
  ) {
    self.total = total
    self.items = items
    self.days = days
    self.reference = reference
    self.isEnergyPlanned = isEnergyPlanned
    self.isOfSeveral = isOfSeveral
    self.divisors = divisors
    self.evidence = evidence
  }

  /// A period's: what was eaten is a mean of the days of which it is known, what was bought one of all the period's days.
  package init(_ summary: PeriodSummary, _ source: IntakeSource, reference: MarkerReference) {
    let known = HealthMarker.nutrients.map { nutrient in
      (nutrient, summary.days.count { $0.known(nutrient) != nil })
    }
    let evidence = Dictionary(uniqueKeysWithValues: known)
    switch source {
    case .meals:
      self.init(
        summary.total, summary.items, days: summary.daysLogged, reference, divisors: evidence, evidence: evidence)
    case .trips:
      self.init(
        summary.total, summary.items, days: summary.items > 0 ? summary.period.dayCount : 0, reference,
        evidence: evidence)
    }
  }

  /// One day's.
  ///
  /// A limit that is a share of energy goes by the planned energy while the day is not over, unless more was eaten: a share of
  /// a breakfast's energy would call its butter too much.
  ///
  /// - Parameter planned: kcal of the whole day, where it is not over yet and `reference` plans nothing; nil where it is over.
  package init(day total: NutrientTotal, items: Int, planned: Int?, reference: MarkerReference) {
    let days = items > 0 ? 1 : 0
    guard let planned = planned.map({ Double(reference.energy ?? $0) }), planned > total[.calories] else {
      self.init(total, items, days: days, reference)
      return
    }
    let sums = Nutrient.allCases.map { $0 == .calories ? planned : total[$0] }
    self.init(
      NutrientTotal(sums: sums, unknown: Nutrient.allCases.map(total.unknown)), items, days: days, reference,
      isEnergyPlanned: true)
  }

  /// Several people's intake as that of a person and day in the mean, against what each may have on the days that each
  /// has logged.
  ///
  /// Who has logged nothing counts neither as eating nothing nor as somebody who may eat. There is as much to judge by as
  /// of the one who has logged most.
  package static func together(_ people: [MarkerIntake]) -> MarkerIntake {
    let people = people.filter { $0.days > 0 }
    guard !people.isEmpty else {
      return MarkerIntake(total: NutrientTotal(), items: 0, days: 0, reference: .adults)
    }
    let days = people.reduce(0) { $0 + $1.days }
    let total = people.reduce(into: NutrientTotal()) { $0.add($1.total) }
    func mean(_ path: KeyPath<MarkerReference, MarkerLimit>) -> MarkerLimit {
      .together(
        people.map { person in
          (
            limit: person.reference[keyPath: path], times: Double(person.days) / Double(days),
            part: total[.calories] > 0 ? person.total[.calories] / total[.calories] : 0
          )
        })
    }
    func perNutrient(_ value: (Nutrient) -> Int) -> [Nutrient: Int] {
      Dictionary(uniqueKeysWithValues: HealthMarker.nutrients.map { ($0, value($0)) })
    }
    return MarkerIntake(
      total, people.reduce(0) { $0 + $1.items }, days: days,
      MarkerReference(
        whose: whose(people), sodium: mean(\.sodium),
        saturatedFat: mean(\.saturatedFat), freeSugar: mean(\.freeSugar), totalSugar: mean(\.totalSugar),
        fiber: mean(\.fiber)),
      isOfSeveral: true, divisors: perNutrient { nutrient in people.reduce(0) { $0 + $1.divisor(nutrient) } },
      evidence: perNutrient { nutrient in people.map { $0.daysKnown(nutrient) }.max() ?? 0 })
  }

  /// One family's guide where all go by it, else how many people have a guide of their own.
  private static func whose(_ people: [MarkerIntake]) -> MarkerReference.Whose {
    if case .family(let count) = people[0].reference.whose { return .family(count) }
    return .people(people.count, guided: people.count { $0.reference.whose != .adults })
  }

  /// Days on which there is anything of a nutrient to judge by.
  func daysKnown(_ nutrient: Nutrient) -> Int { evidence[nutrient] ?? days }

  /// Days over which a nutrient's sum is a mean.
  func divisor(_ nutrient: Nutrient) -> Int { divisors[nutrient] ?? days }

  /// Mean of a nutrient a day; nil without days, and where no item's value is known: the sum is not zero then but nothing.
  func perDay(_ nutrient: Nutrient) -> Double? {
    let days = divisor(nutrient)
    return days > 0 && total.unknown(nutrient) < items ? total[nutrient] / Double(days) : nil
  }

  /// The part of the items whose value is known, 0 to 1; 0 without items.
  func known(_ nutrient: Nutrient) -> Double {
    items > 0 ? 1 - Double(total.unknown(nutrient)) / Double(items) : 0
  }
}
