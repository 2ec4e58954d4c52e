/// What the markers judge: what was eaten or bought on some days, and whose limits it is held against.
package struct MarkerIntake: Sendable {
  package let total: NutrientTotal
  /// How many items the total is made of.
  package let items: Int
  /// Days that the total is spread over: those with entries, of purchases all of the period's; of several people each
  /// one's added up.
  package let days: Int
  /// Days on which there is anything to judge by.
  package let daysKnown: Int
  package let reference: MarkerReference

  /// One person's or one kitchen's intake of so many days.
  package init(total: NutrientTotal, items: Int, days: Int, reference: MarkerReference) {
    self.init(total: total, items: items, days: days, daysKnown: days, reference: reference)
  }

  private init(total: NutrientTotal, items: Int, days: Int, daysKnown: Int, reference: MarkerReference) {
    self.total = total
    self.items = items
    self.days = days
    self.daysKnown = daysKnown
    self.reference = reference
  }

  /// Several people's intake as that of a person and day in the mean, against what each may have on the days that each
  /// has logged; `daysLogged` is on how many days any of them has.
  ///
  /// Who has logged nothing counts neither as eating nothing nor as somebody who may eat.
  package static func together(_ people: [MarkerIntake], daysLogged: Int) -> MarkerIntake {
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
    return MarkerIntake(
      total: total, items: people.reduce(0) { $0 + $1.items }, days: days, daysKnown: daysLogged,
      reference: MarkerReference(
        whose: .people(people.count, guided: people.count { $0.reference.whose != .adults }), sodium: mean(\.sodium),
        saturatedFat: mean(\.saturatedFat),
        freeSugar: mean(\.freeSugar), totalSugar: mean(\.totalSugar), fiber: mean(\.fiber)))
  }

  /// Mean of a nutrient a day; nil without days, and where no item's value is known: the sum is not zero then but nothing.
  func perDay(_ nutrient: Nutrient) -> Double? {
    days > 0 && total.unknown(nutrient) < items ? total[nutrient] / Double(days) : nil
  }

  /// The part of the items whose value is known, 0 to 1; 0 without items.
  func known(_ nutrient: Nutrient) -> Double {
    items > 0 ? 1 - Double(total.unknown(nutrient)) / Double(items) : 0
  }
}
