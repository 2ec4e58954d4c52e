/// The statements about a member in a phrase without commas: `9 years 31kg boy 136cm active`.
///
/// The words are read from left to right. At each place, the longest phrase with an unambiguous meaning is read. Filler
/// words such as `is` are skipped. The first word that cannot be read ends the reading.
struct MemberStatements {
  /// One statement.
  enum Statement {
    case part(MemberPart)
    /// A number without a unit.
    case number(String)
    /// A word that says that somebody has stopped working.
    case retired(String)
  }

  /// The statements in the order in which they were typed.
  private(set) var statements: [Statement] = []
  /// The number of words before the first word that cannot be read; if all words were read, their number.
  private(set) var readable = 0
  /// Why a word cannot be read; nil if all words were read.
  private(set) var error: LarderError?

  /// Reads words up to the first one that says nothing about a member.
  init(reading words: [String]) {
    do {
      while readable < words.count {
        if let (count, statement) = try Self.match(words[readable...]) {
          statements.append(statement)
          readable += count
        } else if MemberWords.fillers.contains(MemberWords.key(words[readable])) {
          readable += 1
        } else {
          // Reads an unambiguous start of a word, such as `mod`, or throws the error that lists what is accepted.
          statements.append(.part(try MemberPart.read(words[readable])))
          readable += 1
        }
      }
    } catch {
      self.error = error
    }
  }

  /// Whether one of the statements is a number without a unit.
  var hasNumber: Bool { statements.contains { if case .number = $0 { true } else { false } } }

  /// The number of words at the start of a line that form the name; nil if no statement follows the name.
  ///
  /// The name ends before the first words that are clearly a statement. A word that may be a surname, such as `Mann`,
  /// counts as a statement only together with a number or another statement.
  static func nameEnd(_ words: [String]) throws(LarderError) -> Int? {
    var end: Int?
    for place in words.indices.dropFirst() {
      // `Will` and `Im` may be surnames; they are fillers only if they begin with a small letter.
      let start =
        words[place...].firstIndex {
          !MemberWords.fillers.contains(MemberWords.key($0)) || $0.first?.isUppercase == true
        } ?? words.count
      if start < words.count, try isStatement(words, at: start) {
        end = place
        break
      }
    }
    guard let end, !words[end...].allSatisfy({ MemberWords.sexes[MemberWords.key($0)] != nil }) else { return nil }
    if words[end].count == 1, words[end].first?.isUppercase == true {
      let name = words[..<end].joined(separator: " ")
      let rest = words[(end + 1)...].joined(separator: " ")
      throw LarderError(
        .badValue, "\(LarderError.quoted(words[end])) may be a part of the name or the sex",
        hint: "put a comma after the name: `\(name) \(words[end]), \(rest)` or `\(name), \(words[end]) \(rest)`")
    }
    return end
  }

  /// A note for the user if the first word that was read after the name may be a surname, as in `Anna Mann`; nil
  /// otherwise.
  static func noteOnSurname(_ name: String, _ said: String) -> String? {
    guard let word = said.split(whereSeparator: \.isWhitespace).first.map(String.init), word.count > 1,
      word.first?.isUppercase == true
    else { return nil }
    let key = MemberWords.key(word)
    guard MemberWords.sexes[key] != nil || MemberWords.retired.contains(key) else { return nil }
    let meaning = MemberWords.sexes[key].map { "as \($0.word)" } ?? "to say that \(name) has stopped working"
    return "\(LarderError.quoted(word)) is taken \(meaning); if it belongs to the name, put a comma after it: "
      + "`\(name) \(word), ...`"
  }

  private static func isStatement(_ words: [String], at place: Int) throws(LarderError) -> Bool {
    do {
      return try match(words[place...]) != nil
    } catch {
      return true
    }
  }

  /// The maximum number of words in one statement, as in `will lose 0.5 kg of weight a week`.
  private static let longest = 8

  /// The longest statement with an unambiguous meaning at the start of the words, and its number of words; nil if there
  /// is no such statement.
  private static func match(
    _ words: ArraySlice<String>
  ) throws(LarderError) -> (count: Int, statement: Statement)? {
    for count in stride(from: min(longest, words.count), through: 1, by: -1) {
      let phrase = words.prefix(count).joined(separator: " ")
      let next = words.dropFirst(count).first
      if let statement = try certain(phrase, words: Array(words.prefix(count)), before: next) {
        return (count, statement)
      }
    }
    return nil
  }

  private static func certain(
    _ phrase: String, words: [String], before next: String?
  ) throws(LarderError) -> Statement? {
    let key = MemberWords.key(phrase)
    if let hint = MemberWords.doubtful[key] {
      throw LarderError(.badValue, "\(LarderError.quoted(phrase)) does not say enough about a member", hint: hint)
    }
    if MemberWords.bloodPressure.contains(key) { return .part(.diet(.lowSodium)) }
    if MemberWords.retired.contains(key) { return .retired(phrase) }
    if let sex = MemberWords.sexes[key] { return .part(.sex(sex)) }
    if let activity = MemberWords.activities[key] ?? ActivityLevel(rawValue: key) { return .part(.activity(activity)) }
    if key != "none", let diet = MemberWords.diets[key] ?? DietType(rawValue: key) { return .part(.diet(diet)) }
    if let part = MemberPart.words[key] { return .part(part) }
    if WeightWish.isPhrase(phrase, before: next) { return .part(.wish(try WeightWish.read(phrase))) }
    if MemberPart.isState(phrase) { return .part(try MemberPart.read(phrase, of: .state)) }
    if words.count > 1, MemberPart.topic(words[0]) != nil { return try? .part(MemberPart.read(phrase)) }
    if let statement = imperial(phrase, words, before: next) { return statement }
    return try quantity(phrase, words)
  }

  /// Reads a weight in stones or a height in feet, in up to four words: `10st 4`, `5 ft 5 in`; nil if the words are
  /// something else, such as the `10st 9` of `10st 9 years`.
  private static func imperial(_ phrase: String, _ words: [String], before next: String?) -> Statement? {
    guard words.count <= 4, words[0].first?.isASCIIDigit == true,
      words.count == 1 || !words[0].allSatisfy(\.isASCIIDigit) || words[1].first?.isASCIIDigit == false,
      !(words.last?.last?.isASCIIDigit == true && next.map(MemberReader.isUnit) == true)
    else { return nil }
    return MemberReader.stones(phrase).map { .part(.weight($0)) }
      ?? MemberReader.feet(phrase).map { .part(.height($0)) }
  }

  /// Reads a number, alone or with its unit, in one or two words; nil if the words are something else.
  private static func quantity(_ phrase: String, _ words: [String]) throws(LarderError) -> Statement? {
    guard words.count <= 2, let first = words.first?.first, first.isASCIIDigit || ".,".contains(first) else {
      return nil
    }
    let isBare = words[0].allSatisfy { $0.isASCIIDigit || ".,".contains($0) }
    if words.count == 1 { return isBare ? .number(phrase) : .part(try MemberPart.read(phrase)) }
    guard isBare, MemberReader.isUnit(words[1]) else { return nil }
    // `45 m` may mean 45 years and male; with a decimal point, the number is a height in meters.
    if words[1].lowercased() == "m", words[0].allSatisfy(\.isASCIIDigit) {
      throw LarderError(
        .badValue, "\(LarderError.quoted(phrase)) may be months, metres, or an age and male",
        hint: "write `\(words[0]) months`, or `\(words[0]) years male`, or the height in cm")
    }
    return .part(try MemberPart.read(phrase))
  }
}

// MARK: What numbers without a unit mean

extension MemberStatements {
  /// The meaning of a single number without a unit, derived from the other statements; nil if there is no such number.
  ///
  /// The number is an age, weight or height: whichever of these is not stated yet and can have this value.
  /// `Oma 74 61 kg` means 74 years, since no person of 61 kg is 74 cm tall.
  ///
  /// - Throws: `badValue` if the number may be several things, or if there are two numbers without a unit.
  static func number(_ numbers: [String], among parts: [MemberPart]) throws(LarderError) -> MemberPart? {
    guard let text = numbers.first else { return nil }
    guard numbers.count == 1 else {
      let all = numbers.prefix(3).map { LarderError.quoted($0) }.joined(separator: " and ")
      throw LarderError(
        .badValue, "\(all) have no unit",
        hint: "write them with one, such as `9 years 31 kg 136 cm`, or with commas: the age, the weight, the height")
    }
    let said = Set(parts.map(\.topic))
    var open: [MemberPart] = []
    for topic in [MemberPart.Topic.age, .weight, .height] where !said.contains(topic) {
      let part = try MemberPart.read(text, of: topic)
      if isPossible(part, among: parts) { open.append(part) }
    }
    if open.count == 1 { return open[0] }
    guard !open.isEmpty else {
      throw LarderError(
        .badValue, "\(LarderError.quoted(text)) cannot be an age, weight or height that is still missing",
        hint: "leave it out, or write its unit: 40 years, 82 kg, 182 cm")
    }
    let meanings = open.map { $0.topic == .age ? "an age" : "a \($0.topic.rawValue)" }.joined(separator: " or ")
    let units = open.map { part in
      switch part.topic {
      case .age: "`\(text) years`"
      case .weight: "`\(text) kg`"
      default: "`\(text) cm`"
      }
    }
    throw LarderError(
      .badValue, "\(LarderError.quoted(text)) may be \(meanings)", hint: "write \(units.joined(separator: " or "))")
  }

  /// Whether an age, weight or height is possible, by itself and together with the stated weight or height.
  ///
  /// A weight and a height are possible together if their body mass index is between 8 and 100.
  private static func isPossible(_ part: MemberPart, among parts: [MemberPart]) -> Bool {
    switch part {
    case .age(let years): return MemberCheck.ages.contains(years)
    case .weight(let kilograms):
      guard MemberCheck.infantWeights.lowerBound...MemberCheck.weights.upperBound ~= kilograms else { return false }
      let height = parts.compactMap { if case .height(let height?) = $0 { height } else { nil } }.first
      return height.map { isBody(kilograms, $0) } ?? true
    case .height(let centimetres?):
      guard MemberCheck.heights.contains(centimetres) else { return false }
      let weight = parts.compactMap { if case .weight(let weight) = $0 { weight } else { nil } }.first
      return weight.map { isBody($0, centimetres) } ?? true
    default: return false
    }
  }

  private static func isBody(_ kilograms: Double, _ centimetres: Double) -> Bool {
    (8...100).contains(kilograms / (centimetres / 100 * centimetres / 100))
  }
}
