/// Corrects typing errors in the word for a portion: `2 servngs rice`, `2 slcies of bread`.
extension ItemPhrase {
  /// The item with the word for its portion corrected, and that word as typed and as corrected; nil if the word is not
  /// misspelled.
  ///
  /// Used only if the item cannot be read as it is, since `spice mix` is a food and not a slice.
  package var withRespelledUnit: (item: ItemPhrase, typed: String, read: String)? {
    guard let quantity, name.utf8.count <= Self.longestName, !name.hasPrefix("#") else { return nil }
    var item = self
    switch quantity.unit {
    case .portion(let word):
      guard let meant = PortionWords.respelled(word) else { return nil }
      item.quantity?.unit = .portion(meant)
      item.amountText = amountText.replacing(word, with: meant)
      return (item, word, meant)
    case .piece:
      var words = name.split(separator: " ")[...]
      guard words.count > 1, let word = words.popFirst().map(String.init), let meant = PortionWords.respelled(word)
      else {
        return nil
      }
      if let of = words.first, words.count > 1, AmountWords.isOf(String(of).plainLetters) { words.removeFirst() }
      item.quantity?.unit = .portion(meant)
      item.amountText = amountText.isEmpty ? meant : "\(amountText) \(meant)"
      item.name = words.joined(separator: " ")
      return (item, word, meant)
    case .measure, .toTaste: return nil
    }
  }
}

extension PortionWords {
  /// The minimum number of letters of a misspelled word and of the word that it means.
  private static let fewestLetters = 5

  /// The word for a portion that a misspelled word means; nil if the word already means a portion.
  ///
  /// The result is also nil if no portion is near, or if two different ones are about equally near.
  static func respelled(_ word: String) -> String? {
    guard word.utf8.count <= SpellingDistance.longest else { return nil }
    let plain = word.plainLetters
    let letters = Array(plain.utf8)
    guard letters.count >= fewestLetters, !isNoun(plain), !isSizeWord(plain) else { return nil }
    let limit = SpellingDistance.limit(letters: letters.count)
    let near = nouns.lazy.filter { $0.utf8.count >= fewestLetters && $0.utf8.first == letters.first }
      .flatMap { [$0, $0 + "s"] }
      .compactMap { meant in
        SpellingDistance.between(letters, Array(meant.utf8), limit: limit).map { (word: meant, distance: $0) }
      }
    return SpellingDistance.clearest(Array(near)) { key($0) == key($1) }
  }
}
