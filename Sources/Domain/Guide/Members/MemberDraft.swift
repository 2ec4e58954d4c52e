/// A family member while they are being described: nil means not stated yet.
package struct MemberDraft: Hashable, Sendable {
  /// The member's ID; 0 or less before the member is saved.
  package var id: Int
  package let name: String
  /// Age in years on the day `ageOn`.
  package private(set) var age: Double?
  package private(set) var ageOn: Day
  /// Weight in kg.
  package private(set) var weight: Double?
  package private(set) var activity: ActivityLevel?
  package private(set) var diet: DietType?
  package private(set) var sex: Sex?
  /// Height in cm.
  package private(set) var height: Double?
  package private(set) var state: PhysiologicalState?
  package private(set) var wish: WeightWish?
  package var isMe = false
  /// Whether a wish was stated in this draft; the wish of an existing member is not checked again.
  private var isWishStated = false

  /// Creates a draft of a person about whom only the name is known.
  package init(id: Int, name: String, today: Day) {
    self.id = id
    self.name = name
    ageOn = today
  }

  /// Creates a draft of an existing member.
  package init(_ member: FamilyMember) {
    id = member.id
    name = member.name
    age = member.age
    ageOn = member.ageOn
    weight = member.weight
    activity = member.activity
    diet = member.diet
    sex = member.sex
    height = member.height
    state = member.state
    wish = member.weeklyChange.map { WeightWish(kilograms: $0) }
    isMe = member.isMe
  }

  /// Whether the member is known to be below 1 year; the form then does not ask for activity and diet.
  package var isInfant: Bool { age.map { $0 < 1 } ?? false }

  /// Whether the form may ask for a pregnancy or breastfeeding.
  package var mayBePregnant: Bool { sex == .female && (age.map(MemberCheck.pregnancyAges.contains) ?? false) }

  /// Adds a statement and checks it together with the earlier ones; an age is the age on `today`.
  ///
  /// - Throws: what `MemberCheck` throws; an adult's weight below 30 kg is accepted.
  package mutating func take(_ part: MemberPart, today: Day) throws(LarderError) {
    try take([part], today: today)
  }

  /// Adds several statements, which are checked together.
  ///
  /// - Throws: what `MemberCheck` throws; in that case no statement is added.
  package mutating func take(_ parts: [MemberPart], today: Day) throws(LarderError) {
    var changed = self
    for part in parts { changed.set(part, today: today) }
    try MemberCheck.check(changed.provisional, isForced: true)
    // A statement after the wish can make the wish invalid, so the wish is checked again. The wish of an existing
    // member is kept, and is planned as far as possible.
    let bounds: [MemberPart.Topic] = [.wish, .age, .weight, .height, .state]
    if parts.contains(where: { bounds.contains($0.topic) }), changed.isWishStated, let wish = changed.wish {
      try WeightChange.check(
        wish, of: changed.provisional, isWeightOpen: changed.weight == nil, isHeightOpen: changed.height == nil)
    }
    self = changed
  }

  private mutating func set(_ part: MemberPart, today: Day) {
    switch part {
    case .age(let years): (age, ageOn) = (years, today)
    case .weight(let kilograms): weight = kilograms
    case .activity(let level): activity = level
    case .diet(let type): diet = type
    case .sex(let value): sex = value
    case .height(let centimetres): height = centimetres
    case .state(let value): state = value
    case .wish(let value): (wish, isWishStated) = (value, true)
    case .me(let value): isMe = value
    }
  }

  /// The member with every missing value replaced by one that passes all checks.
  private var provisional: FamilyMember {
    let years = age ?? (weight.map { $0 < MemberCheck.weights.lowerBound } == true ? 0 : 30)
    return FamilyMember(
      name: name, age: years, ageOn: ageOn, weight: weight ?? (years < 1 ? 8 : 70), activity: activity ?? .sedentary,
      diet: diet ?? .standard, sex: sex, height: height, state: state, weeklyChange: wish?.kilograms,
      isMe: isMe)
  }

  /// The member as described; a missing diet counts as standard, and an infant's missing activity as sedentary.
  ///
  /// - Throws: `missingValue` for a required value that is missing.
  package func member() throws(LarderError) -> FamilyMember {
    let missing = [
      age == nil ? "age" : nil, weight == nil ? "weight" : nil, activity == nil && !isInfant ? "activity" : nil,
    ].compactMap(\.self)
    guard missing.isEmpty, let age, let weight else {
      throw LarderError(
        .missingValue,
        "the \(missing.joined(separator: " and ")) of \(name) \(missing.count == 1 ? "is" : "are") needed",
        hint: "such as `\(name), 40, 82 kg, lightly-active`; activity is needed from age 1")
    }
    var member = FamilyMember(
      name: name, age: age, ageOn: ageOn, weight: weight, activity: activity ?? .sedentary, diet: diet ?? .standard,
      sex: sex, height: height, state: state, weeklyChange: wish?.kilograms,
      isMe: isMe)
    member.id = id
    return member
  }

  /// The changes from the earlier member to this one in a line: the parts that differ, and an age that was stated
  /// again.
  ///
  /// For a new member, the line has all parts.
  package func line(since before: FamilyMember?) -> MemberLine {
    guard let before else { return MemberLine(name: name, parts: parts.filter { !$0.isBlank }) }
    let old = MemberDraft(before).parts
    let isAgeNew = before.ageOn != ageOn
    return MemberLine(name: name, parts: parts.filter { !old.contains($0) || isAgeNew && $0.topic == .age })
  }

  private var parts: [MemberPart] {
    [
      age.map { .age($0) }, weight.map { .weight($0) }, activity.map { .activity($0) }, diet.map { .diet($0) },
      .sex(sex), .height(height), .state(state), .wish(wish), .me(isMe),
    ].compactMap(\.self)
  }
}

extension MemberPart {
  /// Whether the part states only a default: no sex, no height, no state, no wish, or not being the profile's owner.
  fileprivate var isBlank: Bool { [.sex(nil), .height(nil), .state(nil), .wish(nil), .me(false)].contains(self) }
}
