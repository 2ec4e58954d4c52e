extension ItemPhrase {
  /// The item with an amount that is found inside or after its name; nil if no amount is found there.
  ///
  /// Examples: `chicken breast 6 oz grilled`, `ca. 150 g Lachs`, `Kidneybohnen (400 g)`. Used only if the bank does not
  /// know the name, so that a number that belongs to a name stays in it. A weight or a volume is removed from the name;
  /// a bare count stays in it, since `omega 3` does not mean three of anything.
  package var withInnerAmount: ItemPhrase? {
    guard name.utf8.count <= Self.longestName, !name.hasPrefix("#"),
      let words = try? TextWord.words(of: name.filter { $0 != "(" && $0 != ")" }), words.count > 1
    else { return nil }
    if quantity == nil, let eggs = Self.eggs(in: words) {
      if let part = Self.partOfEgg(eggs.name) {
        return with(Quantity(eggs.number, .piece), eggs.amount.phrase, name: part)
      }
      return with(.count(eggs.number, unit: "egg"), eggs.amount.phrase, name: eggs.name.phrase)
    }
    var counted: (quantity: Quantity, text: String)?
    for start in words.indices {
      guard let found = try? AmountReader.readings(words[start...], in: "").last, found.doubt == nil else { continue }
      // `Pils (0,3)` means 0.3 liters.
      let isInBrackets = name.contains("(\(words[start].text))") || name.contains("(\(words[start].text) ")
      let isLast = start + found.used == words.count
      let liters = (isInBrackets || isLast) && Self.isDrink(words[...]) ? found.asLiters : nil
      let reading = liters ?? found
      // `protein powder in 300 ml water`: the amount is of something else.
      if start > 0, Self.otherFood.contains(words[start - 1].text.lowercased()) { continue }
      let isAbout = start > 0 && Self.meansAbout(words[start - 1])
      var behind = words[(start + reading.used)...]
      var before = words[..<(isAbout ? start - 1 : start)]
      // `Glas Wein (0,2)`
      if liters != nil, before.count > 1, PortionWords.isNoun(words[0].plainShort) { before = before.dropFirst() }
      // In `soup (400g tin)`, the tin is what holds the 400 g.
      var isOfPack = false
      if isInBrackets || behind.count == 1, let next = behind.first, PortionWords.holdsPieces(next.plainShort) {
        behind = behind.dropFirst()
        isOfPack = true
        // `half a tomato (500 g pack)` says nothing about the tomato, unlike `half a pizza (400 g pack)`.
        if isInBrackets, let quantity = self.quantity, quantity.number != 1, quantity.isCount,
          !(quantity.portion.map(PortionWords.holdsPieces) ?? false), !isOneToAPack(next.plainShort, before)
        {
          return nil
        }
        if let last = before.last, before.count > 1, AmountWords.isWhole(last.plainShort) { before.removeLast() }
      }
      var share = 1.0
      // `ravioli (800 g), half`
      if let last = behind.last, behind.count == 1, let part = NumberWords.parts[last.plainShort], part < 1 {
        (share, behind) = (part, [])
      }
      let rest = Array(before) + behind
      guard !rest.isEmpty, start > 0 else { continue }
      switch reading.quantity.unit {
      // `1 Liter Bier (1 l)`
      case .measure where isInBrackets && self.quantity.map { Self.areEqual($0, reading.quantity) } == true:
        return with(reading.quantity, amountText, name: rest.map(\.text).joined(separator: " "))
      case .measure:
        var quantity = reading.quantity.scaled(by: share * factor(for: reading.quantity, isOfPack: isOfPack))
        guard self.quantity == nil || self.quantity?.isCount == true && self.quantity?.upTo == nil,
          quantity.mass ?? quantity.milliliters ?? 0 <= Quantity.limit
        else { return nil }
        let count = isOfPack ? nil : self.quantity.flatMap { pieces(in: $0, of: before, weighing: reading.quantity) }
        if count != nil { quantity = reading.quantity.scaled(by: share * (self.quantity?.share ?? 1)) }
        quantity.isAbout = isAbout
        var item = with(quantity, reading.text, name: rest.map(\.text).joined(separator: " "))
        item.piecesOfWeight = count
        return item
      // `rice 120 cooked`
      case .piece
      where quantity == nil && reading.quantity.number >= Self.fewestGrams && reading.text.allSatisfy(\.isNumber)
        && !behind.isEmpty && WordRoles.isState(behind.map(\.plainShort)):
        var item = with(reading.quantity, reading.text, name: rest.map(\.text).joined(separator: " "))
        item.isAmountBehind = true
        return item
      case .portion, .piece:
        // `Feta (halbe Packung)`
        let isBracket =
          name.contains("(\(reading.text))")
          && reading.quantity.portion.map { PortionWords.isContainer($0) || PortionWords.isVessel($0) } ?? false
        guard self.quantity == nil, counted == nil, isBracket || reading.text.contains(where: \.isNumber) else {
          continue
        }
        if isInBrackets || isAbout || ["x", "×"].contains(where: reading.text.plainLetters.hasPrefix) {
          return with(reading.quantity, reading.text, name: rest.map(\.text).joined(separator: " "))
        }
        if reading.quantity.portion != nil, reading.quantity.number <= Self.mostPortions,
          !words[(start + reading.used)...].prefix(1).contains(where: { AmountWords.isOf($0.plainShort) })
        {
          return with(reading.quantity, reading.text, name: rest.map(\.text).joined(separator: " "))
        }
        counted = (reading.quantity, reading.text)
      case .toTaste: continue
      }
    }
    return counted.map { with($0.quantity, $0.text, name: name) }
  }

  /// Whether two amounts are the same weight or the same volume.
  private static func areEqual(_ one: Quantity, _ other: Quantity) -> Bool {
    one.mass.map { $0 == other.mass } ?? one.milliliters.map { $0 == other.milliliters } ?? false
  }

  /// Whether a pack holds one of the food, so that its weight is that of each: `3 beers (500 ml can)`, `half a pizza (400 g
  /// pack)`.
  private func isOneToAPack(_ pack: String, _ name: ArraySlice<TextWord>) -> Bool {
    ["can", "bottle", "pot"].contains(PortionWords.key(pack)) || isSoldWhole(name)
  }

  /// Whether a food is sold one to a pack, which says what the whole weighs.
  private func isSoldWhole(_ name: ArraySlice<TextWord>) -> Bool {
    let food = name.last?.text.plainLetters ?? ""
    return ["pizza", "lasagne", "lasagna", "mozzarella", "quiche", "pie"].contains { food.hasSuffix($0) }
  }

  /// The typed number of pieces if a weight behind them may be that of all of them, as in `6 eggs (300 g)`, or that of
  /// the whole of which a part was eaten, as in `half a pizza (320 g)`; nil for packs, as in `2 cans beans (400 g)`, and
  /// for a single piece.
  private func pieces(
    in quantity: Quantity, of food: ArraySlice<TextWord>, weighing weight: Quantity
  ) -> Quantity? {
    let count = quantity.scaled(by: 1 / share)
    // What a whole weighs is printed on what is sold in packs, and nobody weighs half a trout before it is halved.
    let isSold = count.portion.map(PortionWords.holdsPieces) ?? isSoldWhole(food)
    guard count.number > 1 || count.number < 1 && isSold, weight.mass != nil, !amountText.isEmpty, !isMultiplied,
      count.portion.map({ !PortionWords.isContainer($0.plainLetters) }) ?? (count.pieces != nil)
    else { return nil }
    return count
  }

  /// Whether the amount has a multiplication sign, as in `2x burger (150 g)`, which says that each has 150 g.
  private var isMultiplied: Bool {
    amountText.split(separator: " ").contains { AmountGrammar.isTimes($0.filter { $0.decimalDigit == nil }) }
  }

  /// By which number a weight in brackets after the name is multiplied: 2 for `2 cans beans (400 g)`.
  ///
  /// In `half an avocado (70 g)`, it is the weight of the half. In `half a tin of beans (400 g)`, it is that of a full
  /// tin, which a half of one rarely holds, and so it is if the pack is named: `half a bag of sweets (170 g bag)`.
  private func factor(for weight: Quantity, isOfPack: Bool) -> Double {
    guard let quantity, quantity.number < 1, !amountText.isEmpty, text.hasPrefix(amountText), !isOfPack else {
      return (quantity?.number ?? 1) * (quantity?.share ?? 1)
    }
    guard let portion = quantity.portion, PortionWords.isContainer(portion) else { return 1 }
    let plain = name.plainLetters
    let key = PortionWords.key(portion)
    let isSmall = key == "can" && Self.fishInTins.contains { plain.contains($0) }
    let isLarge = key == "bottle" && Self.wines.contains { plain.contains($0) }
    let full = isSmall ? Self.fullFishTin : isLarge ? Self.fullWineBottle : Self.fullPacks[key] ?? Self.fullPack
    return weight.mass ?? weight.milliliters ?? 0 >= full ? quantity.number : 1
  }

  /// The least grams or milliliters that a full pack holds; a smaller amount in brackets is that of the half.
  private static let fullPacks: [String: Double] = ["can": 300, "jar": 300, "bottle": 330, "pot": 150, "tub": 150]
  private static let fullPack = 300.0
  private static let fullFishTin = 100.0
  private static let fullWineBottle = 500.0
  private static let fishInTins = [
    "tuna", "thunfisch", "sardine", "mackerel", "makrele", "herring", "hering", "salmon",
  ]
  private static let wines = ["wine", "wein", "sekt", "prosecco", "champagne"]

  /// If the item ends in the amount of a nutrient, the item without that ending, and the ending as typed; nil
  /// otherwise.
  ///
  /// `protein bar (20g protein)` says what is in the bar, not how much of it was eaten. The result is also nil for
  /// nutrients that are foods as well, since `tea 5 g sugar` has sugar in it.
  package var withoutNutrientNote: (item: ItemPhrase, note: String)? {
    guard name.utf8.count <= Self.longestName, let words = try? TextWord.words(of: name.filter { !"()".contains($0) }),
      let nutrient = words.last?.plainShort, Self.nutrients.contains(nutrient)
    else { return nil }
    for start in words.indices.dropFirst() {
      let note = words[start...]
      let reading = try? AmountReader.readings(note, in: "").last
      guard let reading, reading.used == note.count - 1 else { continue }
      var item = self
      item.name = words[..<start].map(\.text).joined(separator: " ")
      return (item, note.map(\.text).joined(separator: " "))
    }
    return nil
  }

  /// The item with the last word of its name as its amount; nil if that word is not an amount.
  ///
  /// Examples: `apple juice carton`, `margherita pizza whole`, `baguette third`, `Pizza halbe, TK`. Used only if no food
  /// has the whole name, since a poke bowl is not a bowl of poke.
  package var withAmountBehind: ItemPhrase? {
    guard quantity == nil, name.utf8.count <= Self.longestName, let all = try? TextWord.words(of: name),
      case let states = all.reversed().prefix(while: { WordRoles.isNeutral($0.plainShort) }).count,
      case let words = all.dropLast(states), words.count > 1, let last = words.last
    else { return nil }
    let name = (words.dropLast() + all.suffix(states)).map(\.text).joined(separator: " ")
    let plain = last.plainShort
    if let part = NumberWords.parts[plain], part < 1 { return with(Quantity(part, .piece), last.text, name: name) }
    if AmountWords.isWhole(plain) { return with(Quantity(1, .piece), last.text, name: name) }
    guard PortionWords.isNoun(plain) else { return nil }
    return with(.count(1, unit: last.text), last.text, name: name)
  }

  /// The item with the decimal fraction of a liter at the end of its name as its amount; nil if its name does not end
  /// with one.
  ///
  /// Example: `eine Bionade 0,33`, `2 Club Mate 0,5`. Meant for drinks only.
  package var withLitersBehind: ItemPhrase? {
    guard name.utf8.count <= Self.longestName,
      quantity == nil || quantity?.pieces != nil || quantity?.countsVessels == true,
      let words = try? TextWord.words(of: name), words.count > 1, let last = words.last,
      let reading = try? AmountReader.readings([last], in: "").last, let liters = reading.asLiters
    else { return nil }
    return with(
      liters.quantity.scaled(by: quantity?.number ?? 1), last.text,
      name: words.dropLast().map(\.text).joined(separator: " "))
  }

  /// The item with a portion at the start of its name as its amount; nil if the name does not start with a portion.
  ///
  /// Example: `small portion porrige`, in which the misspelled name was not recognized. An item that already has a
  /// weight or a volume keeps that amount, and only a word for its container is removed from the name:
  /// `Tüte Gummibärchen, 100 g`. Used only if no food has the whole name.
  package var withPortionBefore: ItemPhrase? {
    guard name.utf8.count <= Self.longestName, let words = try? TextWord.words(of: name), words.count > 1,
      case let length = PortionWords.length(words.prefix(3).map(\.plainShort)[...]), length > 0, length < words.count,
      PortionWords.isNoun(words[length - 1].plainShort)
    else { return nil }
    let rest = words[length...].drop { AmountWords.isOf($0.plainShort) }
    guard !rest.isEmpty else { return nil }
    guard let quantity else {
      let portion = words[..<length].phrase
      return with(.count(1, unit: portion), portion, name: rest.phrase)
    }
    let holder = words[length - 1].plainShort
    guard case .measure = quantity.unit, PortionWords.isContainer(holder) || PortionWords.isVessel(holder) else {
      return nil
    }
    return with(quantity, amountText, name: rest.phrase)
  }

  /// The item without the pack at the end of its name, if it has a weight or a volume: `strawberries - half a punnet,
  /// 200g`; nil if the name does not end in a pack.
  ///
  /// Used only if no food has the whole name.
  package var withoutPackBehind: ItemPhrase? {
    guard let quantity, case .measure = quantity.unit, name.utf8.count <= Self.longestName,
      let words = try? TextWord.words(of: name), words.count > 1, let last = words.last,
      PortionWords.isContainer(last.plainShort) && last.plainShort != "box" || last.plainShort == "block"
    else { return nil }
    let food = words.dropLast().reversed().drop {
      NumberWords.articles[$0.plainShort] != nil || NumberWords.parts[$0.plainShort] != nil || $0.text == "-"
    }.reversed()
    return food.isEmpty ? nil : with(quantity, amountText, name: Array(food)[...].phrase)
  }

  /// Plurals with which a size means a serving rather than one piece: `large fries`.
  private static let servedInSizes: Set<String> = ["fries", "chips", "pommes", "nachos"]

  /// The item with the size before or after its name as its amount: `large latte`, `Apfel klein`; nil without a size.
  ///
  /// The result is also nil for a name in the plural, since `small potatoes` are several. Used only if no food has the
  /// whole name, such as `small white beans`.
  package var withSize: ItemPhrase? {
    guard quantity == nil, !isFew, name.utf8.count <= Self.longestName else { return nil }
    let words = name.split(separator: " ").map(String.init)
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    if PortionWords.isSize(first.plainLetters) {
      let plain = last.plainLetters
      let isPlural =
        EnglishNoun.singular(plain) != plain && !Self.servedInSizes.contains(plain)
        || first.last == "e" && first.plainLetters != "large" && ["n", "er"].contains(where: plain.hasSuffix)
      return isPlural ? nil : with(.count(1, unit: first), first, name: words.dropFirst().joined(separator: " "))
    }
    guard PortionWords.isSize(last.plainLetters) else { return nil }
    return with(.count(1, unit: last), last, name: words.dropLast().joined(separator: " "))
  }

  /// The number of eggs in a dish, and the dish's name: `Rührei aus 3 Eiern`, `three-egg omelette`, `3 egg omelette`,
  /// `omelette 3 eggs`; nil if the words do not count eggs.
  private static func eggs(
    in words: [TextWord]
  ) -> (number: Double, amount: ArraySlice<TextWord>, name: ArraySlice<TextWord>)? {
    func count(_ word: String) -> Double? {
      guard case .number(let value)? = NumberReading.read(word), (1...12).contains(value) else { return nil }
      return value
    }
    let plain = words.map(\.plainShort)
    let parts = plain[0].split(separator: "-").map(String.init)
    if parts.count == 2, areEggs(parts[1]), let number = count(parts[0]) {
      return (number, words.prefix(1), words.dropFirst())
    }
    if words.count > 2, areEggs(plain[1]), let number = count(plain[0]),
      MixedDishes.areOfEggs(words.dropFirst(2).phrase)
    {
      return (number, words.prefix(2), words.dropFirst(2))
    }
    let last = words.count - 1
    if last > 1, areEggs(plain[last]), let number = count(plain[last - 1]),
      MixedDishes.areOfEggs(words.dropLast(2).phrase)
    {
      return (number, words.suffix(2), words.dropLast(2))
    }
    guard last > 2, areEggs(plain[last]), ["aus", "von", "from", "of"].contains(plain[last - 2]),
      let number = count(plain[last - 1])
    else { return nil }
    return (number, words.suffix(2), words.dropLast(3))
  }

  /// The name of the part of an egg that the words mean, as in `Eiweiß von 4 Eiern` and `whites of 3 eggs`; nil for a
  /// dish.
  private static func partOfEgg(_ words: ArraySlice<TextWord>) -> String? {
    guard let last = words.last?.plainShort, words.count <= 2 else { return nil }
    if ["white", "whites", "eiweiss", "eiklar"].contains(last) { return "egg white" }
    return ["yolk", "yolks", "eigelb", "eidotter", "dotter"].contains(last) ? "egg yolk" : nil
  }

  /// Whether the word in plain letters means eggs.
  static func areEggs(_ plain: String) -> Bool { ["egg", "eggs", "ei", "eier", "eiern"].contains(plain) }

  /// Whether the words name a drink whose size is often given as a decimal fraction of a liter, such as `Pils 0,3`.
  static func isDrink(_ words: ArraySlice<TextWord>) -> Bool {
    if words.contains(where: { drinks.contains(where: $0.plainShort.hasSuffix) }) { return true }
    let head = words.prefix { !$0.joinsCompanions }.last?.plainShort ?? ""
    return drinksAtEnd.contains(where: head.hasSuffix) && !head.hasSuffix("platte")
  }

  /// Whether the last word of a name means a drink that the tables may list as dairy food: `Mango Lassi`.
  static func isMilkDrink(_ name: String) -> Bool {
    guard let last = name.plainLetters.split(separator: " ").last else { return false }
    return ["lassi", "ayran", "smoothie", "shake", "milkshake", "kakao"].contains(last)
  }

  private static let drinks = [
    "bier", "beer", "pils", "kolsch", "weizen", "cola", "wasser", "schorle", "saft", "radler", "limo", "limonade",
    "spezi", "wein", "alt", "export", "helles", "eistee", "fanta", "sprite", "lager", "wine", "spritz",
    "coke", "pepsi", "tonic", "lemonade", "squash", "juice", "water",
  ]
  /// Words that mean a drink only where they are the head of a name: a coffee cake is none.
  private static let drinksAtEnd = [
    "kaffee", "coffee", "tee", "tea", "kakao", "latte", "macchiato", "cappuccino", "lassi", "ayran", "smoothie",
    "shake", "sekt", "prosecco",
  ]

  private func with(_ quantity: Quantity, _ text: String, name: String) -> ItemPhrase {
    var found = self
    (found.quantity, found.amountText, found.name) = (quantity, text, name)
    return found
  }

  /// Whether a word says that the following number is approximate: `ca.`, `about`.
  static func meansAbout(_ word: TextWord) -> Bool {
    word.kind == .plain && word.text.utf8.count <= 12 && about.contains(word.text.plainLetters)
  }

  private static let nutrients: Set<String> = [
    "protein", "carbs", "carbohydrate", "carbohydrates", "fiber", "fibre", "eiweiss", "kh", "kohlenhydrate",
    "ballaststoffe",
  ]
  static let longestName = 400
  /// The least number without a unit between a name and a state that is read as an amount.
  private static let fewestGrams = 20.0
  /// The largest number of portions that is read as an amount inside a name, such as the 8 of `sushi 8 pieces salmon`.
  private static let mostPortions = 50.0
  /// Words after which an amount belongs to another food: the `with` of `porridge with 20 g honey`.
  static let otherFood: Set<String> = ["in", "into", "with", "mit"]
  private static let about: Set<String> = [
    "ca", "ca.", "circa", "etwa", "ungefahr", "ungefaehr", "about", "around", "~", "approx", "approx.", "knapp", "rund",
    "gut", "maybe", "roughly", "vielleicht", "bestimmt", "so", "like",
  ]
}
