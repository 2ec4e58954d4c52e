import Domain

/// Finds weights in the text of labels: `30 g`, `1 slice (30 g)`, `0,5 l`.
enum ImportAmount {
  /// The first weight or volume in the text, in grams, counting a milliliter as a gram; nil if the text contains
  /// neither.
  static func grams(_ text: String) -> Double? {
    let characters = Array(text.utf8.prefix(200))
    var index = 0
    while index < characters.count {
      guard isDigit(characters[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < characters.count,
        isDigit(characters[index]) || characters[index] == 0x2E || characters[index] == 0x2C
      {
        index += 1
      }
      let number = characters[start..<index].withUnsafeBufferPointer { ImportNumber.read($0, .point).value }
      while index < characters.count, characters[index] == 0x20 { index += 1 }
      let unitStart = index
      while index < characters.count, isLetter(characters[index]) { index += 1 }
      var unit = String(decoding: characters[unitStart..<index], as: UTF8.self).lowercased()
      if unit == "fl" || unit == "fluid" { unit = "fl oz" }
      if let factor = factors[unit], let number, number > 0 { return number * factor }
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  private static let factors: [String: Double] = [
    "g": 1, "gr": 1, "gram": 1, "grams": 1, "gramm": 1, "kg": 1000, "mg": 0.001, "ml": 1, "cl": 10, "dl": 100,
    "l": 1000, "litre": 1000, "liter": 1000, "grm": 1, "mlt": 1,
    "milliliter": 1, "milliliters": 1, "liters": 1000, "kilogram": 1000, "kilograms": 1000,
    // The avoirdupois ounce and the US fluid ounce.
    "oz": 28.349_523_125, "ounce": 28.349_523_125, "ounces": 28.349_523_125, "lb": 453.592_37, "lbs": 453.592_37,
    "pound": 453.592_37, "pounds": 453.592_37, "fl oz": 29.573_529_562_5,
  ]
}
