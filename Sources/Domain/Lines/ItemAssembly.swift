/// Builds the items of a list in order; a part may become an ingredient of the item before it, as the milk of a latte
/// does.
struct ItemAssembly {
  private let words: [TextWord]
  private let parts: [ArraySlice<TextWord>]
  private let source: ItemSource
  private let reader: ItemListReader
  /// The indices of the parts that are eaten on bread.
  private let toppings: Set<Int>
  private var items: [ItemPhrase] = []
  /// The joining word before each item; empty if a sign such as a comma separates the item from the one before.
  private var joints: [String] = []
  /// The amount behind a `je` or `each` in front of the previous parts, which also holds for those that `and` joins to
  /// them; nil if there is none.
  private var ofEach: (quantity: Quantity, text: String)?
  /// Whether the previous part was added to the last item instead of becoming an item of its own.
  private var isPart = false
  /// The number of bread pieces that the previous part was put on; nil if it was put on all of them.
  private var pieces: Int?

  init(words: [TextWord], parts: [ArraySlice<TextWord>], source: ItemSource, reader: ItemListReader) {
    (self.words, self.parts, self.source, self.reader) = (words, parts, source, reader)
    toppings = BreadWords.toppings(among: parts, of: words)
  }

  /// Adds the next part, as an item of its own or to the item before it.
  mutating func add(_ index: Int) throws(LarderError) {
    let part = try ItemPart(parts[index], in: words, source: source, reader: reader)
    var phrase = placed(part, index)
    // What is extra comes on top of what the dish contains.
    let isExtra = phrase.isCompanion && phrase.name.lowercased().hasPrefix("extra ")
    if isExtra { phrase.name = String(phrase.name.dropFirst("extra ".count)) }
    if ["on", "auf"].contains(joint(before: index)) { countBread(phrase) }
    passToBase(&phrase, part, index)
    passToMeal(&phrase)
    takeTopping(into: &phrase, joint(before: index))
    passCan(from: &phrase, index)
    let isTaken =
      leftOutOfMeal(phrase, joint(before: index))
      || takenByLast(phrase, joint(before: index))
      || isFlavourOfIceCream(phrase, index)
      || isAmountOfSide(phrase, index)
      || !isExtra && takesIngredient(phrase, index)
    isPart = isTaken
    guard !isTaken else { return }
    joints.append(joint(before: index))
    items.append(phrase)
  }

  /// All the items, at least one; `heading` is the list's heading, or nil if the list has none.
  func finished(heading: String?) -> [ItemPhrase] {
    var items = items
    var (heading, joints) = (heading, joints)
    // `smoothie with spinach, banana and oat milk` and `overnight oats - 60 g oats, 200 ml milk` are what is in them.
    if items.count > 2, heading == nil, case let isMixed = MilkDrinks.areMixed(items[0].name),
      isMixed || MixedDishes.areOfOats(items[0].name, with: items.dropFirst().map(\.name)),
      items[0].quantity == nil, items[0].madeWith == nil,
      items[1].isCompanion || !isMixed && items[1].quantity != nil
    {
      heading = items.removeFirst().name
      joints.removeFirst()
      for index in items.indices { items[index].isCompanion = false }
    }
    if items.count > 1 { for index in items.indices { items[index].isAmongOthers = true } }
    // `kids portion of curry with rice`: the rice is a child's too.
    if let portion = items[0].quantity, portion.portion.map(PortionWords.isServingOfChild) == true {
      for index in items.indices where items[index].isCompanion && items[index].quantity == nil {
        items[index].vagueShare = Self.shareOfChild * portion.number
      }
    }
    items[0].heading = heading
    return ItemListReader.friedBesideChips(ItemListReader.namedByNeighbours(items, joints))
  }

  private func joint(before index: Int) -> String {
    let start = parts[index].startIndex
    return start > 0 ? words[start - 1].plainShort : ""
  }

  /// How much of what goes with a child's portion a child eats, compared with an adult.
  private static let shareOfChild = 0.5
  /// The largest number of cups into each of which a splash is poured.
  private static let mostDrinks = 10.0

  /// The phrase of a part with the name and the amount that its portion and the words around it mean.
  private mutating func worded(_ part: ItemPart, _ index: Int) -> ItemPhrase {
    var phrase = part.phrase
    var isOfEach = part.isOfEach
    if part.isOfEach {
      // In `2 coffees with 1 sugar each and milk`, only the sugar was counted.
      let isInFront = CommonPhrases.isOfEach(words[parts[index].startIndex])
      ofEach = isInFront ? phrase.quantity.map { ($0, phrase.amountText) } : nil
    } else if let each = ofEach, isJoinedByAnd(index), phrase.quantity == nil, phrase.source == nil,
      !Self.namesDrink(phrase.name)
    {
      // `mit je 20 g Käse und Schinken`
      (phrase.quantity, phrase.amountText) = each
      isOfEach = true
    } else {
      ofEach = nil
    }
    if isOfEach, let base = items.last(where: { !$0.isCompanion })?.quantity, base.isCount, base.number > 1 {
      phrase.quantity = phrase.quantity?.scaled(by: base.number)
    }
    // `Wasser mit Zitronenscheibe`
    if phrase.quantity == nil, joint(before: index) == "mit", phrase.name.utf8.count <= 40,
      phrase.name.plainLetters.hasSuffix("scheibe")
    {
      phrase.quantity = Quantity(1, .piece)
    }
    return phrase.worded(isOnFood: joint(before: index) == "on")
  }

  /// The phrase of a part, which also states whether the part accompanies another food or is on bread, as its place in
  /// the list shows.
  private mutating func placed(_ part: ItemPart, _ index: Int) -> ItemPhrase {
    var phrase = worded(part, index)
    let start = parts[index].startIndex
    phrase.isCompanion = start > 0 && words[start - 1].joinsCompanions
    phrase.isOnBread = toppings.contains(index)
    if phrase.source == nil, let last = items.last {
      phrase.changesMeal = last.source != nil ? phrase.isCompanion : last.changesMeal && isJoinedByAnd(index)
    }
    // In `one with cheese and ham`, both are on the same roll.
    if !isJoinedByAnd(index) { pieces = start > 0 ? words[start - 1].pieces : nil }
    if phrase.isOnBread, let bread = items.last(where: { !$0.isSide }) {
      phrase.breadCount = BreadWords.servings(bread, on: pieces)
      phrase.slicesOfBread = BreadWords.slices(bread, on: pieces)
    }
    // `tea, milk`, `tea with sugar and milk`
    if start > 0,
      [",", "+"].contains(words[start - 1].text) || isJoinedByAnd(index) && items.last?.isCompanion == true,
      phrase.quantity == nil,
      let drink = items.last(where: { !$0.isSide }),
      MilkDrinks.takes(phrase.name, into: drink.name)
    {
      phrase.isCompanion = true
    }
    if phrase.isCompanion, let drink = items.last(where: { !$0.isSide })?.quantity, drink.isCount || drink.isInCups,
      (2...Self.mostDrinks).contains(drink.number)
    {
      phrase.drinkCount = drink.number
    }
    // The sandwich in the food tables already has fillings.
    if toppings.contains(index + 1), BreadWords.isSandwichAlone(part.words) {
      phrase.name = joint(before: index + 1) == "mit" ? "Brot" : "bread"
      phrase.quantity = Quantity(2 * (phrase.quantity?.number ?? 1), .portion("slice"), isAbout: true)
    }
    return phrase
  }

  /// Tells the toppings that were typed before their bread how much bread there is: `cheese on 2 slices of toast`.
  private mutating func countBread(_ bread: ItemPhrase) {
    let (servings, slices) = (BreadWords.servings(bread), BreadWords.slices(bread))
    for index in items.indices.suffix(Self.mostToppings).reversed() {
      guard items[index].isOnBread else { return }
      (items[index].breadCount, items[index].slicesOfBread) = (servings, slices)
    }
  }

  /// Leaves a food out of a repeated meal if the words that exclude the food follow an item that changes the meal.
  ///
  /// Example: the toast of `= with 3 eggs, no toast`.
  private mutating func passToMeal(_ phrase: inout ItemPhrase) {
    guard phrase.changesMeal, let left = phrase.leftOut, let meal = items.lastIndex(where: { $0.source != nil }) else {
      return
    }
    if items[meal].leftOut == nil {
      items[meal].leftOut = left
    } else {
      leaveOut(left.split(separator: " ").dropFirst().joined(separator: " "), ofMeal: meal)
    }
    phrase.leftOut = nil
  }

  /// Adds a food's name to the foods that a repeated meal is logged without.
  private mutating func leaveOut(_ name: String, ofMeal index: Int) {
    items[index].leftOut = items[index].leftOut.map { "\($0) and \(name)" }
  }

  private func isJoinedByAnd(_ index: Int) -> Bool { Self.ands.contains(joint(before: index)) }

  /// Whether a name is that of a drink, of which each has a cup of their own.
  private static func namesDrink(_ name: String) -> Bool {
    guard name.utf8.count <= 60, let words = try? TextWord.words(of: name) else { return false }
    return ItemPhrase.isDrink(words[...]) || words.contains { NumberedRun.isHotDrink($0.plainShort) }
  }

  private static let ands: Set<String> = ["and", "und", "&", "u."]

  /// Applies words that were typed after a side to the main food, if they hold for both foods or only for the main
  /// food.
  ///
  /// Examples: the half of `pie with chips, ate half`, and the missing bun of `burger with fries, no bun`.
  private mutating func passToBase(_ phrase: inout ItemPhrase, _ part: ItemPart, _ index: Int) {
    // `Pfannkuchen mit Apfelmus 2 Stück`: sauce has no pieces. `Linsensuppe mit Würstchen 1 Teller`: the plate holds both.
    // In `porridge with milk and honey big bowl`, the bowl holds all three.
    // `toast and jam 2 slices`
    let isBeside =
      phrase.isSide
      || isJoinedByAnd(index)
        && items.last.map { $0.isSide || BreadWords.isBread($0.name.plainLetters) && $0.name.utf8.count <= 60 } == true
    if isBeside, let last = items.lastIndex(where: { !$0.isSide }), items[last].quantity == nil,
      items[last].source == nil, let portion = phrase.quantity?.portion,
      case let unit = portion.split(separator: " ").last ?? "", case let isPlate = PortionWords.key(unit) == "plate",
      phrase.text.hasSuffix(phrase.amountText) || phrase.text.hasSuffix(phrase.amountText + ")")
        || phrase.isAmountBehind,
      phrase.name.utf8.count <= 60,
      isPlate || PortionWords.isPiece(unit) || PortionWords.isBowl(unit)
        || PortionWords.key(unit) == "slice" && BreadWords.isBread(items[last].name.plainLetters),
      isPlate || Self.isUncounted(phrase.name, inBowls: PortionWords.isBowl(unit))
    {
      passAmount(of: &phrase, to: last)
    }
    // `Pizza und Salat geteilt durch 3`
    if let share = part.share, share.isShared, !phrase.isSide, isJoinedByAnd(index) {
      var place = items.count
      while place > 0, !Self.namesDrink(items[place - 1].name) {
        place -= 1
        items[place] = items[place].with(share)
        guard Self.ands.contains(joints[place]) else { break }
      }
    }
    guard phrase.isSide, let base = items.lastIndex(where: { !$0.isSide }) else { return }
    // In `Kakao mit Hafermilch 250 ml`, the glass is one of cocoa.
    if items[base].quantity == nil, MilkDrinks.contain(items[base].name), MilkDrinks.isMilk(phrase.name),
      let volume = phrase.quantity?.milliliters, volume >= Self.leastGlass, phrase.isAmountBehind
    {
      passAmount(of: &phrase, to: base)
    }
    if items[base].quantity == nil, items[base].source == nil { askWhoseWeight(&phrase) }
    // `crumpets with butter and honey (2)`
    if phrase.quantity == nil, items[base].quantity == nil, items[base].source == nil,
      let (name, number) = Self.counted(phrase.name),
      Self.isUncounted(name)
        || BreadWords.isBread(items[base].name.plainLetters) && BreadWords.isFilling(name.plainLetters)
    {
      phrase.name = name
      (items[base].quantity, items[base].amountText) = (Quantity(number, .piece), Quantity.figure(number))
    }
    if let share = part.share, part.isShareOfAll {
      for place in base..<items.count { items[place] = items[place].with(share) }
    }
    if let leftOut = phrase.leftOut, BreadWords.isServed(items[base].name, without: leftOut) {
      (items[base].leftOut, phrase.leftOut) = (leftOut, nil)
    }
  }

  /// Gives the phrase's amount to an earlier item.
  private mutating func passAmount(of phrase: inout ItemPhrase, to place: Int) {
    (items[place].quantity, items[place].amountText) = (phrase.quantity, phrase.amountText)
    (phrase.quantity, phrase.amountText) = (nil, "")
  }

  /// Marks a weight behind a side that may be that of the whole dish: nobody has 300 g of pesto, so `Nudeln mit Pesto 300
  /// g` may say what the whole plate weighs.
  private func askWhoseWeight(_ phrase: inout ItemPhrase) {
    let isBracketed = phrase.text.last == ")"
    let inner = phrase.quantity == nil && isBracketed ? phrase.withInnerAmount ?? phrase : phrase
    guard let grams = inner.quantity?.mass, inner.name.utf8.count <= 60,
      isBracketed || phrase.isAmountBehind || phrase.text.hasSuffix(phrase.amountText)
    else { return }
    let isSauce = Self.sauces.contains(where: inner.name.plainLetters.hasSuffix)
    guard grams >= (isSauce ? Self.mostSauce : Self.mostSide), isSauce || isBracketed else { return }
    phrase = inner
    phrase.doubt =
      phrase.doubt ?? "\(LarderError.quoted(phrase.text)) may be what \(phrase.name) weighs, or the whole dish"
  }

  /// The maximum number of toppings before their bread.
  private static let mostToppings = 8
  /// The grams from which on a weight behind a sauce may be that of the dish.
  private static let mostSauce = 200.0
  /// The grams from which on a weight in brackets behind a side may be that of the dish.
  private static let mostSide = 350.0
  private static let sauces = ["pesto", "sauce", "sosse", "mayo", "ketchup"]
  /// The milliliters from which on an amount behind the milk of a drink is that of the drink.
  private static let leastGlass = 150.0

  /// Whether nobody counts a food in pieces, or in bowls: the 1 Stück of `Börek mit Spinat 1 Stück` is one of the Börek,
  /// but a bowl of rice is one.
  private static func isUncounted(_ name: String, inBowls: Bool = false) -> Bool {
    guard name.utf8.count <= 60 else { return false }
    return WordRoles.isSauce(name) || MilkDrinks.isMilk(name) || BreadWords.isSpread(name.plainLetters)
      || !inBowls && uncounted.contains(name.plainLetters)
  }

  private static let uncounted: Set<String> = [
    "butter", "spinat", "spinach", "hack", "hackfleisch", "mince", "reis", "rice", "zucker", "sugar", "zimt",
    "cinnamon",
  ]

  /// A name that ends in a number of pieces in brackets, as `honey (2)`, parted; nil for any other name.
  private static func counted(_ name: String) -> (name: String, number: Double)? {
    guard name.utf8.count <= 60, name.last == ")", let open = name.lastIndex(of: "("),
      case .number(let number)? = NumberReading.read(String(name[name.index(after: open)...].dropLast())),
      piecesAtOnce.contains(number)
    else { return nil }
    return (name[..<open].split(separator: " ").joined(separator: " "), number)
  }

  /// How many pieces of one food somebody may have at once.
  private static let piecesAtOnce = 1.0...20

  /// Leaves the phrase's food out of the last item too, if that is a meal repeated without some foods; returns whether
  /// it did.
  ///
  /// Example: the eggs of `= without butter and eggs`.
  private mutating func leftOutOfMeal(_ phrase: ItemPhrase, _ joint: String) -> Bool {
    guard let last = items.last, last.source != nil, last.leftOut != nil, phrase.quantity == nil, phrase.source == nil,
      ["and", "und", "or", "oder", "&"].contains(joint)
    else { return false }
    leaveOut(phrase.name, ofMeal: items.count - 1)
    return true
  }

  /// Adds the phrase to the last item if the phrase only says what that item is made of; returns whether it does.
  ///
  /// Examples: the eggs of `omelette with 3 eggs`, the bread of `tuna sandwich on brown bread`.
  private mutating func takenByLast(_ phrase: ItemPhrase, _ joint: String) -> Bool {
    guard let base = items.last else { return false }
    let last = items.count - 1
    if phrase.isCompanion, base.quantity == nil, let eggs = phrase.quantity?.pieces,
      ItemPhrase.areEggs(phrase.name.plainLetters), MixedDishes.areOfEggs(base.name)
    {
      items[last].quantity = .count(eggs, unit: "egg")
      items[last].amountText = "\(phrase.amountText) \(phrase.name)"
      return true
    }
    if phrase.isCompanion, phrase.quantity?.pieces != nil, ItemPhrase.areEggs(phrase.name.plainLetters),
      MixedDishes.containEggs(base.name)
    {
      makeLast(with: phrase.text)
      return true
    }
    // `Eis mit 2 Kugeln`
    if phrase.isCompanion, base.quantity == nil, let scoops = phrase.quantity?.pieces, IceCream.isNamed(base.name),
      phrase.name.utf8.count <= 12, IceCream.isScoop(phrase.name)
    {
      items[last].quantity = .count(scoops, unit: phrase.name)
      items[last].amountText = "\(phrase.amountText) \(phrase.name)"
      return true
    }
    guard ["on", "auf", "in"].contains(joint), phrase.quantity == nil || phrase.quantity?.pieces == 1,
      BreadWords.isSandwich(base.name) || BreadWords.isInBun(base.name),
      BreadWords.isBread(phrase.name.plainLetters) || BreadWords.bread(ofKind: phrase.name) != nil
    else { return false }
    // The bun of a burger is a part of it.
    if BreadWords.isSandwich(base.name) { makeLast(with: phrase.text) }
    return true
  }

  /// Adds the text to what the last item is made with.
  private mutating func makeLast(with text: String) {
    let last = items.count - 1
    // The bracket of `omelette (3 eggs, cheese)` begins in one part and ends in another.
    let text = text.contains("(") == text.contains(")") ? text : text.filter { !"()".contains($0) }
    items[last].madeWith = [items[last].madeWith, text].compactMap(\.self).joined(separator: " and ")
  }

  /// Takes the last item into a pizza if it is one of the pizza's toppings: the ham of `ham & pineapple pizza`.
  private mutating func takeTopping(into phrase: inout ItemPhrase, _ joint: String) {
    guard ["and", "und", "&", "n"].contains(joint), phrase.quantity == nil, phrase.madeWith == nil,
      phrase.source == nil,
      phrase.name.utf8.count <= 60, phrase.name.contains(" "), phrase.name.plainLetters.hasSuffix("pizza"),
      let topping = items.last, topping.source == nil, !topping.isSide, !topping.isFew, topping.vagueShare == 1,
      topping.leftOut == nil, topping.quantity == nil || topping.quantity?.pieces == 1,
      MixedDishes.isIngredient(topping.name),
      !WordRoles.isState(phrase.name.plainLetters.split(separator: " ").dropLast().map(String.init))
    else { return }
    (phrase.quantity, phrase.amountText, phrase.madeWith) = (topping.quantity, topping.amountText, topping.name)
    items.removeLast()
    joints.removeLast()
  }

  /// Adds the phrase to the last item if the phrase only names that item's ice cream flavor; returns whether it does.
  ///
  /// Examples: the last words of `2 Kugeln Eis, Schoko und Vanille` and of `2 Kugeln Vanille und Schoko`.
  private mutating func isFlavourOfIceCream(_ phrase: ItemPhrase, _ index: Int) -> Bool {
    guard let base = items.last, phrase.quantity == nil, IceCream.isFlavour(phrase.name),
      IceCream.isNamed(base.name) || isJoinedByAnd(index) && IceCream.isInScoops(base)
    else { return false }
    makeLast(with: phrase.text)
    return true
  }

  /// Gives an amount in cans to what is on the bread, since bread has none: `beans on toast, half a tin`.
  private mutating func passCan(from phrase: inout ItemPhrase, _ index: Int) {
    guard ["on", "auf"].contains(joint(before: index)), let unit = phrase.quantity?.portion, PortionWords.isCan(unit),
      phrase.name.utf8.count <= 60, BreadWords.isBread(phrase.name.plainLetters)
    else { return }
    let toppings = items.indices.suffix(Self.mostToppings).reversed().prefix { items[$0].isOnBread }
    let canned = toppings.first { place in
      items[place].name.utf8.count <= 40 && Self.canned.contains(where: items[place].name.plainLetters.contains)
    }
    guard let topping = canned ?? (toppings.count == 1 ? toppings.first : nil), items[topping].quantity == nil else {
      return
    }
    passAmount(of: &phrase, to: topping)
  }

  /// What is sold in cans and eaten on toast.
  private static let canned = ["beans", "bohnen", "spaghetti", "sardine", "sardinen", "tuna", "thunfisch", "mackerel"]

  /// Gives the phrase's amount to a side of the same name that has no amount; returns whether there is such a side.
  ///
  /// Example: the last words of `Rouladen mit Klößen und Rotkohl, 2 Klöße`.
  private mutating func isAmountOfSide(_ phrase: ItemPhrase, _ index: Int) -> Bool {
    let start = parts[index].startIndex
    guard start > 0, words[start - 1].text == ",", let quantity = phrase.quantity, phrase.source == nil,
      phrase.name.utf8.count <= 60,
      case let name = Self.stem(phrase.name), !name.isEmpty,
      let side = items.indices.last(where: {
        items[$0].quantity == nil && !items[$0].isFew && items[$0].isSide && items[$0].source == nil
          && items[$0].name.utf8.count <= 60 && Self.stem(items[$0].name) == name
      })
    else { return false }
    (items[side].quantity, items[side].amountText) = (quantity, phrase.amountText)
    return true
  }

  /// A form of a name that is the same in different grammatical cases, as for `Klöße` and `Klößen`.
  private static func stem(_ name: String) -> String {
    let normalized = SearchText.normalize(name)
    return normalized.last == "n" ? String(normalized.dropLast()) : normalized
  }

  /// Adds the phrase to the last item if the phrase is an ingredient of that item; returns whether it is.
  ///
  /// Examples: the oat milk of a latte, the prawns of pad thai.
  private mutating func takesIngredient(_ phrase: ItemPhrase, _ index: Int) -> Bool {
    guard phrase.quantity == nil, let base = items.last, phrase.isCompanion || isPart && goesOn(index) else {
      return false
    }
    let isOfMilk = MilkDrinks.contain(base.name)
    let isIn =
      isOfMilk
      ? !isPart && MilkDrinks.isMilk(phrase.name)
      : MixedDishes.hold(base.name) && MixedDishes.isIngredient(MixedDishes.filling(phrase.name, of: base.name))
        && !(MixedDishes.areOfVegetables(base.name) && MixedDishes.isHearty(phrase.name))
        && !MixedDishes.isOnTop(phrase.name, of: base.name)
    guard isIn || phrase.isCompanion && base.source == nil && MixedDishes.isHerb(phrase.name) else { return false }
    makeLast(with: phrase.leftOut == nil ? phrase.text : phrase.name)
    // In `pizza with salami, no cheese`, it is the pizza that has no cheese.
    items[items.count - 1].leftOut = base.leftOut ?? phrase.leftOut
    return true
  }

  /// Whether a part continues a list of ingredients: a joining word such as `and` comes before it or before the next
  /// part.
  private func goesOn(_ index: Int) -> Bool {
    func isJoined(_ index: Int) -> Bool { words[parts[index].startIndex - 1].kind == .plain }
    return isJoined(index) || index + 1 < parts.count && isJoined(index + 1)
  }
}
