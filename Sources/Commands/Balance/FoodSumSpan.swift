internal import Domain

/// The spans over which a household's sums by food may be shown: whole weeks, months and years.
///
/// In a household of two, the sums of a single day would tell each person what the other one ate. So would the
/// difference between the sums of eight days and the sums of seven days.
enum FoodSumSpan {
  /// Reads `4w`, `3m`, `1y`.
  ///
  /// Throws `outOfRange` for a span in days, `badValue` for anything that is not a span.
  static func read(_ text: String, at word: Word?, _ invocation: Invocation) throws -> ChartSpan {
    let digits = text.dropLast()
    guard text.lowercased().hasSuffix("d"), !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else {
      return try ChartSpan.read(text, at: word, invocation, units: "wmy")
    }
    throw refusal("`\(text.prefix(60))` counts days", at: word, invocation, hint: "such as --last 1w, 4w, 3m or 1y")
  }

  /// The error for a span that would show less than a week.
  static func refusal(_ what: String, at word: Word?, _ invocation: Invocation, hint: String) -> LarderError {
    invocation.error(
      .outOfRange, "\(what): a household's foods are only shown for whole weeks or longer", at: word,
      hint: "\(hint); a single day would reveal who bought and ate what")
  }
}
