internal import Domain

/// Translates a food query into the query language of SQLite's full-text index.
struct MatchExpression {
  let query: FoodQuery

  /// An expression for foods that match every term of the query; empty if one of the terms cannot match any word in
  /// this scope.
  ///
  /// A term may be understood in several ways; a food has to match only one of them.
  func all(_ scope: FoodQuery.Scope) -> String {
    let terms = query.terms.indices.map { term($0, scope) }
    return terms.contains("") ? "" : terms.joined(separator: " AND ")
  }

  /// An expression for foods that match each of these terms in any way, including beginnings of words and corrections.
  func some(_ terms: some Sequence<Int>) -> String {
    terms.map { term($0, .corrected) }.filter { !$0.isEmpty }.joined(separator: " AND ")
  }

  /// An expression for foods with a word that begins with `word`; empty if `word` has no letters and digits.
  static func beginning(_ word: String) -> String { text([word], isOpen: true) }

  /// Whether a food with these words matches every term without corrections.
  func isMet(by words: [Substring]) -> Bool {
    query.terms.indices.allSatisfy { term in
      query.readings(of: term, in: .beginning).contains { reading in
        reading.words.allSatisfy { asked in
          words.contains { $0 == asked || (reading.allowsBeginning && $0.hasPrefix(asked)) }
        }
      }
    }
  }

  private func term(_ term: Int, _ scope: FoodQuery.Scope) -> String {
    let readings = query.readings(of: term, in: scope)
    guard !readings.isEmpty else { return "" }
    let texts = readings.map { Self.text($0.words, isOpen: scope.isOpen && $0.allowsBeginning) }.filter { !$0.isEmpty }
    return texts.isEmpty ? "" : "(" + texts.joined(separator: " OR ") + ")"
  }

  /// An expression for foods that contain all of the words.
  ///
  /// A word that the tokenizer would split is split here: otherwise SQLite would treat it as a phrase, which this
  /// index cannot search for.
  private static func text(_ words: [String], isOpen: Bool) -> String {
    let tokens = words.flatMap { $0.utf8.split(whereSeparator: isSeparator).map(String.init) }.compactMap(\.self)
    let quoted = tokens.map { "\"\($0)\"" + (isOpen ? "*" : "") }
    return quoted.count > 1 ? "(" + quoted.joined(separator: " AND ") + ")" : quoted.first ?? ""
  }

  /// Whether SQLite's tokenizer `ascii` splits words at this byte.
  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      false
    default: true
    }
  }
}
