/// Pseudorandom numbers that are the same on every machine: SplitMix64 (Steele, Lea, Flood: Fast Splittable
/// Pseudorandom Number Generators, OOPSLA 2014).
///
/// The standard library's way of drawing from a generator may change with its version, so this type draws numbers in
/// its own way.
struct DemoRandom {
  private var state: UInt64

  /// The subject for which a number is generated; each has its own sequence, so that drawing more numbers for one
  /// subject does not change the others.
  enum Subject: Int {
    case family
    case member
    case logging
    case density
    case shopping
    case price
    case pantry
  }

  /// Creates the sequence that belongs to a subject and to further numbers, such as the numbers of a day and a member.
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

  /// A number from 0 to below 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Returns true with a probability from 0 (never) to 1 (always).
  mutating func happens(_ probability: Double) -> Bool { unit() < probability }

  /// An integer from 0 to below `count`, which must be above 0.
  mutating func index(below count: Int) -> Int { min(count - 1, Int(unit() * Double(count))) }

  /// A random integer in the range.
  mutating func whole(in range: ClosedRange<Int>) -> Int { range.lowerBound + index(below: range.count) }

  /// An approximately normal number with mean 0 and standard deviation 1: the sum of twelve uniform numbers minus 6
  /// (Irwin-Hall), so it is always from -6 to 6.
  mutating func normal() -> Double { (0..<12).reduce(-6) { sum, _ in sum + unit() } }

  /// One of the values, chosen at random; nil if there are no values.
  mutating func one<Value>(of values: [Value]) -> Value? { values.isEmpty ? nil : values[index(below: values.count)] }

  /// The values in random order (Fisher-Yates).
  mutating func shuffled<Value>(_ values: [Value]) -> [Value] {
    var result = values
    for last in stride(from: result.count - 1, to: 0, by: -1) { result.swapAt(last, index(below: last + 1)) }
    return result
  }
}
