internal import Domain
internal import Matching
internal import Store
internal import Text

/// What has numbered lines of food that are added, changed, skipped and removed one by one: a meal, a trip.
protocol LineOwner {
  associatedtype Item: LineBearing & Hashable
  /// What a report of it needs beside it, read in the write that changed it.
  associatedtype Shown

  /// The noun of its commands: `meal`, `trip`.
  static var noun: String { get }
  /// Its lines, whose places, from 1, are the numbers that people use.
  var items: [Item] { get }
  /// The number of a line's row.
  static func row(of item: Item) -> Int

  /// It as it is at the moment of writing: another program may have changed it since it was found.
  ///
  /// - Throws: that it has been deleted.
  func current(through door: WritingDoor) throws -> Self
  /// Adds lines at its end and returns their places, from 1.
  func append(_ items: [Item], through door: WritingDoor) throws -> [Int]
  /// Saves a line in its place.
  func replace(_ item: Item, through door: WritingDoor) throws
  /// Takes a line out.
  static func remove(row: Int, through door: WritingDoor) throws
  /// What a report shows of it; `added` are the numbers of the lines that are new or changed.
  func shown(added: [Int], through door: WritingDoor) throws -> Shown
  /// One step that writes it.
  static func write<Value>(
    _ items: [Item], label: String, profile: Profile, _ session: Session, _ body: (WritingDoor) throws -> Value
  ) throws -> Written<Value>
}

/// The owner whose line is meant, and the words behind its name.
struct LineTarget<Owner: LineOwner> {
  let profile: Profile
  let owner: Owner
  let rest: [Word]
  let invocation: Invocation
  /// What an error calls the owner: `that meal`, `trip #12`.
  let called: String

  /// The words behind the owner's name, as they were typed.
  var text: String { rest.map(\.raw).joined(separator: " ") }

  /// The line's number, as `show` prints it, at the start of the words.
  func number(isLast: Bool = false) throws -> Int {
    try invocation.itemNumber(
      in: rest, of: Owner.noun, called: called, count: owner.items.count, isLast: isLast)
  }
}

/// The verbs that every owner of lines has: each changes it in one step and shows it as it is then.
struct LineChange<Owner: LineOwner> {
  let session: Session
  let target: LineTarget<Owner>
  /// Shows what became of it.
  let report: (Owner.Shown, _ remarks: [String], Step?) -> any Report

  private var owner: Owner { target.owner }

  /// Adds lines at the end.
  func add(_ items: [Owner.Item], remarks: [String] = []) throws -> any Report {
    try write(items, remarks) { door in
      try owner.append(session.describedFoods.settle(items, by: door.foods), through: door)
    }
  }

  /// Puts a line in the place of the one of that number, which must be the same still.
  func put(_ item: Owner.Item, at number: Int, remarks: [String] = []) throws -> any Report {
    try change(number, refusingChanged: true, remarks, [item]) { $0 = item }
  }

  /// Leaves a line out of the totals, or counts it again.
  func skip(_ number: Int) throws -> any Report { try change(number) { $0.line.isSkipped.toggle() } }

  /// Takes a line out.
  func remove(_ number: Int) throws -> any Report {
    try write([], []) { door in
      try Owner.remove(row: Owner.row(of: owner.items[number - 1]), through: door)
      return []
    }
  }

  /// Changes a line as it is at the moment of writing.
  private func change(
    _ number: Int, refusingChanged: Bool = false, _ remarks: [String] = [], _ written: [Owner.Item] = [],
    _ body: (inout Owner.Item) -> Void
  ) throws -> any Report {
    let found = owner.items[number - 1]
    return try write(written, remarks) { door in
      let items = try owner.current(through: door).items
      guard let index = items.firstIndex(where: { Owner.row(of: $0) == Owner.row(of: found) }) else {
        throw LarderError(.unknownItem, "item \(number) has just been removed", hint: "nothing was changed")
      }
      var item = items[index]
      guard item == found || !refusingChanged else {
        throw LarderError(
          .notAllowed, "item \(number) has just been changed by another program",
          hint: "look at it: `\(Owner.noun) show`")
      }
      body(&item)
      try owner.replace(session.describedFoods.settle(item, by: door.foods), through: door)
      return [index + 1]
    }
  }

  private func write(
    _ items: [Owner.Item], _ remarks: [String], _ body: (WritingDoor) throws -> [Int]
  ) throws -> any Report {
    let written = try Owner.write(items, label: target.invocation.label, profile: target.profile, session) { door in
      let added = try body(door)
      return try owner.current(through: door).shown(added: added, through: door)
    }
    return report(written.value, remarks, written.step)
  }
}
