/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers for the same seed, for property tests.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
