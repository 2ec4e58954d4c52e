internal import Domain
internal import Text

/// Words that explanations of targets share.
enum TargetWords {
  /// `Protein`, `Free sugar`: the limit of sugar is of what is added.
  static func name(_ nutrient: Nutrient) -> String { GuideWords.label(nutrient).capitalizedFirst }

  /// `at least 51 g`, `at most 2,000 mg (5 g of salt)`.
  static func value(_ nutrient: Nutrient, _ targets: DailyTargets) -> String {
    let salt = nutrient == .sodium ? " (\(Figure.short(targets.salt)) g of salt)" : ""
    return bound(nutrient) + "\(Figure.text(Double(targets[nutrient]))) \(nutrient.unit)\(salt)"
  }

  static func bound(_ nutrient: Nutrient) -> String {
    switch TargetBound(nutrient) {
    case .about: ""
    case .atLeast: "at least "
    case .atMost: "at most "
    }
  }

  /// What the numbers were reckoned from: `40 years, 82 kg, male, lightly-active, standard diet`; a refused diet with what stands
  /// in its place: `keto diet, worked out as standard`.
  static func facts(_ plan: MemberPlan) -> String {
    let member = plan.member
    let applied = plan.diet == member.diet ? "" : ", worked out as \(plan.diet.rawValue)"
    return [
      GuideWords.age(member), "\(Figure.short(member.weight)) kg", member.height.map { "\(Figure.short($0)) cm" },
      member.sex?.word ?? (member.state == nil ? "sex not given" : nil), member.state?.words, member.activity.rawValue,
      "\(member.diet.rawValue) diet\(applied)",
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// What the United States and Canada give for the member; nothing where sex or height is not known.
  static func comparison(_ plan: MemberPlan) -> [Explanation.Section] {
    guard let other = plan.comparison else { return [] }
    let error = Figure.text(other.error)
    return [
      Explanation.Section(
        title: "For comparison, the United States and Canada",
        steps: [
          Derivation(
            "estimated energy requirement", other.text, other.calories, "kcal", .nasem2023,
            place: "tables S-4 to S-9; its error for one person is \(error) kcal (root mean square)")
        ])
    ]
  }
}
