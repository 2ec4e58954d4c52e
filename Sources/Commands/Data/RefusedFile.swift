internal import Domain
internal import Exchange
internal import Foundation
internal import Store

/// The records of a file that could not be taken, as CSV beside it: made when there is a first one, never written over another,
/// and there only when the import is.
final class RefusedFile {
  private let source: String
  private let name: String
  private let folder: String?
  private var draft: Draft?
  /// The file's path without a number that makes it another's; set with the draft.
  private var stem = ""
  private var buffer = ""
  /// Where it is; nil while nothing was refused, or nothing is done yet.
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
    if draft == nil { try make() }
    let row = CSVTable(["line", "reason", "text"], [[String(record.line), record.reason, record.text]]).text
    // Without the header, which stands there once.
    buffer += String(decoding: row.utf8.drop { $0 != UInt8(ascii: "\n") }.dropFirst(), as: UTF8.self)
    if buffer.utf8.count >= Self.mostBuffered { try flush() }
  }

  /// Writes what is left, before anything is imported; throws `cannotCreate`.
  func finish() throws {
    guard let draft else { return }
    try flush()
    do { try draft.sync() } catch { throw refusal(error.text) }
  }

  /// Gives the file its name, now that its import is done; throws `cannotCreate`.
  func publish() throws {
    guard let draft else { return }
    self.draft = nil
    var failure = SystemFailure(EEXIST)
    for number in 1...Self.mostFiles where failure.code == EEXIST {
      let path = Self.path(stem, number)
      do {
        try draft.publish(as: path)
        self.path = path
        return
      } catch {
        failure = error
      }
    }
    throw LarderError(
      .cannotCreate, "the refused rows cannot be written to \(Self.path(stem, 1)): \(failure.text)",
      hint: "all other rows were imported; `undo` takes them back")
  }

  /// As if nothing had been refused: for an import that came to nothing.
  func discard() {
    draft?.discard()
    draft = nil
  }

  private func flush() throws {
    do { try draft?.write(buffer) } catch { throw refusal("the disk may be full") }
    buffer = ""
  }

  private func make() throws {
    let parts = source.split(separator: "/", omittingEmptySubsequences: false)
    let own = parts.last?.isEmpty == true ? parts.dropLast(2) : parts.dropLast()
    let stems = [own.map { $0 + "/" }.joined(), folder.map { $0 + "/" } ?? ""].map { $0 + name + ".refused" }
    var failure = SystemFailure(0)
    for stem in stems {
      do {
        draft = try Draft(for: Self.path(stem, 1), permissions: 0o600)
        self.stem = stem
        buffer = "line,reason,text\n"
        return
      } catch {
        failure = error
      }
    }
    stem = stems[0]
    throw refusal(failure.text)
  }

  private static func path(_ stem: String, _ number: Int) -> String {
    stem + (number == 1 ? "" : ".\(number)") + ".csv"
  }

  private func refusal(_ reason: String) -> LarderError {
    LarderError(
      .cannotCreate, "the refused rows cannot be written to \(Self.path(stem, 1)): \(reason)",
      hint: "nothing was imported; `--no-refused` imports without that file")
  }
}
