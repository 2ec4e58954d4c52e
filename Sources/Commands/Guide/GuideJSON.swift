internal import Domain
internal import Store

/// The JSON of the family guide; other programs rely on its keys.
extension JSON {
  /// The targets of the eight nutrients, and the reference value for total sugars.
  static func dailyTargets(_ targets: DailyTargets) -> JSON {
    var members = Dictionary(
      uniqueKeysWithValues: Nutrient.allCases.map { ($0.rawValue, JSON.int(targets[$0])) })
    members["totalSugarReference"] = .int(targets.totalSugarReference)
    return .object(members)
  }

  /// A member with all remarks and with the member's targets, which are null for an infant.
  static func guideMember(_ plan: MemberPlan, today: Day) -> JSON {
    let member = plan.member
    var trimester: Int?
    if case .pregnant(let number) = member.state { trimester = number }
    return .object([
      "id": member.id == 0 ? .null : .int(member.id), "name": .string(member.name), "age": .number(member.age),
      "ageOn": .string(member.ageOn.iso), "weight": .number(member.weight),
      "activity": .string(member.activity.rawValue), "diet": .string(member.diet.rawValue),
      "appliedDiet": .string(plan.diet.rawValue), "sex": .optional(member.sex?.rawValue),
      "height": .optional(member.height), "pregnant": .optional(trimester),
      "lactating": .bool(member.state == .lactating), "weeklyChange": .optional(member.weeklyChange),
      "me": .bool(member.isMe),
      "targets": plan.targets.map { .dailyTargets($0) } ?? .null,
      "computed": plan.computed.map { .dailyTargets($0) } ?? .null, "own": customNutrients(plan.customNutrients),
      "energy": plan.energy.map { energy($0, plan.comparison, isOwn: plan.customNutrients.contains(.calories)) }
        ?? .null,
      "notices": .array(GuideWords.remarks(of: plan, today: today).map { .string($0.text) }),
    ])
  }

  /// The names of the nutrients with a target set by hand, in the nutrients' order.
  static func customNutrients(_ customNutrients: Set<Nutrient>) -> JSON {
    .array(Nutrient.allCases.filter(customNutrients.contains).map { .string($0.rawValue) })
  }

  private static func energy(
    _ energy: EnergyRequirement, _ comparison: EstimatedEnergyRequirement?, isOwn: Bool
  ) -> JSON {
    func value(_ sex: Sex, _ value: KeyPath<EnergyRequirement.Estimate, Double>) -> JSON {
      .optional(energy.estimates.first { $0.sex == sex }?[keyPath: value])
    }
    return .object([
      "model": .string(Publication.dachEnergy.key),
      "restingEnergy": .object(["female": value(.female, \.resting), "male": value(.male, \.resting)]),
      "pal": .number(energy.physicalActivityLevel), "female": value(.female, \.calories),
      "male": value(.male, \.calories), "requirement": .number(energy.requirement),
      "change": energy.change.map { change($0, isEnergyOwn: isOwn) } ?? .null, "calories": .number(energy.calories),
      "nasem2023": comparison.map {
        .object(["calories": .number($0.calories), "error": .number($0.error)])
      } ?? .null,
    ])
  }

  /// A wish to lose or gain weight, in kg a week, and the planned change, in kg a week and kcal a day; a loss is
  /// negative.
  ///
  /// `followed` is false if the energy was set by hand or if something rules out the wish.
  private static func change(_ change: WeightChange, isEnergyOwn: Bool) -> JSON {
    .object([
      "wished": .number(change.wished), "planned": .number(change.effective), "calories": .number(change.calories),
      "followed": .bool(change.obstacle == nil && !isEnergyOwn),
    ])
  }

  /// The publications that each nutrient's targets come from, each listed once.
  static func citations(_ plans: [MemberPlan]) -> JSON {
    var seen = Set<String>()
    let all = Nutrient.allCases.flatMap { nutrient in
      plans.flatMap { $0.derivation(of: nutrient) }.compactMap { step -> JSON? in
        guard let publication = step.publication else { return nil }
        let what = Sex.allCases.reduce(step.title) { $0.replacing(", \($1.word)", with: "") }
        let text = step.passage.map { "\(what): \($0)" } ?? what
        guard seen.insert("\(nutrient.rawValue) \(publication.key) \(text)").inserted else { return nil }
        return .object([
          "nutrient": .string(nutrient.rawValue), "text": .string(text), "source": .string(publication.citation),
        ])
      }
    }
    return .array(all)
  }
}
