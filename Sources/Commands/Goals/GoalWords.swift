internal import Domain
internal import Text

/// The words after `goals set`: what is set, and the number.
///
/// The number may come first, and alone it is the calories: `1700`, `1,700 kcal`, `protein 120 g`, `120 g protein`.
struct GoalWords {
  /// The macro that is set; nil for the calories.
  let macro: Macro?
  /// The number's digits, without a unit and without separators of thousands.
  let number: String
  /// The number's place in the line.
  let word: Word

  /// Reads the words; throws `missingArgument`, `unexpectedArgument`, or `badValue` for what is no goal.
  init(_ invocation: Invocation) throws {
    var words = invocation.words[...]
    var named: Word?
    if let first = words.first, !Self.isNumber(first) { named = words.popFirst() }
    guard let word = words.popFirst() else {
      let missing = named.map { "`goals set \(SafeText.visible($0.text).truncated(to: 40))` needs a number" }
      // A goal that there is not needs no number either.
      if let named { _ = try Self.macro(named, invocation) }
      throw invocation.error(.missingArgument, missing ?? "`goals set` needs a number", at: named, hint: Self.forms)
    }
    self.word = word
    var unit = Self.isNumber(word) ? String(word.text.lowercased().drop { !$0.isLetter }) : ""
    number = Self.withoutThousands(String(word.text.dropLast(unit.count)))
    var said = word.text
    if unit.isEmpty, let next = words.first, Self.units.contains(next.text.lowercased()) {
      unit = next.text.lowercased()
      said += " " + next.text
      words.removeFirst()
    }
    if named == nil { named = words.popFirst() }
    if let extra = words.first {
      throw invocation.error(
        .unexpectedArgument, "`goals set` does not take `\(SafeText.visible(extra.text))`", at: extra, hint: Self.forms)
    }
    if named == nil, Self.grams.contains(unit) {
      throw invocation.error(
        .badValue, "`\(number) \(unit)` does not say of what", at: word,
        hint: "such as `goals set protein \(number)`; calories are in kcal: `goals set 1700`")
    }
    macro = try named.flatMap { try Self.macro($0, invocation) }
    guard unit.isEmpty || (macro == nil ? Self.kilocalories : Self.grams).contains(unit) else {
      throw invocation.error(
        .badNumber, "`\(SafeText.visible(said))` is not a number of \(macro == nil ? "kcal" : "grams")", at: word,
        hint: Self.forms)
    }
  }

  /// Both forms, for errors.
  static let forms = "such as `goals set 1700` for the calories, or `goals set protein 120`"

  private static let kilocalories: Set<String> = ["kcal", "calories", "calorie", "cal", "kalorien"]
  private static let grams: Set<String> = ["g", "gram", "grams", "gramm"]
  private static let units = kilocalories.union(grams)

  private static func isNumber(_ word: Word) -> Bool {
    let digits = word.text.drop { "+-".contains($0) }
    return digits.first?.isASCIIDigit == true
  }

  /// `1,700`, `1.700` and `1'700` are 1700: a goal is a whole number, so that three digits behind a comma are no
  /// decimals.
  private static func withoutThousands(_ text: String) -> String {
    let parts = text.split(omittingEmptySubsequences: false) { ",.'\u{2019}".contains($0) }
    guard parts.count > 1, (1...3).contains(parts[0].count), parts.dropFirst().allSatisfy({ $0.count == 3 }) else {
      return text
    }
    return parts.joined()
  }

  /// The macro that a word names; nil if the word names calories.
  private static func macro(_ word: Word, _ invocation: Invocation) throws -> Macro? {
    let text = word.text.lowercased()
    let known = ["calories", "kcal", "energy", "carbohydrates"] + GoalCommands.targets
    let prefixed = GoalCommands.targets.filter { !text.isEmpty && $0.hasPrefix(text) }
    switch known.contains(text) ? text : prefixed.count == 1 ? prefixed[0] : "" {
    case "calories", "kcal", "energy": return nil
    case "protein": return .protein
    case "carbs", "carbohydrates": return .carbs
    case "fat": return .fat
    default:
      let limit = Nutrient(word: text).map { "; `guide set \($0.words[0]) N --member NAME` sets a limit" } ?? ""
      throw invocation.error(
        .badValue, "there is no goal `\(SafeText.visible(word.text))`", at: word,
        hint: "one of calories, protein, carbs, fat" + limit
      ).suggesting(NearestWord.among(known, to: text))
    }
  }
}
