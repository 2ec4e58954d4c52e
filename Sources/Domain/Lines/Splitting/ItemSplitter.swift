/// Splits a list into its items.
struct ItemSplitter {
  let words: [TextWord]
  let source: ItemSource
  let reader: ItemListReader

  /// The words of each item; throws `badValue` at a separator with no item before or after it.
  ///
  /// Words after a comma that only describe the item before it belong to that item: `lamb chop, grilled`.
  func items() throws(LarderError) -> [ArraySlice<TextWord>] {
    let (items, gap) = split(keeping: nil)
    if let gap { throw missing(at: gap, before: true) }
    guard items.last?.isEmpty == false else { throw missing(at: words.count - 1, before: false) }
    let runs = NumberedRun(reader: reader, source: source)
    let foods = FoodRun(reader: reader, source: source)
    var joined: [ArraySlice<TextWord>] = []
    for item in items {
      if let base = joined.dropLast().last, let last = joined.last, isAfterComma(item),
        isDishful(item) || isCountOfBase(item) && (Self.isUncountable(last) || Self.isPlateful(item)), isSide(last),
        lacksAmount(base)
      {
        // In `cucumber salad with cream, small bowl`, the bowl is that of the salad.
        let merged = Array(words[..<base.startIndex]) + (amountFirst(item, base) ?? item + base)
        joined[joined.count - 2] = merged[base.startIndex...]
      } else if let base = joined.dropLast().last, let last = joined.last, isAfterComma(item), isSeasoning(last),
        describes(item, base)
      {
        // In `edamame with salt, 1 cup shelled`, the amount is that of the beans.
        let merged = Array(words[..<base.startIndex]) + base + Self.withoutOfThem(item)
        joined[joined.count - 2] = merged[base.startIndex...]
      } else if isAfterComma(item), let bread = bread(in: joined, slicedBy: item) {
        let merged = Array(words[..<joined[bread].startIndex]) + item + joined[bread]
        joined[bread] = merged[joined[bread].startIndex...]
      } else if let last = joined.last, isAfterComma(item), describes(item, last) {
        // The merged item keeps the index of its first word: the word before that index may be a `with`.
        let merged = Array(words[..<last.startIndex]) + (amountFirst(item, last) ?? last + Self.withoutOfThem(item))
        joined[joined.count - 1] = merged[last.startIndex...]
      } else if item.count > 2, ItemPhrase.areEggs(item[item.endIndex - 1].plainShort),
        MixedDishes.areOfEggs(item.dropLast(2).phrase)
      {
        // In `omelette 3 eggs`, the eggs are in the omelette.
        joined.append(item)
      } else {
        let numbered = runs.items(item) ?? runs.itemsWithAmountsBehind(item) ?? runs.itemsWithoutSeparators(item)
        joined += numbered ?? withoutCommas(item, foods) ?? [item]
      }
    }
    return joined
  }

  /// The index of the bread that a number of slices at the end of a list means: `2 slices` in `beans on toast, 2 slices`
  /// and `Brot mit Frischkäse und Gurke, 2 Scheiben`; nil if the slices may be those of the last item.
  private func bread(in items: [ArraySlice<TextWord>], slicedBy slices: ArraySlice<TextWord>) -> Int? {
    guard let last = items.indices.last, last > 0, slices.count <= 3,
      let reading = try? AmountReader.readings(slices, in: source.text).last, reading.used == slices.count,
      reading.quantity.portion.map(PortionWords.key) == "slice",
      let bread = items[..<last].suffix(Self.reachOfSlices).lastIndex(where: {
        BreadWords.isBread($0) && lacksAmount($0)
      })
    else { return nil }
    let isTopped =
      isOn(items[bread]) || words[items[bread].startIndex..<items[last].startIndex].contains(where: \.joinsCompanions)
    return isTopped && !(lacksAmount(items[last]) && isAfterComma(items[last])) ? bread : nil
  }

  /// Whether an item does not begin with an amount.
  private func lacksAmount(_ item: ArraySlice<TextWord>) -> Bool {
    (try? AmountReader.readings(item, in: source.text).isEmpty) ?? false
  }

  /// How many items before a number of slices are searched for the bread.
  private static let reachOfSlices = 6

  private func isOn(_ item: ArraySlice<TextWord>) -> Bool {
    item.startIndex > 0 && ["on", "auf"].contains(words[item.startIndex - 1].plainShort)
  }

  /// Whether an item goes with the one before it, or is the broth that holds it: `mit Butter`, `in der Brühe`.
  private func isSide(_ item: ArraySlice<TextWord>) -> Bool {
    let before = words[..<item.startIndex]
    guard let last = before.last else { return false }
    return last.joinsCompanions
      || WordRoles.isDeterminer(last.plainShort) && before.dropLast().last.map { $0.plainShort == "in" } ?? false
  }

  /// The foods of an item between which commas are missing; nil if it is one food.
  private func withoutCommas(_ item: ArraySlice<TextWord>, _ foods: FoodRun) -> [ArraySlice<TextWord>]? {
    foods.items(item) ?? behindAnd(item).flatMap { foods.withoutComma(item, before: $0) } ?? foods.dishAndSides(item)
      ?? atPlace(item, foods) ?? (isWithCompanion(item) ? foods.fillings(item) : nil)
  }

  /// Foods between which commas are missing, the last one with words that say where they were eaten: `currywurst pommes
  /// mayo an der bude`; nil for anything else.
  private func atPlace(_ item: ArraySlice<TextWord>, _ foods: FoodRun) -> [ArraySlice<TextWord>]? {
    guard (4...12).contains(item.count),
      let place = item.indices.dropFirst(2).first(where: { start in
        item.endIndex - start > 1 && ContextWords.arePlace(item[start...].map(\.plainShort))
      }), case let named = item[..<place], let parts = foods.items(named) ?? foods.dishAndSides(named),
      let last = parts.last
    else { return nil }
    return parts.dropLast() + [item[last.startIndex...]]
  }

  /// Whether an item follows a word such as `with`.
  private func isWithCompanion(_ item: ArraySlice<TextWord>) -> Bool {
    item.startIndex > 0 && words[item.startIndex - 1].joinsCompanions
  }

  /// The words of the item after the `and` behind an item; nil if something else follows.
  private func behindAnd(_ item: ArraySlice<TextWord>) -> ArraySlice<TextWord>? {
    guard item.endIndex < words.count, ["and", "&", "und"].contains(words[item.endIndex].plainShort) else { return nil }
    return words[(item.endIndex + 1)...].prefix { $0.kind == .plain && !$0.partsItems }
  }

  private func isAfterComma(_ item: ArraySlice<TextWord>) -> Bool {
    item.startIndex > 0 && words[item.startIndex - 1].kind == .mark && words[item.startIndex - 1].text == ","
  }

  /// Whether an item is salt or another seasoning that goes with the food before it and has no amount.
  private func isSeasoning(_ item: ArraySlice<TextWord>) -> Bool {
    guard item.count == 1, isWithCompanion(item) else { return false }
    return ["salt", "pepper", "cinnamon", "salz", "pfeffer", "zimt"].contains(words[item.startIndex].plainShort)
  }

  /// Whether an item only describes the item before it, by a state, a negation or an amount.
  private func describes(_ item: ArraySlice<TextWord>, _ last: ArraySlice<TextWord>) -> Bool {
    guard item.count <= 9, item.allSatisfy({ $0.kind == .plain && $0.text.utf8.count <= 24 }) else { return false }
    var plain = item.map(\.text.plainLetters)
    if plain.count > 1, WordRoles.isNegation(plain[0]) || EatenShare.read(item) != nil { return true }
    // In `5 nuggets, half`, it is not clear of what.
    if plain.count == 1, EatenShare.alone(item[item.startIndex]) != nil,
      last.allSatisfy({ Int($0.text).map { $0 < 2 } ?? true })
    {
      return true
    }
    if WordRoles.isState(plain) { return !reader.knows(item.phrase) }
    // `pizza - shared with Tom`
    if plain.count == 3, WhenReader.sharingVerbs.contains(plain[0]), item[item.startIndex + 1].joinsCompanions {
      return true
    }
    if [["black"], ["schwarz"], ["full", "cream"], ["full", "fat"], ["skinny"]].contains(plain) {
      return last.contains { NumberedRun.isHotDrink($0.plainShort) || $0.plainShort == "white" }
    }
    if plain.count > 1, ItemPhrase.meansAbout(item[item.startIndex]) { plain.removeFirst() }
    if AmountWords.isVague(plain) { return true }
    // The `wedges` of `chicken kiev, wedges` are potatoes.
    let isFood = plain == ["wedges"] && isServedWithPotatoes(last)
    if !isFood && isUnit(plain) || isWhole(plain) { return lacksAmount(last) }
    var amount = Self.withoutOfThem(item.suffix(plain.count))
    // In `tuna, drained 120g`, a state comes before the amount.
    if let number = plain.firstIndex(where: { $0.first?.decimalDigit != nil }), number > 0,
      WordRoles.isState(Array(plain[..<number])) || plain[..<number].allSatisfy(AmountWords.isWhole)
    {
      amount = amount.dropFirst(number)
    }
    guard let reading = try? AmountReader.readings(amount, in: source.text).last else { return false }
    let rest = amount.dropFirst(reading.used).map(\.text.plainLetters)
    let isLeftOut = rest.count == 2 && WordRoles.isNegation(rest[0])
    // `Radler, 1 Flasche 0,33`
    let isSized = reading.quantity.countsVessels && rest.count <= 2 && isMenuSize(amount.dropFirst(reading.used), last)
    guard rest.isEmpty || WordRoles.isState(rest) || isPack(rest) || isLeftOut || isSized else { return false }
    // A count after a name must be written in digits; a word such as `half` does not count.
    guard reading.quantity.unit != .piece || reading.text.contains(where: \.isNumber) else { return false }
    // `2 eggs, 100 g` has two amounts; `a piece of salmon, 120 g` has one.
    let first = try? AmountReader.readings(last, in: source.text).last
    guard let first else { return true }
    if case .measure = reading.quantity.unit { return first.quantity.portion != nil }
    return false
  }

  /// Whether a food is one beside which wedges are of potatoes.
  private func isServedWithPotatoes(_ dish: ArraySlice<TextWord>) -> Bool {
    dish.contains { word in Self.withPotatoes.contains { word.plainShort.hasPrefix($0) } }
  }

  private static let withPotatoes = [
    "burger", "cheeseburger", "chicken", "cod", "doner", "fish", "gammon", "goujon", "gyros", "haddock", "hahnchen",
    "kebab", "kiev", "kyiv", "lamb", "nugget", "pie", "pizza", "pork", "pulled", "quiche", "rib", "salmon", "sausage",
    "bratwurst", "scampi", "schnitzel", "steak", "turkey", "wing",
  ]

  /// Whether the words are the volume of a drink, as a menu or a bottle states it: `0,33`, `0.5 l`.
  private func isMenuSize(_ size: ArraySlice<TextWord>, _ drink: ArraySlice<TextWord>) -> Bool {
    guard ItemPhrase.isDrink(drink), let reading = try? AmountReader.readings(size, in: source.text).last else {
      return false
    }
    return reading.used == size.count && reading.isSizeOfDrink
  }

  /// Whether the words behind an amount are the pack that holds it, or what the pack holds: `250 g punnet`,
  /// `1 Becher (150 g)`.
  private func isPack(_ plain: [String]) -> Bool {
    guard let first = plain.first, let last = plain.last else { return false }
    if plain.count == 1, PortionWords.isContainer(first) { return true }
    guard plain.count <= 2, first.hasPrefix("("), last.hasSuffix(")") else { return false }
    let within = plain.joined(separator: " ").dropFirst().dropLast()
    guard let amount = try? TextWord.words(of: String(within)),
      let reading = try? AmountReader.readings(amount[...], in: "").last, reading.used == amount.count
    else { return false }
    return if case .measure = reading.quantity.unit { true } else { false }
  }

  /// Whether the words are a portion without a number, or a fraction.
  ///
  /// Examples: `small portion`, `a level tablespoon`, `half`.
  private func isUnit(_ plain: [String]) -> Bool {
    var rest = plain[...]
    // `Speckpfannkuchen, einer`
    if plain.count == 1, NumberWords.articles[plain[0]] != nil, plain[0].count > 2 { return true }
    // `popcorn at the cinema, small`
    if plain.count == 1, PortionWords.isSize(plain[0]) { return true }
    if let first = rest.first, NumberWords.articles[first] != nil { rest = rest.dropFirst() }
    if rest.count == 1, let part = NumberWords.parts[rest[rest.startIndex]] { return part < 1 }
    rest = rest.drop { AmountWords.isFilling($0) || PortionWords.isSizeWord($0) }
    guard rest.count == 1, let unit = rest.first else { return false }
    return PortionWords.isNoun(unit) || Measure.read([unit]) != nil && unit.count > 1
  }

  /// Whether an item is only a plate or a bowl, with or without its size: `small bowl`.
  private func isDishful(_ item: ArraySlice<TextWord>) -> Bool {
    guard item.count <= 3, let last = item.last, item.allSatisfy({ $0.kind == .plain && $0.text.utf8.count <= 24 })
    else {
      return false
    }
    return ["bowl", "plate", "serving", "kinderportion"].contains(PortionWords.key(last.plainShort))
      && isUnit(item.map(\.plainShort))
  }

  /// Whether an item is only a number of pieces, bowls, plates or servings, or a child's portion: `3 Stück`,
  /// `Kinderportion`.
  private func isCountOfBase(_ item: ArraySlice<TextWord>) -> Bool {
    guard item.count <= 3, item.allSatisfy({ $0.kind == .plain && $0.text.utf8.count <= 24 }) else { return false }
    let plain = item.map(\.plainShort)
    if AmountWords.isVague(plain) { return AmountWords.share(plain) < 1 && !plain.contains("bit") }
    if PortionWords.isServingOfChild(plain.joined(separator: " ")) { return true }
    guard let reading = try? AmountReader.readings(item, in: source.text).last, reading.used == item.count,
      let unit = reading.quantity.portion
    else { return false }
    return ["piece", "bowl", "plate", "serving"].contains(PortionWords.key(unit))
  }

  /// Whether the last word of an item is a plate or a bowl, which holds the dish with what is in it.
  private static func isPlateful(_ item: ArraySlice<TextWord>) -> Bool {
    item.last.map { PortionWords.isPlateOrBowl($0.plainShort) } ?? false
  }

  /// Whether an item is a side of which nobody counts pieces: broth, a sauce, butter, sugar.
  private static func isUncountable(_ item: ArraySlice<TextWord>) -> Bool {
    guard let head = item.last?.plainShort else { return false }
    return uncountable.contains(where: head.hasSuffix)
  }

  private static let uncountable = [
    "bruhe", "broth", "stock", "suppe", "soup", "sauce", "sosse", "gravy", "butter", "zucker", "sugar", "zimt",
    "cinnamon", "milch", "milk", "sahne", "cream", "senf", "mustard", "ketchup", "mayo", "quark", "salz", "salt", "ol",
    "oil", "honig", "honey", "sirup", "syrup", "kase", "cheese", "ham", "speck",
  ]

  /// Whether the words mean the whole of something: `the whole tin`, `die ganze`.
  private func isWhole(_ plain: [String]) -> Bool {
    let rest = plain.drop { Self.articles.contains($0) }
    guard let first = rest.first, AmountWords.isWhole(first) else { return false }
    return rest.count == 1
      || rest.count == 2 && (PortionWords.isNoun(rest[rest.index(after: rest.startIndex)]) || rest.last == "pizza")
  }

  private static let articles: Set<String> = ["a", "the", "eine", "einen", "ein", "die", "der", "das", "den"]

  /// The item with its amount moved before its food if the amount has no number (`small portion`); nil for any other
  /// amount.
  ///
  /// After the food, such an amount would be read as part of the name.
  private func amountFirst(
    _ amount: ArraySlice<TextWord>, _ item: ArraySlice<TextWord>
  ) -> ArraySlice<TextWord>? {
    let plain = amount.map(\.plainShort)
    guard let first = amount.first else { return nil }
    let one = TextWord(text: "1", range: first.range)
    if isWhole(plain) { return [one] + amount.filter { PortionWords.isNoun($0.plainShort) } + item }
    guard isUnit(plain) else { return nil }
    let isPart = amount.contains { NumberWords.parts[$0.plainShort] != nil }
    let hasArticle = NumberWords.articles[first.plainShort] != nil
    return isPart || hasArticle ? amount + item : [one] + amount + item
  }

  /// The words of an amount, without the words that only refer to the food before it, or that it is not exact: `8 of them`,
  /// `3 davon`, `30g ish`.
  private static func withoutOfThem(_ amount: ArraySlice<TextWord>) -> ArraySlice<TextWord> {
    let plain = amount.map(\.plainShort)
    if plain.count > 2, plain.suffix(2) == ["of", "them"] { return amount.dropLast(2) }
    return plain.count > 1 && ["davon", "each", "ish"].contains(plain[plain.count - 1])
      ? amount.dropLast() : amount
  }

  /// The items of a list that is still being typed; the last one, which may have no words yet, is the one being typed.
  ///
  /// Empty items between separators are skipped. An `and` at the end does not separate yet, since it may become another
  /// word.
  func openItems(isTyping: Bool) -> [ArraySlice<TextWord>] {
    split(keeping: isTyping ? words.indices.last : nil).items
  }

  /// The words of each item, and the index of the first separator with no item before it.
  ///
  /// The last item may be empty. `open` is the index of the word being typed, which does not separate items yet; nil if
  /// no word is being typed.
  private func split(keeping open: Int?) -> (items: [ArraySlice<TextWord>], gap: Int?) {
    var kept = KnownNames(words: words, reader: reader).wordsWithin()
    if let open { kept.insert(open) }
    var items: [ArraySlice<TextWord>] = []
    var gap: Int?
    var start = 0
    var mark: Int?
    var join: Int?
    for index in words.indices {
      if index == start { kept.formUnion(mealSource(at: start)) }
      let isMark = words[index].kind == .mark
      let container = container(at: index, from: start)
      guard isMark || words[index].partsItems || container != nil, !kept.contains(index),
        !isWithinDescription(index, from: start)
      else {
        continue
      }
      if start < index {
        items.append(words[start..<index])
        (mark, join) = (nil, nil)
      } else if items.isEmpty || (isMark && mark.map { words[$0].text == words[index].text } ?? false)
        || (!isMark && join != nil)
      {
        gap = gap ?? index
      }
      // `, and` is one separator; `,,` and `and and` are not.
      if isMark { mark = index } else { join = index }
      start = container ?? index + 1
    }
    items.append(words[start...])
    return (items, gap)
  }

  /// The index of the first word of the bread or broth in which an item is served; `start` is the item's first word.
  ///
  /// The word at `index` must be the `in` before the bread or broth; otherwise the result is nil. The result is also
  /// nil if the bank knows the item and the bread or broth as one food.
  private func container(at index: Int, from start: Int) -> Int? {
    guard index > start, let container = BreadWords.container(behind: index, in: words) else { return nil }
    let end = words[container...].firstIndex { $0.kind == .mark || $0.partsItems } ?? words.count
    let isFood = (max(start, index - Self.longestContent)..<index).contains { first in
      (container..<end).contains { reader.knows(words[first...$0].phrase) }
    }
    return isFood ? nil : container
  }

  /// The maximum number of words before `in` that may belong to the name of a food served in bread or broth.
  private static let longestContent = 4

  /// Whether a word that usually separates items is part of a description instead.
  ///
  /// The description may be a negation (`ohne Milch und Zucker`) or a state (`skin on`, `made with water`).
  private func isWithinDescription(_ index: Int, from start: Int) -> Bool {
    guard start < index else { return false }
    let (before, word) = (words[index - 1].text.lowercased(), words[index].text.lowercased())
    if before == "skin", word == "on" { return true }
    if index + 1 < words.count, ["water", "wasser"].contains(words[index + 1].text.lowercased()),
      ["made", "cooked", "gekocht", "zubereitet"].contains(before)
    {
      return true
    }
    if index + 1 < words.count, Self.ice.contains(words[index + 1].plainShort), endsItem(index + 1),
      ["on", "auf"].contains(word) || words[index].joinsCompanions && ItemPhrase.isDrink(words[start..<index])
    {
      return true
    }
    if index + 1 < words.count, ["allem", "alles", "everything"].contains(words[index + 1].plainShort),
      words[index].joinsCompanions,
      endsItem(index + 1) || WordRoles.isNegation(words[index + 2].plainShort)
    {
      return true
    }
    if isWithinBrackets(index, from: start) { return true }
    if isWithinSandwich(index, from: start) || isBeforePlace(index) || isBeforeSharer(index) { return true }
    let isBeforeNegation = index + 1 < words.count && WordRoles.isNegation(words[index + 1].text.lowercased())
    if isBeforeNegation, words[index].joinsNegation { return true }
    // In `burger and no sugar coke`, the coke is another food.
    if isBeforeNegation, ["and", "und"].contains(word) {
      let left = words[(index + 2)...].prefix { $0.kind == .plain && !$0.partsItems }
      return left.count == 1 || left.last.map { WordRoles.isLeftOut($0.plainShort) } ?? false
    }
    // In `coffee no sugar and milk`, the milk is left out too; a food that people do not leave out is eaten.
    guard ["and", "und"].contains(word), index >= start + 2, index + 1 < words.count,
      WordRoles.isNegation(words[index - 2].text.lowercased()),
      WordRoles.isLeftOut(words[index + 1].text.plainLetters)
    else { return false }
    return endsItem(index + 1)
  }

  /// Words for what keeps a drink cold: the `mit Eis` of a cola is no ice cream.
  private static let ice: Set<String> = ["ice", "eis", "eiswurfel", "eiswurfeln"]

  /// Whether nothing more of its item follows the word.
  private func endsItem(_ index: Int) -> Bool {
    index + 1 == words.count || words[index + 1].kind == .mark || words[index + 1].partsItems
  }

  /// Whether the word is between brackets: `pot noodle (chicken & mushroom)`.
  private func isWithinBrackets(_ index: Int, from start: Int) -> Bool {
    guard
      let opening = words[max(start, index - Self.longestBracket)..<index].lastIndex(where: {
        $0.kind == .plain && $0.text.contains("(")
      }),
      !words[opening..<index].contains(where: { $0.text.contains(")") })
    else { return false }
    return words[index...].prefix { $0.kind == .plain }.prefix(Self.longestBracket).contains { $0.text.contains(")") }
  }

  /// How many words on each side of a separating word are searched for brackets around it.
  private static let longestBracket = 6

  /// Whether the word joins a verb of sharing and somebody who has no profile: the `with` of `pizza shared with Tom`.
  private func isBeforeSharer(_ index: Int) -> Bool {
    guard words[index].joinsCompanions, index + 1 < words.count, words[index + 1].kind == .plain else { return false }
    let behind = words[(index + 1)...].prefix { $0.kind == .plain && !$0.partsItems }
    let isShared =
      WhenReader.sharingVerbs.contains(words[index - 1].plainShort)
      || behind.count > 1 && behind.last.map { WhenReader.sharingVerbs.contains($0.plainShort) } ?? false
    let person = behind.filter {
      !WordRoles.isDeterminer($0.plainShort) && !WhenReader.sharingVerbs.contains($0.plainShort)
    }
    return isShared && person.count == 1 && !reader.isFood(person[0].text)
  }

  /// Whether a phrase that says where the food was eaten begins here: `on the train`, `auf dem Weihnachtsmarkt`.
  private func isBeforePlace(_ index: Int) -> Bool {
    guard ["on", "auf"].contains(words[index].text.lowercased()), index + 2 < words.count,
      ["the", "my", "dem", "der"].contains(words[index + 1].plainShort)
    else { return false }
    let place = words[(index + 2)...].prefix { $0.kind == .plain && !$0.partsItems }
    return (1...2).contains(place.count) && !BreadWords.isBread(place) && !reader.knows(place.phrase)
  }

  /// Whether the word joins two ingredients in the name of one food: `ham and cheese toastie`.
  private func isWithinSandwich(_ index: Int, from start: Int) -> Bool {
    guard ["and", "&", "und"].contains(words[index].text.lowercased()), index + 2 < words.count,
      words[index - 1].kind == .plain
    else { return false }
    let behind = words[(index + 1)...].prefix {
      $0.kind == .plain && !$0.partsItems && $0.text.first?.decimalDigit == nil
    }
    // `grilled cheese and tomato soup` is two foods.
    if index - start > 1, reader.knows(words[start..<index].phrase), reader.knows(behind.phrase) { return false }
    return BreadWords.endName(
      behind, after: words[index - 1].plainShort,
      hasAmount: words[start..<index].contains {
        $0.text.first?.decimalDigit != nil
          || NumberWords.value(of: $0.plainShort) != nil && NumberWords.articles[$0.plainShort] == nil
      }
    ) { reader.isFood(behind.phrase) }
  }

  /// The words of an item that refers to a logged meal, such as `half of dinner on monday`.
  ///
  /// Words such as `on` do not separate items in such a reference.
  private func mealSource(at start: Int) -> Range<Int> {
    let reach = words[start...].prefix(MealSourceReader.maximumWords)
    let plain = reach.prefix { $0.kind == .plain }
    guard let (_, used) = reader.sources?.read(plain.map(\.text)) else { return start..<start }
    let end = start + used
    let isWhole = end == words.count || words[end].kind == .mark || words[end].partsItems
    return isWhole ? start..<end : start..<start
  }

  private func missing(at index: Int, before: Bool) -> LarderError {
    LarderError(
      .badValue, "there is no item \(before ? "before" : "after") \(LarderError.quoted(words[index].text))",
      hint: "separate items with one comma or `and`; put a name that contains either in double quotes",
      location: LarderError.Location(text: source.text, range: words[index].range))
  }
}
