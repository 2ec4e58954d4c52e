import Expect
import Foundation
import TestSupport
import Testing

/// A call that fails, and how.
struct Fault: Sendable, CustomStringConvertible {
  /// What comes of it.
  enum Kind: String, Sendable {
    case inputOutput = "EIO"
    case noSpace = "ENOSPC"
    /// One write is made by half, and from then on there is no room for any.
    case full
    /// Ctrl-C arrives during the call, which a file system may end for that reason (EINTR).
    case interrupted = "EINTR"

    /// The errors of a disk.
    static let ofDisk: [Kind] = [.inputOutput, .noSpace, .full]

    /// The error's number (`errno`).
    var code: Int32 {
      switch self {
      case .inputOutput: EIO
      case .noSpace, .full: ENOSPC
      case .interrupted: EINTR
      }
    }
  }

  let call: FaultShim.Call
  let number: Int
  let kind: Kind

  var description: String { "\(call.rawValue) \(number) \(kind.rawValue)" }

  /// Whether it is the error of a disk without room, where room was needed.
  var isFull: Bool {
    [.noSpace, .full].contains(kind) && [.pwrite, .write, .fdatasync, .fsync, .ftruncate].contains(call)
  }

  init(_ call: FaultShim.Call, _ number: Int, _ kind: Kind = .inputOutput) {
    (self.call, self.number, self.kind) = (call, number, kind)
  }

  /// The kinds of faults that a call can have.
  static func kinds(of call: FaultShim.Call) -> [Kind] {
    [.pwrite, .write].contains(call) ? Kind.ofDisk : [.inputOutput, .noSpace]
  }
}

/// A command during which a call fails.
struct FaultScene: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  let name: String
  /// What is done in the fast tier.
  let fast: [Fault]
  /// Commands that come before, in an empty folder.
  let preparation: [String]
  /// The command's words on a household.
  let words: @Sendable (HouseholdUnderTest) -> [String]
  /// Words that say that it is done, or partly done, all the same.
  var saysSaved = ["saved"]

  var description: String { name }
  var testDescription: String { name }

  static let mark = "zqxmark"

  static let all = [eating, undoing, importing, starting, backingUp, restoring, erasing, exporting]

  private static let eating = FaultScene(
    name: "eat",
    fast: [
      .init(.pread, 2), .init(.pread, 9), .init(.pread, 30), .init(.pwrite, 1, .noSpace), .init(.pwrite, 5),
      .init(.pwrite, 13, .full), .init(.fdatasync, 1), .init(.fdatasync, 2, .noSpace), .init(.fdatasync, 3),
      .init(.fdatasync, 4), .init(.open, 2), .init(.ftruncate, 1),
    ], preparation: ["profile add Dad", "eat 2 eggs @lunch"], words: { _ in ["eat", "banana"] })

  private static let undoing = FaultScene(
    name: "undo",
    fast: [
      .init(.pread, 20), .init(.pwrite, 2, .full), .init(.pwrite, 9, .noSpace), .init(.fdatasync, 3),
      .init(.fdatasync, 4, .noSpace), .init(.ftruncate, 1),
    ], preparation: ["profile add Dad", "eat 2 eggs @lunch"], words: { _ in ["undo"] })

  private static let importing = FaultScene(
    name: "import",
    fast: [
      .init(.pread, 25), .init(.pwrite, 3, .noSpace), .init(.pwrite, 40, .full), .init(.fdatasync, 2),
      .init(.fdatasync, 4), .init(.write, 1, .full), .init(.fsync, 1), .init(.link, 1),
    ], preparation: ["profile add Dad", "eat 2 eggs @lunch"],
    words: { ["data", "import", "csv", $0.folder.file("foods.csv")] }, saysSaved: ["saved", "imported"])

  private static let starting = FaultScene(
    name: "first start",
    fast: [
      .init(.open, 2), .init(.pwrite, 1, .noSpace), .init(.pwrite, 60, .full), .init(.fsync, 1, .noSpace),
      .init(.link, 1), .init(.unlink, 1), .init(.fdatasync, 4),
    ], preparation: [], words: { _ in ["profile", "add", "Dad"] })

  private static let backingUp = FaultScene(
    name: "backup",
    fast: [
      .init(.pread, 3), .init(.pwrite, 30, .full), .init(.fsync, 1, .noSpace), .init(.fsync, 2), .init(.fsync, 3),
      .init(.write, 1, .full), .init(.link, 1), .init(.link, 2), .init(.rename, 1),
    ], preparation: ["profile add Dad", "eat 2 eggs @lunch"], words: { _ in ["data", "backup"] })

  private static let restoring = FaultScene(
    name: "restore",
    fast: [
      .init(.pread, 200), .init(.pwrite, 30, .noSpace), .init(.pwrite, 400, .full), .init(.fdatasync, 1),
      .init(.fdatasync, 2), .init(.fdatasync, 3, .noSpace), .init(.fdatasync, 4), .init(.ftruncate, 1),
    ],
    preparation: ["profile add Dad", "eat 2 eggs @lunch", "data backup", "eat 1 apple"],
    words: { _ in ["data", "restore", "1", "--yes"] }, saysSaved: ["restored"])

  private static let erasing = FaultScene(
    name: "erase",
    fast: [
      .init(.fdatasync, 2), .init(.fdatasync, 4), .init(.fdatasync, 6), .init(.pwrite, 20, .full),
      .init(.unlink, 1), .init(.fsync, 1),
    ],
    preparation: [
      "profile add Dad", "profile add \(mark)", "eat 2 eggs", "eat 1 apple --profile \(mark)", "data backup",
    ], words: { _ in ["data", "erase", mark, "--backups", "--yes"] }, saysSaved: ["erased", "saved"])

  private static let exporting = FaultScene(
    name: "export",
    fast: [.init(.pread, 20), .init(.write, 1, .full), .init(.fsync, 1, .noSpace), .init(.link, 1)],
    preparation: ["profile add Dad", "eat 2 eggs @lunch"],
    words: { ["data", "export", $0.folder.file("out.json")] })
}

/// A scene's household before its command, and what it is after it when nothing fails.
final class FaultStage {
  let scene: FaultScene
  private let master: HouseholdUnderTest
  /// The rows before and after the command; nil is no household.
  let before: String?
  let after: String?
  /// Rows that are neither and may be left: those of a household without a profile, at the first start.
  let between: String?
  /// The files beside the household afterwards, for what is to be whole.
  private let whole: HouseholdUnderTest

  init(_ scene: FaultScene) throws {
    self.scene = scene
    master = try HouseholdUnderTest(isEmpty: true)
    let foods = try PowerScene.foods(60)
    try foods.read("foods.csv").write(toFile: master.folder.file("foods.csv"), atomically: true, encoding: .utf8)
    for line in scene.preparation {
      let result = try master.run([], input: line + "\n")
      try require(result.status == 0, "\(line): \(result.errorText)")
    }
    before = try Self.rows(master)
    whole = try Self.copy(of: master)
    let result = try whole.run(scene.words(whole))
    try require(result.status == 0, "\(scene): \(result.errorText)")
    after = try Self.rows(whole)
    if before == nil {
      let fresh = try HouseholdUnderTest(isEmpty: true)
      expect(try fresh.run(["profile", "list"]).status, equals: 0)
      between = try fresh.rows()
    } else {
      between = before
    }
  }

  /// A household as it is before the command.
  func household() throws -> HouseholdUnderTest { try Self.copy(of: master) }

  /// The rows, without the path of the household's folder, which commands name; nil if there is no household.
  static func rows(_ household: HouseholdUnderTest) throws -> String? {
    guard FileManager.default.fileExists(atPath: household.path) else { return nil }
    return try household.rows().replacing(household.folder.path, with: "")
  }

  private static func copy(of other: HouseholdUnderTest) throws -> HouseholdUnderTest {
    let household = try HouseholdUnderTest(isEmpty: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: other.folder.path) {
      try FileManager.default.copyItem(atPath: other.folder.file(name), toPath: household.folder.file(name))
    }
    return household
  }

  /// Whether the file of a name is not there, or is as it is when nothing fails.
  func isWholeOrMissing(_ name: String, in household: HouseholdUnderTest) -> Bool {
    guard let content = FileManager.default.contents(atPath: household.folder.file(name)) else { return true }
    return content == FileManager.default.contents(atPath: whole.folder.file(name))
  }
}
