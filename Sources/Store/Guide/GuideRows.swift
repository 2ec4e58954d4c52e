internal import Domain
internal import GRDB

/// Family guides as they are stored in the database.
struct GuideRows {
  let db: Database

  /// The guide of one profile.
  func load(profile: Int) throws -> FamilyGuide {
    try load("WHERE profileId = ?", [profile])[profile] ?? FamilyGuide()
  }

  /// The guides of all profiles that have one, by profile number, read in three queries however many there are.
  func load(_ condition: String = "", _ arguments: StatementArguments = []) throws -> [Int: FamilyGuide] {
    var guides: [Int: FamilyGuide] = [:]
    let members = try db.all(
      """
      SELECT profileId, id, name, age, ageOn, weight, activity, diet, sex, height, trimester, isLactating, isMe,
        weeklyChange
      FROM familyMember \(condition) ORDER BY profileId, id
      """, arguments
    ) { (profile: $0[0] as Int, member: try Self.member($0)) }
    for row in members { guides[row.profile, default: FamilyGuide()].members.append(row.member) }
    let own = try db.all(
      "SELECT profileId, nutrient, memberId, value FROM ownTarget \(condition) ORDER BY id", arguments
    ) { (profile: $0[0] as Int, target: CustomTarget(try $0.word(1) as Nutrient, member: $0[2], value: $0[3])) }
    for row in own { guides[row.profile, default: FamilyGuide()].customTargets.append(row.target) }
    let completed = try db.all("SELECT profileId, completedAt FROM familyGuide \(condition)", arguments) {
      (profile: $0[0] as Int, at: try $0.moment(1))
    }
    for row in completed { guides[row.profile, default: FamilyGuide()].completedAt = row.at }
    return guides
  }

  private static func member(_ row: Row) throws -> FamilyMember {
    let sex: Sex? = row[8] == nil ? nil : try row.word(8)
    let trimester: Int? = row[10]
    let isLactating: Bool = row[11]
    var member = FamilyMember(
      name: row[2], age: row[3], ageOn: try row.day(4), weight: row[5], activity: try row.word(6),
      diet: try row.word(7),
      sex: sex, height: row[9],
      state: trimester.map { .pregnant(trimester: $0) } ?? (isLactating ? .lactating : nil), weeklyChange: row[13],
      isMe: row[12])
    member.id = row[1]
    return member
  }
}
