/// A printed nutrition label, typed or pasted as a whole, in English or German.
package struct LabelText {
  /// The values that the label states per 100 g or 100 ml.
  package private(set) var stated = StatedNutrients()

  /// The maximum number of characters that are read from a label.
  private static let longest = 4000

  /// Reads a label: each name of a nutrient, and the first value after that name.
  ///
  /// In a label with several columns, the first column must be per 100 g or 100 ml. Throws `badValue` if the label
  /// names no nutrient with a value, or if its first column is per portion.
  package init(_ text: String) throws(LarderError) {
    let plain = text.prefix(Self.longest).lowercased().replacing("\n", with: " ").replacing("\t", with: " ")
    let words = Self.words(of: plain)
    let portion = ["per serving", "per portion", "pro portion", "je portion"].compactMap { plain.firstRange(of: $0) }
      .first
    let hundred = ["100 g", "100g", "100 ml", "100ml"].compactMap { plain.firstRange(of: $0) }.first
    // The first column is read, so the column per 100 g must come before the column per portion.
    guard portion.map({ place in hundred.map { $0.lowerBound < place.lowerBound } ?? false }) ?? true else {
      throw LarderError(
        .badValue, "the label's values are per portion",
        hint: "give the column for 100 g or 100 ml, before any other")
    }
    var index = 0
    while index < words.count {
      guard
        let (name, length) = Self.names.first(where: { Self.starts(words[index...], with: $0.words) }).map({
          ($0, $0.words.count)
        })
      else {
        index += 1
        continue
      }
      let start = index + length
      let end = words[start...].indices.first { place in
        Self.names.contains { Self.starts(words[place...], with: $0.words) }
      }
      index = end ?? words.count
      guard let field = name.field, stated[field] == nil else { continue }
      take(words[start..<index].map(\.text).joined(separator: " "), for: field)
    }
    guard !stated.isEmpty else {
      throw LarderError(
        .badValue, "that label has no nutrient with a value",
        hint: "such as `energy 1046 kJ / 250 kcal, fat 3 g, of which saturates 1 g, carbohydrate 45 g, protein 8 g`")
    }
  }

  /// The number of values that the label states.
  package var count: Int { StatedField.allCases.count { stated[$0] != nil } }

  /// Stores the first value in `text`, the part of the label after the name of a nutrient; for energy, stores both the
  /// kJ and the kcal.
  private mutating func take(_ text: String, for field: StatedField) {
    var scanner = LabelScanner(text)
    if scanner.isTrace { stated[field] = 0 }
    // Units before the numbers, as in `(kJ/kcal) 418/100` and `kJ 418 kcal 100`.
    var announced: [String] = []
    while !scanner.isAtEnd {
      guard let (value, unit) = announced.isEmpty ? scanner.amount() : scanner.number().map({ ($0.value, "") }) else {
        announced += scanner.unitsBeforeNumber()
        continue
      }
      keep(value, announced.isEmpty ? unit : announced.removeFirst(), field)
      if field != .kilocalories { return }
    }
  }

  private mutating func keep(_ value: Double, _ unit: String, _ field: StatedField) {
    if field == .kilocalories, unit.hasPrefix("kj") {
      if stated.kilojoules == nil { stated.kilojoules = value }
    } else if stated[field] == nil, let value = LabelValue.convert(value, unit, to: field) {
      stated[field] = value
    }
  }

  private struct Word {
    let text: String
    let plain: String
  }

  private static func words(of text: String) -> [Word] {
    text.split(whereSeparator: \.isWhitespace).map { word in
      Word(text: String(word), plain: word.plainLetters.filter { $0.isLetter || $0 == "-" })
    }
  }

  private static func starts(_ words: ArraySlice<Word>, with name: [String]) -> Bool {
    words.count >= name.count && zip(words, name).allSatisfy { $0.plain == $1 }
  }

  /// The words that labels use for a nutrient.
  ///
  /// `field` is nil for a nutrient that Larder does not store. Such a nutrient is listed so that its value is not taken
  /// for the value of another nutrient.
  private struct Name {
    let words: [String]
    let field: StatedField?
  }

  /// The names of nutrients on labels, those with the most words first.
  private static let names: [Name] = {
    let table: [(StatedField?, String)] = [
      (.kilocalories, "energy|energie|brennwert|energiewert|calories|kalorien"),
      (.fat, "fat|total fat|fett|gesamtfett|lipids"),
      (
        .saturatedFat,
        "saturates|saturated|saturated fat|saturated fatty acids|gesattigte fettsauren|gesattigte|gesattigte fette"
      ),
      (
        .carbohydrates,
        "carbohydrate|carbohydrates|total carbohydrate|total carbohydrates|carbs|kohlenhydrate|kohlenhydrat"
      ),
      (.sugar, "sugars|sugar|total sugars|zucker"), (.fiber, "fibre|fiber|dietary fibre|dietary fiber|ballaststoffe"),
      (.protein, "protein|proteins|eiweiss|eiweiß|proteine"), (.salt, "salt|salz|kochsalz"),
      (.sodium, "sodium|natrium"),
      (.polyols, "polyols|mehrwertige alkohole"), (.starch, "starch|starke"),
      (.monounsaturatedFat, "mono-unsaturates|monounsaturated|monounsaturated fat|einfach ungesattigte fettsauren"),
      (.polyunsaturatedFat, "polyunsaturates|polyunsaturated|polyunsaturated fat|mehrfach ungesattigte fettsauren"),
      (
        nil,
        "added sugars|trans fat|cholesterol|cholesterin|calories from fat|potassium|kalium|calcium|iron|eisen|vitamin"
      ),
    ]
    return table.flatMap { field, list in
      list.split(separator: "|").map { Name(words: $0.split(separator: " ").map(String.init), field: field) }
    }.sorted { $0.words.count > $1.words.count }
  }()
}
