/// The text that one run of text recognition read from a picture, with the usual errors in numbers corrected.
///
/// A digit that was read is never changed: `16, 66` becomes `16,66`, `~0,48` becomes `-0,48`, and `2Stkx 0,49` becomes
/// `2 Stk x 0,49`. Specks (stray marks in the picture) after a price are removed.
struct ReadingText {
  /// The corrected lines.
  let lines: [String]

  init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline).prefix(PrintedLine.most)
      .map { Self.cleaned(Array($0.prefix(PrintedLine.longest))) }
  }

  private static let marks: Set<Character> = [",", ".", ";"]
  private static let quotes: Set<Character> = ["\"", "'", "“", "”", "„", "‘", "’", "`", "´", "‚", "°", "«", "»"]

  private static func cleaned(_ line: [Character]) -> String {
    let joined = Self.joined(line)
    var words = String(joined).split { $0.isWhitespace || $0 == "|" }.flatMap { Self.parted(Array($0)) }
    // Removes specks after the last price: `0,99 B |`, `-0,75 A x`.
    if words.contains(where: Self.isPrice) {
      while let last = words.last, Self.isSpeck(last) { words.removeLast() }
    }
    // A speck before a count: `: 6 Stk x 0,08`.
    if words.count > 3, let first = words.first, !first.contains(where: { $0.isLetter || $0.decimalDigit != nil }),
      first != "-", PrintedNumber(words[1])?.isCount == true
    {
      words.removeFirst()
    }
    words = Self.quantity(Self.provedQuantity(words) ?? Self.signedQuantity(words))
    if Self.isBrokenQuantity(words) { return "" }
    return Self.total(words).joined(separator: " ")
  }

  /// Removes the specks between the word for a total and the amount: `SUMME ee EUR 16,66`.
  ///
  /// Double lines that are printed around a total leave such specks.
  ///
  /// Nothing is invented: the line must have a word for the total, with at most one wrong letter, and an amount.
  private static func total(_ words: [String]) -> [String] {
    guard words.count > 2, let first = words.first, let last = words.last, isPrice(last),
      !words.dropLast().contains(where: isPrice), words.dropFirst().dropLast().allSatisfy({ $0.count <= 4 })
    else { return words }
    let word = Array(PrintedLine.label([first]).utf8)
    let isTotal = totals.contains {
      EditDistance.between(word, Array($0.utf8), limit: $0.utf8.count > 4 ? 1 : 0) != nil
    }
    return isTotal ? ["SUMME"] + words.dropFirst().dropLast().filter(PrintedCurrency.isSign) + [last] : words
  }

  private static let totals = ["summe", "total", "gesamt", "betrag"]

  /// Whether the count of a quantity could not be read, so the price on the line is only the unit price: `Sic x 0,25`.
  private static func isBrokenQuantity(_ words: [String]) -> Bool {
    guard words.count >= 2, words.count <= 4, let last = words.last, isPrice(last) else { return false }
    let others = words.dropLast()
    if PrintedNumber(words[0])?.isCount == true, words[0].count <= 2, others.last?.lowercased() == "stk" { return true }
    let letters = others.joined().count(where: \.isLetter)
    return others.last?.lowercased() == "x" && letters <= 5 && PrintedNumber(words[0])?.isCount != true
      && PrintedNumber(words[0])?.decimals != 3
  }

  /// Removes spaces within a number or a date: `16, 66`, `20 ,30`, `23. 09. 2021`.
  private static func joined(_ line: [Character]) -> [Character] {
    func isDigit(_ index: Int) -> Bool { line.indices.contains(index) && line[index].decimalDigit != nil }
    var result: [Character] = []
    var index = 0
    while index < line.count {
      let character = line[index]
      let isBehindDigit = result.last?.decimalDigit != nil
      if marks.contains(character), isBehindDigit {
        var next = index + 1
        while next < line.count, line[next] == " ", next - index <= 2 { next += 1 }
        let digits = line[min(next, line.count)...].prefix(5).prefix { $0.decimalDigit != nil }.count
        // Two digits are cents or a month; four digits after a month are a year.
        if digits == 4, isDayAndMonth(result.suffix(5)) {
          result[result.count - 3] = "."
          result.append(".")
          index = next
          continue
        }
        if digits == 2 {
          result.append(character == ";" ? "," : character)
          index = next
          continue
        }
      } else if character == " ", isBehindDigit, index + 1 < line.count, marks.contains(line[index + 1]),
        line[index + 1] != ";"
      {
        // Joins `20 ,30`, but not `Nr. 5 .`.
        let start = index + 2 < line.count && line[index + 2] == " " ? index + 3 : index + 2
        if isDigit(start), isDigit(start + 1), !isDigit(start + 2) {
          result.append(line[index + 1])
          index = start
          continue
        }
      }
      result.append(character)
      index += 1
    }
    return result
  }

  /// Whether the characters are two digits, a mark and two digits.
  private static func isDayAndMonth(_ characters: ArraySlice<Character>) -> Bool {
    characters.count == 5
      && characters.enumerated().allSatisfy { place, character in
        place == 2 ? ".,".contains(character) : character.decimalDigit != nil
      }
  }

  /// Splits a word that contains a price: `0,79.E` becomes `0,79` and `E`.
  ///
  /// A misread sign before the price becomes a minus.
  private static func parted(_ word: [Character]) -> [String] {
    var rest = word[...]
    var sign = ""
    while let first = rest.first, quotes.contains(first) || "~-–—_".contains(first), rest.count > 3 {
      if "~-–—".contains(first) { sign = "-" }
      rest.removeFirst()
    }
    guard rest.first?.decimalDigit != nil else { return [String(word)] }
    let whole = rest.prefix { $0.decimalDigit != nil }
    let tail = rest.dropFirst(whole.count)
    guard let mark = tail.first, ",.".contains(mark), tail.dropFirst().prefix(2).allSatisfy({ $0.decimalDigit != nil }),
      tail.count >= 3
    else { return [String(word)] }
    let price = sign + String(whole) + String(tail.prefix(3))
    let end = tail.dropFirst(3)
    guard let first = end.first else { return [price] }
    guard first.decimalDigit == nil, !first.isLetter, first != ",", first != "-", first != "%", first != "/",
      first != "*"
    else { return [sign + String(rest)] }
    let letters = end.drop { $0.decimalDigit == nil && !$0.isLetter }
    // `13.08.20` is not a price.
    guard letters.count <= 1 || letters.count == 2 && letters.allSatisfy(\.isLetter) else { return [String(word)] }
    return letters.isEmpty ? [price] : [price, String(letters)]
  }

  private static func isPrice(_ word: String) -> Bool { PrintedNumber(word)?.money != nil }

  /// Whether a word after a price is only a speck, such as `~` or a single small letter, which no till prints there.
  private static func isSpeck(_ word: String) -> Bool {
    if word == "*" || word == "-" || PrintedCurrency.isSign(word) { return false }
    guard word.contains(where: { $0.isLetter || $0.decimalDigit != nil }) else { return true }
    return word.count == 1 && word.first.map { $0.isLetter && $0.isLowercase } ?? false
  }

  // MARK: Quantities

  /// Restores a multiplication sign that was misread or lost: `3° 1,99 5,97 B` becomes `3 x 1,99 5,97 B`.
  ///
  /// Nil if no whole count times the unit price equals the printed price.
  private static func provedQuantity(_ words: [String]) -> [String]? {
    guard let place = words.firstIndex(where: isPrice), place + 1 < words.count, (0...2).contains(place),
      let each = PrintedNumber(words[place])?.money, let price = PrintedNumber(words[place + 1])?.money, each > 0,
      price % each == 0, (2...Self.highestCount).contains(price / each)
    else { return nil }
    let before = words[..<place].joined()
    let digits = before.prefix { $0.decimalDigit != nil }
    // Only the count, or what is left of it, may precede the unit price.
    let isCount = digits.isEmpty ? before.count <= 2 : Int(digits) == price / each && before.count - digits.count <= 2
    guard isCount,
      !before.dropFirst(digits.count).contains(where: { $0.isLetter && $0 != "x" && $0 != "X" && !digits.isEmpty })
    else { return nil }
    return [String(price / each), "x"] + words[place...]
  }

  private static let highestCount = 20

  /// Restores a misread multiplication sign on a line with only a count and a unit price: `2% 1,19`.
  ///
  /// Such a quantity is used only if it gives the price of the line above or below.
  private static func signedQuantity(_ words: [String]) -> [String] {
    guard words.count == 2, let count = words.first, isPrice(words[1]) else { return words }
    let digits = count.prefix { $0.decimalDigit != nil }
    let sign = count.dropFirst(digits.count)
    guard let number = Int(digits), (2...highestCount).contains(number), (1...2).contains(sign.count),
      !sign.contains(where: { $0.isLetter || $0.decimalDigit != nil })
    else { return words }
    return [String(digits), "x", words[1]]
  }

  /// Separates the words of a quantity at the start of a line: `2Stkx 0,49 R` becomes `2 Stk x 0,49`.
  private static func quantity(_ words: [String]) -> [String] {
    guard let first = words.first else { return words }
    var words = words
    let digits = first.prefix { $0.decimalDigit != nil }
    let unit = first.dropFirst(digits.count).lowercased()
    switch unit {
    case "stkx" where !digits.isEmpty, "stx" where !digits.isEmpty:
      words.replaceSubrange(0...0, with: [String(digits), "Stk", "x"])
    case "xx" where !digits.isEmpty: words.replaceSubrange(0...0, with: [String(digits), "x"])
    // An 8 before a multiplication sign is often read as a letter.
    case "b" where first == "B" && words.count > 2 && ["stk", "x"].contains(words[1].lowercased()): words[0] = "8"
    case "bx" where first == "Bx": words.replaceSubrange(0...0, with: ["8", "x"])
    default: break
    }
    let reach = words.prefix(4)
    guard let sign = reach.firstIndex(where: { ["x", "xx", "kgx", "×", "*"].contains($0.lowercased()) }), sign > 0,
      sign + 1 < words.count, let count = PrintedNumber(words[0]), count.isCount || count.decimals == 3,
      let each = PrintedNumber(words[sign + 1]), each.money != nil
    else { return words }
    words.replaceSubrange(sign...sign, with: words[sign].lowercased() == "kgx" ? ["kg", "x"] : ["x"])
    guard let amount = words.firstIndex(where: Self.isPrice) else { return words }
    let rest = words[(amount + 1)...]
    if rest.contains(where: Self.isPrice) || rest.contains(where: { $0.contains("/") || $0.lowercased() == "kg" }) {
      return words
    }
    // Short remains are specks; longer ones may be a price that cannot be read.
    if rest.joined().count(where: { $0.decimalDigit != nil }) < 2, rest.joined().count <= 3 {
      words.removeSubrange((amount + 1)...)
    }
    return words
  }
}
