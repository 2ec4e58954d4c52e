import Domain

/// Reads how much a recipe yields.
enum RecipeYield {
  /// The number of servings, and the yield in words unless Larder says the same; each is nil if not stated.
  ///
  /// For a range, the lower end is used. Pages often state the yield twice, as a number and in words. A weight, a
  /// volume, the size of a pan or a number of whole bakes (`1 loaf`) does not count as a number of servings.
  static func read(_ tree: JSONTree) -> (servings: Double?, words: String?) {
    let texts = tree.elements.prefix(20).compactMap(LinkedRecipes.line).map { String($0.prefix(longest)) }
    let words = texts.first { text in
      let words = text.lowercased().split { !$0.isLetter }.map(String.init)
      return !words.isEmpty && !words.allSatisfy { ownWords.contains($0) || fillers.contains($0) }
    }
    let counts = texts.compactMap(count)
    let wholes = counts.filter(\.isOfWholes)
    // In `["1", "1 loaf"]` the bare number is that of the loaves.
    let pieces = zip(texts, texts.map(count)).compactMap { text, count in
      count.flatMap { count in
        count.isOfWholes || !text.contains(where: \.isLetter) && wholes.contains { $0.number == count.number }
          ? nil : count.number
      }
    }
    return (counts.first { $0.isOfServings }?.number ?? pieces.first, words)
  }

  /// Whether the text says how many whole bakes or pans a recipe makes, and not into how many servings these are cut:
  /// `1 loaf`.
  static func isOfWholes(_ text: String) -> Bool { count(text)?.isOfWholes ?? false }

  private static let longest = 400

  /// A number in the words of a yield.
  struct Count {
    let number: Double
    /// Whether the text says that servings, or people, are counted.
    var isOfServings = false
    /// Whether whole bakes or the pans for them are counted, each of which is cut into an unknown number of servings.
    var isOfWholes = false
  }

  /// The first number of servings in the text, or else the first number of something that may be a serving each, or else
  /// the first number of whole bakes; nil if the text has none of them.
  static func count(_ text: String) -> Count? {
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return countInWords(text) }
    let characters = Array(text.lowercased())
    var first: Double?
    var firstOfWholes: Double?
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
      if servings.contains(unit) || servings.contains(word(characters, before: start)) {
        return Count(number: number, isOfServings: true)
      }
      if isOfWholes(number, characters, after: end) {
        firstOfWholes = firstOfWholes ?? number
      } else {
        first = first ?? number
      }
    }
    return first.map { Count(number: $0) } ?? firstOfWholes.map { Count(number: $0, isOfWholes: true) }
  }

  /// Whether the words behind a number name a whole bake, the pan for it, or a jar: `1 large round loaf`, `2 Bleche`,
  /// `1 (23 cm) cake`; not `12 mini cakes` and `8 slices of cake`.
  private static func isOfWholes(_ number: Double, _ characters: [Character], after index: Int) -> Bool {
    let behind = characters[index...].prefix(longestNoun).prefix { !",;:".contains($0) }
    let parts = String(behind).plainLetters.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var words: [String] = []
    for (place, word) in parts.enumerated() {
      if word.first?.isNumber == true {
        // The size of a pan may stand before its noun; any other number has a noun of its own.
        guard word.contains(where: \.isLetter) || (place + 1 < parts.count && measures.contains(parts[place + 1]))
        else { break }
        continue
      }
      if measures.contains(word) { continue }
      if endsOfNoun.contains(word) { break }
      words.append(word)
    }
    guard !words.contains(where: smallKinds.contains) else { return false }
    if number == 1, words.first.map(pieces.contains) ?? false { return true }
    guard !words.contains(where: pieces.contains) else { return false }
    return words.contains { word in
      vessels.contains(word) || vesselEnds.contains { word.hasSuffix($0) }
        || number <= mostWholes && (bakes.contains(word) || bakeEnds.contains { word.hasSuffix($0) })
    }
  }

  /// The maximum number of characters behind a number that are looked through for its noun.
  private static let longestNoun = 60
  /// The maximum number of whole bakes that a recipe makes; more of them are small enough for one person each.
  private static let mostWholes = 4.0

  /// Words after which a yield no longer names what is counted.
  private static let endsOfNoun: Set<String> = [
    "of", "for", "fur", "von", "pour", "para", "per", "in", "mit", "with", "zu", "oder", "or", "and", "und", "plus",
  ]
  /// Words for pieces into which a bake is cut; a single piece is the whole bake, since nobody bakes one slice.
  private static let pieces: Set<String> = [
    "stuck", "stucke", "stk", "stueck", "slice", "slices", "scheibe", "scheiben", "piece", "pieces", "pc", "pcs",
    "square", "squares", "bar", "bars", "wedge", "wedges", "part", "parts", "tranche", "tranches", "fette", "fetta",
    "schnitte", "schnitten", "riegel",
  ]
  /// Words that say that a bake is for one person.
  private static let smallKinds: Set<String> = [
    "mini", "small", "little", "individual", "personal", "kleine", "kleines", "kleiner", "klein", "petits", "petites",
    "piccole", "piccoli", "hand", "muffin", "cupcake", "single",
  ]
  /// Pans, and the packs in which something is put up.
  private static let vessels: Set<String> = [
    "pan", "pans", "tray", "trays", "sheet", "tin", "tins", "dish", "casserole", "form", "formen", "moule", "plaque",
    "stampo", "teglia", "molde", "jar", "jars", "bottle", "bottles", "flasche", "flaschen", "topf", "batch", "batches",
    "recipe", "rezept",
  ]
  private static let vesselEnds = [
    "form", "formen", "blech", "bleche", "einmachglas", "einmachglaser", "schraubglaser",
  ]
  private static let bakes: Set<String> = [
    "loaf", "loaves", "cake", "cakes", "pie", "pies", "tart", "tarts", "quiche", "quiches", "cheesecake", "bundt",
    "bread", "breads", "gateau", "gateaux", "tarte", "tartes", "pain", "pains", "torta", "torte", "crostata", "pane",
    "pan", "tarta", "bizcocho", "laib", "laibe", "stollen", "zopf", "baguette", "baguettes", "challah", "galette",
    "strudel", "roulade", "biskuitrolle", "pavlova", "trifle", "braid",
  ]
  private static let bakeEnds = ["kuchen", "torte", "torten", "brot", "brote", "gugelhupf", "striezel"]

  /// The number of `une quinzaine` or `a dozen`; nil if the text has no such word.
  private static func countInWords(_ text: String) -> Count? {
    guard text.utf8.count <= longest else { return nil }
    let words = text.plainLetters.split { !$0.isLetter }
    return words.firstResult { wholes[String($0)] }.map { number in
      Count(number: number, isOfServings: words.contains { plainServings.contains(String($0)) })
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
