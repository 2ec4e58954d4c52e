/// One amount: a number, a range, a unit.
extension IngredientText {
  /// Reads a number, range and unit: `1 1/2 cups`, `2-3`, `about 200 g`; nil if there is no number at that place.
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
    if next < tokens.count, tokens[next].isDash || tokens[next].isSign(",") { next += 1 }
    // `1/3 of a bunch`, `half a teaspoon`
    var inner = next
    if inner + 1 < tokens.count, tokens[inner].plain == "of", isArticle(inner + 1) { inner += 1 }
    if inner < tokens.count, isArticle(inner) { inner += 1 }
    if let (unit, end) = unit(skippingSizes(inner)) ?? unit(skippingSizes(next)) {
      // `6 cloves` without a food counts cloves, which are a spice.
      let isFood = end >= tokens.count && !unit.isMeasured && unit.kind != .spoon && start == 0
      if !isFood {
        result.unit = unit
        return (result, end)
      }
    }
    return (result, place)
  }

  func number(_ start: Int) -> (Double, Int)? {
    guard start < tokens.count else { return nil }
    var value: Double
    var place = start + 1
    if let digits = tokens[start].number {
      value = digits
      // `1 1/2`, `1-1/2`, `1 and 1/2`
      if !tokens[start].isFraction, value == value.rounded() {
        var next = place
        let isJoined =
          next < tokens.count
          && (tokens[next].isDash && tokens[next].isGlued
            || ["and", "&", "und", "et", "e", "y"].contains(tokens[next].plain))
        if isJoined { next += 1 }
        if next < tokens.count, tokens[next].isFraction, let part = tokens[next].number,
          !isJoined || tokens[next].isGlued || !tokens[next - 1].isDash
        {
          value += part
          place = next + 1
        }
      }
    } else if tokens[start].isWord, let word = IngredientWords.number(tokens[start].plain) {
      value = word
      if value < 1, place < tokens.count, isArticle(place) { place += 1 }
      if value >= 1, place < tokens.count, tokens[place].plain == "half" || tokens[place].plain == "halbe" {
        value *= 0.5
        place += 1
      }
    } else {
      return nil
    }
    if place < tokens.count, IngredientWords.dozens.contains(tokens[place].plain) {
      value *= 12
      place += 1
    }
    return value > 0 && value <= NumberReading.limit ? (value, place) : nil
  }

  /// The end of a range that begins with a number: `-3`, `to 3`, `or 3`.
  func rangeEnd(_ start: Int, above low: Double) -> (Double, Int)? {
    guard start + 1 < tokens.count else { return nil }
    guard tokens[start].isDash || IngredientWords.ranges.contains(tokens[start].plain) else { return nil }
    guard let (high, end) = number(skippingApproximate(start + 1)), high > low else { return nil }
    // `2 1-pound` would be no range; `1 - 14 oz can` is a count and a size.
    if tokens[start].isDash, !tokens[start].isGlued, high > low * 4, let (unit, _) = unit(end), unit.isMeasured {
      return nil
    }
    return (high, end)
  }

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
        guard place < tokens.count, tokens[place].isWord else { break }
        words += " " + tokens[place].plain
        place += 1
        if let unit = IngredientUnit.named(words) { longest = (unit, place) }
      }
      if let (unit, end) = longest { return (unit, afterPoint(end)) }
    }
    if first.plain == "t", scalars[first.range.lowerBound] == "T" {
      return IngredientUnit.named("tbsp").map { ($0, afterPoint(start + 1)) }
    }
    if first.plain == "bouquet", tokens[safe: start + 1]?.plain == "garni" { return nil }
    guard let unit = IngredientUnit.named(first.plain) else { return nil }
    return (unit, afterPoint(start + 1))
  }

  /// The place behind the period of an abbreviation.
  func afterPoint(_ place: Int) -> Int {
    var place = place
    while place < tokens.count, tokens[place].isGlued, tokens[place].isSign(".") || tokens[place].isSign(";") {
      place += 1
    }
    return place
  }

  func skippingSizes(_ start: Int) -> Int {
    var place = start
    while place < tokens.count, tokens[place].isWord, isSizeOrManner(tokens[place].plain) {
      place = afterPoint(place + 1)
    }
    return place
  }

  func isSizeOrManner(_ plain: String) -> Bool {
    IngredientWords.sizes.contains(plain) || IngredientWords.manners.contains(plain)
      || IngredientWords.shapes.contains(plain)
  }

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
