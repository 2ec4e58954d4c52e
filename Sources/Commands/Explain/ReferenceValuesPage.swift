internal import Domain
internal import Figures
internal import Text

/// Generates docs/guide/reference-values.md from the tables in the code: the page lists every published number that the
/// family guide and the markers use.
package struct ReferenceValuesPage {
  /// Creates the page for the current tables.
  package init() {}

  /// The page in Markdown.
  package var text: String {
    let sections = [
      ("Energy at rest", resting), ("Activity", activity), ("Growth, pregnancy, breastfeeding", additions),
      ("The United States' and Canada's equations", american), ("Values by age", tables), ("Diets", diets),
      ("What is refused and what is warned of", notices), ("Markers", markers), ("Energy of labels", labels),
      ("Publications", publications),
    ]
    return Self.start + sections.map { "\n## \($0.0)\n\n" + $0.1 }.joined()
  }

  private static let start = """
    # Reference values

    <!-- Written by `make docs` from the tables in Sources/Domain/Guide; changes here are lost. -->

    Every number behind a target, a limit or a warning, as Larder uses it, with its publication; the full titles
    are at the end. [Where a number comes from](explain.md) shows how they combine for one person: `explain
    protein of Anna`. Shares are of energy. Nothing here is medical advice: below 1 year there are no targets, and in
    pregnancy, while breastfeeding and in illness ask a professional.

    What is uncertain: the energy requirement UNCERTAINTY. A reference value is made for a group of people; what one
    person needs may differ.

    """.replacing("UNCERTAINTY", with: EnergyRequirement.uncertainty)

  // MARK: Energy

  private var resting: String {
    let henry = HenryRow.all.map { row in
      let ages = row.slope.ages
      let line = { (sex: Sex) in RestingEnergy.henry(row, sex).formula }
      return [ages.text, line(.female), line(.male)]
    }
    let mueller = Sex.allCases.map { ["19 and over, \($0.word)", RestingEnergy.mueller($0).formula] }
    return """
      kcal a day, weight in kg, age in years. From 19 years on (\(Publication.mueller2004.key), 239 kcal in a MJ):

      \(table(["age", "equation"], mueller))
      Below 19 years (\(Publication.henry2005.key), from weight alone; the line for 10 to under 18 is used at 18 as well):

      \(table(["age", "female", "male"], henry))
      If the sex is not given, both are calculated and averaged.

      """
  }

  private var activity: String {
    let ages = [(2.0, "1 to 3"), (6, "4 to 9"), (30, "10 and over")]
    let rows = ActivityLevel.allCases.map { level in
      ["`\(level.rawValue)`", level.meaning] + ages.map { number(level.physicalActivityLevel(age: $0.0)) }
    }
    return """
      The energy at rest is multiplied by the physical activity level (PAL) (\(Publication.dachEnergy.key), names as \
      in \(Publication.efsaEnergy.key)). From 1 to 3 and from 4 to 9 years the level has a maximum; EFSA and NASEM count \
      no activity below 3 years.

      \(table(["level", "means"] + ages.map { "PAL, \($0.1)" }, rows))
      """
  }

  private var additions: String {
    func requirement(_ age: Double) -> EnergyRequirement {
      EnergyRequirement(
        FamilyMember(name: "", age: age, ageOn: .first, weight: 60, activity: .sedentary))
    }
    let growth = [("1 to 18 years", 10.0), ("19 and over", 30)].map { ages, age in
      ["growth, \(ages)", "× \(number(requirement(age).growth))", "", Publication.efsaEnergy.key]
    }
    let states: [PhysiologicalState] = [
      .pregnant(trimester: 1), .pregnant(trimester: 2), .pregnant(trimester: 3), .lactating,
    ]
    let rows = states.map { state in
      [
        state.words, "+ \(number(state.energyAddition)) kcal",
        state.proteinPerKilogram.map { "\(number($0)) g/kg" } ?? "as at the age otherwise",
        "\(Publication.dachEnergy.key), \(Publication.dachProtein.key)",
      ]
    }
    return table(["", "energy", "protein, at least", "source"], growth + rows) + """

      The kcal for a pregnancy are for a normal weight before it, those for breastfeeding for a child that is breastfed \
      alone, in its first 4 to 6 months (\(Publication.dachEnergy.key)); the guide says so to whom it concerns. \
      From a body mass index of 28 on it says what the energy would be at the normal weight.

      A wish to lose or gain weight adds or takes \(number(WeightChange.caloriesPerKilogram)) kcal a kg \
      (\(Publication.wishnofsky1958.key): 3,500 kcal in a pound), spread over seven days: at most \
      \(number(WeightChange.maximumShare * 100)) % of the body weight a week, which is Larder's own bound; never below the \
      resting energy, below \(number(WeightChange.minimumAge)) years, in pregnancy or while breastfeeding; no loss with a \
      body mass index below \(number(WeightChange.minimumIndex)) (\(Publication.whoIndex.key)). The body adapts, so that \
      the real change becomes smaller with time (\(Publication.hall2011.key)).

      """
  }

  private var american: String {
    let sorts: [(String, Double, Sex, PhysiologicalState?)] = [
      ("boys under 3", 2, .male, nil), ("girls under 3", 2, .female, nil), ("boys 3 to 18", 10, .male, nil),
      ("girls 3 to 18", 10, .female, nil), ("men", 40, .male, nil), ("women", 40, .female, nil),
      ("pregnant, trimester 2 or 3", 30, .female, .pregnant(trimester: 2)),
    ]
    let levels = ["inactive", "low active", "active", "very active"]
    let rows = sorts.flatMap { who, age, sex, state in
      let equations = EnergyEquation.table(age: age, sex, state)
      return equations.enumerated().map { index, equation in
        [who, equations.count == 1 ? "any" : levels[index]]
          + [equation.constant, equation.age, equation.height, equation.weight].map(number)
      }
    }
    let growth = [(2.0, "1 to 2"), (3, "3"), (6, "4 to 8"), (10, "9 to 13"), (16, "14 to 18")].map { age, ages in
      [ages] + Sex.allCases.map { number(EstimatedEnergyRequirement.growth(age: age, $0)) }
    }
    let deposition = [(18.0, "under 18.5"), (22, "18.5 to under 25"), (27, "25 to under 30"), (32, "30 and over")].map {
      [$0.1, number(EstimatedEnergyRequirement.deposition($0.0))]
    }
    let errors = [(40.0, "adults"), (10, "children")].flatMap { age, who in
      Sex.allCases.map { "\(who), \($0.word): \(number(EstimatedEnergyRequirement.error(age: age, $0))) kcal" }
    }
    return """
      kcal a day = constant + age in years + height in cm + weight in kg, each times its number; \
      \(Publication.nasem2023.key), tables S-4 to S-9. They are shown beside the D-A-CH value if sex and height are \
      known; no target is based on them. `lightly-active` is the mean of inactive and low active, `moderately-active` \
      is low active.

      \(table(["who", "activity", "constant", "age", "height", "weight"], rows))
      Growth adds this many kcal a day:

      \(table(["age", "female", "male"], growth))
      In the second and third trimester 9.16 kcal for each week (20 and 34 are used) and, by the body mass index before:

      \(table(["body mass index", "kcal"], deposition))
      While breastfeeding 540 - 140 kcal. Root mean square error for one person: \(errors.joined(separator: "; ")).

      """
  }

  // MARK: Values by age

  private var tables: String {
    ReferenceTable.all.map { table in
      let isSame = table.rows.allSatisfy { $0.female == $0.male }
      let rows = table.rows.map { row in
        [row.ages.text] + (isSame ? [row.female] : [row.female, row.male]).map { "\(number($0)) \(table.unit)" }
      }
      let heads = ["age"] + (isSame ? ["value"] : ["female", "male"])
      return """
        ### \(table.title.capitalizedFirst)

        \(table.publication.key): \(table.passage).

        \(self.table(heads, rows))
        """
    }.joined(separator: "\n") + """

      Saturated fat depends on energy: see the diets. Free sugars are at most \(number(DietRule.freeSugarShare)) % of \
      energy (\(Publication.whoSugar.key), \(Publication.dgeSugar.key)); the reference for all sugars on labels is 90 \
      g in 2,000 kcal, which is \(number(DietRule.totalSugarShare)) % (\(Publication.euLabels.key)). In the keto diet both are \
      at most its carbohydrate. Carbohydrate is \
      the rest after protein and fat (\(Publication.dgeCarbohydrate.key): more than 50 % of energy). Adults with a \
      body mass index above 25 get protein for the weight at an index of 22 (\(Publication.dachProtein.key): normal \
      weight).

      """
  }

  // MARK: Diets

  private var diets: String {
    let rows = DietType.rules.map {
      [
        "`\($0.diet.rawValue)`", $0.group, $0.protein, $0.fat, $0.carbohydrates, $0.saturatedFat, $0.fiber, $0.sodium,
      ]
    }
    let sources: [Publication] = [.feinman2015, .davis2015, .issn2017, .veganProtein, .nasemSodium, .iom2005]
    return """
      How each diet changes the targets, for a child of 10 years and an adult of 40; at other ages the values of the \
      tables above apply unless the diet has its own. If a diet is refused for a member, the standard values apply. \
      Sources: \(sources.map(\.key).joined(separator: ", ")).

      \(table(["diet", "who", "protein", "fat", "carbohydrate", "saturated fat, at most", "fiber, at least", "sodium, at most"], rows))
      """
  }

  private var notices: String {
    let rows = DietType.noticeRows.map {
      [
        "`\($0.diet.rawValue)`", $0.groups.joined(separator: "; "), $0.notice.weight.rawValue, $0.notice.text,
        $0.notice.publication?.key ?? "",
      ]
    }
    return table(["diet", "who", "", "notice", "source"], rows)
      + """

      Larder also warns of a weight of less than half or more than twice the reference weight of the age, a body mass \
      index below 16 or above 40, pregnancy and breastfeeding.

      """
  }

  // MARK: Markers and labels

  private var markers: String {
    let nothing = MarkerIntake(total: NutrientTotal(), items: 0, days: 0, reference: .adults)
    let rows = HealthMarker.all(nothing).map { marker in
      let band = marker.nutrient == .fiber ? 1 - HealthMarker.band : 1 + HealthMarker.band
      let parts = "\(number(band * 100)) %"
      let levels =
        switch marker.nutrient {
        case .fiber: "good from 100 % on, moderate from \(parts) on, low below"
        case .sugar:
          "good up to the limit of free sugar, high above the reference of all sugars, cannot tell between them"
        default: "good up to 100 %, moderate up to \(parts), high above"
        }
      return [marker.nutrient.label, marker.reference, levels]
    }
    let minimum = number(HealthMarker.minimumKnownShare * 100)
    return """
      The reference value that an intake is compared with if there is no family guide; with one, the targets of the \
      member who is you replace the values for adults. A judgement needs \(HealthMarker.minimumDays) logged days and \
      known values for \(minimum) % of the items; otherwise there is not enough data. The limits are cited; the band of \
      \(number(HealthMarker.band * 100)) % is Larder's own: labels may be off by about as much.

      \(table(["marker", "against", "levels"], rows))
      """
  }

  private var labels: String {
    let rows = Macro.allCases.map { [$0.rawValue, "\($0.caloriesPerGram) kcal/g"] }
    return """
      \(Publication.euLabels.key), Annex XIV; salt is sodium × 2.5 (Annex I).

      \(table(["", "energy"], rows))
      """
  }

  private var publications: String {
    table(["key", "publication", "where"], Publication.all.map { [$0.key, $0.title, $0.locator] })
  }

  private func number(_ value: Double) -> String { Figure.text(value, upTo: 5) }

  private func table(_ heads: [String], _ rows: [[String]]) -> String {
    let lines = [heads, heads.map { _ in "---" }] + rows
    return lines.map { "| " + $0.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n" }.joined()
  }
}
