import Domain

/// Lines of a written recipe that state servings or times.
extension TextRecipe {
  /// Whether a text states only servings or times: `2 people`, `20 min`, `Serves 4`.
  static func isFact(_ text: String) -> Bool {
    var reader = TextRecipe()
    return reader.readFact(text)
  }

  /// Reads a line such as `Serves 4`, `Prep time: 10 min` or `Prep 10 min | Serves 4`; returns false for any other line.
  mutating func readFact(_ text: String) -> Bool {
    let isParted = text.contains { "|·•".contains($0) }
    if isParted, TextFurniture.isByline(text) { return false }
    if !isParted, readNamed(text) { return true }
    guard text.utf8.count <= Self.longestFacts else { return false }
    // Nearly all lines are one part, and need not be taken apart.
    guard text.utf8.contains(where: { $0 > 0x7F || Self.dividers.contains($0) }) else { return readSingle(text) }
    let parts = text.replacing(" / ", with: "|").replacing(" + ", with: "|").replacing(" - ", with: "|").replacing(
      " – ", with: "|"
    ).split {
      "|·•,;—".contains($0)
    }.map { part in
      part.singleSpaced
    }.filter { !$0.isEmpty }
    guard parts.count > 1 else { return readSingle(text) }
    let read = parts.map { readSingle($0) }
    // `1 Blech, ergibt 20 Stücke`
    return read.contains(true) && zip(parts, read).allSatisfy { $1 || Self.isTin($0) }
  }

  /// Whether a text only names what the dish is baked in: `1 Blech`.
  private static func isTin(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard (2...4).contains(words.count), words[0].allSatisfy(\.isNumber) else { return false }
    return words.contains { isTinWord($0.plainLetters) }
  }

  /// Whether a word in plain letters is one for what a dish is baked in: `springform`.
  static func isTinWord(_ word: String) -> Bool { tins.contains(where: word.hasSuffix) }

  private static let tins = ["blech", "form", "tin", "tray", "moule", "teglia", "tortiera", "molde", "plat", "vorm"]

  private mutating func readSingle(_ text: String) -> Bool {
    guard text.utf8.count <= Self.longestServings, text.split(separator: " ").count <= Self.mostFactWords else {
      return false
    }
    return readYield(text) || readNamed(text) || readServings(text) || readTime(text)
  }

  /// Reads a text that begins with a word such as `Makes`, as in `Makes 24`; returns false for any other text.
  mutating func readYield(_ text: String) -> Bool {
    let word = text.prefix { $0.isLetter }
    return Self.yieldWords.contains(word.plainLetters)
      && read(
        String(text.dropFirst(word.count).drop(while: \.isWhitespace)),
        named: Self.pieceWords.contains(word.plainLetters) ? "yield" : "servings")
  }

  /// Whether a sentence only says how much the recipe yields: `Feeds 8 easily`, `Reicht für ungefähr 8 Stück`.
  static func isYield(_ sentence: String) -> Bool {
    var reader = TextRecipe()
    let text = String(sentence.drop(while: \.isWhitespace))
    guard text.split(separator: " ").count <= mostFactWords else { return false }
    return reader.readYield(text)
  }

  private static let yieldWords: Set<String> = pieceWords.union([
    "serves", "feeds", "reicht", "racker", "voor", "goed", "rinde",
  ])
  /// Words before a number that may be one of pieces: `Makes 24`.
  private static let pieceWords: Set<String> = [
    "makes", "cuts", "ergibt", "yields", "donne", "rende", "salen", "ger", "gir", "giver",
  ]

  /// Reads a line that only states a time: `Backzeit ca. 45 Minuten`, or `20 min`, which is the total time.
  mutating func readTime(_ text: String) -> Bool {
    guard text.utf8.count <= Self.longestServings else { return false }
    if readTimes(text) || readLabelBehind(text) { return true }
    guard text.contains(where: \.isLetter),
      let minutes = RecipeDuration.minutes(.string(RecipeWords.withoutApproximation(text)))
    else { return false }
    recipe.totalMinutes = recipe.totalMinutes ?? minutes
    return true
  }

  /// Reads a line with a name and a colon, such as `Servings: 4`; returns false for any other line.
  mutating func readNamed(_ text: String) -> Bool {
    guard text.utf8.count <= Self.longestFact, let colon = text.firstIndex(of: ":") else { return false }
    let value = text[text.index(after: colon)...].singleSpaced
    let name = text[..<colon].singleSpaced
    return !value.isEmpty && read(value, named: name.plainLetters)
  }

  mutating func read(_ value: String, named name: String) -> Bool {
    switch name {
    case "servings", "serves", "feeds", "dosi per", "dosi", "portionen", "personen", "portions", "porzioni", "raciones",
      "porties", "portioner":
      let (servings, words) = RecipeYield.read(.string(value))
      guard servings != nil || RecipeYield.isOfWholes(value) else { return false }
      (recipe.servings, recipe.yieldText) = (servings ?? recipe.servings, recipe.yieldText ?? words)
    case "yield", "yields", "makes", "ergibt", "ausbeute", "rendement":
      let (servings, words) = RecipeYield.read(.string(value))
      guard servings != nil || RecipeYield.isOfWholes(value) else { return false }
      (recipe.servings, recipe.yieldText) = (recipe.servings ?? servings, words ?? value)
    case "category", "kategorie", "categorie", "categoria", "course": recipe.categories = Self.words(value)
    case "difficulty", "schwierigkeit", "schwierigkeitsgrad", "difficulte", "difficolta", "dificultad", "dificuldade",
      "moeilijkheid", "moeilijkheidsgraad", "svarighetsgrad", "niveau":
      recipe.difficulty = value.lowercased()
    case "cost", "kosten", "cout", "costo", "coste", "custo", "cuisine", "cucina", "cocina", "calories", "author",
      "autor", "oven", "ofen", "four", "forno", "horno", "ugn", "ovn":
      break
    case "tags", "keywords", "schlagworte", "mots-cles": recipe.tags = Self.words(value)
    case "source", "quelle", "from the kitchen of", "from", "von", "url", "fonte", "fuente":
      if value.hasPrefix("http") { recipe.url = value } else { recipe.platform = value }
    default:
      // `Tempo: 1 ora`
      guard RecipeWords.time.contains(name),
        let minutes = RecipeDuration.minutes(.string(RecipeWords.withoutApproximation(value)))
      else { return false }
      recipe.totalMinutes = recipe.totalMinutes ?? minutes
    }
    return true
  }

  @discardableResult
  mutating func readServings(_ text: String) -> Bool {
    guard recipe.servings == nil, text.utf8.count <= Self.longestServings else { return false }
    if let count = RecipeYield.count(text), count.isOfServings {
      recipe.servings = count.number
      return true
    }
    // `for 4`, `Man nehme (für 4 hungrige Leut)`
    var words = text.split { !$0.isLetter && !$0.isNumber }
    // `para unas 12`
    words = words.enumerated().filter { index, word in
      index == 0 || index + 1 == words.count || words[index + 1].first?.isNumber != true
        || !RecipeWords.approximations.contains(word.plainLetters)
    }.map(\.element)
    guard let place = words.indices.dropLast().first(where: { Self.peopleWords.contains(words[$0].plainLetters) }),
      words.count - place <= Self.mostPeopleWords, let number = Int(words[place + 1]),
      (1...Self.mostPeople).contains(number),
      // `4/5 persone`
      words[(place + 2)...].drop(while: { Int($0) != nil }).allSatisfy({
        $0.allSatisfy(\.isLetter) && RecipeDuration.minutes(.string("1 \($0)")) == nil
      })
    else { return false }
    recipe.servings = Double(number)
    return true
  }

  /// Words before the people who eat: `for 4`, `Ingredienti x 2`.
  private static let peopleWords = RecipeWords.forWords.union(["x", "voor", "till", "til", "dla"])
  private static let mostPeopleWords = 4
  private static let mostPeople = 100

  /// Reads a line above the ingredients that has only a number of pieces: `12 Stück`.
  mutating func readPieces(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count == 2, let number = Double(words[0]), Self.pieces.contains(words[1].plainLetters) else {
      return false
    }
    recipe.servings = recipe.servings ?? number
    return true
  }

  private static let pieces: Set<String> = [
    "stuck", "pieces", "slices", "parts", "pezzi", "unidades", "piezas", "stuks", "stycken", "st", "bitar", "stk",
    "sztuk",
  ]

  /// Reads the servings that a remark states in a sentence of its own: `Feeds 8 easily`.
  mutating func readServingsOfRemark(_ text: String) {
    for clause in TextTitle.clauses(text) where recipe.servings == nil {
      guard clause.split(separator: " ").count <= Self.mostFactWords, !readYield(clause) else { continue }
      if let first = clause.split(separator: " ").first, RecipeWords.forWords.contains(first.plainLetters) {
        readServings(clause)
      }
    }
  }

  private mutating func readTimes(_ text: String) -> Bool {
    guard text.first?.isLetter == true else { return false }
    let times = [RecipeWords.prep, RecipeWords.cook, RecipeWords.total].map { RecipeWords.minutes($0, [text]) }
    guard times.contains(where: { $0 != nil }) else { return false }
    recipe.prepMinutes = recipe.prepMinutes ?? times[0]
    if times[0] == nil { recipe.cookMinutes = recipe.cookMinutes ?? times[1] }
    if times[0] == nil, times[1] == nil {
      let isPreparing = text.plainLetters.hasPrefix("zubereitungszeit")
      if isTotalOfPreparing, !isPreparing {
        (recipe.prepMinutes, recipe.totalMinutes) = (recipe.prepMinutes ?? recipe.totalMinutes, times[2])
        isTotalOfPreparing = false
      } else if recipe.totalMinutes == nil {
        (recipe.totalMinutes, isTotalOfPreparing) = (times[2], isPreparing)
      }
    }
    return true
  }

  /// Reads a time with its name behind it: `30 min de préparation`.
  private mutating func readLabelBehind(_ text: String) -> Bool {
    let words = RecipeWords.withoutApproximation(text).split(separator: " ")
    guard words.count > 2, words[0].first?.isNumber == true, let label = words.last?.plainLetters else { return false }
    let isPrep = RecipeWords.prep.contains(label)
    let isTotal = RecipeWords.total.contains(label)
    guard isPrep || isTotal || RecipeWords.cook.contains(label),
      let minutes = RecipeDuration.minutes(
        .string(words.dropLast().filter { !["de", "of", "di"].contains($0) }.joined(separator: " ")))
    else { return false }
    if isPrep {
      recipe.prepMinutes = recipe.prepMinutes ?? minutes
    } else if isTotal {
      recipe.totalMinutes = recipe.totalMinutes ?? minutes
    } else {
      recipe.cookMinutes = recipe.cookMinutes ?? minutes
    }
    return true
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
  }

  private static let dividers = Array("|,;-/+".utf8)
  private static let longestFact = 2100
  private static let longestFacts = 120
  private static let mostFactWords = 8
  private static let longestServings = 60
}
