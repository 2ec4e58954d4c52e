/// Food of which several people ate equal parts: `shared a pizza with Lina`.
extension WhenReader {
  /// What several people shared according to a line, and who these people are.
  package struct Shared {
    /// The line with spaces in place of the words that say who shared the food.
    package let items: String
    /// The names of the profiles that shared the food, at least two.
    package let people: [String]
  }

  /// What a line says was shared; nil if nothing was shared with anybody who has a profile.
  ///
  /// Examples: `shared a pizza with Lina`, `eine Pizza mit Lina geteilt`, `300g lasagna split between Papa and me`.
  /// Throws `badValue` if the line also names other food, which perhaps was not shared: `coffee, pizza shared with
  /// Lina`.
  package func shared(in text: String) throws(LarderError) -> Shared? {
    guard let me, everybody.count > 1 else { return nil }
    let words = TextWord.cut(text, isMark: ItemListReader.isMark).words
    if let together = sharedBySubject(words, in: text) { return together }
    guard words.count <= Self.mostShared else { return nil }
    let named = words.indices.reversed().lazy.compactMap { namesShared(behind: $0, words) }.first
    guard let (link, named, end) = named else { return nil }
    let (owners, start) = subject(words) ?? ([me], 0)
    guard let verb = Self.sharing(words, from: start, link: link, end: end) else { return nil }
    let isBetween = Self.between.contains(words[link].plainShort)
    let people = (isBetween || Self.by.contains(words[link].plainShort) ? named : owners + named).unique
    guard people.count > 1 else { return nil }
    var characters = Array(text)
    let names = words[link].range.lowerBound..<words[end - 1].range.upperBound
    characters.blank(verb)
    characters.blank(names)
    let items = String(characters)
    guard items.contains(where: { !$0.isWhitespace }) else { return nil }
    // Such words hold for the whole list before or after them, unlike those in `coffee, pizza shared with Lina`.
    let isOfAll = isBetween || people.count == everybody.count || verb.lowerBound == words[0].range.lowerBound
    guard isOfAll || !words[..<link].contains(where: { $0.kind == .mark }),
      !words[end...].contains(where: { $0.kind == .mark }),
      !words[end...].contains(where: { $0.partsItems || Self.between.contains($0.plainShort) })
    else {
      throw LarderError(
        .badValue, "the line names food that was shared and other food",
        hint: "log what was shared in a line of its own, such as `shared a pizza with \(named[0])`",
        location: LarderError.Location(text: text, range: names))
    }
    return Shared(items: items, people: people)
  }

  /// The people who are named after a word such as `with`, and the index after them; nil if no people follow that word.
  ///
  /// Their names may be separated by commas: `split between Papa, Lina and Max`.
  private func namesShared(
    behind link: Int, _ words: [TextWord]
  ) -> (link: Int, names: [String], end: Int)? {
    guard Self.links.contains(words[link].plainShort) else { return nil }
    let behind = words.indices.dropFirst(link + 1).filter { words[$0].kind != .mark }
    guard let (names, used) = peopleInARow(behind.map { words[$0].withoutSign }, isWhole: true) else { return nil }
    return (link, names, behind[used - 1] + 1)
  }

  /// The food shared by several people who are named at the start of a line; nil for any other line.
  ///
  /// Examples: `Lina and Oma shared a pizza`, `Lina und Oma haben eine Pizza geteilt`. Nobody else may be named later
  /// in the line.
  private func sharedBySubject(_ all: [TextWord], in text: String) -> Shared? {
    // Names may be separated by commas: `Lina, Max and me split a pizza`.
    let words = all.filter { $0.kind != .mark }
    guard words.count <= Self.mostShared,
      let (names, used) = peopleInARow(words.prefix(Self.mostOfSubject).map(\.withoutSign), isWhole: true),
      names.count > 1, used + 1 < words.count, let last = words.last
    else { return nil }
    var characters = Array(text)
    let next = words[used].plainShort
    let end = Self.reflexives.contains(words[used + 1].plainShort) ? used + 1 : used
    characters.blank(words[0].range.lowerBound..<words[end].range.upperBound)
    if !Self.sharingVerbs.contains(next) || Self.splitFoods.contains(words[used + 1].plainShort) {
      guard Self.auxiliaries.contains(next), Self.sharingVerbs.contains(last.plainShort) else { return nil }
      characters.blank(last.range)
    }
    let items = String(characters)
    // If somebody else is named later, as in `Lina and Oma shared a pizza with Max`, all of them shared it.
    let isFurther = words[used...].contains { word in
      Self.links.contains(word.plainShort)
        && words.first(where: { $0.range.lowerBound > word.range.upperBound }).map { isPerson($0.withoutSign) } ?? false
    }
    guard items.contains(where: { !$0.isWhitespace }), !isFurther else { return nil }
    return Shared(items: items, people: names)
  }

  private static let auxiliaries: Set<String> = ["haben", "hat", "have", "had"]
  private static let reflexives: Set<String> = ["sich", "uns"]
  /// The maximum number of words before the verb, in a line that names no people after the verb.
  private static let mostOfSubject = 12

  /// The people named at the start of the line, before a verb of sharing, and the index after them: `Lina shared a
  /// pizza with Max`; nil if the line begins otherwise.
  private func subject(_ words: [TextWord]) -> (names: [String], end: Int)? {
    guard let (names, used) = peopleInARow(words.prefix(Self.longestSubject).map(\.withoutSign), isWhole: true),
      used < words.count, Self.sharingVerbs.contains(words[used].plainShort)
    else { return nil }
    return (names, used)
  }

  /// The place of the words for sharing, which are at `start`, before `with` or `between`, or after the names.
  ///
  /// `link` is the index of `with` or `between`, and `end` the index after the names. Nil if no words say that the food
  /// was shared.
  private static func sharing(_ words: [TextWord], from start: Int, link: Int, end: Int) -> Range<Int>? {
    let isBy = by.contains(words[link].plainShort)
    if !isBy,
      let first = words[start...].prefix(longestSubject).firstIndex(where: { !subjects.contains($0.plainShort) }),
      first + 1 < link, sharingVerbs.contains(words[first].plainShort),
      !splitFoods.contains(words[first + 1].plainShort)
    {
      return words[0].range.lowerBound..<words[first].range.upperBound
    }
    if link > 1, sharingVerbs.contains(words[link - 1].plainShort) { return words[link - 1].range }
    if link > 2, words[link - 2].plainShort == "zu", ["zweit", "dritt", "viert"].contains(words[link - 1].plainShort) {
      return words[link - 2].range.lowerBound..<words[link - 1].range.upperBound
    }
    return end < words.count && sharingVerbs.contains(words[end].plainShort) ? words[end].range : nil
  }

  private static let subjects: Set<String> = ["i", "ich", "we", "wir", "had", "hab", "habe", "haben", "have"]
  /// Verbs that say that several people ate the food together.
  static let sharingVerbs: Set<String> = ["shared", "split", "sharing", "geteilt", "teilte", "teilten", "halved"]
  /// Foods that are sold split, so that `split pea soup` does not mean that a soup was shared.
  private static let splitFoods: Set<String> = ["pea", "peas", "lentil", "lentils", "mung", "chickpeas", "gram"]
  private static let between: Set<String> = ["between", "among", "zwischen", "unter"]
  /// Words before the names of all who shared the food, if a verb of sharing is next to these words: `shared by all`.
  private static let by: Set<String> = ["by", "for", "fur", "fuer", "von"]
  private static let links = between.union(by).union(["with", "mit"])
  /// The maximum number of words in a line that is examined for sharing.
  private static let mostShared = 40
  /// The maximum number of words before the verb, in a line that also names people after the verb.
  private static let longestSubject = 4

  /// The people named after `with` at the end of a line: `eggs with Lina`; nil if nobody is named there.
  ///
  /// Such words do not say whether these people ate too.
  package func company(in items: String) -> (names: [String], range: Range<Int>)? {
    let words = TextWord.cut(items, isMark: ItemListReader.isMark).words
    guard everybody.count > 1, words.count <= Self.mostShared,
      let link = words.lastIndex(where: { ["with", "mit"].contains($0.plainShort) }), link > 0,
      let (names, used) = peopleInARow(words[(link + 1)...].map(\.withoutSign), isWhole: true),
      link + 1 + used == words.count, names != [me]
    else { return nil }
    return (names, words[link].range.lowerBound..<words[words.count - 1].range.upperBound)
  }

  /// The person whose name ends the line without a word such as `for` before it: `eggs Lina`; nil if the line ends
  /// otherwise.
  ///
  /// A name after a word such as `with`, `from` or `went to` does not count, because it means something else.
  package func nameAtEnd(of items: String) -> (items: String, name: String, word: String)? {
    let words = TextWord.cut(items, isMark: ItemListReader.isMark).words
    guard everybody.count > 1, words.count > 1, let last = words.last, last.kind == .plain,
      case let before = words[words.count - 2], before.kind == .plain, !before.partsItems,
      !Self.prepositions.contains(before.plainShort), !Self.notBeforeNames.contains(before.plainShort),
      let (names, _) = people(at: [last.text], isWhole: true), names.count == 1, names[0] != me || last.text.count > 3
    else { return nil }
    return (String(items.prefix(before.range.upperBound)), names[0], last.text)
  }

  private static let notBeforeNames: Set<String> = [
    "and", "und", "of", "von", "wie", "as", "to", "from", "by", "bei", "vom", "nach", "an", "like", "without", "ohne",
    "not", "no", "than", "went", "goes", "bekam", "hat", "ging", "gave", "gab", "thanks", "danke", "kein", "rest", "in",
  ]
}
