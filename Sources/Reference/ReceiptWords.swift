internal import CReference

/// The meaning of a word or abbreviation that tills print.
package struct ReceiptWord: Equatable, Sendable {
  /// What a printed word describes.
  package enum Role: String, Sendable {
    /// The food itself, or an ingredient of it.
    case word
    /// A property of the food: smoked, sliced, without sugar.
    case modifier = "mod"
    /// Something other than the food: the shop's own brand, the packaging, the quality class.
    case mark
  }

  /// The full word or words; empty if the printed word says nothing about the food.
  package let text: String
  /// What the word describes.
  package let role: Role
}

/// Abbreviations and shortened words on receipts, and words for products that are not food.
package enum ReceiptWords {
  /// The meaning of a printed word, or of several words separated by single spaces; nil if no meaning is listed.
  ///
  /// The words must be in lower case without accents.
  package static func meaning(of printed: String) -> ReceiptWord? { meanings[printed] }

  /// Whether one of the words, or several in a row, names a product that is not food.
  ///
  /// The words must be in lower case without accents.
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

  /// Whether a word in lower case without accents names a product that is not food: soap, flowers, a magazine.
  static func isNoFood(_ word: String) -> Bool {
    if noFoods[word] != nil { return true }
    let bytes = Array(word.utf8)
    guard bytes.count > shortestPart else { return false }
    return bytes.indices.contains { start in
      parts[bytes[start], default: []].contains { bytes[start...].starts(with: $0) }
    }
  }

  /// The minimum number of letters of a listed word that is also searched for inside longer words.
  private static let shortestPart = 4

  private static let meanings: [String: ReceiptWord] = Dictionary(
    EmbeddedTable.rows(larder_receipt_words_start(), larder_receipt_words_length).compactMap { row in
      guard row.count == 3, let role = ReceiptWord.Role(rawValue: row[2]) else { return nil }
      return (row[0], ReceiptWord(text: row[1], role: role))
    }
  ) { first, _ in first }

  /// Words for products that are not food, and whether each is also searched for inside longer words.
  private static let noFoods: [String: Bool] = Dictionary(
    EmbeddedTable.rows(larder_non_foods_start(), larder_non_foods_length).map {
      ($0[0], $0.count > 1 && $0[1] == "part")
    }
  ) { first, _ in first }

  /// The words that are also searched for inside longer words, by their first byte.
  private static let parts: [UInt8: [[UInt8]]] = Dictionary(
    grouping: noFoods.filter(\.value).keys.filter { $0.utf8.count >= shortestPart }.map { Array($0.utf8) }
  ) { $0[0] }
}
