/// A reference in a line to meals logged earlier, whose items are copied, instead of the name of a food.
package enum MealSource: Hashable, Sendable {
  /// A repetition of an earlier meal: `=`, `again`, `= mon`, `same as Lina`.
  ///
  /// If `day` is nil, the day before the one being logged is meant, or the same day for another person's meal. If
  /// `slot` is nil, the slot being logged is meant. `person` is a profile's name, or nil if nobody was named.
  /// `isSameSlot` says whether the new meal has the slot too, as in `same breakfast as yesterday`, but not in `same as
  /// yesterday's lunch`.
  case again(day: Day?, slot: Slot?, person: String? = nil, isSameSlot: Bool = false)
  /// The meal that was logged most often in the slot, or the second most frequent one: `usual`, `usual 2`.
  case usual(Int)
  /// A part of each item of a meal: `1/3 of last dinner`.
  ///
  /// Without a day and a slot, the meal is the one that was changed last. With only a slot, it is the latest meal in
  /// that slot.
  case share(MealShare)
  /// What was logged last, now for somebody else: `too` or `auch` after a name, as in `Lina auch`.
  case latest
}

extension MealSource {
  /// The name of the profile whose meal is meant; nil if nobody was named.
  package var person: String? {
    switch self {
    case .again(_, _, let person, _): person
    case .share(let share): share.person
    case .usual, .latest: nil
    }
  }

  /// Whether the words do not say which meal is repeated: `same`, `=` or `again` alone.
  package var isUnnamed: Bool { self == .again(day: nil, slot: nil) }

  /// The slot of the new meal, if the words that name the earlier meal also state it: `same breakfast as yesterday`.
  package var slotOfBoth: Slot? {
    guard case .again(_, let slot, _, true) = self else { return nil }
    return slot
  }
}

/// A part of a meal.
package struct MealShare: Hashable, Sendable {
  /// The part as a factor, above 0 and at most 10.
  package let factor: Double
  /// The day of the meal; nil if no day was stated.
  package let day: Day?
  /// The slot of the meal; nil if no slot was stated.
  package let slot: Slot?
  /// The name of the profile whose meal it is; nil if nobody was named.
  package var person: String?

  /// The factor as people write it: `½`, `1/3`, `2`; `all` for 1.
  package var text: String { factor == 1 ? "all" : Quantity.fraction(factor) }
}

/// Reads `=`, `again mon`, `wie gestern`, `usual 2`, `1/3 of last dinner`, `die Hälfte vom Abendessen gestern`.
package struct MealSourceReader: Sendable {
  /// Reads the words that name a day.
  package let days: DayReader

  /// Reads the names of people whose meals may be repeated; nil if only the logging person's own meals may be.
  private let people: WhenReader?

  /// Creates a reader that reads days as `days` does, and knows only the meals of the person who logs.
  package init(days: DayReader) { (self.days, people) = (days, nil) }

  /// Creates a reader that reads days and people as `when` does.
  package init(_ when: WhenReader) { (days, people) = (when.days, when) }

  private static let again: Set<String> = [
    "=", "again", "same", "nochmal", "dasselbe", "gleiche", "gleiches", "selbe", "selbes",
  ]
  /// Words before a day that repeat a meal of that day: the `wie` of `wie gestern`.
  private static let like: Set<String> = ["wie", "like", "as"]

  /// Whether a word before a day repeats a meal of that day: the `like` of `like yesterday`.
  static func isComparison(_ word: String) -> Bool { word.utf8.count <= 12 && like.contains(word.plainLetters) }
  private static let always: Set<String> = ["immer", "always", "usual", "ublich", "ueblich"]
  private static let usual: Set<String> = ["usual", "ubliche", "uebliche", "ubliches", "uebliches"]
  private static let articles: Set<String> = [
    "the", "my", "our", "a", "an", "die", "der", "das", "dem", "den", "des", "ein", "eine", "einem", "mein", "meinem",
    "unser", "unserem",
  ]
  /// Words for what is left of an earlier meal: `leftovers from last night`, `Reste von gestern`.
  private static let leftovers: Set<String> = ["leftovers", "leftover", "reste", "resten"]
  /// Words after a name that repeat what was logged last: `Lina auch`.
  private static let too: [[String]] = [["too"], ["also"], ["as", "well"], ["auch"], ["ebenfalls"], ["ebenso"]]
  private static let of: Set<String> = ["of", "von", "vom", "from"]
  private static let fillers: Set<String> = ["from", "on", "of", "as", "von", "vom", "am", "wie"]
  private static let last: Set<String> = DayWords.last.union(["letztem"])
  private static let meal: Set<String> = ["meal", "mahlzeit", "essen"]
  /// The largest number of words in a reference to a meal.
  static let maximumWords = 10
  /// The largest `N` that is accepted in `usual N`; nobody remembers more usual meals.
  private static let maximumUsual = 99.0

  /// The reference in the first words, and how many words it has; nil if these words are not a reference.
  package func read(_ typed: [String]) -> (source: MealSource, used: Int)? {
    let words = typed.prefix(Self.maximumWords).map { $0.utf8.count <= 40 ? $0.plainLetters : "" }
    guard let first = words.first else { return nil }
    let start = Self.articles.contains(first) && words.count > 1 ? 1 : 0
    if Self.again.contains(words[start]) {
      let rest = words[(start + 1)...]
      if let end = Self.always(rest) { return (.usual(1), end) }
      let name = name(rest)
      let again = MealSource.again(
        day: name?.day, slot: name?.slot, person: name?.person,
        isSameSlot: words[start] != "=" && name?.slotPlace == start + 1)
      return (again, name?.end ?? start + 1)
    }
    if let too = Self.too.first(where: { words.starts(with: $0) }), typed.count == too.count {
      return (.latest, too.count)
    }
    if Self.leftovers.contains(words[start]), start + 1 < words.count, Self.of.contains(words[start + 1]),
      let name = name(words[(start + 1)...])
    {
      return (.share(MealShare(factor: 1, day: name.day, slot: name.slot, person: name.person)), name.end)
    }
    if Self.like.contains(first) {
      if let end = Self.always(words[...]) { return (.usual(1), end) }
      guard let name = name(words[1...]), name.day != nil || name.isLast || name.person != nil else { return nil }
      return (.again(day: name.day, slot: name.slot, person: name.person), name.end)
    }
    if Self.usual.contains(words[start]) {
      guard start + 1 < words.count, case .number(let number)? = NumberReading.read(words[start + 1]),
        number == number.rounded(), (1...Self.maximumUsual).contains(number)
      else { return (.usual(1), start + 1) }
      return (.usual(Int(number)), start + 2)
    }
    return share(words)
  }

  /// The index after `wie immer` or `as always`; nil if the words begin with neither.
  private static func always(_ words: ArraySlice<String>) -> Int? {
    guard words.count > 1, let first = words.first, like.contains(first),
      always.contains(words[words.startIndex + 1])
    else { return nil }
    return words.startIndex + 2
  }

  // MARK: A share

  private func share(_ words: [String]) -> (source: MealSource, used: Int)? {
    var factor = 1.0
    var next = 0
    if let (value, end) = Self.fraction(words) { (factor, next) = (value, end) }
    var isPart = false
    if next > 0, next < words.count, Self.of.contains(words[next]) {
      isPart = true
      next += 1
    }
    guard factor > 0, factor <= 10, let name = name(words[next...]), name.slot != nil || name.day != nil || name.isLast
    else { return nil }
    // `half dinner` may be half of a frozen dinner; `yesterday dinner` alone gives a time, not a food.
    guard isPart || name.isPossessive || name.isLast else { return nil }
    return (.share(MealShare(factor: factor, day: name.day, slot: name.slot, person: name.person)), name.end)
  }

  private static let parts = [
    "half": 0.5, "halfte": 0.5, "haelfte": 0.5, "third": 1.0 / 3, "thirds": 1.0 / 3, "drittel": 1.0 / 3,
    "quarter": 0.25,
    "quarters": 0.25, "viertel": 0.25, "fifth": 0.2, "fifths": 0.2, "funftel": 0.2, "fuenftel": 0.2, "twice": 2,
    "all": 1,
  ]

  /// Reads a fraction, `1/3`, `half`, `die Hälfte`, `two thirds`, `50 %`, and returns the index after it.
  private static func fraction(_ words: [String]) -> (value: Double, end: Int)? {
    guard let first = words.first else { return nil }
    if let part = parts[first] { return (part, 1) }
    if words.count > 1, articles.contains(first), let part = parts[words[1]] { return (part, 2) }
    if first.last == "%", case .number(let percent)? = NumberReading.read(String(first.dropLast())) {
      return (percent / 100, 1)
    }
    guard case .number(let number)? = NumberReading.read(first) else { return nil }
    guard words.count > 1 else { return nil }
    if let part = parts[words[1]], part < 1 { return (number * part, 2) }
    if words[1] == "%" { return (number / 100, 2) }
    return (number, 1)
  }

  // MARK: Which meal

  private struct Name {
    var day: Day?
    var slot: Slot?
    var person: String?
    var isLast = false
    var isMeal = false
    var isPossessive = false
    /// The index of the word that names the slot; nil if no single word does.
    var slotPlace: Int?
    var end = 0
  }

  /// Reads words that name a meal by its slot, day or person, or as the last one; nil if the words do not name a meal.
  ///
  /// Examples: `last dinner`, `yesterday's lunch`, `dinner on monday`, `Abendessen gestern`.
  private func name(_ words: ArraySlice<String>) -> Name? {
    var name = Name()
    var index = words.startIndex
    while index < words.endIndex {
      let word = words[index]
      let stem = Self.withoutPossessive(word)
      if name.slot == nil, let (day, slot, used) = partOfDay([stem] + words[(index + 1)...], name.day) {
        (name.day, name.slot) = (day, slot)
        index += used - 1
      } else if Self.last.contains(word), !name.isLast, name.day == nil {
        name.isLast = true
      } else if name.slot == nil, stem.count >= 5, let slot = Slot.read(stem) {
        (name.slot, name.slotPlace) = (slot, index)
      } else if !name.isMeal, name.slot == nil, Self.meal.contains(word) {
        name.isMeal = true
      } else if name.day == nil, let (day, used) = days.read([stem] + words[(index + 1)...]) {
        name.day = day
        name.isPossessive = name.isPossessive || stem != word
        index += used - 1
      } else if name.person == nil, let (person, used) = person([stem] + words[(index + 1)...].prefix(3)) {
        name.person = person
        name.isPossessive = name.isPossessive || stem != word
        index += used - 1
      } else if Self.fillers.contains(word) || Self.articles.contains(word) {
        index += 1
        continue
      } else {
        break
      }
      index += 1
      name.end = index
    }
    guard name.end > 0, name.slot != nil || name.day != nil || name.isLast || name.person != nil else { return nil }
    return name
  }

  /// The day and the slot that the first words name as a part of a day, such as `last night` or the `Abend` of `gestern
  /// Abend`; nil if they name no such part.
  ///
  /// `day` is the day that was named before these words.
  private func partOfDay(_ words: [String], _ day: Day?) -> (day: Day, slot: Slot, used: Int)? {
    let words = words.prefix(3).map(Self.withoutPossessive)
    guard let (offset, slot, used) = DayParts.read(words[...], isAfterDay: day != nil), (offset == nil) != (day == nil)
    else { return nil }
    if let day { return (day, slot, used) }
    guard let offset, offset < 0 else { return nil }
    return (days.today + (days.isPastMidnight ? offset + 1 : offset), slot, used)
  }

  /// The one person whom the first words name, and how many words that takes; nil if they name nobody or several.
  private func person(_ words: [String]) -> (name: String, used: Int)? {
    guard let (names, used) = people?.people(at: words, isWhole: true), names.count == 1 else { return nil }
    return (names[0], used)
  }

  private static func withoutPossessive(_ word: String) -> String {
    word.hasSuffix("'s") ? String(word.dropLast(2)) : word
  }
}
