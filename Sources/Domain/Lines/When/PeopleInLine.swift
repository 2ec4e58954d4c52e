/// Reads who ate something from the words of a line.
extension WhenReader {
  /// The people named at the start of a line, each by a whole word of the name; nil if nobody is named.
  ///
  /// `items` is the line with spaces in place of the words that name people. Throws `unknownProfile` for `she had
  /// soup`, unless there is only one profile.
  func leadingPeople(in text: String) throws(LarderError) -> (items: String, people: [String])? {
    let words = TextWord.cut(String(text.prefix(Self.maximumLabel))).words
    try refuseNameless(words, in: text)
    let isFor = words.first.map { Self.beforePeople.contains($0.text.plainLetters) } ?? false
    let start = isFor ? 1 : 0
    // In `all: 2 eggs`, the number counts the eggs, not the people.
    let reach = words.firstIndex { $0.text.last == ":" }.map { words[...$0] } ?? words[...]
    let plain = reach.dropFirst(start).prefix { $0.kind == .plain }
    guard !everybody.isEmpty else { return nil }
    guard let (names, used) = peopleInARow(plain.map(\.withoutSign), isWhole: true),
      let end = end(of: names, words, from: start, used)
    else {
      try refuseStrangersHeading(words, in: text)
      return nil
    }
    let rest = text.dropFirst(end)
    guard rest.contains(where: { !$0.isWhitespace }) else { return nil }
    return (String(repeating: " ", count: end) + rest, names)
  }

  /// The offset after the `used` words from `start` that name people; nil if the words do not say who ate.
  ///
  /// A verb after the names is skipped too, as in `Mia had soup`.
  private func end(of names: [String], _ words: [TextWord], from start: Int, _ used: Int) -> Int? {
    let last = words[start + used - 1]
    if last.text.last == ":" { return last.range.upperBound }
    guard start + used < words.count else { return nil }
    let next = words[start + used]
    if Self.ate.contains(next.withoutSign.plainLetters) { return next.range.upperBound }
    // `Oma yesterday evening: soup`
    if let colon = words[(start + used)...].firstIndex(where: { $0.text.last == ":" }), colon < start + used + 4,
      case let said = words[(start + used)...colon].map(\.withoutSign),
      let when = try? read(said.joined(separator: " "), knowsPlaces: true), when.people.isEmpty
    {
      return last.range.upperBound
    }
    if let colon = words[(start + used)...].prefix(3).firstIndex(where: { $0.text.last == ":" }),
      Self.packedMeals.contains(words[(start + used)...colon].map(\.withoutSign.plainLetters))
    {
      return last.range.upperBound
    }
    // `all 3 eggs` names nobody, and the `Rice` of `Rice, eggs` is not Tom Rice.
    let first = words[start].withoutSign.plainLetters
    let isNamed =
      names.count < everybody.count && everybody.contains { $0.split(separator: " ").first?.plainLetters == first }
    let isRepeated = MealSourceReader(self).read(words[(start + used)...].map(\.text)) != nil
    // `James pint of beer`, but not `Rosé Glas`, `basil leaves` or `Apple slices with honey`
    let behind = words[(start + used)...].dropFirst().first
    let isPortion =
      behind.map { $0.kind == .plain && !$0.partsItems && !$0.joinsCompanions } == true
      && PortionWords.isNoun(next.plainShort)
      && names.contains { Self.isSpelled(words[start].withoutSign, like: $0) }
    let isFollowed = last.text.last == "," || Self.beginsItem(next.text.plainLetters) || isPortion || isRepeated
    return start > 0 || isNamed && isFollowed ? last.range.upperBound : nil
  }

  /// Whether a name, or a word of it, is spelled this way, perhaps without its accents: `Zoe` for Zoë, but not `rosé` for
  /// Rose.
  package static func isSpelled(_ typed: String, like name: String) -> Bool {
    let typed = typed.lowercased()
    return ([name] + name.split(separator: " ").map(String.init)).contains {
      $0.lowercased() == typed || $0.plainLetters == typed
    }
  }

  /// Whether the word after a name shows that the food follows: an amount, or a sign such as `=` for a repeated meal.
  private static func beginsItem(_ plain: String) -> Bool { isAmount(plain) || ["=", "wie"].contains(plain) }

  /// Meals that are no slot of the day and head a list behind a name: `Emma Schulbrot: Käse, Apfel`.
  private static let packedMeals: Set<[String]> = [
    ["schulbrot"], ["pausenbrot"], ["vesperbrot"], ["brotdose"], ["lunchbox"], ["znuni"], ["zvieri"],
    ["packed", "lunch"],
    ["lunch", "box"], ["school", "lunch"], ["school", "dinner"],
  ]

  /// Whether a word begins an amount, so that the word before it ends a name or a time: `2`, `½`, `two`, `an`.
  static func isAmount(_ word: String) -> Bool {
    word.first?.isNumber == true || NumberWords.value(of: word) != nil
  }

  /// Throws `unknownProfile` if the line begins with a name that has no profile, followed by a colon.
  ///
  /// Examples: `Lian:` (a misspelled name), `Opa:`, `Oma Gertrud:`.
  private func refuseStrangersHeading(_ words: [TextWord], in text: String) throws(LarderError) {
    guard everybody.count > 1, let last = words.prefix(3).firstIndex(where: { $0.text.last == ":" }),
      words[...last].allSatisfy({ $0.kind == .plain }), last + 1 < words.count
    else { return }
    let said = Array(words[...last].map(\.withoutSign).drop { Self.beforeNames.contains($0.plainLetters) })
    guard !said.isEmpty,
      !said.contains(where: { $0.count >= 4 && Slot.read($0) != nil || DayWords.relative[$0.plainLetters] != nil })
    else { return }
    let name = said.joined(separator: " ")
    let nearest = nearestPerson(to: name) ?? (said.count > 1 ? people(at: said, isWhole: true)?.names.first : nil)
    guard nearest != nil || said.count == 1 && (Self.family.contains(name.plainLetters) || name.plainLetters == "gast")
    else { return }
    throw unknownPerson(
      name, nearest,
      at: LarderError.Location(text: text, range: words[0].range.lowerBound..<words[last].range.upperBound))
  }

  /// The profile whose name, or a word of whose name, is spelled almost like `name`; nil if no profile's name is that
  /// close.
  private func nearestPerson(to name: String) -> String? {
    guard name.count > 2, !name.contains(" ") else { return nil }
    // A food's name may be two letters from a person's: `salad` and Sarah.
    return everybody.first { person in
      ([person] + person.split(separator: " ").map(String.init)).contains { part in
        part.plainLetters.first == name.plainLetters.first
          && EditDistance.between(Array(name.plainLetters.utf8), Array(part.plainLetters.utf8), limit: 1) != nil
      }
    }
  }

  private func unknownPerson(_ name: String, _ nearest: String?, at place: LarderError.Location) -> LarderError {
    LarderError(
      .unknownProfile, "there is no profile \(LarderError.quoted(name))",
      hint:
        "the household has \(everybody.joined(separator: ", ")); begin the line with `\(everybody[0]):`, or "
        + "say who ate it with `for NAME` or @NAME", candidates: everybody, location: place
    ).suggesting(nearest)
  }

  /// Throws `unknownProfile` if the words say that somebody ate something, but not who: `kids had toast`.
  private func refuseNameless(_ words: [TextWord], in text: String) throws(LarderError) {
    let start = words.first.map { ["the", "die"].contains($0.text.plainLetters) } ?? false ? 1 : 0
    guard everybody.count > 1, words.count > start + 1, Self.nameless.contains(words[start].text.plainLetters),
      case let verb = words[start + 1].text.plainLetters, Self.ate.contains(verb) || Self.sharingVerbs.contains(verb)
    else { return }
    throw LarderError(
      .unknownProfile, "\(LarderError.quoted(words[start].text)) does not say which profile is meant",
      hint: "name who ate it: `\(everybody[0]) had soup`, `for \(everybody[0])` or @\(everybody[0]); @all is everybody",
      candidates: everybody, location: LarderError.Location(text: text, range: words[start].range))
  }

  private static let nameless: Set<String> = ["he", "she", "they", "kid", "kids", "er", "sie", "kinder", "we", "wir"]

  /// Verbs between the person who ate and the food: `Mia had soup`.
  private static let ate: Set<String> = [
    "had", "has", "ate", "eats", "drank", "got", "gets", "finished", "hatte", "hatten", "hat", "ass", "assen", "isst",
    "trank", "tranken", "trinkt", "bekam", "bekommt",
  ]

  /// The people whom the first words name, and how many words that takes; nil if they name nobody.
  ///
  /// The names may be separated by commas, by `and`, or by spaces alone; for `isWhole`, see `people(at:isWhole:)`.
  func peopleInARow(_ words: [String], isWhole: Bool = false) -> (names: [String], used: Int)? {
    let plain = words.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    var names: [String] = []
    var index = 0
    while index < words.count {
      var start = index
      if !names.isEmpty, Self.betweenPeople.contains(words[start].plainLetters) { start += 1 }
      if start < words.count, Self.beforeNames.contains(words[start].plainLetters) { start += 1 }
      guard start < words.count, let (named, used) = people(at: Array(plain[start...]), isWhole: isWhole)
      else { break }
      names += named.filter { !names.contains($0) }
      index = start + used
    }
    if names.count > 1, index < words.count,
      let length = Self.exceptions.first(where: { exception in
        plain[index...].prefix(exception.count).map(\.plainLetters) == exception
      })?.count, let (others, used) = peopleInARow(Array(words[(index + length)...]), isWhole: isWhole)
    {
      names.removeAll { others.contains($0) }
      index += length + used
    }
    return names.isEmpty ? nil : (names, index)
  }

  /// Words before the names of people who did not eat, although everybody else did: `for all except Max`.
  private static let exceptions = [
    ["except"], ["except", "for"], ["but"], ["but", "not"], ["without"], ["minus"], ["ausser"], ["aber", "nicht"],
    ["aber", "ohne"], ["ohne"], ["bis", "auf"],
  ].sorted { $0.count > $1.count }

  /// The words after `for` at the end of the items that seem to name somebody without a profile; nil without such
  /// words.
  ///
  /// They may be a misspelled name or a word for a family member. The result is also nil if there is only one profile.
  package func stranger(in text: String) -> (name: String, range: Range<Int>, nearest: String?)? {
    guard everybody.count > 1, let words = try? TextWord.words(of: text),
      let sign = words.indices.suffix(Self.mostWordsOfStranger + 1).last(where: {
        Self.beforePeople.contains(words[$0].text.plainLetters)
      }), sign > 0
    else { return nil }
    let said = words[(sign + 1)...].drop { Self.beforeNames.contains($0.text.plainLetters) }
    // In `soup for Papa, bread`, the bread is what follows a name.
    if let (_, used) = peopleInARow(said.map(\.withoutSign), isWhole: true), used < said.count,
      !Self.unclear.contains(said[said.startIndex + used].text.plainLetters)
    {
      return nil
    }
    guard let first = said.first, let last = said.last, said.allSatisfy({ $0.kind == .plain }) else { return nil }
    let name = said.map(\.text).joined(separator: " ")
    // There are few names, so two letters in common are enough for `Maks` to mean Max.
    let beginning = first.text.plainLetters.prefix(2)
    let nearest =
      NearestWord.among(everybody, to: name) ?? NearestWord.among(everybody, to: first.text)
      ?? everybody.first { beginning.count == 2 && $0.plainLetters.hasPrefix(beginning) }
    guard
      nearest != nil
        || said.map(\.text.plainLetters).contains(where: { Self.family.contains($0) || Self.unclear.contains($0) })
    else { return nil }
    return (name, first.range.lowerBound..<last.range.upperBound, nearest)
  }

  private static let mostWordsOfStranger = 3
  static let family: Set<String> = [
    "mom", "mum", "mummy", "mommy", "mama", "mother", "dad", "daddy", "papa", "father", "grandma", "granny", "grandpa",
    "oma", "opa", "kid", "kids", "children", "kinder", "family", "familie", "husband", "wife", "son", "daughter",
    "sohn", "boy", "boys", "girl", "girls", "junge", "jungen", "madchen", "baby", "toddler", "grandad", "nana", "dog",
    "cat",
    "hund", "katze",
    "tochter", "brother", "sister", "bruder", "schwester",
  ]

  /// Words that do not say which people ate, or that give several people one amount together.
  ///
  /// Examples: `für uns drei`, `for all together`.
  private static let unclear: Set<String> = [
    "us", "uns", "both", "beide", "beiden", "everyone", "everybody", "alle", "allen", "zusammen", "together",
    "gemeinsam",
    "others", "anderen", "rest",
  ]

  /// Words, in plain letters, that come before the name of the person who ate something: `for Max`.
  package static let beforePeople: Set<String> = ["for", "fur", "fuer"]
  private static let betweenPeople: Set<String> = ["and", "und", "&", "+"]

  /// Words before a person's name that are ignored: `für die Oma`.
  private static let beforeNames: Set<String> = [
    "the", "my", "our", "die", "der", "den", "dem", "das", "meine", "meinen", "unsere", "unseren",
  ]
}
