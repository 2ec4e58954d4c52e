/// Numbers that look thrown and are the same on every machine: SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom
/// Number Generators, OOPSLA 2014).
///
/// What the standard library draws from a generator may change with its version; hence draws of its own.
struct DemoRandom {
  private var state: UInt64

  /// What is drawn for; each has its own sequence, so that one decision more here changes nothing there.
  enum Subject: Int {
    case family
    case member
    case logging
    case density
    case shopping
    case price
    case pantry
  }

  /// The sequence of a subject and the numbers that single it out: a day, a member.
  init(_ subject: Subject, _ parts: Int...) {
    state = 0x4C61_7264_6572
    for part in [subject.rawValue] + parts {
      state ^= UInt64(bitPattern: Int64(part)) &* 0x9E37_79B9_7F4A_7C15
      state = next()
    }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From 0, below 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// True so often: 0 never, 1 always.
  mutating func happens(_ probability: Double) -> Bool { unit() < probability }

  /// From 0, below `count`, which is above 0.
  mutating func index(below count: Int) -> Int { min(count - 1, Int(unit() * Double(count))) }

  /// A whole number of the range.
  mutating func whole(in range: ClosedRange<Int>) -> Int { range.lowerBound + index(below: range.count) }

  /// About normal, with the mean 0 and the deviation 1: the sum of twelve even draws (Irwin-Hall), never beyond 6.
  mutating func bell() -> Double { (0..<12).reduce(-6) { sum, _ in sum + unit() } }

  /// One of the values; nil where there are none.
  mutating func one<Value>(of values: [Value]) -> Value? { values.isEmpty ? nil : values[index(below: values.count)] }

  /// The values in another order (Fisher-Yates).
  mutating func shuffled<Value>(_ values: [Value]) -> [Value] {
    var result = values
    for last in stride(from: result.count - 1, to: 0, by: -1) { result.swapAt(last, index(below: last + 1)) }
    return result
  }
}
