internal import Figures

/// One step in the calculation of a target.
package struct Derivation: Hashable, Sendable {
  /// What the step calculates: `resting energy, female`.
  package let what: String
  /// The equation with its numbers, or the value as published.
  package let equation: String
  /// The result, in `unit`; nil if the step is a remark.
  package let result: Double?
  /// `kcal`, `g`, `mg`; empty if there is no result.
  package let unit: String
  /// Where it was published; nil for arithmetic and for Larder's own choices.
  package let publication: Publication?
  /// The table in the publication, or what was chosen from it.
  package let place: String?

  /// Creates a step; without a publication it is arithmetic or Larder's own choice.
  package init(
    _ what: String, _ equation: String, _ result: Double?, _ unit: String, _ publication: Publication? = nil,
    place: String? = nil
  ) {
    self.what = what
    self.equation = equation
    self.result = result
    self.unit = unit
    self.publication = publication
    self.place = place
  }

  /// `resting energy, female: 239 × (...) = 1,302 kcal`.
  package var text: String { "\(what): \(equation)" + (resultText.map { " = \($0)" } ?? "") }

  /// The result with its unit: `1,302 kcal`; nil for a remark.
  package var resultText: String? { result.map { "\(Figure.tenths($0)) \(unit)" } }
}

extension MemberPlan {
  /// How a target is calculated, step by step, from the equation to the number shown; empty for an infant.
  ///
  /// For a target that was set by hand, the last step says so.
  package func derivation(of nutrient: Nutrient) -> [Derivation] {
    guard let energy, let computed, let targets else { return [] }
    let rule = DietRule(diet, for: member)
    let isEnergyOwn = own.contains(.calories)
    let planned = isEnergyOwn ? energy.setting(calories: targets.calories) : energy
    var base = computed
    base.calories = isEnergyOwn ? targets.calories : computed.calories
    let steps =
      switch nutrient {
      case .calories: energySteps(energy)
      case .protein: proteinSteps(planned, rule)
      case .fat: fatSteps(planned, rule, base)
      case .carbohydrates: carbohydrateSteps(planned, rule, base)
      case .saturatedFat: [saturatedFatStep(planned, rule)]
      case .sugar: sugarSteps(planned)
      case .fiber: fiberSteps(planned, rule)
      case .sodium: [sodiumStep(rule)]
      }
    let isOwn = own.contains(nutrient)
    let shown = Derivation(
      "shown", isOwn ? "set by hand, instead of \(Figure.text(computed[nutrient]))" : rounding(nutrient),
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

  private func energySteps(_ energy: EnergyRequirement) -> [Derivation] {
    let resting = energy.estimates.map { estimate in
      Derivation(
        "resting energy, \(estimate.sex.word)", estimate.equation.text(weight: member.weight, age: member.age),
        estimate.resting, "kcal", estimate.equation.publication)
    }
    let level = Figure.exact(energy.physicalActivityLevel)
    let activity = Derivation(
      "activity", "\(member.activity.rawValue) is a physical activity level (PAL) of \(level) at this age", nil, "",
      .dachEnergy, place: "PAL 1.4 to 2.0; named as in EFSA 2013")
    let requirements = energy.estimates.map { estimate in
      let growth = energy.growth == 1 ? "" : " × \(Figure.exact(energy.growth)) for growth"
      let state = member.state.map { " for \($0.words)" } ?? ""
      let addition = energy.addition > 0 ? " + \(Figure.exact(energy.addition))\(state)" : ""
      return Derivation(
        "requirement, \(estimate.sex.word)",
        "\(Figure.tenths(estimate.resting)) × \(level)\(growth)\(addition)", estimate.calories, "kcal",
        .dachEnergy,
        place: "resting energy times PAL")
    }
    let values = energy.estimates.map { Figure.tenths($0.calories) }.joined(separator: " + ")
    let mean = Derivation("mean of both sexes", "(\(values)) / 2", energy.calories, "kcal")
    let growth = Derivation("growth", "1 % of the requirement from 1 to 18 years", nil, "", .efsaEnergy)
    return resting + [activity] + (energy.growth == 1 ? [] : [growth]) + requirements
      + (energy.estimates.count == 2 ? [mean] : [])
  }

  private func proteinSteps(_ energy: EnergyRequirement, _ rule: DietRule) -> [Derivation] {
    let calories = Figure.tenths(energy.calories)
    let share = Derivation(
      "share of energy", "\(Figure.exact(rule.proteinShare)) % × \(calories) kcal / 4",
      energy.calories * rule.proteinShare / 100 / 4, "g", .iom2005, place: ReferenceTable.proteinShare.place)
    let isOwnWeight = member.weightForProtein == member.weight
    let weight = isOwnWeight ? Figure.exact(member.weight) : Figure.tenths(member.weightForProtein)
    let floor = Derivation(
      "at least, by weight", "\(Figure.text(rule.proteinFloor, upTo: 3)) g/kg × \(weight) kg",
      rule.proteinFloor * member.weightForProtein, "g", proteinPublication(rule), place: "g per kg and day")
    let ceiling = rule.proteinCeiling.map {
      Derivation(
        "at most, by weight", "\(Figure.exact($0)) g/kg × \(weight) kg", $0 * member.weightForProtein, "g",
        .issn2017)
    }
    let result = rule.protein(energy: energy.calories, weight: member.weightForProtein)
    return [share, floor] + [ceiling].compactMap(\.self) + [
      Derivation("which of these counts", "the share within the bounds", result, "g")
    ]
  }

  /// The source of the minimum by weight: the diet's own only if that minimum is higher than the reference value.
  private func proteinPublication(_ rule: DietRule) -> Publication {
    guard rule.proteinFloor > rule.proteinReference else { return .dachProtein }
    return diet == .vegan ? .veganProtein : .issn2017
  }

  private func fatSteps(_ energy: EnergyRequirement, _ rule: DietRule, _ computed: DailyTargets) -> [Derivation] {
    guard let share = rule.fatShare else {
      let equation = "(\(Figure.text(computed.calories)) - 4 × \(computed.protein) - 4 × \(computed.carbohydrates)) / 9"
      let rest = computed.calories - 4 * computed.protein - 4 * computed.carbohydrates
      return [Derivation("the rest after protein and carbohydrate", equation, Double(rest) / 9, "g", .feinman2015)]
    }
    let equation = "\(Figure.exact(share)) % × \(Figure.tenths(energy.calories)) kcal / 9"
    let (publication, place): (Publication, String) =
      switch diet {
      case .mediterranean where member.age < 18: (.efsaFat, "35 to 40 % of energy from 1 to 3 years, 20 to 35 % after")
      case .mediterranean: (.davis2015, "37 % of energy, a range of 35 to 40 %")
      default: (.dachFat, ReferenceTable.fatShare.place)
      }
    return [
      Derivation("share of energy", equation, energy.calories * share / 100 / 9, "g", publication, place: place)
    ]
  }

  private func carbohydrateSteps(
    _ energy: EnergyRequirement, _ rule: DietRule, _ computed: DailyTargets
  ) -> [Derivation] {
    if let most = rule.carbohydrateMost {
      let share = energy.calories * most.share / 100 / 4
      return [
        Derivation(
          "at most", "the lower of \(Figure.exact(most.grams)) g and \(Figure.exact(most.share)) % of energy",
          min(most.grams, share), "g", .feinman2015, place: "very low carbohydrate: 20 to 50 g or under 10 % of energy")
      ]
    }
    let rest = computed.calories - 4 * computed.protein - 9 * computed.fat
    let share = 4 * Double(computed.carbohydrates) / Double(max(1, computed.calories))
    // Rounding to whole grams can lower 45 % by half a percent.
    let (publication, place): (Publication, String) =
      share > 0.5
      ? (.dgeCarbohydrate, "over 50 % of energy; 45 to 65 % in IOM 2005")
      : (.iom2005, share > 0.445 ? "45 to 65 % of energy" : "below its 45 to 65 % of energy")
    let equation = "(\(Figure.text(computed.calories)) - 4 × \(computed.protein) - 9 × \(computed.fat)) / 4"
    return [
      Derivation(
        "the rest after protein and fat", equation, Double(rest) / 4, "g", publication, place: place)
    ]
  }

  private func saturatedFatStep(_ energy: EnergyRequirement, _ rule: DietRule) -> Derivation {
    let share = rule.saturatedFatShare
    return Derivation(
      "at most", "\(Figure.exact(share)) % × \(Figure.tenths(energy.calories)) kcal / 9",
      energy.calories * share / 100 / 9, "g", diet == .mediterranean ? .davis2015 : .whoFat,
      place: diet == .mediterranean ? nil : "at most 10 % of energy, as D-A-CH and DGA 2020-2025 say too")
  }

  private func sugarSteps(_ energy: EnergyRequirement) -> [Derivation] {
    let calories = Figure.tenths(energy.calories)
    return [
      Derivation(
        "free sugars, at most", "\(Figure.exact(DietRule.freeSugarShare)) % × \(calories) kcal / 4",
        energy.calories * DietRule.freeSugarShare / 100 / 4, "g", .whoSugar,
        place: "under 10 % of energy; DAG, DDG, DGE 2018 say the same"),
      Derivation(
        "all sugars, reference", "\(Figure.exact(DietRule.totalSugarShare)) % × \(calories) kcal / 4",
        energy.calories * DietRule.totalSugarShare / 100 / 4, "g", .euLabels, place: "90 g of 2,000 kcal, Annex XIII"),
    ]
  }

  private func fiberSteps(_ energy: EnergyRequirement, _ rule: DietRule) -> [Derivation] {
    let table = ReferenceTable.fiber(age: member.age)
    let ages = table.row(age: member.age).ages.text
    let value = Derivation("at least", "ages \(ages)", rule.fiber, "g", table.publication, place: table.place)
    guard let density = rule.fiberDensity else { return [value] }
    return [
      value,
      Derivation(
        "at least, by energy",
        "\(Figure.exact(density)) g per 1,000 kcal × \(Figure.tenths(energy.calories)) kcal",
        energy.calories / 1000 * density, "g", .davis2015, place: "33 g in 9.3 MJ"),
    ]
  }

  private func sodiumStep(_ rule: DietRule) -> Derivation {
    let table: ReferenceTable = diet == .lowSodium ? .lowSodium : .sodium
    let ages = table.row(age: member.age).ages.text
    return Derivation("at most", "ages \(ages)", rule.sodium, "mg", table.publication, place: table.place)
  }
}
