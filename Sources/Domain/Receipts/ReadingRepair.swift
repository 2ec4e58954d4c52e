/// Guesses prices that text recognition has garbled.
///
/// The guesses help to match lines and to reach the total, but they prove nothing.
///
/// They repair a lost comma (`199`), a letter read as a third decimal (`2,992`) and a colon instead of a comma
/// (`1:29`). A price that cannot be read at all is calculated from the quantity next to it: two at 1,45 cost 2,90.
struct ReadingRepair {
  private var lines: [PrintedLine]
  private let page: ReceiptPage

  init(_ page: ReceiptPage) {
    self.page = page
    lines = page.lines
  }

  /// The page with the guessed prices filled in.
  var repaired: ReceiptPage {
    var lines = self.lines
    // Numbers above the first price belong to a street, a telephone or a bill, unless column heads mark the start of
    // the list.
    let first = page.list.startIndex > 0 ? page.list.startIndex : page.list.firstIndex { $0.price != nil }
    for index in page.list.indices where lines[index].price == nil && index >= first ?? page.list.endIndex {
      if let line = Self.withPrice(lines[index]) { lines[index] = line }
    }
    for index in page.list.indices {
      guard let quantity = Self.quantity(lines[index]), let unitPrice = quantity.unitPrice else { continue }
      // A quantity that gives the price on its line needs no repair.
      if let price = lines[index].price, PrintedQuantity(price.name, price: price.cents) != nil { continue }
      let exact = quantity.quantity * Double(unitPrice)
      let price = Money(minorUnits: Int(exact.rounded())).printed(mark: ",")
      func isNamed(_ index: Int) -> Bool {
        page.list.indices.contains(index) && Self.isName(page.lines[index]) && Self.quantity(lines[index]) == nil
      }
      func fits(_ index: Int) -> Bool {
        page.list.indices.contains(index) && (page.lines[index].price.map { quantity.costs($0.cents) } ?? false)
      }
      if Self.hasUnreadPrice(lines[index]) {
        // The price is on the same line as the quantity.
        let end = (lines[index].words.lastIndex(of: "x") ?? 0) + 2
        lines[index] = PrintedLine((lines[index].words.prefix(end) + [price]).joined(separator: " "))
      } else if !fits(index - 1), !fits(index + 1) {
        // The product whose price is missing is on the line below or above the quantity.
        let place = [index + 1, index - 1].first { isNamed($0) && page.lines[$0].price == nil }
        if let place {
          lines[place] = PrintedLine(Self.nameWords(page.lines[place]).joined(separator: " ") + " " + price)
        }
      }
    }
    return lines == self.lines ? page : ReceiptPage(lines)
  }

  /// Whether a line of the list seems to have a price that cannot even be guessed: `-@;75`.
  var hasUnread: Bool {
    let page = repaired
    guard let first = page.list.firstIndex(where: { $0.price != nil }) else { return false }
    return page.list[first...].contains { line in
      guard line.price == nil, Self.isName(line), PrintedQuantity(line.words, price: nil) == nil,
        !line.words.contains(where: { $0.contains("/") || $0 == "@" || $0 == "x" })
      else { return false }
      return line.words.suffix(2).contains { word in
        let end = word.reversed().drop { $0.decimalDigit == nil && !Self.zeros.contains($0) }.prefix(3)
        return end.count == 3 && end.last.map { ",.;:".contains($0) } ?? false
          && end.dropLast().allSatisfy { $0.decimalDigit != nil || Self.zeros.contains($0) }
      }
    }
  }

  /// The maximum number of lines of a list that are searched for names without a price.
  private static let mostUnpriced = 100

  /// Whether a line has a word that is longer than a unit such as `Stk` or `kg`.
  private static func hasLongWord(_ line: PrintedLine) -> Bool {
    line.label.split(separator: " ").contains { $0.count >= 4 && !$0.hasPrefix("stk") }
  }

  /// The names of the lines of the list without a price, even after the repair; quantities are no names.
  var unpriced: [String] {
    repaired.list.prefix(Self.mostUnpriced).filter { $0.price == nil && Self.isName($0) && Self.hasLongWord($0) }
      .map { Self.nameWords($0).joined(separator: " ") }
  }

  /// The quantity on a line; nil if the line is anything else.
  private static func quantity(_ line: PrintedLine) -> PrintedQuantity? {
    guard let sign = line.words.firstIndex(of: "x"), (1...2).contains(sign), line.words.indices.contains(sign + 1)
    else {
      return nil
    }
    return PrintedQuantity(Array(line.words.prefix(sign + 2)), price: nil)
  }

  /// Whether digits that are not a price follow the quantity on a line.
  private static func hasUnreadPrice(_ line: PrintedLine) -> Bool {
    guard let sign = line.words.firstIndex(of: "x") else { return false }
    let rest = line.words.dropFirst(sign + 2)
    if rest.contains(where: { $0.lowercased().hasPrefix("eur/") || $0.contains("/") }) { return false }
    return rest.joined().count { $0.decimalDigit != nil } >= 2 && !rest.contains { PrintedNumber($0)?.money != nil }
  }

  private static func isName(_ line: PrintedLine) -> Bool {
    let label = line.label
    return label.filter(\.isLetter).count >= 3 && !ReceiptLabels.isTotal(label) && !ReceiptLabels.isSubtotal(label)
      && !ReceiptLabels.isRemark(label)
  }

  /// The words of a line's name, without what is left of a misread price after the name.
  private static func nameWords(_ line: PrintedLine) -> [String] {
    var words = line.words
    while words.count > 1, let last = words.last, last.count(where: \.isLetter) < 3 { words.removeLast() }
    return words
  }

  /// Characters that text recognition reads instead of a zero with a dot or a slash in it.
  private static let zeros: Set<Character> = ["@", "®", "©", "Ø", "ø"]

  /// The line with the price that its last words probably mean; nil if they mean no price.
  private static func withPrice(_ line: PrintedLine) -> PrintedLine? {
    guard isName(line), quantity(line) == nil, !line.words.contains(where: { $0.lowercased() == "kg" }) else {
      return nil
    }
    var words = line.words
    var group = ""
    if words.count > 2, let last = words.last, last.count == 1,
      last.first.map({ $0.isUppercase || $0.decimalDigit != nil }) ?? false
    {
      group = " " + last
      words.removeLast()
    }
    guard words.count > 1, let last = words.popLast() else { return nil }
    // The pound sign is often read as an E.
    let body = String(last.drop { "-£€$E".contains($0) }.map { Self.zeros.contains($0) ? "0" : $0 })
    let sign = last.first == "-" ? "-" : ""
    guard body.contains(where: { $0.decimalDigit != nil && $0 != "0" }) else { return nil }
    let parts = body.prefix { $0.decimalDigit != nil || ",.:".contains($0) }
      .split(whereSeparator: { $0.decimalDigit == nil }).map(String.init)
    let isClean = body.count - parts.joined().count <= 2
    guard isClean, let first = parts.first, parts.count <= 2 else { return nil }
    let price: String?
    if parts.count == 2, first.count <= 3 {
      price = (2...3).contains(parts[1].count) ? "\(first),\(parts[1].prefix(2))" : nil
    } else if parts.count == 1, first.count == 3 {
      price = "\(first.dropLast(2)),\(first.suffix(2))"
    } else if first.count == 2, let whole = words.last, whole.count <= 2, whole.allSatisfy({ $0.decimalDigit != nil }),
      words.count > 1
    {
      words.removeLast()
      price = "\(whole),\(first)"
    } else {
      price = nil
    }
    return price.map { PrintedLine(words.joined(separator: " ") + " " + sign + $0 + group) }
  }
}
