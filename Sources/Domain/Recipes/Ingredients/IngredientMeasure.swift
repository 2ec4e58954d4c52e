/// Reads single amounts in an ingredient line: numbers, ranges and units.
extension IngredientText {
  /// Reads a number or range and its unit at a token: `1 1/2 cups`, `2-3`, `about 200 g`; nil if no number begins
  /// there.
  func amount(_ start: Int) -> (IngredientAmount, Int)? {
    var place = skippingApproximate(start)
    guard let (low, end) = number(place) else { return nil }
    place = end
    var result = IngredientAmount(quantity: low)
    if let (high, end) = rangeEnd(place, above: low) {
      result.quantityMax = high
      place = end
    }
    var next = place
    // `7-Up`, `5-spice powder`
    if place + 1 < tokens.count, tokens[place].isDash, tokens[place].isGlued, tokens[place + 1].isWord,
      tokens[place + 1].isGlued, unit(place + 1) == nil
    {
      return nil
    }
    if next < tokens.count, tokens[next].isDash || tokens[next].isSign(",") { next += 1 }
    // `1/3 of a bunch`, `half a teaspoon`
    var inner = next
    if inner + 1 < tokens.count, tokens[inner].plain == "of", isArticle(inner + 1) { inner += 1 }
    if inner < tokens.count, isArticle(inner) { inner += 1 }
    // `¾ de litre de bouillon`
    if result.quantity.map({ $0 < 1 }) == true, tokens[safe: inner]?.plain == "de", let (unit, _) = unit(inner + 1),
      unit.isMeasured || unit.kind == .spoon
    {
      inner += 1
    }
    if let (unit, end) = unit(skippingSizes(inner)) ?? unit(skippingSizes(next)) {
      // A line that is only `6 cloves` means the spice.
      let isFood = end >= tokens.count && !unit.isMeasured && unit.kind != .spoon && start == 0
      if !isFood {
        result.unit = unit
        // `1 kg e mezzo`, `2 cups and a half`
        if result.quantityMax == nil, low == low.rounded(), let (half, after) = fraction(end), half == 0.5 {
          result.quantity = low + half
          return (result, after)
        }
        return (result, end)
      }
    }
    return (result, place)
  }

  /// Reads a number in digits or words, which may have two parts: `1 1/2`, `half a dozen`, `one and a half`.
  func number(_ start: Int) -> (Double, Int)? {
    guard start < tokens.count, var value = tokens[start].number ?? word(start) else { return nil }
    var place = start + 1
    if tokens[start].isWord, value < 1, place < tokens.count, isArticle(place) {
      // `half a dozen`
      place += 1
    } else if tokens[start].isWord, value >= 1, word(place) == 0.5 {
      // `a half`
      (value, place) = (value * 0.5, place + 1)
    } else if !tokens[start].isFraction, value == value.rounded(), let (part, end) = fraction(place),
      tokens[start].number != nil || !tokens[place].isFraction
    {
      // In `Two ¼-oz packets` the fraction is another amount.
      (value, place) = (value + part, end)
    }
    if let factor = tokens[safe: place].flatMap({ IngredientWords.multiples[$0.plain] }), !isVague(start, place) {
      (value, place) = (value * factor, place + 1)
    }
    return value > 0 && value <= NumberReading.limit ? (value, place) : nil
  }

  /// Whether a number and the word after it are `ein paar`, which is a few and no pair.
  private func isVague(_ number: Int, _ place: Int) -> Bool { isArticle(number) && tokens[place].plain == "paar" }

  /// The value of a number word at a token; nil for anything else.
  private func word(_ place: Int) -> Double? {
    guard let token = tokens[safe: place], token.isWord else { return nil }
    return IngredientWords.number(token.plain)
  }

  /// Reads the fraction after a whole number: ` 1/2`, `-1/2`, ` and a half`.
  private func fraction(_ start: Int) -> (Double, Int)? {
    guard let first = tokens[safe: start] else { return nil }
    if first.isFraction, let part = first.number { return (part, start + 1) }
    let isAnd = first.isSign("&") || ["and", "und", "et", "e", "y"].contains(first.plain)
    guard isAnd || first.isDash && first.isGlued, let next = tokens[safe: start + 1] else { return nil }
    if next.isFraction, let part = next.number { return isAnd || next.isGlued ? (part, start + 2) : nil }
    let half = isArticle(start + 1) ? start + 2 : start + 1
    return isAnd && word(half) == 0.5 ? (0.5, half + 1) : nil
  }

  /// Reads the upper end of a range after its lower end: `-3`, `to 3`, `or 3`.
  func rangeEnd(_ start: Int, above low: Double) -> (Double, Int)? {
    guard start + 1 < tokens.count else { return nil }
    // `5/6 pomodori` is no fraction.
    let isSlash = tokens[start].isSign("/") && tokens[start].isGlued && tokens[start + 1].number == low + 1
    guard tokens[start].isDash || isSlash || IngredientWords.ranges.contains(tokens[start].plain) else { return nil }
    guard let (high, end) = number(skippingApproximate(start + 1)), high > low else { return nil }
    // `1 - 14 oz can` is not a range, but a count and a size.
    if tokens[start].isDash, !tokens[start].isGlued, high > low * 4, let (unit, _) = unit(end), unit.isMeasured {
      return nil
    }
    return (high, end)
  }

  /// Reads the unit at a token; nil if there is none.
  func unit(_ start: Int) -> (IngredientUnit, Int)? {
    guard start < tokens.count else { return nil }
    let first = tokens[start]
    if first.isSign("\"") || first.isSign("\u{201D}") || first.isSign("\u{2033}") {
      return IngredientUnit.named("\"").map { ($0, start + 1) }
    }
    guard first.isWord, !first.plain.isEmpty else { return nil }
    if IngredientUnit.mayContinue(first.plain) {
      var words = first.plain
      var place = start + 1
      var longest: (IngredientUnit, Int)?
      for _ in 0..<3 {
        while place < tokens.count, tokens[place].isSign(".") || tokens[place].isSign(";") { place += 1 }
        guard place < tokens.count, let word = unitWord(place) else { break }
        // `c.s.` and `c. à c.` are spoons; `1 c S&W beans` is a cup.
        if first.plain == "c", place == start + 1, word.utf8.count == 1, word != "a" { break }
        words += " " + word
        place += 1
        if let unit = IngredientUnit.named(words) { longest = (unit, place) }
      }
      if let (unit, end) = longest { return (unit, afterPoint(end)) }
    }
    if first.plain == "kl" {
      // `KL` is a spoon, as in `1 KL Salz`; `kl.` is a size, as in `1 kl. Dose`.
      return scalars[first.range.lowerBound] == "K"
        ? IngredientUnit.named("tl").map { ($0, afterPoint(start + 1)) } : nil
    }
    if first.plain == "gr", isLarge(start) { return nil }
    // `2 chili di patate` are kilograms, and `2 chili` a vegetable.
    if first.plain == "chili", !(tokens[safe: start + 1].map { $0.plain == "di" || $0.plain.hasPrefix("d'") } ?? false)
    {
      return nil
    }
    if first.plain == "t", scalars[first.range.lowerBound] == "T" {
      return IngredientUnit.named("tbsp").map { ($0, afterPoint(start + 1)) }
    }
    if first.plain == "bouquet", tokens[safe: start + 1]?.plain == "garni" { return nil }
    // `une noix de beurre` is a piece; `un peu de noix de muscade` is a spice.
    if IngredientWords.nuts.contains(first.plain) {
      guard let fat = tokens[safe: start + 2], IngredientWords.joining.contains(tokens[start + 1].plain),
        IngredientWords.fats.contains(fat.plain)
      else { return nil }
    }
    guard let unit = IngredientUnit.named(first.plain) else { return nil }
    return (unit, afterPoint(start + 1))
  }

  /// The word at a token that may be a part of a unit, also if the word is in brackets: `colheres (sopa)`.
  private func unitWord(_ place: Int) -> String? {
    if tokens[place].isWord { return tokens[place].plain }
    guard let inner = tokens[place].brackets, inner.count == 1, inner[0].isWord else { return nil }
    return inner[0].plain
  }

  /// Whether `gr.` is a size, as in `2 gr. Zwiebeln`, and not a weight, as in `200 gr. Mehl`.
  private func isLarge(_ place: Int) -> Bool {
    guard tokens[place].plain == "gr", place > 0, let count = tokens[place - 1].number, count <= 4,
      let next = tokens[safe: place + 2],
      tokens[place + 1].isSign("."), next.isWord
    else { return false }
    return scalars[next.range.lowerBound].properties.isUppercase
  }

  /// The index of the next token after the period of an abbreviation; the same index if there is no period.
  func afterPoint(_ place: Int) -> Int {
    var place = place
    while place < tokens.count, tokens[place].isGlued, tokens[place].isSign(".") || tokens[place].isSign(";") {
      place += 1
    }
    return place
  }

  /// The index of the next token after words for size, shape or manner, such as `thinly`.
  func skippingSizes(_ start: Int) -> Int {
    var place = start
    while place < tokens.count, tokens[place].isWord, isSize(place) || isShapeOrManner(tokens[place].plain) {
      place = afterPoint(place + 1)
    }
    return place
  }

  /// Whether a word says how large a piece is or how full a spoon is.
  func isSize(_ place: Int) -> Bool {
    let plain = tokens[place].plain
    // `KL` is a spoon, as in `1 KL Salz`; `kl.` is a size, as in `1 kl. Dose`.
    if plain == "kl" { return scalars[tokens[place].range.lowerBound] == "k" }
    return IngredientWords.sizes.contains(plain) || isLarge(place)
  }

  private func isShapeOrManner(_ plain: String) -> Bool {
    IngredientWords.shapes.contains(plain) || IngredientWords.manners.contains(plain)
  }

  /// The index of the next token after words such as `about`.
  func skippingApproximate(_ start: Int) -> Int {
    var place = start
    while place < tokens.count,
      tokens[place].isSign("~") || tokens[place].isSign("\u{2248}")
        || (tokens[place].isWord && IngredientWords.approximate.contains(tokens[place].plain))
    {
      place = afterPoint(place + 1)
    }
    return place == start || place >= tokens.count ? start : place
  }
}
