/// Combines several readings (runs of text recognition) of one picture of a receipt.
///
/// Each reading has different errors. Lines are aligned by position, and the readings vote on names and prices. Among
/// the prices that were read, those that add up to the printed total are chosen. Nothing is added that is in no
/// reading.
package struct ReceiptReadings: Sendable {
  private var readings: [Reading] = []

  /// The receipt that the readings give together; nil until a reading has a line with a price.
  package private(set) var receipt: Receipt?

  /// The maximum number of readings of one picture.
  ///
  /// `longestList` is the maximum number of lines per reading that are aligned.
  package static let most = 8
  static let longestList = 300

  /// Creates a collection without readings.
  package init() {}

  /// How many readings have a line with a price.
  package var count: Int { readings.count }

  /// Whether no further reading is needed, since two readings agree and the checks succeed.
  package var isSettled: Bool { receipt?.isChecked ?? false }

  /// Whether two readings contain the same price.
  ///
  /// In a picture of something else, a reading may see a price in a pattern, but two readings rarely see the same
  /// price.
  package var isReceipt: Bool {
    var seen: Set<Int> = []
    for reading in readings {
      let prices = Set(reading.receipt.items.map(\.price.minorUnits).filter { $0 != 0 })
      if !seen.isDisjoint(with: prices) { return true }
      seen.formUnion(prices)
    }
    return false
  }

  /// Adds the text of a reading, unless there are `most` readings already.
  package mutating func add(_ text: String) {
    guard readings.count < Self.most, let reading = Reading(text) else { return }
    readings.append(reading)
    receipt = merged
  }

  struct Reading: Sendable {
    let page: ReceiptPage
    let receipt: Receipt
    /// The lines, including those whose price is guessed.
    let items: [Item]
    /// Whether the lines as read add up to the total.
    let addsUp: Bool
    /// Whether the store is in the list of known stores.
    let isStoreKnown: Bool
    /// Whether the price of some line could not be read at all.
    let hasUnread: Bool
    /// The names of the lines of the list in which no price was read.
    let unpriced: [String]

    /// The amounts at the ends of the lines below the total, such as payments and the sum of the tax table.
    var amountsBelow: [Int] { page.below.prefix(ReceiptReadings.longestList).compactMap(\.price?.cents) }

    /// A line of the reading.
    struct Item: Sendable {
      let item: ReceiptItem
      /// Whether the line's price was read as printed, or is confirmed by the line's quantity.
      let isCertain: Bool
    }

    init?(_ text: String) {
      let reader = ReceiptReader()
      let page = Self.endingAtPayment(reader.page(ReadingText(text).lines.joined(separator: "\n")))
      guard let receipt = reader.receipt(of: page) else { return nil }
      (self.page, self.receipt) = (page, receipt)
      addsUp = receipt.total == receipt.sum && !receipt.items.isEmpty
      isStoreKnown = ReceiptStores.named(in: page.heading, or: page.lines) != nil
      let repair = ReadingRepair(page)
      hasUnread = repair.hasUnread
      unpriced = repair.unpriced
      var printed: [String: Int] = [:]
      for item in receipt.items { printed["\(item.price.minorUnits) \(item.text)", default: 0] += 1 }
      let repaired = addsUp ? receipt.items : ReceiptItems(repair.repaired).items
      items = repaired.map { item in
        let key = "\(item.price.minorUnits) \(item.text)"
        let isPrinted = printed[key] ?? 0 > 0
        if isPrinted { printed[key, default: 0] -= 1 }
        return Item(item: item, isCertain: isPrinted || item.isProved)
      }
    }

    /// Cuts the page before the first payment if the total was not read, so that payments are not taken for items.
    private static func endingAtPayment(_ page: ReceiptPage) -> ReceiptPage {
      guard page.total == nil, let first = page.list.firstIndex(where: { $0.price != nil }) else { return page }
      let end = page.list[first...].firstIndex { line in
        guard let price = line.price else { return false }
        let label = PrintedLine.label(price.name)
        if ReceiptLabels.isTender(label) || ReceiptLabels.isChange(label) { return true }
        // In `Geo. BAR`, the word next to the word for cash is misread, so any short word is allowed there.
        let words = label.split(separator: " ")
        return words.contains { ["bar", "cash", "girocard"].contains($0) } && words.allSatisfy { $0.count <= 4 }
      }
      return end.map { ReceiptPage(Array(page.lines[..<$0])) } ?? page
    }
  }

  private var merged: Receipt? {
    // The most complete reading comes first, and the others are aligned with it.
    let order = readings.indices.sorted { left, right in
      if readings[left].addsUp != readings[right].addsUp { return readings[left].addsUp }
      return (readings[left].items.count, right) > (readings[right].items.count, left)
    }
    var columns = ReceiptColumns()
    for index in order {
      let reading = readings[index]
      columns.add(reading.items, of: index, weight: reading.addsUp ? 2 : 1, unpriced: reading.unpriced)
    }
    guard let solution = ReceiptSumSearch(columns, totals).solution else { return nil }
    var receipt = Receipt(total: solution.total.map { Money(minorUnits: $0) }, items: solution.items)
    guard !receipt.items.isEmpty || receipt.total != nil else { return nil }
    vote(on: &receipt)
    check(&receipt, solution)
    return receipt
  }

  /// The totals to which the lines may add up, with their votes.
  ///
  /// A subtotal counts only if no reading has a total. The sum of the tax table, whose rows prove themselves, is one of
  /// the totals if it is printed somewhere else, too. A total against which most readings speak counts only if it is such
  /// a sum.
  private var totals: [Int: Int] {
    guard readings.contains(where: { $0.page.total != nil }) else { return [:] }
    let isRead = readings.contains { $0.page.total != nil && !$0.page.isSubtotal }
    var votes: [Int: Int] = [:]
    var proved: Set<Int> = []
    let printed = Set(readings.flatMap(\.amountsBelow))
    for reading in readings {
      if let total = reading.page.total, !(isRead && reading.page.isSubtotal) {
        votes[total, default: 0] += reading.addsUp ? 4 : 2
      }
      guard let sum = ReceiptTaxTable(reading.page.below)?.gross.values.reduce(0, +) else { continue }
      if sum == reading.page.total {
        proved.insert(sum)
      } else if printed.contains(sum) {
        votes[sum, default: 0] += 2
        proved.insert(sum)
      }
    }
    let all = votes.values.reduce(0, +)
    return votes.contains { $0.value * 2 > all }
      ? votes.filter { $0.value * 2 > all || proved.contains($0.key) } : votes
  }

  // MARK: Votes

  /// The most frequent value and its count, the first of several that are equally frequent; nil if there are no values.
  static func most<Value: Hashable>(_ values: some Sequence<Value>) -> (value: Value, votes: Int)? {
    var votes: [Value: (count: Int, first: Int)] = [:]
    for (place, value) in values.enumerated() { votes[value, default: (0, place)].count += 1 }
    return votes.max { ($0.value.count, $1.value.first) < ($1.value.count, $0.value.first) }
      .map { ($0.key, $0.value.count) }
  }

  private func vote(on receipt: inout Receipt) {
    let all = readings.map(\.receipt)
    receipt.store =
      Self.most(readings.filter(\.isStoreKnown).compactMap(\.receipt.store))?.value
      ?? Self.most(all.compactMap(\.store))?.value
    receipt.currency = Self.most(all.compactMap(\.currency))?.value
    let days = all.compactMap(\.day)
    guard let day = Self.most(days) else {
      let doubts = all.flatMap(\.doubts)
      let twoDays = doubts.first { if case .twoDays = $0 { true } else { false } }
      receipt.doubts = [twoDays ?? .noDay]
      return
    }
    if let other = Self.most(days.filter { $0 != day.value }), other.votes == day.votes {
      receipt.doubts = [.twoDays(min(day.value, other.value), max(day.value, other.value))]
      return
    }
    receipt.day = day.value
    receipt.minuteOfDay = Self.most(all.filter { $0.day == day.value }.compactMap(\.minuteOfDay))?.value
  }

  // MARK: Checks

  /// Compares the items, as combined from all readings, with the tax, payment and number of items that the readings
  /// with the same total have.
  private func check(_ receipt: inout Receipt, _ solution: ReceiptSumSearch.Solution) {
    guard let total = receipt.total else {
      receipt.doubts.insert(.noTotal, at: 0)
      return
    }
    let pages = readings.map(\.page).filter { $0.total == total.minorUnits }
    let results = pages.map { ReceiptChecks($0, receipt.items).results }
    let isPaidWithChange = pages.contains { ReceiptChecks($0, receipt.items).isPaidWithChange }
    var doubts: [ReceiptDoubt] = []
    func add(_ name: ReceiptCheck.Name, _ holds: Bool, _ doubt: ReceiptDoubt?) {
      receipt.checks.append(ReceiptCheck(name, holds: holds))
      if !holds, let doubt { doubts.append(doubt) }
    }
    // A misread word can look like another total, but not in most of the readings.
    let others = results.lazy.flatMap(\.doubts).filter { if case .twoTotals = $0 { true } else { false } }
    if let other = others.first, others.count * 2 >= pages.count {
      add(.sum, false, other)
    } else {
      add(.sum, receipt.sum == total, .sum(lines: receipt.sum, total: total))
    }
    for name in [ReceiptCheck.Name.tax, .tender, .count] {
      let found = results.flatMap(\.checks).filter { $0.name == name }
      let holding = found.count(where: \.holds)
      // The tax check and a payment with change each confirm themselves. For other checks, a misread number is as
      // likely as a correct one.
      let isProved = holding > 0 && (name == .tax || name == .tender && isPaidWithChange)
      guard isProved || holding * 2 != found.count else { continue }
      let doubt = results.lazy.flatMap(\.doubts).first { $0.check == name }
      add(name, isProved || holding * 2 > found.count, doubt)
    }
    // The prices of unreadable lines may cancel each other out, and the sum would not show it.
    let isWhole = readings.contains { !$0.hasUnread }
    let isCertain = solution.isCertain && isWhole && pages.count >= 2 && isIndependent(receipt, pages)
    add(.readings, isCertain, receipt.sum == total ? .readings : nil)
    if receipt.sum != total { doubts += ReceiptDoubt.lines(of: receipt.items, suspects: solution.suspects) }
    receipt.doubts.insert(contentsOf: doubts, at: 0)
  }

  /// Whether the checks rest on different numbers.
  ///
  /// If one number is printed several times, text recognition may make the same error each time.
  private func isIndependent(_ receipt: Receipt, _ pages: [ReceiptPage]) -> Bool {
    if receipt.checks.contains(where: { $0.name == .tax && $0.holds }) { return true }
    if pages.count(where: { ReceiptChecks($0, receipt.items).isPaidWithChange }) >= 2 { return true }
    return !receipt.items.contains { $0.price == receipt.total }
  }
}

extension ReceiptItem {
  /// Whether the item's quantity multiplied by its unit price gives its price.
  var isProved: Bool {
    guard let each = unitPrice?.minorUnits, quantity != 1 else { return false }
    let exact = quantity * Double(abs(each))
    return abs(exact - Double(abs(price.minorUnits))) <= (unit == .pieces ? 0.001 : 0.75)
  }

  /// The item's quantity multiplied by its unit price; nil if they are not printed.
  fileprivate var priceOfQuantity: Money? {
    guard let each = unitPrice?.minorUnits, quantity != 1 else { return nil }
    return Money(minorUnits: Int((quantity * Double(abs(each))).rounded()) * (price.minorUnits < 0 ? -1 : 1))
  }
}

extension ReceiptDoubt {
  /// The check that failed; nil if the doubt does not come from a check.
  fileprivate var check: ReceiptCheck.Name? {
    switch self {
    case .sum, .twoTotals: .sum
    case .tax: .tax
    case .tender: .tender
    case .count: .count
    case .readings: .readings
    case .noTotal, .line, .noDay, .twoDays: nil
    }
  }

  /// The doubts about the lines that are most likely wrong, if the lines do not add up to the total.
  ///
  /// These are the lines whose own quantity gives another price, and those at the places `suspects`.
  static func lines(of items: [ReceiptItem], suspects: [Int] = []) -> [ReceiptDoubt] {
    items.enumerated().compactMap { place, item in
      if let exact = item.priceOfQuantity, !item.isProved { return .line(place + 1, exact: exact) }
      return suspects.contains(place) ? .line(place + 1, exact: nil) : nil
    }
  }
}
