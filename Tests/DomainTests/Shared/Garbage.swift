internal import TestSupport

extension SplitMix64 {
  /// A text of pieces that readers care about, and of bytes that they do not.
  mutating func garbage(pieces count: Int) -> String {
    let pieces = [
      "2", "0", "1,500", "½", "1/2", "-5", "1e999", "nan", "inf", "x", "×", "g", "kg", "cup", "fl", "oz", "EL", "of",
      "and",
      "half", "a", "dozen", "with", "#12", "@", ",", ";", "+", "\"", ".", "%", "slices", "large", "extra", "banana",
      "Müsli", "🥕", "👨‍👩‍👧", "\u{0}", "\u{1B}[2J", "\u{202E}", "e\u{301}\u{302}\u{303}", "1\u{308}", "日本", "mon", "20",
      "20.11.", "nov", "3", "days", "ago", "vor", "13:30", "99:99", "am", "lunch", "l", "last", "--", "'", "\\", "\r\n",
      String(repeating: "9", count: 400), String(repeating: "and ", count: 20),
    ]
    return (0..<count).reduce(into: "") { text, _ in
      text += pieces.randomElement(using: &self) ?? ""
      if Int.random(in: 0..<3, using: &self) > 0 { text += " " }
    }
  }
}
