internal import Domain

/// A query in the language of SQLite's full-text index.
struct MatchExpression {
  let query: FoodQuery

  /// Which readings count, each step those of the ones before as well.
  enum Step: Int {
    case typed
    case meant
    case beginning
    case corrected
  }

  /// What meets every term by one of its readings.
  func all(_ step: Step) -> String {
    let terms = query.terms.indices.map { term($0, step) }
    return terms.contains("") ? "" : terms.joined(separator: " AND ")
  }

  /// What meets each of these terms by any reading, beginnings included.
  func some(_ terms: some Sequence<Int>) -> String {
    terms.map { term($0, .corrected) }.filter { !$0.isEmpty }.joined(separator: " AND ")
  }

  /// A word of which only the beginning is known.
  static func beginning(_ word: String) -> String { quoted(word) + "*" }

  /// Whether these words meet every term by a reading that is no correction.
  func isMet(by words: [Substring]) -> Bool {
    query.terms.indices.allSatisfy { term in
      readings(of: term, .beginning).contains { reading in
        reading.words.allSatisfy { asked in
          words.contains { $0 == asked || (reading.allowsBeginning && $0.hasPrefix(asked)) }
        }
      }
    }
  }

  private func readings(of term: Int, _ step: Step) -> [FoodQuery.Reading] {
    query.readings.filter { reading in
      guard reading.terms.contains(term) else { return false }
      return switch reading.kind {
      case .typed, .joined: true
      case .split, .synonym, .translation: step != .typed
      case .correction: step == .corrected
      }
    }
  }

  private func term(_ term: Int, _ step: Step) -> String {
    let readings = readings(of: term, step)
    guard !readings.isEmpty else { return "" }
    let isOpen = step == .beginning || step == .corrected
    return "(" + readings.map { text($0, isOpen: isOpen && $0.allowsBeginning) }.joined(separator: " OR ") + ")"
  }

  private func text(_ reading: FoodQuery.Reading, isOpen: Bool) -> String {
    if isOpen { return reading.words.map(Self.beginning).joined(separator: " AND ") }
    let words = reading.words.map(Self.quoted)
    return words.count == 1 ? words[0] : "(" + words.joined(separator: " AND ") + ")"
  }

  /// Normalized words hold no quotes; one that came from elsewhere does no harm.
  private static func quoted(_ word: String) -> String { "\"\(word.filter { $0 != "\"" })\"" }
}
