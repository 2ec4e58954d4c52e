/// A meal that a profile has given a name, to log it by.
package struct Favourite: Hashable, Sendable {
  /// Its number; 0 for one that is not saved.
  package var id: Int
  /// As it was typed, 1 to 100 characters; case, accents and plural make no difference.
  package var name: String
  /// What it is made of, with the nutrition of the moment when it was saved.
  package var lines: [FoodLine]

  /// A favourite as it is given; without an `id` it is not saved yet.
  package init(id: Int = 0, name: String, lines: [FoodLine]) {
    self.id = id
    self.name = name
    self.lines = lines
  }

  /// Grams of all its lines together; nil where one of them has no known weight.
  package var grams: Double? {
    lines.reduce(0) { sum, line in line.grams.flatMap { grams in sum.map { $0 + grams } } }
  }

  /// The sum of what all its lines contain.
  package var total: NutrientTotal { lines.reduce(into: NutrientTotal()) { $0.add($1.nutrients) } }

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
