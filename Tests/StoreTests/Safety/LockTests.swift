import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite struct LockTests {
  let folder: TemporaryFolder
  var path: String { folder.file("larder.db") }

  init() throws { folder = try TemporaryFolder() }

  @Test func aSecondWriterIsToldThatTheFirstIsBusy() throws {
    let first = try Household.open(at: path, now: noon)
    let second = try Household.open(at: path, now: noon, patience: .milliseconds(50))
    try first.change {
      try $0.profiles.insert(Profile(name: "Anna", createdAt: noon))
      let error = larderError { _ = try second.adding("Ben") }
      expect(error?.code, equals: .busy)
      // Readers see the state before.
      expect(try second.read { try $0.profiles.all() }, equals: [])
    }
    _ = try second.adding("Ben")
    expect(try first.read { try $0.profiles.all().map(\.name) }, equals: ["Anna", "Ben"])
  }

  @Test func `the kernel's list of locks is read`() {
    typealias Lock = LockHolder.Lock
    // Lines of /proc/locks as proc(5) describes them.
    let writing = Lock("1: POSIX  ADVISORY  WRITE 1234 fe:00:16228364 1073741825 1073741825")
    expect(
      writing?.process == 1234 && writing?.inode == 16_228_364 && writing?.device == "fe:00"
        && writing?.isForWriting == true)
    expect(writing?.first, equals: 0x4000_0001)
    expect(Lock("2: POSIX  ADVISORY  READ 77 08:01:5 1073741826 1073742335")?.isForWriting, equals: false)
    // One that waits, one of an open file, one of another namespace, and noise.
    for line in [
      "2: -> POSIX  ADVISORY  WRITE 99 fe:00:16228364 1073741825 1073741825",
      "3: OFDLCK ADVISORY  WRITE -1 fe:00:16228364 0 EOF", "3: FLOCK  ADVISORY  WRITE 31175 fe:00:16237094 0 EOF",
      "1: POSIX  ADVISORY  WRITE 0 fe:00:16228364 1073741825 1073741825", "1: POSIX", "",
    ] {
      expect(Lock(Substring(line)) == nil, "\(line)")
    }
  }

  @Test func `whoever has waited longer looks more often`() {
    let pauses = stride(from: 0.0, to: 1000, by: 10).map { LockWait.pause(after: 3, waited: $0) }
    expect(pauses == pauses.sorted(by: >) && pauses.first == 6000 && pauses.last == 500)
    expect(LockWait.pause(after: 500, waited: 5000), equals: 500)
  }

  @Test func anInterruptEndsTheWait() throws {
    let first = try Household.open(at: path, now: noon)
    let second = try Household.open(at: path, now: noon, patience: .seconds(60))
    let stop = second.interruptHandle
    try first.change { _ in
      let isOver = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        // Pressed again until it is heard: the wait may not have begun.
        while isOver.wait(timeout: .now() + 0.005) == .timedOut { stop() }
      }
      expect(larderError { _ = try second.adding("Ben") }?.code, equals: .interrupted)
      isOver.signal()
    }
    _ = try second.adding("Ben")
  }

  @Test func anInterruptedWriteLeavesNothing() throws {
    let household = try Household.inMemory(now: noon)
    let stop = household.interruptHandle
    let before = try household.dump()
    let error = larderError {
      try household.change {
        try $0.profiles.insert(Profile(name: "Anna", createdAt: noon))
        stop()
      }
    }
    expect(error?.code, equals: .interrupted)
    expect(try household.dump(), equals: before)
    expect(try household.adding("Ben") > 0)
  }

  @Test func aWriteWhoseBodyThrowsLeavesNothing() throws {
    struct Refusal: Error {}
    let household = try Household.inMemory(now: noon)
    let before = try household.dump()
    #expect(throws: Refusal.self) {
      try household.change {
        try $0.profiles.insert(Profile(name: "Anna", createdAt: noon))
        try $0.foods.insert(.sample("test oats"))
        throw Refusal()
      }
    }
    expect(try household.dump(), equals: before)
    expect(try household.history(profile: nil, last: 1), equals: [])
    expect(try household.check(), equals: [])
  }

  @Test func aSQLiteWithoutTheHookIsRefused() {
    expect(larderError { try SQLiteBuild.check { $0 != "ENABLE_PREUPDATE_HOOK" } }?.code, equals: .unsupportedSQLite)
    expect(larderError { try SQLiteBuild.check { $0 != "ENABLE_FTS5" } }?.message.contains("FTS5"), equals: true)
    expect(larderError { try SQLiteBuild.check() }, equals: nil)
  }
}
