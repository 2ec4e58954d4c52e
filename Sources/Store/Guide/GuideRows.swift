internal import Domain
internal import GRDB

/// Family guides as they are stored in the database.
struct GuideRows {
  let db: Database

  /// The guide of one profile.
  func load(profile: Int) throws -> FamilyGuide {
    try load("WHERE profileId = ?", [profile])[profile] ?? FamilyGuide()
  }

  /// The guides of the profiles that the WHERE clause `condition` selects, by profile ID; profiles without a guide are
  /// absent.
  ///
  /// Three queries read any number of guides. If `condition` is empty, the guides of all profiles are read.
  func load(_ condition: String = "", _ arguments: StatementArguments = []) throws -> [Int: FamilyGuide] {
    var guides: [Int: FamilyGuide] = [:]
    let members = try db.all(
      """
      SELECT profileId, id, name, age, ageOn, weight, activity, diet, sex, height, trimester, isLactating, isMe,
        weeklyChange
      FROM familyMember \(condition) ORDER BY profileId, id
      """, arguments
    ) { try (profile: $0[0] as Int, member: try Self.member($0)) }
    for row in members { guides[row.profile, default: FamilyGuide()].members.append(row.member) }
    let own = try db.all(
      "SELECT profileId, nutrient, memberId, value FROM ownTarget \(condition) ORDER BY id", arguments
    ) {
      try (
        profile: $0[0] as Int,
        target: CustomTarget($0.word(1) as Nutrient, member: $0[2], value: $0.number(3, in: 1...1_000_000))
      )
    }
    for row in own { guides[row.profile, default: FamilyGuide()].customTargets.append(row.target) }
    let completed = try db.all("SELECT profileId, completedAt FROM familyGuide \(condition)", arguments) {
      try (profile: $0[0] as Int, at: try $0.moment(1))
    }
    for row in completed { guides[row.profile, default: FamilyGuide()].completedAt = row.at }
    return guides
  }

  private static func member(_ row: StoredRow) throws -> FamilyMember {
    let trimester: Int? = try row.knownNumber(10, in: 1...3)
    let isLactating: Bool = try row[11]
    // The bounds are the same as in the database's CHECKs.
    var member = try FamilyMember(
      name: row[2], age: row.number(3, in: 0...110), ageOn: row.day(4), weight: row.number(5, in: 1...300),
      activity: row.word(6), diet: row.word(7), sex: row.knownWord(8), height: row.knownNumber(9, in: 30...250),
      state: trimester.map { .pregnant(trimester: $0) } ?? (isLactating ? .lactating : nil),
      weeklyChange: row.knownNumber(13, in: -3...3), isMe: row[12])
    member.id = try row[1]
    return member
  }
}
