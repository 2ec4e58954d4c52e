import Commands
import Domain
import Expect
import Store
import Testing

/// Markers as the commands show them: whose limits are used, and the largest sources.
///
/// 100 g of Brick have 400 mg sodium, 1 g saturated fat and 5 g sugar in 200 kcal; it is Saturday, 21 November 2026.
@Suite struct MarkerReportTests {
  private let analysis: AnalysisUnderTest

  init() throws {
    analysis = try AnalysisUnderTest()
    try analysis.household.run(
      "food add Salt lick --category pantry --kcal 100 --protein 0 --carbs 25 --fat 0 --satfat 0 --sugar 0 --sodium "
        + "1000"
    )
  }

  /// Three days of 400 g Brick, and 50 g of Salt lick on one: 4800 + 500 mg of sodium in 2400 + 50 kcal.
  private func threeDays() throws {
    try analysis.eat(["2026-11-16": 400, "2026-11-17": 400, "2026-11-18": 400])
    try analysis.household.run("eat 50g Salt lick @2026-11-18 dinner")
  }

  private func guide(_ members: [FamilyMember], of profile: String = "Dad") throws {
    let household = try analysis.household.session.household()
    let id = try household.read { try $0.profiles.find(profile)?.id }
    let profile = try require(id)
    _ = try household.write("guide", author: profile, isShared: false, now: SampleHousehold.noon) { writing in
      for member in members { try writing.profile(profile).guide.add(member) }
    }
  }

  private func member(_ name: String, age: Double, isMe: Bool = false) -> FamilyMember {
    FamilyMember(
      name: name, age: age, ageOn: Day(number: 20_000), weight: age < 18 ? 27 : 70, activity: .sedentary, isMe: isMe)
  }

  @Test func whatBroughtMostIsNamed() throws {
    try threeDays()
    let week = try analysis.json("week")
    let sodium = week["markers.0"]
    expect(sodium["sources"].array.map { $0["name"].text }, equals: ["Brick", "Salt lick"])
    expect(sodium["sources"].array.map { $0["amount"].number }, equals: [4800, 500])
    expect(sodium["sources"].array.map { $0["times"].number }, equals: [3, 1])
    expect(sodium["against"].text == "adults" && sodium["level"].text == "good")
    // The fiber of Brick is unknown, so it is unknown for all items: there are no sources.
    expect(week["markers.3.sources"].array.isEmpty && week["markers.3.perDay"].isNull)
    // 5300 / 3 = 1767 mg: good for an adult, high for a child of 2 years, whose limit is 1100; 4800 of 5300 are 91 %.
    try guide([member("Ida", age: 2)])
    let text = try analysis.text("week")
    expect(text.contains("▲ HIGH sodium 1,767 of 1,100 mg  91 % from Brick"), "\(text)")
    expect(!text.contains("by Ida's family guide") && !text.contains("most sodium"), "\(text)")
    expect(try analysis.text("week --all").contains("by Ida's family guide"))
    expect(try analysis.json("week")["markers.0.against"].text, equals: "Ida (family guide)")
  }

  @Test func whoseLimitsTheyAreIsSaidOnce() throws {
    try threeDays()
    expect(try analysis.text("week").contains("by adult limits"))
    try guide([member("Ann", age: 40), member("Lena", age: 8)])
    let text = try analysis.text("week")
    expect(text.contains("`guide member edit NAME --me`") && !text.contains("guide start"), "\(text)")
    // Purchases go by both: 2000 + 1700 mg.
    for day in ["2026-11-17", "2026-11-18", "2026-11-19"] { try analysis.buy(on: day, [(100, 700)]) }
    let bought = try analysis.text("week --source trips")
    expect(bought.contains("by the family guide of 2 members"), "\(bought)")
    expect(try analysis.json("week --source trips")["markers.0.limit"].number, equals: 3700)
  }

  @Test func aDayHasAmountsAndNoJudgement() throws {
    try threeDays()
    let day = try analysis.json("day 2026-11-18")
    expect(day["markers"].array.map { $0["level"].text }, equals: Array(repeating: "notEnoughData", count: 4))
    // 4 x 400 + 500 mg; 10 % of the goal's 2,200 kcal is 24.4 g, of which 4 g were eaten.
    expect(day["markers.0.perDay"].number == 2100 && day["markers.0.limit"].number == 2000)
    expect(day["markers.0.sources.0.name"].text == "Brick" && day["markers.0.sources.0.amount"].number == 1600)
    let text = try analysis.text("day 2026-11-18")
    expect(text.contains("▲ OVER sodium 2,100 of 2,000 mg"), "\(text)")
    expect(text.contains("sat. fat 4.0 of 24.4 g") && !text.contains("judged"))
    expect(try analysis.text("day 2026-11-17").contains("sodium 1,600 of 2,000 mg"))
    expect(try !analysis.text("day 2026-11-17").contains("OVER sodium"))
    expect(try analysis.json("today")["markers.0.perDay"].isNull)
    try analysis.household.run("eat 0.5g Salt lick, 500g Brick")
    expect(try analysis.text("today").contains("sat. fat 5.0 of 24.4 g"))
    try analysis.household.run("eat 90g butter")
    // Butter has 51 g in 100, so 90 g are beyond the 24.4 g.
    expect(try analysis.text("today").contains("▲ OVER sat. fat"))
    expect(try abs(require(analysis.json("today")["markers.1.limit"].number) - 2200 * 0.1 / 9) < 1e-9)
  }

  /// Dad is judged by his guide, as a child of 8: 4800 + 500 mg in 3 days, 1,767 of 1,700 mg.
  ///
  /// Mom is an adult, of whom one day says nothing yet. A second member in Dad's guide changes nothing for either.
  @Test func everybodyIsHeldAgainstTheOwnGuide() throws {
    try threeDays()
    try analysis.household.run("profile add Mom")
    try analysis.household.run("--profile Mom eat 100g Brick @2026-11-19 lunch")
    try guide([member("Secretname", age: 8, isMe: true)])
    for isAlone in [true, false] {
      if !isAlone { try guide([member("Otherone", age: 40)]) }
      let household = try analysis.json("household")
      expect(household["markers"].value == nil, "a mean of people gets no verdict")
      let dad = household["profiles.0.markers.0"]
      expect(dad["perDay"].number == 5300.0 / 3 && dad["limit"].number == 1700 && dad["level"].text == "moderate")
      expect(dad["against"].text == "family guide" && dad["sources"].value == nil)
      let mom = household["profiles.1.markers.0"]
      expect(mom["limit"].number == 2000 && mom["level"].text == "notEnoughData" && mom["against"].text == "adults")
    }
    let household = try analysis.json("household")
    expect(household["guide.members"].number, equals: 2)
    let planned = try require(household["profiles.0.guide.calories"].number)
    expect(household["profiles.1.guide"].isNull)
    let text = try analysis.text("household")
    expect(text.contains("◆ Dad 1,767 of 1,700 mg"), "\(text)")
    expect(text.contains("Guide     Dad ") && text.contains("goal 2,200"), "\(text)")
    expect(planned > 1000 && planned < 2000)
    // Mom sees neither whom Dad's guide plans for nor how much.
    let moms = try analysis.json("--profile Mom household")
    expect(moms["profiles.0.guide"].isNull && moms["guide"].isNull)
    for said in [text, "\(household.value ?? "")", try analysis.text("--profile Mom household")] {
      expect(!said.contains("Secretname") && !said.contains("Otherone") && !said.contains("Brick"))
    }
  }
}
