import Foundation

/// Random numbers that are the same on every machine for the same seed (Steele, Lea, Flood: Fast Splittable
/// Pseudorandom Number Generators, OOPSLA 2014).
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The seeds that a property is tried with: the one in `LARDER_SEED`, to repeat a failure, else a fixed one, or three
  /// in the long tier.
  package static var seeds: [UInt64] {
    let chosen = ProcessInfo.processInfo.environment["LARDER_SEED"].flatMap { UInt64($0) }
    return chosen.map { [$0] } ?? (Tier.isLong ? [1, 2, 3] : [1])
  }
}
