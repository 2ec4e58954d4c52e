internal import Figures

/// What a diet changes in the targets of a group of people, as the reference page lists it.
package struct DietRow: Hashable, Sendable {
  package let diet: DietType
  /// The ages of the group: `4 to 17 years`, `18 to 64 years`.
  package let group: String
  /// The share of energy from protein, with its limits by body weight: `15 %, at least 0.8 g/kg`.
  package let protein: String
  package let fat: String
  package let carbohydrates: String
  package let saturatedFat: String
  package let fiber: String
  package let sodium: String
}

/// A notice that a group of people gets about a diet.
package struct DietNoticeRow: Hashable, Sendable {
  package let diet: DietType
  /// The groups of people that get the notice; `all` if every group gets it.
  package let groups: [String]
  package let notice: GuideNotice
}

extension DietType {
  /// Groups of people whose diet rules differ, each with a typical member.
  private static var people: [(who: String, member: FamilyMember)] {
    func member(_ age: Double, _ weight: Double, _ sex: Sex? = nil, _ state: PhysiologicalState? = nil) -> FamilyMember
    {
      FamilyMember(
        name: "", age: age, ageOn: .first, weight: weight, activity: .sedentary, sex: sex, state: state)
    }
    return [
      ("1 to 3 years", member(2, 12)), ("4 to 17 years", member(10, 33)), ("18 to 64 years", member(40, 65)),
      ("65 years and over", member(70, 65)), ("pregnant", member(30, 65, .female, .pregnant(trimester: 2))),
      ("breastfeeding", member(30, 65, .female, .lactating)),
    ]
  }

  /// The rules of all diets for a child of 10 years and an adult of 40, as the code applies them.
  package static var rules: [DietRow] {
    let sorts = people.filter { ["4 to 17 years", "18 to 64 years"].contains($0.who) }
    return allCases.flatMap { diet in
      sorts.compactMap { sort in
        GuideNotice.refusal(of: diet, for: sort.member) == nil ? row(diet, sort.who, sort.member) : nil
      }
    }
  }

  /// The refusals, warnings and hints that each group of people gets about each diet, as the code gives them.
  package static var noticeRows: [DietNoticeRow] {
    allCases.flatMap { diet in
      var rows: [(notice: GuideNotice, who: [String])] = []
      for (who, member) in people {
        var member = member
        member.diet = diet
        for notice in GuideNotice.diet(member) {
          if let index = rows.firstIndex(where: { $0.notice == notice }) {
            rows[index].who.append(who)
          } else {
            rows.append((notice, [who]))
          }
        }
      }
      return rows.map { row in
        DietNoticeRow(diet: diet, groups: row.who.count == people.count ? ["all"] : row.who, notice: row.notice)
      }
    }
  }

  private static func row(_ diet: DietType, _ who: String, _ member: FamilyMember) -> DietRow {
    let rule = DietRule(diet, for: member)
    func number(_ value: Double) -> String { Figure.text(value, upTo: 3) }
    let ceiling = rule.proteinCeiling.map { ", at most \(number($0))" } ?? ""
    let carbohydrates =
      rule.carbohydrateMaximum.map { "\(number($0.grams)) g or \(number($0.share)) %, whichever is less" } ?? "the rest"
    let density = rule.fiberDensity.map { ", or \(number($0)) g per 1,000 kcal if that is more" } ?? ""
    return DietRow(
      diet: diet, group: who,
      protein: "\(number(rule.proteinShare)) %, at least \(number(rule.proteinFloor)) g/kg\(ceiling)",
      fat: rule.fatShare.map { "\(number($0)) %" } ?? "the rest", carbohydrates: carbohydrates,
      saturatedFat: "\(number(rule.saturatedFatShare)) %", fiber: "\(number(rule.fiber)) g\(density)",
      sodium: "\(number(rule.sodium)) mg")
  }
}
