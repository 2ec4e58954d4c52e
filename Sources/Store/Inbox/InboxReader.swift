package import Domain
internal import GRDB

/// The inbox: links and text that were shared and are waiting to become recipes.
package struct InboxReader {
  let db: Database

  /// The items in the order in which they were shared, each with what was found at its link; the recipes themselves are
  /// read by `recipes`.
  package func items() throws -> [InboxItem] { try items("true", []) }

  /// The item with this ID; nil if there is no such item.
  package func item(_ id: Int) throws -> InboxItem? { try items("i.id = ?", [id]).first }

  /// The item with this uid; nil if there is no such item.
  package func item(uid: String) throws -> InboxItem? { try items("i.uid = ?", [uid]).first }

  /// The recipes that were found for an item, in the JSON of `recipe export`; nil if no recipes were found.
  ///
  /// Here the JSON begins with the number of recipes (`count`).
  package func recipes(of item: InboxItem) throws -> String? {
    try db.first("SELECT recipes FROM inboxFetch WHERE itemUid = ? AND status = 'ready'", [item.uid]) {
      try $0[0] as String?
    } ?? nil
  }

  /// How many recipes are ready to be saved.
  package func readyCount() throws -> Int {
    try db.number(
      "SELECT coalesce(sum(\(Self.count)), 0) FROM inboxItem i JOIN inboxFetch f ON f.itemUid = i.uid AND f.status = 'ready'"
    )
  }

  /// An SQL expression for the number of recipes in a row of `inboxFetch`; 1 if the number cannot be read.
  ///
  /// The number is at the beginning of the JSON, so that a list need not read all of it. Only JSON from older
  /// versions, which did not write the number there, has to be counted.
  private static let count = """
    CASE WHEN substr(f.recipes, 1, 9) = '{"count":' THEN max(CAST(substr(f.recipes, 10, 9) AS INTEGER), 1)
    WHEN json_valid(f.recipes) THEN coalesce(json_array_length(f.recipes, '$.recipes'), 1) ELSE 1 END
    """

  private func items(_ condition: String, _ arguments: StatementArguments) throws -> [InboxItem] {
    try db.all(
      """
      SELECT i.id, i.uid, i.url, i.caption, i.sharedBy, i.createdAt, f.status, f.title, f.error, f.message, f.attempts,
        f.changedAt, \(Self.count), f.photo
      FROM inboxItem i LEFT JOIN inboxFetch f ON f.itemUid = i.uid WHERE \(condition) ORDER BY i.id
      """, arguments
    ) { row in
      var item = InboxItem(
        id: try row[0], uid: try row[1], url: try row[2], caption: try row[3], sharedBy: try row[4],
        createdAt: try row.moment(5))
      guard !row.isNull(6) else { return item }
      var fetch = InboxFetch(status: try row.word(6), attempts: try row[10], changedAt: try row.moment(11))
      (fetch.title, fetch.error, fetch.message) = try (row[7], row[8], row[9])
      if fetch.status == .ready { (fetch.count, fetch.photo) = try (row[12], row[13]) }
      item.fetch = fetch
      return item
    }
  }
}
