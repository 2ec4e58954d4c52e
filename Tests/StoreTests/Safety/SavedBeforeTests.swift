import Domain
import Expect
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Store

/// What the error of a command's later part says of what its earlier parts have saved.
@Suite struct SavedBeforeTests {
  private let household: Household
  private let anna: Int

  init() throws {
    household = try Household.small()
    anna = try household.adding("Anna")
    household.beginCommand()
  }

  /// The message of a write that somebody interrupts.
  private func interruptedWrite() -> String? {
    larderError {
      try household.change {
        try $0.profiles.insert(Profile(name: "Ben", createdAt: noon))
        household.interruptHandle()
      }
    }?.message
  }

  @Test func `a write that fails after another one says that the first is saved`() throws {
    expect(interruptedWrite(), equals: "interrupted, nothing was changed")
    _ = try household.adding("Mom")
    expect(interruptedWrite(), equals: "interrupted, what this command changed before is saved: `history` shows it")
    expect(try household.read { try $0.profiles.all().map(\.name) }, equals: ["Anna", "Mom"])
  }

  @Test func `the next command begins anew`() throws {
    _ = try household.adding("Mom")
    household.beginCommand()
    expect(interruptedWrite(), equals: "interrupted, nothing was changed")
  }

  /// A timer that rings while a command asks something is no change of that command.
  @Test func `what history does not show is not said to be in it`() throws {
    try household.cook(profile: anna) { try $0.end() }
    try household.change { _ in }
    expect(interruptedWrite(), equals: "interrupted, nothing was changed")
  }

  @Test func `a write that a rule of the file refuses says it too`() throws {
    _ = try household.adding("Mom")
    let error = larderError {
      try household.change { try $0.db.execute(sql: "UPDATE profile SET isDefault = 7") }
    }
    expect(error?.hint, equals: "what this command changed before is saved: `history` shows it")
    expect(error?.outcome, equals: .savedBefore)
  }
}
