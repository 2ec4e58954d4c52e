/// A meal that a profile has given a name, to log it by.
package struct Favourite: Hashable, Sendable {
  /// Its number; 0 for one that is not saved.
  package var id: Int
  /// As it was typed, 1 to 100 characters; case, accents and plural make no difference.
  package var name: String
  /// What it is made of, with the nutrition of the moment when it was saved.
  package var items: [MealItem]

  /// A favourite as it is given; without an `id` it is not saved yet.
  package init(id: Int = 0, name: String, items: [MealItem]) {
    self.id = id
    self.name = name
    self.items = items
  }

  /// Grams of all its items together; nil where nobody knows what one of them weighs.
  package var grams: Double? {
    items.allSatisfy(\.isWeighed) ? items.reduce(0) { $0 + $1.grams } : nil
  }

  /// The form in which names of favourites are compared.
  package static func key(_ name: String) -> String { SearchText.normalize(name) }

  private static let longest = 100

  /// The name as it is kept; throws `badValue` for one that a line would read as something else, `outOfRange` for a long one.
  package static func checked(name typed: String, days: DayReader) throws(LarderError) -> String {
    let name = PlainName.trimmed(typed)
    let words = name.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first, !PlainName.hasInvisible(name), !key(name).isEmpty else {
      throw LarderError(
        .badValue, "\(LarderError.quoted(typed)) is no name", hint: "letters that can be seen, such as `usual porridge`"
      )
    }
    guard name.count <= longest else {
      throw LarderError(.outOfRange, "a favourite's name has at most \(longest) characters", hint: "shorten it")
    }
    let isAmount = AmountReader.startsAmount(name)
    let isSource = MealSourceReader(days: days).read(words) != nil
    let when = WhenReader(days: days)
    let isWhen = (words.count == 1 && when.reserves(first)) || when.trailing(in: name) != nil
    guard !isAmount, !isSource, !isWhen, !name.contains(where: { ",;+@\"#".contains($0) }) else {
      throw LarderError(
        .badValue, "\(LarderError.quoted(name)) cannot be a favourite's name: `eat` would read it otherwise",
        hint: "a name that begins with a letter and is no amount, day or meal, such as `monday porridge`")
    }
    return name
  }
}

extension MealItem {
  /// So much of the item: its amount is said as that share of what was said, `1/3 of 2 large`, of a share by its weight.
  package func share(_ factor: Double) -> MealItem {
    var part = self
    part.id = 0
    if isWeighed { part.grams = grams * factor }
    part.nutrients = nutrients?.of(grams: 100 * factor)
    let times = Amount.fraction(factor)
    let isPlain = !isWeighed || !amount.isEmpty && !amount.contains(" of ") && !amount.contains(" x ")
    let whole = isPlain ? amount : Amount.grams((grams * 10).rounded() / 10).text
    // 154 g of a meal are no share that anybody says.
    if times.count > 4, isWeighed {
      part.amount = Amount.grams((part.grams * 10).rounded() / 10).text
    } else if factor != 1 {
      part.amount = whole.isEmpty ? times : "\(times) \(factor > 1 ? "x" : "of") \(whole)"
    }
    return part
  }
}
