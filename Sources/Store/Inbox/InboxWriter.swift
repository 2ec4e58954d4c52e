package import Domain
internal import GRDB

/// Changes what is in the inbox.
package struct InboxWriter {
  let db: Database
  let now: Moment

  /// The inbox, including what was written so far.
  package var reading: InboxReader { InboxReader(db: db) }

  /// Adds an item, together with its fetch (what was found, or that it is in progress), and returns it with its ID.
  ///
  /// The fetch is not part of the step, so undo does not affect it.
  package func add(_ item: InboxItem, recipes: String? = nil) throws -> InboxItem {
    var saved = item
    saved.uid = UID.random(now)
    saved.id = try db.insert(
      "INSERT INTO inboxItem (uid, url, caption, sharedBy, createdAt) VALUES (?, ?, ?, ?, ?)",
      [saved.uid, item.url?.storable, item.caption?.storable, item.sharedBy?.storable, item.createdAt.iso])
    if let fetch = item.fetch { try InboxFetchWriter(db: db).keep(fetch, of: saved.uid, recipes: recipes) }
    return saved
  }

  /// Removes items; what was found at their links is kept as long as the items can be brought back.
  package func remove(_ items: [InboxItem]) throws {
    for item in items { try db.run("DELETE FROM inboxItem WHERE id = ? AND uid = ?", [item.id, item.uid]) }
  }
}

/// Records what is found at the links in the inbox; undo does not affect this.
package struct InboxFetchWriter {
  let db: Database

  /// Records that the next waiting item is being fetched, and returns that item; nil if no more items are waiting.
  ///
  /// Items whose uids are in `tried` are skipped. If several programs ask for the same item, only the first gets it.
  package func claim(now: Moment, except tried: Set<String>) throws -> InboxItem? {
    let items = try InboxReader(db: db).items()
    guard var item = items.first(where: { $0.state(now: now) == .waiting && !tried.contains($0.uid) }) else {
      return nil
    }
    item.fetch = try begin(item, now: now)
    return item
  }

  /// Records that an item is being fetched, whatever the item's state was before.
  @discardableResult
  package func begin(_ item: InboxItem, now: Moment) throws -> InboxFetch {
    let fetch = InboxFetch(status: .importing, attempts: (item.fetch?.attempts ?? 0) + 1, changedAt: now)
    try keep(fetch, of: item.uid, recipes: nil)
    return fetch
  }

  /// Records how a fetch ended, unless the item's next fetch has already begun, or the fetch was forgotten.
  ///
  /// `item` contains the fetch as it was begun. `recipes` is the JSON of `recipe export`, at most 5,000,000
  /// characters.
  package func end(_ fetch: InboxFetch, of item: InboxItem, recipes: String?) throws {
    let begun = "SELECT 1 FROM inboxFetch WHERE itemUid = ? AND status = 'importing' AND changedAt = ? AND attempts = ?"
    guard let own = item.fetch, try db.exists(begun, [item.uid, own.changedAt.iso, own.attempts]) else { return }
    try keep(fetch, of: item.uid, recipes: recipes)
  }

  /// Forgets what was found for the items, so that they wait to be fetched again.
  package func forget(_ items: [InboxItem]) throws {
    for item in items { try db.run("DELETE FROM inboxFetch WHERE itemUid = ?", [item.uid]) }
  }

  /// Deletes what was found for items that were removed and that no undo can bring back.
  package func sweep() throws {
    try db.run(
      """
      DELETE FROM inboxFetch WHERE itemUid NOT IN (SELECT uid FROM inboxItem) AND itemUid NOT IN (
        SELECT rowUid FROM change WHERE tableName = 'inboxItem' AND rowUid IS NOT NULL)
      """, [])
  }

  fileprivate func keep(_ fetch: InboxFetch, of uid: String, recipes: String?) throws {
    try db.run(
      """
      INSERT INTO inboxFetch (itemUid, status, title, recipes, error, message, attempts, changedAt, photo)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
      ON CONFLICT (itemUid) DO UPDATE SET
        status = ?2, title = ?3, recipes = ?4, error = ?5, message = ?6, attempts = ?7, changedAt = ?8,
        photo = ?9
      """,
      [
        uid, fetch.status.rawValue, fetch.title?.storable, recipes?.storable, fetch.error, fetch.message?.storable,
        fetch.attempts, fetch.changedAt.iso, fetch.photo,
      ])
  }
}
