internal import Domain
internal import GRDB

/// The words in the names of foods: how many foods contain each word, and which words a misspelled word may mean.
struct WordTable {
  let db: Database

  /// Adds these differences to the counts of foods that contain each word; 2 means that two more foods contain the
  /// word.
  ///
  /// A word that no food contains anymore is deleted.
  func change(by counts: [String: Int]) throws {
    var (met, gone): ([String], [String]) = ([], [])
    let isEmpty = try !db.exists("SELECT 1 FROM foodWord", [])
    for (word, count) in counts.sorted(by: { $0.key < $1.key }) where count != 0 {
      let old = isEmpty ? 0 : try self.count(of: word)
      switch (old, old + count) {
      case (0, 1...): met.append(word)
      case (_, 1...): try db.run("UPDATE foodWord SET uses = ? WHERE word = ?", [old + count, word])
      case (1..., _): gone.append(word)
      default: break
      }
    }
    let rows = RowBatch(db, into: "foodWord", ["word", "uses"], rows: met.count)
    for word in met {
      try rows.add(word)
      try rows.add(counts[word] ?? 1)
    }
    for word in gone { try db.run("DELETE FROM foodWord WHERE word = ?", [word]) }
    try WordPages(db: db).insert(met.filter(SpellingScan.isTarget))
    for word in gone.filter(SpellingScan.isTarget) { try WordPages(db: db).remove(word) }
  }

  /// Sentences about wrong counts, and about word pages that lack words or contain too many; empty if nothing is wrong.
  func findings(expected: [String: Int]) throws -> [String] {
    var missing = expected
    var findings: [String] = []
    // The words themselves are the household's, and are not shown.
    var isMiscounted = false
    for (word, uses) in try db.all("SELECT word, uses FROM foodWord", [], { try ($0[0] as String, $0[1] as Int) })
    where missing.removeValue(forKey: word) != uses {
      isMiscounted = true
    }
    if isMiscounted { findings.append("the search index counts words wrongly") }
    if !missing.isEmpty { findings.append("the search index lacks words") }
    let targets = expected.keys.filter(SpellingScan.isTarget).sorted()
    if try WordPages(db: db).all().sorted() != targets {
      findings.append("the words for correcting misspellings do not match the names of the foods")
    }
    return findings
  }
}

extension WordTable: FoodVocabulary {
  func count(of word: String) throws -> Int {
    try db.first("SELECT uses FROM foodWord WHERE word = ?", [word]) { try $0[0] } ?? 0
  }

  func near(_ word: String) throws -> [String] {
    guard var scan = SpellingScan(word) else { return [] }
    for (words, length) in try WordPages(db: db).pages(scan.lengths) { scan.look(through: words, length: length) }
    return try scan.likeliest(uses: count)
  }
}

/// The words that a misspelled word may mean, stored in pages of words with the same length in bytes.
///
/// A page is one string of words without separators. A misspelled word is compared with all words of a similar length,
/// because no index could find them.
struct WordPages {
  let db: Database

  /// The number of bytes at which a page is full; no more words are added to such a page.
  ///
  /// Larger pages would take longer to rewrite when a word is added; smaller ones would take longer to read.
  private static let full = 16_384

  func pages(_ lengths: ClosedRange<Int>) throws -> [(words: String, length: Int)] {
    try db.all(
      "SELECT words, length FROM foodWordPage WHERE length BETWEEN ? AND ?", [lengths.lowerBound, lengths.upperBound]
    ) { try ($0[0], $0[1]) }
  }

  /// Adds words that are not in the pages yet.
  func insert(_ words: [String]) throws {
    for (length, words) in Dictionary(grouping: words, by: \.utf8.count).sorted(by: { $0.key < $1.key }) {
      var rest = words[...]
      let last = try db.first(
        "SELECT id, length(CAST(words AS BLOB)) FROM foodWordPage WHERE length = ? ORDER BY id DESC LIMIT 1", [length]
      ) { try (id: $0[0] as Int, bytes: $0[1] as Int) }
      if let last, last.bytes < Self.full {
        let more = rest.prefix((Self.full - last.bytes) / length + 1)
        rest = rest.dropFirst(more.count)
        try db.run("UPDATE foodWordPage SET words = words || ? WHERE id = ?", [more.joined(), last.id])
      }
      while !rest.isEmpty {
        let page = rest.prefix(max(1, Self.full / length))
        rest = rest.dropFirst(page.count)
        _ = try db.insert("INSERT INTO foodWordPage (length, words) VALUES (?, ?)", [length, page.joined()])
      }
    }
  }

  func remove(_ word: String) throws {
    let length = word.utf8.count
    let pages = try db.all("SELECT id, words FROM foodWordPage WHERE length = ?", [length]) {
      try (id: $0[0] as Int, words: $0[1] as String)
    }
    for page in pages {
      let kept = Self.words(page.words, length: length).filter { $0 != word }
      guard kept.count * length < page.words.utf8.count else { continue }
      if kept.isEmpty {
        try db.run("DELETE FROM foodWordPage WHERE id = ?", [page.id])
      } else {
        try db.run("UPDATE foodWordPage SET words = ? WHERE id = ?", [kept.joined(), page.id])
      }
      return
    }
  }

  /// All words in the pages.
  func all() throws -> [String] {
    try db.all("SELECT words, length FROM foodWordPage", []) { try Self.words($0[0], length: $0[1]) }.flatMap { $0 }
  }

  private static func words(_ page: String, length: Int) -> [String] {
    let bytes = Array(page.utf8)
    return stride(from: 0, to: bytes.count, by: length).map { start in
      String(decoding: bytes[start..<min(start + length, bytes.count)], as: UTF8.self)
    }
  }
}
