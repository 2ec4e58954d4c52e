/// A comparison of what was read from a receipt with something else on the receipt.
package struct ReceiptCheck: Hashable, Sendable {
  /// The kinds of comparison.
  package enum Name: String, CaseIterable, Sendable {
    /// The sum of the lines is compared with the printed total.
    case sum
    /// The sum of each tax group is compared with the tax table.
    case tax
    /// The amount paid, less the change, is compared with the total.
    case tender
    /// The number of products is compared with the printed number.
    case count
    /// Several readings (runs of text recognition) of the receipt's picture are compared with each other; only for
    /// pictures.
    case readings
  }

  /// What is compared.
  package let name: Name
  /// Whether both sides agree.
  package let holds: Bool

  /// Creates the result of a comparison.
  package init(_ name: Name, holds: Bool) {
    self.name = name
    self.holds = holds
  }

  /// The check in the form in which it is stored: `sum 1`.
  package var code: String { "\(name.rawValue) \(holds ? 1 : 0)" }

  /// Reads a check from its stored form; nil for any other text.
  package init?(code: String) {
    let parts = code.split(separator: " ")
    guard parts.count == 2, let name = Name(rawValue: String(parts[0])), ["0", "1"].contains(parts[1]) else {
      return nil
    }
    self.init(name, holds: parts[1] == "1")
  }
}
