internal import Domain

/// A query in the language of SQLite's full-text index.
struct MatchExpression {
  let query: FoodQuery

  /// Which readings count; each scope includes the readings of those before.
  enum Scope: Int {
    case typed
    case meant
    case beginning
    case corrected
  }

  /// Matches foods that match every term by one of its readings.
  func all(_ scope: Scope) -> String {
    let terms = query.terms.indices.map { term($0, scope) }
    return terms.contains("") ? "" : terms.joined(separator: " AND ")
  }

  /// Matches foods that match each of these terms by any reading, including beginnings.
  func some(_ terms: some Sequence<Int>) -> String {
    terms.map { term($0, .corrected) }.filter { !$0.isEmpty }.joined(separator: " AND ")
  }

  /// Matches words with this beginning; empty if it has no letters and digits.
  static func beginning(_ word: String) -> String { text([word], isOpen: true) }

  /// Whether these words match every term by a reading that is not a correction.
  func isMet(by words: [Substring]) -> Bool {
    query.terms.indices.allSatisfy { term in
      readings(of: term, .beginning).contains { reading in
        reading.words.allSatisfy { asked in
          words.contains { $0 == asked || (reading.allowsBeginning && $0.hasPrefix(asked)) }
        }
      }
    }
  }

  private func readings(of term: Int, _ scope: Scope) -> [FoodQuery.Reading] {
    query.readings.filter { reading in
      guard reading.terms.contains(term) else { return false }
      return switch reading.kind {
      case .typed, .joined: true
      case .split, .synonym, .translation: scope != .typed
      case .correction: scope == .corrected
      }
    }
  }

  private func term(_ term: Int, _ scope: Scope) -> String {
    let readings = readings(of: term, scope)
    guard !readings.isEmpty else { return "" }
    let isOpen = scope == .beginning || scope == .corrected
    let texts = readings.map { Self.text($0.words, isOpen: isOpen && $0.allowsBeginning) }.filter { !$0.isEmpty }
    return texts.isEmpty ? "" : "(" + texts.joined(separator: " OR ") + ")"
  }

  /// Matches all of the words.
  ///
  /// Words that the tokenizer would split are passed as separate words: together they would be a phrase, which this
  /// index cannot look for.
  private static func text(_ words: [String], isOpen: Bool) -> String {
    let tokens = words.flatMap { $0.utf8.split(whereSeparator: isSeparator).map(String.init) }.compactMap(\.self)
    let quoted = tokens.map { "\"\($0)\"" + (isOpen ? "*" : "") }
    return quoted.count > 1 ? "(" + quoted.joined(separator: " AND ") + ")" : quoted.first ?? ""
  }

  /// Separates words like the tokenizer `ascii`.
  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      false
    default: true
    }
  }
}
