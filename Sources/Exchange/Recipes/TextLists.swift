import Domain

// Ingredients that a line lists one after another.

extension TextLine {
  /// The ingredients of a paragraph that lists them with commas, as a line each, below their heading if it begins with
  /// one; nil for any other line.
  ///
  /// With `ofAmounts`, each of at least two ingredients must have an amount.
  func listed(ofAmounts: Bool) -> [TextLine]? {
    guard level == 0, text.utf8.count <= Self.longestList, text.contains(",") else { return nil }
    if let colon = text.firstIndex(of: ":"), case let label = text[..<colon], label.split(separator: " ").count <= 4,
      !label.contains(where: \.isNumber), RecipeWords.part(String(label)) == nil,
      let list = TextLine(text: String(text[text.index(after: colon)...].drop(while: \.isWhitespace)))
        .listed(ofAmounts: ofAmounts)
    {
      var heading = TextLine(text: String(label) + ":")
      heading.beginsParagraph = beginsParagraph
      return [heading] + list
    }
    guard !ofAmounts || number == nil, !ofAmounts || !text.hasSuffix(".") else { return nil }
    var parts: [String] = []
    for part in Self.commaParts(Self.withoutAnnouncement(text)) {
      if let last = parts.last, part.first?.isNumber != true, IngredientReader.isPreparation(part) {
        parts[parts.count - 1] = "\(last), \(part)"
      } else {
        parts.append(part)
      }
    }
    let amounts = parts.count { part in
      let part = Self.partedAtPurpose(part)?.rest ?? part
      guard part.utf8.count <= 100, case .ingredient(let reading)? = IngredientReader.read(part) else { return false }
      return reading.amount != nil && !reading.name.isEmpty
    }
    guard
      ofAmounts
        ? parts.count > 1 && amounts == parts.count && parts.allSatisfy({ $0.first?.isNumber == true })
        : parts.count >= Self.fewestListed && amounts * 2 >= parts.count,
      parts.allSatisfy({ $0.split(separator: " ").count <= 10 })
    else { return nil }
    return parts.enumerated().flatMap { index, part -> [TextLine] in
      var line = TextLine(text: part)
      (line.isItem, line.beginsParagraph) = (true, index == 0)
      guard let (heading, rest) = Self.partedAtPurpose(part) else { return [line] }
      line.text = rest
      return [TextLine(text: heading), line]
    }
  }

  /// A list without the words before it: `You need 200 g flour, 2 eggs`.
  private static func withoutAnnouncement(_ text: String) -> String {
    guard let number = text.firstIndex(where: \.isNumber), number > text.startIndex,
      case let before = text[..<number], before.utf8.count <= RecipeWords.longestHeading,
      case let plain = before.plainLetters,
      RecipeWords.part(String(before)) == .ingredients || announcing.contains(where: { plain.hasPrefix($0) })
    else { return text }
    var list = String(text[number...])
    // The last one is joined by a word: `2 EL Grieß und den Saft einer Zitrone`.
    for joint in [" und ", " and ", " et ", " e ", " y ", " en ", " och ", " og "] {
      guard let found = list.ranges(of: joint).last, !list[found.upperBound...].contains(","),
        list[found.upperBound...].contains(" ")
      else { continue }
      list.replaceSubrange(found, with: ", ")
      break
    }
    return list
  }

  /// The ingredients of a line that goes on with the list before it, as a line each: `for the sauce 50g butter, 300 ml
  /// milk`, `plus 12 lasagne sheets & 100g cheddar`; nil for any other line.
  func listedFurther(after last: TextLine?) -> [TextLine]? {
    guard let last, last.isItem, isProse, !text.hasSuffix("."), text.utf8.count <= Self.longestList else { return nil }
    var words = text.split(separator: " ")
    guard let first = words.first?.plainLetters else { return nil }
    if RecipeWords.forWords.contains(first) {
      guard let list = listed(ofAmounts: false), list.first?.isHeading == true else { return nil }
      return list
    }
    guard Self.joints.contains(first) else { return nil }
    words.removeFirst()
    for place in words.indices.dropLast()
    where Self.joints.contains(words[place].plainLetters) && words[place + 1].first?.isNumber == true {
      words[place] = ","
    }
    var rest = TextLine(text: words.joined(separator: " ").replacing(" , ", with: ", "))
    guard rest.text.first?.isNumber == true else { return nil }
    if let list = rest.listed(ofAmounts: true) { return list }
    guard rest.isIngredient else { return nil }
    rest.isItem = true
    return [rest]
  }

  /// Words that join an ingredient to those before it.
  fileprivate static let joints: Set<String> = ["plus", "and", "&", "und", "dazu", "sowie", "et", "e", "y"]

  /// The heading before the first ingredient of a part: `für die Streusel 80 g Mehl`; nil without one.
  private static func partedAtPurpose(_ part: String) -> (heading: String, rest: String)? {
    let words = part.split(separator: " ")
    guard let first = words.first, RecipeWords.forWords.contains(first.plainLetters),
      let place = words.firstIndex(where: { $0.first?.isNumber == true }), (2...4).contains(place)
    else { return nil }
    return (words[..<place].joined(separator: " ") + ":", words[place...].joined(separator: " "))
  }

  static let longestList = 2000
  private static let fewestListed = 3

  /// The parts of a text between commas and semicolons that are in no brackets and between no digits.
  private static func commaParts(_ text: String) -> [String] {
    let characters = Array(text)
    var parts = [""]
    var depth = 0
    for (index, character) in characters.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(0, depth - 1) }
      let isDecimal =
        index > 0 && index + 1 < characters.count && characters[index - 1].isASCIIDigit
        && characters[index + 1].isASCIIDigit
      if depth == 0, character == "," || character == ";", !isDecimal {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { part in
      String(part.drop(while: \.isWhitespace).reversed().drop { $0.isWhitespace || $0 == "." }.reversed())
    }.filter { !$0.isEmpty }
  }
}

extension [TextLine] {
  /// The lines with the ingredients of a paragraph that was broken into lines anew: a line each if the paragraph lists them
  /// with commas, and together with its end if an ingredient goes on in the next line.
  func unwrapped() -> [TextLine] {
    var result: [TextLine] = []
    var start = startIndex
    while start < endIndex {
      let end = self[(start + 1)...].firstIndex { $0.beginsParagraph || $0.beginsItem || $0.part != nil } ?? endIndex
      if let list = Self.listed(self[start..<end]) {
        result += list
      } else {
        for line in self[start..<end] {
          if let last = result.last, line.goesOn(after: last) {
            result[result.count - 1].text = last.text + " " + line.text
          } else {
            result.append(line)
          }
        }
      }
      start = end
    }
    return result
  }

  /// The ingredients of a paragraph of several lines that lists more of them than it has lines; nil for any other.
  private static func listed(_ paragraph: ArraySlice<TextLine>) -> [TextLine]? {
    guard paragraph.count > 1, let first = paragraph.first, paragraph.allSatisfy({ $0.isProse && !$0.isHeading }),
      !paragraph.dropFirst().contains(where: \.opensFurtherList),
      case let text = paragraph.map(\.text).joined(separator: " "), !text.contains(". "),
      !TextTitle.isMoment(text), var list = TextLine(text: text).listed(ofAmounts: false), list.count > 3,
      list.count * 2 >= paragraph.count * 3
    else { return nil }
    list[0].beginsParagraph = first.beginsParagraph
    return list
  }
}

extension TextLine {
  /// Whether the line is the rest of the ingredient above it: `into thick slices`, `roughly chopped`.
  fileprivate func goesOn(after last: TextLine) -> Bool {
    guard isProse, !beginsParagraph, text.first?.isLowercase == true, last.isIngredient, !isIngredient,
      last.text.count >= Self.shortestBroken, !(opensFurtherList && text.contains(where: \.isNumber)),
      let first = text.split(separator: " ").first,
      let end = last.text.split(separator: " ").last
    else { return false }
    return Self.linking.contains(first.plainLetters) || Self.linking.contains(end.plainLetters)
      || text.split(separator: " ").last.map { IngredientReader.isPreparation(String($0)) } == true
  }

  /// Whether the line begins with a word that adds to the list above it: `plus 12 lasagne sheets`, `for the sauce 50 g
  /// butter`.
  fileprivate var opensFurtherList: Bool {
    guard let first = text.split(separator: " ").first?.plainLetters else { return false }
    return Self.joints.contains(first) || RecipeWords.forWords.contains(first)
  }

  /// The length from which a line may have been broken.
  private static let shortestBroken = 25
  /// Words that no ingredient begins or ends with.
  private static let linking: Set<String> = [
    "into", "in", "with", "from", "of", "or", "and", "the", "for", "zum", "zur", "fur", "mit", "oder", "und", "aus",
    "vom",
    "im", "en", "au", "aux", "pour", "ou", "et", "avec", "per", "di", "da", "con", "o", "para", "y", "voor", "met",
    "van",
    "uit", "med", "och", "eller", "till", "og",
  ]
}
