package import Domain
internal import GRDB

/// A profile that can be erased: an existing one, or a deleted one that is still in the household's journal or in a
/// backup.
package struct ErasableProfile: Hashable, Sendable {
  /// The ID that the profile has or had in the household.
  package let id: Int
  /// The uid that identifies the profile in the household and in its backups.
  package let uid: String
  /// The profile's name; empty for a profile whose erasure was interrupted, because its name has been erased by then.
  package let name: String
  /// When the profile was added; nil if that is not known.
  package let createdAt: Moment?

  /// The profile as a `Profile`, which is needed to find the file with the profile's history of typed lines.
  package var profile: Profile {
    Profile(id: id, uid: uid, name: name, createdAt: createdAt ?? Moment(seconds: 0, offset: 0))
  }
}

/// An erasure that was interrupted after it had deleted the profile's rows, and that still has to be finished.
package struct UnfinishedErasure: Hashable, Sendable {
  /// The profile, without its name.
  package let profile: ErasableProfile
  /// The kept files that are no longer needed.
  package let files: [ErasedFile]
}

/// A file beside the household's file that is no longer needed after an erasure.
package struct ErasedFile: Hashable, Sendable, Comparable {
  /// The kind of the file, which determines its folder.
  package let kind: KeptKind
  /// The name of the file in its folder.
  package let name: String

  package static func < (one: ErasedFile, other: ErasedFile) -> Bool {
    (one.kind.rawValue, one.name) < (other.kind.rawValue, other.name)
  }

  /// The file's name as the household records it: `photos/NAME`, but only `NAME` for a receipt's file, as in older
  /// versions.
  fileprivate var note: String { kind == .receipts ? name : "\(kind.rawValue)/\(name)" }

  fileprivate init(note: String) {
    let parts = note.split(separator: "/", maxSplits: 1)
    kind = parts.count == 2 ? KeptKind(rawValue: String(parts[0])) ?? .receipts : .receipts
    name = parts.last.map(String.init) ?? note
  }

  init(kind: KeptKind, name: String) { (self.kind, self.name) = (kind, name) }
}

/// How many rows and files of each kind an erasure deletes.
package struct ErasureCounts: Hashable, Sendable {
  /// The number of profiles.
  package var profiles = 0
  /// The number of meals.
  package var meals = 0
  /// The number of trips.
  package var trips = 0
  /// The number of days with a weight.
  package var weights = 0
  /// The number of favourites.
  package var favourites = 0
  /// The number of members of family guides.
  package var members = 0
  /// The number of journal steps that the erasure deletes, wholly or in part.
  package var steps = 0
  /// The number of kept files of each kind; a kind without files is missing.
  package var files: [KeptKind: Int] = [:]

  /// Creates counts that are all 0.
  package init() {}

  /// Whether the household holds nothing that has to be erased; backups may.
  package var isEmpty: Bool { self == ErasureCounts() }
}

extension Household {
  /// All profiles that can be erased: first the existing profiles, then deleted profiles that are still in the journal,
  /// the most recently deleted first.
  package func erasableProfiles() throws -> [ErasableProfile] {
    try isolated(.deferred) { db in
      let present = try db.all("SELECT id, uid, name, createdAt FROM profile ORDER BY id", []) {
        try ErasableProfile($0)
      }
      let former = try db.all(
        """
        SELECT rowId, rowUid, json_extract(image, '$.name'), json_extract(image, '$.createdAt') FROM (
          SELECT id, rowId, rowUid, coalesce(before, after) AS image FROM change
          WHERE tableName = 'profile' AND rowUid IS NOT NULL AND rowUid NOT IN (SELECT uid FROM profile))
        WHERE json_valid(image) AND json_extract(image, '$.name') IS NOT NULL ORDER BY id DESC
        """, []
      ) { try ErasableProfile($0) }
      var seen: Set<String> = []
      return present + former.filter { seen.insert($0.uid).inserted }
    }
  }

  /// What erasing a profile would delete; if `profile` is nil, what erasing all profiles would delete.
  package func erasureCounts(of profile: ErasableProfile?) throws -> ErasureCounts {
    try isolated(.deferred) { db in
      func count(_ table: String, by column: String = "profileId") throws -> Int {
        let all = "SELECT count(*) FROM \(table)"
        guard let profile else { return try db.number(all) }
        return try db.first("\(all) WHERE \(column) = ?", [profile.id]) { try $0[0] } ?? 0
      }
      var counts = ErasureCounts()
      counts.profiles = try count("profile", by: "id")
      counts.meals = try count("meal")
      counts.trips = try count("trip")
      counts.weights = try count("bodyWeight")
      counts.favourites = try count("favourite")
      counts.members = try count("familyMember")
      let steps = "SELECT count(*) FROM step s WHERE s.undoes IS NULL"
      if let profile {
        let own = "(s.authorId = ?1 OR s.id IN (SELECT stepId FROM stepProfile WHERE profileId = ?1))"
        counts.steps = try db.first("\(steps) AND \(own)", [profile.id]) { try $0[0] } ?? 0
      } else {
        counts.steps = try db.number(steps)
      }
      return counts
    }
  }

  /// The interrupted erasure; nil if there is none.
  package func unfinishedErasure() throws -> UnfinishedErasure? {
    try isolated(.deferred) { try ErasureMarker.read($0) }
  }
}

extension ErasableProfile {
  /// Reads a profile's ID, uid, name and time of creation from the first four columns.
  init(_ row: StoredRow) throws {
    let time: String? = try row[3]
    self.init(id: try row[0], uid: try row[1], name: try row[2], createdAt: time.flatMap { Self.moment($0) })
  }

  fileprivate static func moment(_ text: String) -> Moment? { Moment(iso: text, zone: { _ in 0 }) }
}

/// A note in the household that an erasure has begun, so that it can be finished later if it is interrupted.
///
/// The note is stored among the display settings, which are not part of steps or exports. It contains only the
/// profile's ID, uid and creation time, never its name.
enum ErasureMarker {
  /// The name under which the note is stored.
  static let name = "erasing"
  /// The prefix of the entries that list the kept files still to be removed, one entry for each file.
  private static let file = "erasing file "

  static func set(_ profile: ErasableProfile, _ files: [ErasedFile], _ db: Database) throws {
    var notes = [(name, "\(profile.id) \(profile.uid) \(profile.createdAt?.iso ?? "-")")]
    notes += files.map { (file + $0.note, $0.note) }
    notes.append((BackupComparison.erasureNote, UID.random(profile.createdAt ?? Moment(seconds: 0, offset: 0))))
    for (name, value) in notes {
      try db.run(
        "INSERT INTO displaySetting (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2",
        [name, value])
    }
  }

  static func clear(_ db: Database) throws {
    try db.run("DELETE FROM displaySetting WHERE name = ? OR substr(name, 1, ?) = ?", [name, file.count, file])
  }

  static func read(_ db: Database) throws -> UnfinishedErasure? {
    guard let value: String = try db.first("SELECT value FROM displaySetting WHERE name = ?", [name], { try $0[0] })
    else { return nil }
    let parts = value.split(separator: " ")
    guard parts.count == 3, let id = Int(parts[0]) else { return nil }
    let files = try db.all(
      "SELECT value FROM displaySetting WHERE substr(name, 1, ?) = ? ORDER BY name", [file.count, file]
    ) { ErasedFile(note: try $0[0]) }
    return UnfinishedErasure(
      profile: ErasableProfile(
        id: id, uid: String(parts[1]), name: "", createdAt: ErasableProfile.moment(String(parts[2]))), files: files)
  }
}
