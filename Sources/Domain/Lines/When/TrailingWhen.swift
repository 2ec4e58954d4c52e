extension WhenReader {
  /// Reads a slot, a day, a time and people in plain words at the end of the items; nil if no such words are there.
  ///
  /// Examples: `2 eggs for lunch yesterday`, `2 eggs for Sabine and Max`. Only unambiguous words count. A day must be
  /// typed in full (`gestern`, `monday`, `20 nov`, `3 days ago`). A slot must follow `for`, `zum` or a day, because a
  /// TV dinner is a food; people must follow `for` or `für`. The items are returned without the comma before these
  /// words.
  package func trailing(in text: String) -> (items: String, when: WhenPhrase)? {
    guard let words = try? TextWord.words(of: text) else { return nil }
    if let found = afterMeals(words, in: text) { return found.when == WhenPhrase() ? nil : found }
    if Self.endsWithTea(words) {
      return (String(text.prefix(words[words.count - 3].range.upperBound)), WhenPhrase(slot: .dinner))
    }
    for start in words.indices.suffix(Self.maximumWords) {
      guard let when = plainPhrase(words[start...].map(\.text)) ?? bracketed(words[start...]) else { continue }
      guard words[start...].allSatisfy({ $0.kind == .plain }) else { return nil }
      // `8am` alone may be a name.
      if start == 0, when.minuteOfDay != nil, !text.contains(":") { return nil }
      // `lasagne from yesterday for lunch` is eaten today.
      if Self.isOrigin(words[..<start]) { continue }
      var items = text.prefix(words[start].range.lowerBound)
      while let last = items.last, last.isWhitespace || last == "," { items.removeLast() }
      return (String(items), when)
    }
    return slotWithin(words, in: text)
  }

  /// Reads a meal behind an item in the middle of the line; nil if no meal is there.
  ///
  /// Examples: `toast for lunch (2 slices) with butter`, `eggs for breakfast, toast`. `items` is the line with spaces in
  /// place of the meal. A line that names another meal as well is left to `ItemListReader`, which refuses it.
  private func slotWithin(_ words: [TextWord], in text: String) -> (items: String, when: WhenPhrase)? {
    for index in words.indices.dropFirst().dropLast(2)
    where ["for", "zum", "zur", "as", "als"].contains(words[index].plainShort) {
      let place = index + (NumberWords.articles[words[index + 1].plainShort] == nil ? 1 : 2)
      guard place + 1 < words.count, words[place].text.count >= 5, let slot = Slot.read(words[place].withoutSign) else {
        continue
      }
      let (meal, next) = (words[place], words[place + 1])
      guard
        [",", ";"].contains(meal.text.last) || ["+", ";"].contains(next.text) || next.text.first == "("
          || next.text.first?.decimalDigit != nil || next.joinsCompanions
          || next.partsItems
      else { continue }
      var characters = Array(text)
      // In `eggs, for breakfast, toast`, one of the commas goes with the meal.
      let isBetweenCommas = meal.text.last == "," && words[index - 1].text.last == ","
      let end = meal.range.lowerBound + (isBetweenCommas ? meal.text : meal.withoutSign).count
      characters.blank(words[index].range.lowerBound..<end)
      return (String(characters), WhenPhrase(slot: slot))
    }
    return nil
  }

  /// Whether the words end with the British name of the evening meal: `fish fingers for tea`, but not `milk for tea`.
  private static func endsWithTea(_ words: [TextWord]) -> Bool {
    words.count > 2 && words.suffix(2).map(\.plainShort) == ["for", "tea"]
      && !["milk", "sugar", "lemon", "honey", "cream", "water", "mint", "ginger"].contains(
        words[words.count - 3].plainShort)
  }

  /// Whether the words before a day show that the food, not the meal, is from that day.
  ///
  /// Such words end with `from`, `from lunch` or `von vor`, as in `lasagne from yesterday`.
  private static func isOrigin(_ words: ArraySlice<TextWord>) -> Bool {
    let last = words.suffix(3).map(\.plainShort)
    guard let from = last.lastIndex(where: { ["from", "von", "vom"].contains($0) }) else { return false }
    return last[(from + 1)...].allSatisfy { $0.count >= 5 && Slot.read($0) != nil || $0 == "vor" }
  }

  /// Reads a slot, a day and a time in brackets: `soup (abends)`, `pizza (lunch)`; nil for other brackets.
  private func bracketed(_ words: ArraySlice<TextWord>) -> WhenPhrase? {
    guard let first = words.first, words.first?.text.first == "(", words.last?.text.last == ")" else { return nil }
    let said = words.map { $0.text.filter { !"()".contains($0) } }
    if words.count == 1, first.text.count >= 7, let slot = Slot.read(said[0]) { return WhenPhrase(slot: slot) }
    return plainPhrase(said)
  }

  /// The items and the words after them if the last item refers to a logged meal: `half of dinner yesterday`.
  ///
  /// The day and the slot in this item are those of the logged meal and not of the new one. Nil if the last item does
  /// not refer to a meal, or if the words after it are not understood.
  private func afterMeals(_ words: [TextWord], in text: String) -> (items: String, when: WhenPhrase)? {
    let reader = MealSourceReader(self)
    let parting = words.indices.filter {
      words[$0].partsItems || words[$0].text.last.map { ",;+".contains($0) } == true
    }
    for start in [0] + parting.map({ $0 + 1 }) where start < words.count {
      let reach = words[start...].prefix(MealSourceReader.maximumWords)
      guard reach.allSatisfy({ $0.kind == .plain }), let (source, used) = reader.read(reach.map(\.text)) else {
        continue
      }
      let end = start + used
      if end == words.count { return (text, WhenPhrase()) }
      guard words.count - end <= Self.maximumWords,
        let when = plainPhrase(words[end...].map(\.text)) ?? Self.slot(of: source, words[end...])
      else { continue }
      return (String(text.prefix(words[end - 1].range.upperBound)), when)
    }
    return nil
  }

  /// The slot that is named after a usual meal without a preposition: `my usual breakfast`; nil for anything else.
  private static func slot(of source: MealSource, _ words: ArraySlice<TextWord>) -> WhenPhrase? {
    guard case .usual = source, words.count == 1, let word = words.first, word.text.count >= 5 else { return nil }
    return Slot.read(word.text).map { WhenPhrase(slot: $0) }
  }

  /// The maximum number of words that are read as slot, day and time, as in `for lunch on monday at 13:30 Uhr`.
  static let maximumWords = 9
  static let prepositions: Set<String> = [
    "for", "at", "on", "as", "fur", "fuer", "um", "am", "zum", "zu", "beim", "als", "gegen", "around", "about",
  ]
  /// Reads all the words as a slot, a day and a time, each at most once; nil if that is not possible.
  func plainPhrase(_ words: [String]) -> WhenPhrase? {
    let plain = words.map(\.plainLetters)
    var phrase = WhenPhrase()
    var isOClock = false
    var index = 0
    while index < words.count {
      if let used = take(partOfDay: plain[index...], into: &phrase) {
        index += used
        continue
      }
      if phrase.minutesAgo == nil, let (minutes, used) = ClockTime.ago(plain[index...].prefix(7)) {
        phrase.minutesAgo = minutes
        index += used
        continue
      }
      let isIntroduced = Self.prepositions.contains(plain[index])
      if isIntroduced { index += 1 }
      if isIntroduced, index < words.count,
        NumberWords.articles[plain[index]] != nil
          || plain[index] == "the" && days.read(Array(words[(index + 1)...])) != nil
      {
        index += 1
      }
      guard index < words.count else { return nil }
      let isPlaced =
        isIntroduced || phrase.day != nil || phrase.minuteOfDay != nil || Slot.read(adverb: words[index]) != nil
      if isPlaced, phrase.slot == nil, let slot = Slot.read(words[index]), plain[index].count >= 5 {
        phrase.slot = slot
        phrase.isNight = DayParts.isNight(plain[index])
        index += 1
      } else if phrase.day == nil, let (day, used) = days.read(Array(words[index...])),
        isIntroduced && !Self.isDayAlone(plain[index], behind: index > 0 ? plain[index - 1] : "")
          || Self.isUnmistakable(plain[index..<index + used])
          || index + used < plain.count && DayParts.isPart(plain[index + used])
      {
        phrase.day = day
        index += used
      } else if phrase.people.isEmpty, index > 0, Self.beforePeople.contains(plain[index - 1]),
        let (names, used) = peopleInARow(Array(words[index...]))
      {
        phrase.people = names
        index += used
      } else if phrase.minuteOfDay == nil, let (minute, used) = ClockTime.halfDay(plain[index...]) {
        phrase.minuteOfDay = minute
        index += used
      } else if phrase.minuteOfDay == nil, case .minute(let minute)? = ClockTime.read(plain[index]) {
        phrase.minuteOfDay = minute
        index += 1
        if index < words.count, ClockTime.suffixes.contains(plain[index]) { index += 1 }
      } else if phrase.minuteOfDay == nil, let (minute, used) = ClockTime.spoken(plain[index...].prefix(4)),
        isIntroduced || !ClockTime.startsWithNumber(plain[index])
      {
        (phrase.minuteOfDay, phrase.isBareHour) = (minute % (24 * 60), minute < 12 * 60)
        index += used
      } else if phrase.minuteOfDay == nil,
        let (minute, used) = Self.hour(plain[index...], before: isIntroduced ? plain[index - 1] : "")
      {
        (phrase.minuteOfDay, phrase.isBareHour) = (minute, (1..<12 * 60).contains(minute))
        isOClock = ClockTime.suffixes.contains(plain[index + used - 1])
        index += used
      } else {
        return nil
      }
    }
    if phrase.slot != nil { return phrase.withHour(today: days.today, now: 0) }
    // Without a meal, `um 7 Uhr` is in the morning.
    return isOClock && !phrase.isNight ? phrase.withClockTime : phrase
  }

  /// The time that an hour without minutes means, and how many words it takes: `8 Uhr`, the `8` of `um 8`.
  private static func hour(_ words: ArraySlice<String>, before: String) -> (minute: Int, used: Int)? {
    guard let word = words.first, word.utf8.count <= 8 else { return nil }
    let isFollowed = words.dropFirst().first.map(ClockTime.suffixes.contains) ?? false
    guard isFollowed || beforeHours.contains(before) else { return nil }
    let first = NumberWords.cardinals[word].map { String(Int($0)) } ?? word
    guard first.utf8.count <= 5 else { return nil }
    let text = first.replacing(".", with: ":")
    guard case .minute(let minute)? = ClockTime.read(text.contains(":") ? text : text + ":00") else { return nil }
    return (minute, isFollowed ? 2 : 1)
  }

  /// Words before an hour that is typed without minutes: `at 7`.
  static let beforeHours: Set<String> = ["um", "gegen", "at", "around"]

  /// Whether a word such as the `8.` of `at 8.` is a number at the end of a sentence rather than a day of the month.
  private static func isDayAlone(_ word: String, behind: String) -> Bool {
    word.last == "." && word.dropLast().allSatisfy { $0.decimalDigit != nil } && !["am", "on", "the"].contains(behind)
  }

  /// Whether the words can only mean a day: `gestern`, `monday`, `20.11.`, but not `sun`, `-3` or `1.5`.
  private static func isUnmistakable(_ words: ArraySlice<String>) -> Bool {
    guard words.count == 1, let word = words.first else { return true }
    if DayWords.isDay(word) { return true }
    guard word.first?.decimalDigit != nil else { return false }
    return word.split(separator: "-").count == 3 || word.filter { $0 == "." }.count == 2
  }
}

extension TextWord {
  /// The text without the colon, comma, period or semicolon at its end.
  var withoutSign: String { text.last.map { ":,.;".contains($0) } == true ? String(text.dropLast()) : text }
}

/// Splits the text at the first `@` that starts a word outside quotes.
///
/// `when` is the text after the `@`, or nil if there is no such sign.
///
/// An offset in `items` is the same offset in the text. Since `when` is the end of the text, an offset in `when` must
/// be increased by `text.count - when.count`.
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
