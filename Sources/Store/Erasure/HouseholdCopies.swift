package import Domain
internal import Foundation
internal import GRDB

/// The copies of a household that Larder has made next to it: backups, copies from before an upgrade, and damaged files
/// that a restore has set aside.
package struct HouseholdCopies {
  private let folder: BackupFolder

  /// The copies of the household whose file has this path.
  package init(household: String) { folder = BackupFolder(household: household) }

  /// The paths of all copies: first those next to the household's file, then the backups, each sorted by name.
  package var all: [String] {
    let backups = names(in: folder.path).filter { BackupFolder.moment(of: $0) != nil }.map { folder.path + "/" + $0 }
    let (place, name) = (FileDraft.folder(of: folder.household), folder.household.split(separator: "/").last ?? "")
    let beside = names(in: place).filter { other in
      [".layout", ".damaged-"].contains { other.hasPrefix(name + $0) }
        && !["-journal", FileSum.noteSuffix].contains { other.hasSuffix($0) }
    }
    return beside.map { place + "/" + $0 } + backups
  }

  /// The paths of the copies that contain any data of a profile, including copies that cannot be read.
  ///
  /// Searches the bytes of each file for the profile's uid, so that pages which are no longer used count too.
  package func holding(_ profile: ErasableProfile) -> [String] {
    all.filter { Self.contains($0, profile.uid) ?? true }
  }

  /// A profile with this name, ignoring case, from the newest copy that has one; nil if no copy does.
  package func profile(named name: String) -> ErasableProfile? {
    let key = ProfileName.key(name)
    for path in all.reversed() {
      var reading = Configuration()
      reading.readonly = true
      guard let queue = try? DatabaseQueue(path: path, configuration: reading) else { continue }
      defer { try? queue.close() }
      let found = try? queue.read { db in
        try db.first("SELECT id, uid, name, createdAt FROM profile WHERE key = ?", [key]) { try ErasableProfile($0) }
      }
      if let found { return found }
    }
    return nil
  }

  /// The names of the kept files that the household or a copy of it refers to; nil if the household or a copy cannot be
  /// read.
  package func needed(_ kind: KeptKind) -> Set<String>? {
    var needed: Set<String> = []
    for path in [folder.household] + all {
      var reading = Configuration()
      reading.readonly = true
      guard let queue = try? DatabaseQueue(path: path, configuration: reading) else { return nil }
      defer { try? queue.close() }
      guard let names = try? queue.read({ try KeptFileReader(db: $0).names(kind) }) else { return nil }
      needed.formUnion(names)
    }
    return needed
  }

  /// Removes copies together with their recorded sums; returns the paths that could not be removed.
  ///
  /// Must be called within `BackupFolder.alone`, so that no copy is being made at the same time.
  package func remove(_ paths: [String]) -> [String] {
    FileDraft.sweep(folder.path)
    FileDraft.sweep(FileDraft.folder(of: folder.household))
    defer {
      // What was erased must not come back if the power fails.
      for removed in Dictionary(grouping: paths, by: FileDraft.folder).values { FileDraft.syncFolder(of: removed[0]) }
    }
    return paths.filter { path in
      guard unlink(path) == 0 || errno == ENOENT else { return true }
      unlink(FileSum.note(of: path))
      unlink(path + "-journal")
      return false
    }
  }

  /// Removes the backup folder if nothing is left in it except Larder's own records.
  package func removeFolder() {
    for name in names(in: folder.path)
    where name.hasPrefix(BackupFolder.failed) || name.hasSuffix(FileSum.noteSuffix) {
      unlink(folder.path + "/" + name)
    }
    rmdir(folder.path)
    FileDraft.syncFolder(of: folder.path)
  }

  private func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Whether a file contains the bytes of the text; nil if the file cannot be read.
  static func contains(_ path: String, _ text: String) -> Bool? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    let wanted = Data(text.utf8)
    var rest = Data()
    do {
      while let chunk = try file.read(upToCount: 1 << 20), !chunk.isEmpty {
        rest.append(chunk)
        if rest.range(of: wanted) != nil { return true }
        // The bytes may begin in one part and continue in the next.
        rest = Data(rest.suffix(wanted.count - 1))
      }
      return false
    } catch {
      return nil
    }
  }
}
