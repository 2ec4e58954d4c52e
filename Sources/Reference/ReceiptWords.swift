internal import CReference
package import Domain

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

/// The usual weight of a pack and of a piece of what shops sell.
package struct PackWeight: Equatable, Sendable {
  /// The grams of a pack; nil if it is sold without one.
  package let pack: Double?
  /// The grams of a piece as bought, with peel and bones; nil if it is not counted.
  package let piece: Double?
  /// Whether one on a receipt is a piece, and not a pack.
  package let isSoldByPiece: Bool
  /// The aisle that it is in.
  package let category: FoodCategory

  /// The grams of one on a receipt; nil if unknown.
  package var one: Double? { isSoldByPiece ? piece ?? pack : pack ?? piece }

  /// The grams of one that costs this much: an apple for two euros is a bag of them; nil if unknown.
  package func one(costing price: Double) -> Double? {
    guard isSoldByPiece, let piece, let pack, pack > piece, price / piece * 1000 > Self.dear else { return one }
    return pack
  }

  /// The price of a kilogram from which one of produce or bakery is taken as a pack.
  private static let dear = 9.0
}

/// The usual weights of packs and pieces by the word for what is in them.
///
/// They are what German supermarkets sell most, and from no cited source, so that a weight that comes from here is shown
/// as typical.
package enum PackWeights {
  /// The weight by the longest listed word with which a word ends: `Vollmilch` is a `milch`; nil if there is none.
  package static func weight(of printed: String) -> PackWeight? {
    let word = SearchText.normalize(printed)
    if let row = rows[word] { return row }
    let letters = Array(word)
    guard letters.count > shortestEnd + 1, !word.contains(" ") else { return nil }
    for start in 2...(letters.count - shortestEnd) {
      if let row = rows[String(letters[start...])] { return row }
    }
    return nil
  }

  /// The weight of goods with exactly that name; nil if it is not listed.
  package static func named(_ name: String) -> PackWeight? { rows[SearchText.normalize(name)] }

  /// The fewest letters of the last part of a compound.
  private static let shortestEnd = 4

  private static let rows: [String: PackWeight] = Dictionary(
    EmbeddedTable.rows(larder_pack_weights_start(), larder_pack_weights_length).compactMap { row in
      guard row.count >= 5, let category = FoodCategory(rawValue: row[4]) else { return nil }
      return (
        SearchText.normalize(row[0]),
        PackWeight(
          pack: Double(row[1]), piece: Double(row[2]), isSoldByPiece: row[3] == "piece", category: category)
      )
    }
  ) { first, _ in first }
}

/// Tables of text that are a part of the program.
enum EmbeddedTable {
  /// The rows of a table, each with its cells, which tabs part.
  static func rows(_ start: UnsafePointer<CChar>, _ length: Int) -> [[String]] {
    let bytes = UnsafeBufferPointer(start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), count: length)
    return bytes.split(separator: UInt8(ascii: "\n")).map { line in
      line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }
}
