import Foundation
import TestSupport

/// A call that a program has made on the files of a folder, as `FaultShim` wrote it down.
///
/// A file is known by its number, which it keeps when it is renamed; paths are relative to the folder.
enum TracedCall: Sendable {
  /// A file was made under a name, or without one.
  case create(file: UInt64, path: String?)
  case write(file: UInt64, at: Int, bytes: ArraySlice<UInt8>)
  case truncate(file: UInt64, size: Int)
  case sync(file: UInt64)
  /// What was done to the names in a folder has reached the disk.
  case syncFolder(path: String)
  case rename(from: String, to: String)
  case link(file: UInt64, path: String)
  case unlink(path: String)
  case makeFolder(path: String)
  case removeFolder(path: String)
  /// So many lines were written to standard output.
  case report(lines: Int)
}

extension TracedCall {
  /// The calls in a log, on files below `folder`.
  static func all(in log: Data, below folder: String) throws -> [TracedCall] {
    let bytes = [UInt8](log)
    var calls: [TracedCall] = []
    var place = 0
    func number() -> UInt64 {
      defer { place += 8 }
      return bytes[place..<place + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    while place + 40 <= bytes.count {
      let (kind, file, at, first, second) = (number(), number(), Int(number()), Int(number()), Int(number()))
      let data = bytes[place..<place + first]
      func path(_ bytes: ArraySlice<UInt8>) -> String {
        String(String(decoding: bytes, as: UTF8.self).dropFirst(folder.utf8.count).drop { $0 == "/" })
      }
      let (one, other) = (path(data), path(bytes[place + first..<place + first + second]))
      place += first + second
      switch kind {
      case 1: calls.append(.create(file: file, path: one))
      case 2: calls.append(.create(file: file, path: nil))
      case 3: calls.append(.write(file: file, at: at, bytes: data))
      case 4: calls.append(.truncate(file: file, size: at))
      case 5: calls.append(.sync(file: file))
      case 6: calls.append(.syncFolder(path: one))
      case 7: calls.append(.rename(from: one, to: other))
      case 8: calls.append(.link(file: file, path: one))
      case 9: calls.append(.unlink(path: one))
      case 10: calls.append(.makeFolder(path: one))
      case 11: calls.append(.report(lines: data.count { $0 == 0x0A }))
      case 12: calls.append(.removeFolder(path: one))
      default: throw SupportError("a call of kind \(kind) in the log")
      }
    }
    return calls
  }
}
