import Domain

/// A line of a typed or pasted text, without the marks such as `#`, `-`, `1.` or `✔` that show what kind of line it is.
struct TextLine {
  var text: String { didSet { amount = Self.amount(in: text) } }
  /// The amount that the text would have as an ingredient; nil if it is none.
  ///
  /// It is kept because every rule asks for it.
  private var amount: Amount?
  /// The level, 1 to 6, of a heading in Markdown; 0 for any other line.
  var level = 0
  /// Whether the line is an item of a list.
  var isItem = false
  /// Whether a picture such as 👉 stands before the text, so that the text begins anew there.
  var isMarked = false
  /// The number before the text; nil if the text has no number.
  var number: Int?
  /// Whether there is an empty line before this line.
  var beginsParagraph = false

  /// Whether the line may be an ingredient, its amount before or behind its name.
  var hasAmount: Bool { amount != nil && number == nil }

  /// Whether the line is neither a heading nor an item of a list.
  var isProse: Bool { level == 0 && !isItem && number == nil }

  /// Whether a mark shows that the line begins an item or a step.
  var beginsItem: Bool { isItem || isMarked || number != nil }

  /// The part of a recipe that the line announces; nil if it is no such heading.
  var part: RecipeWords.Part? {
    guard !isItem, number == nil, text.utf8.count <= RecipeWords.longestHeading else { return nil }
    return RecipeWords.part(text)
  }

  /// Whether the line is a heading between ingredients or steps.
  var isHeading: Bool {
    level > 0
      || !isItem && number == nil && text.hasSuffix(":") && text.utf8.count <= RecipeCheck.longestTitle
  }

  /// Whether the line is an ingredient with an amount.
  var isIngredient: Bool {
    guard let amount, number == nil else { return false }
    return isItem || amount.beginsWithNumber || amount.hasUnit
  }

  private struct Amount {
    let beginsWithNumber: Bool
    let hasUnit: Bool
  }

  private static func amount(in text: String) -> Amount? {
    guard text.utf8.count <= longestIngredient, !text.hasSuffix("."), !text.hasSuffix("!"),
      text.split(separator: " ").count <= mostIngredientWords,
      case .ingredient(let reading)? = IngredientReader.read(text), let amount = reading.amount,
      reading.name.contains(where: \.isLetter),
      !TextEndings.isNutrition(text), RecipeYield.count(text)?.isOfServings != true, !TextTitle.hasClock(text),
      !namesDate(text)
    else { return nil }
    let beginsWithNumber = text.first?.isNumber == true
    // `200 g flour` cannot be a fact, which takes longer to find out than all else.
    let isPlain = beginsWithNumber && amount.unit != nil && !text.utf8.contains { $0 > 0x7F || facts.contains($0) }
    guard isPlain || !TextRecipe.isFact(text) else { return nil }
    return Amount(beginsWithNumber: beginsWithNumber, hasUnit: amount.unit != nil)
  }

  /// Signs that part facts: `1 Blech, ergibt 20 Stücke`.
  private static let facts = Array("|,;:-/+()".utf8)
  private static let longestIngredient = 100
  private static let mostIngredientWords = 12

  /// The text without the colon at its end.
  var title: String { text.hasSuffix(":") ? String(text.dropLast()) : text }

  init(text: String) { (self.text, amount) = (text, Self.amount(in: text)) }

  /// Reads a line that is not empty and begins with no space.
  init(_ raw: Substring, isMarkdown: Bool) {
    text = ""
    var rest = raw
    let hashes = rest.prefix { $0 == "#" }
    if (1...6).contains(hashes.count), rest.dropFirst(hashes.count).first?.isWhitespace ?? true {
      level = hashes.count
      rest = rest.dropFirst(hashes.count)
    } else if let first = rest.first, let next = rest.dropFirst().first,
      Self.bullets.contains(first) && next.isWhitespace || first == "-" && next.isASCIIDigit && !isMarkdown
        || "•·●".contains(first)
    {
      isItem = true
      rest = rest.dropFirst().drop(while: \.isWhitespace)
    } else if !isMarkdown, let first = rest.first, let digit = first.keycap {
      number = digit
      rest = rest.dropFirst().drop(while: \.isWhitespace)
    } else if !isMarkdown, rest.first?.isPicture == true {
      isMarked = true
      rest = rest.drop { $0.isPicture || $0.isWhitespace }
    }
    if rest.hasPrefix("[ ]") || rest.hasPrefix("[x]") {
      isItem = true
      rest = rest.dropFirst(3)
    } else if !isMarkdown, number == nil, let numbered = LinkedRecipes.numberedStep(rest) {
      (number, isItem) = (numbered.number, false)
      rest = numbered.rest
    } else if level == 0, !isItem, number == nil, let numbered = RecipeWords.listNumber(rest) {
      number = numbered.number
      rest = numbered.rest
    }
    let plain = isMarkdown ? Self.withoutMarkdown(rest) : String(rest)
    text = plain.singleSpaced
    amount = Self.amount(in: text)
  }

  /// The parts of a raw line that are set far apart, as in a text of two columns, if each is an ingredient or a fact of its
  /// own, or the first is a title; a line without the time and name before it, as chats are exported, otherwise.
  static func cells(of raw: Substring) -> [Substring] {
    let line = TextFurniture.withoutChooser(withoutSender(raw))
    guard line.utf8.count <= longestOfColumns else { return [line] }
    if let head = tableHead(line) { return [head] }
    let hasGap = zip(line.utf8, line.utf8.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }
    guard hasGap || line.utf8.contains(0x09) else { return [line] }
    // Two columns of ingredients; a table has the amounts and the names in columns of their own.
    let columns = line.split(separator: "\t").map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
    if columns.count > 1, columns.allSatisfy({ TextLine($0, isMarkdown: false).isIngredient }) { return columns }
    var cells: [Substring] = []
    var rest = line
    while hasGap, let gap = rest.firstRange(of: "   ") {
      cells.append(rest[..<gap.lowerBound])
      rest = rest[gap.upperBound...].drop(while: \.isWhitespace)
    }
    guard !cells.isEmpty else { return [line] }
    cells = (cells + [rest]).filter { !$0.allSatisfy(\.isWhitespace) && !TextFurniture.isRating($0) }
    guard cells.count > 1 else { return [line] }
    let lines = cells.map { TextLine($0, isMarkdown: false) }
    // `Facile   20 min   4 persone   Costo medio`
    let facts = zip(cells, lines).filter { TextRecipe.isFact($1.text) }.map(\.0)
    if cells.count > 2, facts.count > 1, facts.count * 2 >= cells.count, !lines.contains(where: \.isIngredient) {
      return facts
    }
    let areApart = lines.allSatisfy { line in
      !TextTitle.isMoment(line.text)
        && (TextRecipe.isFact(line.text) || line.text.contains(where: \.isLetter) && isNamed(line.text))
    }
    return areApart ? cells : [line]
  }

  /// Whether a text has a name beside its amount: `1 cipolla`, unlike `800 g`.
  private static func isNamed(_ text: String) -> Bool {
    guard case .ingredient(let reading)? = IngredientReader.read(text) else { return false }
    return !reading.name.isEmpty && (reading.amount == nil || reading.name.contains(where: \.isLetter))
  }

  /// A line of a chat without the time and the name before it: `[14.10.23, 18:42:10] Oma Inge: 2 Zwiebeln`.
  private static func withoutSender(_ raw: Substring) -> Substring {
    let head = raw.prefix(longestSender)
    var time = head.prefix { $0.isASCIIDigit || "[],.:/- –".contains($0) }
    if ["am", "pm"].contains(head.dropFirst(time.count).prefix(2).lowercased()) {
      let half = head.dropFirst(time.count).dropFirst(2).prefix { "], -–:".contains($0) }
      time = head.prefix(time.count + 2 + half.count)
    }
    let digits = time.count { $0.isASCIIDigit }
    guard digits >= fewestTimeDigits, time.contains(":"), case let name = head.dropFirst(time.count),
      let colon = name.firstIndex(of: ":"), name[..<colon].allSatisfy({ $0.isLetter || " .'-".contains($0) })
    else { return raw }
    // What the reader of the chat has written himself
    if ownNames.contains(name[..<colon].plainLetters) { return "" }
    return raw[name.index(after: colon)...].drop(while: \.isWhitespace)
  }

  fileprivate static let ownNames: Set<String> = [
    "you", "me", "ich", "du", "vous", "toi", "moi", "tu", "ty", "io", "yo", "ik", "jag",
  ]

  private static let longestSender = 80
  private static let longestOfColumns = 400
  private static let fewestTimeDigits = 8
  private static let bullets: Set<Character> = [
    "-", "*", "•", "·", "–", "☐", "□", "▢", "✔", "✓", "✅", "☑", "●", "○", "◦", "▪", "▫", "►", "➤", "→", "»", "✔️", "☑️",
  ]

  /// The text without Markdown's escapes and bold marks.
  private static func withoutMarkdown(_ text: Substring) -> String {
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "\\", let next = scalars.first, next.isASCII, !next.properties.isAlphabetic, next.value > 0x20 {
        result.append(next)
        scalars.removeFirst()
      } else if scalar == "*", scalars.first == "*" {
        scalars.removeFirst()
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Character {
  /// Whether the character is a picture or an ornament, and no letter, number or punctuation: `🌮`, `★`.
  var isPicture: Bool {
    guard let scalar = unicodeScalars.first, !isLetter, !isNumber, !isWhitespace else { return false }
    switch scalar.properties.generalCategory {
    case .otherSymbol, .format, .nonspacingMark: return scalar.value > 0xFF
    default: return false
    }
  }

  /// The digit on a picture of a key: 1 for `1️⃣`; nil for any other character.
  fileprivate var keycap: Int? {
    guard unicodeScalars.count > 1, unicodeScalars.contains("\u{20E3}"), let digit = unicodeScalars.first else {
      return nil
    }
    return Int(String(Character(digit)))
  }
}

extension [TextLine] {
  /// The lines with every part of the recipe on lines of its own.
  ///
  /// A heading and what follows it on its line are parted, as in `Zutaten: 500 g Mehl, 2 Eier`; a paragraph that lists
  /// the ingredients becomes a line for each; lines with hashtags are left out.
  func parted() -> [TextLine] {
    var result: [TextLine] = []
    let isChat = contains(where: \.isSender)
    for line in withoutLeaps()
    where !line.areHashtags && !line.isTableHead && !line.isSender && !line.text.hasPrefix(">")
      && line.text.contains(where: { $0.isLetter || $0.isNumber }) && !(isChat && line.isOwnReply)
    {
      if let last = result.last, let joined = last.joined(with: line) {
        result[result.count - 1].text = joined
      } else if let (heading, rest) = line.partedAtHeading {
        result += [heading] + (rest.partedAtNumbers() ?? [rest])
      } else {
        result += line.partedAtNumbers() ?? [line]
      }
    }
    // Several ingredients with their amounts on one line are one each.
    result = result.unwrapped().reduce(into: []) { lines, line in
      lines += line.listed(ofAmounts: true) ?? line.listedFurther(after: lines.last) ?? [line]
    }
    // Only a text without a list of ingredients may have them in a paragraph.
    guard result.filter(\.isIngredient).count < 2 else { return result }
    if result.contains(where: { $0.listed(ofAmounts: false) != nil }) {
      return result.flatMap { line in line.listed(ofAmounts: false) ?? [line] }
    }
    for (place, line) in result.enumerated() {
      guard let told = line.told else { continue }
      result.replaceSubrange(place...place, with: told)
      break
    }
    return result
  }

  /// The lines of the steps with their numbers, if the numbers have no period: `1 Peel the potatoes`.
  ///
  /// Lines that may be ingredients are steps only if there are at least `fewest` such lines in a row of numbers.
  func numbered(fewest: Int = 2) -> [TextLine] {
    guard !contains(where: { $0.number != nil }) else { return self }
    var result = self
    var next = 1
    for index in indices {
      let digits = self[index].text.prefix { $0.isASCIIDigit }
      let rest = self[index].text.dropFirst(digits.count)
      guard Int(digits) == next, rest.first == " ", rest.dropFirst().first?.isUppercase == true, isProse(index) else {
        continue
      }
      result[index].number = next
      result[index].text = String(rest.dropFirst())
      next += 1
    }
    return next > fewest ? result : self
  }

  private func isProse(_ index: Int) -> Bool {
    self[index].isProse && (!self[index].isIngredient || self[index].text.split(separator: " ").count > 6)
  }
}

extension TextLine {
  /// A line that ends in a hyphen together with the next one: `Ge-` and `müsebrühe`, but `Rinder-` and `und Schweinehack`.
  static func joined(_ line: String, _ next: String) -> String {
    let word = next.prefix { $0.isLetter }
    return ["und", "oder", "bzw", "sowie", "and", "or"].contains(word) ? "\(line) \(next)" : line.dropLast() + next
  }

  /// The line together with the next one, if that one is the rest of a word or the value of a fact: `Ge-` and
  /// `müsebrühe`, `Prep Time:` and `20 mins`; nil otherwise.
  fileprivate func joined(with next: TextLine) -> String? {
    guard !next.beginsParagraph, !next.beginsItem, level == 0, next.level == 0, text.utf8.count <= Self.longestList
    else {
      return nil
    }
    if text.last == "-", text.dropLast().last?.isLowercase == true, next.text.first?.isLowercase == true {
      return TextLine.joined(text, next.text)
    }
    // `4` and `personnes`
    if text.allSatisfy(\.isASCIIDigit), RecipeYield.isServings(next.text.plainLetters) { return "\(text) \(next.text)" }
    guard text.utf8.count <= RecipeWords.longestHeading, next.text.utf8.count <= 30,
      next.text.first?.isASCIIDigit == true, let first = text.split(separator: " ").first,
      !RecipeWords.purposeWords.contains(first.plainLetters)
    else { return nil }
    // `Portioner` and `4`
    let isBare = text.last?.isLetter == true && next.text.allSatisfy(\.isASCIIDigit)
    let fact = text + (isBare ? ": " : " ") + next.text
    return (isBare || text.last == ":") && TextRecipe.isFact(fact) ? fact : nil
  }

  /// Whether the line is the head of a table, `Qty Unit Item`, or a page's buttons for the servings, `1x 2x 3x`.
  fileprivate var isTableHead: Bool {
    let words = text.plainLetters.split(separator: " ")
    if words.count > 1, words.allSatisfy({ $0.last == "x" && Int($0.dropLast()) != nil }) { return true }
    return words.count > 1 && words.allSatisfy { Self.columns.contains(String($0)) }
  }

  /// The word for ingredients in the head of a table that has their amounts behind them, `Ingredient   Qty`; the whole head
  /// if it has them before; nil for any other line.
  private static func tableHead(_ line: Substring) -> Substring? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, line.contains("  ") || line.contains("\t"),
      words.allSatisfy({ columns.contains($0.plainLetters) })
    else { return nil }
    return RecipeWords.part(String(words[0])) == .ingredients ? words[0] : line
  }

  private static let columns: Set<String> = [
    "qty", "quantity", "amount", "unit", "item", "ingredient", "note", "notes", "menge", "einheit", "zutat", "notiz",
    "quantite", "unite", "quantita", "unita", "cantidad", "unidad", "ingrediente",
  ]

  /// The recipe that a single paragraph tells, as lines of their own: `Rote Grütze: Man braucht 500 g Beeren, ...`; nil
  /// if the paragraph tells none.
  fileprivate var told: [TextLine]? {
    guard level == 0, (Self.shortestStory...Self.longestStory).contains(text.utf8.count) else { return nil }
    let sentences = Self.sentences(text)
    for (place, sentence) in sentences.enumerated() {
      guard let (before, listed) = Self.listed(in: sentence) else { continue }
      var lines = [before].filter { !$0.isEmpty }.map { TextLine(text: $0) } + listed
      var rest = TextLine(text: sentences[(place + 1)...].joined(separator: " "))
      rest.beginsParagraph = true
      lines = sentences[..<place].map { TextLine(text: $0) } + lines
      return rest.text.isEmpty ? lines : lines + [rest]
    }
    return nil
  }

  /// The list of ingredients at the end of a sentence, and what comes before the words such as `man braucht` that announce
  /// it; nil if the sentence has no such list.
  private static func listed(in sentence: String) -> (before: String, list: [TextLine])? {
    let plain = sentence.lowercased()
    guard plain.count == sentence.count else { return nil }
    for word in announcing {
      guard let found = plain.firstRange(of: word) else { continue }
      let start = plain.distance(from: plain.startIndex, to: found.lowerBound)
      var rest = sentence.dropFirst(start + word.count).drop { !$0.isLetter && !$0.isNumber }
      while let last = rest.last, ".!".contains(last) { rest.removeLast() }
      // The last item is joined by a word: `80 g Zucker und 45 g Stärke`.
      let list = [" und ", " and ", " et ", " e ", " y "].reduce(String(rest)) { text, joint in
        text.replacing(joint, with: ", ")
      }
      guard let listed = TextLine(text: list).listed(ofAmounts: false) else { continue }
      let before = sentence.prefix(start).reversed().drop { !$0.isLetter && !$0.isNumber && $0 != ")" }.reversed()
      return (String(before), listed)
    }
    return nil
  }

  static let announcing = [
    "man braucht", "du brauchst", "ihr braucht", "man nimmt", "you need", "you'll need", "you will need", "il faut",
    "il vous faut", "ci vogliono", "ti servono", "servono", "necesitas", "se necesitan", "hacen falta",
  ]
  private static let shortestStory = 120
  private static let longestStory = 6000

  private static func sentences(_ text: String) -> [String] {
    var result = [""]
    var isEnd = false
    for character in text {
      if isEnd, character == " " {
        result.append("")
      } else {
        result[result.count - 1].append(character)
      }
      isEnd = ".!?".contains(character) && result[result.count - 1].count > 20
    }
    return result.filter { !$0.isEmpty }
  }

  /// Whether the line is nothing but hashtags.
  fileprivate var areHashtags: Bool {
    level == 0 && text.contains("#")
      && text.split(separator: " ").allSatisfy { $0.hasPrefix("#") && $0.count > 1 || $0.allSatisfy(\.isPicture) }
  }

  /// The heading of a part and what follows it on the same line; nil if the line is not both.
  fileprivate var partedAtHeading: (heading: TextLine, rest: TextLine)? {
    guard level == 0, !isItem, number == nil, let colon = text.firstIndex(of: ":"),
      case let name = text[..<colon], name.utf8.count <= RecipeWords.longestHeading,
      let part = RecipeWords.part(String(name)), part == .ingredients || part == .steps,
      case let rest = text[text.index(after: colon)...].drop(while: \.isWhitespace), !rest.isEmpty,
      RecipeDuration.minutes(.string(RecipeWords.withoutApproximation(String(rest.prefix { !"|·,(".contains($0) }))))
        == nil
    else { return nil }
    var (heading, body) = (self, TextLine(text: String(rest)))
    heading.text = String(name) + ":"
    body.beginsParagraph = true
    return (heading, body)
  }

  /// Whether the line only says who wrote the lines after it, and when: `Sarah, 14:03`.
  fileprivate var isSender: Bool {
    let words = text.split { " ,".contains($0) }
    guard level == 0, (2...4).contains(words.count), let last = words.last, case let time = last.split(separator: ":"),
      time.count == 2, time.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isASCIIDigit) })
    else { return false }
    return words.dropLast().allSatisfy { word in word.first?.isUppercase == true && word.allSatisfy(\.isLetter) }
  }

  /// Whether the line is what the reader of a copied chat has answered: `You: ah brilliant`.
  fileprivate var isOwnReply: Bool {
    guard isProse, let colon = text.firstIndex(of: ":") else { return false }
    return Self.ownNames.contains(text[..<colon].plainLetters)
  }
}
