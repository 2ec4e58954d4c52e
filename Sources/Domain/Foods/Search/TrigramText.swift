/// Writes what the index against typos holds of a food: the trigrams of its words, each once.
///
/// Kept over many foods, since it remembers which trigrams it has met in a table.
package struct TrigramText {
  /// For each trigram of `a` to `z` and `0` to `9` the text that it was met in last.
  private var met = [UInt16](repeating: 0, count: 36 * 36 * 36)
  private var text: UInt16 = 0

  package init() {}

  /// The trigrams of a normalized text's words with spaces between, in no certain order.
  package mutating func of(_ normalized: String) -> String {
    let letters = Array(normalized.utf8)
    // Other letters than ASCII's are rare: nearly all accents are folded.
    guard letters.allSatisfy({ $0 < 0x80 }) else {
      let words = normalized.split(separator: " ")
      return Set(words.flatMap { SearchText.trigrams(of: String($0)) }).sorted().joined(separator: " ")
    }
    if text == .max {
      met = [UInt16](repeating: 0, count: met.count)
      text = 0
    }
    text += 1
    var trigrams: [UInt8] = []
    trigrams.reserveCapacity(letters.count * 4 + 4)
    // 0 as the first: the word has begun, and there are no three yet.
    let edge = UInt8(ascii: "0")
    var (first, second) = (UInt8(0), edge)
    for index in 0...letters.count {
      let isEdge = index == letters.count || letters[index] == UInt8(ascii: " ")
      let third = isEdge ? edge : letters[index]
      if first != 0, isNew(first, second, third) {
        if !trigrams.isEmpty { trigrams.append(UInt8(ascii: " ")) }
        trigrams.append(first)
        trigrams.append(second)
        trigrams.append(third)
      }
      (first, second) = isEdge ? (0, edge) : (second, third)
    }
    return String(decoding: trigrams, as: UTF8.self)
  }

  private mutating func isNew(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    let place = (Self.place(first) * 36 + Self.place(second)) * 36 + Self.place(third)
    if met[place] == text { return false }
    met[place] = text
    return true
  }

  private static func place(_ letter: UInt8) -> Int {
    letter >= UInt8(ascii: "a") ? min(35, Int(letter) - 87) : max(0, min(9, Int(letter) - 48))
  }
}
