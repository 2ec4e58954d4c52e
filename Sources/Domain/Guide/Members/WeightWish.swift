internal import Figures

/// A wish to lose or gain weight, as it was typed.
package struct WeightWish: Hashable, Sendable {
  /// The change in kg a week: negative to lose, positive to gain.
  package let kilograms: Double
  /// Whether the wish was typed in pounds; if so, messages also state pounds.
  package let isInPounds: Bool

  /// Creates a wish without checking it.
  package init(kilograms: Double, isInPounds: Bool = false) {
    self.kilograms = kilograms
    self.isInPounds = isInPounds
  }

  /// Reads how much a person wishes to lose or gain a week: `0.5`, `0,5 kg`, `500 g`, `1 lb`; nil for `none`.
  ///
  /// A number without a unit is in kg. If `loses` is true, the result is negative.
  ///
  /// - Throws: `badNumber`.
  package static func amount(_ text: String, loses: Bool) throws(LarderError) -> WeightWish? {
    if MemberWords.nones.contains(MemberWords.key(text)) { return nil }
    let typed = PlainName.trimmed(text).lowercased()
    let isInPounds = ["lb", "lbs", "pound", "pounds"].contains { typed.hasSuffix($0) }
    do {
      let value = try MemberReader.weightChange(typed)
      return WeightWish(kilograms: loses ? -value : value, isInPounds: isInPounds)
    } catch {
      throw LarderError(
        error.code, "\(LarderError.quoted(text)) is not a weight per week",
        hint: "such as 0.3, 0.3 kg or 0.7 lb, or none")
    }
  }

  /// Reads a wish as typed: `lose 0.5 kg a week`, `0,5 kg abnehmen`, `zunehmen 0,2 kg pro Woche`; nil for `lose none`.
  ///
  /// - Throws: `badValue` if the amount is missing, if the wish is for a period other than a week, or if the words do
  ///   not say whether to lose or to gain; `badNumber`.
  package static func read(_ phrase: String) throws(LarderError) -> WeightWish? {
    let words = MemberWords.plain(phrase)
    if words.contains(where: otherSpans.contains) {
      throw LarderError(
        .badValue, "\(LarderError.quoted(phrase)): the amount has to be for a week", hint: example)
    }
    let loses = words.contains(where: losing.contains)
    let rest = words.filter { !losing.contains($0) && !gaining.contains($0) && !small.contains($0) }
    guard !rest.isEmpty else {
      throw LarderError(
        .badValue, "\(LarderError.quoted(phrase)) does not say how much a week", hint: example)
    }
    let said = rest.joined(separator: " ")
    guard loses || words.contains(where: gaining.contains) || MemberWords.nones.contains(said) else {
      throw LarderError(.badValue, "\(LarderError.quoted(phrase)) is neither to lose nor to gain", hint: example)
    }
    return try amount(said, loses: loses)
  }

  /// Whether all words of a phrase form one wish.
  ///
  /// A number may come before its verb only if the verb is German, as in `0,5 kg abnehmen`, and if `next`, the word
  /// after the phrase, does not begin with a digit.
  static func isPhrase(_ phrase: String, before next: String?) -> Bool {
    let words = MemberWords.plain(phrase)
    let verbs = words.indices.filter {
      losing.contains(words[$0]) || gaining.contains(words[$0]) || words[$0] == "wish"
    }
    guard verbs.count == 1, let verb = verbs.first else { return false }
    let rest = words.indices.filter { $0 != verb && !small.contains(words[$0]) && !otherSpans.contains(words[$0]) }
    let numbers = rest.filter { words[$0].first?.isASCIIDigit == true }
    let isKnown = rest.allSatisfy { place in
      numbers.contains(place) || MemberReader.isWeightUnit(words[place]) || MemberWords.nones.contains(words[place])
    }
    guard isKnown, numbers.count <= 1, words.last.map({ $0 != "a" && $0 != "per" && $0 != "pro" }) ?? false else {
      return false
    }
    guard let number = numbers.first else { return true }
    if number > verb { return true }
    return german.contains(words[verb]) && next?.first?.isASCIIDigit != true
  }

  /// The words as they are typed in a member's line: `lose 0.5 kg`, `gain 0.2 kg`.
  package var text: String { "\(kilograms < 0 ? "lose" : "gain") \(Self.typed(abs(kilograms), inPounds: isInPounds))" }

  /// An amount as it is typed: `0.37 kg`, `0.8 lb`.
  private static func typed(_ kilograms: Double, inPounds: Bool) -> String {
    inPounds ? "\(Figure.plain(kilograms / BodyWeight.pound)) lb" : "\(Figure.plain(kilograms)) kg"
  }

  private static let losing: Set<String> = ["lose", "losing", "abnehmen", "abnimmt", "verlieren"]
  private static let gaining: Set<String> = ["gain", "gaining", "zunehmen", "zunimmt"]
  private static let german: Set<String> = ["abnehmen", "abnimmt", "verlieren", "zunehmen", "zunimmt"]
  private static let small: Set<String> = [
    "wish", "wishes", "a", "an", "per", "pro", "the", "die", "in", "der", "each", "every", "je", "jede", "week",
    "weekly", "woche", "weight", "gewicht", "of", "to", "will", "wants", "want", "mochte", "moechte",
  ]
  private static let otherSpans: Set<String> = [
    "day", "month", "year", "tag", "monat", "jahr", "daily", "monthly", "taglich", "monatlich",
  ]
  private static let example = "such as `lose 0.3 kg a week`, `gain 0.2 kg a week`, or `lose none` for no change"
}
