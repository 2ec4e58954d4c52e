/// A family member while somebody describes them: what is nil was not said yet.
package struct MemberDraft: Hashable, Sendable {
  /// The member's number; below 1 before it is saved.
  package var id: Int
  package let name: String
  /// Years on the day `ageOn`.
  package private(set) var age: Double?
  package private(set) var ageOn: Day
  /// kg.
  package private(set) var weight: Double?
  package private(set) var activity: ActivityLevel?
  package private(set) var diet: DietType?
  package private(set) var sex: Sex?
  /// cm.
  package private(set) var height: Double?
  package private(set) var state: PhysiologicalState?
  package var isMe = false

  /// Somebody of whom the name alone is known.
  package init(id: Int, name: String, today: Day) {
    self.id = id
    self.name = name
    ageOn = today
  }

  /// A member as they are.
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
    isMe = member.isMe
  }

  /// Below 1 year, as far as the age was said: activity and diet are not asked then.
  package var isInfant: Bool { age.map { $0 < 1 } ?? false }

  /// Whether a pregnancy or breastfeeding may be asked for.
  package var mayBePregnant: Bool { sex == .female && (age.map(MemberCheck.pregnancyAges.contains) ?? false) }

  /// Takes what is said, checked by itself and with what was said before; an age counts from `today` on.
  ///
  /// - Throws: what `MemberCheck` does; an adult's weight below 30 kg is taken.
  package mutating func take(_ part: MemberPart, today: Day) throws(LarderError) {
    try take([part], today: today)
  }

  /// Takes several parts, which are checked together.
  ///
  /// - Throws: what `MemberCheck` does, with nothing taken.
  package mutating func take(_ parts: [MemberPart], today: Day) throws(LarderError) {
    var changed = self
    for part in parts { changed.set(part, today: today) }
    try MemberCheck.check(changed.provisional, isForced: true)
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
    case .me(let value): isMe = value
    }
  }

  /// The member with what was not said replaced by what passes every check.
  private var provisional: FamilyMember {
    let years = age ?? (weight.map { $0 < MemberCheck.weights.lowerBound } == true ? 0 : 30)
    return FamilyMember(
      name: name, age: years, ageOn: ageOn, weight: weight ?? (years < 1 ? 8 : 70), activity: activity ?? .sedentary,
      diet: diet ?? .standard, sex: sex, height: height, state: state, isMe: isMe)
  }

  /// The member as described; an unsaid diet is the standard one, an infant's activity sedentary.
  ///
  /// - Throws: `missingValue` for what has to be said and was not.
  package func member() throws(LarderError) -> FamilyMember {
    let missing = [
      age == nil ? "age" : nil, weight == nil ? "weight" : nil, activity == nil && !isInfant ? "activity" : nil,
    ].compactMap(\.self)
    guard missing.isEmpty, let age, let weight else {
      throw LarderError(
        .missingValue, "\(missing.joined(separator: " and ")) of \(name) \(missing.count == 1 ? "is" : "are") needed",
        hint: "such as `\(name), 40, 82 kg, lightly-active`; the activity from 1 year on")
    }
    var member = FamilyMember(
      name: name, age: age, ageOn: ageOn, weight: weight, activity: activity ?? .sedentary, diet: diet ?? .standard,
      sex: sex, height: height, state: state, isMe: isMe)
    member.id = id
    return member
  }

  /// The line that makes the member out of what was there before: all parts of a new one, else those that differ, and an age
  /// that was said anew.
  package func line(since before: FamilyMember?) -> MemberLine {
    guard let before else { return MemberLine(name: name, parts: parts.filter { !$0.isBlank }) }
    let old = MemberDraft(before).parts
    let isAgeNew = before.ageOn != ageOn
    return MemberLine(name: name, parts: parts.filter { !old.contains($0) || isAgeNew && $0.topic == .age })
  }

  private var parts: [MemberPart] {
    [
      age.map { .age($0) }, weight.map { .weight($0) }, activity.map { .activity($0) }, diet.map { .diet($0) },
      .sex(sex), .height(height), .state(state), .me(isMe),
    ].compactMap(\.self)
  }
}

extension MemberPart {
  /// Whether it says what holds where nothing is said.
  fileprivate var isBlank: Bool { [.sex(nil), .height(nil), .state(nil), .me(false)].contains(self) }
}
