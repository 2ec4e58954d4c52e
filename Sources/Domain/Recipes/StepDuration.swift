/// Reads how long a step takes from its text: `Bake for 25 minutes`, `1½ Std.`, `1 hour 30`.
package enum StepDuration {
  /// All durations in the text, in order, in seconds; a range counts as its lower end.
  ///
  /// A time that says when to do something, as in `2 minutes before serving`, is not a duration.
  package static func all(in text: String) -> [Int] { spans(in: text).map(\.seconds) }

  /// A duration in the text of a step: its lower end, and how much longer the step may take, both in seconds.
  package struct Span: Hashable, Sendable {
    /// The duration, or the lower end of a range.
    package let seconds: Int
    /// The number of seconds from the lower to the upper end of a range; 0 if the duration is not a range.
    package let more: Int

    /// The upper end of a range; the same as `seconds` if the duration is not a range.
    package var most: Int { seconds + more }

    /// Creates a duration; `more` is 0 if it is not a range.
    package init(seconds: Int, more: Int) { (self.seconds, self.more) = (seconds, more) }
  }

  /// All durations in the text, in order: `20-25 minutes` is 20 minutes, and up to 5 more.
  package static func spans(in text: String) -> [Span] {
    let words = tokens(text)
    var durations: [Span] = []
    var index = 0
    while index < words.count {
      guard let (seconds, more, next) = duration(words, at: index) else {
        index += 1
        continue
      }
      let following = next < words.count ? words[next] : .other("")
      if case .word(let word) = following, relative.contains(word), !isSaidToLast(words, before: index) {
        index = next
        continue
      }
      if let seconds = checked(seconds) { durations.append(Span(seconds: seconds, more: checked(more) ?? 0)) }
      index = next
    }
    return durations
  }

  /// The number of seconds if the text is only a duration: `25 min`, `1h30`, or `90`, which means minutes; nil for
  /// other text.
  package static func whole(_ text: String) -> Int? {
    let words = tokens(text)
    if words.count == 1, case .number(let minutes) = words[0] { return checked(minutes * 60) }
    guard let (seconds, _, next) = duration(words, at: 0), next == words.count else { return nil }
    return checked(seconds)
  }

  /// Whether a word, given in lower case, is a unit of time: `min`, or `stunden` for `Stunden`.
  static func isUnit(_ word: String) -> Bool { units[word] != nil }

  private static func checked(_ seconds: Double) -> Int? {
    seconds >= 1 && seconds <= Double(RecipeCheck.mostMinutes * 60) ? Int(seconds.rounded()) : nil
  }

  private enum Token: Equatable {
    case number(Double)
    case word(String)
    case dash
    case other(Character?)

    static func other(_ text: String) -> Token { .other(text.first) }
  }

  /// The duration that begins at an index, including any smaller units that follow it.
  ///
  /// `more` is the number of seconds from the lower to the upper end of a range, and `next` is the index after the
  /// duration.
  private static func duration(_ words: [Token], at start: Int) -> (seconds: Double, more: Double, next: Int)? {
    guard let (number, afterNumber) = number(words, at: start) else { return nil }
    var next = afterNumber
    var most = number
    // A range such as `20-25 minutes` counts as its lower end.
    if next + 1 < words.count, isRange(words[next]), let (upper, end) = self.number(words, at: next + 1) {
      (most, next) = (upper, end)
    }
    // `1 further minute`, `un'ora`
    while next < words.count, isBetween(words[next]) { next += 1 }
    guard next < words.count, case .word(let word) = words[next], let unit = units[word] else { return nil }
    // `a second bowl` and `twice a day` are no times.
    if case .word(let first) = words[start], articles.contains(first), number == 1,
      !(60...3600).contains(unit) || word.count < 3
    {
      return nil
    }
    next += 1
    var seconds = number * unit
    let more = max(0, most - number) * unit
    if let end = halfEnd(words, at: next) { return (seconds + unit / 2, more, end) }
    if next < words.count, words[next] == .other(".") { next += 1 }
    var further = next
    if further < words.count, case .word(let joint) = words[further], joints.contains(joint) { further += 1 }
    guard unit > 60, let (smaller, end) = self.number(words, at: further) else { return (seconds, more, next) }
    if end < words.count, case .word(let word) = words[end], let lesser = units[word], lesser < unit {
      seconds += smaller * lesser
      next = end + 1
      if next < words.count, words[next] == .other(".") { next += 1 }
    } else if further == next, unit == 3600, smaller < 60, smaller == smaller.rounded(),
      end >= words.count || !isRange(words[end])
    {
      // `1 h 30` ends with minutes that have no unit.
      if end >= words.count || isEnd(words[end]) {
        seconds += smaller * 60
        next = end
      }
    }
    return (seconds, more, next)
  }

  /// Whether a token may stand between a number and its unit.
  private static func isBetween(_ token: Token) -> Bool {
    if case .word(let word) = token { return between.contains(word) }
    return token == .other("'") || token == .other("\u{2019}")
  }

  /// The index after `and a half`; nil if there is no such thing at an index.
  private static func halfEnd(_ words: [Token], at index: Int) -> Int? {
    guard index < words.count, case .word(let joint) = words[index], joints.contains(joint) else { return nil }
    var next = index + 1
    var hasArticle = false
    if next < words.count, case .word(let word) = words[next], articles.contains(word) {
      hasArticle = true
      next += 1
    }
    guard next < words.count, case .word(let word) = words[next], parts[word] == 0.5 else { return nil }
    // `1 hour, and half way through turn it`
    let isOther = ["and", "und"].contains(joint) && !hasArticle && next + 1 < words.count && !isEnd(words[next + 1])
    return isOther ? nil : next + 1
  }

  /// Whether a word such as `for` before a duration says that it lasts so long: `rest for 15 minutes before baking`.
  private static func isSaidToLast(_ words: [Token], before index: Int) -> Bool {
    let before = words[..<index].suffix(3).reversed()
    for token in before {
      guard case .word(let word) = token else { return false }
      if lasting.contains(word) { return true }
      guard IngredientWords.approximate.contains(word) else { return false }
    }
    return false
  }

  private static func isEnd(_ token: Token) -> Bool {
    if case .other = token { return true }
    return false
  }

  private static func isRange(_ token: Token) -> Bool {
    if case .word(let word) = token { return ["to", "bis", "or", "oder", "a", "à", "y"].contains(word) }
    return token == .dash
  }

  /// The number at an index, with a fraction that follows it: `1 1/2`, `1 ½`.
  private static func number(_ words: [Token], at index: Int) -> (Double, Int)? {
    guard index < words.count else { return nil }
    if let part = part(words, at: index) { return part }
    if case .word(let word) = words[index] {
      let isPlain = word.utf8.allSatisfy { $0 < 0x80 }
      guard let number = numbers[word] ?? IngredientWords.number(isPlain ? word : word.plainLetters) else { return nil }
      return halfEnd(words, at: index + 1).map { (number + 0.5, $0) } ?? (number, index + 1)
    }
    guard case .number(let number) = words[index] else { return nil }
    if let end = halfEnd(words, at: index + 1) { return (number + 0.5, end) }
    if index + 1 < words.count, case .number(let fraction) = words[index + 1], fraction < 1, number >= 1,
      number == number.rounded()
    {
      return (number + fraction, index + 2)
    }
    return (number, index + 1)
  }

  /// The half or quarter of a unit at an index, and the index of the unit: `half an hour`, `une demi-heure`, `mezz'ora`, `a
  /// quarter of an hour`.
  private static func part(_ words: [Token], at index: Int) -> (Double, Int)? {
    var next = index
    if case .word(let word) = words[next], articles.contains(word) { next += 1 }
    var times = 1.0
    if next < words.count, case .word("three") = words[next] { (times, next) = (3, next + 1) }
    guard next < words.count, case .word(let word) = words[next], let part = parts[word] else { return nil }
    next += 1
    while next < words.count {
      if case .word(let word) = words[next], articles.contains(word) || ["of", "de", "d"].contains(word) {
        next += 1
      } else if words[next] == .dash || isBetween(words[next]) {
        next += 1
      } else {
        break
      }
    }
    return (times * part, next)
  }

  /// Words for a half and a quarter.
  private static let parts: [String: Double] = [
    "half": 0.5, "halbe": 0.5, "halben": 0.5, "halb": 0.5, "demi": 0.5, "demie": 0.5, "mezz": 0.5, "mezza": 0.5,
    "mezzo": 0.5, "media": 0.5, "medio": 0.5, "meia": 0.5, "півгодини": 0.5, "quarter": 0.25, "quarters": 0.25,
    "quart": 0.25, "quarto": 0.25, "cuarto": 0.25,
  ]
  private static let articles: Set<String> = ["a", "an", "ein", "un", "une", "una", "uno", "um", "uma"]
  /// Words that may stand between a number and its unit.
  private static let between: Set<String> = [
    "further", "more", "additional", "extra", "full", "good", "whole", "weitere", "weiteren", "weiterer", "gute",
    "guten", "volle", "vollen", "ganze", "ganzen", "autre", "autres", "bonne", "bonnes", "altri", "altre", "otros",
    "otras", "outros", "outras",
  ]
  private static let lasting: Set<String> = ["for", "für", "pendant", "durant", "per", "durante", "por", "протягом"]
  private static let joints: Set<String> = ["and", "und", "et", "e", "y"]
  private static let relative: Set<String> = ["before", "vor", "vorher", "avant", "prima", "antes"]
  private static let numbers: [String: Double] = [
    "eine": 1, "einer": 1, "anderthalb": 1.5, "eineinhalb": 1.5, "zweieinhalb": 2.5, "dreieinhalb": 3.5,
    "viereinhalb": 4.5, "dreiviertel": 0.75,
  ]
  private static let units: [String: Double] = {
    let rows: [(Double, String)] = [
      (1, "s sec secs second seconds sek sekunde sekunden seconde secondes secondi segundo segundos"),
      (60, "m min mins minute minutes minuten minuto minuti minutos мін хв хвилин хвилини"),
      (3600, "h hr hrs hour hours std stunde stunden heure heures ora ore hora horas год година години годин"),
      (900, "viertelstunde viertelstunden"), (1800, "halbstunde"),
      (86_400, "d day days tag tage tagen jour jours giorno giorni día días dia dias"),
    ]
    return Dictionary(
      rows.flatMap { seconds, words in words.split(separator: " ").map { (String($0), seconds) } },
      uniquingKeysWith: { first, _ in first })
  }()

  private static func tokens(_ text: String) -> [Token] {
    var tokens: [Token] = []
    var rest = text.lowercased()[...]
    while let character = rest.first {
      if let fraction = NumberWords.fractions[character] {
        rest.removeFirst()
        tokens.append(.number(fraction))
      } else if character.isASCII, character.isNumber {
        tokens.append(.number(number(&rest)))
      } else if character.isLetter {
        let word = rest.prefix { $0.isLetter }
        rest = rest.dropFirst(word.count)
        tokens.append(.word(String(word)))
      } else {
        rest.removeFirst()
        if "-–—".contains(character) {
          tokens.append(.dash)
        } else if !character.isWhitespace {
          tokens.append(.other(character))
        }
      }
    }
    return tokens
  }

  /// Reads and removes a number at the start: digits with a decimal point or comma, or a fraction.
  private static func number(_ rest: inout Substring) -> Double {
    func digits() -> Double {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      // No duration has more than 12 digits.
      return Double(digits.prefix(12)) ?? 0
    }
    let whole = digits()
    guard let sign = rest.first, let next = rest.dropFirst().first, next.isASCII, next.isNumber else { return whole }
    if sign == "/" || sign == "\u{2044}" {
      rest.removeFirst()
      let divisor = digits()
      return divisor > 0 ? whole / divisor : 0
    }
    guard sign == "." || sign == "," else { return whole }
    rest.removeFirst()
    let fraction = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(fraction.count)
    return Double("\(whole == whole.rounded() && whole < 1e12 ? String(Int(whole)) : "0").\(fraction.prefix(9))")
      ?? whole
  }
}
