/// Somebody whose daily targets the family guide works out.
package struct FamilyMember: Hashable, Sendable {
  /// The member's number; 0 before it is saved.
  package var id = 0
  /// What the family calls them.
  package var name: String
  /// Years on the day `ageOn`, 0 to 110; below 1 nothing is planned.
  package var age: Double
  /// When the age was said: targets go by it until somebody says a new one.
  package var ageOn: Day
  /// kg, 5 to 300; from 2 kg on below 1 year; in pregnancy the weight before it.
  ///
  /// D-A-CH's additions are for a normal weight before the pregnancy, and NASEM 2023's energy deposition counts what is gained.
  package var weight: Double
  /// How much they move; young children's counts for less, see `physicalActivityLevel(age:)`.
  package var activity: ActivityLevel
  /// How they eat, kept even where it is refused at their age.
  package var diet: DietType
  /// Nil where it is not given: then both sexes' values are averaged.
  package var sex: Sex?
  /// cm, 40 to 250.
  package var height: Double?
  /// Pregnancy or breastfeeding; the member counts as female then.
  package var state: PhysiologicalState?
  /// Whether the profile stands for this member.
  package var isMe: Bool

  /// A member as it is given, unchecked.
  package init(
    name: String, age: Double, ageOn: Day, weight: Double, activity: ActivityLevel, diet: DietType = .standard,
    sex: Sex? = nil, height: Double? = nil, state: PhysiologicalState? = nil, isMe: Bool = false
  ) {
    self.name = name
    self.age = age
    self.ageOn = ageOn
    self.weight = weight
    self.activity = activity
    self.diet = diet
    self.sex = sex
    self.height = height
    self.state = state
    self.isMe = isMe
  }

  /// Below 1 year: listed, not planned.
  package var isInfant: Bool { age < 1 }

  /// The sexes whose values count, with equal weight: the one that is given or follows from the state, else both.
  package var sexes: [Sex] {
    if let sex { return [sex] }
    return state == nil ? [.female, .male] : [.female]
  }

  /// kg per square metre; nil without a height.
  package var bodyMassIndex: Double? { height.map { weight / ($0 / 100 * $0 / 100) } }

  /// The weight that protein goes by: their own, or that of a body mass index of 22 where theirs is above 25.
  ///
  /// D-A-CH 2017 asks for the normal weight of overweight people; 22 is the index of its reference persons. Adults only: a
  /// child's normal weight goes by percentiles.
  package var weightForProtein: Double {
    guard age >= 18, state == nil, let height, let bodyMassIndex, bodyMassIndex > 25 else { return weight }
    return 22 * height / 100 * height / 100
  }

  /// Years on a day, as if the age that was said held exactly on `ageOn`; never below what was said.
  ///
  /// Whole years go from one anniversary to the next, 29 February's being 1 March where there is none; the rest goes by days.
  package func age(on day: Day) -> Double {
    let (said, now) = (ageOn.civil, day.civil)
    func anniversary(_ years: Int) -> Day {
      Day(year: said.year + years, month: said.month, day: said.day) ?? Day(
        year: said.year + years, month: 3, day: 1) ?? ageOn
    }
    let begun = now.year - said.year
    let years = anniversary(begun) <= day ? begun : begun - 1
    guard day > ageOn, years >= 0 else { return age }
    let (last, next) = (anniversary(years), anniversary(years + 1))
    return age + Double(years) + (next > last ? Double(day - last) / Double(next - last) : 0)
  }

  /// Whether another whole year was reached since the age was said: then it has to be said anew, since targets go by what was
  /// said, and below 1 year nothing is planned.
  package func isAgeOld(on day: Day) -> Bool { age(on: day).rounded(.down) > age.rounded(.down) }

  /// Whether the diet is not planned for them; see `GuideNotice.refusal(of:for:)`.
  package var isDietRefused: Bool { !isInfant && GuideNotice.refusal(of: diet, for: self) != nil }
}
