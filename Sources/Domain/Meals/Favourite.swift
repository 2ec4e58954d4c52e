/// A meal that a profile has named, so that it can be logged by that name.
package struct Favourite: Hashable, Sendable {
  /// The favourite's ID; 0 if the favourite is not saved.
  package var id: Int
  /// The name as typed, 1 to 100 characters; case, accents and plurals make no difference.
  package var name: String
  /// The foods of the meal, with the nutrition that they had when the favourite was saved.
  package var lines: [FoodLine]

  /// Creates a favourite; without an `id` it is not saved yet.
  package init(id: Int = 0, name: String, lines: [FoodLine]) {
    self.id = id
    self.name = name
    self.lines = lines
  }

  /// The weight of all lines in grams; nil if the weight of a line is unknown.
  package var grams: Double? {
    lines.reduce(0) { sum, line in line.grams.flatMap { grams in sum.map { $0 + grams } } }
  }

  /// The sum of the nutrients of all lines.
  package var total: NutrientTotal { lines.reduce(into: NutrientTotal()) { $0.add($1.nutrients) } }

  /// The form in which the names of favourites are compared.
  package static func key(_ name: String) -> String { SearchText.normalize(name) }

  private static let longest = 100

  /// The name in the form in which it is saved.
  ///
  /// Throws `badValue` for a name that would mean something else in a logged line, and `outOfRange` for a name that is
  /// too long.
  package static func checked(name typed: String, days: DayReader) throws(LarderError) -> String {
    let name = PlainName.trimmed(typed)
    let words = name.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first, !PlainName.hasInvisible(name), !key(name).isEmpty else {
      throw LarderError(
        .badValue, "\(LarderError.quoted(typed)) is not a name", hint: "use visible letters, such as `usual porridge`"
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
        .badValue, "\(LarderError.quoted(name)) cannot be a favourite's name: `eat` would read it differently",
        hint: "a name that begins with a letter and is not an amount, day or meal, such as `monday porridge`")
    }
    return name
  }
}
