internal import Domain
internal import Matching
internal import Store
internal import Text

/// The person whose entry `fix` corrects, as the typed words name them.
enum CorrectedPerson {
  /// The person that the words name, and the other words, which state the correction; nil if they name nobody.
  ///
  /// Throws `badValue` if several people are named after `@`.
  static func named(
    in typed: Invocation, _ reader: WhenReader, by author: Profile, _ session: Session
  ) throws -> (name: String, rest: [Word])? {
    try signed(in: typed, reader, by: author) ?? firstPerson(in: typed, reader, of: author, session)
  }

  /// The person named after `@` or `for`, and the other words, which state the correction; nil if
  /// nobody is named.
  ///
  /// Throws `badValue` if several people are named after `@`.
  private static func signed(
    in typed: Invocation, _ reader: WhenReader, by author: Profile
  ) throws -> (name: String, rest: [Word])? {
    guard let sign = typed.words.firstIndex(where: \.beginsPerson) else {
      guard let sign = typed.words.lastIndex(where: { WhenReader.beforePeople.contains($0.text.plainLetters) }),
        sign > 0,
        let (name, before) = reader.lastPerson(in: typed.words[(sign + 1)...].map(\.text)), before == 0
      else { return nil }
      return (name, Array(typed.words[..<sign]))
    }
    if let named = typed.named(reader) { return named }
    let first = typed.words[sign].text.dropFirst().split(separator: ",").first.map(String.init)
    guard let first else { return nil }
    let isEverybody = ["all", "alle"].contains(first.lowercased())
    guard isEverybody || reader.lastPerson(in: [first])?.before == 0 else { return nil }
    throw typed.error(
      .badValue, "`fix` corrects the entry of one person at a time", at: typed.words[sign],
      hint: "such as `fix 40 g @\(SafeText.visible(isEverybody ? author.name : first))`")
  }

  /// The person whose name the words begin with: `max 40 g`, `max butter 40 g`; nil if they begin with something else, and
  /// if the words name a food, or an item of the author's own last entry.
  private static func firstPerson(
    in typed: Invocation, _ reader: WhenReader, of author: Profile, _ session: Session
  ) throws -> (name: String, rest: [Word])? {
    guard typed.words.count > 1 else { return nil }
    for end in (1...min(typed.words.count - 1, mostWordsOfName)).reversed() {
      let said = typed.words[..<end].map(\.text)
      guard let (name, before) = reader.lastPerson(in: said), before == 0,
        WhenReader.isSpelled(said.joined(separator: " "), like: name)
      else { continue }
      let own = try session.read { reading -> [FoodLine] in
        let records = reading.profile(author.id)
        return try records.lastEntry().flatMap { try records.meal($0.mealID) }?.items.map(\.line) ?? []
      }
      let lines = NamedLines(session: session, lines: own)
      let isItem = try !lines.numbers(called: said.joined(separator: " "), among: own.indices.map { $0 + 1 }).isEmpty
      return try isItem || beginsFood(said, in: typed, session) ? nil : (name, Array(typed.words[end...]))
    }
    return nil
  }

  /// Whether the words are the beginning of a food's name: the `olive` of `olive oil`.
  private static func beginsFood(_ said: [String], in typed: Invocation, _ session: Session) throws -> Bool {
    try session.withBank { bank in
      guard let resolved = try? Resolver(bank, purpose: .eaten).resolve(typed.raw), resolved.count == 1,
        let match = resolved[0].match, match.confidence >= FoodMatch.certain
      else { return false }
      return Set(SearchText.words(said.joined(separator: " "))).isSubset(of: SearchText.words(match.food.name))
    }
  }

  private static let mostWordsOfName = 4
}
