package import Domain

/// The open food tables that come with Larder: some 21,000 foods and dishes, found by their names.
///
/// The tables are constants of the program. Nothing is read, unpacked or allocated before a food is looked up, and then
/// only what the result needs.
package struct ReferenceBank: Sendable {
  let bytes: ReferenceBytes

  /// The bank with the tables that are embedded in the program.
  package static var shared: ReferenceBank { ReferenceBank(bytes: .shared) }

  /// The number of foods.
  package var count: Int { rowCount }

  /// The words in the foods' names.
  package var vocabulary: ReferenceVocabulary { ReferenceVocabulary(words: WordList(bytes: bytes)) }

  /// The foods that a query may mean, without duplicates and not yet ranked; at most `limit`.
  ///
  /// Foods that match every word as it was typed come first. Then come foods that match by meaning (a synonym, a
  /// translation, a part of a compound), foods that match by beginnings of words or by corrected spelling, and finally
  /// foods that lack a typed word. Within each group, the most everyday foods come first.
  ///
  /// Typing errors are corrected only if `query` was completed beforehand with the words of `vocabulary` or of the
  /// household.
  package func candidates(for query: FoodQuery, limit: Int) -> [ReferenceFood] {
    rows(for: query, limit: limit).map(food(row:))
  }

  /// The row numbers of the candidates.
  func rows(for query: FoodQuery, limit: Int) -> [Int] {
    guard limit > 0, !query.terms.isEmpty else { return [] }
    let index = RowIndex(query, words: WordList(bytes: bytes), rowCount: rowCount)
    var stages = CandidateStages(query, in: index, limit: min(limit, rowCount))
    _ = stages.addFull()
    stages.addRest()
    return stages.found
  }

  /// The foods that have a name with exactly these words in this order, the most everyday foods first.
  ///
  /// Case, accents and plurals are ignored. The result has at most `limit` foods.
  package func named(_ name: String, limit: Int = .max) -> [ReferenceFood] {
    rows(named: name, limit: limit).map(food(row:))
  }

  /// The row numbers of the foods with this name.
  func rows(named name: String, limit: Int) -> [Int] {
    let words = SearchText.words(name)
    guard !words.isEmpty, limit > 0 else { return [] }
    let bucket = Self.bucket(of: words, among: bytes.number(of: .buckets))
    let place = bytes.start(of: .buckets) + 2 * bucket
    var rows: [Int] = []
    for index in bytes.number16(place)..<bytes.number16(place + 2) {
      let row = bytes.number16(bytes.start(of: .names) + 2 * index)
      guard rows.last != row, names(row: row).contains(where: { SearchText.words($0) == words }) else { continue }
      rows.append(row)
      if rows.count == limit { break }
    }
    return rows
  }

  /// The food with an id such as `sr:09040` or `bls:B101000`; nil if no food has that id.
  ///
  /// A food that several tables have has several ids, and each of them finds it. The prefix `fndds:` finds foods of
  /// both editions of FNDDS.
  package func food(id text: String) -> ReferenceFood? {
    guard let id = ReferenceID(text) else { return nil }
    if let found = food(id) { return found }
    return id.table == .survey ? food(ReferenceID(table: .earlierSurvey, number: id.number)) : nil
  }

  /// The food at a position, from 0 to `count - 1`, in the list that begins with the most everyday food.
  package func food(at place: Int) -> ReferenceFood { food(row: place) }

  var rowCount: Int { bytes.number(of: .rows) }

  private func food(_ id: ReferenceID) -> ReferenceFood? {
    guard let wanted = id.code else { return nil }
    var (low, high) = (0, bytes.number(of: .ids))
    while low < high {
      let middle = (low + high) / 2
      let place = bytes.start(of: .ids) + 3 * middle
      let row = bytes.number16(place)
      let code = code(row: row, id: Int(bytes[place + 2]))
      if code == wanted { return food(row: row) }
      if code < wanted { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The index of the hash bucket for a whole name, given the words of the name; `count` must be a power of two.
  package static func bucket(of words: [String], among count: Int) -> Int {
    var hash = StableHash()
    for word in words {
      hash.add(word)
      hash.add(UInt8(ascii: " "))
    }
    return Int(truncatingIfNeeded: hash.value ^ hash.value >> 32) & (count - 1)
  }
}
