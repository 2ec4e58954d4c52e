package import Domain
internal import GRDB

/// The household's food bank.
///
/// Deleted foods are left out.
package struct FoodBankReader {
  let db: Database
  var leftOut: LeftOutRows?

  /// The food with this ID; nil if there is no such food.
  package func get(_ id: Int) throws -> Food? { try load("f.id = ?", [id], parts: "p.foodId = ?").first }

  /// Foods sorted by name, optionally only those in a category or with a tag; damaged foods are left out.
  package func list(category: FoodCategory? = nil, tag: String? = nil) throws -> [Food] {
    try load(
      """
      (?1 IS NULL OR f.category = ?1) AND (?2 IS NULL OR EXISTS (
        SELECT 1 FROM foodTag WHERE foodId = f.id AND name = ?2 COLLATE NOCASE))
      """, [category?.rawValue, tag?.storable])
  }

  /// The number of foods.
  package func count() throws -> Int {
    try db.first("SELECT count(*) FROM food WHERE deletedAt IS NULL", []) { try $0[0] } ?? 0
  }

  /// The only food with this name, ignoring case, accents and plural; nil if no food has it.
  ///
  /// Also nil if another food has the same name or alias, or if the text is only an alias. A search would also list the
  /// food first, but would take longer.
  package func food(named name: String) throws -> Food? {
    let key = FoodKey.of(name)
    let found = try db.all(
      """
      SELECT id, 1 FROM food WHERE key = ?1 AND deletedAt IS NULL
      UNION ALL
      SELECT f.id, 0 FROM foodAlias a JOIN food f ON f.id = a.foodId WHERE a.key = ?1 AND f.deletedAt IS NULL
      LIMIT 2
      """, [key]
    ) { try (id: $0[0] as Int, isOwn: $0[1] as Bool) }
    guard found.count == 1, let only = found.first, only.isOwn else { return nil }
    return try get(only.id)
  }

  /// The food that already has this name, so that a new food cannot get it; nil if the name is free.
  ///
  /// Case, accents and plural make no difference. Imported foods do not reserve their names, because several of them
  /// may have the same name: two dairies sell `Vollmilch`.
  package func blockingFood(named name: String) throws -> FoodReference? { try food(named: name, "batchId IS NULL") }

  /// A food other than `id` that has this name and satisfies the SQL condition; nil if there is no such food.
  func food(named name: String, besides id: Int = 0, _ condition: String) throws -> FoodReference? {
    try db.first(
      "SELECT id, name FROM food WHERE key = ? AND id <> ? AND deletedAt IS NULL AND \(condition)",
      [FoodKey.of(name), id]
    ) { try FoodReference(id: $0[0], name: $0[1]) }
  }

  /// Whether a normalized word is in the name or an alias of a food.
  package func hasWord(_ word: String) throws -> Bool { try WordTable(db: db).count(of: word) > 0 }

  /// Whether the text is the name or an alias of a food, ignoring case, accents and plural.
  package func hasName(_ text: String) throws -> Bool {
    let key = FoodKey.of(text)
    return try db.exists(
      """
      SELECT 1 FROM food WHERE key = ?1 AND deletedAt IS NULL
      UNION ALL
      SELECT 1 FROM foodAlias a JOIN food f ON f.id = a.foodId WHERE a.key = ?1 AND f.deletedAt IS NULL
      """, [key])
  }

  /// Whether a food's name or alias is spelled exactly like this, including punctuation (`Salmon, smoked`), ignoring
  /// case.
  package func hasSpelling(_ text: String) throws -> Bool {
    let wanted = text.storable.lowercased()
    return try db.all(
      """
      SELECT name FROM food WHERE key = ?1 AND deletedAt IS NULL
      UNION ALL
      SELECT a.name FROM foodAlias a JOIN food f ON f.id = a.foodId WHERE a.key = ?1 AND f.deletedAt IS NULL
      """, [FoodKey.of(text)]
    ) { try $0[0] as String }.contains { $0.lowercased() == wanted }
  }

  /// All tags in use, sorted by name.
  package func tags() throws -> [String] {
    try db.all(
      """
      SELECT DISTINCT t.name FROM foodTag t JOIN food f ON f.id = t.foodId WHERE f.deletedAt IS NULL ORDER BY t.name
      """, []
    ) { try $0[0] }
  }

  /// The foods that the text may mean, with the ranking that sorts them.
  ///
  /// Up to `limit` foods are found in this order: foods with exactly this name, foods with all of the typed words,
  /// foods with words that begin with the typed words, foods that match once typing errors are corrected, and foods
  /// with some of the typed words. `habits` are weights by food ID (see `ProfileReader.habits`): habitual foods that
  /// match are always among the candidates, and are ranked first among foods that match equally well. With
  /// `prefersRaw`, the raw form of a food is ranked first unless the text says otherwise.
  package func find(
    _ text: String, habits: [Int: Double] = [:], prefersRaw: Bool = false, limit: Int = FoodCandidates.reach,
    isKnownElsewhere: (String) -> Bool = { _ in false }
  ) throws -> FoodCandidates {
    var query = FoodQuery(text.storable)
    try query.complete(from: WordTable(db: db), isKnownElsewhere: isKnownElsewhere)
    let ids = try FoodSearch(db: db, limit: max(0, limit)).candidates(
      for: query, key: FoodKey.of(text), habits: habits.keys.sorted())
    let foods = try load(ids: ids, isList: true)
    let byID = Dictionary(foods.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    try refuseNamed(text, among: ids.filter { byID[$0] == nil })
    return FoodCandidates(
      foods: ids.compactMap { byID[$0] }, ranking: FoodRanking(query, habits: habits, prefersRaw: prefersRaw))
  }

  /// The foods of `find`, in no particular order.
  package func candidates(for text: String, limit: Int) throws -> [Food] { try find(text, limit: limit).foods }

  /// Throws `ImpossibleValue` if one of these damaged foods has the text as its name or alias: another food must not be
  /// taken in its place.
  private func refuseNamed(_ text: String, among damaged: [Int]) throws {
    guard !damaged.isEmpty else { return }
    let named = """
      SELECT 1 FROM food WHERE id IN (SELECT value FROM json_each(?1)) AND deletedAt IS NULL AND key = ?2
      UNION ALL SELECT 1 FROM foodAlias WHERE foodId IN (SELECT value FROM json_each(?1)) AND key = ?2
      """
    if try db.exists(named, [damaged.json, FoodKey.of(text)]) { throw ImpossibleValue(sql: "food") }
  }

  /// The foods with these IDs, in no particular order; if they are read as a list, damaged foods are left out.
  func load(ids: [Int], isList: Bool = false) throws -> [Food] {
    guard !ids.isEmpty else { return [] }
    return try load(
      "f.id IN (SELECT value FROM json_each(?))", [ids.json], parts: "p.foodId IN (SELECT value FROM json_each(?))",
      isList: isList)
  }

  /// Foods that satisfy an SQL condition, sorted by name; the condition refers to the table of foods as `f`.
  private func load(_ condition: String, _ arguments: StatementArguments) throws -> [Food] {
    try load(
      condition + " ORDER BY f.key", arguments, parts: "p.foodId IN (SELECT f.id FROM food f WHERE \(condition))",
      isList: true)
  }

  private func load(
    _ condition: String, _ arguments: StatementArguments, parts ofParts: String, isList: Bool = false
  ) throws -> [Food] {
    func rows<T>(_ table: String, _ sql: String, _ read: (StoredRow) throws -> T) throws -> [T] {
      isList ? try db.possible(table, sql, arguments, noting: leftOut, read) : try db.all(sql, arguments, read)
    }
    var moments = MomentCache()
    var foods = try rows(
      "food",
      """
      SELECT f.id, f.name, f.category, f.basis, f.density, f.isUserCreated, f.sourceName, f.sourceId, f.createdAt,
        f.updatedAt, \(Nutrients.columns)
      FROM food f WHERE f.deletedAt IS NULL AND \(condition)
      """
    ) { try Self.food($0, &moments) }
    guard !foods.isEmpty else { return [] }
    let places = Dictionary(foods.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    func parts(_ table: String, _ column: String, _ add: (StoredRow, Int) throws -> Void) throws {
      let sql = """
        SELECT p.id, p.name, \(column), p.foodId FROM \(table) p WHERE \(ofParts)
        ORDER BY p.foodId, p.position, p.id
        """
      _ = try rows(table, sql) { row in
        if let place = try places[row[3]] { try add(row, place) }
      }
    }
    try parts("foodPortion", "p.grams") {
      try foods[$1].portions.append(Portion(name: $0[1], grams: $0.number(2, in: .leastNonzeroMagnitude...1e5)))
    }
    try parts("foodAlias", "NULL") { try foods[$1].aliases.append($0[1]) }
    try parts("foodTag", "NULL") { try foods[$1].tags.append($0[1]) }
    return foods
  }

  private static func food(_ row: StoredRow, _ moments: inout MomentCache) throws -> Food {
    guard let nutrients = try row.nutrients(from: 10).whole else { return try row.refuse() }
    let sourceName: String? = try row[6]
    let sourceID: String? = try row[7]
    return try Food(
      id: row[0], name: row[1], category: row.word(2), nutrients: nutrients, basis: row.word(3),
      density: row.knownNumber(4, in: .leastNonzeroMagnitude...100),
      isUserCreated: row[5], source: sourceName.flatMap { name in sourceID.map { FoodSource(name: name, id: $0) } },
      createdAt: moments.read(row, 8), updatedAt: moments.read(row, 9))
  }
}

/// Keeps parsed times, so that each stored string is parsed only once.
///
/// Many foods were created or changed at the same time, and parsing a time takes longer than reading the other columns
/// of a food.
private struct MomentCache {
  private var moments: [String: Moment] = [:]

  mutating func read(_ row: StoredRow, _ index: Int) throws -> Moment {
    let text: String = try row[index]
    if let moment = moments[text] { return moment }
    let moment = try row.moment(index)
    moments[text] = moment
    return moment
  }
}

/// The form in which a food's names are compared in the database.
enum FoodKey {
  /// The normalized name; a name without letters and digits, such as an emoji, is returned unchanged.
  static func of(_ name: String) -> String {
    let normalized = SearchText.normalize(name.storable)
    return normalized.isEmpty ? name.storable : normalized
  }

  /// The normalized words of a key; empty if the key has no letters and digits.
  static func words(of key: String) -> [Substring] {
    let isPlain = key.utf8.allSatisfy { letter in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(letter)
        || letter == UInt8(ascii: " ")
    }
    return isPlain || !SearchText.words(key).isEmpty ? key.split(separator: " ") : []
  }
}
