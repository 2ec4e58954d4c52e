import Commands
import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Shell

/// The file with the profile that each household uses, under several programs.
@Suite struct ProfileFileTests {
  private let folder: TemporaryFolder
  private var state: String { folder.file("larder") }

  init() throws { folder = try TemporaryFolder() }

  private func file(_ number: Int) -> ProfileFile { ProfileFile(folder: state, household: "/homes/\(number).db") }

  /// Each has a household of its own, and all lines are in one file.
  @Test func `no choice is lost however many programs choose`() throws {
    let files = (0..<8).map(file)
    for choice in 1...10 {
      let all = DispatchGroup()
      for file in files {
        all.enter()
        Thread.detachNewThread {
          try? file.remember(ProfileMemory.Entry(id: choice, uid: nil))
          all.leave()
        }
      }
      all.wait()
      expect(files.map { $0.recall()?.id }, equals: files.map { _ in choice })
    }
    expect(try FileManager.default.contentsOfDirectory(atPath: state), equals: ["profiles"])
  }

  @Test func `what a killed program has left is removed`() throws {
    try file(1).remember(ProfileMemory.Entry(id: 1, uid: nil))
    try folder.write("1\t/homes/1.db\n", to: "larder/.profiles-4711-815")
    try file(2).remember(ProfileMemory.Entry(id: 2, uid: nil))
    expect(try FileManager.default.contentsOfDirectory(atPath: state), equals: ["profiles"])
    expect(file(1).recall()?.id == 1 && file(2).recall()?.id == 2)
  }

  @Test func `a program that does not come to an end of it is named`() throws {
    try file(1).remember(ProfileMemory.Entry(id: 1, uid: nil))
    let other = open(state, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(other) }
    try require(flock(other, LOCK_EX) == 0)
    let error = try #require(throws: LarderError.self) { try file(1).remember(ProfileMemory.Entry(id: 2, uid: nil)) }
    expect(error.code == .busy && error.message.contains(state + "/profiles"), "\(error)")
    expect(file(1).recall()?.id, equals: 1)
  }
}
