internal import Domain
internal import Text

/// The words after `goals set`: what is set, and the number.
///
/// The number may follow the name or precede it: `protein 120 g`, `120 g protein`. A number without a name sets the
/// calories: `1700`, `1,700 kcal`.
struct GoalWords {
  /// What can be set.
  enum Subject {
    case calories
    case macro(Macro)
    /// A limit of the profile's own.
    case limit(Nutrient)
  }

  let subject: Subject
  /// The number's digits, without a unit and without thousands separators, kilojoules as kilocalories; `none` removes a
  /// limit.
  let number: String
  /// The number's place in the line.
  let word: Word

  /// Reads the words.
  ///
  /// Throws `missingArgument`, `unexpectedArgument` or `badNumber`, and `badValue` if the words do not name a goal.
  init(_ invocation: Invocation) throws {
    var words = invocation.words[...]
    var named: Word?
    var nutrient: Nutrient?
    if let first = words.first, !Self.isNumber(first) {
      named = words.popFirst()
      // A name of two words, such as `saturated fat`.
      if let second = words.first, let both = Nutrient(word: "\(first.text)-\(second.text)") {
        nutrient = both
        words.removeFirst()
      }
    }
    guard let word = words.popFirst() else {
      let missing = named.map { "`goals set \(SafeText.visible($0.text).truncated(to: 40))` needs a number" }
      // If the name is not that of a goal, that is the error, not the missing number.
      if let named, nutrient == nil { _ = try Self.subject(named, invocation) }
      throw invocation.error(.missingArgument, missing ?? "`goals set` needs a number", at: named, hint: Self.forms)
    }
    self.word = word
    var unit = Self.isNumber(word) ? String(word.text.lowercased().drop { !$0.isLetter }) : ""
    let digits = Self.withoutThousands(String(word.text.dropLast(unit.count)))
    var said = word.text
    if unit.isEmpty, let next = words.first, Self.units.contains(next.text.lowercased()) {
      unit = next.text.lowercased()
      said += " " + next.text
      words.removeFirst()
    }
    if named == nil { named = words.popFirst() }
    if let extra = words.first {
      throw invocation.error(
        .unexpectedArgument, "`goals set` does not take `\(SafeText.visible(extra.text))`", at: extra,
        hint: Self.forms)
    }
    if named == nil, Self.grams.contains(unit) {
      throw invocation.error(
        .badValue, "`\(digits) \(unit)` does not say of what", at: word,
        hint: "such as `goals set protein \(digits)`; calories are in kcal: `goals set 1700`")
    }
    // `salt 5` and `salt 5 g` are 2,000 mg of sodium.
    let isSalt = named.map { Nutrient.isSalt($0.text) } ?? false
    guard !isSalt || unit.isEmpty || Self.grams.contains(unit) else {
      throw invocation.error(
        .badNumber, "salt is set in grams, not in \(SafeText.visible(unit))", at: word,
        hint: "`goals set salt 5` is at most 5 g of salt, `goals set sodium 2000` as much in mg of sodium")
    }
    if isSalt { (nutrient, unit) = (.sodium, "") }
    subject = try nutrient.map { .limit($0) } ?? named.map { try Self.subject($0, invocation) } ?? .calories
    let converted =
      if Self.kilojoules.contains(unit) {
        Self.kilocalories(digits)
      } else if isSalt {
        Self.milligramsOfSodium(word.text)
      } else {
        digits
      }
    number = converted ?? digits
    let (units, unitName) =
      switch subject {
      case .calories: (Self.kilocalories.union(Self.kilojoules), "kcal")
      case .limit(.sodium): (Self.milligrams, "mg")
      case .macro, .limit: (Self.grams, "grams")
      }
    guard unit.isEmpty || units.contains(unit) else {
      throw invocation.error(
        .badNumber, "`\(SafeText.visible(said))` is not a number of \(unitName)", at: word, hint: Self.forms)
    }
  }

  /// Whether a limit is removed.
  var isNone: Bool { ["none", "off", "auto", "no"].contains(number.lowercased()) }

  /// Examples of what may be typed, for the hints of errors.
  static let forms = "such as `goals set 1700` for the calories, `goals set protein 120`, or `goals set sodium 1500`"

  private static let kilocalories: Set<String> = ["kcal", "calories", "calorie", "cal", "kalorien"]
  private static let kilojoules: Set<String> = ["kj", "kilojoule", "kilojoules"]
  private static let grams: Set<String> = ["g", "gram", "grams", "gramm"]
  private static let milligrams: Set<String> = ["mg", "milligram", "milligrams", "milligramm"]
  private static let units = kilocalories.union(kilojoules).union(grams).union(milligrams)

  /// A number of kilojoules as a whole number of kilocalories; nil if it is no number, or far too large.
  private static func kilocalories(_ digits: String) -> String? {
    Double(digits).flatMap { Int(exactly: ($0 / EnergyFactor.kilojoules).rounded()) }.map(String.init)
  }

  /// The whole milligrams of sodium in a number of grams of salt, with a comma or a point before the decimals; nil if it
  /// is no number, or far too large.
  private static func milligramsOfSodium(_ text: String) -> String? {
    let digits = text.prefix { !$0.isLetter }.replacing(",", with: ".")
    return Double(digits).flatMap { $0 < 0 ? nil : Int(exactly: Nutrient.sodium(ofSalt: $0).rounded()) }
      .map(String.init)
  }

  private static func isNumber(_ word: Word) -> Bool {
    let digits = word.text.drop { "+-".contains($0) }
    return digits.first?.isASCIIDigit == true
  }

  /// Removes thousands separators: `1,700`, `1.700` and `1'700` become 1700.
  ///
  /// Three digits after a comma or point are never decimals here, since a goal is a whole number.
  private static func withoutThousands(_ text: String) -> String {
    let parts = text.split(omittingEmptySubsequences: false) { ",.'\u{2019}".contains($0) }
    guard parts.count > 1, (1...3).contains(parts[0].count), parts.dropFirst().allSatisfy({ $0.count == 3 }) else {
      return text
    }
    return parts.joined()
  }

  /// What a word names; throws `badValue` if there is no such goal.
  private static func subject(_ word: Word, _ invocation: Invocation) throws -> Subject {
    let text = word.text.lowercased()
    let prefixed = GoalCommands.targets.filter { !text.isEmpty && $0.hasPrefix(text) }
    switch Nutrient(word: prefixed.count == 1 ? prefixed[0] : text) {
    case .calories: return .calories
    case .protein: return .macro(.protein)
    case .carbohydrates: return .macro(.carbs)
    case .fat: return .macro(.fat)
    default:
      let limits = GoalCommands.limits
      if text.count > 2, let nutrient = Nutrient(beginning: text, among: limits) { return .limit(nutrient) }
      throw invocation.error(
        .badValue, "there is no goal `\(SafeText.visible(word.text))`", at: word,
        hint: Nutrient.hint(of: text) ?? "one of "
          + (GoalCommands.targets + GoalCommands.limitWords).joined(separator: ", ")
      ).suggesting(NearestWord.among(Nutrient.allWords, to: text))
    }
  }
}
