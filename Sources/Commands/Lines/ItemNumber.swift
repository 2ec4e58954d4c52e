internal import Domain
internal import Text

extension Invocation {
  /// Reads the number of an item, as `show` prints it, from the first word after the name of a meal or trip.
  ///
  /// - Parameters:
  ///   - noun: `meal` or `trip`, whose `show` prints the numbers.
  ///   - owner: The name of the meal or trip in error messages.
  ///   - count: The number of items in the meal or trip.
  ///   - isLast: Whether nothing may follow the number.
  /// - Throws: `missingArgument`, `unexpectedArgument`, `unknownItem`.
  func itemNumber(
    in words: [Word], of noun: String, called owner: String, count: Int, isLast: Bool
  ) throws -> Int {
    guard let word = words.first, let number = FoodFinder.number(word.text) else {
      throw error(
        .missingArgument, "the item's number is missing", at: words.first,
        hint: "usage: \(spec.usage); `\(noun) show` prints the numbers")
    }
    if isLast, words.count > 1 {
      throw error(
        .unexpectedArgument, "`\(SafeText.visible(words[1].text))` is one argument too many", at: words[1],
        hint: "usage: \(spec.usage)")
    }
    guard number >= 1, number <= count else {
      throw error(
        .unknownItem, "\(owner) has no item \(number)", at: word,
        hint: count == 0 ? "it has no items" : count == 1 ? "it has one item" : "it has items 1 to \(count)")
    }
    return number
  }
}
