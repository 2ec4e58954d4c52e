/// Finds where the text of a step mentions ingredients.
package enum IngredientMention {
  /// The first place in `rest`, a part of `text`, where a name occurs as whole words; nil if there is none.
  package static func range(of name: String, in rest: Substring, of text: String) -> Range<String.Index>? {
    let isWord = { (character: Character) in character.isLetter || character.isNumber }
    var rest = rest
    while let range = rest.firstRange(of: name) {
      let isWithin =
        range.lowerBound > text.startIndex && isWord(text[text.index(before: range.lowerBound)])
        || range.upperBound < text.endIndex && isWord(text[range.upperBound])
      if !isWithin { return range }
      rest = rest[range.upperBound...]
    }
    return nil
  }

  /// Whether words that follow an amount name one of the ingredients: `of the sugar`, `sugar`.
  static func begins(_ words: ArraySlice<String>, with ingredients: [IngredientReading]) -> Bool {
    let plain = words.prefix(5).map { $0.plainLetters.filter(\.isLetter) }.drop { articles.contains($0) }
    guard let first = plain.first, !first.isEmpty else { return false }
    return ingredients.contains { ingredient in
      let name = ingredient.name.plainLetters.split { !$0.isLetter }.map(String.init)
      return name.first == first || name.last == first || name.last.map { $0 == plain.prefix(2).last } ?? false
    }
  }

  private static let articles: Set<String> = ["of", "the", "von", "vom", "der", "des", "dem", "den", "die", "das"]

  /// The indices of the names that a text mentions, in the order of `names`.
  ///
  /// A name counts if the text has all of its words one after the other, in the singular or plural, or else the word
  /// that says what it is: `lentils` for `red lentils`, `Öl` for `Olivenöl`. Where the text says `black pepper`, red
  /// pepper is not meant; where it says only `pepper`, both are.
  package static func indices(of names: [String], in text: String) -> [Int] {
    let wanted = names.map(SearchText.words)
    // Sentences one by one, since only the beginning of a long text would be normalized.
    let sentences = text.split { ".!?;\n".contains($0) }.map { SearchText.words(String($0)) }
    var found: Set<Int> = []
    for sentence in sentences { found.formUnion(indices(of: wanted, inWords: sentence)) }
    return names.indices.filter(found.contains)
  }

  private static func indices(of names: [[String]], inWords words: [String]) -> Set<Int> {
    var found: Set<Int> = []
    var taken: Set<Int> = []
    // Longer names first, so that `brown sugar` in the text is not taken for sugar as well.
    for index in names.indices.sorted(by: { names[$0].count > names[$1].count }) where !names[index].isEmpty {
      let name = names[index]
      for start in words.indices.dropLast(name.count - 1) where words[start..<start + name.count].elementsEqual(name) {
        let places = start..<start + name.count
        guard places.contains(where: { !taken.contains($0) }) || isSame(name, as: found, names) else { continue }
        found.insert(index)
        taken.formUnion(places)
      }
    }
    let rest = Set(words.indices.filter { !taken.contains($0) }.map { words[$0] })
    let known = Set(names.joined())
    for (index, name) in names.enumerated() where !found.contains(index) {
      guard let head = head(of: name) else { continue }
      let isNamed = rest.contains { word in
        isSame(word, as: head) || isEnd(word, of: head) && !known.contains(word)
      }
      if isNamed { found.insert(index) }
    }
    return found
  }

  /// Whether the same name was found already: a recipe may have salt twice.
  private static func isSame(_ name: [String], as found: Set<Int>, _ names: [[String]]) -> Bool {
    found.contains { names[$0] == name }
  }

  /// The word of a name that says what it is: the last one, or the one before `of`.
  private static func head(of name: [String]) -> String? {
    let joint = name.firstIndex { joints.contains($0) }
    let head = joint.flatMap { $0 > 0 ? name[$0 - 1] : nil } ?? name.last
    return head.flatMap { $0.count > 1 ? $0 : nil }
  }

  private static let joints: Set<String> = ["of", "de", "d", "di", "du", "von"]

  /// Whether two words are the same but for a German ending that the singular does not cover: `den Eiern`.
  private static func isSame(_ word: String, as head: String) -> Bool {
    word.hasPrefix(head) && ["", "n", "en", "ern"].contains(word.dropFirst(head.count))
  }

  /// Whether a word is the last part of a German compound: `mehl` of `weizenmehl`.
  ///
  /// Shorter words end too many others by chance; only `Öl`, which is `ol` here, is as common as it is short.
  private static func isEnd(_ word: String, of compound: String) -> Bool {
    (word.count >= 4 || word == "ol") && compound.count >= word.count + 3 && compound.hasSuffix(word)
  }
}
