import Commands
import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Shell

/// What `data erase` forgets of the prompt: the lines of whom it erases, and which profile was in use.
@Suite struct ForgottenLinesTests {
  private let folder: TemporaryFolder
  private let paths: FilePaths
  private let household: String
  private let (dad, mom): (Profile, Profile)

  init() throws {
    folder = try TemporaryFolder()
    paths = FilePaths(environment: ["HOME": folder.path, "XDG_STATE_HOME": folder.path])
    household = folder.file("larder.db")
    let added = Moment(seconds: 1_795_260_600, offset: 3600)
    dad = Profile(id: 1, uid: "a", name: "Dad", createdAt: added)
    mom = Profile(id: 2, uid: "b", name: "Mom", createdAt: added)
    for path in files { HistoryFile(path: path).append("eat 2 eggs") }
    let other = paths.memory(of: folder.file("other.db"))
    try other.remember(ProfileMemory.Entry(id: 7, uid: nil))
    try paths.memory(of: household).remember(ProfileMemory.Entry(mom))
  }

  /// The files of Dad, Mom, of both together, and of before there were any.
  private var files: [String] {
    [
      paths.history(of: dad, household: household, isShared: false),
      paths.history(of: mom, household: household, isShared: false),
      paths.history(of: nil, household: household, isShared: true),
      paths.history(of: nil, household: household, isShared: false),
    ]
  }

  private var areThere: [Bool] { files.map { FileManager.default.fileExists(atPath: $0) } }

  @Test func aProfilesLinesAndTheOnesThatCannotBeToldApart() throws {
    expect(areThere, equals: [true, true, true, true])
    try paths.memory(of: household).forget([mom], false)
    expect(areThere, equals: [true, false, false, false])
    expect(paths.memory(of: household).recall(), equals: nil)
    expect(paths.memory(of: folder.file("other.db")).recall(), equals: ProfileMemory.Entry(id: 7, uid: nil))
  }

  @Test func theProfileInUseIsRememberedWhereAnotherIsErased() throws {
    try paths.memory(of: household).forget([dad], false)
    expect(areThere, equals: [false, true, false, false])
    expect(paths.memory(of: household).recall(), equals: ProfileMemory.Entry(mom))
  }

  @Test func aLineOfAnEarlierLarderHasOnlyTheNumber() throws {
    let lines = "7\t\(folder.file("other.db"))\n2\t\(household)\n"
    try Data(lines.utf8).write(to: URL(fileURLWithPath: folder.file("larder/profiles")))
    let memory = paths.memory(of: household)
    expect(memory.recall(), equals: ProfileMemory.Entry(id: 2, uid: nil))
    expect(try require(memory.recall()).isOf(mom))
    try memory.remember(ProfileMemory.Entry(mom))
    expect(memory.recall(), equals: ProfileMemory.Entry(id: 2, uid: "b"))
    // Another profile that bears the number, as after a restore.
    expect(try !require(memory.recall()).isOf(Profile(id: 2, uid: "c", name: "Opa", createdAt: mom.createdAt)))
    expect(paths.memory(of: folder.file("other.db")).recall(), equals: ProfileMemory.Entry(id: 7, uid: nil))
  }

  @Test func everything() throws {
    try paths.memory(of: household).forget([dad, mom], true)
    expect(areThere, equals: [false, false, false, false])
    expect(paths.memory(of: household).recall(), equals: nil)
    // Once more does no harm.
    try paths.memory(of: household).forget([dad, mom], true)
  }
}
