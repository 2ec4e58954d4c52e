extension NoteSigns {
  /// The joining word of which two letters next to each other are exchanged: `with` for `wiht`; nil for other words.
  private static func joint(misspelled plain: String) -> String? {
    guard (3...4).contains(plain.utf8.count) else { return nil }
    return ["with", "and", "mit", "und"].first { isExchanged(Array(plain.utf8), Array($0.utf8)) }
  }

  /// The words that a short form stands for; nil for any other word.
  ///
  /// Examples: `und` for `u`, `ohne` for `o.`, `kleine` for `kl.`, `ca. 200g` for `~200g`.
  func written(at index: Int, in words: [TextWord], isFirst: Bool) -> [String]? {
    let word = words[index]
    guard word.kind == .plain, word.text.utf8.count <= 24 else { return nil }
    if let sign = Self.abouts.first(where: { word.text.lowercased().hasPrefix($0) }) {
      let rest = word.text.dropFirst(sign.count)
      if rest.first?.decimalDigit != nil || "½¼¾".contains(rest.first ?? " ") { return ["ca.", String(rest)] }
    }
    if let unit = word.text.last.flatMap({ Self.units[String($0)] }), word.text.first?.isNumber == true,
      case let number = String(word.text.dropLast()), case .number? = NumberReading.read(number)
    {
      return [number, unit]
    }
    if let parts = Self.glued(word.text), !knows(word.text) { return parts }
    // `6er McNuggets`
    if let count = Self.countOfPack(word.text), index + 1 < words.count, words[index + 1].kind == .plain,
      !PortionWords.isContainer(words[index + 1].plainShort),
      !["sahne", "milch", "joghurt", "quark", "cream"].contains(where: words[index + 1].text.plainLetters.hasSuffix)
    {
      // `ein 6er McNuggets`
      let isCounted = index > 0 && NumberWords.value(of: words[index - 1].text) ?? Double(words[index - 1].text) != nil
      return isCounted ? ["x", String(count)] : [String(count)]
    }
    // `550er Mehl` is a kind of flour.
    if index + 1 < words.count, case let next = words[index + 1],
      PortionWords.isContainer(next.plainShort) || !Self.flours.contains(word.text) && isFood(next.text),
      let grams = Self.sized(word.text)
    {
      return [grams]
    }
    let plain = word.plainShort
    // `(2) pork sausages`
    if isFirst || words[index - 1].kind == .mark, index + 1 < words.count, plain.first == "(", plain.last == ")",
      let count = Int(plain.dropFirst().dropLast()), (1...20).contains(count)
    {
      return [String(count)]
    }
    // `2 rounds of toast`
    if ["round", "rounds"].contains(plain), index + 2 < words.count, AmountWords.isOf(words[index + 1].plainShort),
      BreadWords.isBread(BreadWords.singular(words[index + 2].text).plainLetters)
    {
      return ["slices"]
    }
    if let measure = spirits(plain, at: index, in: words) { return measure }
    // `biscuits dunked in tea`
    if Self.dunked.contains(plain), index > 0, index + 2 < words.count, words[index + 1].plainShort == "in" {
      return []
    }
    if let drink = Self.drink(plain, at: index, in: words) { return drink }
    // A quarter chicken is sold as its leg or its breast.
    if ["quarter", "1/4", "¼"].contains(plain), index + 2 < words.count, words[index + 1].plainShort == "chicken",
      ["leg", "legs", "thigh", "thighs"].contains(words[index + 2].plainShort)
        || plain == "quarter" && ["breast", "breasts"].contains(words[index + 2].plainShort),
      plain == "quarter" || index == 0 || words[index - 1].text.last?.decimalDigit == nil
    {
      let isCounted =
        index > 0
        && (NumberWords.value(of: words[index - 1].plainShort) != nil
          || words[index - 1].text.first?.decimalDigit != nil)
      return isCounted ? [] : ["1"]
    }
    // `dandelion & burdock, 330 can`
    if index + 1 < words.count, let size = Int(plain), Self.sizesOfCans.contains(size),
      ["can", "bottle"].contains(PortionWords.key(words[index + 1].plainShort)),
      index + 2 == words.count || words[index + 2].kind == .mark || words[index + 2].partsItems
    {
      let isDrink = ItemPhrase.isDrink(words[..<index].suffix(Self.reachOfDrink))
      return ["\(size)\(isDrink ? "ml" : "g")"]
    }
    let before = index > 0 ? words[index - 1] : nil
    let isBehindNumber = before?.text.last?.decimalDigit != nil
    if let size = Self.sizes[plain], !isBehindNumber || Self.isSize(at: index, in: words) { return [size] }
    // `ein Paar Wiener` are two, `ein paar Nüsse` a few.
    let isNext = index + 1 < words.count && words[index + 1].text == "paar"
    if isNext, NumberWords.articles[plain] != nil { return [] }
    if word.text == "paar", !isBehindNumber, index + 1 < words.count { return ["einige"] }
    // A Bavarian liter of beer; `mass gainer` is a food.
    if word.text.lowercased() == "maß" { return ["Liter"] }
    if plain == "cuppa" {
      let isNamed = index + 1 < words.count && words[index + 1].kind == .plain && !words[index + 1].partsItems
      return isNamed ? ["cup", "of"] : ["cup", "of", "tea"]
    }
    // `mercimek çorbası 1 kase`: a Turkish bowl and no cheese
    if isBehindNumber, plain == "kase", !word.text.contains("ä"),
      words[..<index].suffix(Self.reachOfDrink).contains(where: { $0.plainShort.hasPrefix("corba") })
    {
      return ["bowl"]
    }
    // In `Spinat un Kartoffeln`, it is no French article.
    if plain == "un", index > 0, index + 1 < words.count, words[index - 1].kind == .plain, !isBehindNumber,
      // Between two German nouns
      [words[index - 1], words[index + 1]].allSatisfy({ $0.text.first?.isUppercase == true })
    {
      return ["und"]
    }
    // The commonest misspelling of a German food: `Hänchen`, `Hänchenspieß`
    if plain.hasPrefix("hanchen") { return ["Hähn" + word.text.dropFirst("hän".count)] }
    // `2 Brötchenhälften`
    if let bread = Self.halved(plain), let half = Self.half(at: index, in: words) { return half + [bread] }
    if let sugarFree = Self.withoutAddedSugar(index, words) { return sugarFree }
    if let full = Self.shortForms[plain] ?? Self.pack(at: index, in: words) { return [full] }
    // `1 fetta pizza`; alone it is a misspelled feta, and `fette Burger` are fat ones.
    if isBehindNumber, index + 1 < words.count,
      case let next = words[(index + 1)...].first(where: { $0.plainShort != "di" })?.plainShort ?? "",
      plain == "fetta" && !["cheese", "kase"].contains(next) || plain == "fette" && Self.slicedInItaly.contains(next)
    {
      return ["slice"]
    }
    // `dosa 1 big`
    let isEnd = index + 1 == words.count || words[index + 1].kind == .mark || words[index + 1].partsItems
    if isEnd, isBehindNumber, plain == "big" { return ["large"] }
    // `himbeeren ne handvol`
    if isEnd, isBehindNumber || before.map({ NumberWords.articles[$0.plainShort] != nil }) == true,
      plain.allSatisfy(\.isLetter), let meant = Self.amountWord(misspelled: plain, isBehindNumber: true),
      !knows(word.text)
    {
      return [meant]
    }
    guard index + 1 < words.count, words[index + 1].kind == .plain else { return nil }
    let isBehindAmount =
      isBehindNumber
      || before.map { NumberWords.value(of: $0.text) ?? NumberWords.parts[$0.plainShort] != nil } ?? false
    if let meant = Self.amountWord(misspelled: plain, isBehindNumber: isBehindAmount), !knows(word.text) {
      return [meant]
    }
    let startsItem =
      isFirst
      || before.map {
        $0.kind == .mark || $0.partsItems || Self.connections.contains([$0.plainShort]) || $0.plainShort == "u"
          || ItemPhrase.meansAbout($0)
      } ?? true
    if startsItem {
      // `sandwich ham and cheese`
      if BreadWords.isSandwich(word.text), index + 3 < words.count,
        words[index + 2].partsItems || words[index + 2].text == ",",
        [index + 1, index + 3].allSatisfy({ BreadWords.isFilling(EnglishNoun.singular(words[$0].plainShort)) })
      {
        return [word.text, "with"]
      }
      // `kl schale erdbeeren`
      if ["kl", "gr"].contains(plain), PortionWords.isNoun(words[index + 1].plainShort) {
        return [plain == "kl" ? "kleine" : "große"]
      }
      if plain == "semi", words[index + 1].partsItems { return ["semi-skimmed", "milk"] }
      // `Gurke, so ein Drittel`
      if plain == "so", case let next = words[index + 1].text,
        NumberWords.articles[next.plainLetters] != nil || next.first?.decimalDigit != nil
      {
        return []
      }
      if Self.articles.contains(plain) { return ["ein"] }
      if plain == "dem", before?.plainShort == "auf", BreadWords.isBread(words[index + 1].plainShort) {
        return []
      }
      if plain == "another", !isWithinKnownName(index, words) { return ["a"] }
      return Self.onlys.contains(plain) && !isWithinKnownName(index, words) ? [] : nil
    }
    if let unit = Self.units[word.text], isBehindNumber || before.map({ NumberWords.value(of: $0.text) != nil }) == true
    {
      return [unit]
    }
    guard let before, before.kind == .plain else { return nil }
    if let joint = Self.joint(misspelled: plain), !knows(word.text) { return [joint] }
    switch plain {
    case "aufs", "aufn", "auf'n", "uberm": return ["auf"]
    case "aufm", "auf'm": return BreadWords.isBread(words[index + 1].plainShort) ? ["auf"] : ["auf", "dem"]
    case "z", "con", "avec", "ile": return isWithinName(index, words) ? nil : ["with"]
    case "ve", "et", "y", "e": return isWithinName(index, words) ? nil : ["and"]
    case "u": return ["und"]
    case "un" where words[index + 1].text.first?.isUppercase == true && !isWithinName(index, words): return ["und"]
    // `Wasser n Liter`
    case "n"
    where PortionWords.isNoun(words[index + 1].plainShort) || Measure.read([words[index + 1].plainShort]) != nil:
      return ["ein"]
    case "n", "'n", "'n'": return ["and"]
    // `nuggets an ketchup`; what follows the article begins with a vowel.
    case "an"
    where words[index + 1].plainShort.first.map { !"aeiouh".contains($0) } == true
      && isFood(words[(index + 1)...].prefix { $0.kind == .plain && !$0.partsItems }.phrase):
      return ["and"]
    case "m"
    where (!isBehindNumber || Self.isCountBehindName(index, words))
      && !["grosse", "gr.", "gr", "size"].contains(before.plainShort)
      && !ItemPhrase.areEggs(before.plainShort):
      return ["mit"]
    case "in" where Self.dunked.contains(before.plainShort): return ["with"]
    // `whey in 300 ml milk`: what comes before is stirred into another food.
    case "in", "into", "over":
      guard case .measure? = (try? AmountReader.readings(words[(index + 1)...], in: ""))?.last?.quantity.unit else {
        return nil
      }
      return ["with"]
    case "w" where before.plainShort == "made": return ["with"]
    case "o." where WordRoles.isLeftOut(words[index + 1].plainShort): return ["ohne"]
    default: return nil
    }
  }

  /// The parts of a number that is written together with what is around it: `Skyr` and `250g` for `Skyr250g`, `ca.` and
  /// `3` for `3ish`; nil for any other word.
  private static func glued(_ word: String) -> [String]? {
    if word.lowercased().hasSuffix("ish"), case let number = word.dropLast(3), !number.isEmpty,
      number.allSatisfy({ $0.decimalDigit != nil })
    {
      return ["ca.", String(number)]
    }
    // `2geh. EL`
    if let spoon = ["geh.", "gestr."].first(where: word.hasSuffix), case let number = word.dropLast(spoon.count),
      number.count == 1, number.first?.decimalDigit != nil, let full = shortForms[spoon]
    {
      return [String(number), full]
    }
    let name = word.prefix(while: \.isLetter)
    let amount = word.dropFirst(name.count)
    // `1/2pt`
    if let unit = ["pts", "pt"].first(where: word.hasSuffix), case let number = String(word.dropLast(unit.count)),
      number.count < 5, case .number? = NumberReading.read(number)
    {
      return [number, "pint"]
    }
    if let (name, amount) = partedAtBracket(word) { return [name, amount] }
    // `(150g-Becher)`
    if word.first == "(", word.last == ")", let parts = glued(String(word.dropFirst().dropLast())), parts.count == 2,
      PortionWords.isContainer(parts[1])
    {
      return ["(\(parts[0])", "\(parts[1]))"]
    }
    // `200-g-Packung`, `500g-Becher`
    if let dash = word.lastIndex(where: { "-–".contains($0) }),
      case let pack = String(word[word.index(after: dash)...]),
      PortionWords.isContainer(pack) || PortionWords.isVessel(pack), case let size = word[..<dash],
      case let unit = String(size.reversed().prefix(while: \.isLetter).reversed()),
      case let number = size.dropLast(unit.count),
      case let digits = "-–".contains(number.last ?? " ") ? number.dropLast() : number,
      !digits.isEmpty, digits.allSatisfy({ $0.decimalDigit != nil || ".,/".contains($0) }),
      AmountReader.isAmount("\(digits)\(unit)")
    {
      return ["\(digits)\(unit)", pack]
    }
    // `150g-200g`
    if let dash = word.firstIndex(where: { "-–".contains($0) }), word.first?.decimalDigit != nil,
      case (let least, let most) = (word[..<dash], word[word.index(after: dash)...]),
      case let unit = least.drop(while: { $0.decimalDigit != nil }), ["g", "ml"].contains(String(unit)),
      most.hasSuffix(unit), most.first?.decimalDigit != nil
    {
      return ["\(least.dropLast(unit.count))-\(most)"]
    }
    let unit = amount.drop { $0.decimalDigit != nil }
    guard name.count > 2, (1...4).contains(amount.count - unit.count), ["g", "ml", "kg", "l"].contains(String(unit))
    else {
      return nil
    }
    return [String(name), String(amount)]
  }

  /// A name and the amount in brackets that is written together with it: `lachs` and `(180g)` for `lachs(180g)`; nil for
  /// any other word.
  static func partedAtBracket(_ word: String) -> (name: String, amount: String)? {
    let name = word.prefix(while: \.isLetter)
    let amount = word.dropFirst(name.count)
    guard name.count > 2, amount.first == "(", amount.last == ")", amount.dropFirst().first?.decimalDigit != nil else {
      return nil
    }
    return (String(name), String(amount))
  }

  /// Sizes in which drinks and other cans are sold, as they are typed without a unit.
  private static let sizesOfCans: Set<Int> = [250, 330, 355, 400, 415, 440, 500, 568, 750]
  /// How many words before the size are searched for a drink.
  private static let reachOfDrink = 4

  /// The number of pieces in a word for a pack of so many: 6 for `6er`; nil for any other word.
  ///
  /// `70er Schokolade` has 70 % of cocoa, and `48er Gouda` as much fat; neither is a pack that is sold.
  static func countOfPack(_ word: String) -> Int? {
    guard (3...4).contains(word.utf8.count), word.hasSuffix("er"), let count = Int(word.dropLast(2)) else { return nil }
    return sizesOfPacks.contains(count) ? count : nil
  }

  private static let sizesOfPacks: Set<Int> = [2, 3, 4, 5, 6, 8, 9, 10, 12, 20]

  /// The weight or volume in a word for a pack of that size: `450g` for `450er`, `0,33l` for `0,33er`; nil for any
  /// other word.
  private static func sized(_ word: String) -> String? {
    guard word.hasSuffix("er"), case let number = word.dropLast(2), (3...4).contains(number.count),
      number.count == 3 || number.first == "0",
      number.first?.decimalDigit != nil
    else { return nil }
    if number.allSatisfy({ $0.decimalDigit != nil }) { return "\(number)g" }
    return number.hasPrefix("0,") || number.hasPrefix("0.") ? "\(number)l" : nil
  }

  /// The beer that an inn's measure means if no drink follows it: `a Hoibe` is 0.5 l; nil for any other word.
  private static func drink(_ plain: String, at index: Int, in words: [TextWord]) -> [String]? {
    guard let volume = measuresOfInns[plain] ?? (words[index].text.lowercased() == "maß" ? "1 l" : nil) else {
      return nil
    }
    // `Avocado, eine halbe` is not beer.
    if plain == "halbe", words[index].text != "Halbe" { return nil }
    let isCounted = index > 0 && words[index - 1].kind == .plain && !words[index - 1].partsItems
    let next = index + 1 < words.count && words[index + 1].kind == .plain ? words[index + 1].plainShort : ""
    // `eine Halbe Weißbier`
    if beers.contains(next) || next.hasSuffix("bier") || next.hasSuffix("weizen") {
      return (isCounted ? ["x"] : []) + volume.split(separator: " ").map(String.init)
    }
    guard next.isEmpty || words[index + 1].partsItems || ["im", "in", "am", "auf", "beim", "bei", "at"].contains(next)
    else {
      return nil
    }
    let isJoined = words[..<index].last(where: { $0.kind == .mark || $0.partsItems })?.partsItems ?? false
    guard
      isJoined
        || !words.prefix(40).contains(where: { $0.plainShort.hasSuffix("bier") || $0.plainShort.hasPrefix("beer") })
    else { return nil }
    // `Radler, a Halbe`
    let item = words[..<index].dropLast().last?.kind == .mark ? words[..<index].dropLast(2) : []
    if isArticle(before: index, in: words), let drink = item.last, beers.contains(drink.plainShort) {
      return ["x"] + volume.split(separator: " ").map(String.init)
    }
    guard isCounted else { return plain == "halbe" ? nil : volume.split(separator: " ").map(String.init) + ["Bier"] }
    let before = words[index - 1].plainShort
    // In `1 Maß`, the number counts measures of a liter each.
    return NumberWords.value(of: before) != nil || Int(before) != nil
      ? ["x"] + volume.split(separator: " ").map(String.init) + ["Bier"] : nil
  }

  /// The volume of a single or double measure of a spirit: `double vodka` is 50 ml; nil for any other words.
  ///
  /// British measures hold 25 ml (Weights and Measures Act 1985), German ones 2 cl.
  private func spirits(_ plain: String, at index: Int, in words: [TextWord]) -> [String]? {
    guard let volume = Self.measuresOfSpirits[plain], index + 1 < words.count,
      Self.spirits.contains(words[index + 1].plainShort),
      !isWithinKnownName(index, words), !isWithinKnownName(index + 1, words)
    else { return nil }
    let isCounted = index > 0 && words[index - 1].kind == .plain && !words[index - 1].partsItems
    return (isCounted ? ["x"] : []) + [volume, "ml"]
  }

  private static let measuresOfSpirits = [
    "single": "25", "double": "50", "dbl": "50", "doppelter": "40", "doppelten": "40",
  ]
  private static let spirits: Set<String> = [
    "whisky", "whiskey", "scotch", "bourbon", "vodka", "gin", "rum", "brandy", "cognac", "tequila", "baileys",
    "schnaps", "wodka", "korn", "ouzo", "raki",
  ]

  /// Whether the number before a word counts what is named before the number: the 3 before the `m` of `knäcke 3 m Käse`.
  private static func isCountBehindName(_ index: Int, _ words: [TextWord]) -> Bool {
    index > 1 && words[index - 2].kind == .plain && !words[index - 2].partsItems && words[index - 2].text.count > 2
      && words[index - 2].text.allSatisfy(\.isLetter) && !ItemPhrase.areEggs(words[index - 2].plainShort)
  }

  /// The amount that a word for half a bread means; nil if the words around it say something else of it.
  private static func half(at index: Int, in words: [TextWord]) -> [String]? {
    // In `Brötchenhälfte (30 g)`, the half was weighed.
    if index + 1 < words.count, words[index + 1].text.first == "(" { return [] }
    guard index > 0, words[index - 1].kind == .plain, !words[index - 1].partsItems else { return ["ein", "halbes"] }
    let before = words[index - 1]
    if NumberWords.articles[before.plainShort] != nil { return ["halbes"] }
    return before.text.last?.decimalDigit != nil || NumberWords.cardinals[before.plainShort] != nil
      ? ["x", "0,5"] : nil
  }

  /// The bread of which a German word means a half: Brötchen for `Brötchenhälfte`; nil for any other word.
  private static func halved(_ plain: String) -> String? {
    guard let ending = ["halfte", "halften"].first(where: plain.hasSuffix) else { return nil }
    let breads = ["brotchen": "Brötchen", "semmel": "Semmel", "schrippen": "Schrippe", "bagel": "Bagel"]
    return breads[String(plain.dropLast(ending.count))]
  }

  /// What is read at a word of `no added sugar`; nil at any other word.
  private static func withoutAddedSugar(_ index: Int, _ words: [TextWord]) -> [String]? {
    let phrase = ["no", "added", "sugar"]
    guard let place = phrase.firstIndex(of: words[index].plainShort), place <= index,
      words[(index - place)...].prefix(phrase.count).map(\.plainShort) == phrase,
      // Behind a food the words only say something about it.
      index - place + phrase.count < words.count, words[index - place + phrase.count].kind == .plain
    else { return nil }
    return place == 0 ? ["sugar-free"] : []
  }

  private static let dunked: Set<String> = ["dunked", "dipped", "getunkt", "eingetunkt"]

  private static func isArticle(before index: Int, in words: [TextWord]) -> Bool {
    index > 1 && (NumberWords.articles[words[index - 1].plainShort] != nil || words[index - 1].plainShort == "a")
  }

  /// Kinds of beer, of which such a measure may be named behind them.
  private static let beers: Set<String> = [
    "radler", "weizen", "weissbier", "helles", "pils", "dunkles", "export", "russn", "marzen", "kellerbier",
  ]
  /// Measures of beer in Bavaria and Austria.
  private static let measuresOfInns = [
    "hoibe": "0,5 l", "halbe": "0,5 l", "krugerl": "0,5 l", "seidel": "0,3 l", "seidl": "0,3 l",
    "seidla": "0,5 l", "seidle": "0,5 l", "pfiff": "0,2 l",
  ]

  /// Foods that are counted in `fette` in Italian.
  private static let slicedInItaly: Set<String> = [
    "panettone", "pandoro", "pane", "prosciutto", "salame", "mortadella", "bresaola", "focaccia", "torta",
    "colomba",
  ]
  /// German types of flour: `630er Dinkel`.
  private static let flours: Set<String> = ["405er", "550er", "630er", "812er", "997er", "1050er", "1150er", "1370er"]
  /// Units of one letter, as in American recipes; a capital T is a tablespoon.
  private static let units = ["c": "cup", "C": "cup", "T": "tbsp", "t": "tsp", "Tbl": "tbsp"]
  private static let onlys: Set<String> = [
    "nur", "just", "only", "bloss", "noch", "wieder", "again", "my", "me", "his", "her", "our", "their",
  ]
  private static let abouts = ["~", "≈", "ca.", "approx.", "c."]
  private static let articles: Set<String> = ["n", "'n", "’n", "nem", "nen"]
  /// Whether `gr.` or `kl.` behind a number says how large the pieces are: of `1 gr. Banane`, nobody has a gram.
  private static func isSize(at index: Int, in words: [TextWord]) -> Bool {
    guard index + 1 < words.count, words[index + 1].kind == .plain else { return false }
    let next = words[index + 1]
    return words[index].plainShort == "kl."
      || Int(words[index - 1].text).map { (1...4).contains($0) } ?? false
        && (PieceWeights.grams(next.text) != nil || PortionWords.isNoun(next.plainShort) || next.plainShort == "pizza")
  }

  private static let sizes = ["kl.": "kleine", "gr.": "große"]
  private static let shortForms = [
    "abt": "about", "abt.": "about", "griech.": "griechischer", "ital.": "italienischer", "turk.": "türkischer",
    "franz.": "französischer",
    "frz.": "französischer", "span.": "spanischer", "asiat.": "asiatischer", "gebr.": "gebratener",
    "gek.": "gekochter", "geb.": "gebackener", "gegr.": "gegrillter", "gem.": "gemischter",
    "vegetar.": "vegetarischer", "getr.": "getrockneter", "ger.": "geräucherter", "sch.": "Scheibe", "sch": "Scheibe",
    "schb.": "Scheibe", "yog": "yogurt", "s&v": "salt and vinegar", "c&o": "cheese and onion", "spud": "potato",
    "spuds": "potatoes", "roasties": "roast potatoes",
    "yorkies": "Yorkshire puddings", "tbps": "tbsp", "tblsp": "tbsp", "tbls": "tbsp", "tbsps": "tbsp", "stuk": "Stück",
    "stuck.": "Stück", "tps": "tsp", "pb": "peanut butter",
    "geh.": "gehäufter", "geh": "gehäufter", "gestr.": "gestrichener",
    "tattie": "potato", "tatties": "potatoes", "tatty": "potato", "pud": "pudding", "broon": "brown", "nae": "no",
    "kyiv": "kiev", "adn": "and", "udn": "und", "wiht": "with", "wtih": "with", "mti": "mit", "wi": "with",
    "wi'": "with", "w.": "with", "bissle": "bisschen", "bissl": "bisschen",
    "bissel": "bisschen",
    "bisserl": "bisschen",
    "ner": "einer", "geschr.": "geschrotet", "ordentlich": "viel",
    "blk": "black", "choc": "chocolate", "chkn": "chicken",
    "pnut": "peanut",
    "bfast": "breakfast", "brekkie": "breakfast", "strawb": "strawberry", "strawbs": "strawberries",
    "rasps": "raspberries", "blueb": "blueberries",
  ]
  private static let packs = [
    "gl.": "Glas", "fl.": "Flasche", "pckg.": "Packung", "pkg.": "Packung", "pck.": "Packung", "pck": "Packung",
    "pckg": "Packung", "btl": "bottle", "btl.": "bottle",
  ]

  /// The pack that a short form stands for: `Flasche` for `Fl.`, but not that of a fluid ounce; nil for other words.
  private static func pack(at index: Int, in words: [TextWord]) -> String? {
    let plain = words[index].plainShort
    let isFluidOunce = plain == "fl." && index + 1 < words.count && words[index + 1].plainShort.hasPrefix("o")
    return isFluidOunce ? nil : packs[plain]
  }

  /// The words of a purchase, with short forms of packs and sizes behind a number written out: `2 Fl. Bier`,
  /// `1 kl. Gurke`.
  static func withWholePacks(_ words: [TextWord]) -> [TextWord] {
    var result = words
    for index in words.indices.dropFirst().dropLast()
    where words[index].kind == .plain && words[index - 1].text.last?.decimalDigit != nil {
      let size = isSize(at: index, in: words) ? sizes[words[index].plainShort] : nil
      guard let whole = pack(at: index, in: words) ?? size else { continue }
      result[index] = TextWord(text: whole, range: words[index].range)
    }
    return result
  }
}
