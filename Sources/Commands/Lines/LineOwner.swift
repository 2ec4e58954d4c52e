internal import Domain
internal import Matching
internal import Store
internal import Text

/// A meal or a trip, which owns numbered lines: one line for each item, each changeable on its own.
protocol LineOwner {
  associatedtype Item: FoodLineHolder & Hashable
  /// What a report shows after a change, read in the transaction that made it.
  associatedtype Shown

  /// The noun of the commands for this owner: `meal`, `trip`.
  static var noun: String { get }
  /// The lines; people refer to a line by its position, from 1.
  var items: [Item] { get }
  /// The ID of the database row that holds a line.
  static func row(of item: Item) -> Int

  /// Reads the owner again when a change is saved, since another program may have changed it in the meantime.
  ///
  /// - Throws: an error if it has been deleted.
  func current(through records: ProfileWriter) throws -> Self
  /// Adds lines at the end and returns their positions, from 1.
  func append(_ items: [Item], through records: ProfileWriter) throws -> [Int]
  /// Saves a changed line in its place.
  func replace(_ item: Item, through records: ProfileWriter) throws
  /// Removes a line.
  static func remove(row: Int, through records: ProfileWriter) throws
  /// Reads what a report shows; `added` are the positions of the new or changed lines.
  func shown(added: [Int], through records: ProfileWriter) throws -> Shown
  /// Runs `body` as one step, which changes a meal or trip of `profile`.
  ///
  /// `author` is the profile that typed the command, and can undo the step.
  static func write<Value>(
    _ items: [Item], label: String, author: Profile, profile: Profile, _ session: Session,
    _ body: (ProfileWriter) throws -> Value
  ) throws -> WriteResult<Value>
}

/// A meal or trip that a command names, and the words after its name.
struct LineSelection<Owner: LineOwner> {
  /// The profile whose meal or trip it is.
  let profile: Profile
  /// The profile that gives the command; nil if that profile is `profile`.
  var author: Profile?
  let owner: Owner
  let rest: [Word]
  let invocation: Invocation
  /// The owner's name in error messages: `that meal`, `trip #12`.
  let called: String

  /// The words after the owner's name, as they were typed.
  var text: String { rest.map(\.raw).joined(separator: " ") }

  /// Reads the position of a line, as `show` prints it, from the first word after the owner's name.
  func number(isLast: Bool = false) throws -> Int {
    try invocation.itemNumber(
      in: rest, of: Owner.noun, called: called, count: owner.items.count, isLast: isLast)
  }
}

/// The changes to lines of a meal or trip: each is one step and returns a report of the result.
struct LineChange<Owner: LineOwner> {
  let session: Session
  let selection: LineSelection<Owner>
  /// Creates the report from what a change returned.
  let report: (Owner.Shown, _ remarks: [String], Step?) -> any Report

  private var owner: Owner { selection.owner }

  /// Adds lines at the end.
  func add(_ items: [Owner.Item], remarks: [String] = []) throws -> any Report {
    try write(items, remarks) { records in
      let saved = try session.pendingFoods.saveFoods(of: items, by: records.foods)
      return (try owner.append(saved, through: records), try records.learnNames(from: saved.map(\.line)))
    }
  }

  /// Replaces the line at this position; throws an error if another program has just changed the line.
  func put(_ item: Owner.Item, at number: Int, remarks: [String] = []) throws -> any Report {
    try change(number, refusingChanged: true, remarks, [item]) { $0 = item }
  }

  /// Leaves a line out of the totals, or includes it again if it was left out.
  func skip(_ number: Int) throws -> any Report { try change(number) { $0.line.isSkipped.toggle() } }

  /// Removes a line.
  func remove(_ number: Int) throws -> any Report {
    try write([], []) { records in
      try Owner.remove(row: Owner.row(of: owner.items[number - 1]), through: records)
      return ([], [])
    }
  }

  /// Changes a line, starting from its state in the household at the moment of saving.
  private func change(
    _ number: Int, refusingChanged: Bool = false, _ remarks: [String] = [], _ written: [Owner.Item] = [],
    _ body: (inout Owner.Item) -> Void
  ) throws -> any Report {
    let found = owner.items[number - 1]
    return try write(written, remarks) { records in
      let items = try owner.current(through: records).items
      guard let index = items.firstIndex(where: { Owner.row(of: $0) == Owner.row(of: found) }) else {
        throw LarderError(.unknownItem, "item \(number) has just been removed", outcome: .unchanged)
      }
      var item = items[index]
      guard item == found || !refusingChanged else {
        throw LarderError(
          .notAllowed, "item \(number) has just been changed by another program",
          hint: "look at it: `\(Owner.noun) show`")
      }
      body(&item)
      // A row that stays as it is makes no step for `undo`.
      guard item != items[index] else { return ([index + 1], []) }
      let saved = try session.pendingFoods.saveFood(of: item, by: records.foods)
      try owner.replace(saved, through: records)
      return ([index + 1], try records.learnNames(from: [saved.line]))
    }
  }

  private func write(
    _ items: [Owner.Item], _ remarks: [String],
    _ body: (ProfileWriter) throws -> (changed: [Int], learned: [LearnedName])
  ) throws -> any Report {
    let (label, author) = (selection.invocation.label, selection.author ?? selection.profile)
    let written = try Owner.write(items, label: label, author: author, profile: selection.profile, session) { records in
      let (changed, learned) = try body(records)
      let shown = try owner.current(through: records).shown(added: changed, through: records)
      let other = author.id == selection.profile.id ? nil : selection.profile
      return (shown: shown, remarks: learned.map { LineText.learned($0, by: other) })
    }
    return report(written.value.shown, remarks + written.value.remarks, written.step)
  }
}
