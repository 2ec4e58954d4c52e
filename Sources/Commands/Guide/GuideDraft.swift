internal import Domain
internal import Store

/// A family guide while it is filled in: what there was, and what is to be saved.
struct GuideDraft {
  /// As it lies in the household.
  let before: FamilyGuide
  let today: Day
  private(set) var people: [Person]
  /// Whom the name questions were answered with, as places in `people`.
  private(set) var entries: [Int] = []
  /// Targets set by hand; somebody new is meant by the number that they have here.
  private(set) var own: [OwnTarget]
  /// Whether the profile's daily goals become those of the member whom it stands for.
  var takesGoals = false

  /// Somebody of the family, and what was said of them this time.
  struct Person {
    var member: MemberDraft
    var said: Set<MemberPart.Topic> = []
  }

  /// The guide as it is, to be changed.
  init(_ guide: FamilyGuide, today: Day) {
    before = guide
    self.today = today
    people = guide.members.map { Person(member: MemberDraft($0)) }
    own = guide.own
  }

  /// The guide as it would be saved; the numbers of new members are below 0.
  ///
  /// - Throws: `missingValue` for what has to be said of a member and was not.
  func guide() throws(LarderError) -> FamilyGuide {
    var members: [FamilyMember] = []
    for person in people { members.append(try person.member.member()) }
    return FamilyGuide(members: members, own: own, completedAt: before.completedAt)
  }

  /// The member as they were before, of a place in `people`; nil for somebody new.
  func former(_ place: Int) -> FamilyMember? { before.members.first { $0.id == people[place].member.id } }

  /// The place of a name, case ignored; nil where nobody has it.
  func place(of name: String) -> Int? {
    people.firstIndex { MemberCheck.key($0.member.name) == MemberCheck.key(name) }
  }

  // MARK: Changes

  /// Changes a member as a line says, or adds them.
  ///
  /// - Throws: what `MemberCheck` does; `badValue` for a new name that ends in a number; `notAllowed` for one member too many.
  mutating func take(_ line: MemberLine) throws(LarderError) {
    guard let place = place(of: line.name) else {
      guard people.count < FamilyGuide.mostMembers else {
        throw LarderError(
          .notAllowed, "a family guide has at most \(FamilyGuide.mostMembers) members",
          hint: "one has to be removed first")
      }
      try line.checkNewName()
      let least = people.map(\.member.id).min() ?? 0
      var member = MemberDraft(id: min(least, 0) - 1, name: line.name, today: today)
      try member.take(line.parts, today: today)
      people.append(Person(member: member))
      return settle(line, at: people.count - 1)
    }
    try people[place].member.take(line.parts, today: today)
    settle(line, at: place)
  }

  /// The same as the answer to a name question.
  mutating func enter(_ line: MemberLine) throws(LarderError) {
    try take(line)
    if let place = place(of: line.name) { entries.append(place) }
  }

  /// A profile stands for one member at most.
  private mutating func settle(_ line: MemberLine, at place: Int) {
    people[place].said.formUnion(line.parts.map(\.topic))
    guard line.parts.contains(.me(true)) else { return }
    for other in people.indices where other != place { people[other].member.isMe = false }
  }

  /// Says one thing of somebody, as the answer to a question.
  ///
  /// - Throws: what `MemberCheck` does.
  mutating func say(_ part: MemberPart, at place: Int) throws(LarderError) {
    try people[place].member.take(part, today: today)
  }

  /// Whom the profile stands for; nil: nobody.
  mutating func setMe(_ place: Int?) throws(LarderError) {
    if let place { try people[place].member.take(.me(true), today: today) }
    for other in people.indices where other != place { people[other].member.isMe = false }
  }

  /// Takes somebody out, with the targets that were set for them.
  ///
  /// Nobody may be left for a while: others may be added behind; what is saved has somebody in it.
  ///
  /// - Throws: `unknownMember`, `doubtful`.
  mutating func remove(_ name: String) throws(LarderError) {
    let member = try guide().member(named: name)
    people.removeAll { $0.member.id == member.id }
    own.removeAll { $0.member == member.id }
  }

  /// Sets a target by hand, or gives it back to the guide; returns whose it is, nil for the household.
  ///
  /// - Throws: `unknownMember`, `doubtful`; `notAllowed` for an infant.
  @discardableResult
  mutating func set(_ line: OwnTargetLine) throws(LarderError) -> FamilyMember? {
    let guide = try guide()
    // What one alone is to eat is the household's target: only one of the two is kept.
    let only = guide.onlyPlanned
    var owner = only
    if let name = line.member {
      let member = try guide.member(named: name)
      guard !member.isInfant else {
        throw LarderError(
          .notAllowed, "nothing is planned for \(member.name) yet", hint: "targets are set from 1 year on")
      }
      owner = member
    }
    own.removeAll { $0.nutrient == line.nutrient && ($0.member == owner?.id || only != nil && $0.member == nil) }
    if let value = line.value { own.append(OwnTarget(line.nutrient, member: owner?.id, value: value)) }
    return owner
  }
}

// MARK: Saving

extension GuideDraft {
  /// The targets of the member whom the profile stands for, as daily goals.
  ///
  /// - Throws: `notAllowed` where it stands for none, or where values set by hand make no goals; `outOfRange` for an energy
  ///   that no goal may have.
  func goals() throws(LarderError) -> MacroGoals {
    guard let targets = try guide().myPlan?.targets else {
      throw LarderError(
        .notAllowed, "nobody of the family guide is the profile itself, so that there are no goals to take",
        hint: "say who it is: `guide start --member \"Dad, me\" --goals`")
    }
    return try MacroGoals(targets)
  }

  /// Members that are gone.
  var removed: [FamilyMember] { before.members.filter { member in !people.contains { $0.member.id == member.id } } }

  /// Targets that were set otherwise than before; those given back are without a value.
  private var setTargets: [OwnTarget] { own.filter { !before.own.contains($0) } }
  private var clearedTargets: [OwnTarget] {
    before.own.filter { old in
      let isThere = own.contains { $0.nutrient == old.nutrient && $0.member == old.member }
      return !isThere && !removed.contains { $0.id == old.member }
    }
  }

  /// Lines of the members that are new or were changed.
  var lines: [MemberLine] {
    people.indices.compactMap { place in
      let former = former(place)
      let line = people[place].member.line(since: former)
      return former != nil && line.parts.isEmpty ? nil : line
    }
  }

  /// Lines of the targets that were set or given back: `Lena fiber=18`.
  var targetLines: [String] {
    let set = setTargets.map { (target: $0, value: String($0.value)) }
    return (set + clearedTargets.map { (target: $0, value: "auto") }).map { target, value in
      let name = people.first { $0.member.id == target.member }.map { $0.member.name + " " } ?? ""
      return "\(name)\(target.nutrient.words[0])=\(value)"
    }
  }

  /// Writes what differs, and that the guide was gone through now.
  ///
  /// - Throws: what `GuideWriting` does.
  func write(to door: WritingDoor) throws {
    let guide = try guide()
    for member in removed { try door.guide.remove(member.id) }
    var numbers: [Int: Int] = [:]
    // Whoever the profile no longer stands for first: it stands for one at a time.
    for member in guide.members.sorted(by: { !$0.isMe && $1.isMe }) {
      if member.id < 1 { continue }
      if !before.members.contains(member) { try door.guide.update(member) }
    }
    for member in guide.members where member.id < 1 { numbers[member.id] = try door.guide.add(member).id }
    for target in clearedTargets { try door.guide.clear(target.nutrient, member: target.member) }
    for target in setTargets {
      let member = target.member.map { numbers[$0] ?? $0 }
      try door.guide.set(OwnTarget(target.nutrient, member: member, value: target.value))
    }
    try door.guide.setCompleted(false)
    try door.guide.setCompleted(true)
    if takesGoals { try door.setGoals(try goals()) }
  }
}
