/// Reads a line in a recipe's list of ingredients.
///
/// The line may be in English or German. Units and number words may also be French, Italian, Spanish, Portuguese or
/// Ukrainian. The reader does not need to know the language, and the same line always gives the same result.
package struct IngredientReader {
  private let line: IngredientText
  private var at = 0
  private var main: IngredientAmount?
  private var more: [OtherAmount] = []
  private var notes: [String] = []
  private var isOptional = false
  /// Whether a weight is multiplied by the number before it: `2 x 250 g`.
  private var isMultiplied = false
  private var isInCan = false
  private var isSizeBehindName = false

  /// The maximum number of bytes in a line that is read; a longer line is not an ingredient.
  package static let longest = 2000

  /// Reads a line; nil if the line is empty, is only a time, is longer than `longest`, or contains nothing to read.
  package static func read(_ line: String) -> IngredientLine? {
    guard line.utf8.count <= longest, !isTime(line) else { return nil }
    var reader = IngredientReader(line)
    return reader.read()
  }

  /// Whether the line is an ingredient with an amount.
  ///
  /// In most lines the amount comes first, and then the rest is not read.
  package static func hasAmount(_ line: String) -> Bool {
    guard line.utf8.count <= longest else { return false }
    // `2 onions`: a number, a space and a word.
    let behind = line.utf8.drop { (0x30...0x39).contains($0) }
    let word = behind.drop { $0 == 0x20 }
    if behind.count < line.utf8.count, word.count < behind.count, let letter = word.first,
      (0x61...0x7A).contains(letter | 0x20)
    {
      return !isTime(line)
    }
    var reader = IngredientReader(line)
    reader.skipMarks()
    if reader.at < reader.line.tokens.count, reader.heading() == nil {
      reader.readLeadingAmounts()
      if reader.main != nil { return !isTime(line) }
    }
    guard case .ingredient(let reading)? = read(line) else { return false }
    return reading.amount != nil
  }

  /// Whether a text says only how an ingredient is prepared: `chopped`, `finely sliced`.
  package static func isPreparation(_ text: String) -> Bool {
    guard text.utf8.count <= longestTime else { return false }
    let words = text.split(whereSeparator: \.isWhitespace).map { $0.plainLetters }
    guard let first = words.first, let last = words.last else { return false }
    return IngredientWords.preparations.contains(last)
      || IngredientWords.manners.contains(first) || IngredientWords.preparations.contains(first)
  }

  /// Whether the line is only a time, such as people paste together with a list: `30 Minuten`, `ca. 1 h`, `Backzeit: 45
  /// min`.
  static func isTime(_ line: String) -> Bool {
    guard line.utf8.count <= longestTime else { return false }
    // `m`, `h`, `s` and `t` alone may be other units.
    let end = String(line.reversed().drop { !$0.isLetter }.prefix(while: \.isLetter).reversed())
    guard end.count > 1, StepDuration.isUnit(end.lowercased()) else { return false }
    var words = line.split(whereSeparator: \.isWhitespace).map { $0.plainLetters }
    if let label = words.firstIndex(where: { $0.hasSuffix(":") }) {
      let named = words[...label].joined(separator: " ")
      guard times.contains(where: named.contains) else { return false }
      words.removeFirst(label + 1)
    }
    while let first = words.first, IngredientWords.approximate.contains(first.filter(\.isLetter)) {
      words.removeFirst()
    }
    return StepDuration.whole(words.joined(separator: " ")) != nil && words.contains { $0.contains(where: \.isLetter) }
  }

  private static let longestTime = 60
  /// Words that label a time: `Backzeit`, `Prep time`, `temps de cuisson`.
  private static let times = ["zeit", "time", "dauer", "temps", "duree", "tempo", "tiempo", "duration", "cook", "prep"]

  private init(_ text: String) {
    let scalars = IngredientText.withoutEndings(text)
    line = IngredientText(scalars: scalars, tokens: IngredientLexer.tokens(of: scalars))
  }

  private mutating func read() -> IngredientLine? {
    skipMarks()
    guard at < line.tokens.count else { return nil }
    if let heading = heading() { return .heading(heading) }
    let start = at
    readLeadingAmounts()
    let size = main == nil ? nil : size(from: start)
    let name = derivedName() ?? readName()
    return .ingredient(
      IngredientReading(
        amount: main, moreAmounts: more, size: size, name: name,
        note: notes.isEmpty ? nil : notes.joined(separator: ", "),
        isOptional: isOptional, isWeightOfAll: weightOfAll, isInCan: isInCan,
        isSizeBehindName: isSizeBehindName,
        isSizeAbout: line.tokens.contains { $0.brackets?.first.map(Self.isAbout) ?? false }))
  }

  /// What the line says of a weight beside a number of pieces; nil if it says nothing.
  private var weightOfAll: Bool? {
    let words = line.tokens.flatMap { [$0.plain] + ($0.brackets ?? []).map(\.plain) }
    if words.contains(where: Self.together.contains) { return true }
    // `2 Zwiebeln à 80 g`, but not `pommes à cuire`
    let isAt =
      line.scalars.contains("à")
      && zip(line.tokens, line.tokens.dropFirst()).contains { token, next in
        token.plain == "a" && next.number != nil
      }
    return isMultiplied || isAt || words.contains(where: Self.ofEach.contains) ? false : nil
  }

  private static func isAbout(_ token: IngredientToken) -> Bool {
    token.isSign("~") || token.isSign("\u{2248}") || Self.abouts.contains(token.plain)
  }

  private static let abouts: Set<String> = [
    "about", "approx", "approximately", "around", "roughly", "circa", "ca", "etwa", "ungefahr", "rund", "environ",
    "env", "aprox", "aproximadamente", "unos", "unas", "cerca", "приблизно", "близько",
  ]
  private static let ofEach: Set<String> = ["each", "je", "jeweils", "apiece"]
  private static let together: Set<String> = ["total", "altogether", "insgesamt", "zusammen", "gesamt"]

  /// The size that the first words from `start` state; nil if they state none.
  private func size(from start: Int) -> PieceSize? {
    for place in line.tokens.indices[start...].prefix(8) {
      let token = line.tokens[place]
      guard token.isWord, token.number == nil, !line.isArticle(place) else { continue }
      if line.isSize(place), let size = PieceSize(word: token.plain) { return size }
      guard line.isSize(place) || line.unit(place) != nil || IngredientWords.approximate.contains(token.plain) else {
        return nil
      }
    }
    return nil
  }

  /// Skips bullets and checkboxes: `•`, `-`, `[ ]`.
  private mutating func skipMarks() {
    while at < line.tokens.count {
      switch line.tokens[at].kind {
      case .sign: at += 1
      case .brackets(let inner) where inner.isEmpty || (inner.count == 1 && inner[0].plain == "x"): at += 1
      default: return
      }
    }
  }

  /// The text of a heading: a line without a number that ends with a colon or begins with words such as `for the`;
  /// otherwise nil.
  private func heading() -> String? {
    let rest = line.tokens[at...]
    guard !rest.contains(where: { $0.number != nil }) else { return nil }
    if let last = rest.last, last.isSign(":") { return line.text(at..<line.tokens.count - 1) }
    let words = rest.prefix(2).map(\.plain)
    let opens = Self.headings.contains { words.starts(with: $0) }
    guard opens, rest.count <= 6, rest.allSatisfy({ $0.isWord || $0.isSign("&") }) else { return nil }
    return line.text(at..<line.tokens.count)
  }

  private static let headings: [[String]] = [
    ["for", "the"], ["fur", "den"], ["fur", "die"], ["fur", "das"], ["pour", "la"], ["pour", "le"], ["pour", "les"],
    ["per", "la"], ["per", "il"], ["per", "l'impasto"], ["para", "la"], ["para", "el"], ["para", "o"], ["para", "a"],
    ["для", "тіста"],
  ]

  private mutating func readLeadingAmounts() {
    skipOptional()
    let start = at
    if let (amount, end) = line.vagueAmount(at) {
      main = amount
      at = end
    } else if let (amount, end) = line.amount(at) {
      main = amount
      at = end
      if amount.unit == nil { readSizeAndContainer(from: start) }
    } else if let (amount, end) = line.roughAmount(at) {
      main = amount
      at = end
    } else {
      return
    }
    readFurtherAmounts()
  }

  /// Skips words such as `evtl.` and `optional:` before an amount.
  private mutating func skipOptional() {
    guard at < line.tokens.count, IngredientWords.optional.contains(line.tokens[at].plain) else { return }
    var next = line.afterPoint(at + 1)
    if next < line.tokens.count, line.tokens[next].isSign(":") { next += 1 }
    if line.amount(next) != nil { at = next }
  }

  /// Reads what follows a bare number: the size of each piece, the kind of container, or both: `2 x 400 g tins`,
  /// `1 (15 oz) can`, `One 28-ounce can`.
  private mutating func readSizeAndContainer(from start: Int) {
    var next = at
    var sizes: [OtherAmount] = []
    if next < line.tokens.count, line.tokens[next].isTimes || IngredientWords.each.contains(line.tokens[next].plain) {
      next += 1
      isMultiplied = true
    }
    if next < line.tokens.count, let inner = line.tokens[next].brackets, let read = line.sizeInBrackets(inner) {
      sizes = read
      next += 1
    } else if let (amount, end) = line.measured(next) {
      sizes = [OtherAmount(amount: amount, role: .each)]
      next = end
      line.readSame(&next, &sizes, role: .each)
    }
    if next < line.tokens.count, line.tokens[next].isDash { next += 1 }
    let named = line.unit(line.skippingSizes(next))
    if sizes.isEmpty {
      guard next > at else { return }
      if let (unit, end) = named {
        main?.unit = unit
        at = end
      } else {
        at = next
      }
      return
    }
    if let (unit, end) = named, !unit.isMeasured, unit.kind != .spoon {
      main?.unit = unit
      next = end
    } else if line.isArticle(start), at - start == 1, sizes[0].amount.quantity != nil {
      // `A 10-pound bass` means an amount of 10 pounds.
      main = sizes.removeFirst().amount
      for index in sizes.indices { sizes[index].role = .same }
    }
    more += sizes
    at = next
  }

  /// Reads the amounts after the first one: the same amount in other units, an amount to be added, or amounts in
  /// brackets.
  private mutating func readFurtherAmounts() {
    var found: [OtherAmount] = []
    // In `400 g can chickpeas` the word `can` adds nothing to the amount.
    if main?.unit?.isMeasured == true, let (unit, end) = line.unit(at), unit.kind == .container,
      end < line.tokens.count,
      line.tokens[end].isWord
    {
      isInCan = unit.isCan
      at = end
    }
    // `2 small or 1½ large eggs`
    let joint = line.skippingSizes(at)
    if joint > at, joint < line.tokens.count, IngredientWords.alternatives.contains(line.tokens[joint].plain),
      let (amount, end) = line.amount(joint + 1)
    {
      found.append(OtherAmount(amount: amount, role: .same))
      at = end
    }
    // `2 boîtes de 400 g de tomates`
    if main?.unit.map({ $0.kind == .container || $0.kind == .piece }) == true, at < line.tokens.count,
      IngredientWords.ofSize.contains(line.tokens[at].plain), let (amount, end) = line.measured(at + 1)
    {
      found.append(OtherAmount(amount: amount, role: .each))
      at = end
    }
    while at < line.tokens.count {
      let before = at
      line.readSame(&at, &found, role: .same, after: main)
      if let inner = line.tokens[safe: at]?.brackets {
        let amounts = IngredientText(scalars: line.scalars, tokens: inner).listOfAmounts()
        guard !amounts.isEmpty else { break }
        let isContainer = main?.unit.map { !$0.isMeasured && $0.kind != .spoon } ?? true
        found += amounts.map { OtherAmount(amount: $0.amount, role: isContainer && $0.role == .same ? .each : $0.role) }
        at += 1
        if main?.unit == nil, let (unit, end) = line.unit(line.skippingSizes(at)), end < line.tokens.count {
          main?.unit = unit
          at = end
        }
      }
      if at == before { break }
    }
    more += found
  }

  /// Reads a name that contains the number, such as `juice of 1 lemon`; nil for any other line.
  private mutating func derivedName() -> String? {
    guard main == nil, at < line.tokens.count else { return nil }
    let limit = min(at + 6, line.tokens.count)
    guard let part = (at..<limit).first(where: { IngredientWords.derived.contains(line.tokens[$0].plain) }) else {
      return nil
    }
    let joint = (part + 1..<limit).last { IngredientWords.joining.contains(line.tokens[$0].plain) }
    let elided = (part + 1..<limit).first { line.tokens[$0].plain.hasPrefix("d'un") }
    // `Saft einer halben Zitrone` has a number but no word such as `of`.
    let place = elided ?? joint.map { $0 + 1 } ?? part + 1
    guard line.tokens[at..<place].allSatisfy(\.isWord), let (amount, end) = line.amount(place), amount.unit == nil
    else {
      return nil
    }
    let words = derivedWords(at..<(elided ?? joint ?? place))
    main = amount
    at = line.skippingSizes(end)
    let fruit = readName()
    if let elided, elided == place {
      let isElided = fruit.plainLetters.first.map { "aeiouh".contains($0) } ?? false
      return isElided ? "\(words) d'\(fruit)" : "\(words) de \(fruit)"
    }
    guard let joint else { return "\(words) \(fruit)" }
    let isEnglish = ["of", "from"].contains(line.tokens[joint].plain)
    return isEnglish ? "\(fruit) \(words.lowercased())" : "\(words) \(line.text(joint..<joint + 1)) \(fruit)"
  }

  /// The words that name a part of a fruit, without their article and without words for its preparation, which become a
  /// note: `scorza` for `la scorza grattugiata`.
  private mutating func derivedWords(_ range: Range<Int>) -> String {
    let isPreparation = { (index: Int) in
      IngredientWords.preparations.contains(line.tokens[index].plain)
        || IngredientWords.manners.contains(line.tokens[index].plain)
    }
    let done = range.filter(isPreparation)
    let kept = range.drop { IngredientWords.definite.contains(line.tokens[$0].plain) }.filter { !done.contains($0) }
    let hasPart = kept.contains { IngredientWords.derived.contains(line.tokens[$0].plain) }
    guard hasPart, !done.contains(where: { ["und", "and"].contains(line.tokens[safe: $0 + 1]?.plain) }) else {
      return line.text(range)
    }
    if !done.isEmpty { notes.append(done.map { line.text($0..<$0 + 1) }.joined(separator: " ")) }
    return kept.map { line.text($0..<$0 + 1) }.joined(separator: " ")
  }

  private mutating func readName() -> String {
    if at + 1 < line.tokens.count, line.tokens[at].brackets != nil, main != nil {
      notes.append(line.text(at..<at + 1).trimmed)
      at += 1
    }
    skipJoining()
    let leading = readLeadingPreparation()
    let start = at
    if main == nil, let trailing = line.trailingAmount(from: start) {
      main = trailing.amount
      let name = line.name(start..<trailing.nameEnd, hasAmount: true)
      at = trailing.end
      readFurtherAmounts()
      finish(leading: leading, from: at)
      return name
    }
    let end = line.nameEnd(from: start, hasAmount: main != nil)
    if main == nil, let (amount, place) = line.lastAmount(behind: end) {
      main = amount
      let name = line.name(start..<end, hasAmount: true)
      let rest = line.text(end..<place).trimmed
      if !rest.isEmpty { notes.append(rest) }
      return name
    }
    let parts = takeTrailingUnit(start..<end)
    finish(leading: leading, from: end)
    return parts
  }

  /// Skips words such as `of`, `de la` or `each` before a name.
  private mutating func skipJoining() {
    while at < line.tokens.count {
      let token = line.tokens[at]
      let isSkipped =
        token.isWord
        ? main != nil
          && (IngredientWords.joining.contains(token.plain) || IngredientWords.abouts.contains(token.plain)
            || isArticleOrSize(at))
        : token.isSign(",") || token.isSign(".") || token.isDash || token.isSign("\u{D7}")
      guard isSkipped, at + 1 < line.tokens.count else { return }
      at += 1
    }
  }

  private func isArticleOrSize(_ place: Int) -> Bool {
    let plain = line.tokens[place].plain
    if ["each", "la", "le", "les", "el", "los", "las", "x"].contains(plain) { return true }
    guard line.isSize(place), let next = line.tokens[safe: place + 1] else { return false }
    return !IngredientWords.afterSizes.contains(next.plain)
  }

  /// Reads words such as `finely chopped` or `freshly ground` before a name; empty if there are none.
  private mutating func readLeadingPreparation() -> String {
    // In `1 can chopped tomatoes` the word `chopped` belongs to the product.
    if main?.unit?.kind == .container { return "" }
    let start = at
    var place = at
    var end = at
    while place < line.tokens.count {
      var next = place
      while next < line.tokens.count, IngredientWords.manners.contains(line.tokens[next].plain) { next += 1 }
      guard next < line.tokens.count, line.tokens[next].isWord else { break }
      let plain = line.tokens[next].plain
      let isPreparation =
        IngredientWords.preparations.contains(plain)
        || next > place && IngredientWords.groundAfterManner.contains(plain)
      guard isPreparation, !isMince(at: next) else { break }
      next += 1
      end = next
      // `peeled, chopped celeriac`, `peeled and diced potatoes`
      if next < line.tokens.count,
        line.tokens[next].isSign(",") || ["and", "und", "&"].contains(line.tokens[next].plain)
      {
        next += 1
      }
      place = next
    }
    // At least one word must be left for the name.
    guard end > start, end < line.tokens.count, line.tokens[end].isWord,
      !["or", "oder", "and"].contains(line.tokens[end].plain)
    else {
      return ""
    }
    at = end
    return line.text(start..<end)
  }

  /// Whether the word at a token belongs to the name of meat that is sold minced: `minced` in `minced beef`.
  private func isMince(at place: Int) -> Bool {
    guard IngredientWords.minced.contains(line.tokens[place].plain), let next = line.tokens[safe: place + 1] else {
      return false
    }
    return IngredientWords.mincedMeats.contains { next.plain.hasPrefix($0) }
  }

  /// The name without a unit at its end, which becomes the unit of the amount: `3 garlic cloves`.
  private mutating func takeTrailingUnit(_ range: Range<Int>) -> String {
    guard main != nil, main?.unit == nil, main?.quantity != nil, range.count >= 2,
      Self.trailing.contains(line.tokens[range.upperBound - 1].plain),
      let unit = IngredientUnit.named(line.tokens[range.upperBound - 1].plain)
    else { return line.name(range, hasAmount: main != nil) }
    main?.unit = unit
    return line.name(range.lowerBound..<range.upperBound - 1, hasAmount: main != nil)
  }

  private static let trailing: Set<String> = [
    "clove", "cloves", "stalk", "stalks", "slice", "slices", "spear", "spears",
  ]

  /// Keeps the words before and after the name as notes, and reads the amounts among them.
  private mutating func finish(leading: String, from start: Int) {
    if !leading.isEmpty { notes.append(leading) }
    readAmountsOfRest(from: start)
    if line.tokens.contains(where: { token in
      IngredientWords.optional.contains(token.plain)
        || token.brackets?.contains { IngredientWords.optional.contains($0.plain) } ?? false
    }) {
      isOptional = true
    }
    // Brackets that hold only amounts have been read.
    if start + 1 == line.tokens.count, let inner = line.tokens[start].brackets,
      !IngredientText(scalars: line.scalars, tokens: inner).listOfAmounts().isEmpty
    {
      return
    }
    let rest = line.text(start..<line.tokens.count).trimmed
    if !rest.isEmpty { notes.append(rest) }
  }

  /// Reads amounts in brackets, and after commas and other separators: `1 tail, about 500 g`.
  private mutating func readAmountsOfRest(from start: Int) {
    let isCounted = main?.unit.map { !$0.isMeasured && $0.kind != .spoon } ?? true
    for index in at..<line.tokens.count {
      guard let inner = line.tokens[index].brackets else { continue }
      // In `cut into cubes (2 cm)` the brackets give the size of the cut pieces, which is not an amount.
      let isCut = line.tokens[start..<max(start, index)].contains { ["into", "in", "cut"].contains($0.plain) }
      let text = IngredientText(scalars: line.scalars, tokens: inner)
      let amounts = text.listOfAmounts().isEmpty ? text.amountsBehindComma() : text.listOfAmounts()
      if isCut, amounts.first?.amount.unit?.kind == .length { continue }
      isSizeBehindName = isSizeBehindName || amounts.first?.amount.unit?.kind == .mass
      more += amounts.map { OtherAmount(amount: $0.amount, role: isCounted && $0.role == .same ? .each : $0.role) }
    }
    var place = start
    while place < line.tokens.count {
      if line.isSeparator(place) || place == start {
        var next = place
        while next < line.tokens.count, line.isSeparator(next) || line.tokens[next].plain == "each" { next += 1 }
        if let (amount, end) = line.amount(next), let unit = amount.unit, unit.kind == .mass || unit.kind == .volume {
          var found = [OtherAmount(amount: amount, role: isCounted ? .each : .same)]
          var after = end
          line.readSame(&after, &found, role: isCounted ? .each : .same)
          more += found
          place = after
          continue
        }
      }
      place += 1
    }
  }
}

extension IngredientToken {
  fileprivate var isTimes: Bool { isSign("\u{D7}") || isSign("*") || plain == "x" }
}
