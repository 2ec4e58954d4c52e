/// A number as a till prints it.
struct PrintedNumber: Equatable {
  /// The digits as one whole number, without the decimal mark: 129 for `1,29`.
  private(set) var digits: Int
  /// How many digits follow the decimal mark; 0 if there is none.
  private(set) var decimals: Int
  /// Whether the number has a minus sign before or after it, or is in brackets: `($3.26)`.
  private(set) var isNegative: Bool
  /// Letters directly after the number, which name a tax group: `1,29B`, `0,45-V`.
  private(set) var mark: String
  /// Whether a currency sign is attached to the number.
  private(set) var hasCurrency: Bool

  private static let signs: Set<Character> = ["€", "$", "£"]

  /// Reads a word that is only a number; nil for any other word.
  init?(_ word: String) {
    var rest = Array(word)[...]
    guard rest.count <= 20 else { return nil }
    var (isNegative, hasCurrency) = (false, false)
    // A number in brackets, such as `($3.26)`, is money paid back.
    if rest.first == "(", rest.last == ")" {
      rest = rest.dropFirst().dropLast()
      isNegative = true
    }
    while let first = rest.first, "-+*".contains(first) || Self.signs.contains(first) {
      if first == "-" { isNegative = true }
      if Self.signs.contains(first) { hasCurrency = true }
      rest.removeFirst()
    }
    guard let first = rest.first, first.decimalDigit != nil else { return nil }
    let body = rest.prefix { $0.decimalDigit != nil || ".,'".contains($0) }
    var tail = rest.dropFirst(body.count)
    while let first = tail.first, first == "-" || first == "*" || Self.signs.contains(first) {
      if first == "-" { isNegative = true }
      if Self.signs.contains(first) { hasCurrency = true }
      tail.removeFirst()
    }
    guard tail.count <= 2, tail.allSatisfy({ $0.isLetter && $0.isUppercase || $0 == "*" }),
      !["L", "CL", "ML", "G", "KG"].contains(String(tail))
    else { return nil }
    // `2,-` is a price without cents.
    if body.last == ",", isNegative || word.hasSuffix(",-"), body.dropLast().allSatisfy({ $0.decimalDigit != nil }),
      body.count <= 6, let whole = Int(String(body.dropLast()))
    {
      (digits, decimals, mark) = (whole * 100, 2, "")
      (self.isNegative, self.hasCurrency) = (word.first == "-", hasCurrency)
      return
    }
    var decimals = 0
    let marks = body.indices.filter { body[$0].decimalDigit == nil }
    if let last = marks.last {
      guard body[body.index(before: last)].decimalDigit != nil else { return nil }
      decimals = body.endIndex - last - 1
      guard decimals > 0 else { return nil }
      // The marks before the last one separate thousands.
      for (mark, next) in zip(marks, marks.dropFirst()) {
        guard next - mark == 4, body[mark] != body[last] || marks.count > 2 else { return nil }
      }
    }
    let figures = body.compactMap(\.decimalDigit)
    guard figures.count <= 12 else { return nil }
    digits = figures.reduce(0) { $0 * 10 + $1 }
    self.decimals = decimals
    self.isNegative = isNegative
    mark = String(tail.filter { $0 != "*" })
    self.hasCurrency = hasCurrency
  }

  /// The number without its minus sign: `-5 Stk` means that five were given back.
  var magnitude: PrintedNumber {
    var number = self
    number.isNegative = false
    return number
  }

  /// The number with its decimals and its sign: -1.29 for `1,29-`.
  var value: Double {
    let size = (0..<decimals).reduce(1.0) { size, _ in size * 10 }
    return Double(digits) / size * (isNegative ? -1 : 1)
  }

  /// The amount in cents if the number has two decimals; otherwise nil.
  var money: Int? { decimals == 2 && digits < Money.limit ? (isNegative ? -digits : digits) : nil }

  /// Whether the number is a whole number with nothing else attached.
  var isCount: Bool { decimals == 0 && !isNegative && mark.isEmpty && !hasCurrency }
}
