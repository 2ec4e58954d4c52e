/// A comparison of the lines of a receipt with something else that is printed on it.
package struct ReceiptCheck: Hashable, Sendable {
  /// What is compared.
  package enum Name: String, CaseIterable, Sendable {
    /// The sum of the lines with the total.
    case sum
    /// The lines of each tax group with the tax table.
    case tax
    /// What was paid, less the change, with the total.
    case tender
    /// The number of products with the one that is printed.
    case count
    /// One reading of a picture with another one; only for pictures.
    case readings
  }

  /// What is compared.
  package let name: Name
  /// Whether both agree.
  package let holds: Bool

  /// Creates the result of a comparison.
  package init(_ name: Name, holds: Bool) {
    self.name = name
    self.holds = holds
  }

  /// The comparison as it is stored: `sum 1`.
  package var code: String { "\(name.rawValue) \(holds ? 1 : 0)" }

  /// Reads a stored comparison; nil if it is none.
  package init?(code: String) {
    let parts = code.split(separator: " ")
    guard parts.count == 2, let name = Name(rawValue: String(parts[0])), ["0", "1"].contains(parts[1]) else {
      return nil
    }
    self.init(name, holds: parts[1] == "1")
  }
}
