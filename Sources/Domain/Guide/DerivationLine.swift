internal import Figures

/// One line in the calculation of a target.
package struct DerivationLine: Hashable, Sendable {
  /// What the line calculates: `resting energy, female`.
  package let title: String
  /// The equation with its numbers, or the value as published.
  package let equation: String
  /// The result, in `unit`; nil if the line is a remark.
  package let result: Double?
  /// The unit of the result, `kcal`, `g` or `mg`; empty if there is no result.
  package let unit: String
  /// Where the equation or value was published; nil for arithmetic and for Larder's own choices.
  package let publication: Publication?
  /// The table in the publication, or which of its values were chosen; nil if there is nothing to state.
  package let passage: String?

  /// Creates a line; without a publication, the line is arithmetic or Larder's own choice.
  package init(
    _ title: String, _ equation: String, _ result: Double?, _ unit: String, _ publication: Publication? = nil,
    passage: String? = nil
  ) {
    self.title = title
    self.equation = equation
    self.result = result
    self.unit = unit
    self.publication = publication
    self.passage = passage
  }

  /// The whole line: `resting energy, female: 239 × (...) = 1,302 kcal`.
  package var text: String { "\(title): \(equation)" + (resultText.map { " = \($0)" } ?? "") }

  /// The result with its unit: `1,302 kcal`; nil for a remark.
  ///
  /// A value just below a half has a second decimal place: `89.47` is rounded to 89, which `89.5` would contradict.
  package var resultText: String? {
    result.map { value in
      let tenths = (value * 10).rounded() / 10
      let seemsHalf = tenths.truncatingRemainder(dividingBy: 1).magnitude == 0.5 && value.magnitude < tenths.magnitude
      return "\(seemsHalf ? Figure.text(value, decimals: 2) : Figure.tenths(value)) \(unit)"
    }
  }
}

extension MemberPlan {
  /// How a target is calculated, step by step, from the equation to the number that is shown; empty for an infant.
  ///
  /// For a target that was set by hand, the last line says so.
  package func derivation(of nutrient: Nutrient) -> [DerivationLine] {
    guard let energy, let computed, let targets else { return [] }
    let rule = DietRule(diet, for: member)
    let isEnergyOwn = customNutrients.contains(.calories)
    let planned = isEnergyOwn ? energy.setting(calories: targets.calories) : energy
    var base = computed
    base.calories = isEnergyOwn ? targets.calories : computed.calories
    let steps =
      switch nutrient {
      case .calories: energyLines(energy)
      case .protein: proteinLines(planned, rule)
      case .fat: fatLines(planned, rule, base)
      case .carbohydrates: carbohydrateLines(planned, rule, base)
      case .saturatedFat: [saturatedFatLine(targets.calories, rule)]
      case .sugar: sugarLines(targets.calories, rule, base)
      case .fiber: fiberLines(planned, rule)
      case .sodium: [sodiumLine(rule)]
      }
    let isOwn = customNutrients.contains(nutrient)
    let shown = DerivationLine(
      "displayed", isOwn ? "set by hand, instead of \(Figure.text(computed[nutrient]))" : rounding(nutrient),
      Double(targets[nutrient]), nutrient.unit)
    return steps + [shown]
  }

  private func rounding(_ nutrient: Nutrient) -> String {
    switch nutrient {
    case .calories: "rounded to 10 kcal"
    case .sodium: "rounded to 10 mg"
    default: "rounded to whole grams"
    }
  }

  private func energyLines(_ energy: EnergyRequirement) -> [DerivationLine] {
    let resting = energy.estimates.map { estimate in
      DerivationLine(
        "resting energy, \(estimate.sex.word)", estimate.equation.text(weight: member.weight, age: member.age),
        estimate.resting, "kcal", estimate.equation.publication)
    }
    let level = Figure.exact(energy.physicalActivityLevel)
    let activity = DerivationLine(
      "activity", "\(member.activity.words) means a physical activity level (PAL) of \(level) at this age", nil, "",
      .dachEnergy, passage: "activity levels (PAL) of 1.4 to 2.0, with the names of EFSA 2013")
    let requirements = energy.estimates.map { estimate in
      let growth = energy.growth == 1 ? "" : " × \(Figure.exact(energy.growth)) for growth"
      let state = member.state.map { " for \($0.words)" } ?? ""
      let addition = energy.addition > 0 ? " + \(Figure.exact(energy.addition))\(state)" : ""
      return DerivationLine(
        "requirement, \(estimate.sex.word)",
        "\(Figure.tenths(estimate.resting)) × \(level)\(growth)\(addition)", estimate.calories, "kcal",
        .dachEnergy,
        passage: "the requirement is resting energy times PAL")
    }
    let values = energy.estimates.map { Figure.tenths($0.calories) }.joined(separator: " + ")
    let mean = DerivationLine("mean of both sexes", "(\(values)) / 2", energy.requirement, "kcal")
    let growth = DerivationLine("growth", "adds 1 % to the requirement at ages 1 to 18", nil, "", .efsaEnergy)
    return resting + [activity] + (energy.growth == 1 ? [] : [growth]) + requirements
      + (energy.estimates.count == 2 ? [mean] : [])
      + (energy.change?.lines(requirement: energy.requirement, resting: energy.resting) ?? [])
  }

  private func proteinLines(_ energy: EnergyRequirement, _ rule: DietRule) -> [DerivationLine] {
    let calories = Figure.tenths(energy.calories)
    let share = DerivationLine(
      "share of energy", "\(Figure.exact(rule.proteinShare)) % × \(calories) kcal / 4",
      energy.calories * rule.proteinShare / 100 / 4, "g", .iom2005, passage: ReferenceTable.proteinShare.passage)
    let isOwnWeight = member.weightForProtein == member.weight
    let weight = isOwnWeight ? Figure.exact(member.weight) : Figure.tenths(member.weightForProtein)
    let floor = DerivationLine(
      "at least, by weight", "\(Figure.text(rule.proteinFloor, upTo: 3)) g/kg × \(weight) kg",
      rule.proteinFloor * member.weightForProtein, "g", proteinPublication(rule),
      passage: "grams per kg of body weight a day")
    let ceiling = rule.proteinCeiling.map {
      DerivationLine(
        "at most, by weight", "\(Figure.exact($0)) g/kg × \(weight) kg", $0 * member.weightForProtein, "g",
        .issn2017)
    }
    let result = rule.protein(energy: energy.calories, weight: member.weightForProtein)
    let words = ceiling == nil ? "the higher of the two" : "the share of energy, but within the amounts by weight"
    return [share, floor] + [ceiling].compactMap(\.self) + [DerivationLine("result", words, result, "g")]
  }

  /// The source of the minimum protein per kg of body weight: the diet's source if the diet raises it, otherwise
  /// D-A-CH.
  private func proteinPublication(_ rule: DietRule) -> Publication {
    guard rule.proteinFloor > rule.proteinReference else { return .dachProtein }
    return diet == .vegan ? .veganProtein : .issn2017
  }

  private func fatLines(_ energy: EnergyRequirement, _ rule: DietRule, _ computed: DailyTargets) -> [DerivationLine] {
    guard let share = rule.fatShare else {
      let equation = "(\(Figure.text(computed.calories)) - 4 × \(computed.protein) - 4 × \(computed.carbohydrates)) / 9"
      let rest = computed.calories - 4 * computed.protein - 4 * computed.carbohydrates
      return [DerivationLine("the rest after protein and carbohydrate", equation, Double(rest) / 9, "g", .feinman2015)]
    }
    let equation = "\(Figure.exact(share)) % × \(Figure.tenths(energy.calories)) kcal / 9"
    let (publication, passage): (Publication, String) =
      switch diet {
      case .mediterranean where member.age < 18: (.efsaFat, "35 to 40 % of energy at 1 to 3 years, then 20 to 35 %")
      case .mediterranean: (.davis2015, "37 % of energy, a range of 35 to 40 %")
      default: (.dachFat, ReferenceTable.fatShare.passage)
      }
    return [
      DerivationLine("share of energy", equation, energy.calories * share / 100 / 9, "g", publication, passage: passage)
    ]
  }

  private func carbohydrateLines(
    _ energy: EnergyRequirement, _ rule: DietRule, _ computed: DailyTargets
  ) -> [DerivationLine] {
    if let maximum = rule.carbohydrateMaximum {
      let share = energy.calories * maximum.share / 100 / 4
      return [
        DerivationLine(
          "at most", "the lower of \(Figure.exact(maximum.grams)) g and \(Figure.exact(maximum.share)) % of energy",
          min(maximum.grams, share), "g", .feinman2015,
          passage: "very low carbohydrate: 20 to 50 g or under 10 % of energy")
      ]
    }
    let rest = computed.calories - 4 * computed.protein - 9 * computed.fat
    let share = 4 * Double(computed.carbohydrates) / Double(max(1, computed.calories))
    // Rounding to whole grams can lower a share of 45 % to 44.5 %.
    let (publication, passage): (Publication, String) =
      share > 0.5
      ? (.dgeCarbohydrate, "over 50 % of energy; 45 to 65 % in IOM 2005")
      : (.iom2005, share > 0.445 ? "45 to 65 % of energy" : "below its 45 to 65 % of energy")
    let equation = "(\(Figure.text(computed.calories)) - 4 × \(computed.protein) - 9 × \(computed.fat)) / 4"
    return [
      DerivationLine(
        "the rest after protein and fat", equation, Double(rest) / 4, "g", publication, passage: passage)
    ]
  }

  private func saturatedFatLine(_ calories: Int, _ rule: DietRule) -> DerivationLine {
    let share = rule.saturatedFatShare
    return DerivationLine(
      "at most", "\(Figure.exact(share)) % × \(Figure.text(calories)) kcal / 9",
      Double(calories) * share / 100 / 9, "g", diet == .mediterranean ? .davis2015 : .whoFat,
      passage: diet == .mediterranean ? nil : "at most 10 % of energy, as in D-A-CH and DGA 2020-2025")
  }

  private func sugarLines(_ planned: Int, _ rule: DietRule, _ computed: DailyTargets) -> [DerivationLine] {
    let (calories, energy) = (Figure.text(planned), Double(planned))
    let most = DerivationLine(
      "no more than all carbs", "the most carbs that \(diet.rawValue) allows", Double(computed.carbohydrates), "g",
      .feinman2015, passage: "very low carbohydrate: 20 to 50 g or under 10 % of energy")
    return [
      DerivationLine(
        "free sugars, at most", "\(Figure.exact(DietRule.freeSugarShare)) % × \(calories) kcal / 4",
        energy * DietRule.freeSugarShare / 100 / 4, "g", .whoSugar,
        passage: "under 10 % of energy; DAG, DDG and DGE 2018 say the same"),
      DerivationLine(
        "all sugars, reference", "\(Figure.exact(DietRule.totalSugarShare)) % × \(calories) kcal / 4",
        energy * DietRule.totalSugarShare / 100 / 4, "g", .euLabels,
        passage: "90 g in 2,000 kcal, Annex XIII"),
    ] + (rule.carbohydrateMaximum == nil ? [] : [most])
  }

  private func fiberLines(_ energy: EnergyRequirement, _ rule: DietRule) -> [DerivationLine] {
    let table = ReferenceTable.fiber(age: member.age)
    let ages = table.row(age: member.age).ages.text
    let value = DerivationLine("at least", "ages \(ages)", rule.fiber, "g", table.publication, passage: table.passage)
    guard let density = rule.fiberDensity else { return [value] }
    return [
      value,
      DerivationLine(
        "at least, by energy",
        "\(Figure.exact(density)) g per 1,000 kcal × \(Figure.tenths(energy.calories)) kcal",
        energy.calories / 1000 * density, "g", .davis2015, passage: "33 g of fiber in 9.3 MJ"),
    ]
  }

  private func sodiumLine(_ rule: DietRule) -> DerivationLine {
    let table: ReferenceTable = diet == .lowSodium ? .lowSodium : .sodium
    let ages = table.row(age: member.age).ages.text
    return DerivationLine("at most", "ages \(ages)", rule.sodium, "mg", table.publication, passage: table.passage)
  }
}
