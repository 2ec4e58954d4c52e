/// Food of which several people ate equal parts: `shared a pizza with Lina`.
extension WhenReader {
  /// The people who shared what a line names, and the line with spaces in place of the words that say so.
  ///
  /// Examples: `shared a pizza with Lina`, `eine Pizza mit Lina geteilt`, `300g lasagna split between Papa and me`. Nil if
  /// nothing was shared with anybody who has a profile.
  package func shared(in text: String) -> (items: String, people: [String])? {
    guard let me, everybody.count > 1 else { return nil }
    let words = TextWord.cut(text, isMark: ItemListReader.isMark).words
    guard words.count <= Self.mostShared, let link = words.lastIndex(where: { Self.links.contains($0.plainShort) }),
      let (named, used) = peopleInARow(words[(link + 1)...].map(\.withoutSign), isWhole: true),
      let verb = Self.sharing(words, link: link, end: link + 1 + used)
    else { return nil }
    let people = (Self.between.contains(words[link].plainShort) ? named : [me] + named).unique
    guard people.count > 1 else { return nil }
    var characters = Array(text)
    let names = words[link].range.lowerBound..<words[link + used].range.upperBound
    for offset in [verb, names].joined() { characters[offset] = " " }
    let items = String(characters)
    return items.contains { !$0.isWhitespace } ? (items, people) : nil
  }

  /// Where the words are that say that the food was shared: at the start, before the link, or behind the names.
  private static func sharing(_ words: [TextWord], link: Int, end: Int) -> Range<Int>? {
    let start = words.prefix(2).firstIndex { !subjects.contains($0.plainShort) } ?? 0
    if start < link, verbs.contains(words[start].plainShort) {
      return words[0].range.lowerBound..<words[start].range.upperBound
    }
    if link > 1, verbs.contains(words[link - 1].plainShort) { return words[link - 1].range }
    if link > 2, words[link - 2].plainShort == "zu", ["zweit", "dritt", "viert"].contains(words[link - 1].plainShort) {
      return words[link - 2].range.lowerBound..<words[link - 1].range.upperBound
    }
    return end < words.count && verbs.contains(words[end].plainShort) ? words[end].range : nil
  }

  private static let subjects: Set<String> = ["i", "ich", "we", "wir", "had", "hab", "habe"]
  private static let verbs: Set<String> = ["shared", "split", "sharing", "geteilt", "teilte", "halved"]
  private static let between: Set<String> = ["between", "zwischen"]
  private static let links = between.union(["with", "mit"])
  /// The most words of a line that is looked at.
  private static let mostShared = 40

  /// The people with whom a line ends behind `with`, which does not say whether they ate too: `eggs with Lina`; nil if
  /// there are none.
  package func company(in items: String) -> (names: [String], range: Range<Int>)? {
    let words = TextWord.cut(items, isMark: ItemListReader.isMark).words
    guard everybody.count > 1, words.count <= Self.mostShared,
      let link = words.lastIndex(where: { ["with", "mit"].contains($0.plainShort) }), link > 0,
      let (names, used) = peopleInARow(words[(link + 1)...].map(\.withoutSign), isWhole: true),
      link + 1 + used == words.count
    else { return nil }
    return (names, words[link].range.lowerBound..<words[words.count - 1].range.upperBound)
  }

  /// The person whose name is the last word of a line, without any word before it that says so: `eggs Lina`; nil if there
  /// is none, or if a word before it makes the person company.
  package func nameAtEnd(of items: String) -> (items: String, name: String, word: String)? {
    let words = TextWord.cut(items, isMark: ItemListReader.isMark).words
    guard everybody.count > 1, words.count > 1, let last = words.last, last.kind == .plain,
      case let before = words[words.count - 2], before.kind == .plain, !before.partsItems,
      !Self.prepositions.contains(before.plainShort),
      !["and", "und", "of", "von", "wie", "as"].contains(before.plainShort),
      let (names, _) = people(at: [last.text], isWhole: true), names.count == 1, names[0] != me || last.text.count > 3
    else { return nil }
    return (String(items.prefix(before.range.upperBound)), names[0], last.text)
  }
}
