/// The table below a receipt's total that states the gross amount of each tax group.
struct ReceiptTaxTable: Equatable {
  /// The gross amount in cents of each tax group; a group without a letter is named by its tax rate.
  let gross: [String: Int]

  /// Reads the table from the lines below the total; nil if they contain no table.
  ///
  /// A row is recognized by its numbers: net amount and tax add up to the gross amount, or the tax fits the rate.
  init?(_ lines: some Sequence<PrintedLine>) {
    var gross: [String: Int] = [:]
    for line in lines {
      guard let row = Self.row(line), gross[row.group] == nil else { continue }
      gross[row.group] = row.gross
    }
    guard !gross.isEmpty else { return nil }
    self.gross = gross
  }

  private static func row(_ line: PrintedLine) -> (group: String, gross: Int)? {
    var amounts: [Int] = []
    var rate: Double?
    var group: String?
    for (index, word) in line.words.enumerated() {
      let trimmed = word.filter { !"=:()+".contains($0) }
      if trimmed.last == "%" || line.words.indices.contains(index + 1) && line.words[index + 1].first == "%" {
        if let number = PrintedNumber(trimmed.filter { $0 != "%" }) { rate = rate ?? number.value }
      } else if let number = PrintedNumber(trimmed), let money = number.money {
        amounts.append(money)
      } else if index == 0 || group == nil && index < 3, (1...2).contains(trimmed.count),
        trimmed.allSatisfy({ $0.isLetter && $0.isUppercase || $0.decimalDigit != nil })
      {
        group = trimmed
      }
    }
    // A tax rate without a percent sign is the first number: `1 2.60 36.71 0.93`.
    if rate == nil, amounts.count == 3, let group, let first = amounts.first, first <= 3000,
      isShare(amounts[2], of: amounts[1], rate: Double(first) / 100)
    {
      return (group, amounts[1])
    }
    guard group != nil || rate != nil else { return nil }
    let name = group ?? rate.map { "\($0)" } ?? ""
    if amounts.count >= 3 {
      for whole in amounts {
        var rest = amounts
        if let place = rest.firstIndex(of: whole) { rest.remove(at: place) }
        guard rest.count >= 2, abs(rest[0] + rest[1] - whole) <= 1, rest[0] != 0 || rest[1] != 0 else { continue }
        return (name, whole)
      }
    }
    if amounts.count == 2, let rate, let whole = amounts.max(by: { abs($0) < abs($1) }),
      let tax = amounts.min(by: { abs($0) < abs($1) })
    {
      if isShare(tax, of: whole, rate: rate) { return (name, whole) }
      // The larger amount may be net instead of gross.
      if abs(Double(tax) - Double(whole) * rate / 100) <= 1 { return (name, whole + tax) }
    }
    return nil
  }

  private static func isShare(_ tax: Int, of gross: Int, rate: Double) -> Bool {
    rate > 0 && gross != 0 && abs(Double(tax) - Double(gross) * rate / (100 + rate)) <= 1.01
  }

  /// Whether the items of each tax group add up to its gross amount; nil if too few items have a tax group.
  func agrees(with items: [ReceiptItem], total: Int) -> Bool? {
    let marked = items.filter { $0.taxGroup != nil }
    guard !items.isEmpty else { return nil }
    if gross.count == 1, let only = gross.values.first, only == total {
      return items.lazy.map(\.price.minorUnits).reduce(0, +) == only
    }
    guard marked.count * 2 > items.count else { return nil }
    var sums: [String: Int] = [:]
    var unmarked: [Int] = []
    var rounding = 0
    let free = untaxed(items, total: total)
    for (place, item) in items.enumerated() {
      if free.contains(place) {
        rounding += item.price.minorUnits
        continue
      }
      let cents = item.price.minorUnits
      // Letters after the first one do not name the tax group: `AW`.
      if let group = item.taxGroup.map({ gross[$0] == nil ? String($0.prefix(1)) : $0 }) {
        sums[group, default: 0] += cents
      } else if ReceiptLabels.isRounding(PrintedLine.label([item.text])) {
        rounding += cents
      } else if cents != 0 {
        unmarked.append(cents)
      }
    }
    guard sums.keys.allSatisfy({ gross[$0] != nil || sums[$0] == 0 }), unmarked.count <= Self.mostUnmarked,
      gross.count <= Self.mostGroups
    else {
      return nil
    }
    let missing = gross.keys.sorted().map { (gross[$0] ?? 0) - (sums[$0] ?? 0) }
    guard missing.reduce(0, +) == unmarked.reduce(0, +), gross.values.reduce(0, +) + rounding == total else {
      return false
    }
    return Self.parts(unmarked[...], give: missing)
  }

  /// The places of the tips and deposits that are missing in the table because they are free of tax; empty if nothing is
  /// missing in it, or if the missing amount is another one.
  private func untaxed(_ items: [ReceiptItem], total: Int) -> Set<Int> {
    let rounding = items.filter { ReceiptLabels.isRounding(PrintedLine.label([$0.text])) }
    let missing = total - gross.values.reduce(0, +) - rounding.lazy.map(\.price.minorUnits).reduce(0, +)
    guard missing != 0 else { return [] }
    for kinds in [[.service], [.deposit, .depositReturn], [.service, .deposit, .depositReturn]] as [[PurchaseKind]] {
      let places = items.indices.filter { place in
        let item = items[place]
        return kinds.contains(item.kind) && !(item.taxGroup.map { gross[$0] != nil } ?? false)
          && !ReceiptLabels.isRounding(PrintedLine.label([item.text]))
      }
      if places.lazy.map({ items[$0].price.minorUnits }).reduce(0, +) == missing { return Set(places) }
    }
    return []
  }

  /// The maximum number of items without a tax group for which all assignments to groups are tried.
  private static let mostUnmarked = 8
  /// The maximum number of tax groups for which assignments are tried: 4 groups and 8 items have 65,536 assignments.
  private static let mostGroups = 4

  /// Whether the amounts can be divided into groups that have the given sums.
  private static func parts(_ amounts: ArraySlice<Int>, give sums: [Int]) -> Bool {
    guard let amount = amounts.first else { return sums.allSatisfy { $0 == 0 } }
    return sums.indices.contains { index in
      var rest = sums
      rest[index] -= amount
      return parts(amounts.dropFirst(), give: rest)
    }
  }
}
