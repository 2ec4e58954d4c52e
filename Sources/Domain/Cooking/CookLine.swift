/// The meaning of a line that is typed in cook mode.
package enum CookLine: Hashable, Sendable {
  /// Enter alone, which means the same as `done`.
  case enter
  case done
  case back
  /// Goes to a step by its number; nil shows the current step again.
  case step(Int?)
  /// Sets a timer for 1 to 2,592,000 seconds; nil means the step's own duration.
  case timer(seconds: Int?, name: String?)
  case timers
  /// Pauses a timer by its number in the list, from 1; nil if no number was typed.
  case pause(Int?)
  case go(Int?)
  case reset(Int?)
  /// Ends a timer by its number in the list.
  case stop(Int?)
  /// Lengthens a timer by 1 to 2,592,000 seconds; the timer's number in the list is nil if none was typed.
  case more(seconds: Int, Int?)
  /// Asks how long the step takes.
  case time
  case ingredients
  /// Ticks off the ingredients with these numbers, at least one.
  case tick([Int])
  /// Changes the number of servings, above 0 and at most 1,000.
  case servings(Double)
  case note(String)
  case finish
  case quit
  case help

  /// The prompt command in a line that begins with a colon; nil for any other line.
  package static func command(in line: String) -> String? {
    let rest = line.drop(while: \.isWhitespace)
    return rest.first == ":" ? String(rest.dropFirst()) : nil
  }

  /// Reads a line.
  ///
  /// Throws `unknownCommand`, `missingValue`, `unexpectedArgument`, `badNumber`, `badAmount` or `outOfRange`, each with
  /// the place of the wrong word.
  package static func read(_ line: String) throws(LarderError) -> CookLine {
    var reader = CookLineReader(line)
    return try reader.read()
  }
}

/// Reads one line of cook mode.
private struct CookLineReader {
  let line: String
  let words: [TextWord]
  /// The number of typed words that make up the cook word: four in `what do I need`.
  private var used = 1

  init(_ line: String) {
    self.line = line
    words = TextWord.cut(line).words
  }

  private var rest: ArraySlice<TextWord> { words.dropFirst(used) }

  mutating func read() throws(LarderError) -> CookLine {
    guard let first = words.first else { return .enter }
    if let more = try more(first) { return more }
    if let count = counted() { return .servings(count) }
    guard let (word, used) = CookWord.read(words.map(\.text)) else { throw unknown(first) }
    self.used = used
    switch word {
    case .done: return try alone(.done)
    case .back: return try alone(.back)
    case .step: return .step(try number("a step"))
    case .time: return try alone(.time)
    case .timer:
      if let verb = try timerVerb() { return verb }
      return try timer()
    case .timers: return try alone(.timers)
    case .more: throw unknown(first)
    case .stop: return .stop(try number("a timer"))
    case .pause: return .pause(try number("a timer"))
    case .go: return .go(try number("a timer"))
    case .reset: return .reset(try number("a timer"))
    case .ingredients: return try alone(.ingredients)
    case .tick: return try tick()
    case .servings: return try servings()
    case .note: return try note()
    case .finish: return try alone(.finish)
    case .quit: return try alone(.quit)
    case .help: return .help
    }
  }

  private func unknown(_ word: TextWord) -> LarderError {
    error(
      .unknownCommand, "\(LarderError.quoted(word.text)) is not a word of cook mode", at: word,
      hint: "`help` lists its words; a colon before a line makes it a command: `:eat 2 eggs`"
    ).suggesting(NearestWord.among(CookWord.allCases.map(\.rawValue), to: word.text))
  }

  private func alone(_ meaning: CookLine) throws(LarderError) -> CookLine {
    guard let extra = rest.first else { return meaning }
    let typed = words.prefix(used).map { $0.text.lowercased() }.joined(separator: " ")
    throw error(
      .unexpectedArgument, "`\(typed)` takes no further words, but \(LarderError.quoted(extra.text)) follows",
      at: extra,
      hint: "`help` shows how each word is typed")
  }

  /// The number that is typed after the cook word; nil if no word follows.
  ///
  /// Throws `badNumber` if anything else follows.
  private func number(_ what: String) throws(LarderError) -> Int? {
    guard let word = rest.first else { return nil }
    guard rest.count == 1, let number = Self.number(word.text) else {
      throw error(
        .badNumber, "\(LarderError.quoted(word.text)) is not the number of \(what)", at: word,
        hint: "such as `\(words[0].text.lowercased()) 2`")
    }
    return number
  }

  /// A whole number above 0: `2`, `#2`, `two`; nil for anything else.
  private static func number(_ text: String) -> Int? {
    let number = Int(text.drop { $0 == "#" }) ?? NumberWords.value(of: text.plainLetters).flatMap { Int(exactly: $0) }
    return number.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The number in `8 servings` or `8 Portionen`; nil for any other line.
  private func counted() -> Double? {
    guard words.count == 2, Self.eaters.contains(words[1].text.plainLetters),
      case .number(let number)? = NumberReading.read(words[0].text), number > 0, number <= RecipeCheck.mostServings
    else { return nil }
    return number
  }

  private static let eaters: Set<String> = [
    "serving", "servings", "people", "persons", "person", "portion", "portions", "portionen", "personen", "leute",
  ]

  private func tick() throws(LarderError) -> CookLine {
    var numbers: [Int] = []
    for word in rest where !["and", "und"].contains(word.text) {
      for part in word.text.split(separator: ",") {
        guard let number = Int(part), number > 0 else {
          throw error(
            .badNumber, "\(LarderError.quoted(word.text)) is not the number of an ingredient", at: word,
            hint: "`ingredients` shows the numbers")
        }
        numbers.append(number)
      }
    }
    guard !numbers.isEmpty else {
      throw LarderError(.missingValue, "`tick` needs the number of an ingredient", hint: "`ingredients` shows them")
    }
    return .tick(numbers)
  }

  private func servings() throws(LarderError) -> CookLine {
    guard let word = rest.first else {
      throw LarderError(.missingValue, "`servings` needs a number", hint: "such as `servings 6`")
    }
    let isCounted = rest.count > 1 && rest.last.map { Self.eaters.contains($0.text.plainLetters) } ?? false
    let number = isCounted ? rest.dropLast() : rest[...]
    do throws(LarderError) {
      return .servings(try RecipeCheck.servings(typed: number.map(\.text).joined(separator: " ")))
    } catch {
      throw self.error(error.code, error.message, at: word, hint: error.hint ?? "")
    }
  }

  private func note() throws(LarderError) -> CookLine {
    let text = rest.first.map { PlainName.trimmed(String(line.dropFirst($0.range.lowerBound))) } ?? ""
    guard !text.isEmpty else {
      throw LarderError(.missingValue, "`note` needs a text", hint: "such as `note less salt`")
    }
    return .note(text)
  }

  // MARK: Timers

  /// Reads a verb after `timer`, so that it is not taken for the timer's name: `timer stop 2`, `timer cancel`,
  /// `timer +5 min`.
  ///
  /// Nil if no verb follows.
  private mutating func timerVerb() throws(LarderError) -> CookLine? {
    guard let next = rest.first else { return nil }
    if let more = try more(next) { return more }
    guard let (word, count) = CookWord.read(rest.map(\.text)),
      [CookWord.stop, .pause, .go, .reset].contains(word), Self.isInFull(rest.prefix(count).map(\.text), word)
    else { return nil }
    used += count
    let number = try number("a timer")
    switch word {
    case .pause: return .pause(number)
    case .go: return .go(number)
    case .reset: return .reset(number)
    default: return .stop(number)
    }
  }

  /// Whether a word was typed in full, not abbreviated: `timer s` is a timer with the name `s`.
  private static func isInFull(_ typed: [String], _ word: CookWord) -> Bool {
    let text = typed.joined(separator: " ").lowercased()
    return !word.rawValue.hasPrefix(text) || text == word.rawValue
  }

  /// Reads `+5 min`, or `+5 min 2` for the second timer; nil for a word without a plus.
  private func more(_ first: TextWord) throws(LarderError) -> CookLine? {
    guard first.text.hasPrefix("+") else { return nil }
    var texts = words.drop { $0.range.lowerBound < first.range.lowerBound }.map(\.text)
    texts[0] = String(texts[0].dropFirst())
    texts.removeAll(where: \.isEmpty)
    if let seconds = StepDuration.whole(texts.joined(separator: " ")) { return .more(seconds: seconds, nil) }
    if let number = texts.last.flatMap(Self.number),
      let seconds = StepDuration.whole(texts.dropLast().joined(separator: " "))
    {
      return .more(seconds: seconds, number)
    }
    throw error(
      .badAmount, "\(LarderError.quoted(first.text)) does not say by how much a timer becomes longer", at: first,
      hint: "such as `+5 min`, or `+5 min 2` for timer 2")
  }

  /// A duration and a name in either order, each of which may be missing: `8 min eggs`, `eggs 8 min`.
  private func timer() throws(LarderError) -> CookLine {
    let texts = rest.map(\.text)
    var found: (seconds: Int, name: [String])?
    // The longest part that is a duration counts: `1 h 30 min rice` is not a timer of one hour.
    for count in stride(from: min(texts.count, Self.mostWords), to: 0, by: -1) where found == nil {
      if let seconds = StepDuration.whole(texts.prefix(count).joined(separator: " ")) {
        found = (seconds, Array(texts.dropFirst(count)))
      } else if let seconds = StepDuration.whole(texts.suffix(count).joined(separator: " ")) {
        found = (seconds, Array(texts.dropLast(count)))
      }
    }
    let name = (found?.name ?? texts).joined(separator: " ")
    // In `31 days` the time is too long, and `days` is not a name.
    let isTooLong = found.map { $0.name.first == texts.dropFirst().first && startsWithUnit($0.name) } ?? false
    if found == nil || isTooLong, let first = rest.first, first.text.first?.isNumber == true || first.text.first == "-"
    {
      throw error(
        .badAmount, "\(LarderError.quoted(first.text)) is not a duration of 1 second to 30 days", at: first,
        hint: "such as `timer 8 min`, `timer 1h30 rice` or `timer 90 s`; a number alone is minutes")
    }
    guard name.unicodeScalars.count <= CookTimer.longestName else {
      throw LarderError(
        .outOfRange, "the name of a timer has at most \(CookTimer.longestName) characters", hint: "shorten it")
    }
    return .timer(seconds: found?.seconds, name: name.isEmpty ? nil : name)
  }

  private func startsWithUnit(_ name: [String]) -> Bool {
    name.first.map { StepDuration.whole("1 \($0)") != nil } ?? false
  }

  /// The maximum number of words in a duration: `1 hour and 30 minutes`.
  private static let mostWords = 5

  private func error(_ code: ErrorCode, _ message: String, at word: TextWord, hint: String) -> LarderError {
    LarderError(code, message, hint: hint, location: LarderError.Location(text: line, range: word.range))
  }
}
