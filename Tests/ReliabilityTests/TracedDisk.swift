import Foundation
import TestSupport

/// A disk to which traced calls are made, of which the power fails: what was synced is there, of the rest anything may be.
///
/// A write that was not synced is lost, kept or torn, by sectors of 512 bytes, in any order; of what was done to the
/// names in a folder and not synced the first few are kept. That is at least what file systems do.
final class TracedDisk {
  private final class File {
    var durable: [UInt8]
    var pending: [Change] = []

    init(_ durable: [UInt8] = []) { self.durable = durable }
  }

  private enum Change {
    case write(Int, ArraySlice<UInt8>)
    case size(Int)
  }

  private enum Node {
    case file(File)
    case folder
  }

  /// What was done to a folder's names: each gets something, or nothing.
  private typealias Naming = [(path: String, node: Node?)]

  private static let sector = 512

  private var files: [UInt64: File] = [:]
  /// The names as programs see them, and as they are on the disk.
  private var names: [String: Node] = [:]
  private var durable: [String: Node] = [:]
  private var pending: [String: [Naming]] = [:]
  /// How many lines were reported.
  private(set) var reported = 0

  /// A disk with the files of a folder, all of them synced, without those in `leavingOut`.
  init(_ folder: String, leavingOut: String) throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) where !path.hasPrefix(leavingOut) {
      var status = stat()
      guard lstat(folder + "/" + path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        names[path] = .folder
      } else {
        let known = files[UInt64(status.st_ino)]
        let file = try known ?? File([UInt8](Data(contentsOf: URL(fileURLWithPath: folder + "/" + path))))
        files[UInt64(status.st_ino)] = file
        names[path] = .file(file)
      }
    }
    durable = names
  }

  func make(_ call: TracedCall) {
    switch call {
    case .create(let file, let path):
      let new = File()
      files[file] = new
      if let path { name([(path, .file(new))]) }
    case .write(let file, let at, let bytes): files[file]?.pending.append(.write(at, bytes))
    case .truncate(let file, let size): files[file]?.pending.append(.size(size))
    case .sync(let file):
      guard let file = files[file] else { return }
      for change in file.pending { Self.apply(change, to: &file.durable) }
      file.pending = []
    case .syncFolder(let path):
      for naming in pending[path] ?? [] { Self.apply(naming, to: &durable) }
      pending[path] = nil
    case .rename(let from, let to): name([(from, nil), (to, names[from])])
    case .link(let file, let path): if let file = files[file] { name([(path, .file(file))]) }
    case .unlink(let path), .removeFolder(let path): name([(path, nil)])
    case .makeFolder(let path): name([(path, .folder)])
    case .report(let lines): reported += lines
    }
  }

  private func name(_ naming: Naming) {
    Self.apply(naming, to: &names)
    pending[Self.folder(of: naming[0].path), default: []].append(naming)
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func apply(_ naming: Naming, to names: inout [String: Node]) {
    for (path, node) in naming { names[path] = node }
  }

  private static func apply(_ change: Change, to bytes: inout [UInt8]) {
    switch change {
    case .size(let size): resize(&bytes, size)
    case .write(let at, let new):
      if bytes.count < at + new.count { resize(&bytes, at + new.count) }
      bytes.replaceSubrange(at..<at + new.count, with: new)
    }
  }

  private static func resize(_ bytes: inout [UInt8], _ size: Int) {
    if bytes.count > size {
      bytes.removeLast(bytes.count - size)
    } else {
      bytes += [UInt8](repeating: 0, count: size - bytes.count)
    }
  }

  // MARK: The power fails

  /// Writes to a folder what may be on the disk when the power fails now.
  func fail(into folder: String, _ numbers: inout SplitMix64) throws {
    var names = durable
    for path in pending.keys.sorted() {
      let namings = pending[path] ?? []
      for naming in namings.prefix(Int.random(in: 0...namings.count, using: &numbers)) {
        Self.apply(naming, to: &names)
      }
    }
    // Most of it lost, most of it kept, or anything between.
    let loss: Double = [0, 0.1, 0.5, 0.9, 1].randomElement(using: &numbers) ?? 0
    var written: [ObjectIdentifier: String] = [:]
    for (path, node) in names.sorted(by: { $0.key < $1.key }) where hasFolder(path, names) {
      let target = folder + "/" + path
      switch node {
      case .folder: try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: false)
      case .file(let file):
        if let first = written[ObjectIdentifier(file)] {
          guard link(first, target) == 0 else { throw SupportError("\(target) cannot be linked") }
        } else {
          try Data(Self.remains(of: file, loss, &numbers)).write(to: URL(fileURLWithPath: target))
          guard chmod(target, 0o600) == 0 else { throw SupportError("\(target) cannot be made private") }
          written[ObjectIdentifier(file)] = target
        }
      }
    }
  }

  /// Whether all folders above a path are there; one whose own name is lost takes with it what is in it.
  private func hasFolder(_ path: String, _ names: [String: Node]) -> Bool {
    let folder = Self.folder(of: path)
    guard !folder.isEmpty else { return true }
    guard case .folder? = names[folder] else { return false }
    return hasFolder(folder, names)
  }

  private static func remains(of file: File, _ loss: Double, _ numbers: inout SplitMix64) -> [UInt8] {
    var bytes = file.durable
    for change in file.pending {
      switch (change, Double.random(in: 0..<1, using: &numbers)) {
      case (.write(let at, let new), ..<loss):
        // The size may be written without the bytes.
        if at + new.count > bytes.count, Bool.random(using: &numbers) { resize(&bytes, at + new.count) }
      case (.size, ..<loss): break
      case (.write(let at, let new), let chance) where chance < loss + (1 - loss) / 3:
        if at + new.count > bytes.count { resize(&bytes, at + new.count) }
        var place = at
        while place < at + new.count {
          let end = min((place / sector + 1) * sector, at + new.count)
          if Bool.random(using: &numbers) {
            bytes.replaceSubrange(place..<end, with: new[new.startIndex + place - at..<new.startIndex + end - at])
          }
          place = end
        }
      default: apply(change, to: &bytes)
      }
    }
    return bytes
  }
}
