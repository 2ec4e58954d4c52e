internal import Domain
internal import Exchange
internal import Foundation
internal import Store

/// A CSV file with the records that could not be imported, written beside the imported file.
///
/// It is created when the first record is refused and never overwrites another file. If the import fails, it is
/// removed.
final class RefusedFile {
  private let source: String
  private let name: String
  private let folder: String?
  private var draft: FileDraft?
  /// The path of the file without its extension and without the number that makes it unique; empty until a record is
  /// refused.
  private var stem = ""
  private var buffer = ""
  /// The path of the file once the file is finished; nil before that, and if no record was refused.
  private(set) var path: String?

  private static let maximumBuffered = 1 << 16
  private static let maximumFiles = 1000

  /// A file for the refused records of one import.
  ///
  /// - Parameters:
  ///   - source: The path of the file that is imported.
  ///   - name: That file's name without its extension.
  ///   - folder: The folder to write to if the file cannot be created beside the source.
  init(beside source: String, named name: String, orIn folder: String?) {
    self.source = source
    self.name = name
    self.folder = folder
  }

  /// Runs an import, passing it a file for its refused rows or nil if no such file is wanted, and removes the file if
  /// the import fails.
  static func during<Result>(
    _ input: ImportInput, _ invocation: Invocation, _ session: Session, _ body: (RefusedFile?) throws -> Result
  ) throws -> Result {
    let isWanted = !invocation.has(DataCommands.noRefused) && !invocation.has(DataCommands.dryRun)
    let refused = isWanted ? RefusedFile(beside: input.path, named: input.baseName, orIn: session.workingFolder) : nil
    do {
      return try body(refused)
    } catch {
      refused?.discard()
      throw error
    }
  }

  /// Adds a refused record; throws `cannotCreate`.
  func add(_ record: RefusedRecord) throws {
    if draft == nil { try make() }
    let row = CSVTable(["line", "reason", "text"], [[String(record.line), record.reason, record.text]]).text
    // Drop the header, which was written once.
    buffer += String(decoding: row.utf8.drop { $0 != UInt8(ascii: "\n") }.dropFirst(), as: UTF8.self)
    if buffer.utf8.count >= Self.maximumBuffered { try flush() }
  }

  /// Writes what is still buffered, so that a full disk is noticed before anything is imported; throws `cannotCreate`.
  func finish() throws {
    guard let draft else { return }
    try flush()
    do { try draft.sync() } catch { throw refusal(error.text) }
  }

  /// Gives the file its name once the import has succeeded; throws `cannotCreate`.
  func publish() throws {
    guard let draft else { return }
    self.draft = nil
    var failure = SystemFailure(EEXIST)
    for number in 1...Self.maximumFiles where failure.code == EEXIST {
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

  /// Removes the file after the import has failed.
  func discard() {
    draft?.discard()
    draft = nil
  }

  private func flush() throws {
    do { try draft?.write(buffer) } catch { throw refusal(error.reason) }
    buffer = ""
  }

  private func make() throws {
    let parts = source.split(separator: "/", omittingEmptySubsequences: false)
    let own = parts.last?.isEmpty == true ? parts.dropLast(2) : parts.dropLast()
    let stems = [own.map { $0 + "/" }.joined(), folder.map { $0 + "/" } ?? ""].map { $0 + name + ".refused" }
    var failure = SystemFailure(0)
    for stem in stems {
      do {
        draft = try FileDraft(for: Self.path(stem, 1), permissions: 0o600)
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
      outcome: .nothing(.imported), hint: "`--no-refused` imports without that file")
  }
}
