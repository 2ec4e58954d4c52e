/// A person whose daily targets the family guide calculates.
package struct FamilyMember: Hashable, Sendable {
  /// The member's ID; 0 before the member is saved.
  package var id = 0
  /// The name that the family uses.
  package var name: String
  /// Age in years on the day `ageOn`, 0 to 110; a member below 1 year has no targets.
  package var age: Double
  /// The day on which the age was stated: targets use that age until a new one is stated.
  package var ageOn: Day
  /// Weight in kg: 5 to 300, or 2 to 20 below 1 year; during a pregnancy, the weight before the pregnancy.
  ///
  /// D-A-CH's additions assume a normal weight before the pregnancy, and NASEM 2023 counts the weight gained
  /// separately.
  package var weight: Double
  /// How much the member moves, which counts less for young children: see `physicalActivityLevel(age:)`.
  package var activity: ActivityLevel
  /// The diet that was chosen, even if it is refused for the member.
  package var diet: DietType
  /// The sex; nil if it is not given, in which case the values of both sexes are averaged.
  package var sex: Sex?
  /// Height in cm, 40 to 250; nil if it is not given.
  package var height: Double?
  /// Pregnancy or breastfeeding, which implies female; nil if neither.
  package var state: PhysiologicalState?
  /// The wish to change the weight, in kg a week: negative to lose, positive to gain; nil without a wish.
  ///
  /// The wish is kept as typed, even while it is not followed: see `WeightChange`.
  package var weeklyChange: Double?
  /// Whether this member is the profile's owner.
  package var isMe: Bool

  /// Creates a member without checking the values.
  package init(
    name: String, age: Double, ageOn: Day, weight: Double, activity: ActivityLevel, diet: DietType = .standard,
    sex: Sex? = nil, height: Double? = nil, state: PhysiologicalState? = nil, weeklyChange: Double? = nil,
    isMe: Bool = false
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
    self.weeklyChange = weeklyChange
    self.isMe = isMe
  }

  /// Whether the member is below 1 year; such a member is listed, but has no targets.
  package var isInfant: Bool { age < 1 }

  /// The sexes whose reference values are used: the member's own, or female for a pregnant or breastfeeding member.
  ///
  /// If neither the sex nor such a state is given, both sexes count equally.
  package var sexes: [Sex] {
    if let sex { return [sex] }
    return state == nil ? [.female, .male] : [.female]
  }

  /// The body mass index in kg per square meter; nil without a height.
  package var bodyMassIndex: Double? { height.map { weight / ($0 / 100 * $0 / 100) } }

  /// The weight in kg from which protein is calculated.
  ///
  /// For an adult with a body mass index above 25 who is neither pregnant nor breastfeeding, it is the weight at index
  /// 22; for everybody else, it is the actual weight.
  ///
  /// D-A-CH 2017 uses the normal weight for overweight people; 22 is the body mass index of its reference persons. A
  /// child's normal weight depends on percentiles, so children's weights are not adapted.
  package var weightForProtein: Double {
    guard age >= 18, state == nil, let bodyMassIndex, bodyMassIndex > 25, let normalWeight else { return weight }
    return normalWeight
  }

  /// The weight in kg at a body mass index of 22; nil if the height is unknown.
  var normalWeight: Double? { height.map { 22 * $0 / 100 * $0 / 100 } }

  /// The age in years on a day; never below the stated age.
  ///
  /// The member counts as exactly the stated age on `ageOn`. Whole years count from one anniversary to the next (29
  /// February becomes 1 March in other years); the rest counts in days.
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

  /// Whether the member has had a birthday since the age was stated, so that the age has to be stated again.
  package func isAgeOutdated(on day: Day) -> Bool { age(on: day).rounded(.down) > age.rounded(.down) }

  /// Whether the diet is not planned for this member; see `GuideNotice.refusal(of:for:)`.
  package var isDietRefused: Bool { !isInfant && GuideNotice.refusal(of: diet, for: self) != nil }
}
