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
      if case .word(let word) = following, relative.contains(word) {
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
    guard next < words.count, case .word(let word) = words[next], let unit = units[word] else { return nil }
    next += 1
    var seconds = number * unit
    let more = max(0, most - number) * unit
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
    if case .word(let word) = words[index], let number = numbers[word] { return (number, index + 1) }
    guard case .number(let number) = words[index] else { return nil }
    if index + 1 < words.count, case .number(let fraction) = words[index + 1], fraction < 1, number >= 1,
      number == number.rounded()
    {
      return (number + fraction, index + 2)
    }
    return (number, index + 1)
  }

  private static let joints: Set<String> = ["and", "und", "et", "e", "y"]
  private static let relative: Set<String> = ["before", "vor", "vorher", "avant", "prima", "antes"]
  private static let numbers: [String: Double] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "ten": 10, "half": 0.5, "eine": 1, "einer": 1, "zwei": 2,
    "drei": 3, "vier": 4, "fünf": 5, "zehn": 10, "halbe": 0.5, "halben": 0.5, "anderthalb": 1.5,
  ]
  private static let units: [String: Double] = {
    let rows: [(Double, String)] = [
      (1, "s sec secs second seconds sek sekunde sekunden seconde secondes secondi segundo segundos"),
      (60, "m min mins minute minutes minuten minuto minuti minutos мін хв хвилин хвилини"),
      (3600, "h hr hrs hour hours std stunde stunden heure heures ora ore hora horas год година години годин"),
      (86_400, "d day days tag tage tagen jour jours giorno giorni día días dia dias"),
    ]
    return Dictionary(
      rows.flatMap { seconds, words in words.split(separator: " ").map { (String($0), seconds) } },
      uniquingKeysWith: { first, _ in first })
  }()

  private static let fractions: [Character: Double] = [
    "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1.0 / 3, "⅔": 2.0 / 3, "⅛": 0.125,
  ]

  private static func tokens(_ text: String) -> [Token] {
    var tokens: [Token] = []
    var rest = text.lowercased()[...]
    while let character = rest.first {
      if let fraction = fractions[character] {
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
