/// The lines of a receipt, divided into the heading, the list of items and the lines below the total.
struct ReceiptPage {
  let lines: [PrintedLine]
  /// The lines of the list of items, between the heading and the total.
  let list: ArraySlice<PrintedLine>
  /// The lines below the total.
  let below: ArraySlice<PrintedLine>
  /// The line of the total; nil if none was found.
  let totalLine: PrintedLine?
  /// The total in cents; nil if none was found.
  let total: Int?
  /// Whether the total is only a subtotal, since no line with a word for the total was found.
  let isSubtotal: Bool
  /// The ISO 4217 code of the currency; nil if no sign of one is printed.
  let currency: String?

  /// Whether dates have the month before the day: true for American stores, false for European currencies, nil if
  /// unknown.
  ///
  /// A dollar sign alone is not enough, since other countries have dollars, too.
  var isMonthFirst: Bool? {
    switch currency {
    case "EUR", "GBP", "CHF": false
    case "USD", nil: ReceiptStores.isAmerican(lines) ? true : nil
    default: nil
    }
  }

  /// The lines above the first price, at most 12.
  var heading: [PrintedLine] {
    let end = list.firstIndex { $0.price != nil } ?? list.endIndex
    return Array(lines[..<max(end, list.startIndex)].prefix(12))
  }

  /// The first line of the heading that can be a store's name; nil if there is none.
  var headline: String? {
    lines.prefix(6).first { line in
      let label = line.label
      return label.filter(\.isLetter).count >= 3 && line.price == nil && !Self.isStreet(line.words)
        && !Self.noStores.contains { label.hasPrefix($0) } && !ReceiptLabels.isPerson(label)
        && !line.words.contains { $0.count(where: { $0.decimalDigit != nil }) >= Self.leastPhone }
    }.map { String($0.text.filter { !"*=".contains($0) }.prefix(60)) }
      .map { $0.split(separator: " ").joined(separator: " ") }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The minimum number of digits of a telephone number or of another number that does not belong to a store's name.
  private static let leastPhone = 7

  /// Beginnings of lines at the top that are not a store's name: titles, and greetings in mails.
  private static let noStores = [
    "kassenbon", "beleg", "rechnung", "receipt", "tel", "kundenbeleg", "liebe ", "lieber ", "hallo", "hi ", "dear ",
    "guten tag", "sehr geehrte", "vielen dank", "danke ", "thank you", "ihr einkauf", "your ",
  ]

  /// Whether a line is a street with its number: `Helene-Mayer-Ring 12`.
  private static func isStreet(_ words: [String]) -> Bool {
    guard let number = words.last, number.first?.isNumber == true, number.count <= 4, words.count > 1 else {
      return false
    }
    let street = words[words.count - 2].lowercased()
    return ["str.", "straße", "strasse", "str", "ring", "weg", "platz", "allee", "gasse", "damm", "ufer"]
      .contains(where: street.hasSuffix)
  }

  init(_ lines: [PrintedLine]) {
    self.lines = lines
    let found = Self.totalIndex(lines)
    let end = found?.line ?? lines.endIndex
    totalLine = found.map { lines[$0.line] }
    total = found?.cents
    isSubtotal = totalLine.map { ReceiptLabels.isSubtotal(PrintedLine.label($0.price?.name ?? $0.words)) } ?? false
    let start = Self.listStart(lines, before: end)
    list = lines[start..<end]
    below = lines[(found.map { $0.last + 1 } ?? end)...]
    currency = Self.currency(lines)
  }

  /// The index of the line with the word for the total, the index of the line with the amount, and the amount in cents.
  private static func totalIndex(_ lines: [PrintedLine]) -> (line: Int, last: Int, cents: Int)? {
    var subtotal: (Int, Int, Int)?
    for (index, line) in lines.enumerated() {
      if let price = line.price {
        let label = PrintedLine.label(price.name)
        if index > 0, ReceiptLabels.isTotal(label), isAmountAlone(price.name) {
          return later(than: index, lines) ?? (index, index, price.cents)
        }
        if ReceiptLabels.isSubtotal(label) { subtotal = (index, index, price.cents) }
      } else if index > 0, ReceiptLabels.isTotal(line.label), line.words.count <= 4, lines.indices.contains(index + 1),
        let price = lines[index + 1].price, price.name.isEmpty
      {
        return (index, index + 1, price.cents)
      }
    }
    return subtotal
  }

  /// The total that follows a first sum because a tip or a rounding is added: `Summe`, `Trinkgeld`, `Gesamt`; nil if
  /// there is no such total.
  private static func later(than first: Int, _ lines: [PrintedLine]) -> (line: Int, last: Int, cents: Int)? {
    guard let sum = lines[first].price else { return nil }
    var added = 0
    for index in lines.indices.dropFirst(first + 1).prefix(reach) {
      guard let price = lines[index].price else { continue }
      let label = PrintedLine.label(price.name)
      if ReceiptLabels.isTotal(label), isAmountAlone(price.name) {
        return added != 0 && sum.cents + added == price.cents ? (index, index, price.cents) : nil
      }
      guard !ReceiptLabels.isTender(label), !ReceiptLabels.isChange(label) else { return nil }
      added += price.cents
    }
    return nil
  }

  /// How many lines after a first sum are searched for the total.
  private static let reach = 5

  /// Whether the line has no amount other than its price; a row of the tax table has several amounts.
  static func isAmountAlone(_ name: [String]) -> Bool { !name.contains { PrintedNumber($0)?.money != nil } }

  /// The index of the first line after the column heads; 0 if there are none.
  private static func listStart(_ lines: [PrintedLine], before end: Int) -> Int {
    let isHead = { (line: PrintedLine) in
      let words = line.label.split(separator: " ").map(String.init)
      return !words.isEmpty && words.allSatisfy(columnHeads.contains) && line.price == nil
    }
    let firstPriced = lines[..<end].firstIndex { $0.price != nil } ?? end
    if let head = lines[..<firstPriced].lastIndex(where: isHead) { return head + 1 }
    // Column heads after an advertisement start the list; column heads after many prices belong to a second page.
    guard let head = lines[..<end].firstIndex(where: isHead),
      lines[..<head].count(where: { $0.price != nil }) <= mostAdvertised
    else { return 0 }
    return head + 1
  }

  /// The maximum number of prices above the column heads that can be advertisements.
  private static let mostAdvertised = 2

  private static let columnHeads: Set<String> = [
    "eur", "euro", "preis", "artikel", "menge", "bezeichnung", "artikelbezeichnung", "betrag", "gespart", "total",
    "aktion", "zusatz", "chf", "anzahl", "einzelpreis", "gesamt", "description", "qty", "price", "amount", "item",
    "omschrijving", "prijs", "bedrag", "aantal", "mwst", "summe", "in", "ust", "gbp", "items", "einzel", "libelle",
    "montant", "tva", "prix",
  ]

  /// The currency that the lines with sums and payments name, or else the one that is named most often.
  ///
  /// A misread sign elsewhere must not outvote the one beside the total.
  private static func currency(_ lines: [PrintedLine]) -> String? {
    var counts: [String: Int] = [:]
    for line in lines {
      let isSum = line.price.map { ReceiptLabels.isSum(PrintedLine.label($0.name)) } ?? ReceiptLabels.isSum(line.label)
      if let code = line.price?.currency { counts[code, default: 0] += isSum ? sumVotes : 1 }
      for word in line.words {
        if let code = PrintedCurrency.code(within: word) { counts[code, default: 0] += isSum ? sumVotes : 1 }
      }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// How many signs elsewhere count as much as one in a line with a sum or a payment.
  private static let sumVotes = 100
}
