/// When a meal was eaten, and by whom, at the start of a line.
extension WhenReader {
  /// Reads when a meal was eaten, or by whom, at the start of a line; nil if the line begins with neither.
  ///
  /// Examples: `Abendbrot: 2 Brötchen`, `lunch @ work: soup`, `late breakfast: eggs`, `abends Suppe`, `for lunch a
  /// salad`, `heute Mittag Pizza`, `Mia: 2 eggs`, `yesterday we all had pizza`. `items` is the line with spaces in
  /// place of these words, so that offsets stay the same.
  ///
  /// Throws `badValue` or `badDay` at a word before a meal's name that seems to be a misspelled day, time or profile,
  /// and `unknownProfile` if the line only says that `she` or `the kids` ate.
  package func leading(in text: String) throws(LarderError) -> (items: String, when: WhenPhrase)? {
    var (rest, said) = leadingSign(in: text) ?? (text, WhenPhrase())
    for _ in 1...3 {
      if said.people.isEmpty, let (items, people) = try leadingPeople(in: rest) {
        (rest, said.people) = (items, people)
      } else if said.people.isEmpty, let (items, when) = leadingSign(in: rest), !said.overlaps(when) {
        (rest, said) = (items, try said.joined(with: when))
      } else if let (items, when) = try leadingTime(in: rest, mayLeaveOut: true), !said.overlaps(when) {
        (rest, said) = (items, try said.joined(with: when))
      } else {
        break
      }
    }
    return said == WhenPhrase() && rest == text ? nil : (rest, said)
  }

  /// Words after `@` at the start, before what was eaten: `@wed spaghetti`, `@mia @dinner 2 eggs`; nil if the text does
  /// not begin with such words, or if nothing follows them.
  private func leadingSign(in text: String) -> (items: String, when: WhenPhrase)? {
    guard text.first(where: { !$0.isWhitespace }) == "@",
      let words = try? TextWord.words(
        of: String(text.prefix(Self.maximumLabel)), isMark: { characters, offset in characters[offset] == "@" })
    else { return nil }
    var (phrase, index, end) = (WhenPhrase(), 0, 0)
    while index < words.count {
      let isBehindSign = words[index].kind == .mark
      if isBehindSign { index += 1 }
      guard index < words.count, words[index].kind == .plain,
        let (part, used) = try? part(at: index, of: words, in: text, knowsPlaces: false),
        isBehindSign || mayFollow(part, words[index], before: words.dropFirst(index + used).first)
      else { break }
      let range = words[index].range.lowerBound..<words[index + used - 1].range.upperBound
      guard (try? take(part, into: &phrase, at: LarderError.Location(text: text, range: range))) != nil else { break }
      (index, end) = (index + used, range.upperBound)
    }
    let rest = text.dropFirst(end)
    guard phrase != WhenPhrase(), rest.first?.isWhitespace == true, rest.contains(where: { !$0.isWhitespace }),
      !rest.drop(while: \.isWhitespace).hasPrefix("@")
    else { return nil }
    return (String(repeating: " ", count: end) + rest, phrase)
  }

  /// Whether a part counts although no `@` is directly before its first word.
  ///
  /// The 2 of `@wed 2 eggs` is no hour. In `@wed breakfast burrito`, `@mia Sunday roast` and `@wed mi goreng`, the meal
  /// and the day are part of the food's name, unlike in `@wed breakfast soup`.
  private func mayFollow(_ part: Part, _ word: TextWord, before next: TextWord?) -> Bool {
    let plain = word.text.plainLetters
    switch part {
    case .night: return true
    case .day where DayWords.relative[plain] != nil: return true
    case .day where !DayWords.isDay(plain): return !Self.namedLikeDay.contains("\(plain) \(next?.plainShort ?? "")")
    case .slot, .day: return next.map { !Self.namedByMeal.contains(EnglishNoun.singular($0.plainShort)) } ?? true
    case .time: return word.text.contains(":")
    case .hour, .people, .filler: return false
    }
  }

  /// Words behind a meal or a day that make it part of a food's name: `breakfast burrito`, `dinner roll`, `Sunday roast`.
  private static let namedByMeal: Set<String> = [
    "bap", "bar", "biscuit", "bowl", "box", "bread", "bun", "burrito", "cereal", "deal", "mat", "meat", "mix", "pack",
    "plate", "pot", "roast", "roll", "sausage", "special", "taco", "tea",
  ]
  /// Foods that begin like a short weekday.
  private static let namedLikeDay: Set<String> = [
    "mi goreng", "sun dried", "sun bites", "mon cheri", "mon cheris",
  ]

  /// The line with the usual spelling of its heading: `Lina: 2 eggs` for `Lina:2 eggs` and `@Lina: 2 eggs`.
  package static func withHeading(_ text: String) -> String {
    let start = text.prefix(maximumLabel)
    guard let colon = start.firstIndex(of: ":"), colon > start.startIndex,
      start[..<colon].allSatisfy({ $0.isLetter || $0 == "@" || $0 == " " }), let next = text[colon...].dropFirst().first
    else { return text }
    let name = start[..<colon].first == "@" ? start[..<colon].dropFirst() : start[..<colon]
    guard !name.contains("@") else { return text }
    return "\(name):\(next.isWhitespace ? "" : " ")\(text[colon...].dropFirst())"
  }

  private func leadingTime(
    in text: String, mayLeaveOut: Bool
  ) throws(LarderError) -> (items: String, when: WhenPhrase)? {
    let words = TextWord.cut(String(text.prefix(Self.maximumLabel))).words
    guard let first = words.first else { return nil }
    if mayLeaveOut {
      let skipped = Self.skippedMeal(words)
      if let end = skipped ?? Self.leftOutMeal(words) ?? NoteSigns.endOfVerb(words) {
        let rest = String(text.dropFirst(end))
        // What was eaten after a skipped meal needs no time; a verb or a meal that was left out says nothing alone.
        guard
          let (items, when) = try leadingTime(in: rest, mayLeaveOut: false)
            ?? skipped.map({ _ in (rest, WhenPhrase()) })
        else { return nil }
        return (String(repeating: " ", count: end) + items, when)
      }
    }
    guard
      let (when, end) = try label(words, in: text) ?? slotFirst(words, first) ?? dayFirst(words) ?? plainStart(words)
    else {
      return nil
    }
    let rest = text.dropFirst(end)
    guard rest.contains(where: { !$0.isWhitespace }) else { return nil }
    return (String(repeating: " ", count: end) + rest, when)
  }

  /// The offset after words at the start that say that a meal was not eaten: `no breakfast.` in `no breakfast. lunch:
  /// soup`.
  ///
  /// Nil if the words do not begin with such a meal.
  private static func leftOutMeal(_ words: [TextWord]) -> Int? {
    guard words.count > 3, WordRoles.isNegation(words[0].text.plainLetters), Slot.read(words[1].withoutSign) != nil,
      words[1].withoutSign != words[1].text
    else { return nil }
    return words[1].range.upperBound
  }

  /// The offset after a skipped meal at the start: `breakfast skipped,` in `breakfast skipped, just coffee`;
  /// likewise `skipped breakfast,`.
  ///
  /// Nil if the words do not begin with such a meal.
  private static func skippedMeal(_ words: [TextWord]) -> Int? {
    let isFirst = ["skipped", "missed"].contains(words.first?.plainShort ?? "")
    if isFirst, words.count > 2, case let name = words[1].withoutSign, name != words[1].text,
      Self.headings[name.plainLetters] != nil || Slot.read(name) != nil
    {
      return words[1].range.upperBound
    }
    // `no breakfast. bacon roll at 11`
    if words.count > 2, WordRoles.isNegation(words[0].text.plainLetters), Slot.read(words[1].withoutSign) != nil,
      words[1].text.last == "."
        || words[1].withoutSign != words[1].text && ["just", "only", "nur"].contains(words[2].plainShort)
    {
      return words[1].range.upperBound
    }
    // `nowt for breakfast, just a brew`
    let isNothing =
      words.first.map { ItemListReader.nothing.contains($0.plainShort) || $0.plainShort == "nowt" } ?? false
    if isNothing, words.count > 3, ["for", "zum", "at"].contains(words[1].plainShort),
      case let name = words[2].withoutSign,
      name != words[2].text, Slot.read(name) != nil
    {
      return words[2].range.upperBound
    }
    guard words.count > 2, words[0].text.count >= 5, Slot.read(words[0].text) != nil,
      ["skipped", "ausgelassen", "ausgefallen"].contains(words[1].withoutSign.plainLetters),
      words[1].withoutSign != words[1].text
    else { return nil }
    return words[1].range.upperBound
  }

  /// Reads a meal's name at the start, if what follows shows that it is not part of a food's name.
  ///
  /// Examples: `dinner - salmon`, `lunch 2 eggs`, `dinner was pizza`, `lunch 12:30 soup`.
  private func slotFirst(_ words: [TextWord], _ first: TextWord) -> (when: WhenPhrase, end: Int)? {
    let isNoon = first.text.plainLetters == "mittag"
    guard words.count > (isNoon ? 1 : 2), first.kind == .plain, first.text.count >= 5,
      let slot = Slot.read(first.text)
    else { return nil }
    if Self.afterSlots.contains(words[1].text.plainLetters) {
      return (WhenPhrase(slot: slot), words[1].range.upperBound)
    }
    // In `lunch at the canteen 700 kcal`, nothing else says what was eaten.
    if Self.isPlace(words[1].text.plainLetters), StatedEnergy(words[...].phrase) != nil {
      return (WhenPhrase(slot: slot), 0)
    }
    // `breakfast as yesterday` is today's breakfast.
    if MealSourceReader.isComparison(words[1].text), MealSourceReader(self).read(words[1...].map(\.text)) != nil {
      return (WhenPhrase(slot: slot), first.range.upperBound)
    }
    for length in (2...4).reversed() where length < words.count && words[..<length].allSatisfy({ $0.kind == .plain }) {
      let said = ["for"] + words[..<length].map(\.withoutSign)
      if let when = plainPhrase(said), !when.isBareHour, when.people.isEmpty, when.day != nil || when.minuteOfDay != nil
      {
        return (when, words[length - 1].range.upperBound)
      }
    }
    // No food's name begins with `Mittag`, unlike `breakfast burrito`.
    guard words[1].text.first?.decimalDigit != nil || isNoon && words[1].kind == .plain && !words[1].partsItems else {
      return nil
    }
    return (WhenPhrase(slot: slot), first.range.upperBound)
  }

  /// A weekday or another day that begins the line like a heading: `Tuesday - soup`, `gestern: Suppe`, `next Friday:
  /// soup`.
  private func dayFirst(_ words: [TextWord]) -> (when: WhenPhrase, end: Int)? {
    if let colon = words.prefix(4).firstIndex(where: { $0.text.last == ":" }), colon + 1 < words.count,
      case let names = words[...colon].map(\.withoutSign), names.allSatisfy({ $0.utf8.count <= 12 }),
      let (day, used) = days.read(names), used == names.count
    {
      return (WhenPhrase(day: day), words[colon].range.upperBound)
    }
    guard words.count > 1, words[0].kind == .plain, case let name = words[0].withoutSign, name.utf8.count <= 12,
      DayWords.isDay(name.plainLetters), let (day, used) = days.read([name]), used == 1
    else { return nil }
    if words[0].text.last == ":" { return (WhenPhrase(day: day), words[0].range.upperBound) }
    return ["-", "–", "—"].contains(words[1].text) ? (WhenPhrase(day: day), words[1].range.upperBound) : nil
  }

  private static let afterSlots: Set<String> = ["-", "–", "—", "was", "war", "=", "is", "ist"]

  /// Reads words at the start of a line that say when: `abends Suppe`, `for lunch a salad`, `am Mittwoch Suppe`.
  private func plainStart(_ words: [TextWord]) -> (when: WhenPhrase, end: Int)? {
    for length in (1...5).reversed() where length < words.count && words[..<length].allSatisfy({ $0.kind == .plain }) {
      let said = words[..<length].map(\.withoutSign)
      // In `yesterday breakfast burrito`, the meal is part of the food's name.
      let (last, plain) = (words[length - 1], said[length - 1].plainLetters)
      let isIntroduced = length > 1 && Self.prepositions.contains(said[length - 2].plainLetters)
      guard isIntroduced || last.withoutSign != last.text || Slot(rawValue: plain) == nil else { continue }
      let isDay =
        DayWords.relative[said[0].plainLetters] != nil || Self.beforeDays.contains(said[0].plainLetters)
        || DayWords.last.contains(said[0].plainLetters) && length > 1
      // `at 2 eggs` begins with a typing slip, not with an hour.
      guard let when = plainPhrase(said), when.people.isEmpty,
        !when.isBareHour || ["um", "gegen"].contains(said[0].plainLetters) || Self.isAmount(words[length].text),
        when.slot != nil || when.minuteOfDay != nil || when.minutesAgo != nil || when.day != nil && isDay
      else { continue }
      return (when, words[length - 1].range.upperBound)
    }
    return nil
  }

  /// Words that a line may have before a weekday at its start: `am Mittwoch Suppe`.
  private static let beforeDays: Set<String> = ["am", "on"]

  // MARK: Before a colon

  /// What the words before a colon say: a slot, and perhaps a day, people, or where or how the meal was eaten.
  ///
  /// Nil without a slot. Throws if a word seems to be a misspelled day, time or profile. Any other word is ignored,
  /// since it only says which meal it was, as in `Christmas dinner:`.
  private func label(
    _ words: [TextWord], in text: String
  ) throws(LarderError) -> (when: WhenPhrase, end: Int)? {
    guard let last = words.firstIndex(where: { $0.text.last == ":" }), last < Self.maximumWords,
      words[...last].allSatisfy({ $0.kind == .plain })
    else { return nil }
    let label = Self.schoolDinnersAtNoon(words[...last])
    let place = label.dropFirst().firstIndex { Self.isPlace($0.withoutSign.plainLetters) } ?? label.endIndex
    let count = numberOfEaters(label)
    let said = label[..<place].indices.filter { !(count?.contains($0) ?? false) }.map { label[$0] }.filter {
      !Self.sortsOfMeal.contains($0.withoutSign.plainLetters) && !Self.sortsOfMeal.contains($0.text)
        && !["and", "und", "&"].contains($0.withoutSign.plainLetters)
    }
    let names = said.map(\.withoutSign).map(withoutGenitive).map { name in
      name.utf8.count <= 12 ? Self.headings[name.plainLetters]?.rawValue ?? name : name
    }
    guard let slot = names.lazy.compactMap(Self.slot).first else { return nil }
    let end = words[last].range.upperBound
    if let phrase = try? read(names.joined(separator: " "), knowsPlaces: true), phrase.slot != nil {
      return (phrase, end)
    }
    guard let name = names.last, Self.slot(name) != nil, names.count <= 3 else { return nil }
    for (word, name) in zip(said, names) where Self.slot(name) == nil && isLikeDayOrProfile(name) {
      throw unknown(name, at: LarderError.Location(text: text, range: word.range))
    }
    return (WhenPhrase(slot: slot), end)
  }

  /// The words with `lunch` for a British `school dinner`, which is eaten at noon.
  private static func schoolDinnersAtNoon(_ words: ArraySlice<TextWord>) -> ArraySlice<TextWord> {
    let plain = words.map(\.withoutSign.plainLetters)
    guard let school = plain.indices.dropLast().first(where: { plain[$0] == "school" && plain[$0 + 1] == "dinner" })
    else { return words }
    var result = Array(words)
    let range = result[school].range.lowerBound..<result[school + 1].range.upperBound
    result.replaceSubrange(school...(school + 1), with: [TextWord(text: "lunch", range: range)])
    return result[...]
  }

  /// The words that say for how many people a meal was: `for 4` in `dinner for 4 yesterday:`; nil if there are none, or if
  /// the number is an hour, as in `for 3 pm`.
  private func numberOfEaters(_ label: ArraySlice<TextWord>) -> Range<Int>? {
    for index in label.indices.dropLast() where ["for", "fur"].contains(label[index].withoutSign.plainLetters) {
      let number = label[index + 1].withoutSign
      guard NumberWords.articles[number.plainLetters] == nil, (NumberWords.value(of: number) ?? Double(number)) != nil
      else { continue }
      let next = label[(index + 2)...].first?.withoutSign.plainLetters ?? ""
      if ["am", "pm", "uhr"].contains(next) { return nil }
      return index..<(["people", "personen", "leute"].contains(next) ? index + 3 : index + 2)
    }
    return nil
  }

  /// A name without its possessive ending: `Lina` for `Lina's` and `Linas`.
  private func withoutGenitive(_ word: String) -> String {
    if word.hasSuffix("'s") || word.hasSuffix("’s") { return String(word.dropLast(2)) }
    let stem = String(word.dropLast())
    return word.hasSuffix("s") && stem.count > 2 && people(at: [stem], isWhole: true) != nil ? stem : word
  }

  /// Words that name a meal only before a colon; elsewhere, `brunch` may be the name of a favourite.
  private static let headings: [String: Slot] = [
    "brunch": .breakfast, "bfast": .breakfast, "brekkie": .breakfast, "brekky": .breakfast, "elevenses": .snack,
  ]

  private static func slot(_ word: String) -> Slot? {
    word.count >= 5 ? Slot.read(word) : Slot.read(adverb: word)
  }

  private func isLikeDayOrProfile(_ word: String) -> Bool {
    NearestWord.among(DayWords.offered, to: word) != nil
      || everybody.count > 1
        && (Self.family.contains(word.plainLetters) || NearestWord.among(everybody, to: word) != nil)
  }

  private static func isPlace(_ plain: String) -> Bool { beforePlaces.contains(plain) || plain.hasPrefix("(") }

  private static let beforePlaces: Set<String> = [
    "at", "@", "in", "im", "bei", "beim", "auf", "on", "with", "mit", "from", "vom", "to", "zu", "/",
  ]

  /// Words before a meal's name that say which one it was: `school lunch:`, `spätes Frühstück:`.
  private static let sortsOfMeal: Set<String> = [
    "1.", "2.", "midnight", "late", "early", "quick", "second", "first", "big", "small", "light", "school", "work",
    "office", "holiday",
    "spates", "spaetes", "fruhes", "fruehes", "zweites", "zweite", "erstes", "schnelles", "kleines", "grosses",
    "leichtes",
    "warmes", "kaltes",
  ]

  /// The maximum number of characters before the colon of a label.
  static let maximumLabel = 60
}
