/// A member of the household whose meals and goals are kept apart from the others'.
package struct Profile: Hashable, Sendable {
  /// Its number in the household; 0 for a profile that is not saved.
  package var id: Int
  /// As people see and type it, 1 to 40 characters; unique in the household, case aside.
  package var name: String
  /// A glyph for the prompt, one character; nil for none.
  package var icon: String?
  /// The color of its name in the prompt and in titles; nil for none of its own.
  package var color: HexColor?
  /// Whether it is in use where nobody has chosen one; true of one profile at most.
  package var isDefault: Bool
  /// When it was added to the household.
  package var createdAt: Moment

  /// A profile as it is given, unchecked.
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
  /// Red, 0 to 255.
  package let red: UInt8
  /// Green, 0 to 255.
  package let green: UInt8
  /// Blue, 0 to 255.
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

  /// `#rrggbb` in lower case.
  package var text: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
