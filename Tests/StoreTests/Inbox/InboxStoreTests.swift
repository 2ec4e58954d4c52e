import Domain
import Expect
import GRDB
import Testing

@testable import Store

/// What is kept of the inbox, and what undo brings back.
@Suite struct InboxStoreTests {
  private let household: Household

  init() throws { household = try .small() }

  @discardableResult
  private func add(_ url: String, _ fetch: InboxFetch? = nil, recipes: String? = nil) throws -> InboxItem {
    var item = InboxItem(url: url, caption: "Look", sharedBy: "firefox", createdAt: noon)
    item.fetch = fetch
    return try household.write("share", author: nil, isShared: true, now: noon) {
      try $0.inbox.add(item, recipes: recipes)
    }.value
  }

  private func items() throws -> [InboxItem] { try household.read { try $0.inbox.items() } }

  private static func ready() -> InboxFetch {
    var fetch = InboxFetch(status: .ready, attempts: 1, changedAt: noon)
    fetch.title = "Soup"
    return fetch
  }

  private static let recipes = #"{"recipes":[{"title":"Soup"},{"title":"Bread"}]}"#

  @Test func `an item comes back as it was kept, with how many recipes were found`() throws {
    let saved = try add("https://example.org/soup", Self.ready(), recipes: Self.recipes)
    var expected = saved
    expected.fetch?.count = 2
    expect(try items() == [expected] && saved.id == 1 && saved.uid.count == 36)
    expect(try household.read { try $0.inbox.recipes(of: saved) }, equals: Self.recipes)
    expect(try household.read { try $0.inbox.readyCount() }, equals: 2)
  }

  @Test func `the number of recipes is read from the beginning of what was kept`() throws {
    // The rest would not count to three.
    try add("https://example.org/soup", Self.ready(), recipes: #"{"count":3,"recipes":[{"title":"Soup"}]}"#)
    try add("https://example.org/bread", Self.ready(), recipes: #"{"recipes":[{"title":"Bread"}]}"#)
    expect(try items().map(\.fetch?.count), equals: [3, 1])
    expect(try household.read { try $0.inbox.readyCount() }, equals: 4)
  }

  @Test func `each photo of an item is needed, until nothing can bring the item back`() throws {
    let names = ["aaaaaaaaaaaaaaaaaaaaaaaa.jpg", "bbbbbbbbbbbbbbbbbbbbbbbb.webp"]
    var fetch = Self.ready()
    fetch.photo = names.joined(separator: " ")
    let saved = try add("https://example.org/soup", fetch, recipes: Self.recipes)
    func needed() throws -> [Bool] {
      try household.read { reading in try names.map { try reading.keptFiles.needs($0, as: .photos) } }
    }
    expect(try items()[0].fetch?.photo, equals: fetch.photo)
    expect(try needed(), equals: [true, true])
    _ = try household.write("inbox remove", author: nil, isShared: true, now: noon) { try $0.inbox.remove([saved]) }
    try household.noteInInbox { try $0.sweep() }
    expect(try needed(), equals: [true, true])
    // The last step of all stays.
    try add("https://example.org/bread")
    while try household.deleteOldestSteps(before: Moment(seconds: noon.seconds + 9, offset: noon.offset)) > 0 {}
    try household.noteInInbox { try $0.sweep() }
    expect(try needed(), equals: [false, false])
  }

  @Test func `what was found outlives removing and undo brings a ready item back`() throws {
    let saved = try add("https://example.org/soup", Self.ready(), recipes: Self.recipes)
    _ = try household.write("inbox remove", author: nil, isShared: true, now: noon) { try $0.inbox.remove([saved]) }
    expect(try items().isEmpty)
    expect(try household.read { try $0.inbox.readyCount() }, equals: 0)
    _ = try household.undo(1, profile: nil, now: noon)
    expect(try items().map(\.id) == [saved.id] && items()[0].state(now: noon) == .ready)
    _ = try household.undo(1, profile: nil, now: noon)
    expect(try items().isEmpty)
    _ = try household.redo(1, profile: nil, now: noon)
    expect(try items()[0].state(now: noon), equals: .ready)
  }

  @Test func `each waiting item is given to one program, and counts its attempts`() throws {
    let (first, second) = (try add("https://example.org/a"), try add("https://example.org/b"))
    try add("https://example.org/c", Self.ready(), recipes: Self.recipes)
    let claimed = try household.noteInInbox { try $0.claim(now: noon, except: []) }
    expect(claimed?.uid == first.uid && claimed?.fetch?.attempts == 1)
    expect(try household.noteInInbox { try $0.claim(now: noon, except: [second.uid]) }, equals: nil)
    expect(try household.noteInInbox { try $0.claim(now: noon, except: [first.uid]) }?.uid, equals: second.uid)
    expect(try household.noteInInbox { try $0.claim(now: noon, except: []) }, equals: nil)
    // The programs are gone.
    let later = Moment(seconds: noon.seconds + 31, offset: 3600)
    expect(try household.noteInInbox { try $0.claim(now: later, except: []) }?.fetch?.attempts, equals: 2)
  }

  @Test func `a fetch that was forgotten notes nothing when it ends`() throws {
    let saved = try add("https://example.org/a", InboxFetch(status: .importing, attempts: 1, changedAt: noon))
    try household.noteInInbox { try $0.forget([saved]) }
    try household.noteInInbox { try $0.end(Self.ready(), of: saved, recipes: Self.recipes) }
    expect(try items()[0].fetch, equals: nil)
  }

  @Test func `what was found goes once no step can bring its item back`() throws {
    let kept = try add("https://example.org/a", Self.ready(), recipes: Self.recipes)
    let gone = try add("https://example.org/b", Self.ready(), recipes: Self.recipes)
    _ = try household.write("inbox remove", author: nil, isShared: true, now: noon) { try $0.inbox.remove([gone]) }
    try household.noteInInbox { try $0.sweep() }
    _ = try household.undo(1, profile: nil, now: noon)
    expect(try items().allSatisfy { $0.state(now: noon) == .ready } && items().count == 2)
    _ = try household.redo(1, profile: nil, now: noon)
    // The newest step always stays, so one more is needed.
    try add("https://example.org/c")
    let later = Moment(seconds: noon.seconds + 60, offset: 3600)
    while try household.deleteOldestSteps(before: later) > 0 {}
    try household.noteInInbox { try $0.sweep() }
    let uids = try household.queue.read { db in try db.all("SELECT itemUid FROM inboxFetch", []) { try $0[0] as String }
    }
    expect(uids, equals: [kept.uid])
  }
}
