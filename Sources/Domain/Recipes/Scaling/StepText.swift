/// The amounts and temperatures in the text of a step.
struct StepText {
  let line: IngredientText

  init(_ line: IngredientText) { self.line = line }

  /// An amount in the text of a step.
  struct Mentioned {
    /// The place of the amount, as indices of Unicode scalars.
    let range: Range<Int>
    /// The same amount in one or more systems of units, each as parts that are added up: `1 lb 2 oz / 510 g`.
    let alternatives: [[IngredientAmount]]
    /// The index of the ingredient that the amount is of; nil if it is none of the recipe's.
    let ingredient: Int?
    /// Whether the amount is of a liquid, such as water, which recipes use without listing it.
    let isOfLiquid: Bool
    /// Whether the amount may be that of each piece, which does not grow with the servings: `each with 20 g sugar`.
    let isOfEach: Bool
  }

  // MARK: Amounts

  /// The amounts in the text that are in a unit, and the numbers of pieces of an ingredient.
  func amounts(of ingredients: [IngredientReading]) -> [Mentioned] {
    amounts(line.tokens, before: [], ingredients)
  }

  private func amounts(
    _ tokens: [IngredientToken], before outer: ArraySlice<IngredientToken>, _ ingredients: [IngredientReading]
  )
    -> [Mentioned]
  {
    let text = IngredientText(scalars: line.scalars, tokens: tokens)
    var found: [Mentioned] = []
    var place = 0
    while place < tokens.count {
      if let inner = tokens[place].brackets {
        found += amounts(inner, before: tokens[..<place].suffix(1), ingredients)
      }
      if let (_, end) = temperature(tokens, place) {
        place = end
        continue
      }
      guard tokens[place].number != nil, let (amount, end) = text.amount(place), Self.isKitchen(amount) else {
        place += 1
        continue
      }
      var alternatives = [[amount]]
      let next = further(text, behind: end, of: amount, &alternatives)
      let names = tokens[next...].prefix(5).map(\.plain)
      var ingredient = IngredientMention.index(of: names[...], in: ingredients)
      if ingredient == nil, let name = outer.last?.plain, next == tokens.count || tokens[next].isSign(",") {
        ingredient = IngredientMention.index(of: [name], in: ingredients)
      }
      let range = tokens[place].range.lowerBound..<tokens[next - 1].range.upperBound
      let isOfEach =
        tokens[..<place].suffix(3).contains { Self.each.contains($0.plain) }
        || names.first.map(Self.each.contains) ?? false
      if amount.unit.map({ [.mass, .volume, .spoon].contains($0.kind) }) ?? false {
        found.append(
          Mentioned(
            range: range, alternatives: alternatives, ingredient: ingredient,
            isOfLiquid: names.first { !IngredientWords.joining.contains($0) }.map(Seasonings.isLiquid) ?? false,
            isOfEach: isOfEach))
      } else if let ingredient, isPart(amount, of: ingredients[ingredient]), !isOfEach,
        place == 0 || !Self.results.contains(tokens[place - 1].plain)
      {
        found.append(
          Mentioned(
            range: range, alternatives: [[amount]], ingredient: ingredient, isOfLiquid: false, isOfEach: false))
      }
      place = next
    }
    return found
  }

  /// Reads what belongs to the amount before `end`: ounces behind pounds, and the same amount in another unit, behind a
  /// slash or in brackets; returns the index of the token behind all of it.
  private func further(
    _ text: IngredientText, behind end: Int, of amount: IngredientAmount, _ alternatives: inout [[IngredientAmount]]
  ) -> Int {
    var next = end
    while next < text.tokens.count {
      if let (more, after) = text.amount(next), more.unit?.symbol == "oz", alternatives.last?.last?.unit?.symbol == "lb"
      {
        alternatives[alternatives.count - 1].append(more)
        next = after
      } else if text.tokens[next].isSign("/"), let (other, after) = text.measured(next + 1) {
        alternatives.append([other])
        next = after
      } else if let inner = text.tokens[next].brackets, amount.unit?.isMeasured ?? false || amount.unit?.kind == .spoon,
        case let listed = IngredientText(scalars: line.scalars, tokens: inner).listOfAmounts(),
        listed.count == 1, listed[0].role == .same, listed[0].amount.unit != nil
      {
        alternatives.append([listed[0].amount])
        next += 1
      } else {
        break
      }
    }
    return next
  }

  /// Whether an amount can be one of an ingredient: not a length.
  private static func isKitchen(_ amount: IngredientAmount) -> Bool { amount.unit?.kind != .length }

  /// Whether a number of pieces is one of the ingredient's pieces: 2 of the 3 onions.
  private func isPart(_ amount: IngredientAmount, of ingredient: IngredientReading) -> Bool {
    guard let own = ingredient.amount, let whole = own.quantityMax ?? own.quantity, let number = amount.quantity else {
      return false
    }
    return own.unit?.symbol == amount.unit?.symbol && number <= whole
  }

  private static let each: Set<String> = [
    "each", "every", "per", "je", "jeweils", "jede", "jeden", "jedes", "pro", "chaque", "chacun", "ogni", "ciascuno",
    "cada",
  ]
  /// Words before a number of pieces that are made of something: `cut into 8 pieces`.
  private static let results: Set<String> = ["into", "in", "en", "em", "makes", "ergibt"]

  // MARK: Temperatures

  /// The temperatures that are not in the given units, with the text that replaces each.
  ///
  /// One that the step also states in these units, as in `350 °F / 180 °C`, is left alone.
  func temperatures(in units: RecipeScale.Units) -> [(Range<Int>, String)] {
    temperatures(line.tokens, in: units == .metric ? .celsius : .fahrenheit)
  }

  private enum Scale { case celsius, fahrenheit, gasMark }

  private struct Temperature {
    var range: Range<Int>
    /// One number, or both ends of a range.
    var degrees: [Double]
    var scale: Scale
    /// Whether nothing stands between the number and its sign.
    var isGlued = true

    /// The temperature in degrees of the given scale, as text.
    func text(in target: Scale) -> String {
      let numbers = degrees.map { degrees -> String in
        let celsius =
          switch scale {
          case .celsius: degrees
          case .fahrenheit: (degrees - 32) * 5 / 9
          // Gas mark 4 is 180 °C; marks are 25 °F apart.
          case .gasMark: (250 + degrees * 25 - 32) * 5 / 9
          }
        let exact = target == .celsius ? celsius : celsius * 9 / 5 + 32
        return String(Int((exact / 5).rounded()) * 5)
      }
      return numbers.joined(separator: "\u{2013}") + (isGlued ? "" : " ") + (target == .celsius ? "\u{B0}C" : "\u{B0}F")
    }
  }

  private func temperatures(_ tokens: [IngredientToken], in target: Scale) -> [(Range<Int>, String)] {
    var changes: [(Range<Int>, String)] = []
    var place = 0
    while place < tokens.count {
      guard let (first, end) = temperature(tokens, place) else {
        if let inner = tokens[place].brackets { changes += temperatures(inner, in: target) }
        place += 1
        continue
      }
      var group = [first]
      place = end
      // `180C/160C fan`: two of the same scale are two temperatures.
      while let (more, after) = sameTemperature(tokens, place),
        more.allSatisfy({ other in !group.contains { $0.scale == other.scale && $0.degrees != other.degrees } })
      {
        group += more
        place = after
      }
      guard !group.contains(where: { $0.scale == target }) else { continue }
      let said = group.first { $0.scale != .gasMark } ?? first
      let range = first.range.lowerBound..<tokens[place - 1].range.upperBound
      let isAlone = group.count == 1 && first.scale == .gasMark
      changes.append((range, said.text(in: target) + (isAlone ? " (\(line.slice(range)))" : "")))
    }
    return changes
  }

  /// The same temperature in other units behind a slash, a comma or `or`, or in brackets: `350F / gas mark 4`.
  private func sameTemperature(_ tokens: [IngredientToken], _ place: Int) -> ([Temperature], Int)? {
    guard let token = tokens[safe: place] else { return nil }
    if let inner = token.brackets {
      var all: [Temperature] = []
      var at = 0
      while at < inner.count {
        if inner[at].isSign("/") || inner[at].isSign(",") || inner[at].isSign(";") || Self.ors.contains(inner[at].plain)
        {
          at += 1
          continue
        }
        guard let (next, end) = temperature(inner, at) else { return nil }
        all.append(next)
        at = end
      }
      return all.isEmpty ? nil : (all, place + 1)
    }
    guard token.isSign("/") || token.isSign(",") || Self.ors.contains(token.plain) else { return nil }
    return temperature(tokens, place + 1).map { ([$0.0], $0.1) }
  }

  private static let ors: Set<String> = ["or", "oder", "ou", "o"]

  private func temperature(_ tokens: [IngredientToken], _ place: Int) -> (Temperature, Int)? {
    guard let first = tokens[safe: place] else { return nil }
    if first.plain == "gas" {
      let next = tokens[safe: place + 1]?.plain == "mark" ? place + 2 : place + 1
      guard let token = tokens[safe: next], let mark = token.number, mark == mark.rounded(), (1...10).contains(mark)
      else {
        return nil
      }
      return (
        Temperature(range: first.range.lowerBound..<token.range.upperBound, degrees: [mark], scale: .gasMark), next + 1
      )
    }
    guard let low = first.number, Self.isDegrees(low) else { return nil }
    var degrees = [low]
    var next = place + 1
    if let high = tokens[safe: next + 1]?.number, tokens[next].isDash || ["to", "bis"].contains(tokens[next].plain),
      Self.isDegrees(high), high > low
    {
      degrees.append(high)
      next += 2
    }
    guard let (scale, end, isWord) = scale(tokens, next, degrees[0]) else { return nil }
    let range = first.range.lowerBound..<tokens[end - 1].range.upperBound
    return (Temperature(range: range, degrees: degrees, scale: scale, isGlued: !isWord && tokens[next].isGlued), end)
  }

  private static func isDegrees(_ number: Double) -> Bool { (10..<1000).contains(number) && number == number.rounded() }

  /// The scale that the words and signs at a token name, the index behind them, and whether they are words.
  ///
  /// `Grad` is Celsius, and `degrees` is Fahrenheit from 300 on, which no kitchen reaches in Celsius; lower ones may be
  /// either.
  private func scale(_ tokens: [IngredientToken], _ start: Int, _ degrees: Double) -> (Scale, end: Int, isWord: Bool)? {
    guard let token = tokens[safe: start] else { return nil }
    if token.isSign("\u{2109}") { return (.fahrenheit, start + 1, false) }
    if token.isSign("\u{2103}") { return (.celsius, start + 1, false) }
    var next = start
    var spoken: String?
    if token.isSign("\u{B0}") || token.plain == "\u{BA}" {
      next += 1
    } else if Self.degrees.contains(token.plain) {
      spoken = token.plain
      next = start + 1
      if tokens[safe: next]?.isSign("\u{B0}") ?? false { next += 1 }
    }
    if let word = tokens[safe: next], word.isWord {
      let written = line.slice(word.range)
      let isSpelled = ["fahrenheit", "celsius"].contains(word.plain)
      if isSpelled || ["F", "C", "\u{BA}F", "\u{BA}C"].contains(written)
        || next > start && ["f", "c"].contains(word.plain)
      {
        return (word.plain.contains("f") ? .fahrenheit : .celsius, next + 1, spoken != nil || isSpelled)
      }
    }
    guard next > start else { return nil }
    if let spoken, !spoken.hasPrefix("deg") || spoken.hasPrefix("degre") && !spoken.hasPrefix("degree") {
      return (.celsius, next, true)
    }
    return degrees >= 300 ? (.fahrenheit, next, spoken != nil) : nil
  }

  private static let degrees: Set<String> = [
    "degrees", "degree", "deg", "grad", "degres", "degre", "gradi", "grado", "grados", "graus", "градусів",
  ]
}
