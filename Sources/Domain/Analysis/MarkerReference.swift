/// Whose limits the markers of an intake go by, and what they are.
package struct MarkerReference: Hashable, Sendable {
  /// Whose limits they are.
  package enum Whose: Hashable, Sendable {
    /// Nobody's in particular: the reference values of adults.
    case adults
    /// Those of a member of a family guide.
    case member(String)
    /// The sum of the members of a family guide, of whom there are so many.
    case family(Int)
    /// Those of so many people in the mean, each by their own guide or, without one, as an adult; of whom so many by a
    /// guide.
    case people(Int, guided: Int)

    /// `adults`, `Lena (family guide)`: what JSON says.
    package var name: String {
      switch self {
      case .adults: "adults"
      case .member(let name): "\(name) (family guide)"
      case .family(let count): "\(count == 1 ? "the member" : "the \(count) members") of the family guide"
      case .people(let count, let guided):
        "\(count) profile\(count == 1 ? "" : "s") (\(guided) by a family guide, \(count - guided) as adults)"
      }
    }
  }

  /// Whose limits they are.
  package let whose: Whose
  /// kcal that are planned for a day; nil where nothing is.
  package private(set) var energy: Int?
  /// mg a day.
  package let sodium: MarkerLimit
  package let saturatedFat: MarkerLimit
  /// Of free sugar: total sugar that stays below cannot hold more of it.
  package let freeSugar: MarkerLimit
  /// What labels count as the reference of all sugars.
  package let totalSugar: MarkerLimit
  /// At least.
  package let fiber: MarkerLimit

  /// The values that hold where no family guide says otherwise.
  package static let adults = MarkerReference(
    whose: .adults, sodium: .amount(2000, [.efsaSodium, .whoSodium]),
    saturatedFat: .ofEnergy(10, saturatedFatPublications), freeSugar: .ofEnergy(DietRule.freeSugarShare, [.whoSugar]),
    totalSugar: .ofEnergy(DietRule.totalSugarShare, [.euLabels]), fiber: .amount(30, [.dachFiber]))

  private static let saturatedFatPublications: [Publication] = [.whoFat, .dachFat, .dga2020]
}

extension MarkerReference {
  /// A member's: amounts by age and diet, shares of what was really eaten, and what was set by hand in grams.
  ///
  /// Nil for an infant, for whom nothing is planned.
  package init?(_ plan: MemberPlan) {
    guard let targets = plan.targets else { return nil }
    func limit(_ nutrient: Nutrient, _ computed: MarkerLimit) -> MarkerLimit {
      plan.own.contains(nutrient) ? .own(targets[nutrient]) : computed
    }
    func amount(_ nutrient: Nutrient) -> MarkerLimit {
      .amount(Double(targets[nutrient]), plan.derivation(of: nutrient).compactMap(\.publication))
    }
    self.init(
      whose: .member(plan.member.name), sodium: limit(.sodium, amount(.sodium)),
      saturatedFat: limit(
        .saturatedFat,
        .ofEnergy(
          plan.saturatedFatShare * 100, plan.diet == .mediterranean ? [.davis2015] : Self.saturatedFatPublications)),
      freeSugar: limit(.sugar, .ofEnergy(DietRule.freeSugarShare, [.whoSugar])),
      totalSugar: .ofEnergy(DietRule.totalSugarShare, [.euLabels]), fiber: limit(.fiber, amount(.fiber)))
    energy = targets.calories
  }

  /// A household's: the members' together, and what was set for the household in their place.
  ///
  /// How much of the energy is whose goes by the members' targets of energy. Nil where nothing is planned for anybody.
  package init?(_ plan: HouseholdPlan) {
    let members = plan.planned.compactMap { plan in
      MarkerReference(plan).map { (reference: $0, energy: Double(plan.targets?.calories ?? 0)) }
    }
    let energy = members.reduce(0) { $0 + $1.energy }
    guard energy > 0 else { return nil }
    func sum(_ path: KeyPath<MarkerReference, MarkerLimit>, _ nutrient: Nutrient? = nil) -> MarkerLimit {
      if let nutrient, plan.own.contains(nutrient) { return .own(plan.targets[nutrient]) }
      return .together(
        members.map { (limit: $0.reference[keyPath: path], times: 1, part: $0.energy / energy) })
    }
    let isOne = members.count == 1 && plan.own.isEmpty
    self.init(
      whose: isOne ? members[0].reference.whose : .family(members.count), sodium: sum(\.sodium, .sodium),
      saturatedFat: sum(\.saturatedFat, .saturatedFat), freeSugar: sum(\.freeSugar, .sugar),
      totalSugar: sum(\.totalSugar), fiber: sum(\.fiber, .fiber))
  }

  /// What a person of a household may have in the mean: the sum of the guide's members through their number.
  ///
  /// Nil for a guide that plans for fewer than two: there is no sum then.
  package init?(meanOf plan: HouseholdPlan) {
    let count = plan.planned.count
    guard count > 1, let sum = MarkerReference(plan) else { return nil }
    func mean(_ limit: MarkerLimit) -> MarkerLimit { limit.mean(of: count) }
    self.init(
      whose: .family(count), sodium: mean(sum.sodium), saturatedFat: mean(sum.saturatedFat),
      freeSugar: mean(sum.freeSugar), totalSugar: mean(sum.totalSugar), fiber: mean(sum.fiber))
  }

  /// What a profile's intake is held against: meals against the member whom the profile stands for, purchases against all
  /// members of its guide; adults' values where the guide says neither.
  package init(_ guide: FamilyGuide, for source: IntakeSource) {
    let known: MarkerReference? =
      switch source {
      case .meals: guide.myPlan.flatMap { MarkerReference($0) }
      case .trips: guide.members.isEmpty ? nil : MarkerReference(guide.plan)
      }
    self = known ?? .adults
  }
}
