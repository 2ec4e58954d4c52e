internal import Domain

/// Reads a line once more with its misspelled words corrected: `1 bananna 2 tbsp peanut butter`.
///
/// The words around a food say what it is and where it begins, so a misspelled one may spoil more than its own name.
extension Resolver {
  /// The items of a list with its typing errors corrected; nil if it has none, or if that makes nothing certain.
  ///
  /// The items keep the text and the place of what was typed.
  func respelled(_ text: String, typed: Result<[ItemPhrase], any Error>) throws -> [ItemPhrase]? {
    guard let corrected = try CorrectedText(text, meant: { try bank.meant(by: $0) }),
      let items = try? corrected.placed(listedAsTyped(corrected.text).get(), in: text),
      let after = try certain(items, in: text)
    else { return nil }
    // What was certain stays what it is; what stands around it may be another food, such as the salmon on
    // misspelled bread.
    if let before = try? certain(typed.get(), in: text) {
      guard before.count > 1, before.count == after.count,
        items.indices.allSatisfy({ items[$0].respelling == nil || before[$0].name == after[$0].name }),
        // A correction that changes nothing is that of a name.
        zip(before, after).contains(where: { $0 != $1 })
      else { return nil }
    }
    return items
  }

  /// The foods of a list, and how much there is of each.
  ///
  /// Nil if one of them is not certain, if the list repeats a meal, or if a corrected name is that of a dish of the
  /// household.
  private func certain(_ items: [ItemPhrase], in text: String) throws -> [(name: String, grams: Double?)]? {
    var foods: [(name: String, grams: Double?)] = []
    for item in items {
      // A dish of the household that may be meant is asked about.
      guard item.source == nil, item.respelling == nil || !favourites.contains(Favourite.key(item.name)) else {
        return nil
      }
      let resolved = try resolve(item, in: text)
      guard resolved.doubts.isEmpty, let match = resolved.match else { return nil }
      foods.append((match.food.name, resolved.line.grams))
    }
    return foods
  }
}

/// A text whose misspelled words are corrected, and where its words stood before.
private struct CorrectedText {
  let text: String
  /// The places of the corrected words, in order: before and after.
  private let places: [(typed: Range<Int>, read: Range<Int>)]

  /// Corrects words of letters with `meant`; nil if no word is misspelled.
  init?(_ typed: String, meant: (String) throws -> String?) throws {
    guard let words = try? TextWord.words(of: typed) else { return nil }
    let characters = Array(typed)
    var corrected: [Character] = []
    var places: [(Range<Int>, Range<Int>)] = []
    var end = 0
    for word in words where word.kind == .plain {
      guard let letters = Self.letters(of: word, in: characters),
        var read = try meant(String(characters[letters])), let first = read.first
      else { continue }
      // German nouns stay nouns.
      if characters[letters.lowerBound].isUppercase { read = first.uppercased() + read.dropFirst() }
      corrected += characters[end..<letters.lowerBound]
      places.append((letters, corrected.count..<corrected.count + read.count))
      corrected += read
      end = letters.upperBound
    }
    guard !places.isEmpty else { return nil }
    text = String(corrected + characters[end...])
    self.places = places
  }

  /// The place of a word without the signs around it; nil if there are other signs in it, or if it is short.
  private static func letters(of word: TextWord, in characters: [Character]) -> Range<Int>? {
    let start = word.range.drop { !characters[$0].isLetter }.first ?? word.range.upperBound
    let letters = characters[start..<word.range.upperBound].prefix(while: \.isLetter).indices
    let rest = characters[letters.upperBound..<word.range.upperBound]
    return fewest...most ~= letters.count && rest.allSatisfy { ",.;:!?)".contains($0) } ? letters : nil
  }

  private static let fewest = 4
  private static let most = 24

  /// The items of the corrected text as they were typed.
  ///
  /// A corrected word between two items, such as `withh`, is told with the one behind it.
  func placed(_ items: [ItemPhrase], in typed: String) -> [ItemPhrase] {
    var placed = items.map { self.placed($0, in: typed) }
    for place in places where !placed.contains(where: { $0.range.overlaps(place.typed) }) {
      let behind = placed.firstIndex { $0.range.lowerBound >= place.typed.upperBound } ?? placed.count - 1
      guard placed[behind].respelling == nil else { continue }
      placed[behind].respelling = .init(
        typed: Self.words(typed, [place.typed]), read: Self.words(text, [place.read]))
    }
    return placed
  }

  private static func words(_ text: String, _ places: [Range<Int>]) -> String {
    let characters = Array(text)
    return places.map { String(characters[$0]) }.joined(separator: " ")
  }

  /// An item of the corrected text with the text and the place that it has in the typed one.
  private func placed(_ item: ItemPhrase, in typed: String) -> ItemPhrase {
    let touched = places.filter { $0.read.overlaps(item.range) }
    var item = item
    item.range = place(item.range.lowerBound, isEnd: false)..<place(item.range.upperBound, isEnd: true)
    guard !touched.isEmpty else { return item }
    item.respelling = .init(
      typed: Self.words(typed, touched.map(\.typed)), read: Self.words(text, touched.map(\.read)))
    item.text = Self.words(typed, [item.range])
    return item
  }

  private func place(_ index: Int, isEnd: Bool) -> Int {
    guard let last = places.last(where: { isEnd ? $0.read.lowerBound < index : $0.read.lowerBound <= index }) else {
      return index
    }
    if index < last.read.upperBound { return isEnd ? last.typed.upperBound : last.typed.lowerBound }
    return index - last.read.upperBound + last.typed.upperBound
  }
}
