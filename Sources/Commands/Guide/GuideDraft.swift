internal import Domain
internal import Figures
internal import Store

/// A family guide while it is being filled in: the saved guide and the changes to it.
struct GuideDraft {
  /// The guide as saved in the household.
  let before: FamilyGuide
  let today: Day
  private(set) var people: [Person]
  /// The members entered so far in answer to the questions for names, each as an index of `people`.
  private(set) var entries: [Int] = []
  /// Targets set by hand; those of a new member refer to the negative ID that the member has in this draft.
  private(set) var customTargets: [CustomTarget]
  /// Whether to set the profile's daily goals to the targets of the member whom the profile represents.
  var takesGoals = false
  /// Whether to give each member's targets to the profile that has the member's name.
  var handsOut = false

  /// A family member, and the topics about which this draft has an entry for that member.
  struct Person {
    var member: MemberDraft
    var statedTopics: Set<MemberPart.Topic> = []
  }

  /// A draft that starts from the saved guide.
  init(_ guide: FamilyGuide, today: Day) {
    before = guide
    self.today = today
    people = guide.members.map { Person(member: MemberDraft($0)) }
    customTargets = guide.customTargets
  }

  /// The guide as it would be saved; new members have negative IDs.
  ///
  /// - Throws: `missingValue` if something required about a member was not entered.
  func guide() throws(LarderError) -> FamilyGuide {
    var members: [FamilyMember] = []
    for person in people { members.append(try person.member.member()) }
    return FamilyGuide(members: members, customTargets: customTargets, completedAt: before.completedAt)
  }

  /// The saved state of the member at an index of `people`; nil for a new member.
  func saved(_ index: Int) -> FamilyMember? { before.members.first { $0.id == people[index].member.id } }

  /// The index of the person with this name, ignoring case; nil if nobody has it.
  func index(of name: String) -> Int? {
    people.firstIndex { MemberCheck.key($0.member.name) == MemberCheck.key(name) }
  }

  // MARK: Changes

  /// Changes the member whom a line names, or adds a new one.
  ///
  /// - Throws: the errors of `MemberCheck`, `badValue` for a new name that ends in a number, and `notAllowed` if the
  ///   guide is full.
  mutating func take(_ line: MemberLine) throws(LarderError) {
    guard let index = index(of: line.name) else {
      guard people.count < FamilyGuide.maximumMembers else {
        throw LarderError(
          .notAllowed, "a family guide has at most \(FamilyGuide.maximumMembers) members",
          hint: "one has to be removed first")
      }
      try line.checkNewName()
      let minimum = people.map(\.member.id).min() ?? 0
      var member = MemberDraft(id: min(minimum, 0) - 1, name: line.name, today: today)
      try member.take(line.parts, today: today)
      people.append(Person(member: member))
      return keepOneRepresented(line, at: people.count - 1)
    }
    try people[index].member.take(line.parts, today: today)
    keepOneRepresented(line, at: index)
  }

  /// Changes or adds a member as `take` does, and counts the line as an answer to the question that asks for a name.
  mutating func enter(_ line: MemberLine) throws(LarderError) {
    try take(line)
    if let index = index(of: line.name) { entries.append(index) }
  }

  /// Notes which topics a line states about a member.
  ///
  /// If the line says that the profile represents this member, the profile no longer represents any other.
  private mutating func keepOneRepresented(_ line: MemberLine, at index: Int) {
    people[index].statedTopics.formUnion(line.parts.map(\.topic))
    guard line.parts.contains(.me(true)) else { return }
    for other in people.indices where other != index { people[other].member.isMe = false }
  }

  /// Sets one part of a member, such as the age, as the answer to a question.
  ///
  /// - Throws: the errors of `MemberCheck`.
  mutating func set(_ part: MemberPart, at index: Int) throws(LarderError) {
    try people[index].member.take(part, today: today)
  }

  /// Sets which member the profile represents; nil for none.
  mutating func setMe(_ index: Int?) throws(LarderError) {
    if let index { try people[index].member.take(.me(true), today: today) }
    for other in people.indices where other != index { people[other].member.isMe = false }
  }

  /// Removes a member along with the targets set for them.
  ///
  /// The draft may have no members for a while, since others may be added next; a saved guide has at least one.
  ///
  /// - Throws: `unknownMember` or `doubtful`.
  mutating func remove(_ name: String) throws(LarderError) {
    let member = try guide().member(named: name)
    people.removeAll { $0.member.id == member.id }
    customTargets.removeAll { $0.member == member.id }
  }

  /// Sets a target by hand or resets it to the guide's value.
  ///
  /// Returns the member whose target it is; nil for the household's target.
  ///
  /// - Throws: `unknownMember`, `notAllowed` for an infant, and `doubtful`, also for a number without a name that is
  ///   no more than one member's own target.
  @discardableResult
  mutating func set(_ line: CustomTargetLine) throws(LarderError) -> FamilyMember? {
    let guide = try guide()
    try refuseOneMembers(line, in: guide)
    // With a single member, their target is the household's: only one of the two is kept.
    let only = guide.onlyPlanned
    var owner = only
    if let name = line.member {
      let member = try guide.member(named: name)
      guard !member.isInfant else {
        throw LarderError(
          .notAllowed, "there are no targets for \(member.name) yet", hint: "targets are set from 1 year on")
      }
      owner = member
    }
    customTargets.removeAll {
      $0.nutrient == line.nutrient && ($0.member == owner?.id || only != nil && $0.member == nil)
    }
    if let value = line.value { customTargets.append(CustomTarget(line.nutrient, member: owner?.id, value: value)) }
    return owner
  }
}

extension GuideDraft {
  /// Throws `doubtful` for a target that names nobody and is no more than what one of several members has alone.
  private func refuseOneMembers(_ line: CustomTargetLine, in guide: FamilyGuide) throws(LarderError) {
    let members = guide.plan.members.compactMap { plan in
      plan.targets.map { (name: plan.member.name, target: $0[line.nutrient]) }
    }
    guard line.member == nil, !line.namesHousehold, let value = line.value, members.count > 1,
      let largest = members.max(by: { $0.target < $1.target }), value <= largest.target
    else { return }
    let amount = "\(Figure.text(largest.target)) \(line.nutrient.unit)"
    let target = "\(line.nutrient.words[0]) \(value)"
    throw LarderError(
      .doubtful,
      "a target without a name is for all \(members.count) members together, and \(largest.name) alone has \(amount)",
      hint: "`\(largest.name) \(target)` is for one member, `household \(target)` for all of them together")
  }
}

// MARK: Saving

extension GuideDraft {
  /// The daily goals that equal the targets of the member whom the profile represents.
  ///
  /// - Throws: `notAllowed` if the profile represents nobody, or if targets set by hand do not make valid goals, and
  ///   `outOfRange` for an energy that no goal may have.
  func goals() throws(LarderError) -> MacroGoals {
    guard let targets = try guide().myPlan?.targets else {
      throw LarderError(
        .notAllowed, "the family guide does not say which member is you, so it has no goals for you",
        hint: "say who you are: `guide start --member \"Dad, me\" --goals`")
    }
    return try MacroGoals(targets)
  }

  /// Members that were removed.
  var removed: [FamilyMember] { before.members.filter { member in !people.contains { $0.member.id == member.id } } }

  /// Targets that were set by hand or changed in this draft, without those that were reset to the guide's value.
  private var setTargets: [CustomTarget] { customTargets.filter { !before.customTargets.contains($0) } }
  private var clearedTargets: [CustomTarget] {
    before.customTargets.filter { old in
      let isThere = customTargets.contains { $0.nutrient == old.nutrient && $0.member == old.member }
      return !isThere && !removed.contains { $0.id == old.member }
    }
  }

  /// The members whose wish to lose or gain weight is new in this draft.
  var wishing: [FamilyMember] {
    ((try? guide())?.members ?? []).filter { member in
      member.weeklyChange != nil && before.members.first { $0.id == member.id }?.weeklyChange != member.weeklyChange
    }
  }

  /// One line for each new or changed member.
  var lines: [MemberLine] {
    people.indices.compactMap { index in
      let former = saved(index)
      let line = people[index].member.line(since: former)
      return former != nil && line.parts.isEmpty ? nil : line
    }
  }

  /// The lines of targets that were set or reset: `Lena fiber=18`.
  var targetLines: [String] {
    let set = setTargets.map { (target: $0, value: String($0.value)) }
    return (set + clearedTargets.map { (target: $0, value: "auto") }).map { target, value in
      let name = people.first { $0.member.id == target.member }.map { $0.member.name + " " } ?? ""
      return "\(name)\(target.nutrient.words[0])=\(value)"
    }
  }

  /// Saves the draft's changes, and records today as the date of the guide's last review.
  ///
  /// - Throws: the errors of `GuideWriter`.
  func write(to records: ProfileWriter) throws {
    let guide = try guide()
    for member in removed { try records.guide.remove(member.id) }
    var numbers: [Int: Int] = [:]
    // First save the member whom the profile no longer represents, since it can only represent one at a time.
    for member in guide.members.sorted(by: { !$0.isMe && $1.isMe }) {
      if member.id < 1 { continue }
      if !before.members.contains(member) { try records.guide.update(member) }
    }
    for member in guide.members where member.id < 1 { numbers[member.id] = try records.guide.add(member).id }
    for target in clearedTargets { try records.guide.clear(target.nutrient, member: target.member) }
    for target in setTargets {
      let member = target.member.map { numbers[$0] ?? $0 }
      try records.guide.set(CustomTarget(target.nutrient, member: member, value: target.value))
    }
    try records.guide.setCompleted(false)
    try records.guide.setCompleted(true)
    if takesGoals { try records.setGoals(try goals()) }
  }
}
