/// The mark between the whole and the decimal digits of a file's numbers.
package enum DecimalMark: Sendable {
  case point
  case comma
}

/// The number in a cell of another program's table.
package enum ImportNumber: Equatable, Sendable {
  /// The cell is empty, so the number is unknown, which does not mean zero.
  case empty
  /// The cell contains a number, possibly with a unit after it.
  case value(Double, unit: Unit?)
  /// The cell contains something else.
  case unreadable

  /// A unit in which a table may state an amount of a nutrient or of energy.
  package enum Unit: Sendable {
    case gram
    case milligram
    case microgram
    case kilocalorie
    case kilojoule
  }

  /// The number; nil if the cell contains none.
  package var value: Double? {
    if case .value(let value, _) = self { value } else { nil }
  }

  /// Reads a number such as `1,234.5`, `1.234,5`, `1 234`, `1'234`, `12,5 g`, `<0.5`, `tr`, `Spuren` or `1.2e3`.
  ///
  /// A trace (`tr`, `Spuren`) counts as 0, and a number below a bound (`<0.5`) counts as half the bound. `mark` is used
  /// only if the number can be read in two ways, because it has a single point or comma with three digits after it.
  package static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ mark: DecimalMark) -> ImportNumber {
    var rest = bytes[...]
    while let first = rest.first, isSpace(first) { rest.removeFirst() }
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    guard !rest.isEmpty else { return .empty }
    if let value = plain(rest, mark) { return .value(value, unit: nil) }
    guard rest.count <= 64 else { return .unreadable }
    return read(String(decoding: rest, as: UTF8.self), mark)
  }

  /// Reads a number from a string, with the same rules as from bytes.
  package static func read(_ text: String, _ mark: DecimalMark) -> ImportNumber {
    guard text.utf8.count <= 64 else { return .unreadable }
    let word = text.lowercased().filter { !$0.isWhitespace }
    if word.isEmpty || unknown.contains(word) { return .empty }
    if traces.contains(word) { return .value(0, unit: nil) }
    var rest = word[...]
    let isBound = rest.first == "<" || rest.first == "≤"
    if isBound || rest.first == "~" || rest.first == "≈" { rest.removeFirst() }
    let number = rest.prefix { $0.isNumber || ".,'’+-−e".contains($0) }
    let (digits, tail) =
      number.last == "e"
      ? (number.dropLast(), "e" + rest[number.endIndex...]) : (number, String(rest[number.endIndex...]))
    guard let value = decimal(digits, mark) else { return .unreadable }
    guard let unit = tail.isEmpty ? .some(nil) : units[tail].map(Optional.some) else { return .unreadable }
    return .value(isBound ? value / 2 : value, unit: unit)
  }

  /// Reads digits with at most one point, as in nearly every cell; nil for anything else.
  private static func plain(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence, _ mark: DecimalMark) -> Double? {
    guard bytes.count <= 16 else { return nil }
    var whole = 0
    var scale = -1
    for byte in bytes {
      if byte == 0x2E, scale < 0 {
        scale = 0
      } else if byte >= 0x30, byte <= 0x39 {
        whole = whole * 10 + Int(byte - 0x30)
        if scale >= 0 { scale += 1 }
      } else {
        return nil
      }
    }
    // 2^53 is above 10^15, so both numbers are exact and the quotient is rounded only once. `1.234` may mean 1234.
    guard bytes.count > 1 || scale < 0, scale != 3 || mark == .point, scale != 0 else { return nil }
    return scale < 0 ? Double(whole) : Double(whole) / powers[scale]
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
  ]

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Reads digits with points or commas: the last point or comma is the decimal mark, unless all of them separate
  /// groups of three digits.
  private static func decimal(_ word: Substring, _ mark: DecimalMark) -> Double? {
    let isNegative = word.first == "-" || word.first == "−"
    let rest = (isNegative || word.first == "+" ? word.dropFirst() : word).filter { $0 != "'" && $0 != "’" }
    guard let first = rest.first, first.isASCII, first.isNumber || ".,".contains(first) else { return nil }
    // Only programs write exponents, and they use points.
    if rest.contains("e") { return finite(rest, isNegative) }
    let marks = rest.indices.filter { rest[$0] == "." || rest[$0] == "," }
    guard let last = marks.last else { return finite(rest, isNegative) }
    let groups = rest.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    let isGrouped = groups.dropFirst().allSatisfy { $0.count == 3 } && (1...3).contains(groups[0].count)
    let kinds = Set(marks.map { rest[$0] })
    let isThousands: Bool
    if kinds.count == 2 {
      // The last mark is the decimal one; the others separate groups.
      guard marks.dropLast().allSatisfy({ rest[$0] != rest[last] }),
        groups.dropLast().dropFirst().allSatisfy({ $0.count == 3 })
      else { return nil }
      isThousands = false
    } else if marks.count > 1 {
      guard isGrouped else { return nil }
      isThousands = true
    } else {
      isThousands = isGrouped && groups[0] != "0" && rest[last] == (mark == .point ? "," : ".")
    }
    let whole = rest[..<last].filter { $0 != "." && $0 != "," }
    return finite(isThousands ? groups.joined() : "\(whole).\(rest[rest.index(after: last)...])", isNegative)
  }

  private static func finite(_ digits: String, _ isNegative: Bool) -> Double? {
    let text = digits.hasPrefix(".") ? "0" + digits : digits.hasSuffix(".") ? String(digits.dropLast()) : digits
    guard text.utf8.allSatisfy({ ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E || $0 == 0x65 || $0 == 0x2B || $0 == 0x2D }),
      let value = Double(text), value.isFinite
    else { return nil }
    return isNegative ? -value : value
  }

  private static let unknown: Set<String> = [
    "-", "--", "–", "—", "n/a", "na", "n.a.", "nan", "null", "none", "nil", "?", "k.a.", "k.a", "\\n", ".",
  ]
  private static let traces: Set<String> = [
    "tr", "tr.", "trace", "traces", "spur", "spuren", "sp.", "+", "<lod", "<loq",
    "<lodor<loq", "n.d.", "nd",
  ]
  private static let units: [String: Unit] = [
    "g": .gram, "gr": .gram, "gram": .gram, "grams": .gram, "gramm": .gram, "mg": .milligram, "µg": .microgram,
    "μg": .microgram, "mcg": .microgram, "ug": .microgram, "kcal": .kilocalorie, "cal": .kilocalorie,
    "calories": .kilocalorie, "kj": .kilojoule,
  ]
}
