/// The quantity of a product as a receipt prints it: `2 Stk x 0,49`, `0,792 kg x 2,49 EUR/kg`.
struct PrintedQuantity: Equatable {
  let quantity: Double
  let unit: PurchaseUnit
  /// The price of one unit in cents; nil if it is not printed.
  let unitPrice: Int?
  /// The other words of the line, which are the item's name if it is printed with the quantity.
  let name: [String]

  /// Whether the quantity multiplied by the unit price is the given price in cents, except for rounding.
  ///
  /// With `isSwiss`, tills round to five cents.
  func costs(_ cents: Int, isSwiss: Bool = false) -> Bool {
    guard let unitPrice else { return false }
    let exact = quantity * Double(abs(unitPrice))
    // Tills round half a cent up or down.
    let rounding = isSwiss && cents % 5 == 0 ? 2.5 : 0.75
    return abs(exact - Double(abs(cents))) <= (unit == .pieces ? 0.001 : rounding)
  }

  /// Reads the words of a line without its price.
  ///
  /// `price` is the line's price in cents, or nil if the line has none. The result is nil if there is no quantity, or
  /// if quantity and unit price do not give the price.
  init?(_ words: [String], price: Int?) {
    let words = words.map(Self.withoutBrackets).filter { !$0.isEmpty }
    var parts = words.map(Part.init)
    // In `4 Stück a 0,65` the accent is missing.
    for place in parts.indices.dropFirst().dropLast() where words[place] == "a" && parts[place - 1] != .word {
      if case .number = parts[place + 1] { parts[place] = .times }
    }
    for sign in parts.indices where parts[sign] == .times {
      if let found = Self.around(sign, parts, words, price) {
        self = found
        return
      }
    }
    if let found = Self.measured(parts, words, price) ?? Self.counted(parts, words, price) ?? Self.columns(
      parts, words, price)
      ?? Self.weighed(parts, words, price)
    {
      self = found
      return
    }
    return nil
  }

  /// Reads a weight with the price for a kilogram although they do not give the line's price: `0,744 kg x 1,99 EUR/kg`
  /// before `1,40`; nil if there is no such weight.
  init?(misweighed words: [String]) {
    guard let found = PrintedQuantity(words, price: nil), found.unit == .kilograms, found.unitPrice != nil else {
      return nil
    }
    self = found
  }

  /// The same quantity beside other words.
  func named(_ name: [String]) -> PrintedQuantity { PrintedQuantity(quantity, unit, unitPrice, name) }

  /// A word without brackets that belong to a quantity: `(à 2,19 €)`, `(0,620 kg`.
  private static func withoutBrackets(_ word: String) -> String {
    let inner = word.drop { $0 == "(" }.reversed().drop { $0 == ")" }.reversed()
    let text = String(inner)
    let isPart = inner.count < word.count && (PrintedNumber(text) != nil || Part(text) != .word || text.isEmpty)
    return isPart ? text : word
  }

  private init(_ quantity: Double, _ unit: PurchaseUnit, _ unitPrice: Int?, _ name: some Sequence<String>) {
    self.quantity = quantity
    self.unit = unit
    self.unitPrice = unitPrice
    self.name = Array(name)
  }

  private enum Part: Equatable {
    case number(PrintedNumber)
    case times
    /// A unit, with its size in kilograms; the size is 0 for pieces.
    case unit(Double)
    /// A word that belongs to a unit price: `EUR/kg`, `each`.
    case filler
    case word

    init(_ word: String) {
      if ["x", "X", "*", "@", "à", "zu"].contains(word) {
        self = .times
      } else if let number = PrintedNumber(word) ?? Self.behindSlash(word) {
        self = .number(number)
      } else if let factor = Self.units[word.plainLetters.filter { $0 != "." }] {
        self = .unit(factor)
      } else if Self.fillers.contains(word.plainLetters) || PrintedCurrency.isSign(word) || Self.isPerUnit(word) {
        self = .filler
      } else {
        self = .word
      }
    }

    private static let units: [String: Double] = [
      "kg": 1, "g": 0.001, "lb": 0.45359237, "lbs": 0.45359237, "oz": 0.028349523125, "stk": 0, "st": 0, "stuck": 0,
      "stck": 0, "pcs": 0, "pc": 0, "st-": 0,
    ]
    private static let fillers: Set<String> = ["ea", "ea.", "each", "je", "a", "pro", "per"]

    private static func isPerUnit(_ word: String) -> Bool {
      let plain = word.plainLetters
      return ["/kg", "/st", "/stk", "/lb", "/100g", "/l"].contains { plain.hasSuffix($0) } && plain.count <= 8
    }

    /// The price in a word with a slash, before or after the slash: `/0.58`, `£0.69/kg`.
    private static func behindSlash(_ word: String) -> PrintedNumber? {
      guard let slash = word.firstIndex(of: "/") else { return nil }
      if slash == word.startIndex { return PrintedNumber(String(word.dropFirst())) }
      let unit = word[word.index(after: slash)...].plainLetters
      return ["", "kg", "st", "stk", "lb", "l", "ea"].contains(unit) ? PrintedNumber(String(word[..<slash])) : nil
    }
  }

  /// Reads a quantity with a multiplication sign between its two numbers.
  private static func around(
    _ sign: Int, _ parts: [Part], _ words: [String], _ price: Int?
  ) -> PrintedQuantity? {
    var left = sign - 1
    var factor: Double?
    while left >= 0 {
      if case .unit(let unit) = parts[left] { factor = factor ?? unit } else if parts[left] != .filler { break }
      left -= 1
    }
    guard left >= 0, case .number(let first) = parts[left] else { return nil }
    // `kg 0,465 x 4,49`
    if factor == nil, left > 0, case .unit(let unit) = parts[left - 1] {
      factor = unit
      left -= 1
    }
    var right = sign + 1
    while right < parts.count, parts[right] == .filler || parts[right] == .times { right += 1 }
    // In `2.14 lb @ 1 lb /0.58` the price is that of one pound.
    if right + 2 < parts.count, case .number(let one) = parts[right], one.isCount, one.digits == 1,
      case .unit = parts[right + 1], case .number = parts[right + 2]
    {
      right += 2
    }
    guard right < parts.count, case .number(let second) = parts[right] else { return nil }
    var end = right + 1
    while end < parts.count {
      if case .unit = parts[end] {} else if parts[end] != .filler { break }
      end += 1
    }
    let name = words[..<left] + words[end...]
    // In `Kefir 0,89 x 5` the count follows the sign.
    for (signed, each) in [(first, second), (second, first)] {
      let count = signed.magnitude
      guard let unitPrice = each.money, count.value > 0, unitPrice >= 0 else { continue }
      let isWeight = (factor ?? 0) > 0 || count.decimals == 3
      guard isWeight || count.isCount, count.value <= (factor == 0.001 ? 99_999 : isWeight ? 200 : 999) else {
        continue
      }
      // If the weight is in pounds, the price is per pound too.
      let found = PrintedQuantity(count.value, isWeight ? .kilograms : .pieces, unitPrice, name)
      // In `2350 g zu 2,80 EUR je kg` the price is per kilogram although the weight is in grams.
      if let factor, factor == 0.001, let price {
        let weighed = PrintedQuantity(count.value * factor, .kilograms, unitPrice, name)
        if weighed.costs(price) { return weighed }
      }
      if let price, !found.costs(price) { continue }
      let kilograms = factor.map { $0 > 0 ? $0 : 1 } ?? 1
      guard isWeight, kilograms != 1 else { return found }
      let weight = (count.value * kilograms * 10_000).rounded() / 10_000
      return PrintedQuantity(weight, .kilograms, Int((Double(unitPrice) / kilograms).rounded()), name)
    }
    return nil
  }

  /// Reads a count at the start and a unit price at the end, with the name between them: `4 Laugenstange à 1,10`.
  ///
  /// Also reads a count with its unit before the unit price: `3 St 2,60`.
  private static func counted(_ parts: [Part], _ words: [String], _ price: Int?) -> PrintedQuantity? {
    guard let price, case .number(let count)? = parts.first, count.value > 0, parts.count > 2 else { return nil }
    var end = parts.count
    while end > 0 {
      if case .unit = parts[end - 1] {} else if parts[end - 1] != .filler { break }
      end -= 1
    }
    guard end > 1, case .number(let each) = parts[end - 1], let unitPrice = each.money else { return nil }
    var factor: Double?
    var start = 1
    while start < end - 1 {
      if case .unit(let unit) = parts[start] {
        factor = unit
      } else if parts[start] != .filler, parts[start] != .times {
        break
      }
      start += 1
    }
    let isWeight = (factor ?? 0) > 0 || count.decimals == 3
    guard start < end, isWeight || count.isCount else { return nil }
    var name = words[start..<(end - 1)]
    while let last = name.last, Part(last) == .times || Part(last) == .filler { name.removeLast() }
    let found = PrintedQuantity(
      count.value * (isWeight ? factor ?? 1 : 1), isWeight ? .kilograms : .pieces, unitPrice, name)
    return found.costs(price) ? found : nil
  }

  /// Reads a weight or count with its unit and the unit price, after the name: `Äpfel 1,450 kg 3,60 €/kg`.
  private static func measured(_ parts: [Part], _ words: [String], _ price: Int?) -> PrintedQuantity? {
    guard let price else { return nil }
    var end = parts.count
    while end > 0, parts[end - 1] == .filler { end -= 1 }
    guard end > 2, case .number(let each) = parts[end - 1], let unitPrice = each.money,
      case .unit(let factor) = parts[end - 2], case .number(let count) = parts[end - 3], count.value > 0
    else { return nil }
    let found = PrintedQuantity(
      factor > 0 ? count.value * factor : count.value, factor > 0 ? .kilograms : .pieces, unitPrice, words[..<(end - 3)]
    )
    return found.costs(price) ? found : nil
  }

  /// Reads columns for quantity, price and perhaps a reduced price before the line's price: `Vollmilch 2 1.95`, `0,908
  /// 1,99`.
  private static func columns(_ parts: [Part], _ words: [String], _ price: Int?) -> PrintedQuantity? {
    guard let price,
      let start = parts.lastIndex(where: { if case .number = $0 { false } else { true } }).map({ $0 + 1 })
        ?? (parts.isEmpty ? nil : 0)
    else { return nil }
    let numbers = parts[start...].compactMap { part -> PrintedNumber? in
      if case .number(let number) = part { number } else { nil }
    }
    // The name may end in a number too, as in `10 2 1.95`, so the last columns are tried first.
    for length in [2, 3] where numbers.count >= length {
      let columns = Array(numbers.suffix(length))
      let count = columns[0]
      guard count.isCount && (1...99).contains(count.digits) || count.decimals == 3, count.value > 0 else { continue }
      let prices = columns.dropFirst().compactMap(\.money)
      guard prices.count == length - 1 else { continue }
      let unit = count.decimals == 3 ? PurchaseUnit.kilograms : .pieces
      let name = words[..<(words.count - length)]
      var candidates = Array(prices.reversed())
      if let first = prices.first, let last = prices.last, prices.count == 2 { candidates.append(first - last) }
      for each in candidates {
        let found = PrintedQuantity(count.value, unit, each, name)
        // Swiss tills have columns for amount, price and total, the amount with a point.
        let isSwiss = unit == .kilograms && each % 5 == 0 && words[words.count - length].contains(".")
        if found.costs(price, isSwiss: isSwiss) { return found }
      }
      // The last column may be the discount on all pieces together.
      if prices.count == 2, Int((count.value * Double(prices[0])).rounded()) - prices[1] == price {
        return PrintedQuantity(count.value, unit, prices[0], name)
      }
    }
    return nil
  }

  /// Reads a weight without a unit price, on a line of its own: `Handeingabe E-Bon 0,455 kg`.
  private static func weighed(_ parts: [Part], _ words: [String], _ price: Int?) -> PrintedQuantity? {
    guard price == nil, parts.count >= 2, parts.last == .unit(1), case .number(let weight) = parts[parts.count - 2],
      weight.decimals == 3, weight.value > 0
    else { return nil }
    return PrintedQuantity(weight.value, .kilograms, nil, words.dropLast(2))
  }
}
