/// Finds the amount and the name in the words of one item.
struct ItemGrammar {
  let words: ArraySlice<TextWord>
  let source: ItemSource
  let reader: ItemListReader

  /// The maximum number of words of a name that is looked up in the bank.
  private static let longestName = 12
  private static let longestAmount = 5
  private static let longestPortion = 4

  func phrase() throws(LarderError) -> ItemPhrase {
    if let special = vague() ?? whole() { return special }
    let parted = Self.parted(words)
    if !parted.isEmpty, !isKnown(words) {
      for parted in parted {
        let found = try? ItemGrammar(words: parted[...], source: source, reader: reader).phrase()
        if let found, reader.knows(found.name) { return found }
      }
    }
    let leading = try AmountReader.readings(words, in: source.text)
    let trailing = try trailingReadings()
    // The bank's own names come first, the longest of them before the others: `2 cup noodles` means two cup noodles if
    // the bank has this name. `2 milk` means two of milk even if the bank has `2% milk`, since punctuation is ignored
    // in names.
    for reading in leading {
      let name = words.dropFirst(reading.used)
      if isKnown(name) { return try checked(reading, of: words, name: name) }
      if let (portioned, name) = foodSpecificPortion(after: reading) {
        return try checked(portioned, of: words, name: name)
      }
    }
    if isKnown(words) { return phrase(nil, of: words, name: words) }
    for (reading, start) in trailing where isKnown(words[..<start]) {
      // `2 milk 1 l` is not one liter of the bank's `2% milk`.
      if let count = leading.first, count.quantity.pieces != nil, isKnown(words[..<start].dropFirst(count.used)) {
        break
      }
      return try behind(reading, from: start)
    }
    // Square sausage is no square of sausage.
    if let (reading, name) = Self.unitAlone(words, isKnown: { isKnown($0) || isInTables($0) }), !isInTables(words) {
      return try checked(reading, of: words, name: name)
    }
    if leading.isEmpty, trailing.isEmpty, let found = unitBehind() ?? wordBehind() { return found }
    if let reading = leading.last { return try phrase(leading, longest: reading) }
    if let (reading, start) = trailing.first {
      if let counted = try countedBefore(reading, from: start) { return counted }
      return try behind(reading, from: start)
    }
    return phrase(nil, of: words, name: words)
  }

  private func isInTables(_ name: ArraySlice<TextWord>) -> Bool {
    reader.isEaten && (1...Self.longestName).contains(name.count) && reader.isFood(name.phrase)
  }

  private func isKnown(_ name: ArraySlice<TextWord>) -> Bool {
    (1...Self.longestName).contains(name.count) && reader.knows(name.phrase)
  }
}

extension ItemGrammar {
  /// Reads an amount at the start of the item; the rest is the name.
  private func phrase(_ readings: [AmountReading], longest: AmountReading) throws(LarderError) -> ItemPhrase {
    var reading = longest
    if reading.used == words.count {
      // `2 rolls`, `2 bars`: a word that can be a portion is the food itself if no other food is named.
      guard let unit = longest.quantity.portion, PortionWords.isNoun(unit.plainLetters),
        let shorter = readings.last(where: { $0.used < words.count })
      else { throw noFood(longest) }
      reading = shorter
    }
    var name = content(words.dropFirst(reading.used), of: reading)
    if let (part, rest) = try part(reading, of: name) {
      if let second = try secondAmount(in: rest, behind: part) { throw twoAmounts(part, second) }
      return try checked(part, of: words, name: rest)
    }
    if let (times, rest) = Self.times(behind: name) {
      reading.quantity = reading.quantity.scaled(by: times)
      name = rest
    }
    guard let second = try secondAmount(in: name, behind: reading) else {
      return try checked(reading, of: words, name: name)
    }
    guard let (amount, rest) = size(of: reading, second) else { throw twoAmounts(reading, second) }
    return try checked(amount, of: words, name: content(rest, of: amount))
  }

  /// A share of a counted amount, and the name: `1/3 of 2 bananas`, `half of 3 slices of toast`; nil for any other item.
  private func part(
    _ share: AmountReading, of name: ArraySlice<TextWord>
  ) throws(LarderError) -> (AmountReading, name: ArraySlice<TextWord>)? {
    guard let part = share.quantity.pieces, part < 1,
      AmountWords.isOf(words[words.startIndex + share.used - 1].plainShort),
      let whole = try AmountReader.readings(name, in: source.text).last, whole.used < name.count,
      whole.quantity.isCount, whole.quantity.upTo == nil
    else { return nil }
    var amount = whole
    amount.quantity.share = (whole.quantity.share ?? 1) * part
    amount.used = share.used + whole.used
    amount.text = words.prefix(amount.used).phrase
    return (amount, name.dropFirst(whole.used))
  }

  /// How often an amount was had, and the name, if that number is typed after the name: `pint of lager x2`; nil for any
  /// other name.
  private static func times(behind name: ArraySlice<TextWord>) -> (times: Double, name: ArraySlice<TextWord>)? {
    for start in name.indices.suffix(2) where start > name.startIndex {
      guard ["x", "×"].contains(where: name[start].plainShort.hasPrefix),
        let reading = (try? AmountReader.readings(name[start...], in: ""))?.last,
        start + reading.used == name.endIndex, let times = reading.quantity.pieces
      else { continue }
      return (times, name[..<start])
    }
    return nil
  }

  /// The name without the pack that follows a weight: `skyr` for the `tub of skyr` of `500g tub of skyr`.
  private func content(_ name: ArraySlice<TextWord>, of amount: AmountReading) -> ArraySlice<TextWord> {
    guard case .measure = amount.quantity.unit, name.count > 1, let pack = name.first, pack.kind == .plain,
      PortionWords.isNoun(pack.plainShort), PortionWords.isContainer(pack.plainShort), !isKnown(name)
    else { return name }
    if name.count > 2, AmountWords.isOf(name[name.startIndex + 1].plainShort) { return name.dropFirst(2) }
    return isKnown(name.dropFirst()) ? name.dropFirst() : name
  }

  /// The combined amount and the name, if the second amount is the size of the first: `1 can of beans 400 g`.
  ///
  /// For half a 300 g steak, the amount is 150 g. Nil if the second amount may mean something else.
  private func size(
    of first: AmountReading, _ second: SecondAmount
  ) -> (amount: AmountReading, name: ArraySlice<TextWord>)? {
    // In `2 Bier 0,5` and `2 Gläser Rotwein 0,2 l`, the volume is the size of each, as on a menu; so it is of what was
    // bought.
    let glass = second.reading.quantity.milliliters.map(Self.glass.contains) ?? false
    let isPortion = first.quantity.countsPortions
    let isOfEach =
      (second.isMenuSize || glass && ItemPhrase.isDrink(second.rest)
        || !reader.isEaten && second.reading.quantity.milliliters != nil)
      && (isPortion || first.quantity.pieces.map { $0 > 1 } == true)
    guard
      isPortion || first.quantity.pieces.map({ $0 <= 1 }) == true || isOfEach,
      first.quantity.upTo == nil, let last = second.rest.last,
      !ItemPhrase.otherFood.contains(last.text.lowercased())
    else { return nil }
    var amount = second.reading
    let count = first.quantity.number
    if let part = first.quantity.pieces, part < 1 {
      // In `half avocado 80 g`, the weight may be that of the half.
      guard second.words.startIndex < second.rest.startIndex else { return nil }
      // Half of a 300 g steak is 150 g.
      amount.quantity = amount.quantity.scaled(by: part)
    } else if count != 1 {
      // In `2 cans of beans, 400 g`, the weight is that of each pack; with slices or bowls it may be the weight of all.
      guard isOfEach || first.quantity.portion.map(PortionWords.isContainer) ?? false else { return nil }
      amount.quantity = amount.quantity.scaled(by: count)
      amount.text = "\(Quantity.figure(count)) x \(amount.text)"
    }
    amount.used = first.used
    return (amount, second.rest)
  }

  /// The milliliters of one drink.
  private static let glass = 100.0...1000

  /// Reads an item with a vague amount: `a few grapes`, `grapes, a few`, `etwas Butter`; nil for any other item.
  private func vague() -> ItemPhrase? {
    let plain = words.map(\.plainShort)
    let before = AmountWords.vagueLength(plain)
    if before > 0, before < words.count {
      let rest = words.dropFirst(before)
      if let few = fewPortions(words.prefix(before), of: rest) { return few }
      // `some 200 g rice` is about 200 g.
      if (try? AmountReader.readings(rest, in: source.text).last) != nil {
        guard var phrase = try? ItemGrammar(words: rest, source: source, reader: reader).phrase() else { return nil }
        phrase.quantity?.isAbout = true
        return phrase
      }
      return vague(words.prefix(before), name: rest)
    }
    guard before == 0 else { return nil }
    for length in (1...4).reversed() where length < words.count && AmountWords.isVague(plain.suffix(length)) {
      return vague(words.suffix(length), name: words.dropLast(length))
    }
    return nil
  }

  /// Reads a food all of which was eaten: `ganze Pizza Margherita`, `a whole pizza`; nil for any other item, and for
  /// names such as `whole milk`.
  private func whole() -> ItemPhrase? {
    let isCounted = words.first.map { NumberWords.articles[$0.plainShort] != nil || $0.text == "1" } ?? false
    let said = isCounted ? words.dropFirst() : words
    let name = said.dropFirst()
    // `whole strawberries` are several, and `whole greek yogurt` is a kind of yogurt.
    let isOne =
      said.count < words.count
      || name.last.map { EnglishNoun.singular($0.plainShort) == $0.plainShort } ?? false
        && name.first.map { !Self.kindsOfWhole.contains($0.plainShort) } ?? false
    guard isOne, let first = said.first, AmountWords.isWhole(first.plainShort), let next = name.first,
      next.kind == .plain,
      !AmountWords.isOf(next.plainShort), !isKnown(said), !isInTables(said),
      isInTables(name)
        || first.plainShort.hasPrefix("ganz")
          && (Brands.length(in: name.map(\.text)) > 0 || name.indices.contains { isInTables(name[...$0]) })
    else { return nil }
    return moved([TextWord(text: "1", range: first.range)], before: name)
  }

  /// Words after which `whole` says what kind of food it is.
  private static let kindsOfWhole: Set<String> = [
    "wheat", "grain", "milk", "meal", "fat", "greek", "cottage", "plain", "natural", "oat", "rye", "egg", "cream",
  ]

  /// Reads a vague number of portions: `a few slices of bread` means about three slices; nil for any other item.
  private func fewPortions(_ amount: ArraySlice<TextWord>, of rest: ArraySlice<TextWord>) -> ItemPhrase? {
    guard let unit = rest.first, unit.kind == .plain, unit.text.utf8.count <= 40,
      PortionWords.isNoun(unit.text.plainLetters), !isKnown(rest)
    else { return nil }
    let isOf = rest.dropFirst().first.map { AmountWords.isOf($0.plainShort) } ?? false
    let name = rest.dropFirst(isOf ? 2 : 1)
    guard !name.isEmpty else { return nil }
    let count = AmountWords.isFew(amount.map(\.text.plainLetters)) ? ItemPhrase.fewPieces : 1
    var phrase = phrase(nil, of: words, name: name)
    phrase.quantity = Quantity(count, .portion(unit.text), isAbout: true)
    phrase.amountText = words.prefix(words.count - name.count).phrase
    return phrase
  }

  private func vague(_ amount: ArraySlice<TextWord>, name: ArraySlice<TextWord>) -> ItemPhrase? {
    guard !isKnown(words) else { return nil }
    // `few cucumber slices`
    if AmountWords.isFew(amount.map(\.text.plainLetters)), name.count > 1, let unit = name.last,
      !name.contains(where: { ["from", "aus", "out"].contains($0.plainShort) }), PortionWords.isNoun(unit.plainShort),
      !isKnown(name)
    {
      var several = phrase(nil, of: words, name: name.dropLast())
      several.quantity = Quantity(ItemPhrase.fewPieces, .portion(unit.text), isAbout: true)
      several.amountText = "\(amount.phrase) \(unit.text)"
      return several
    }
    var phrase = phrase(nil, of: words, name: name)
    phrase.isFew = AmountWords.isFew(amount.map(\.text.plainLetters))
    phrase.vagueShare = AmountWords.share(amount.map(\.text.plainLetters))
    return phrase
  }

  /// The ways to split a number from the word that is attached to it: `2eggs`, `150gchicken breast`; empty if there are
  /// none.
  private static func parted(_ words: ArraySlice<TextWord>) -> [[TextWord]] {
    guard let first = words.first, first.kind == .plain, first.text.utf8.count <= 40,
      first.text.first?.decimalDigit != nil, (try? AmountReader.readings(words, in: ""))?.isEmpty ?? false
    else { return [] }
    let number = first.text.prefix { $0.decimalDigit != nil || ".,".contains($0) }
    let rest = first.text.dropFirst(number.count)
    guard rest.count > 2, rest.allSatisfy(\.isLetter) else { return [] }
    let unit = ["kg", "ml", "cl", "oz", "g", "l"].first { rest.lowercased().hasPrefix($0) && rest.count > $0.count + 2 }
    func word(_ text: some StringProtocol) -> TextWord { TextWord(text: String(text), range: first.range) }
    let withUnit = unit.map { [word(number + $0), word(rest.dropFirst($0.count))] }
    // `2lemons` is two lemons, not two liters of something.
    return ([[word(number), word(rest)]] + [withUnit].compactMap(\.self)).map { $0 + words.dropFirst() }
  }

  /// Finds a portion that only this food has, after a bare count: `2 florets broccoli`, `1 half fillet salmon`.
  private func foodSpecificPortion(after reading: AmountReading) -> (
    reading: AmountReading, name: ArraySlice<TextWord>
  )? {
    guard reading.quantity.unit == .piece else { return nil }
    let number = reading.quantity.number * (reading.quantity.share ?? 1)
    let rest = words.dropFirst(reading.used).prefix(Self.longestName)
    // After a unit of weight, no portion is searched for, since each lookup is a search of the bank.
    if case .mass? = Measure.read(rest.prefix(1).map(\.text.plainLetters))?.measure { return nil }
    for length in (1...Self.longestPortion).reversed() where length < rest.count {
      let unit = rest.prefix(length)
      // A spoon is a measure, also of a food whose own spoon is known; a cup of coffee may be a vessel.
      guard unit.allSatisfy({ $0.kind == .plain }),
        length > 1 || !unit.contains(where: { AmountWords.isSpoon($0.plainShort) }),
        reader.hasPortion(unit.phrase, rest.dropFirst(length).phrase)
      else {
        continue
      }
      var quantity = Quantity.count(number, unit: unit.phrase)
      quantity.upTo = reading.quantity.upTo
      // The `of` in `a glass of milk` belongs to the amount.
      let isOf = rest.dropFirst(length).first.map { AmountWords.isOf($0.plainShort) } ?? false
      let used = reading.used + length + (isOf && rest.count > length + 1 ? 1 : 0)
      let portioned = AmountReading(
        quantity: quantity, text: "\(reading.text) \(unit.phrase)",
        used: used, doubt: reading.doubt,
        alternatives: reading.alternatives.map { .count($0.number, unit: unit.phrase) })
      return (portioned, words.dropFirst(used))
    }
    return nil
  }

  /// Reads an amount at the end of the item, starting at the word `start`.
  private func behind(_ reading: AmountReading, from start: Int) throws(LarderError) -> ItemPhrase {
    // `Brokkoli ca. 100 g`: `ca.` belongs to the amount, not to the name.
    let isAbout = start - words.startIndex > 1 && ItemPhrase.meansAbout(words[start - 1])
    // `glass red wine x 2` is two glasses.
    if reading.quantity.isCount, reading.quantity.upTo == nil, reading.quantity.portion == nil,
      let (unit, name) = Self.unitAlone(words[..<start], isKnown: isKnown)
    {
      var counted = unit
      // `Glas Rotwein 0,2` is a glass of 0.2 liters.
      let liters = ItemPhrase.isDrink(name) ? reading.asLiters : nil
      counted.quantity = liters?.quantity ?? unit.quantity.scaled(by: reading.quantity.number)
      return try checked(counted, of: words, name: name)
    }
    var phrase = try checked(reading, of: words[start...], name: words[..<(isAbout ? start - 1 : start)])
    phrase.quantity?.isAbout = isAbout
    phrase.isAmountBehind = true
    return phrase
  }

  /// Reads a number of packs or glasses and the size of each, both behind a drink: `Radler 2 Flaschen 0,33`; nil for any
  /// other item.
  private func countedBefore(_ size: AmountReading, from start: Int) throws(LarderError) -> ItemPhrase? {
    for first in words[..<start].indices.suffix(Self.longestPortion) where first > words.startIndex {
      guard size.isSizeOfDrink, ItemPhrase.isDrink(words[..<first]),
        let count = try AmountReader.readings(words[first..<start], in: source.text).last,
        first + count.used == start, count.quantity.countsVessels
      else { continue }
      return moved(Array(words[first...]), before: words[..<first])
    }
    return nil
  }

  /// Reads a portion without a number at the end of the item: `Pho Bo große Schüssel`, `Brei halbe Portion`.
  private func unitBehind() -> ItemPhrase? {
    let unit = words.suffix(2)
    guard words.count > 2, let first = unit.first, let last = unit.last, PortionWords.isNoun(last.plainShort) else {
      return nil
    }
    let isPart = NumberWords.parts[first.plainShort].map { $0 < 1 } ?? false
    guard isPart || PortionWords.isSizeWord(first.plainShort) else { return nil }
    let amount = (isPart ? [] : [TextWord(text: "1", range: first.range)]) + unit
    var found = try? ItemGrammar(words: (amount + words.dropLast(2))[...], source: source, reader: reader).phrase()
    found?.isAmountBehind = true
    return found
  }

  /// After a name that the bank knows, reads an amount that is a single word and has no number: `rice pudding pot`,
  /// `Pizza halbe`.
  private func wordBehind() -> ItemPhrase? {
    let name = words.dropLast()
    guard let last = words.last, isKnown(name) else { return nil }
    let one = TextWord(text: "1", range: last.range)
    if let part = NumberWords.parts[last.plainShort], part < 1 { return moved([last], before: name) }
    // `milk whole` is a kind of milk.
    if AmountWords.isWhole(last.plainShort), last.plainShort != "whole" { return moved([one], before: name) }
    guard PortionWords.isNoun(last.plainShort), !WordRoles.isNeutral(last.plainShort),
      reader.hasPortion(last.text, name.phrase)
    else { return nil }
    return moved([one, last], before: name)
  }

  private func moved(_ amount: [TextWord], before name: ArraySlice<TextWord>) -> ItemPhrase? {
    try? ItemGrammar(words: (amount + name)[...], source: source, reader: reader).phrase()
  }

  /// Reads a portion word without a number as one such portion; nil unless the bank knows the name that follows.
  ///
  /// Examples: `Handvoll Nüsse`, `slice toast`.
  static func unitAlone(
    _ words: ArraySlice<TextWord>, isKnown: (ArraySlice<TextWord>) -> Bool
  ) -> (reading: AmountReading, name: ArraySlice<TextWord>)? {
    guard let unit = words.first, unit.kind == .plain, unit.text.utf8.count <= 40 else { return nil }
    let plain = unit.text.plainLetters
    let isOf = words.count > 2 && AmountWords.isOf(words[words.startIndex + 1].plainShort)
    let name = words.dropFirst(isOf ? 2 : 1)
    guard !name.isEmpty else { return nil }
    if AmountWords.isFilling(plain), !isKnown(words) {
      guard var found = unitAlone(name, isKnown: isKnown) else { return nil }
      if AmountWords.isHeaped(plain), name.first.map({ AmountWords.isSpoon($0.plainShort) }) == true {
        found.reading.quantity = found.reading.quantity.scaled(by: 2)
      }
      found.reading.text = "\(unit.text) \(found.reading.text)"
      return found
    }
    if PortionWords.isSizeWord(plain), let (reading, name) = unitAlone(name, isKnown: isKnown),
      let portion = reading.quantity.portion
    {
      let sized = "\(unit.text) \(portion)"
      return (AmountReading(quantity: .count(1, unit: sized), text: sized, used: reading.used + 1), name)
    }
    if let (measure, used) = Measure.read([plain]), used == 1, case .volume(let size, let symbol) = measure, size > 1,
      plain.count > 1, isKnown(name)
    {
      return (AmountReading(quantity: .volume(milliliters: size, unit: symbol), text: unit.text, used: 1), name)
    }
    guard PortionWords.isNoun(plain), isKnown(name) else { return nil }
    return (AmountReading(quantity: .count(1, unit: unit.text), text: unit.text, used: 1), name)
  }

  private func noFood(_ reading: AmountReading) -> LarderError {
    let place = LarderError.Location(text: source.text, range: words.place)
    guard words.count == 1, reading.quantity.unit == .piece else {
      return LarderError(
        .badAmount, "\(LarderError.quoted(reading.text)) of what?", hint: "name the food: `\(reading.text) rice`",
        location: place)
    }
    let isNumber = reading.text.allSatisfy { $0.decimalDigit != nil }
    return LarderError(
      .badAmount, "\(LarderError.quoted(reading.text)) of what?",
      hint: isNumber
        ? "name the food: `\(reading.text) eggs`; the food with that number is `#\(reading.text)`"
        : "name the food: `\(reading.text) eggs`",
      location: place)
  }

  /// A measure at the start or the end of a name, in an item that has another amount already.
  private struct SecondAmount {
    let reading: AmountReading
    /// Whether it is a bare decimal of liters, as on a menu: `0,5`.
    let isMenuSize: Bool
    let words: ArraySlice<TextWord>
    /// The name without the measure.
    let rest: ArraySlice<TextWord>
  }

  /// The second amount of an item; nil if there is none.
  private func secondAmount(
    in name: ArraySlice<TextWord>, behind first: AmountReading
  ) throws(LarderError) -> SecondAmount? {
    // The 0.3 of `200 ml Milch 0,3` is its fat.
    let hasMenuSize = first.quantity.countsPortions || first.quantity.pieces ?? 0 >= 1
    for start in [name.startIndex] + name.indices.suffix(Self.longestAmount) {
      guard let found = try AmountReader.readings(name[start...], in: source.text).last,
        start == name.startIndex || start + found.used == name.endIndex
      else { continue }
      let others = start == name.startIndex ? name.dropFirst(found.used) : name[..<start]
      let liters = hasMenuSize && ItemPhrase.isDrink(others) ? found.asLiters : nil
      let second = liters ?? found
      guard case .measure = second.quantity.unit else { continue }
      let words = name[start..<start + second.used]
      let isAbout = start > name.startIndex + 1 && ItemPhrase.meansAbout(name[start - 1])
      return SecondAmount(
        reading: second, isMenuSize: liters != nil, words: words,
        rest: start == name.startIndex ? name.dropFirst(second.used) : name[..<(isAbout ? start - 1 : start)])
    }
    return nil
  }

  /// The error for an item with two amounts, if the second one may apply to each piece or to all pieces together.
  ///
  /// Examples: `2 eggs 100g`, `2 100g steaks`.
  private func twoAmounts(_ first: AmountReading, _ second: SecondAmount) -> LarderError {
    LarderError(
      .badAmount,
      "two amounts are given, \(LarderError.quoted(first.text)) and \(LarderError.quoted(second.reading.text))",
      hint: Self.hint(of: first, and: second.reading),
      location: LarderError.Location(text: source.text, range: second.words.place))
  }

  private static func hint(of first: AmountReading, and second: AmountReading) -> String {
    guard let number = first.quantity.pieces, first.quantity.upTo == nil else { return "leave one of them out" }
    let count = Quantity.figure(number)
    let each = second.text.drop { "x× ".contains($0) }
    return "for \(count) of \(each) each write `\(count)x\(each.filter { $0 != " " })`"
  }

  /// The possible amounts at the end of the item, the longest first, each with the index of its first word.
  private func trailingReadings() throws(LarderError) -> [(reading: AmountReading, start: Int)] {
    var result: [(AmountReading, Int)] = []
    for start in words.indices.suffix(Self.longestAmount) where start > words.startIndex {
      for reading in try AmountReader.readings(words[start...], in: source.text)
      where start + reading.used == words.endIndex {
        // `vitamin a` and `number one` do not end in an amount: a bare count at the end must be written in digits.
        if reading.quantity.unit == .piece, !reading.text.contains(where: \.isNumber) { continue }
        result.append((reading, start))
      }
    }
    return result
  }

  private func checked(
    _ reading: AmountReading, of amount: ArraySlice<TextWord>, name: ArraySlice<TextWord>
  ) throws(LarderError) -> ItemPhrase {
    phrase(try AmountReader.checked(reading, of: amount, in: source.text), of: amount, name: name)
  }

  private func phrase(_ reading: AmountReading?, of amount: ArraySlice<TextWord>, name: ArraySlice<TextWord>)
    -> ItemPhrase
  {
    let range = words.place
    var joined = name.phrase
    // After an amount, a number can only be the number of a food.
    if reading != nil, name.count == 1, joined.utf8.count <= 12, joined.allSatisfy({ $0.decimalDigit != nil }) {
      joined = "#" + joined
    }
    return ItemPhrase(
      text: source[range], range: range, quantity: reading?.quantity, amountText: reading?.text ?? "", name: joined,
      doubt: reading?.doubt, alternatives: reading?.alternatives ?? [])
  }
}
