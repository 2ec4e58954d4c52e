import Expect
import Foundation
import FuzzTargets
import TestSupport
import Testing

/// The inputs with which `make fuzz` begins, and those that it has found, are read without a crash.
///
/// The long tier tries all of them; the fast one some of the many lines of the recorded sessions.
@Suite struct FuzzCorpusTests {
  /// All seeds, or about a hundred of them, those that were found among them.
  private static func some(_ seeds: [FuzzSeeds.Seed]) -> [FuzzSeeds.Seed] {
    let step = Tier.isLong ? 1 : max(1, seeds.count / 100)
    return seeds.enumerated().filter { $0.element.name.hasPrefix("fuzz/") || $0.offset.isMultiple(of: step) }
      .map(\.element)
  }

  @Test(arguments: FuzzTarget.allCases) func everySeedIsReadOrRefused(target: FuzzTarget) throws {
    let workplace = try FuzzWorkplace()
    let seeds = try FuzzSeeds.all(target)
    expect(seeds.count >= 10)
    for seed in Self.some(seeds) {
      do {
        try workplace.run(target, seed.bytes)
      } catch {
        Issue.record("\(target.rawValue), \(seed.name): \(error)")
      }
    }
  }

  /// Each seed once more with some bytes changed, cut or doubled.
  @Test(arguments: FuzzTarget.allCases) func changedSeedsAreReadOrRefused(target: FuzzTarget) throws {
    let workplace = try FuzzWorkplace()
    let seeds = try FuzzSeeds.all(target).filter { $0.bytes.count < FuzzTarget.shortInput }
    for number in SplitMix64.seeds {
      var random = SplitMix64(seed: number)
      for _ in 0..<(Tier.isLong ? 1000 : 40) {
        guard var bytes = seeds.randomElement(using: &random)?.bytes, !bytes.isEmpty else { continue }
        for _ in 0...Int.random(in: 0..<4, using: &random) { Self.change(&bytes, &random) }
        do {
          try workplace.run(target, bytes)
        } catch {
          Issue.record("\(target.rawValue), seed \(number): \(error): \(Data(bytes).base64EncodedString())")
        }
      }
    }
  }

  private static func change(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...20, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
    default: bytes.removeLast(bytes.count - place)
    }
  }
}
