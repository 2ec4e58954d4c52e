internal import Domain
internal import Exchange
internal import Foundation

/// The records of a file that could not be taken, as CSV beside it: made when there is a first one, never written over another.
final class RefusedFile {
  private let source: String
  private let name: String
  private let folder: String?
  private var handle: FileHandle?
  private var buffer = Data()
  /// Where it is; nil while nothing was refused.
  private(set) var path: String?

  private static let mostBuffered = 1 << 16
  private static let mostFiles = 1000

  /// - Parameters:
  ///   - source: The path of the file that is imported.
  ///   - name: That file's name without its ending.
  ///   - folder: Where to write it where nothing can be made beside that file.
  init(beside source: String, named name: String, orIn folder: String?) {
    self.source = source
    self.name = name
    self.folder = folder
  }

  /// Throws `cannotCreate`.
  func add(_ record: RefusedRecord) throws {
    if handle == nil { try make() }
    let row = CSVTable(["line", "reason", "text"], [[String(record.line), record.reason, record.text]]).text
    // Without the header, which stands there once.
    buffer.append(contentsOf: row.utf8.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
    if buffer.count >= Self.mostBuffered { try flush() }
  }

  /// Writes what is left; throws `cannotCreate`.
  func close() throws {
    guard handle != nil else { return }
    try flush()
    try? handle?.close()
    handle = nil
  }

  /// As if nothing had been refused: for an import that came to nothing.
  func discard() {
    try? handle?.close()
    handle = nil
    if let path { unlink(path) }
    path = nil
  }

  private func flush() throws {
    do {
      try handle?.write(contentsOf: buffer)
      buffer = Data()
    } catch {
      throw Self.refusal(path ?? source, "the disk may be full")
    }
  }

  private func make() throws {
    let parts = source.split(separator: "/", omittingEmptySubsequences: false)
    let own = parts.last?.isEmpty == true ? parts.dropLast(2) : parts.dropLast()
    let beside = own.map { $0 + "/" }.joined()
    var failure: Int32 = 0
    for folder in [beside, folder.map { $0 + "/" } ?? ""] {
      for number in 1...Self.mostFiles {
        let path = folder + name + ".refused" + (number == 1 ? "" : ".\(number)") + ".csv"
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor < 0 else {
          self.path = path
          handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
          buffer = Data("line,reason,text\n".utf8)
          return
        }
        failure = errno
        if failure != EEXIST { break }
      }
    }
    throw Self.refusal(beside + name + ".refused.csv", String(cString: strerror(failure)))
  }

  private static func refusal(_ path: String, _ reason: String) -> LarderError {
    LarderError(
      .cannotCreate, "the refused rows cannot be written to \(path): \(reason)",
      hint: "nothing was imported; `--no-refused` imports without that file")
  }
}
