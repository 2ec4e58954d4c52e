import Commands
import Domain
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
    (dad, mom) = (Profile(id: 1, name: "Dad", createdAt: added), Profile(id: 2, name: "Mom", createdAt: added))
    for path in files { HistoryFile(path: path).append("eat 2 eggs") }
    let other = paths.memory(of: folder.file("other.db"))
    try other.remember(7)
    try paths.memory(of: household).remember(mom.id)
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
    #expect(areThere == [true, true, true, true])
    try paths.memory(of: household).forget([mom], false)
    #expect(areThere == [true, false, false, false])
    #expect(paths.memory(of: household).recall() == nil)
    #expect(paths.memory(of: folder.file("other.db")).recall() == 7)
  }

  @Test func theProfileInUseIsRememberedWhereAnotherIsErased() throws {
    try paths.memory(of: household).forget([dad], false)
    #expect(areThere == [false, true, false, false])
    #expect(paths.memory(of: household).recall() == mom.id)
  }

  @Test func everything() throws {
    try paths.memory(of: household).forget([dad, mom], true)
    #expect(areThere == [false, false, false, false])
    #expect(paths.memory(of: household).recall() == nil)
    // Once more does no harm.
    try paths.memory(of: household).forget([dad, mom], true)
  }
}
