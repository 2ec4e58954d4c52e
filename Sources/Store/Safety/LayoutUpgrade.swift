internal import Domain
internal import Foundation

/// The upgrade of a file from an older layout to this program's.
package struct LayoutUpgrade: Hashable, Sendable {
  /// The layout that the file had before.
  package let from: Int
  /// The layout that the file has now.
  package let to: Int
  /// The path of the copy of the file as it was before the upgrade.
  package let copy: String

  /// Whether the steps from before the upgrade can no longer be undone.
  package var endsUndo: Bool { from < StepRules.replayableSince }
}

/// The copy of a file that is about to be upgraded.
///
/// A second connection reads the file for the copy. So the copy has to be made while the first connection keeps other
/// processes from writing, and before the first connection has written anything itself.
struct UpgradeCopy {
  let path: String
  let layout: Int

  /// Makes the copy in the file's folder and returns the copy's path; an existing file is not replaced.
  ///
  /// Throws `cannotCreate`, `databaseFailed`, `damagedDatabase`.
  func make() throws -> String {
    let target = "\(DatabaseFile.resolved(path)).layout\(layout)"
    do {
      return try SQLiteErrors.translating(target) {
        let draft = try FileDraft(for: target, permissions: 0o600, needsPath: true)
        defer { draft.discard() }
        guard let aside = draft.path else { throw SystemFailure(ENOENT) }
        _ = try DatabaseCopy.make(of: path, to: aside, .init(layout: layout))
        try draft.sync()
        return try name(draft, aside, target)
      }
    } catch let failure as DiskFailure where failure.side == .source {
      throw refusal(
        .databaseFailed, "\(path) cannot be read: \(failure.failure.text)", "nothing was changed; try again")
    } catch let failure as DiskFailure {
      throw refusal(.databaseFailed, ofWriting: failure.failure)
    } catch let failure as SystemFailure {
      throw refusal(.cannotCreate, ofWriting: failure)
    } catch let error as LarderError {
      throw refusal(error.code, error.message, error.hint)
    }
  }

  private func refusal(_ code: ErrorCode, ofWriting failure: SystemFailure) -> LarderError {
    let advice =
      switch failure.code {
      case ENOSPC, EDQUOT: "make room on that disk"
      case EFBIG: "raise that limit"
      default: "its folder must be writable"
      }
    return refusal(code, failure.reason, "\(advice); nothing was changed")
  }

  /// Gives the copy the first name that is not taken, and returns this name.
  ///
  /// If an incomplete upgrade has left a file with exactly the same bytes, returns that file's name.
  private func name(_ draft: FileDraft, _ aside: String, _ target: String) throws -> String {
    var candidate = target
    var number = 1
    while try !Self.publish(draft, as: candidate) {
      if Self.isCopy(candidate, of: aside) { break }
      number += 1
      candidate = "\(target)-\(number)"
    }
    try FileSum.note(try FileSum.sha256(of: draft.descriptor), of: candidate)
    return candidate
  }

  /// Publishes the draft under a name; returns false if there is already a file with that name.
  private static func publish(_ draft: FileDraft, as name: String) throws(SystemFailure) -> Bool {
    do {
      try draft.publish(as: name)
      return true
    } catch {
      guard error.code == EEXIST else { throw error }
      return false
    }
  }

  /// Whether a file has exactly the bytes of the new copy.
  ///
  /// A file with a second name (a hard link) is not opened: it may be the database itself, and closing it would drop
  /// this process's locks on the database.
  private static func isCopy(_ candidate: String, of aside: String) -> Bool {
    var status = stat()
    guard lstat(candidate, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1,
      status.st_mode & 0o077 == 0
    else { return false }
    return FileManager.default.contentsEqual(atPath: candidate, andPath: aside)
  }

  private func refusal(_ code: ErrorCode, _ reason: String, _ hint: String?) -> LarderError {
    LarderError(
      code,
      "\(path) was made by an older Larder, and the copy to keep before it is upgraded cannot be made: \(reason)",
      hint: hint)
  }
}
