internal import Domain
internal import Text

/// The command that a sentence asks for: `what did Oma eat yesterday` asks for `day yesterday @Oma`.
///
/// It looks anywhere in the sentence for a person, a day, a period, a nutrient and a topic, and makes a line of what it
/// finds. It reads only lines that are not commands.
struct SentenceGuess {
  /// The names of the household's profiles.
  let people: [String]
  /// The stores where the profile in use has shopped.
  let stores: [String]
  let days: DayReader

  /// The hint for a line: a command that can be typed as shown, and what it does; nil if the words say too little.
  func hint(for words: [Word]) -> String? {
    let sentence = Sentence(words, self)
    guard let (line, does) = sentence.purchase ?? sentence.statement ?? sentence.wish else { return nil }
    return "`\(SafeText.visible(line).truncated(to: 90))` \(does)"
  }
}

/// The words of a line, and what was found in them.
private struct Sentence {
  typealias Suggestion = (line: String, does: String)

  private let words: [String]
  private let plain: [String]
  private let guess: SentenceGuess
  /// The person named in the line, and the place of the name.
  private let person: (name: String, range: Range<Int>)?

  init(_ words: [Word], _ guess: SentenceGuess) {
    self.guess = guess
    self.words = words.map(\.raw)
    plain = words.map { $0.text.trimmed(of: "?!.,;:").plainLetters }
    var found: (name: String, range: Range<Int>)?
    for name in guess.people where found == nil {
      let parts = name.split(whereSeparator: \.isWhitespace).map(\.plainLetters)
      guard !parts.isEmpty, plain.count >= parts.count else { continue }
      for start in 0...plain.count - parts.count {
        let said = Array(plain[start..<start + parts.count])
        let whose = [parts.joined(separator: " ") + "s", parts.joined(separator: " ") + "'s"]
        guard said == parts || whose.contains(said.joined(separator: " ")) else { continue }
        found = (name, start..<start + parts.count)
        break
      }
    }
    person = found
  }

  // MARK: What was found

  private var isAboutSomebody: Bool { person?.range.lowerBound == 0 }
  private var isQuestion: Bool {
    SentenceWords.questions.contains(plain[0]) || words.last?.last == "?" || SentenceWords.who.contains(plain[0])
  }
  /// The name to add to a command, ` @Oma`; empty if nobody is named.
  private var whose: String { person.map { " @\($0.name)" } ?? "" }

  private func has(_ topic: SentenceWords.Topic) -> Bool {
    plain.contains { SentenceWords.topics[$0] == topic }
      || SentenceWords.phrases.contains { phrase, meant in
        meant == topic && plain.indices.contains { plain[$0...].starts(with: phrase) }
      }
  }

  private var nutrient: Nutrient? { plain.lazy.compactMap(SentenceWords.nutrient).first }

  private var span: (kind: SentenceWords.Span, isLast: Bool)? {
    guard let index = plain.firstIndex(where: { SentenceWords.spans[$0] != nil }) else { return nil }
    let isLast = index > 0 && SentenceWords.last.contains(plain[index - 1])
    return SentenceWords.spans[plain[index]].map { ($0, isLast) }
  }

  /// The words that name a day, as typed; nil if there are none.
  ///
  /// A word of one or two letters, such as `so`, counts only after `am` or `on`.
  private var day: String? {
    for index in words.indices where plain[index].first?.isLetter == true {
      let isIntroduced = index > 0 && ["am", "on"].contains(plain[index - 1])
      guard plain[index].count > 2 || isIntroduced, let (_, used) = guess.days.read(Array(plain[index...])) else {
        continue
      }
      return words[index..<index + used].map { $0.trimmed(of: "?!.,;:") }.joined(separator: " ")
    }
    return nil
  }

  private func rest(from index: Int) -> String { words[min(index, words.count)...].joined(separator: " ") }

  // MARK: What it asks for

  /// The suggestion for something that was bought: `REWE: milk 1.09`.
  var purchase: Suggestion? {
    for store in guess.stores {
      let parts = store.split(whereSeparator: \.isWhitespace).map(\.plainLetters)
      guard !parts.isEmpty, plain.count > parts.count, plain.starts(with: parts) else { continue }
      return bought(rest(from: parts.count), at: store)
    }
    // A heading, and a price at the end, mean a store and what was paid, even if nobody has shopped there yet.
    guard !isAboutSomebody, let first = words.first, first.count > 2, first.last == ":", let last = words.last,
      words.count > 2, Self.isPrice(last)
    else { return nil }
    return bought(rest(from: 1), at: String(first.dropLast()))
  }

  private func bought(_ items: String, at store: String) -> Suggestion {
    ("bought \(items) at \(store)", "writes a shopping trip down")
  }

  /// Whether a word is an amount of money with two decimals: `1.09`, `2,49€`.
  private static func isPrice(_ word: String) -> Bool {
    let digits = word.filter(\.isNumber)
    let parts = word.filter { $0.isNumber || ".,".contains($0) }.split { ".,".contains($0) }
    return !digits.isEmpty && parts.count == 2 && parts[1].count == 2 && !word.contains(where: \.isLetter)
  }

  /// The suggestion for something to write down: `Oma: ein Apfel`, `Tim hatte 2 Kekse`, `I had an apple`,
  /// `Mama wiegt 66,4`.
  var statement: Suggestion? {
    let isMe = SentenceWords.me.contains(plain[0])
    let isUs = SentenceWords.us.contains(plain[0])
    guard isAboutSomebody || isMe || isUs else { return nil }
    if has(.open) { return wholeDay }
    let start = isAboutSomebody ? person?.range.upperBound ?? 1 : 1
    guard start < words.count else {
      return person.map { ("use \($0.name)", "switches to \($0.name), `today @\($0.name)` shows their day") }
    }
    if SentenceWords.topics[plain[start]] == .weight,
      let number = plain[start...].first(where: { $0.first?.isNumber == true })
    {
      return ("weigh \(number.replacing(",", with: "."))\(whose)", "writes the weight down")
    }
    let isSaid = SentenceWords.topics[plain[start]] == .eaten
    let isNamed = isAboutSomebody && words[start - 1].last == ":"
    let isAmount = plain[start].first?.isNumber == true
    guard isNamed || isAboutSomebody && isAmount || isSaid && start + 1 < words.count else { return nil }
    var food = Array(words[(isSaid && !isNamed ? start + 1 : start)...])
    // In German the verb may come last: `ich habe einen Apfel gegessen`.
    if isSaid, food.count > 1, ["gegessen", "getrunken", "eaten", "drunk"].contains(plain[plain.count - 1]) {
      food.removeLast()
    }
    let eater = isAboutSomebody ? person.map { "\($0.name): " } ?? "" : isUs ? "all: " : ""
    return ("eat \(eater)\(food.joined(separator: " "))", "logs what was eaten")
  }

  /// The suggestion for a question, a request or the name of a period.
  var wish: Suggestion? {
    let first = plain[0]
    if has(.open) { return wholeDay }
    let isPeriod = span != nil && (SentenceWords.last.union(SentenceWords.this).contains(first) || plain.count < 3)
    let isAsked = isQuestion || SentenceWords.requests.contains(first)
    guard isAsked || isPeriod || isAboutSomebody || has(.report) && words.count < 5 else { return nil }
    if SentenceWords.who.contains(first) { return everybody }
    if has(.report) {
      let file = span?.kind ?? .week
      return ("\(periodLine ?? "week\(whose)") --out \(file.rawValue).html", "saves that \(file.rawValue) as a page")
    }
    if has(.spent) {
      let last = span.map { " --last \($0.isLast ? 2 : 1)\($0.kind == .week ? "w" : "m")" } ?? ""
      return ("chart spent\(last)\(whose)", "shows what was spent, `trip list` the trips")
    }
    if has(.weight) {
      // Weights are private to each profile.
      return person.map { ("use \($0.name)", "and then `chart weight` draw the weights of \($0.name)") }
        ?? ("chart weight", "draws your weight, `weigh 73.2` writes one down")
    }
    if let nutrient { return intake(of: nutrient) }
    if has(.over) { return everybody }
    if let periodLine { return (periodLine, "shows that \(span?.kind.rawValue ?? "week")") }
    if let day { return ("day \(day)\(whose)", "shows that day") }
    if has(.left) || isAsked && (has(.eaten) || person != nil) {
      return ("today\(whose)", "shows what was eaten and what is left")
    }
    guard isQuestion else { return nil }
    return ("today", "and `week` show what was eaten, `household` everybody's totals; `help` lists the commands")
  }

  /// The suggestion for a day that is not fully logged: `the rest of today was not logged`, `I forgot lunch`.
  private var wholeDay: Suggestion {
    ("day \(day ?? "today") partial\(whose)", "leaves that day out of all means, since not all of it is logged")
  }

  private var periodLine: String? { span.map { "\($0.kind.rawValue)\($0.isLast ? " last" : "")\(whose)" } }

  /// The suggestion for a question about everybody: `who is over on sodium`, `who ate what`.
  private var everybody: Suggestion? {
    guard plain.count > 2, has(.over) || has(.eaten) || nutrient != nil || span != nil else { return nil }
    let word = nutrient.map { " \($0.words[0])" } ?? ""
    let period = span.map { $0.kind == .month ? " month" : "" } ?? ""
    return ("household\(word)\(period)", "shows everybody beside their own limits")
  }

  /// The suggestion for a question about a nutrient: how much of it was eaten, or how much a food has.
  private func intake(of nutrient: Nutrient) -> Suggestion {
    let name = nutrient.words[0]
    if person == nil, day == nil, span == nil,
      let index = plain.lastIndex(where: SentenceWords.beforeFood.contains), index > 0, index + 1 < words.count
    {
      let food = words[(index + 1)...].joined(separator: " ").trimmed(of: "?!")
      return ("explain match \(food)", "shows the values of the food")
    }
    if let day { return ("explain total \(name) \(day)\(whose)", "adds up that day") }
    if has(.over), person == nil { return ("household \(name)", "shows everybody beside their own limits") }
    return ("chart \(name)\(whose)", "shows it day by day")
  }
}

extension String {
  /// The text without these characters at its end.
  fileprivate func trimmed(of signs: String) -> String {
    var rest = self[...]
    while let last = rest.last, signs.contains(last) { rest.removeLast() }
    return String(rest)
  }
}
