internal import CReference

/// What a word that a till prints stands for.
package struct ReceiptWord: Equatable, Sendable {
  /// What a word says.
  package enum Role: String, Sendable {
    /// What the food is, or what it is of.
    case word
    /// How the food is: smoked, sliced, without sugar.
    case modifier = "mod"
    /// Nothing about the food: the shop's own brand, its packaging, its class.
    case mark
  }

  /// The word or words that are meant; empty if the printed one says nothing.
  package let text: String
  /// What they say.
  package let role: Role
}

/// Abbreviations and cut words of tills, and words of goods that are no food.
package enum ReceiptWords {
  /// What a printed word stands for, or several words with single spaces between them, in plain letters; nil if it is not
  /// listed.
  package static func meaning(of printed: String) -> ReceiptWord? { meanings[printed] }

  /// Whether one of the printed words, in plain letters, or several in a row are a good that nobody eats.
  package static func isNoFood(_ words: [String]) -> Bool {
    if words.contains(where: isNoFood) { return true }
    return (2...longestPhrase).contains { length in
      words.count >= length
        && (0...(words.count - length)).contains { start in
          noFoods[words[start..<start + length].joined(separator: " ")] != nil
        }
    }
  }

  private static let longestPhrase = 3

  /// Whether a printed word, in plain letters, is a good that nobody eats: soap, flowers, a magazine.
  static func isNoFood(_ word: String) -> Bool {
    if noFoods[word] != nil { return true }
    let bytes = Array(word.utf8)
    guard bytes.count > shortestPart else { return false }
    return bytes.indices.contains { start in
      parts[bytes[start], default: []].contains { bytes[start...].starts(with: $0) }
    }
  }

  /// The fewest letters of a word that is a part of others.
  private static let shortestPart = 4

  private static let meanings: [String: ReceiptWord] = Dictionary(
    EmbeddedTable.rows(larder_receipt_words_start(), larder_receipt_words_length).compactMap { row in
      guard row.count == 3, let role = ReceiptWord.Role(rawValue: row[2]) else { return nil }
      return (row[0], ReceiptWord(text: row[1], role: role))
    }
  ) { first, _ in first }

  /// The words, and whether each is one within longer words, too.
  private static let noFoods: [String: Bool] = Dictionary(
    EmbeddedTable.rows(larder_non_foods_start(), larder_non_foods_length).map {
      ($0[0], $0.count > 1 && $0[1] == "part")
    }
  ) { first, _ in first }

  /// Parts of words by their first byte.
  private static let parts: [UInt8: [[UInt8]]] = Dictionary(
    grouping: noFoods.filter(\.value).keys.filter { $0.utf8.count >= shortestPart }.map { Array($0.utf8) }
  ) { $0[0] }
}
