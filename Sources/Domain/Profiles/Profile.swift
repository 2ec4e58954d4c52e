/// A member of the household, with separate meals and goals.
package struct Profile: Hashable, Sendable {
  /// The profile's ID in the household; 0 if it is not saved.
  package var id: Int
  /// An ID that identifies the profile across devices and backups; nil if the profile is not saved.
  package var uid: String?
  /// The name that people see and type, 1 to 40 characters; unique in the household, ignoring case.
  package var name: String
  /// A symbol of one character for the prompt; nil if there is none.
  package var icon: String?
  /// The color of the profile's name in the prompt and in titles; nil if none was chosen.
  package var color: HexColor?
  /// Whether this profile is used when nobody has chosen a profile; true for at most one profile.
  package var isDefault: Bool
  /// When the profile was added to the household.
  package var createdAt: Moment

  /// Creates a profile without checking the values.
  package init(
    id: Int = 0, uid: String? = nil, name: String, icon: String? = nil, color: HexColor? = nil, isDefault: Bool = false,
    createdAt: Moment
  ) {
    self.id = id
    self.uid = uid
    self.name = name
    self.icon = icon
    self.color = color
    self.isDefault = isDefault
    self.createdAt = createdAt
  }
}

/// A color written as `#rrggbb`.
package struct HexColor: Hashable, Sendable {
  /// Red, 0 to 255.
  package let red: UInt8
  /// Green, 0 to 255.
  package let green: UInt8
  /// Blue, 0 to 255.
  package let blue: UInt8

  /// Reads `#ff8800`, `ff8800` or `#f80`, ignoring case.
  package init?(_ text: String) {
    var digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.utf8.count == 6, let value = UInt32(digits, radix: 16), !digits.hasPrefix("+") else { return nil }
    red = UInt8(value >> 16)
    green = UInt8(value >> 8 & 255)
    blue = UInt8(value & 255)
  }

  /// The color as `#rrggbb`, in lower case.
  package var text: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
