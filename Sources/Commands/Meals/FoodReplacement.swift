internal import Domain
internal import Matching
internal import Text

/// Words that name a logged item and the food that it should have been: `cheesecake to apple pie`, `1 Apfelkuchen`.
struct FoodReplacement {
  /// The number of the item.
  let number: Int
  /// The words for the right food: a food, or a food and its amount.
  let words: [Word]

  /// Reads the words that follow `fix`; nil if they do not name a replacement, but for example an amount with a food.
  ///
  /// - Parameters:
  ///   - lines: The items of which the words may name one; only the items with the given `numbers` count.
  ///   - called: The name of the entry in error messages: `the last entry`.
  /// - Throws: `unknownItem` or `needsAnswer` if a word such as `to` shows that a food is replaced, but not which
  ///   one.
  init?(_ typed: Invocation, _ words: [Word], in lines: NamedLines, numbers: [Int], called: String) throws {
    guard words.count > 1, words.count <= Self.mostWords else { return nil }
    let reader = Reader(typed: typed, words: words, lines: lines, numbers: numbers, called: called)
    guard let (number, rest) = try reader.joined() ?? reader.numbered() ?? reader.named() else { return nil }
    (self.number, self.words) = (number, rest)
  }

  /// The maximum number of words: two foods and what joins them.
  private static let mostWords = 20

  /// Words between the logged food and the right food; no food has any of these words in its name.
  private static let joins: Set<String> = ["to", "into", "->", "→", "=>"]
  /// Words that may also join the two foods, but that occur in names of foods too: `tuna in oil`, `bread with cheese`.
  private static let looseJoins: Set<String> = ["with", "by", "in", "zu", "durch"]
  /// Words between the right food and the one that was logged.
  private static let reversedJoins = [["instead", "of"], ["rather", "than"], ["statt"], ["anstatt"]]
  private static let articles: Set<String> = ["the", "my", "der", "die", "das", "den", "dem", "item", "#"]

  /// Reads the three ways of naming a replacement.
  private struct Reader {
    let typed: Invocation
    let words: [Word]
    let lines: NamedLines
    let numbers: [Int]
    let called: String

    /// Reads `OLD to NEW`, `N -> NEW`, `NEW instead of OLD`, and `to NEW` if there is one item.
    func joined() throws -> (Int, [Word])? {
      if numbers.count == 1, joins.contains(words[0].text.lowercased()) {
        return (numbers[0], Array(words.dropFirst()))
      }
      for index in words.indices.dropFirst().dropLast() {
        for join in reversedJoins where words[index...].prefix(join.count).map(\.text.plainLetters) == join {
          let old = Array(words[(index + join.count)...])
          if let number = try item(old, isCertain: true) { return (number, Array(words[..<index])) }
        }
        let word = words[index].text.lowercased()
        let isJoin = joins.contains(word)
        guard isJoin || looseJoins.contains(word) else { continue }
        let old = Array(words[..<index])
        guard let number = try item(old, isCertain: isJoin) else { continue }
        if !isJoin, position(old) == nil, try isFood(words) { continue }
        return (number, Array(words[(index + 1)...]))
      }
      return nil
    }

    /// Reads `N NEW`, where `N` is the number of one of several items; `2 eggs` means two eggs if the entry has eggs.
    func numbered() throws -> (Int, [Word])? {
      guard numbers.count > 1, let number = position([words[0]]), numbers.contains(number),
        !AmountReader.startsAmount(words[1].text), try AmountReader.whole(text(words)) == nil,
        // `2 slices bread` states an amount, not an item's number.
        try AmountReader.read(words.map(\.text))?.used ?? 1 < 2
      else { return nil }
      let rest = Array(words.dropFirst())
      return try lines.numbers(called: text(rest), among: numbers).isEmpty ? (number, rest) : nil
    }

    /// Reads `OLD NEW`, where both are foods, but all the words together are not a food.
    func named() throws -> (Int, [Word])? {
      guard !words.contains(where: { $0.text.contains(where: \.isNumber) }) else { return nil }
      for end in words.indices.dropFirst().reversed() {
        let (old, new) = (Array(words[..<end]), Array(words[end...]))
        guard !AmountReader.startsAmount(old[0].text), !AmountReader.startsAmount(new[0].text) else { continue }
        let found = try lines.numbers(called: text(old), among: numbers)
        guard found.count == 1 else { continue }
        return try !isFood(words) && isFood(new) ? (found[0], new) : nil
      }
      return nil
    }

    /// The number of the item that the words name.
    ///
    /// If the words name no item of the entry, throws `unknownItem` if `isCertain` is true, and returns nil otherwise.
    /// Throws `needsAnswer` if they match several items.
    private func item(_ said: [Word], isCertain: Bool) throws -> Int? {
      let old = said.count > 1 ? Array(said.drop { articles.contains($0.text.plainLetters) }) : said
      if let number = position(old) {
        guard numbers.contains(number) else {
          if !isCertain { return nil }
          throw typed.error(
            .unknownItem, "\(called) has no item \(number)", at: said.first, hint: "it has \(lines.list(numbers))")
        }
        return number
      }
      let name = lines.name(in: text(old)) ?? text(old)
      let found = try lines.numbers(called: name, among: numbers)
      if found.count == 1 { return found[0] }
      if found.isEmpty, !isCertain { return nil }
      guard found.isEmpty else {
        throw typed.error(
          .needsAnswer, "`\(SafeText.visible(name))` matches several items", at: said.first,
          hint: "say the item's number: \(lines.list(found))")
      }
      throw typed.error(
        .unknownItem, "\(called) has no `\(SafeText.visible(name))`", at: said.first,
        hint: "it has \(lines.list(numbers))")
    }

    /// The number that was typed; nil unless the words are a single number.
    private func position(_ words: [Word]) -> Int? { words.count == 1 ? FoodFinder.number(words[0].text) : nil }

    /// Whether the words are a single food that is known for certain.
    private func isFood(_ words: [Word]) throws -> Bool {
      let resolved = try? lines.session.withBank { try Resolver($0, purpose: .eaten).resolve(text(words)) }
      guard let resolved, resolved.count == 1, let only = resolved.first else { return false }
      return only.isWeighed && only.line.confidence >= FoodMatch.certain
    }

    private func text(_ words: [Word]) -> String { words.map(\.raw).joined(separator: " ") }
  }
}
