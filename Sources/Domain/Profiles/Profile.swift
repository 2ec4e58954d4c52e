/// A member of the household whose meals and goals are kept apart from the others'.
package struct Profile: Hashable, Sendable {
  package var id: Int
  package var name: String
  /// A glyph for the prompt, one character; nil for none.
  package var icon: String?
  package var color: HexColor?
  package var isDefault: Bool
  package var createdAt: Moment

  package init(
    id: Int = 0, name: String, icon: String? = nil, color: HexColor? = nil, isDefault: Bool = false, createdAt: Moment
  ) {
    self.id = id
    self.name = name
    self.icon = icon
    self.color = color
    self.isDefault = isDefault
    self.createdAt = createdAt
  }
}

/// A colour written `#rrggbb`.
package struct HexColor: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  /// Reads `#ff8800`, `ff8800` or `#f80`, case ignored.
  package init?(_ text: String) {
    var digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.utf8.count == 6, let value = UInt32(digits, radix: 16), !digits.hasPrefix("+") else { return nil }
    red = UInt8(value >> 16)
    green = UInt8(value >> 8 & 255)
    blue = UInt8(value & 255)
  }

  package var text: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
