import Domain
import Expect
import Testing

/// The reference page describes the diets as the guide applies them.
@Suite struct DietTableTests {
  private func row(_ diet: DietType, _ who: String) -> DietRow? {
    DietType.rules.first { $0.diet == diet && $0.group == who }
  }

  /// 25 % of energy within 1.2 to 2.0 g/kg (ISSN 2017), 20 % below 18 years.
  @Test func highProtein() {
    expect(row(.highProtein, "18 to 64 years")?.protein, equals: "25 %, at least 1.2 g/kg, at most 2")
    expect(row(.highProtein, "4 to 17 years")?.protein, equals: "20 %, at least 0.9 g/kg")
  }

  /// Feinman 2015: at most 50 g or 10 % of energy; refused below 18 years (AAP 2023).
  @Test func keto() {
    expect(row(.keto, "18 to 64 years")?.carbohydrates, equals: "50 g or 10 %, whichever is less")
    expect(row(.keto, "4 to 17 years"), equals: nil)
    let refusals = DietType.noticeRows.filter { $0.diet == .keto && $0.notice.weight == .refused }
    expect(refusals.map(\.groups), equals: [["1 to 3 years", "4 to 17 years"], ["pregnant", "breastfeeding"]])
  }

  /// NASEM 2019: adequate intakes of 1,500 mg for adults and 1,200 mg at 9 to 13 years.
  @Test func lowSodium() {
    expect(row(.lowSodium, "18 to 64 years")?.sodium, equals: "1,500 mg")
    expect(row(.lowSodium, "4 to 17 years")?.sodium, equals: "1,200 mg")
  }

  @Test func everyDietHasARule() {
    for diet in DietType.allCases { expect(DietType.rules.contains { $0.diet == diet }) }
  }
}
