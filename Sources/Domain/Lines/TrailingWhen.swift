extension WhenReader {
  /// Reads a slot, a day, a time and people in plain words at the end of the items; nil if there are none.
  ///
  /// Examples: `2 eggs for lunch yesterday`, `2 eggs for Sabine and Max`. Only unambiguous words count. A day must be
  /// typed in full (`gestern`, `monday`, `20 nov`, `3 days ago`). A slot must follow `for`, `zum` or a day, because a
  /// TV dinner is a food; people must follow `for` or `für`. The items are returned without the comma before these
  /// words.
  package func trailing(in text: String) -> (items: String, when: WhenPhrase)? {
    guard let words = try? TextWord.words(of: text) else { return nil }
    if let found = afterMeals(words, in: text) { return found.when == WhenPhrase() ? nil : found }
    for start in words.indices.suffix(Self.maximumWords) {
      guard let when = plainPhrase(words[start...].map(\.text)) ?? bracketed(words[start...]) else { continue }
      guard words[start...].allSatisfy({ $0.kind == .plain }) else { return nil }
      // `lasagne from yesterday` is eaten today, and `8am` alone may be a name.
      if start == 0 ? when.minuteOfDay != nil && !text.contains(":") : Self.isOrigin(words[start - 1]) { return nil }
      var items = text.prefix(words[start].range.lowerBound)
      while let last = items.last, last.isWhitespace || last == "," { items.removeLast() }
      return (String(items), when)
    }
    return nil
  }

  /// Whether a word says that the day after it is that of the food, and not that of the meal.
  private static func isOrigin(_ word: TextWord) -> Bool { ["from", "von", "vom"].contains(word.plainShort) }

  /// Reads a slot, a day and a time in brackets: `soup (abends)`, `pizza (lunch)`; nil for other brackets.
  private func bracketed(_ words: ArraySlice<TextWord>) -> WhenPhrase? {
    guard let first = words.first, words.first?.text.first == "(", words.last?.text.last == ")" else { return nil }
    let said = words.map { $0.text.filter { !"()".contains($0) } }
    if words.count == 1, first.text.count >= 7, let slot = Slot.read(said[0]) { return WhenPhrase(slot: slot) }
    return plainPhrase(said)
  }

  /// When a meal was eaten, if a line begins with it; nil if it does not.
  ///
  /// Examples: `Abendbrot: 2 Brötchen`, `lunch @ work: soup`, `late breakfast: eggs`, `abends Suppe`, `for lunch a salad`,
  /// `heute Mittag Pizza`. `items` is the line with spaces in place of these words, so that offsets stay the same.
  package func leading(in text: String) -> (items: String, when: WhenPhrase)? { leading(in: text, mayLeaveOut: true) }

  private func leading(in text: String, mayLeaveOut: Bool) -> (items: String, when: WhenPhrase)? {
    let words = TextWord.cut(String(text.prefix(Self.maximumLabel))).words
    guard let first = words.first else { return nil }
    func found(_ when: WhenPhrase, _ end: Int) -> (items: String, when: WhenPhrase)? {
      let rest = text.dropFirst(end)
      guard rest.contains(where: { !$0.isWhitespace }) else { return nil }
      return (String(repeating: " ", count: end) + rest, when)
    }
    // `no breakfast. lunch: soup`: the meal that was left out has no items.
    if mayLeaveOut, words.count > 3, WordRoles.isNegation(first.text.plainLetters),
      Slot.read(words[1].withoutSign) != nil,
      words[1].text.last.map({ ".,;:".contains($0) }) ?? false
    {
      let (end, rest) = (words[1].range.upperBound, String(text.dropFirst(words[1].range.upperBound)))
      guard let (items, when) = leading(in: rest, mayLeaveOut: false) else { return nil }
      return (String(repeating: " ", count: end) + items, when)
    }
    if let last = words.firstIndex(where: { $0.text.last == ":" }), last < Self.maximumWords,
      words[...last].allSatisfy({ $0.kind == .plain }), let when = label(words[...last].map(\.withoutSign))
    {
      return found(when, words[last].range.upperBound)
    }
    // `dinner - salmon`: alone, a meal's name may be part of a food's name.
    if words.count > 2, ["-", "–", "—"].contains(words[1].text), first.text.count >= 5, let slot = Slot.read(first.text)
    {
      return found(WhenPhrase(slot: slot), words[1].range.upperBound)
    }
    // `lunch 2 eggs`, `dinner was pizza`
    if words.count > 2, first.kind == .plain, first.text.count >= 5, let slot = Slot.read(first.text) {
      if words[1].text.first?.decimalDigit != nil { return found(WhenPhrase(slot: slot), first.range.upperBound) }
      if ["was", "war", "=", "is", "ist"].contains(words[1].plainShort) {
        return found(WhenPhrase(slot: slot), words[1].range.upperBound)
      }
    }
    for length in (1...5).reversed() where length < words.count && words[..<length].allSatisfy({ $0.kind == .plain }) {
      let said = words[..<length].map(\.withoutSign)
      // In `yesterday breakfast burrito`, the meal is part of the food's name.
      let (last, plain) = (words[length - 1], said[length - 1].plainLetters)
      let isIntroduced = length > 1 && Self.prepositions.contains(said[length - 2].plainLetters)
      guard isIntroduced || last.withoutSign != last.text || Slot(rawValue: plain) == nil else { continue }
      let isDay = DayWords.relative[said[0].plainLetters] != nil || Self.beforeDays.contains(said[0].plainLetters)
      guard let when = plainPhrase(said), when.people.isEmpty,
        when.slot != nil || when.minuteOfDay != nil || when.day != nil && isDay
      else { continue }
      return found(when, words[length - 1].range.upperBound)
    }
    return nil
  }

  /// Reads the words before a colon: a slot, and perhaps a day, people, or where or how it was eaten; nil without a
  /// slot.
  private func label(_ words: [String]) -> WhenPhrase? {
    let plain = words.map(\.plainLetters)
    let place = plain.dropFirst().firstIndex { Self.places.contains($0) || $0.hasPrefix("(") } ?? words.count
    var said = words[..<place]
    // `school lunch:`, `late breakfast:`: whatever is before a meal's name says which one it was.
    if (2...3).contains(said.count), let last = said.last, last.count >= 5, Slot.read(last) != nil,
      (try? read(said.joined(separator: " "))) == nil
    {
      said = said.suffix(1)
    }
    guard said.contains(where: { $0.count >= 5 && Slot.read($0) != nil || Slot.read(adverb: $0) != nil }),
      let phrase = try? read(said.joined(separator: " ")), phrase.slot != nil
    else { return nil }
    return phrase
  }

  private static let places: Set<String> = [
    "at", "@", "in", "im", "bei", "beim", "auf", "on", "with", "mit", "from", "vom", "to", "zu", "/",
  ]

  /// The most characters before the colon of a label.
  private static let maximumLabel = 60

  /// The items and the words after them if the last item refers to a logged meal: `half of dinner yesterday`.
  ///
  /// The day and the slot in this item are those of the logged meal and not of the new one. Nil if the last item does
  /// not refer to a meal, or if the words after it are not understood.
  private func afterMeals(_ words: [TextWord], in text: String) -> (items: String, when: WhenPhrase)? {
    let reader = MealSourceReader(days: days)
    let parting = words.indices.filter {
      words[$0].partsItems || words[$0].text.last.map { ",;+".contains($0) } == true
    }
    for start in [0] + parting.map({ $0 + 1 }) where start < words.count {
      let reach = words[start...].prefix(MealSourceReader.maximumWords)
      guard reach.allSatisfy({ $0.kind == .plain }), let (_, used) = reader.read(reach.map(\.text)) else { continue }
      let end = start + used
      if end == words.count { return (text, WhenPhrase()) }
      guard words.count - end <= Self.maximumWords, let when = plainPhrase(words[end...].map(\.text)) else { continue }
      return (String(text.prefix(words[end - 1].range.upperBound)), when)
    }
    return nil
  }

  /// The most words that are read as slot, day and time: `for lunch on monday at 13:30 Uhr` and one more.
  private static let maximumWords = 9
  private static let prepositions: Set<String> = [
    "for", "at", "on", "as", "fur", "fuer", "um", "am", "zum", "zu", "beim", "als", "gegen", "around", "about",
  ]
  /// Words before a weekday with which a line may begin: `am Mittwoch Suppe`.
  private static let beforeDays: Set<String> = ["am", "on"]

  /// Reads all the words as a slot, a day and a time, each at most once; nil if that is not possible.
  private func plainPhrase(_ words: [String]) -> WhenPhrase? {
    let plain = words.map(\.plainLetters)
    var phrase = WhenPhrase()
    var isBareHour = false
    var index = 0
    while index < words.count {
      if phrase.slot == nil, let (offset, slot, used) = DayParts.read(plain[index...], isAfterDay: phrase.day != nil),
        offset == nil || phrase.day == nil
      {
        phrase.slot = slot
        if let offset { phrase.day = days.today + offset }
        index += used
        continue
      }
      let isIntroduced = Self.prepositions.contains(plain[index])
      if isIntroduced { index += 1 }
      if isIntroduced, index < words.count, NumberWords.articles[plain[index]] != nil { index += 1 }
      guard index < words.count else { return nil }
      let isPlaced =
        isIntroduced || phrase.day != nil || phrase.minuteOfDay != nil || Slot.read(adverb: words[index]) != nil
      if isPlaced, phrase.slot == nil, let slot = Slot.read(words[index]), plain[index].count >= 5 {
        phrase.slot = slot
        index += 1
      } else if phrase.day == nil, let (day, used) = days.read(Array(words[index...])),
        isIntroduced || Self.isUnmistakable(plain[index..<index + used])
          || index + used < plain.count && DayParts.isPart(plain[index + used])
      {
        phrase.day = day
        index += used
      } else if phrase.people.isEmpty, index > 0, Self.beforePeople.contains(plain[index - 1]),
        let (names, used) = peopleInARow(Array(words[index...]))
      {
        phrase.people = names
        index += used
      } else if phrase.minuteOfDay == nil, case .minute(let minute)? = ClockTime.read(plain[index]) {
        phrase.minuteOfDay = minute
        index += 1
        if index < words.count, ClockTime.suffixes.contains(plain[index]) { index += 1 }
      } else if phrase.minuteOfDay == nil,
        let (minute, used) = Self.hour(plain[index...], before: isIntroduced ? plain[index - 1] : "")
      {
        (phrase.minuteOfDay, isBareHour) = (minute, true)
        index += used
      } else {
        return nil
      }
    }
    if isBareHour, let minute = phrase.minuteOfDay, let slot = phrase.slot, minute < Self.earliest(slot) {
      phrase.minuteOfDay = minute + 12 * 60
    }
    return phrase
  }

  /// The minute of the day before which an hour without `am` or `pm` is one after noon: `um 7 abends`.
  private static func earliest(_ slot: Slot) -> Int {
    switch slot {
    case .breakfast, .snack: 0
    case .lunch: 4 * 60
    case .dinner: 12 * 60
    }
  }

  /// The time that an hour means which has no colon, and how many words that takes: `8 Uhr`, the `8` of `um 8`.
  private static func hour(_ words: ArraySlice<String>, before: String) -> (minute: Int, used: Int)? {
    guard let first = words.first, first.utf8.count <= 5 else { return nil }
    let isFollowed = words.dropFirst().first.map(ClockTime.suffixes.contains) ?? false
    guard isFollowed || ["um", "gegen"].contains(before) else { return nil }
    let text = first.replacing(".", with: ":")
    guard case .minute(let minute)? = ClockTime.read(text.contains(":") ? text : text + ":00") else { return nil }
    return (minute, isFollowed ? 2 : 1)
  }

  private static let beforePeople: Set<String> = ["for", "fur", "fuer"]
  private static let betweenPeople: Set<String> = ["and", "und", "&", "+"]

  /// Words before a person's name that are ignored: `für die Oma`.
  private static let beforeNames: Set<String> = [
    "the", "my", "our", "die", "der", "den", "dem", "das", "meine", "meinen", "unsere", "unseren",
  ]

  /// The people whom the first words name, and how many words that takes.
  ///
  /// The names may be separated by commas, by `and`, or by spaces alone.
  private func peopleInARow(_ words: [String]) -> (names: [String], used: Int)? {
    let plain = words.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    var names: [String] = []
    var index = 0
    while index < words.count {
      var start = index
      if !names.isEmpty, Self.betweenPeople.contains(words[start].plainLetters) { start += 1 }
      if start < words.count, Self.beforeNames.contains(words[start].plainLetters) { start += 1 }
      guard start < words.count, let (named, used) = people(at: Array(plain[start...])) else { break }
      names += named.filter { !names.contains($0) }
      index = start + used
    }
    return names.isEmpty ? nil : (names, index)
  }

  /// The words after `for` at the end of the items that seem to name somebody who is no profile: a misspelt name, or a
  /// word for a member of the family; nil if there are none, or if there is only one profile.
  package func stranger(in text: String) -> (name: String, range: Range<Int>, nearest: String?)? {
    guard everybody.count > 1, let words = try? TextWord.words(of: text),
      let sign = words.indices.suffix(Self.mostWordsOfStranger + 1).last(where: {
        Self.beforePeople.contains(words[$0].text.plainLetters)
      }), sign > 0
    else { return nil }
    let said = words[(sign + 1)...].drop { Self.beforeNames.contains($0.text.plainLetters) }
    guard let first = said.first, let last = said.last, said.allSatisfy({ $0.kind == .plain }) else { return nil }
    let name = said.map(\.text).joined(separator: " ")
    // There are few names, so two letters in common are enough for `Maks` to mean Max.
    let beginning = first.text.plainLetters.prefix(2)
    let nearest =
      NearestWord.among(everybody, to: name) ?? NearestWord.among(everybody, to: first.text)
      ?? everybody.first { beginning.count == 2 && $0.plainLetters.hasPrefix(beginning) }
    guard nearest != nil || said.contains(where: { Self.family.contains($0.text.plainLetters) }) else { return nil }
    return (name, first.range.lowerBound..<last.range.upperBound, nearest)
  }

  private static let mostWordsOfStranger = 3
  private static let family: Set<String> = [
    "mom", "mum", "mummy", "mommy", "mama", "mother", "dad", "daddy", "papa", "father", "grandma", "granny", "grandpa",
    "oma", "opa", "kid", "kids", "children", "kinder", "family", "familie", "husband", "wife", "son", "daughter",
    "sohn",
    "tochter", "brother", "sister", "bruder", "schwester",
  ]

  /// Whether the words can only mean a day: `gestern`, `monday`, `20.11.`, but not `sun`, `-3` or `1.5`.
  private static func isUnmistakable(_ words: ArraySlice<String>) -> Bool {
    guard words.count == 1, let word = words.first else { return true }
    if DayWords.relative[word] != nil || DayWords.isWhole(weekday: word) { return true }
    guard word.first?.decimalDigit != nil else { return false }
    return word.split(separator: "-").count == 3 || word.filter { $0 == "." }.count == 2
  }
}

extension TextWord {
  /// The text without a colon, comma or full stop at its end.
  fileprivate var withoutSign: String { text.last.map { ":,.;".contains($0) } == true ? String(text.dropLast()) : text }
}

/// Splits a text at the first `@` that starts a word outside quotes; `when` is the text after it, nil without `@`.
///
/// An offset in the items is the same offset in the text. As `when` is the end of the text, an offset in it must be
/// increased by `text.count - when.count`.
package func splitAtSign(_ text: String) -> (items: String, when: String?) {
  var isQuoted = false
  var startsWord = true
  var isEscaped = false
  for index in text.indices {
    let character = text[index]
    if character == "\"", !isEscaped { isQuoted.toggle() }
    isEscaped = isQuoted && character == "\\"
    if character == "@", startsWord, !isQuoted {
      let items = text[..<index]
      let trimmed = items.lastIndex { !$0.isWhitespace }.map { items[...$0] } ?? ""
      return (String(trimmed), String(text[text.index(after: index)...]))
    }
    startsWord = character.isWhitespace
  }
  return (text, nil)
}
