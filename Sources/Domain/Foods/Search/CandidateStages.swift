extension FoodQuery {
  /// Which readings (possible meanings) of a typed word are looked up.
  ///
  /// Each scope also includes the readings of the scopes before it.
  package enum Scope: Int, CaseIterable, Sendable {
    /// What was typed, as whole words.
    case typed
    /// Also what may be meant: synonyms, translations, and the parts of words that were typed as one.
    case meant
    /// Also beginnings of words, for somebody who is still typing.
    case beginning
    /// Also names that match only after a typing error is corrected.
    case corrected

    /// Whether a typed word also matches longer words that begin with it.
    package var isOpen: Bool { self == .beginning || self == .corrected }
  }

  /// The readings (possible meanings) that a scope includes for one term (a word of the query).
  ///
  /// A reading may cover several neighboring terms. `term` is the term's index in `terms`.
  package func readings(of term: Int, in scope: Scope) -> [Reading] {
    readings.filter { reading in
      guard reading.terms.contains(term) else { return false }
      return switch reading.kind {
      case .typed, .joined: true
      case .split, .synonym, .translation: scope != .typed
      case .correction: scope == .corrected
      }
    }
  }
}

/// An index of the words in foods' names that returns the foods' IDs, with short and general names first.
package protocol CandidateIndex {
  /// The error that a look-up in the index can throw; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// At most `limit` foods that match every term of the query; a term matches by any of its readings in the scope.
  func all(_ scope: FoodQuery.Scope, limit: Int) throws(Failure) -> [Int]
  /// At most `limit` foods that match all the given terms, each by any of its readings; `terms` has their indices in
  /// the query's `terms`.
  func some(_ terms: [Int], limit: Int) throws(Failure) -> [Int]
}

/// Collects the foods that a query may mean, for the ranking to sort: first those that match every term, then those
/// that match some of the terms.
///
/// Each stage asks the index once or a few times and stops at a limit, so the time hardly grows with the size of the
/// bank.
package struct CandidateStages<Index: CandidateIndex> {
  private let query: FoodQuery
  private let index: Index
  private let limit: Int
  /// The IDs of the foods found so far, each once, in the order in which they were found.
  package private(set) var found: [Int] = []
  private var seen: Set<Int> = []

  /// Creates an empty collection of at most `limit` foods.
  package init(_ query: FoodQuery, in index: Index, limit: Int) {
    self.query = query
    self.index = index
    self.limit = max(0, limit)
  }

  private var isFull: Bool { found.count >= limit }

  /// Adds the foods that were not found before, until `maximum` or `limit` foods are found.
  ///
  /// If `isKept` is true, all of these foods are added, even beyond the two maximums.
  package mutating func add(_ more: [Int], upTo maximum: Int = .max, isKept: Bool = false) {
    for food in more where (isKept || found.count < min(maximum, limit)) && seen.insert(food).inserted {
      found.append(food)
    }
  }

  /// Adds foods that match every word of the query without correcting typing errors.
  ///
  /// Returns true if the limit of this stage was reached, so there may be more such foods.
  package mutating func addFull() throws(Index.Failure) -> Bool {
    guard !query.terms.isEmpty else { return false }
    // Room is kept for corrections if there are any: a word may be misspelled and still be the name of some food.
    let maximum = query.readings.contains { $0.kind == .correction } ? limit - limit / 4 : limit
    // What was typed comes first, so that foods found by other readings do not crowd it out.
    add(try index.all(.typed, limit: (limit + 1) / 2), upTo: maximum)
    for scope in [FoodQuery.Scope.meant, .beginning] where found.count < maximum {
      add(try index.all(scope, limit: limit), upTo: maximum)
    }
    return found.count >= maximum
  }

  /// Adds foods that match every word after typing errors are corrected, then foods that match only some of the words.
  package mutating func addRest() throws(Index.Failure) {
    guard !query.terms.isEmpty, !isFull else { return }
    add(try index.all(.corrected, limit: limit))
    if query.terms.count > 1, !isFull { try addPartial() }
  }

  /// Adds foods that match all terms but one, then foods that match a single term.
  ///
  /// Each look-up in the index may fill only its share of the remaining places.
  private mutating func addPartial() throws(Index.Failure) {
    let terms = query.terms.indices.prefix(Self.maximumPartial)
    if terms.count > 2 {
      let share = max(1, (limit - found.count) / 2 / terms.count)
      for left in terms {
        let maximum = found.count + share
        add(try index.some(terms.filter { $0 != left }, limit: maximum), upTo: maximum)
      }
    }
    let share = max(1, (limit - found.count) / terms.count)
    for term in terms where !isFull { add(try index.some([term], limit: limit), upTo: found.count + share) }
  }

  /// The largest number of terms used to find foods that match only some of the terms.
  private static var maximumPartial: Int { 6 }
}
