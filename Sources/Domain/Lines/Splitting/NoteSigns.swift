/// Replaces words and signs between the foods of a note with separators that the item list reader knows.
///
/// Examples: `toast - 2 eggs`, `soup. bread. apple`, `Brot u. Käse`, `salad then ice cream`, `had porridge`.
struct NoteSigns {
  /// Whether the bank knows a name; a period after such a name ends an item rather than marking an abbreviation.
  let knows: (String) -> Bool
  /// Whether the bank or the open tables know a name: `spaghetti aglio e olio`.
  let isFood: (String) -> Bool
  /// Reads references to meals that a line repeats; nil where a line is not allowed to repeat meals.
  let sources: MealSourceReader?

  /// The words with a comma in place of each sign or word that only separates foods.
  ///
  /// Words before and after the list that name no food, such as `I had` and `gegessen`, are removed.
  func replaced(_ words: [TextWord]) -> [TextWord] {
    var result: [TextWord] = []
    let leadIn = Self.leadIn(words)
    var index = leadIn > 0 && isWithinKnownName(0, words) ? 0 : leadIn
    if let length = dishLength(words[index...]), !isWithinKnownName(index, words) {
      result.append(TextWord(text: words[index].text + ":", range: words[index].range))
      index += length
    }
    while index < words.count {
      let unsaid =
        Self.unsaid(at: index, in: words) ?? maker(at: index, in: words) ?? aside(at: index, in: words)
        ?? replacedSide(at: index, in: words) ?? serving(at: index, in: words) ?? occasion(at: index, in: words)
      if let used = unsaid ?? separated(at: index, in: words, &result) ?? rewritten(at: index, in: words, &result) {
        index += used
        continue
      }
      let isMark = words[index].kind == .mark
      if isMark, result.last?.kind == .mark, result.last?.range.isEmpty == true { result.removeLast() }
      result.append(words[index])
      index += 1
    }
    // `eggs, for the kids`
    if words.last?.kind != .mark { while result.count > 1, result.last?.kind == .mark { result.removeLast() } }
    result = withoutClosings(result, of: words)
    return result.isEmpty ? words : result
  }

  /// How many words from `index` on say nothing about a food; nil if none do.
  ///
  /// Examples: the first two words of `Bowl mit Lachs, Reis` and of `last night's chili`; `on top` and `on the side`
  /// after a food.
  private static func unsaid(at index: Int, in words: [TextWord]) -> Int? {
    if isEmptyDish(at: index, in: words) { return 2 }
    if isFilled(at: index, in: words) { return 1 }
    if index > 0, words[index].text.first == "(", words[index].text.last == ")", words[index].text.utf8.count <= 24,
      ContextWords.isPerson(words[index].text.dropFirst().dropLast().plainLetters)
    {
      return 1
    }
    if let length = ofEarlierDay(at: index, in: words) { return length }
    // `Döner mit alles und scharf`, `2 ouzos with Kostas`
    if index > 0, index + 1 < words.count, words[index].partsItems || words[index].joinsCompanions,
      ["und", "mit", "and", "with"].contains(words[index].plainShort),
      !WhenReader.sharingVerbs.contains(words[index - 1].plainShort),
      words[index + 1].plainShort == "scharf"
        || words[index].joinsCompanions && ContextWords.isFirstName(words[index + 1].text),
      index + 2 == words.count || words[index + 2].kind == .mark || words[index + 2].partsItems
    {
      return 2
    }
    // `one of the kids' yoghurts`
    if index > 0, index + 2 < words.count, ["of", "von"].contains(words[index].plainShort),
      WordRoles.isDeterminer(words[index + 1].plainShort),
      case let number = words[index - 1].plainShort, Int(number) != nil || NumberWords.cardinals[number] != nil
    {
      return 2
    }
    // `kids leftover fish fingers`
    if index + 2 < words.count, startsItem(index, in: words),
      ContextWords.isPerson(words[index].plainShort) || WordRoles.isDeterminer(words[index].plainShort),
      ["leftover", "leftovers"].contains(words[index + 1].plainShort)
    {
      return 1
    }
    let rest = words[index...]
    return placements.first { placement in
      let behind = rest.dropFirst(placement.count).first
      return index > 0 && !words[index - 1].partsItems && rest.prefix(placement.count).map(\.plainShort) == placement
        && (behind.map { $0.kind == .mark || $0.partsItems } ?? true)
    }?.count
  }

  private static func startsItem(_ index: Int, in words: [TextWord]) -> Bool {
    index == 0 || words[index - 1].kind == .mark || words[index - 1].partsItems
  }

  /// How many words name only who makes or sells the food: `mcdonalds` in `mcdonalds 6 nuggets`, `von Lidl` in `Skyr
  /// von Lidl 200g`; nil if none do.
  private func maker(at index: Int, in words: [TextWord]) -> Int? {
    let startsItem = Self.startsItem(index, in: words)
    let isJoined = !startsItem && ["von", "vom", "from", "by"].contains(words[index].plainShort)
    // `Subway 6 inch turkey` is a sandwich.
    guard startsItem || isJoined, isJoined || words[index].plainShort != "subway" else { return nil }
    let rest = words[(index + (isJoined ? 1 : 0))...]
    // After a word such as `from`, a word is added, since a name must be longer than its brand.
    let name = rest.prefix { $0.kind == .plain && !$0.partsItems }.prefix(4).map(\.text)
    let length = Brands.length(in: isJoined && name.count < 4 ? name + [""] : name)
    guard length > 0 else { return nil }
    let behind = rest.dropFirst(length)
    if isJoined, behind.first.map({ $0.kind == .mark || $0.partsItems }) ?? true { return length + 1 }
    if behind.count > 1, let first = behind.first, Self.countOfPack(first.text) != nil {
      return length + (isJoined ? 1 : 0)
    }
    let isPart = behind.first.flatMap { NumberWords.parts[$0.plainShort] }.map { $0 < 1 } ?? false
    guard isPart || behind.first?.text.first?.decimalDigit != nil,
      let amount = (try? AmountReader.readings(behind, in: ""))?.last
    else { return nil }
    // In `Wasa 2 Scheiben` and `Volvic 500ml bottle`, the brand is the food.
    let named = behind.dropFirst(amount.used).prefix { $0.kind == .plain && !$0.partsItems }
    guard isJoined || !named.isEmpty && !(named.count == 1 && PortionWords.isNoun(named[named.startIndex].plainShort))
    else { return nil }
    return length + (isJoined ? 1 : 0)
  }

  /// Adds a separator if foods are separated at `index`, and also adds the word there if it belongs to a food.
  ///
  /// Returns how many words were used; nil if no foods are separated there.
  private func separated(at index: Int, in words: [TextWord], _ result: inout [TextWord]) -> Int? {
    let (word, rest) = (words[index], words[index...])
    if word.kind == .plain, isSign(at: index, in: words) {
      if let headed = headed(result, before: rest.dropFirst()) {
        result = headed
      } else {
        Self.separate(&result, at: word.range)
      }
      return 1
    }
    if let parts = slashed(word, behind: rest.dropFirst().first) {
      result.append(parts[0])
      for part in parts.dropFirst() {
        Self.separate(&result, at: result[result.count - 1].range)
        result.append(part)
      }
      return 1
    }
    if endsWithTimes(at: index, in: words) {
      result.append(word)
      Self.separate(&result, at: word.range)
      return 1
    }
    if index > 0, ["zum", "zu"].contains(word.plainShort), let drink = rest.dropFirst().first,
      Self.besideCake.contains(drink.plainShort), !isWithinKnownName(index, words)
    {
      Self.separate(&result, at: word.range)
      return 1
    }
    if isInMilk(at: index, in: words, behind: result) {
      Self.separate(&result, at: word.range)
      return 1 + rest.dropFirst().prefix { WordRoles.isTemperature($0.plainShort) }.count
    }
    if isMilk(at: index, in: words, behind: result) {
      result += [TextWord(text: "with", range: word.range), word]
      return 1
    }
    if let length = Self.connection(rest), !isWithinKnownName(index, words) {
      Self.separate(&result, at: word.range)
      return length
    }
    guard beginsPortion(at: index, in: words, behind: result) else { return nil }
    Self.separate(&result, at: result[result.count - 1].range)
    result.append(word)
    return 1
  }

  /// Adds plainer words in place of the words at `index`: `ohne Zucker` for `(ohne Zucker)`, `und` for `u.`.
  ///
  /// `2 a 0,5` becomes `2x0,5`. Returns how many words were replaced; nil if none were.
  private func rewritten(at index: Int, in words: [TextWord], _ result: inout [TextWord]) -> Int? {
    let (word, rest) = (words[index], words[index...])
    if let length = Self.bracketedNegation(rest) {
      for word in rest.prefix(length) {
        result.append(TextWord(text: word.text.filter { !"()".contains($0) }, range: word.range))
      }
      return length
    }
    if let length = Self.multiplied(&result, at: index, in: words) { return length }
    if let length = Self.buttered(&result, at: index, in: words) { return length }
    if let length = Self.madeWith(&result, at: index, in: words) { return length }
    if let length = heaped(&result, at: index, in: words) { return length }
    if let length = exception(&result, at: index, in: words) { return length }
    if isInSauce(at: index, in: words, behind: result) {
      result.append(TextWord(text: "with", range: word.range))
      return 1
    }
    if let written = written(at: index, in: words, isFirst: result.isEmpty) {
      result += written.map { TextWord(text: $0, range: word.range) }
      return 1
    }
    guard let stem = stem(at: index, in: words, since: result) else { return nil }
    result.append(stem)
    Self.separate(&result, at: word.range)
    return 1
  }

  /// Adds `with` in place of words that begin a change to a repeated meal.
  ///
  /// Example: `but only` in `like yesterday, but only 1 egg`. Returns how many words were replaced; nil if no such
  /// words begin at `index`, or if they only leave something out: `but no egg`.
  private func exception(_ result: inout [TextWord], at index: Int, in words: [TextWord]) -> Int? {
    guard Self.exceptions.contains(words[index].plainShort), let sources else { return nil }
    let before = words[..<index].filter { $0.kind == .plain }
    guard before.count <= MealSourceReader.maximumWords, let (_, used) = sources.read(before.map(\.text)),
      used == before.count
    else { return nil }
    let rest = words[index...].drop { Self.exceptions.contains($0.plainShort) || $0.joinsCompanions }
    guard let first = rest.first, first.kind == .plain, !WordRoles.isNegation(first.plainShort) else { return nil }
    while result.last?.kind == .mark { result.removeLast() }
    result.append(TextWord(text: "with", range: words[index].range))
    return rest.startIndex - index
  }

  /// Adds `roll with butter` for `buttered roll`; returns how many words were replaced, nil if none were.
  private static func buttered(_ result: inout [TextWord], at index: Int, in words: [TextWord]) -> Int? {
    guard ["buttered", "gebuttert", "gebutterte", "gebutterter", "gebuttertes"].contains(words[index].plainShort) else {
      return nil
    }
    let name = words[(index + 1)...].prefix(longestName).prefix { $0.kind == .plain && !$0.partsItems }
    guard let bread = name.firstIndex(where: { BreadWords.isBread(BreadWords.singular($0.plainShort)) }) else {
      return nil
    }
    result += words[(index + 1)...bread]
    result += ["with", "butter"].map { TextWord(text: $0, range: words[index].range) }
    return bread + 1 - index
  }

  private static let exceptions: Set<String> = ["but", "aber", "only", "nur", "just", "bloss", "diesmal", "except"]

  /// Whether a word of a list that is still being typed separates foods, whatever is around it.
  static func alwaysSeparates(_ word: TextWord) -> Bool {
    word.kind == .plain && (signs.contains(word.text) || connections.contains([word.plainShort]))
  }

  /// Adds a comma that takes up no characters, unless the list begins here or already has a separator here.
  private static func separate(_ words: inout [TextWord], at range: Range<Int>) {
    guard let last = words.last, last.kind != .mark, !last.partsItems else { return }
    words.append(TextWord(text: ",", range: range.upperBound..<range.upperBound, kind: .mark))
  }

  /// Whether a word that consists of a sign only separates foods; between two numbers, it is part of an amount:
  /// `2 - 3 eggs`.
  private func isSign(at index: Int, in words: [TextWord]) -> Bool {
    guard Self.signs.contains(words[index].text) else { return false }
    guard index > 0, index + 1 < words.count else { return true }
    return words[index - 1].text.last?.decimalDigit == nil || words[index + 1].text.first?.decimalDigit == nil
  }

  /// Whether words that name no food stand before a list whose first item is a food: `meal deal - crisps, smoothie`.
  private func isOccasion(_ words: [TextWord], before list: ArraySlice<TextWord>) -> Bool {
    let item = list.prefix { $0.kind == .plain && !$0.partsItems }
    guard (2...3).contains(words.count), (1...4).contains(item.count) else { return false }
    return words.last.map { Self.occasions.contains($0.plainShort) } == true && isFood(item.phrase)
      && !words.indices.contains { isFood(words[$0...].phrase) }
  }

  /// The words with a colon at their end, if the dash after them begins a list of what is in the dish; nil otherwise.
  ///
  /// Example: `protein shake - 1 scoop whey, 300 ml milk`. In `salad - 2 eggs`, the dash only separates two foods.
  private func headed(_ words: [TextWord], before list: ArraySlice<TextWord>) -> [TextWord]? {
    // The words after the dish may say where it was eaten: `shake after gym`.
    let plain = words.map(\.plainShort)
    let named =
      plain.indices.dropFirst().first { ContextWords.arePlace(Array(plain[$0...])) }.map { plain[..<$0] } ?? plain[...]
    guard let last = words.last, words.count <= 5, let first = list.first, let dish = named.last,
      words.allSatisfy({ $0.kind == .plain && !$0.partsItems && !$0.text.contains { $0.decimalDigit != nil } }),
      Self.dishes.contains(where: dish.hasSuffix)
        && (first.text.first?.decimalDigit != nil || Self.isLong(list) && Self.isBare(named))
        || Self.places.contains(dish) || (Self.packedMeals + Self.laidMeals).contains(Array(named))
        || isOccasion(words, before: list),
      list.contains(where: { $0.kind == .mark || $0.partsItems })
        || list.count(where: { $0.text.first?.decimalDigit != nil }) > 1
    else { return nil }
    return words.dropLast() + [TextWord(text: last.text + ":", range: last.range)]
  }

  /// Whether a dish is named by its kind alone, so that what is in it has to follow: `big salad`, unlike `caesar salad`.
  private static func isBare(_ dish: ArraySlice<String>) -> Bool {
    dish.dropLast().allSatisfy {
      PortionWords.isSizeWord($0) || NumberWords.articles[$0] != nil || WordRoles.isNeutral($0) || $0 == "mixed"
    } && dish.last.map { !emptyDishes.contains($0) } ?? false
  }

  /// Whether a list has at least three items: `salad - rocket, feta, walnuts`.
  private static func isLong(_ list: ArraySlice<TextWord>) -> Bool { list.count { $0.kind == .mark } > 1 }

  /// Whether a number after a food ends its item, since another food follows: the `x3` of `weetbix x3 milk`.
  private func endsWithTimes(at index: Int, in words: [TextWord]) -> Bool {
    let plain = words[index].plainShort
    guard words[index].kind == .plain, plain.first == "x", (2...3).contains(plain.count),
      plain.dropFirst().allSatisfy({ $0.decimalDigit != nil }), index > 0, index + 1 < words.count
    else { return false }
    let (before, next) = (words[index - 1], words[index + 1])
    return before.kind == .plain && !before.partsItems && before.text.last?.isLetter == true && next.kind == .plain
      && !next.partsItems && next.text.first?.isLetter == true && !WordRoles.isState(next.plainShort)
      && Measure.read([next.plainShort]) == nil && !PortionWords.isNoun(next.plainShort)
      && !["for", "fur", "at", "in", "am", "im"].contains(next.plainShort)
  }

  /// The parts of a word with slashes, such as `30g/milk` or `cheese/ham`; nil if the slashes do not separate foods.
  ///
  /// One part must be an amount with a unit, or all parts must be foods.
  private func slashed(_ word: TextWord, behind next: TextWord?) -> [TextWord]? {
    guard word.kind == .plain, word.text.contains("/"), word.text.utf8.count <= 60 else { return nil }
    let parts = word.text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    // `220ml/1 EL Leinsamen`
    let isBeforeNumber = parts.count == 2 && parts[1].count == 1 && parts[1].first?.decimalDigit != nil
    guard parts.count > 1, isBeforeNumber || parts.allSatisfy({ $0.count > 1 }),
      parts.contains(where: { $0.contains(where: \.isLetter) })
    else { return nil }
    let amounts = parts.filter { part in
      part.first?.decimalDigit != nil && part.last?.isLetter == true && AmountReader.isAmount(part)
    }
    // In `100g/3.5oz cheddar`, one amount is given twice; in `beef/pork mince`, both words belong to the third.
    let isEnd = next.map { $0.kind != .plain || $0.partsItems || $0.text.first?.decimalDigit != nil } ?? true
    guard !amounts.isEmpty && amounts.count < parts.count || isEnd && parts.allSatisfy(knows), !knows(word.text) else {
      return nil
    }
    var start = word.range.lowerBound
    return parts.map { part in
      defer { start += part.count + 1 }
      return TextWord(text: part, range: start..<start + part.count)
    }
  }

  /// Whether the amount of another food begins after a known food: `splash` in `tea splash of milk`.
  private func beginsPortion(at index: Int, in words: [TextWord], behind before: [TextWord]) -> Bool {
    guard let noun = words[index...].prefix(3).firstIndex(where: { PortionWords.isNoun($0.plainShort) }),
      noun + 2 < words.count, words[noun + 1].plainShort == "of",
      words[index..<noun].allSatisfy({
        PortionWords.isSizeWord($0.plainShort) || NumberWords.articles[$0.plainShort] != nil
      }), let last = before.last, last.kind == .plain, !PortionWords.isSizeWord(last.plainShort)
    else { return false }
    let item = Self.lastWords(before)
    return item.indices.contains { knows(item[$0...].phrase) }
  }

  /// How many words are in a negation in brackets: `(no bun)`, `(ohne Zucker)`; nil if the words do not begin with one.
  private static func bracketedNegation(_ words: ArraySlice<TextWord>) -> Int? {
    guard let first = words.first, first.kind == .plain, first.text.first == "(",
      WordRoles.isNegation(first.text.dropFirst().lowercased()),
      let end = words.prefix(longestConnection).firstIndex(where: { $0.text.last == ")" }),
      words[...end].allSatisfy({ $0.kind == .plain })
    else { return nil }
    return end - words.startIndex + 1
  }

  /// Whether a word only names the bowl or plate that holds the foods after `with`: `Bowl mit Lachs, Reis`.
  private static func isEmptyDish(at index: Int, in words: [TextWord]) -> Bool {
    guard index + 2 < words.count, emptyDishes.contains(words[index].plainShort), words[index + 1].joinsCompanions
    else {
      return false
    }
    return index == 0 || words[index - 1].kind == .mark
  }

  /// Whether the word only says that the bread after it has what is named next: `belegtes Brötchen mit Käse`.
  private static func isFilled(at index: Int, in words: [TextWord]) -> Bool {
    guard BreadWords.saysFilled(words[index].plainShort), index + 2 < words.count else { return false }
    let bread = words[index + 1].plainShort
    return words[index + 2].joinsCompanions && (BreadWords.isBread(bread) || bread.hasSuffix("brote"))
  }

  /// How many words only say that the food is left over from the day before: `last night's chili`, `gestriger Eintopf`;
  /// nil if none do.
  ///
  /// `yesterday's lunch` does not count, since it is a meal that was logged.
  private static func ofEarlierDay(at index: Int, in words: [TextWord]) -> Int? {
    let plain = words[index...].prefix(3).map { $0.plainShort.replacing("’", with: "'") }
    let length =
      earlierDays.contains(plain[0])
      ? 1 : plain[0] == "last" && plain.count > 1 && ["night's", "nights"].contains(plain[1]) ? 2 : 0
    guard length > 0, plain.count > length, words[index + length].kind == .plain,
      Slot.read(plain[length]) == nil || plain[length].count < 4, !["meal", "essen"].contains(plain[length])
    else { return nil }
    return length
  }

  /// How many words at the start only join two foods: `then`, `followed by`; nil if none do.
  private static func connection(_ words: ArraySlice<TextWord>) -> Int? {
    let plain = words.prefix(longestConnection).map(\.plainShort)
    return connections.first { $0.elementsEqual(plain.prefix($0.count)) }?.count
  }

  private static let longestConnection = 4
  /// The maximum number of words of an item whose count is multiplied.
  static let longestItem = 12

  /// Whether a word belongs to a longer name that the bank knows, perhaps a favourite's name: `only dad's`.
  func isWithinKnownName(_ index: Int, _ words: [TextWord]) -> Bool {
    (max(0, index - Self.longestName)...index).contains { start in
      (index..<min(words.count, index + 1 + Self.longestName)).contains { end in
        guard end > start, words[start...end].allSatisfy({ $0.kind == .plain }) else { return false }
        let name = words[start...end].phrase
        return knows(name) || isFood(name)
      }
    }
  }

  /// Whether the word is inside a name that the bank or the open tables have: the `con` of `chili con carne`.
  func isWithinName(_ index: Int, _ words: [TextWord]) -> Bool {
    let reach = Self.longestName
    return (max(0, index - reach)..<index).contains { start in
      (index + 1..<min(words.count, index + 1 + reach)).contains { isFood(words[start...$0].phrase) }
    } || ["vitamin", "con"].contains(words[index - 1].plainShort)
  }

  /// The word without the sign at its end, such as a period or dash; nil if it has no such sign, or if the sign is part
  /// of the word.
  private func stem(at index: Int, in words: [TextWord], since before: [TextWord]) -> TextWord? {
    let word = words[index]
    guard word.kind == .plain, word.text.utf8.count <= 40, let last = word.text.last, Self.endings.contains(last) else {
      return nil
    }
    let text = String(word.text.reversed().drop { Self.endings.contains($0) }.reversed())
    let stem = TextWord(text: text, range: word.range)
    guard text.count > 2, text.last?.isLetter == true || text.last == ")" else { return nil }
    let isLast = index + 1 == words.count
    switch last {
    case "-" where !isLast:
      return ["und", "oder", "and", "or", "u.", "&"].contains(words[index + 1].plainShort)
        || words[index + 1].text == "&" ? nil : stem
    case "." where !word.text.hasSuffix(".."):
      let item = Self.lastWords(before) + [stem]
      return item.indices.contains { knows(item[$0...].phrase) } ? stem : nil
    default: return stem
    }
  }

  /// The last words of a list's last item, at most as many as are looked up as a name.
  private static func lastWords(_ words: [TextWord]) -> ArraySlice<TextWord> {
    let last = words.suffix(longestName)
    return last.lastIndex { $0.kind == .mark || $0.partsItems }.map { last[($0 + 1)...] } ?? last
  }

  /// The maximum number of words of a name that are looked up before a period.
  private static let longestName = 3

  /// How many words at the start say only where or on what occasion the food was eaten; 0 if none do.
  ///
  /// Examples: `auf dem Weihnachtsmarkt`, `after school`.
  private static func place(_ words: [TextWord]) -> Int {
    let plain = words.prefix(longestConnection).map {
      $0.kind == .plain && $0.text.utf8.count <= 24 ? $0.text.plainLetters : ""
    }
    guard let first = plain.first, ContextWords.isPreposition(first) else { return 0 }
    let lengths = (2...longestConnection).reversed().filter { $0 <= plain.count }
    return lengths.first { ContextWords.arePlace(Array(plain.prefix($0))) } ?? 0
  }

  /// How many words at the start say that something was eaten, but not what: `I had`, `gegessen:`.
  private static func leadIn(_ words: [TextWord]) -> Int {
    let plain = words.prefix(longestConnection).map {
      $0.plainShort.hasSuffix(":") ? String($0.plainShort.dropLast()) : $0.plainShort
    }
    let length = verbs(plain) ?? meal(plain) ?? place(words)
    return length < words.count ? length : 0
  }

  /// The offset after the words at the start that say that something was eaten, but not what; nil without such words.
  ///
  /// Example: the `hab` of `hab heute früh ein Ei gegessen`.
  static func endOfVerb(_ words: [TextWord]) -> Int? {
    guard let length = verbs(words.prefix(longestConnection).map(\.plainShort)), length < words.count else {
      return nil
    }
    return words[length - 1].range.upperBound
  }

  /// How many words name only the meal that was packed or served, if a food follows them: `packed lunch ham sandwich`.
  private static func meal(_ plain: [String]) -> Int? {
    guard let meal = packedMeals.first(where: { $0.elementsEqual(plain.prefix($0.count)) }), plain.count > meal.count,
      case let next = plain[meal.count], next.first?.isLetter == true, !ContextWords.isPreposition(next),
      !["with", "mit", "was", "war", "for", "fur", "from", "von", "and", "und"].contains(next)
    else { return nil }
    return meal.count
  }

  private static func verbs(_ plain: [String]) -> Int? {
    leadIns.first { $0.elementsEqual(plain.prefix($0.count)) }?.count ?? eater(plain)
  }

  /// How many words at the start say who ate, without naming a profile: `die Kleine hat`, `our youngest had`; nil if
  /// they do not.
  private static func eater(_ plain: [String]) -> Int? {
    let start =
      plain.first.map { WordRoles.isDeterminer($0) || ["unser", "unsere", "mein", "meine"].contains($0) } == true
      ? 1 : 0
    guard plain.count > start + 1, eaters.contains(plain[start]) || ContextWords.isPerson(plain[start]),
      eating.contains(plain[start + 1])
    else { return nil }
    return start + 2
  }
}
