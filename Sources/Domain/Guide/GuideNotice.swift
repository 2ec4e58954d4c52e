internal import Figures

/// A note about a member's targets.
package struct GuideNotice: Hashable, Sendable {
  /// How serious a notice is.
  package enum Weight: String, Sendable {
    /// The diet is not planned for this member: the standard values are used instead.
    case refused
    /// Something that may be harmful.
    case warning
    /// Something to know.
    case info
  }

  /// How serious the notice is.
  package let weight: Weight
  /// One sentence, without a period.
  package let text: String
  /// The source of the notice; nil if the notice follows from what was typed.
  package let publication: Publication?

  /// Creates a notice; one without a publication follows from what was typed.
  package init(_ weight: Weight, _ text: String, _ publication: Publication? = nil) {
    self.weight = weight
    self.text = text
    self.publication = publication
  }
}

extension GuideNotice {
  /// All notices about a member, the most serious first.
  ///
  /// - Parameter isEnergyOwn: Whether the energy was set by hand; a wish to lose or gain weight then has no effect.
  static func all(
    for member: FamilyMember, _ energy: EnergyRequirement?, isEnergyOwn: Bool = false
  ) -> [GuideNotice] {
    guard let energy else { return infant(member) }
    let notices =
      diet(member) + body(member) + addition(member) + weight(member) + wish(member, energy, isEnergyOwn)
      + activity(member, energy) + sex(energy)
    return notices.filter { $0.weight == .refused } + notices.filter { $0.weight == .warning }
      + notices.filter { $0.weight == .info }
  }

  /// Why a diet is not planned for a member; nil if the diet is planned.
  static func refusal(of diet: DietType, for member: FamilyMember) -> GuideNotice? {
    switch diet {
    case .keto where member.age < 18:
      GuideNotice(
        .refused,
        "keto is offered from 18 years only, \(instead): a diet so low in carbohydrate needs medical supervision",
        .aap2023)
    case .keto where member.state != nil:
      GuideNotice(
        .refused,
        "keto is not offered in pregnancy or while breastfeeding, "
          + "\(instead): 175 g of carbohydrate a day are needed, 210 g while breastfeeding",
        .iom2005)
    case .highProtein where member.age < 4:
      GuideNotice(
        .refused,
        "high-protein is offered from 4 years only, \(instead): protein should give 5 to 20 % of energy", .iom2005
      )
    default: nil
    }
  }

  private static let instead = "so the standard values are used instead"

  /// Why a baby has no targets: none of the guide's tables has values for ages below 1 year.
  private static func infant(_ member: FamilyMember) -> [GuideNotice] {
    let food =
      member.age < 0.5
      ? "give breast milk or formula, as your paediatrician advises"
      : "give breast milk or formula, and other food as your paediatrician advises"
    return [
      GuideNotice(.info, "no targets below 1 year: \(food)"),
      GuideNotice(
        .info,
        "Larder has no published targets for babies, and does not use those of older children"),
    ]
  }

  /// The notices about a member's diet.
  static func diet(_ member: FamilyMember) -> [GuideNotice] {
    if let refusal = refusal(of: member.diet, for: member) { return [refusal] }
    let isChild = member.age < 18
    let hasState = member.state != nil
    switch member.diet {
    case .standard: return []
    case .vegetarian:
      return [
        GuideNotice(
          .info, "vegetarian: iron, vitamin B12 and iodine need attention; the protein values are for mixed diets",
          .efsaProtein)
      ]
    case .vegan: return vegan(member, isChild: isChild)
    case .keto:
      return [
        GuideNotice(.warning, "keto: carbs are below the recommended 130 g a day", .iom2005),
        GuideNotice(
          .warning, "keto: with treated diabetes or kidney disease, only under a physician's care", .feinman2015),
      ]
    case .mediterranean:
      guard !isChild else {
        return [GuideNotice(.info, "mediterranean below 18 years: 35 % of energy from fat, not 37", .efsaFat)]
      }
      return [
        GuideNotice(
          .info, "mediterranean: 37 % of energy from fat is above the 30 % of WHO 2023 and the 35 % of EFSA 2010",
          .davis2015)
      ]
    case .highProtein:
      let child = GuideNotice(
        .warning, "high-protein below 18 years: 20 % of energy from protein, within the range of 10 to 30 %", .iom2005)
      let state = GuideNotice(.warning, "high-protein in pregnancy or while breastfeeding: ask a physician first")
      let kidneys = GuideNotice(.warning, "high-protein: with kidney disease, only under a physician's care", .issn2017)
      return (isChild ? [child] : []) + (hasState ? [state] : []) + [kidneys]
    case .lowSodium:
      let who = isChild ? "below 18 years" : hasState ? "in pregnancy or while breastfeeding" : nil
      let special = who.map { GuideNotice(.warning, "low-sodium \($0): ask a physician first", .whoSodium) }
      return [special].compactMap(\.self) + [
        GuideNotice(
          .warning, "low-sodium: with heart failure or while taking lithium, only under a physician's care", .whoSodium)
      ]
    }
  }

  private static func vegan(_ member: FamilyMember, isChild: Bool) -> [GuideNotice] {
    let isSpecial = isChild || member.state != nil || member.age >= 65
    let special = GuideNotice(
      .warning,
      "vegan in childhood, pregnancy, breastfeeding and old age: the German Nutrition Society (DGE) neither "
        + "recommends it nor advises against it; get qualified advice",
      .dgeVegan)
    let supplement = GuideNotice(.warning, "vegan: vitamin B12 has to be supplemented", .dgeVegan)
    let floor = GuideNotice(
      .info, "vegan: the higher minimum for protein is an expert opinion; there is no official value", .veganProtein)
    let rule = DietRule(.vegan, for: member)
    return (isSpecial ? [special] : []) + [supplement]
      + (rule.proteinFloor > rule.proteinReference ? [floor] : [])
  }

  private static func body(_ member: FamilyMember) -> [GuideNotice] {
    var notices: [GuideNotice] = []
    let reference = ReferenceTable.referenceWeight.mean(age: member.age, member.sexes)
    if !(0.5...2).contains(member.weight / reference) {
      let (own, usual) = (Figure.exact(member.weight), Figure.tenths(reference))
      notices.append(
        GuideNotice(
          .warning, "\(own) kg at this age is far from the reference weight of \(usual) kg: is it right?", .dachProtein)
      )
    }
    if let index = member.bodyMassIndex, member.age >= 18 {
      let text = Figure.tenths(index)
      if !(16...40).contains(index) {
        notices.append(
          GuideNotice(
            .warning,
            "a body mass index of \(text) is outside the range that these equations were made for: see a physician"))
      } else if member.weightForProtein != member.weight {
        let weight = Figure.tenths(member.weightForProtein)
        notices.append(
          GuideNotice(
            .info,
            "body mass index \(text): protein is based on the normal weight, \(weight) "
              + "kg", .dachProtein))
      }
    }
    if member.state != nil {
      notices.append(
        GuideNotice(.warning, "pregnancy and breastfeeding: talk with a midwife or physician about these values"))
    }
    return notices
  }

  /// The notice that says to whom, or until when, D-A-CH's additional energy for pregnancy and breastfeeding applies.
  private static func addition(_ member: FamilyMember) -> [GuideNotice] {
    guard let state = member.state, state.energyAddition > 0 else { return [] }
    let addition = "the extra \(Figure.exact(state.energyAddition)) kcal a day"
    guard state != .lactating else {
      return [
        GuideNotice(
          .info,
          "\(addition) apply while the child gets only breast milk, in its first 4 to 6 months; with other food it is less",
          .dachEnergy)
      ]
    }
    guard let index = member.bodyMassIndex, !(18.5..<25).contains(index) else {
      return [
        GuideNotice(
          .info, "\(addition) are meant for women who had a normal weight before the pregnancy", .dachEnergy)
      ]
    }
    return [
      GuideNotice(
        .warning,
        "\(addition) are meant for women who had a normal weight before the pregnancy, but the body mass index was "
          + "\(Figure.tenths(index)): ask a midwife or physician how much is right",
        .dachEnergy)
    ]
  }

  /// At this body mass index and above, a notice says that the energy requirement is what maintains the present weight.
  private static let highIndex = 28.0

  /// Tells an adult with a high body mass index that the energy requirement is what maintains the present weight.
  private static func weight(_ member: FamilyMember) -> [GuideNotice] {
    if case .pregnant? = member.state { return [] }
    guard let index = member.bodyMassIndex, index >= highIndex, member.age >= 18,
      let weight = member.normalWeight
    else { return [] }
    var normal = member
    normal.weight = weight
    let energy = GuideNumber.rounded(EnergyRequirement(normal).requirement, to: EnergyRequirement.roundingUnit)
    return [
      GuideNotice(
        .info,
        "body mass index \(Figure.tenths(index)): the energy requirement maintains the present weight; at the "
          + "normal weight of \(Figure.tenths(normal.weight)) kg, for which the guiding values are made, it would be "
          + "\(Figure.text(energy)) kcal",
        .dachEnergy)
    ]
  }

  private static func wish(_ member: FamilyMember, _ energy: EnergyRequirement, _ isEnergyOwn: Bool) -> [GuideNotice] {
    guard let change = energy.change else { return [] }
    guard !isEnergyOwn else {
      return [
        GuideNotice(
          .info,
          "the energy was set by hand, so the wish to \(WeightChange.wish(change.wished)) changes nothing")
      ]
    }
    return change.notices(member, energy)
  }

  private static func activity(_ member: FamilyMember, _ energy: EnergyRequirement) -> [GuideNotice] {
    let beside =
      member.age < 3 && member.activity != .sedentary
      ? [
        GuideNotice(
          .info, "D-A-CH counts activity from 1 year on; EFSA and NASEM 2023 count none below 3 years", .efsaEnergy)
      ] : []
    guard energy.physicalActivityLevel != member.activity.physicalActivityLevel else { return beside }
    let level = Figure.exact(energy.physicalActivityLevel)
    let text = "at this age, \(member.activity.words) counts as a physical activity level (PAL) of \(level)"
    return [GuideNotice(.info, text, .dachEnergy)] + beside
  }

  private static func sex(_ energy: EnergyRequirement) -> [GuideNotice] {
    guard energy.estimates.count == 2 else { return [] }
    let values = energy.estimates.map { estimate in
      let calories = GuideNumber.rounded(estimate.calories, to: EnergyRequirement.roundingUnit)
      return "\(estimate.sex.word) (\(Figure.tenths(calories)) kcal)"
    }
    return [GuideNotice(.info, "sex not given: calculated as the mean of \(values.joined(separator: " and "))")]
  }
}
