import Domain

/// Reads how much a recipe yields.
enum RecipeYield {
  /// The number of servings, and the yield in words unless Larder says the same; each is nil if not stated.
  ///
  /// For a range, the lower end is used. Pages often state the yield twice, as a number and in words. A weight, a
  /// volume or the size of a pan does not count as a number of servings.
  static func read(_ tree: JSONTree) -> (servings: Double?, words: String?) {
    let texts = tree.elements.prefix(20).compactMap(LinkedRecipes.line).map { String($0.prefix(longest)) }
    let words = texts.first { text in
      let words = text.lowercased().split { !$0.isLetter }.map(String.init)
      return !words.isEmpty && !words.allSatisfy { ownWords.contains($0) || fillers.contains($0) }
    }
    let counts = texts.compactMap(count)
    return (counts.first { $0.isOfServings }?.number ?? counts.first?.number, words)
  }

  private static let longest = 400

  /// The first number of servings in the text, or else the first number of something else; nil if the text has neither.
  static func count(_ text: String) -> (number: Double, isOfServings: Bool)? {
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return countInWords(text) }
    let characters = Array(text.lowercased())
    var first: Double?
    var index = 0
    while index < characters.count {
      guard characters[index].isASCIIDigit else {
        index += 1
        continue
      }
      let start = index
      var number = readNumber(characters, &index)
      var end = index
      // A range: its unit follows the upper end.
      if let upper = upperEnd(characters, from: index) { end = upper }
      let unit = word(characters, after: end)
      index = max(end, index)
      if let dozens = wholes[unit] { number = number.map { $0 * dozens } }
      guard let number, number > 0, number <= RecipeCheck.mostServings, !measures.contains(unit),
        !isSize(characters, start, end)
      else { continue }
      if servings.contains(unit) || servings.contains(word(characters, before: start)) { return (number, true) }
      first = first ?? number
    }
    return first.map { ($0, false) }
  }

  /// The number of `une quinzaine` or `a dozen`; nil if the text has no such word.
  private static func countInWords(_ text: String) -> (number: Double, isOfServings: Bool)? {
    guard text.utf8.count <= longest else { return nil }
    let words = text.plainLetters.split { !$0.isLetter }
    return words.firstResult { wholes[String($0)] }.map { number in
      (number, words.contains { plainServings.contains(String($0)) })
    }
  }

  /// Words for a number of pieces.
  private static let wholes: [String: Double] = [
    "dozen": 12, "doz": 12, "dutzend": 12, "douzaine": 12, "douzaines": 12, "dozzina": 12, "docena": 12, "docenas": 12,
    "dozijn": 12, "dussin": 12, "duzia": 12, "dizaine": 10, "quinzaine": 15, "vingtaine": 20, "decina": 10,
    "ventina": 20,
  ]

  /// Reads a number that begins at `index`; nil for a fraction such as `1/2`.
  ///
  /// The number may have decimals or thousands separators.
  private static func readNumber(_ characters: [Character], _ index: inout Int) -> Double? {
    var digits = ""
    while index < characters.count {
      let character = characters[index]
      let isSign = character == "." || character == ","
      guard character.isASCIIDigit || isSign && index + 1 < characters.count && characters[index + 1].isASCIIDigit
      else { break }
      digits.append(character)
      index += 1
    }
    if index + 1 < characters.count, characters[index] == "/" || characters[index] == "⁄",
      characters[index + 1].isASCIIDigit
    {
      index += 2
      return nil
    }
    let parts = digits.split { !$0.isASCIIDigit }
    // Three digits after the sign are thousands: nobody counts thousandths of a serving.
    if parts.count > 1, parts.dropFirst().allSatisfy({ $0.count == 3 }) { return Double(parts.joined()) }
    return parts.count <= 2 ? Double(parts.joined(separator: ".")) : nil
  }

  /// The index after the upper end of a range that begins before `index`; nil if no range follows.
  private static func upperEnd(_ characters: [Character], from index: Int) -> Int? {
    var place = index
    func skipSpace() { while place < characters.count, characters[place].isWhitespace { place += 1 } }
    skipSpace()
    if place < characters.count, "-–—/".contains(characters[place]) {
      place += 1
    } else {
      let joint = word(characters, after: place)
      guard joints.contains(joint) else { return nil }
      place += joint.count
    }
    skipSpace()
    guard place < characters.count, characters[place].isASCIIDigit else { return nil }
    _ = readNumber(characters, &place)
    return place
  }

  /// The word after a number, even if a hyphen or a bracket separates them: `inch` in `9-inch`; empty if no word
  /// follows.
  private static func word(_ characters: [Character], after index: Int) -> String {
    let rest = characters[index...].drop { $0.isWhitespace || "-‑(".contains($0) }
    return String(rest.prefix { $0.isLetter })
  }

  private static func word(_ characters: [Character], before index: Int) -> String {
    var words: [String] = []
    for part in characters[..<index].suffix(40).split(whereSeparator: { !$0.isLetter }).suffix(2) {
      words.append(String(part))
    }
    // `für etwa 4`, `serves about 4`
    while let last = words.last, fillers.contains(last), words.count > 1 { words.removeLast() }
    return words.last ?? ""
  }

  /// Whether the number is a size: `9 x 13`, `9"`, `20 %`.
  private static func isSize(_ characters: [Character], _ start: Int, _ end: Int) -> Bool {
    let after = characters[end...].drop(while: \.isWhitespace)
    let before = characters[..<start].reversed().drop(while: \.isWhitespace)
    if let sign = after.first, "\"″”%°×'′".contains(sign) { return true }
    if after.first == "x", after.dropFirst().first(where: { !$0.isWhitespace })?.isASCIIDigit == true { return true }
    guard let sign = before.first, sign == "x" || sign == "×" else { return false }
    return before.dropFirst().first { !$0.isWhitespace }.map { !$0.isLetter } ?? false
  }

  private static let joints: Set<String> = ["to", "bis", "à", "a", "till", "tot", "til", "or", "oder", "ou"]

  /// Whether a word in plain letters means servings or the people who eat them.
  static func isServings(_ plain: String) -> Bool { plainServings.contains(plain) }

  private static let plainServings = Set(servings.map(\.plainLetters))

  /// Words for servings and for the people who eat them.
  private static let servings: Set<String> = [
    "serving", "servings", "serves", "serve", "feeds", "portion", "portions", "portionen", "person", "leute", "esser",
    "persons",
    "personen",
    "people", "personnes", "personne", "personas", "persone", "porzioni", "porciones", "porties", "portioner", "pers",
    "port", "adag", "fő", "osób", "porcji", "porcje", "porcí", "personer", "pessoas", "porções", "orang", "порції",
    "порций", "порцій", "μερίδες", "annosta", "comensales", "raciones", "adagra", "fős", "porce", "porcia", "porcií",
    "személyre", "személyes", "porzione", "porção", "personer", "份", "人分", "人份",
  ]

  /// The words for servings that say nothing else than Larder's own `4 servings`.
  private static let ownWords: Set<String> = [
    "serving", "servings", "serves", "serve", "feeds", "portion", "portions", "person", "persons", "people",
  ]

  /// Words that say nothing about what is counted.
  private static let fillers: Set<String> = [
    "for", "für", "pour", "para", "per", "voor", "makes", "yield", "yields", "about", "to", "bis", "approximately",
    "approx", "ca", "circa", "etwa", "environ", "x", "à", "til", "till", "tot", "ergibt",
  ]

  /// Units of measurement; a number with one of them is not a number of servings.
  private static let measures: Set<String> = [
    "g", "gr", "gram", "grams", "gramm", "grammes", "kg", "kilo", "kilos", "ml", "cl", "dl", "l", "liter", "litre",
    "liters", "litres", "cup", "cups", "oz", "ounce", "ounces", "lb", "lbs", "pound", "pounds", "pint", "pints",
    "quart",
    "quarts", "gallon", "gallons", "tbsp", "tablespoon", "tablespoons", "tsp", "teaspoon", "teaspoons", "inch",
    "inches", "in", "cm", "mm", "min", "minutes", "hours", "kcal", "tasse", "tassen",
  ]

  /// A number as text without needless decimals.
  static func text(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
  }
}
