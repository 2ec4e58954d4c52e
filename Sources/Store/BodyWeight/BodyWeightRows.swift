package import Domain
internal import GRDB

extension ProfileReader {
  /// The profile's weights from the first to the last day, earliest first.
  package func weights(from first: Day = .first, to last: Day = .last) throws -> [BodyWeight] {
    try db.all(
      "SELECT day, kilograms FROM bodyWeight WHERE profileId = ? AND day BETWEEN ? AND ? ORDER BY day",
      [profile, first.iso, last.iso]
    ) { try BodyWeight(day: $0.day(0), kilograms: $0.number(1, in: BodyWeight.range)) }
  }

  /// The profile's last weight; nil if there is none.
  package func lastWeight() throws -> BodyWeight? {
    try db.first(
      "SELECT day, kilograms FROM bodyWeight WHERE profileId = ? ORDER BY day DESC LIMIT 1", [profile]
    ) { try BodyWeight(day: $0.day(0), kilograms: $0.number(1, in: BodyWeight.range)) }
  }
}

extension ProfileWriter {
  /// Saves a weight, replacing any other weight of the same day.
  ///
  /// Throws `unknownProfile`, or `outOfRange` for a day or weight that cannot be stored.
  package func set(_ weight: BodyWeight) throws {
    try db.refuseUnknown(profile: profile)
    try refuseUnwritable(weight.day, nil)
    guard BodyWeight.range.contains(weight.kilograms) else {
      throw LarderError(.outOfRange, "a body weight is from 0.5 to 700 kg")
    }
    try db.run(
      """
      INSERT INTO bodyWeight (uid, profileId, day, kilograms, updatedAt) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT (profileId, day) DO UPDATE SET kilograms = ?4, updatedAt = ?5 WHERE kilograms <> ?4
      """, [UID.random(now), profile, weight.day.iso, weight.kilograms, now.iso])
  }

  /// Removes the weight of a day; returns false if the day has none.
  package func removeWeight(on day: Day) throws -> Bool {
    try db.run("DELETE FROM bodyWeight WHERE profileId = ? AND day = ?", [profile, day.iso]) > 0
  }
}
