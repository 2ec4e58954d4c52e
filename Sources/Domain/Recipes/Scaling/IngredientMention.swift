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

  /// Whether the words that follow an amount begin with the name of the ingredient: `of the sugar`, `sugar`.
  private static func begins(_ words: ArraySlice<String>, with ingredient: IngredientReading) -> Bool {
    index(of: words, in: [ingredient]) != nil
  }

  /// The index of the ingredient with whose name the words that follow an amount begin: `of the sugar`, `sugar`; nil if
  /// there is none.
  ///
  /// Of several, it is the one of whose name most is said: with `brown sugar` the sugar that is white is not meant.
  static func index(of words: ArraySlice<String>, in ingredients: [IngredientReading]) -> Int? {
    let plain = words.prefix(5).map { EnglishNoun.singular($0.plainLetters.filter(\.isLetter)) }.drop {
      articles.contains($0)
    }
    guard let first = plain.first, !first.isEmpty else { return nil }
    let said = Set(plain)
    var best: (index: Int, words: Int)?
    for (index, ingredient) in ingredients.enumerated() {
      let name = ingredient.name.plainLetters.split { !$0.isLetter }.map { EnglishNoun.singular(String($0)) }
      guard name.first == first || name.last == first || name.last.map({ $0 == plain.prefix(2).last }) ?? false else {
        continue
      }
      let count = name.count(where: said.contains)
      if count > best?.words ?? 0 { best = (index, count) }
    }
    return best?.index
  }

  /// The amounts of an ingredient that the text states before the ingredient's name, or in brackets after it: `3 El
  /// Olivenöl`, `restliches Olivenöl (2 El)`.
  static func amounts(of ingredient: IngredientReading, in text: String) -> [IngredientAmount] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return words.indices.compactMap { index in
      let isInBrackets = words[index].hasPrefix("(")
      var own = words
      if isInBrackets {
        own[index].removeFirst()
        for place in [index, index + 1] where place < own.count {
          own[place] = String(own[place].prefix { !".,;:)".contains($0) })
        }
      }
      guard let (number, unit, used) = StepAmount.read(own, at: index) else { return nil }
      let isNamed =
        isInBrackets
        ? begins(own[max(0, index - 1)..<index], with: ingredient)
        : index + used <= own.count && begins(own[(index + used)...], with: ingredient)
      return isNamed ? IngredientAmount(quantity: number, quantityMax: nil, unit: unit) : nil
    }
  }

  private static let articles: Set<String> = ["of", "the", "von", "vom", "der", "des", "dem", "den", "die", "das"]

  /// The indices of the names that the text mentions, in the order of `names`.
  ///
  /// A name counts as mentioned if the text contains all its words in a row, in the singular or plural. It also counts
  /// if the text contains the word that says what kind of food it is: `lentils` for `red lentils`, `Öl` for `Olivenöl`.
  /// If the text says `black pepper`, red pepper is not meant; if it says only `pepper`, both peppers are.
  package static func indices(of names: [String], in text: String) -> [Int] {
    let wanted = names.map(SearchText.words)
    // Normalizes sentence by sentence, since only the beginning of a long text would be normalized.
    let sentences = text.split { ".!?;\n".contains($0) }.map { SearchText.words(String($0)) }
    var found: Set<Int> = []
    var rest: Set<String> = []
    for sentence in sentences {
      let (own, unused) = indices(of: wanted, inWords: sentence)
      found.formUnion(own)
      rest.formUnion(unused)
    }
    // `Pfeffermischung` refers to the Pfefferkörner if the text mentions them, and then to no other pepper.
    let known = Set(found.compactMap { head(of: wanted[$0]).map(stem) })
    let stems = Set(rest.map(stem)).subtracting(known)
    for (index, name) in wanted.enumerated() where !found.contains(index) {
      guard let stem = head(of: name).map(stem), stem.count >= fewestLetters else { continue }
      if stems.contains(stem) { found.insert(index) }
    }
    return names.indices.filter(found.contains)
  }

  /// The indices of the names that a sentence mentions, and the words of the sentence that are not part of any name
  /// mentioned in full.
  private static func indices(of names: [[String]], inWords words: [String]) -> (Set<Int>, rest: Set<String>) {
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
    return (found, rest)
  }

  /// A word without an ending that only says in what piece or form the food is used: `pfeffer` for `pfeffermischung`,
  /// `knoblauch` for `knoblauchzehe`, `zwiebel` for `zwiebelwürfel`.
  private static func stem(_ word: String) -> String {
    guard let piece = pieces.first(where: { word.hasSuffix($0) && word.count >= $0.count + fewestLetters }) else {
      return word
    }
    let rest = String(word.dropLast(piece.count))
    // Without `saft`, `zitronensaft` leaves `zitronen`, which loses its linking `n` too.
    let joint = ["en", "n"].first { rest.hasSuffix($0) && rest.count > $0.count + fewestLetters }
    return joint.map { String(rest.dropLast($0 == "en" ? 1 : $0.count)) } ?? rest
  }

  private static let fewestLetters = 4
  /// The endings that `stem` removes, longer ones first, normalized as `SearchText` does.
  private static let pieces: [String] = [
    "mischung", "masse", "zehe", "zehen", "korn", "korner", "blatt", "blatter", "blattchen", "wurfel", "scheibe",
    "scheiben", "streifen", "stuck", "stucke", "stuckchen", "ring", "ringe", "spalte", "spalten", "stift", "stifte",
    "halfte", "halften", "filet", "filets", "creme", "brei", "pure", "raspel", "saft", "schale", "abrieb", "knolle",
    "rosch", "roschen", "mixture", "corn",
  ].map { SearchText.normalize($0) }.sorted { $0.count > $1.count }

  /// Whether an equal name was already found, since a recipe may list salt twice.
  private static func isSame(_ name: [String], as found: Set<Int>, _ names: [[String]]) -> Bool {
    found.contains { names[$0] == name }
  }

  /// The word of a name that says what kind of food it is: the last word, or the one before `of`.
  private static func head(of name: [String]) -> String? {
    let joint = name.firstIndex { joints.contains($0) }
    let head = joint.flatMap { $0 > 0 ? name[$0 - 1] : nil } ?? name.last
    return head.flatMap { $0.count > 1 ? $0 : nil }
  }

  private static let joints: Set<String> = ["of", "de", "d", "di", "du", "von"]

  /// Whether two words are the same except for a German ending that normalization does not remove: `den Eiern`.
  private static func isSame(_ word: String, as head: String) -> Bool {
    word.hasPrefix(head) && ["", "n", "en", "ern"].contains(word.dropFirst(head.count))
  }

  /// Whether a word is the last part of a German compound: `mehl` of `weizenmehl`.
  ///
  /// Words of fewer than four letters are not accepted, because many longer words end with them by chance. The only
  /// exception is `Öl` (`ol` here), which is very common.
  private static func isEnd(_ word: String, of compound: String) -> Bool {
    (word.count >= 4 || word == "ol") && compound.count >= word.count + 3 && compound.hasSuffix(word)
  }
}
