internal import Figures

/// The limits that an intake is compared with, and whose limits they are.
package struct MarkerReference: Hashable, Sendable {
  /// The people for whom limits hold.
  package enum Owner: Hashable, Sendable {
    /// Nobody in particular: the reference values for adults.
    case adults
    /// A member of a family guide.
    case member(String)
    /// All members of a family guide together, with the number of members.
    case family(Int)
    /// The mean of several people; `guided` of them have the limits of their family guide, and the rest the limits for
    /// adults.
    case people(Int, guided: Int)

    /// The name of the owner, also in JSON: `adults`, `Lena (family guide)`.
    package var name: String {
      switch self {
      case .adults: "adults"
      case .member(let name): "\(name) (family guide)"
      case .family(let count): "\(count == 1 ? "the member" : "the \(count) members") of the family guide"
      case .people(let count, let guided):
        "\(count.counted("profile")) (\(guided) by a family guide, \(count - guided) as adults)"
      }
    }
  }

  /// The people for whom these limits hold.
  package let owner: Owner
  /// The planned energy in kcal a day, on which limits that are shares of energy are based; nil to base them on the
  /// energy that was eaten or bought.
  package private(set) var energy: Int?
  /// The limit for sodium, in mg a day.
  package private(set) var sodium: MarkerLimit
  package private(set) var saturatedFat: MarkerLimit
  /// The limit for free sugar; if total sugar is below it, free sugar is too.
  package private(set) var freeSugar: MarkerLimit
  /// The limit for all sugars: the reference value of food labels.
  package let totalSugar: MarkerLimit
  /// The limit for fiber, which is a minimum; all other limits are maximums.
  package private(set) var fiber: MarkerLimit

  /// The values for adults, used if no family guide has limits of its own.
  package static let adults = MarkerReference(
    owner: .adults, sodium: .amount(2000, [.efsaSodium, .whoSodium]),
    saturatedFat: .ofEnergy(10, saturatedFatPublications), freeSugar: .ofEnergy(DietRule.freeSugarShare, [.whoSugar]),
    totalSugar: .ofEnergy(DietRule.totalSugarShare, [.euLabels]), fiber: .amount(30, [.dachFiber]))

  /// Whether the limits for free sugar and for all sugars are the same amount, as in the keto diet, where both are the
  /// carbohydrate maximum.
  var limitsAllSugarAlike: Bool { freeSugar == totalSugar && totalSugar.energyShare == 0 }

  private static let saturatedFatPublications: [Publication] = [.whoFat, .dachFat, .dga2020]
}

extension MarkerReference {
  /// A member's limits: amounts by age and diet, shares of the planned energy, and grams that were set by hand.
  ///
  /// Nil for an infant, who has no targets.
  package init?(_ plan: MemberPlan) {
    guard let targets = plan.targets else { return nil }
    func limit(_ nutrient: Nutrient, _ computed: MarkerLimit) -> MarkerLimit {
      plan.customNutrients.contains(nutrient) ? .custom(targets[nutrient]) : computed
    }
    func amount(_ nutrient: Nutrient) -> MarkerLimit {
      .amount(Double(targets[nutrient]), plan.derivation(of: nutrient).compactMap(\.publication))
    }
    // Keto limits all carbohydrate, and therefore sugar too.
    let carbohydrates = plan.limitsCarbohydrates ? limit(.carbohydrates, amount(.carbohydrates)) : nil
    self.init(
      owner: .member(plan.member.name), sodium: limit(.sodium, amount(.sodium)),
      saturatedFat: limit(
        .saturatedFat,
        .ofEnergy(
          plan.saturatedFatShare * 100, plan.diet == .mediterranean ? [.davis2015] : Self.saturatedFatPublications)),
      freeSugar: limit(.sugar, carbohydrates ?? .ofEnergy(DietRule.freeSugarShare, [.whoSugar])),
      totalSugar: carbohydrates ?? .ofEnergy(DietRule.totalSugarShare, [.euLabels]),
      fiber: limit(.fiber, amount(.fiber)))
    energy = targets.calories
  }

  /// A household's limits: the sum of its members' limits, or the values that are set for the household instead.
  ///
  /// Each member's share of the energy is calculated from the members' energy targets. Nil if nobody has targets.
  package init?(_ plan: FamilyPlan) {
    let members = plan.planned.compactMap { plan in
      MarkerReference(plan).map { (reference: $0, energy: Double(plan.targets?.calories ?? 0)) }
    }
    let energy = members.reduce(0) { $0 + $1.energy }
    guard energy > 0 else { return nil }
    func sum(_ path: KeyPath<MarkerReference, MarkerLimit>, _ nutrient: Nutrient? = nil) -> MarkerLimit {
      if let nutrient, plan.customNutrients.contains(nutrient) { return .custom(plan.targets[nutrient]) }
      return .together(
        members.map { (limit: $0.reference[keyPath: path], times: 1, part: $0.energy / energy) })
    }
    let isOne = members.count == 1 && plan.customNutrients.isEmpty
    self.init(
      owner: isOne ? members[0].reference.owner : .family(members.count), sodium: sum(\.sodium, .sodium),
      saturatedFat: sum(\.saturatedFat, .saturatedFat), freeSugar: sum(\.freeSugar, .sugar),
      totalSugar: sum(\.totalSugar), fiber: sum(\.fiber, .fiber))
  }

  /// The average person's limits: the sum of the limits of the guide's members, divided by their number.
  ///
  /// Nil if fewer than two members of the guide have targets, since there is then no sum to divide.
  package init?(meanOf plan: FamilyPlan) {
    let count = plan.planned.count
    guard count > 1, let sum = MarkerReference(plan) else { return nil }
    func mean(_ limit: MarkerLimit) -> MarkerLimit { limit.mean(of: count) }
    self.init(
      owner: .family(count), sodium: mean(sum.sodium), saturatedFat: mean(sum.saturatedFat),
      freeSugar: mean(sum.freeSugar), totalSugar: mean(sum.totalSugar), fiber: mean(sum.fiber))
    energy = Int((Double(plan.targets.calories) / Double(count)).rounded())
  }

  /// The limits for a profile's meals or purchases, depending on `source`.
  ///
  /// Meals are compared with the limits of the member who is the profile's owner, purchases with those of all members
  /// of the profile's guide. Without such members, the values for adults apply.
  ///
  /// A limit for meals that is a share of energy is calculated from the planned energy, which is the guide's or,
  /// without a guide, the profile's goal. So the limit is the same every day, and is not lower for a person who eats
  /// little.
  ///
  /// Limits that the profile has set itself replace all others for meals. They do not apply to purchases, which are for
  /// the whole family.
  package init(_ guide: FamilyGuide, for source: IntakeSource, goals: MacroGoals) {
    let known: MarkerReference? =
      switch source {
      case .meals: guide.myPlan.flatMap { MarkerReference($0) }
      case .trips: guide.members.isEmpty ? nil : MarkerReference(guide.plan)
      }
    self = known ?? .adults
    energy = source == .meals ? known?.energy ?? goals.calories : nil
    if source == .meals { take(goals.limits) }
  }

  /// The limits for a profile's meals, taken from the member named `name` in one of the guides; nil if no guide has
  /// targets for a member of that name.
  ///
  /// Limits that are a share of energy are calculated from the profile's goal. Limits that the profile has set itself
  /// replace all others.
  package init?(named name: String, in guides: [FamilyGuide], goals: MacroGoals) {
    let key = ProfileName.key(name)
    let plans = guides.lazy.flatMap(\.plan.planned).filter { ProfileName.key($0.member.name) == key }
    guard let found = plans.compactMap({ MarkerReference($0) }).first else { return nil }
    self = found
    energy = goals.calories
    take(goals.limits)
  }

  /// Whether a nutrient's limit was set by hand; for sugar, the limit for free sugar.
  package func isCustom(_ nutrient: Nutrient) -> Bool {
    switch nutrient {
    case .sodium: sodium.isCustom
    case .saturatedFat: saturatedFat.isCustom
    case .sugar: freeSugar.isCustom
    case .fiber: fiber.isCustom
    default: false
    }
  }

  /// Replaces these limits with those that a profile has set itself.
  private mutating func take(_ limits: [Nutrient: Int]) {
    if let value = limits[.sodium] { sodium = .custom(value) }
    if let value = limits[.saturatedFat] { saturatedFat = .custom(value) }
    if let value = limits[.sugar] { freeSugar = .custom(value) }
    if let value = limits[.fiber] { fiber = .custom(value) }
  }

  /// The same limits with another planned energy in kcal; nil means that no energy is planned.
  func planning(_ energy: Int?) -> MarkerReference {
    var reference = self
    reference.energy = energy
    return reference
  }
}
