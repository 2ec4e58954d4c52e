import Expect
import Testing

@testable import Domain

/// Which source a step cites: that of the value that determines the target, and no other.
@Suite struct DerivationSourceTests {
  private func cited(_ nutrient: Nutrient, _ member: FamilyMember) -> [String] {
    MemberPlan(member).derivation(of: nutrient).compactMap(\.publication?.key)
  }

  /// EFSA 2010 has 35 % of energy as the ceiling from 4 years on; 37 % are what Davis 2015 found in adults.
  @Test(arguments: [
    (FamilyMember.sample(8, 27, diet: .mediterranean), Publication.efsaFat),
    (.sample(17.9, 60, diet: .mediterranean), .efsaFat), (.sample(18, 60, diet: .mediterranean), .davis2015),
    (.sample(8, 27), .dachFat), (.sample(40, 70), .dachFat),
  ])
  func `a share of fat`(member: FamilyMember, publication: Publication) {
    expect(cited(.fat, member), equals: [publication.key])
  }

  /// 100 % less 15 and 30 % are 55 %, less 15 and 37 % 48 %, less 15 and 35 % 50 %, less 25 and 30 % 45 %.
  @Test(arguments: [
    (FamilyMember.sample(40, 70, .active, .male), Publication.dgeCarbohydrate),
    (.sample(40, 80, .moderatelyActive, .male, diet: .mediterranean), .iom2005),
    // 25 % of 239 × (0.047 × 90 + 1.009 - 0.01452 × 30 + 3.21) × 2.0 = 3830 kcal are 239 g, more than 2.0 × 90 = 180,
    // 19 %.
    (.sample(30, 90, .veryActive, .male, diet: .highProtein), .dgeCarbohydrate),
    // 239 × (0.047 × 70 + 0 - 0.01452 × 70 + 3.21) × 1.4 = 1835 kcal, of which 25 % are 115 g, less than 140.
    (.sample(70, 70, .sedentary, .female, diet: .highProtein), .iom2005),
  ])
  func `the rest`(member: FamilyMember, publication: Publication) {
    expect(cited(.carbohydrates, member), equals: [publication.key])
  }

  /// D-A-CH 2017: 0.8 g/kg, 1.0 from 65 years on and in the third trimester, 1.2 while breastfeeding; the vegan floor
  /// is 1.0, the high-protein one 1.2, and 1.2 times D-A-CH's below 18 years for vegans.
  @Test(arguments: [
    (FamilyMember.sample(40, 70, diet: .vegan), Publication.veganProtein),
    (.sample(10, 30, diet: .vegan), .veganProtein),
    (.sample(30, 60, diet: .vegan, state: .pregnant(trimester: 2)), .veganProtein),
    (.sample(30, 60, diet: .vegan, state: .pregnant(trimester: 3)), .dachProtein),
    (.sample(30, 60, diet: .vegan, state: .lactating), .dachProtein), (.sample(70, 60, diet: .vegan), .dachProtein),
    (.sample(40, 70), .dachProtein), (.sample(10, 30, diet: .highProtein), .dachProtein),
    (.sample(40, 70, diet: .highProtein), .issn2017),
    (.sample(30, 60, diet: .highProtein, state: .lactating), .dachProtein),
  ])
  func `protein by weight`(member: FamilyMember, publication: Publication) {
    let step = MemberPlan(member).derivation(of: .protein).first { $0.title == "at least, by weight" }
    expect(step?.publication, equals: publication)
    // The remark on the vegan floor is only made if the floor has an effect.
    let isSaid = MemberPlan(member).notices.contains { $0.text.contains("higher minimum for protein") }
    expect(isSaid, equals: (publication == .veganProtein))
  }
}
