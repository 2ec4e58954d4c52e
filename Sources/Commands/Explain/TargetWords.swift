internal import Domain
internal import Figures
internal import Text

/// Wording that explanations of targets share.
enum TargetWords {
  /// The name of a nutrient's target: `Protein`, `Free sugar`; the target for sugar is a limit on free sugars.
  static func name(_ nutrient: Nutrient) -> String { GuideWords.label(nutrient).capitalizedFirst }

  /// A target with its direction and unit: `at least 51 g`, `at most 2,000 mg (5 g of salt)`.
  static func value(_ nutrient: Nutrient, _ targets: DailyTargets) -> String {
    let salt = nutrient == .sodium ? " (\(Figure.short(targets.salt)) g of salt)" : ""
    return bound(nutrient) + "\(Figure.text(targets[nutrient])) \(nutrient.unit)\(salt)"
  }

  static func bound(_ nutrient: Nutrient) -> String {
    let words = TargetBound(nutrient).words
    return words.isEmpty ? "" : words + " "
  }

  /// What a member's targets were calculated from: `40 years, 82 kg, male, lightly active, standard diet`.
  ///
  /// If the diet was refused, the one used instead follows: `keto diet, calculated as a standard diet`.
  static func facts(_ plan: MemberPlan) -> String {
    let member = plan.member
    let applied = plan.diet == member.diet ? "" : ", calculated as a \(plan.diet.rawValue) diet"
    return [
      GuideWords.age(member), "\(Figure.short(member.weight)) kg", member.height.map { "\(Figure.short($0)) cm" },
      member.sex?.word ?? (member.state == nil ? "sex not given" : nil), member.state?.words, member.activity.words,
      "\(member.diet.rawValue) diet\(applied)",
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// The recommendation of the United States and Canada for the member, as a comparison; empty if sex or height is
  /// unknown.
  static func comparison(_ plan: MemberPlan) -> [Explanation.Section] {
    guard let other = plan.comparison else { return [] }
    let error = Figure.text(other.error)
    return [
      Explanation.Section(
        title: "For comparison, the United States and Canada",
        derivation: [
          DerivationLine(
            "estimated energy requirement", other.text, other.calories, "kcal", .nasem2023,
            passage: "tables S-4 to S-9; the error for one person is \(error) kcal (root mean square)")
        ])
    ]
  }

  /// Explains how a member's targets are derived, in one section per nutrient.
  ///
  /// The section on energy is followed by the section that `comparison` returns.
  static func sections(_ plan: MemberPlan, _ nutrients: [Nutrient]) -> [Explanation.Section] {
    guard let targets = plan.targets else { return [] }
    return nutrients.flatMap { nutrient in
      [
        Explanation.Section(
          title: "\(name(nutrient)): \(value(nutrient, targets))", derivation: plan.derivation(of: nutrient))
      ] + (nutrient == .calories ? comparison(plan) : [])
    }
  }

  /// The household's target: the sum of the members' displayed values, or the value set by hand instead.
  static func sum(of nutrient: Nutrient, _ household: FamilyPlan) -> [DerivationLine] {
    let values = household.planned.compactMap { plan in plan.targets.map { Double($0[nutrient]) } }
    let added = values.map { Figure.text($0) }.joined(separator: " + ")
    let sum = Double(household.sum[nutrient])
    let steps = [
      DerivationLine("\(name(nutrient).lowercased()), sum of the members' rounded values", added, sum, nutrient.unit)
    ]
    guard household.customNutrients.contains(nutrient) else { return steps }
    return steps + [
      DerivationLine(
        "displayed", "set by hand, instead of \(Figure.text(sum))", Double(household.targets[nutrient]), nutrient.unit)
    ]
  }

  /// What is uncertain about the targets: first how uncertain the values are, then the choices that the sources leave
  /// open.
  ///
  /// If only one nutrient is given, the first part states the uncertainty of this nutrient. If that uncertainty is
  /// unknown, or if several nutrients are given, the first part states the uncertainty of energy.
  static func doubts(of plans: [MemberPlan], _ nutrients: [Nutrient]) -> [String] {
    let own = nutrients.count == 1 ? plans.compactMap { $0.uncertainty(of: nutrients[0]) } : []
    let first = own.isEmpty ? ["energy, and each target that is a share of it, \(EnergyRequirement.uncertainty)"] : own
    let isComputed = { (nutrient: Nutrient) in
      nutrients.contains(nutrient) && plans.contains { !$0.customNutrients.contains(nutrient) }
    }
    let choices = [
      (
        isComputed(.calories) && plans.contains { $0.comparison != nil },
        "the method of Germany, Austria and Switzerland (D-A-CH) and that of the United States differ; both are shown"
      ),
      (
        plans.contains { $0.diet == .keto },
        "keto and low-carb are one diet here: at most 50 g of carbs and 10 % of energy meets both definitions"
      ),
      (
        [.protein, .carbohydrates, .fat].contains(where: isComputed),
        "the split of energy (15 % protein, 30 % fat, 55 % carbs) is Larder's choice within the cited ranges"
      ),
      (
        isComputed(.sugar),
        "European Union labels give total sugar, not free sugar: up to 10 % of "
          + "energy is certainly fine, above 18 % certainly high; in between, labels cannot tell"
      ),
    ]
    return (first + choices.filter(\.0).map(\.1)).unique
  }
}
