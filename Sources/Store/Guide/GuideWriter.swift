package import Domain
internal import GRDB

/// Changes one profile's family guide: every statement changes only rows of this profile.
package struct GuideWriter {
  let db: Database
  let profile: Int
  let now: Moment

  /// Adds a member and returns it with its ID.
  ///
  /// Throws `alreadyExists` if the name is taken, ignoring case; `notAllowed` if the family is full; `unknownProfile`
  /// if there is no such profile.
  @discardableResult
  package func add(_ member: FamilyMember) throws -> FamilyMember {
    try db.refuseUnknown(profile: profile)
    let count =
      try db.first("SELECT count(*) FROM familyMember WHERE profileId = ?", [profile]) { try $0[0] as Int } ?? 0
    guard count < FamilyGuide.maximumMembers else {
      throw LarderError(
        .notAllowed, "a family guide has at most \(FamilyGuide.maximumMembers) members",
        hint: "`guide member remove` takes one out")
    }
    try refuseTaken(member)
    try makeRoomForMe(member)
    var saved = member
    saved.id = try db.insert(
      """
      INSERT INTO familyMember (uid, profileId, name, key, age, ageOn, weight, activity, diet, sex, height, trimester,
        isLactating, isMe, weeklyChange) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, [UID.random(now), profile] + values(member))
    return saved
  }

  /// Saves a member, identified by its ID.
  ///
  /// Throws `unknownMember`; `alreadyExists` if the name is taken.
  package func update(_ member: FamilyMember) throws {
    try requireOwned(member.id)
    try refuseTaken(member)
    try makeRoomForMe(member)
    try db.run(
      """
      UPDATE familyMember SET name = ?, key = ?, age = ?, ageOn = ?, weight = ?, activity = ?, diet = ?, sex = ?,
        height = ?, trimester = ?, isLactating = ?, isMe = ?, weeklyChange = ? WHERE id = ?
      """, values(member) + [member.id])
  }

  /// Removes a member and the targets that were set for this member.
  ///
  /// Throws `unknownMember`.
  package func remove(_ member: Int) throws {
    try requireOwned(member)
    try db.run("DELETE FROM familyMember WHERE id = ?", [member])
  }

  /// Sets or changes a target that takes the place of the computed target.
  ///
  /// Throws `unknownMember`, `unknownProfile`.
  package func set(_ target: CustomTarget) throws {
    try db.refuseUnknown(profile: profile)
    if let member = target.member { try requireOwned(member) }
    let changed = try db.run(
      "UPDATE ownTarget SET value = ?1 WHERE profileId = ?2 AND memberId IS ?3 AND nutrient = ?4",
      [target.value, profile, target.member, target.nutrient.rawValue])
    guard changed == 0 else { return }
    try db.run(
      "INSERT INTO ownTarget (uid, profileId, memberId, nutrient, value) VALUES (?, ?, ?, ?, ?)",
      [UID.random(now), profile, target.member, target.nutrient.rawValue, target.value])
  }

  /// Deletes a target that somebody has set, so that the computed target applies again.
  package func clear(_ nutrient: Nutrient, member: Int?) throws {
    try db.run(
      "DELETE FROM ownTarget WHERE profileId = ? AND memberId IS ? AND nutrient = ?",
      [profile, member, nutrient.rawValue])
  }

  /// Deletes all targets that somebody has set, so that the computed targets apply again.
  package func clearCustomTargets() throws {
    try db.run("DELETE FROM ownTarget WHERE profileId = ?", [profile])
  }

  /// Stores whether the guide was completed.
  package func setCompleted(_ isCompleted: Bool) throws {
    guard isCompleted else {
      try db.run("DELETE FROM familyGuide WHERE profileId = ?", [profile])
      return
    }
    guard try !db.exists("SELECT 1 FROM familyGuide WHERE profileId = ?", [profile]) else { return }
    try db.refuseUnknown(profile: profile)
    try db.run(
      "INSERT INTO familyGuide (uid, profileId, completedAt) VALUES (?, ?, ?)", [UID.random(now), profile, now.iso])
  }

  private func values(_ member: FamilyMember) -> StatementArguments {
    var trimester: Int?
    if case .pregnant(let number) = member.state { trimester = number }
    return [
      member.name.storable, MemberCheck.key(member.name.storable), member.age, member.ageOn.iso, member.weight,
      member.activity.rawValue, member.diet.rawValue, member.sex?.rawValue, member.height, trimester,
      member.state == .lactating, member.isMe, member.weeklyChange,
    ]
  }

  /// If this member is the profile's own person (`isMe`), clears that mark from the other members of the family.
  private func makeRoomForMe(_ member: FamilyMember) throws {
    guard member.isMe else { return }
    try db.run("UPDATE familyMember SET isMe = 0 WHERE profileId = ? AND isMe = 1 AND id <> ?", [profile, member.id])
  }

  private func requireOwned(_ member: Int) throws {
    guard try db.exists("SELECT 1 FROM familyMember WHERE id = ? AND profileId = ?", [member, profile]) else {
      throw LarderError(
        .unknownMember, "there is no member #\(member) in this family guide", hint: "`guide member list` shows them")
    }
  }

  private func refuseTaken(_ member: FamilyMember) throws {
    let key = MemberCheck.key(member.name.storable)
    guard
      try db.exists(
        "SELECT 1 FROM familyMember WHERE profileId = ? AND key = ? AND id <> ?", [profile, key, member.id])
    else { return }
    throw LarderError(
      .alreadyExists, "there is a member `\(member.name)` already",
      hint: "`guide member edit \(member.name)` changes it; upper and lower case make no difference")
  }
}

extension ProfileWriter {
  /// Changes the profile's family guide.
  package var guide: GuideWriter { GuideWriter(db: db, profile: profile, now: now) }
}

extension ProfileReader {
  /// The profile's family guide; empty if none was filled in.
  package func guide() throws -> FamilyGuide { try GuideRows(db: db).load(profile: profile) }
}

extension HouseholdSumsReader {
  /// The family guides by profile ID; profiles without one are absent.
  package func guides() throws -> [Int: FamilyGuide] { try GuideRows(db: db).load() }
}
