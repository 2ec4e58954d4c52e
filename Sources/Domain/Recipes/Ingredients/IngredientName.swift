/// Finds where the name of a food ends in an ingredient line, and leaves out words that do not belong to it.
extension IngredientText {
  /// The index of the token after the name that begins at token `start`.
  func nameEnd(from start: Int, hasAmount: Bool) -> Int {
    var place = start
    while place < tokens.count {
      let token = tokens[place]
      if place > start {
        if token.isSign(";") { return place }
        if token.isSign(",") || token.isSign(":") {
          if token.isSign(",") && continues(after: place, from: start, hasAmount: hasAmount) {
            place += 1
            continue
          }
          return place
        }
        if token.isDash, !token.isGlued { return place }
        if token.number != nil, hasAmount, let (amount, end) = amount(place), let unit = amount.unit,
          unit.kind == .mass || unit.kind == .volume,
          end == tokens.count || !tokens[end].isWord || tokens[end].plain == "each"
        {
          return place
        }
        if token.isSign("+") || token.isSign("*") || token.isSign("=") { return place }
        if token.isWord, endsName(place) { return place }
        if token.brackets != nil, !continuesAfterBrackets(place) { return place }
      }
      place += 1
    }
    return place
  }

  /// Whether the word at a token ends the name before it: `for`, `such as`, `or 1 teaspoon`.
  func endsName(_ place: Int) -> Bool {
    let plain = tokens[place].plain
    if IngredientWords.ends.contains(plain) {
      return !(tokens[safe: place + 1].map { IngredientWords.kinds.contains($0.plain) } ?? false)
    }
    guard let next = tokens[safe: place + 1] else { return false }
    // `or 1 teaspoon dried basil` names another ingredient to use instead.
    if IngredientWords.alternatives.contains(plain) {
      return next.number != nil || isArticle(place + 1) || next.plain == "use" || amount(place + 1)?.0.unit != nil
    }
    if plain == "from" || plain == "in" || plain == "with" { return next.number != nil }
    if IngredientWords.preparations.contains(plain),
      ["into", "in", "on", "from", "with", "plus", "en", "em", "a"].contains(next.plain)
    {
      return true
    }
    // `q.b.`
    let word = next.isSign(".") || next.isSign("/") ? tokens[safe: place + 2] ?? next : next
    return Self.endingPairs.contains([plain, word.plain])
  }

  static let endingPairs: Set<[String]> = [
    ["such", "as"], ["n", "b"], ["q", "b"], ["al", "gusto"], ["a", "piacere"], ["a", "gosto"], ["a", "volonte"],
    ["or", "more"], ["or", "to"], ["or", "so"], ["or", "as"], ["a", "temperatura"], ["c", "s"], ["quanto", "basta"],
    ["c", "n"],
  ]

  /// Whether the name continues after brackets: `1 tbsp lard (2 ounces) or oil`.
  func continuesAfterBrackets(_ place: Int) -> Bool {
    guard let next = tokens[safe: place + 1], next.isWord, tokens[place].brackets.map({ $0.count <= 4 }) ?? false else {
      return false
    }
    return !endsName(place + 1) && !IngredientWords.preparations.contains(next.plain)
      && !IngredientWords.manners.contains(next.plain)
  }

  /// Whether the name continues after a comma: `boneless, skinless chicken`, `cranberries, cherries, or tomatoes`.
  func continues(after comma: Int, from start: Int, hasAmount: Bool) -> Bool {
    let before = tokens[start..<comma]
    if before.allSatisfy({ $0.isSign(",") || Self.isAdjective($0) }), !isNoun(comma - 1, before: comma + 1) {
      return comma + 1 < tokens.count
    }
    // Looks for a list that ends with `or` or `and` and contains no way of preparing the food.
    let isList = before.contains { $0.isSign(",") }
    var place = comma + 1
    var length = 0
    var commas = 1
    while place < tokens.count {
      let token = tokens[place]
      if token.isSign(",") {
        length = 0
        commas += 1
      } else if Self.conjunctions.contains(token.plain) {
        let isOr = IngredientWords.alternatives.contains(token.plain)
        guard place > comma + 1 || isOr || isList, !endsName(place), place + 1 < tokens.count else { return false }
        let rest = tokens[(place + 1)...].prefix { $0.isWord }
        return !rest.isEmpty && !rest.contains { isDone($0.plain) }
      } else if token.brackets != nil {
        place += 1
        continue
      } else if !token.isWord || isDone(token.plain) || length == 3 || endsName(place) {
        return false
      } else {
        length += 1
      }
      place += 1
    }
    // `salt, pepper, paprika`
    return !hasAmount && (commas > 1 || isList)
  }

  static let conjunctions: Set<String> = ["or", "and", "oder", "und", "ou", "et", "o", "e", "y"]

  /// Whether a token can be part of a name before a comma: an adjective, a size, or a word such as `or`.
  static func isAdjective(_ token: IngredientToken) -> Bool {
    guard token.isWord else { return false }
    return IngredientWords.adjectives.contains(token.plain) || IngredientWords.sizes.contains(token.plain)
      || conjunctions.contains(token.plain) || token.plain.contains("-") && !token.plain.contains("-and-")
  }

  /// Whether a word with a hyphen is a German noun, after which only its preparation follows: `TK-Spinat, aufgetaut`.
  private func isNoun(_ place: Int, before next: Int) -> Bool {
    guard let following = tokens[safe: next], following.isWord, tokens[place].plain.contains("-") else { return false }
    return scalars[tokens[place].range.lowerBound].properties.isUppercase
      && scalars[following.range.lowerBound].properties.isLowercase
      && !IngredientWords.adjectives.contains(tokens[place].plain)
      && !IngredientWords.adjectives.contains(following.plain)
  }

  /// Whether a word says how a food is prepared, not which food it is.
  func isDone(_ plain: String) -> Bool {
    if IngredientWords.preparations.contains(plain) || IngredientWords.ends.contains(plain) || Self.done.contains(plain)
    {
      return true
    }
    return (plain.hasSuffix("ed") || plain.hasSuffix("ly")) && !IngredientWords.adjectives.contains(plain)
  }

  static let done: Set<String> = [
    "cut", "juice", "leaves", "ground", "only", "zest", "split", "homemade", "use", "skin", "raw", "seeds", "halves",
  ]

  /// The words of a name as written, without brackets and with one space between them.
  func name(_ range: Range<Int>, hasAmount: Bool) -> String {
    var range = range
    while let last = range.last, range.count > 1,
      tokens[last].isWord
        && (IngredientWords.preparations.contains(tokens[last].plain)
          || IngredientWords.manners.contains(tokens[last].plain))
        && !isListed(last, in: range)
        || tokens[last].isSign(",") || tokens[last].isSign(".") || tokens[last].isSign(":") || tokens[last].isDash
        || tokens[last].isWord && isOutside(last, hasAmount: hasAmount)
    {
      range = range.lowerBound..<last
    }
    var result = ""
    for index in range {
      let token = tokens[index]
      if let inner = token.brackets, index == range.upperBound - 1 || !inner.allSatisfy(\.isWord) { continue }
      var part = slice(token.range)
      if token.plain == "%" { part = String(part.filter { $0 != " " && $0 != "\u{A0}" }) }
      if index == range.lowerBound, hasAmount,
        let elision = IngredientWords.elisions.first(where: { token.plain.hasPrefix($0) }),
        token.plain.count > elision.count
      {
        part = String(part.dropFirst(elision.count))
      }
      if !result.isEmpty, !token.isGlued || tokens[index - 1].brackets != nil && token.isWord { result += " " }
      result += part
    }
    return result
  }

  /// Whether the last word of a name is a size, or only leads to the amount after it: `huevos L`, `ceci da 400 g`.
  private func isOutside(_ last: Int, hasAmount: Bool) -> Bool {
    let plain = tokens[last].plain
    if IngredientWords.sizes.contains(plain) {
      // `sal grosso` is a kind of salt.
      return !(last > 0 && IngredientWords.salts.contains(tokens[last - 1].plain))
    }
    guard hasAmount else { return false }
    if IngredientWords.sizeLetters.contains(plain) {
      return scalars[tokens[last].range.lowerBound].properties.isUppercase
    }
    let word = plain.hasPrefix("d'") ? String(plain.dropFirst(2)) : plain
    let isBeforeNumber = tokens[safe: last + 1]?.number != nil
    return isBeforeNumber && (IngredientWords.each.contains(plain) || IngredientWords.approximate.contains(word))
  }

  /// Whether a word is joined to the one before it by a conjunction, as in `fresh or frozen`.
  func isListed(_ last: Int, in range: Range<Int>) -> Bool {
    last > range.lowerBound && ["or", "and", "oder", "und", "&"].contains(tokens[last - 1].plain)
  }

  func endsName(_ scalar: Int, in range: Range<Int>) -> Bool {
    range.dropFirst().contains { tokens[$0].range.lowerBound == scalar && endsName($0) }
  }
}
