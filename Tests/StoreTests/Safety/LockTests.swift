import Domain
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
      #expect(error?.code == .busy)
      // Readers see the state before.
      #expect(try second.read { try $0.profiles.all() } == [])
    }
    _ = try second.adding("Ben")
    #expect(try first.read { try $0.profiles.all().map(\.name) } == ["Anna", "Ben"])
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
      #expect(larderError { _ = try second.adding("Ben") }?.code == .interrupted)
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
    #expect(error?.code == .interrupted)
    #expect(try household.dump() == before)
    #expect(try household.adding("Ben") > 0)
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
    #expect(try household.dump() == before)
    #expect(try household.history(profile: nil, last: 1) == [])
    #expect(try household.check() == [])
  }

  @Test func aSQLiteWithoutTheHookIsRefused() {
    #expect(larderError { try SQLiteBuild.check { $0 != "ENABLE_PREUPDATE_HOOK" } }?.code == .unsupportedSQLite)
    #expect(larderError { try SQLiteBuild.check { $0 != "ENABLE_FTS5" } }?.message.contains("FTS5") == true)
    #expect(larderError { try SQLiteBuild.check() } == nil)
  }
}
