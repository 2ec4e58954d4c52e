/// Words of a list that say how, where or when something was eaten, and name no food.
extension NoteSigns {
  /// The list without words at its end that name no food: `latte, starbucks`.
  ///
  /// Such words only say where or on what occasion the food was eaten, that it was eaten, or who got what was left.
  func withoutClosings(_ list: [TextWord], of words: [TextWord]) -> [TextWord] {
    var result = list
    func removeLast() {
      result.removeLast()
      while result.last?.kind == .mark, result.count > 1 { result.removeLast() }
    }
    while let mark = result.lastIndex(where: { $0.kind == .mark }), mark > 0, case let said = result[(mark + 1)...],
      said.allSatisfy({ $0.kind == .plain && $0.text.utf8.count <= 24 }),
      case let plain = said.map({ $0.text.plainLetters.filter { !"().!".contains($0) } }),
      isBeside(plain) || Self.isOfOthers(plain) || ContextWords.areContext(plain) && !isFood(said.phrase)
        || areSaid(plain),
      !knows(said.phrase)
    {
      result.removeSubrange(mark...)
    }
    while let last = result.last, result.count > 1, Self.closings.contains(last.plainShort),
      !isWithinKnownName(words.count - 1, words)
    {
      removeLast()
    }
    // `one apple each`, but not `2 coffees with 1 sugar each`
    if result.count > 2, let last = result.last, Self.eachBehind.contains(last.plainShort),
      case let before = result[result.count - 2], before.kind == .plain, before.text.last?.isLetter == true,
      Measure.read([before.plainShort]) == nil, !result.contains(where: { $0.kind == .mark || $0.partsItems })
    {
      result.removeLast()
    }
    while result.last?.range.isEmpty == true { result.removeLast() }
    return withoutSellers(result)
  }

  /// Whether words after a comma are a seller, a remark or a comment, which may also stand between two commas.
  private func isBeside(_ plain: [String]) -> Bool {
    plain.count == 1 && Self.sellers.contains(plain[0]) || Self.isRemark(plain) || isComment(plain)
  }

  /// Whether words after a comma only say that all was eaten, or how somebody liked it: `slurped the lot`, `bit sad`.
  private static func isRemark(_ plain: [String]) -> Bool {
    plain.count == 3 && finishing.contains(plain[0]) && plain.suffix(2) == ["the", "lot"] || remarks.contains(plain)
  }

  /// Whether words after a comma say how or when the food was eaten, or which one it was: `spread over the day`, `clear
  /// one`.
  private func isComment(_ plain: [String]) -> Bool {
    guard (2...Self.longestComment).contains(plain.count), let first = plain.first, let last = plain.last,
      !plain.contains(where: {
        $0.contains(where: \.isNumber) || PortionWords.isSizeWord($0) || WordRoles.isNegation($0)
      })
    else { return false }
    let isClause = Self.commenting.contains(first) && Self.afterVerbs.contains(plain[1])
    let isNamed = ["one", "ones", "stuff"].contains(last) && Self.plainKinds.contains(first)
    guard isClause || isNamed else { return false }
    return !hasFood(plain.dropFirst())
  }

  /// Whether words after a comma name an occasion or what somebody did, and no food: `someone's birthday at work`, `Eva
  /// brought them round`.
  ///
  /// A word that is neither may be a food that is misspelled.
  private func areSaid(_ plain: [String]) -> Bool {
    let isShared = plain.contains { Self.shares.contains($0) || WhenReader.sharingVerbs.contains($0) }
    guard !isShared, !hasFood(plain[...]) else { return false }
    let isTold =
      plain.count > 2 && plain.contains { Self.pronouns.contains($0) } && plain.contains { Self.giving.contains($0) }
    let isOccasion =
      ContextWords.mention(plain)
      && plain.allSatisfy { word in
        ContextWords.areContext([word]) || ContextWords.isConnecting(word) || ContextWords.isPerson(word)
          || ["'s", "’s", "s'"].contains(where: word.hasSuffix) || Self.besideOccasions.contains(word)
      }
    return isTold || isOccasion
  }

  /// Whether one to three of the words name a food.
  private func hasFood(_ plain: ArraySlice<String>) -> Bool {
    plain.indices.contains { start in
      let first = plain[start]
      guard !ContextWords.isConnecting(first), !Self.afterVerbs.contains(first) else { return false }
      return (1...3).contains { length in
        start + length <= plain.endIndex && isFood(plain[start..<start + length].joined(separator: " "))
      }
    }
  }

  /// Verbs of sentences that say who made or brought the food.
  private static let giving: Set<String> = [
    "brought", "made", "gave", "got", "bought", "cooked", "baked", "took", "did", "lasted", "brachte", "mitgebracht",
    "gemacht", "gekocht", "gebacken", "geschenkt",
  ]
  /// Words beside an occasion that are no food: the `do` of `church do`.
  private static let besideOccasions: Set<String> = [
    "do", "thing", "event", "day", "night", "shift", "someones", "somebodys", "again", "late", "early", "break",
  ]
  /// Words that say that others ate a part of the food.
  private static let shares: Set<String> = [
    "zweit", "dritt", "viert", "shared", "split", "between", "geteilt", "half", "rest",
  ]
  private static let pronouns: Set<String> = ["them", "it", "me", "us", "him", "uns", "mir", "mich", "ihm", "ihr"]

  /// The list without restaurants, shops and remarks between two commas: `paella, restaurant, big plate`, `steak, medium
  /// rare, chips`.
  private func withoutSellers(_ list: [TextWord]) -> [TextWord] {
    var result: [TextWord] = []
    var index = 0
    while index < list.count {
      let part = list[index...].prefix { $0.kind != .mark }
      let isBetween =
        !result.isEmpty && list[index - 1].kind == .mark && part.endIndex < list.count
        && (1...Self.longestComment).contains(part.count)
      if isBetween, part.allSatisfy({ $0.kind == .plain && $0.text.utf8.count <= 24 }),
        case let plain = part.map({ $0.text.plainLetters }),
        isBeside(plain), !knows(part.phrase)
      {
        index = part.endIndex + 1
        continue
      }
      // `Eier, drei, hartgekocht`
      if isAmountAlone(part, after: result) {
        let item = result.dropLast()
        let start = item.lastIndex { $0.kind == .mark || $0.partsItems }.map { $0 + 1 } ?? 0
        result.removeLast()
        result.insert(
          TextWord(text: part[index].text, range: result[start].range.lowerBound..<result[start].range.lowerBound),
          at: start)
        index = part.endIndex
        continue
      }
      // `eggs, hard boiled, toast`
      if !result.isEmpty, index > 0, list[index - 1].kind == .mark, (1...2).contains(part.count),
        result.last?.kind == .mark,
        part.allSatisfy({ $0.kind == .plain }), WordRoles.isState(part.map(\.plainShort))
      {
        result.removeLast()
      }
      let end = min(part.endIndex + 1, list.count)
      result += list[index..<end]
      index = end
    }
    return result
  }

  /// Whether the part after a comma is a number word, which counts the food before it: the `drei` of `Eier, drei`.
  private func isAmountAlone(_ part: ArraySlice<TextWord>, after before: [TextWord]) -> Bool {
    guard part.count == 1, let word = part.first, word.kind == .plain, before.last?.text == ",",
      NumberWords.cardinals[word.plainShort] != nil, NumberWords.articles[word.plainShort] == nil
    else { return false }
    let item = before.dropLast().reversed().prefix { $0.kind == .plain && !$0.partsItems }
    return (1...3).contains(item.count) && item.allSatisfy { $0.text.allSatisfy(\.isLetter) }
  }

  /// Whether the words say who got what was left: `rest went to Tom`, `den Rest bekam der Hund`.
  private static func isOfOthers(_ plain: [String]) -> Bool {
    guard let rest = plain.prefix(2).firstIndex(of: "rest"), rest + 2 < plain.count else { return false }
    return ["went", "goes", "bekam", "hat", "ging"].contains(plain[rest + 1])
  }

  private static let longestComment = 6
  /// Words before `one` that do not say which kind of food it is.
  private static let plainKinds: Set<String> = [
    "clear", "good", "nice", "last", "other", "same", "old", "new", "proper", "posh", "cheap",
  ]
  /// Verbs with which a comment begins: the first word of `stood at the fridge`.
  private static let commenting: Set<String> = [
    "spread", "stood", "standing", "sat", "sitting", "eaten", "drunk", "had", "cooked",
    "made", "bought", "nicked", "stolen", "grabbed", "heated", "reheated", "warmed", "picked", "brought", "straight",
    "gegessen", "getrunken", "verteilt", "gekauft", "geklaut", "genascht", "aufgewarmt", "schnell", "direkt",
  ]
  /// Words behind such a verb: the second word of `stood at the fridge`.
  private static let afterVerbs: Set<String> = [
    "at", "in", "on", "over", "across", "throughout", "up", "by", "from", "during", "while", "with", "between", "out",
    "off", "through", "im", "am", "bei", "beim", "auf", "uber", "ubern", "aus", "ausm", "vom", "vor", "wahrend",
    "zwischen", "unterwegs",
  ]
}
