internal import Domain

/// Finds the rows for one query, and keeps the results of its lookups.
final class RowIndex: CandidateIndex {
  typealias Failure = Never

  private let query: FoodQuery
  private let words: WordList
  private let rowCount: Int
  /// The cached rows of words.
  private var found: [Lookup: RowSet] = [:]
  /// The cached rows for each typed word in each scope; the scopes range from words exactly as typed to corrected
  /// spelling.
  private var terms: [TermScope: RowSet] = [:]

  init(_ query: FoodQuery, words: WordList, rowCount: Int) {
    self.query = query
    self.words = words
    self.rowCount = rowCount
  }

  func all(_ scope: FoodQuery.Scope, limit: Int) -> [Int] { rows(meeting: Array(query.terms.indices), scope, limit) }

  func some(_ terms: [Int], limit: Int) -> [Int] { rows(meeting: terms, .corrected, limit) }

  private func rows(meeting terms: [Int], _ scope: FoodQuery.Scope, _ limit: Int) -> [Int] {
    guard limit > 0, let first = terms.first else { return [] }
    var rows = rows(of: first, scope)
    for term in terms.dropFirst() { rows.formIntersection(self.rows(of: term, scope)) }
    return rows.first(limit)
  }

  /// The rows that match a term in any of its possible meanings.
  private func rows(of term: Int, _ scope: FoodQuery.Scope) -> RowSet {
    let key = TermScope(term: term, scope: scope)
    if let rows = terms[key] { return rows }
    var rows = RowSet(rows: rowCount)
    for reading in query.readings(of: term, in: scope) {
      let isOpen = scope.isOpen && reading.allowsBeginning
      guard let first = reading.words.first else { continue }
      var fitting = self.rows(with: first, scope, isOpen: isOpen)
      for word in reading.words.dropFirst() {
        fitting.formIntersection(self.rows(with: word, scope, isOpen: isOpen))
      }
      rows.formUnion(fitting)
    }
    terms[key] = rows
    return rows
  }

  /// The rows with a word; with `isOpen`, the rows with words that begin with this word.
  ///
  /// Parts of compounds count unless the scope is `typed`.
  private func rows(with word: String, _ scope: FoodQuery.Scope, isOpen: Bool) -> RowSet {
    let key = Lookup(word: word, hasParts: scope != .typed, isOpen: isOpen)
    if let rows = found[key] { return rows }
    var rows = RowSet(rows: rowCount)
    let letters = Array(word.utf8)
    if isOpen {
      words.forEach(beginning: letters) { insert($0, hasParts: key.hasParts, into: &rows) }
    } else if let entry = words.entry(of: letters) {
      insert(entry, hasParts: key.hasParts, into: &rows)
    }
    found[key] = rows
    return rows
  }

  private func insert(_ entry: WordList.Entry, hasParts: Bool, into rows: inout RowSet) {
    var cursor = ReferenceCursor(bytes: words.bytes, place: entry.postings)
    for count in hasParts ? [entry.names, entry.parts] : [entry.names] {
      var row = 0
      for _ in 0..<count {
        row += cursor.varint()
        rows.insert(row)
      }
    }
  }

  private struct Lookup: Hashable {
    let word: String
    let hasParts: Bool
    let isOpen: Bool
  }

  private struct TermScope: Hashable {
    let term: Int
    let scope: FoodQuery.Scope
  }
}
