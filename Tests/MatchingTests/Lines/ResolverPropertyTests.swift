import Domain
import Expect
import Foundation
import Matching
import Store
import TestSupport
import Testing

/// Whatever is typed is understood, doubted, or refused with its position; looking it up changes nothing.
@Suite struct ResolverPropertyTests {
  /// The words of the logging corpus, as they are typed.
  private static func words() throws -> [String] {
    let file = URL(fileURLWithPath: Larder.repository).appendingPathComponent("Fixtures/logging/lines.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    return lines.flatMap { line in
      line.prefix { $0 != "\t" }.split(separator: " ").map(String.init)
    }
  }

  private static let steps = Tier.foodLines.count

  /// One to ten words, now and then a separator or a price among them.
  private static func line(of words: [String], _ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 1...10, using: &random)).map { _ in
      switch Int.random(in: 0..<12, using: &random) {
      case 0: [",", ";", "+", "and", "with", "mit"].randomElement(using: &random) ?? ","
      case 1: ["2.49", "-1.00", "2 x 1.09", "10", "at REWE", "Pfand"].randomElement(using: &random) ?? "2.49"
      default: words.randomElement(using: &random) ?? "egg"
      }
    }.joined(separator: " ")
  }

  @Test(arguments: SplitMix64.seeds) func `what was eaten`(seed: UInt64) throws {
    let sample = try SampleBank()
    let words = try Self.words()
    expect(words.count > 500)
    let before = try sample.household.dump()
    var random = SplitMix64(seed: seed)
    var understood = 0
    for _ in 0..<Self.steps {
      let text = Self.line(of: words, &random)
      do {
        let resolved = try sample.resolve(text)
        expect(!resolved.isEmpty)
        for line in resolved { Self.check(line, of: text, seed) }
        understood += 1
      } catch { Self.check(error, of: text, seed) }
    }
    expect(understood > Self.steps / 3, "seed \(seed): hardly a line is one")
    expect(try sample.household.dump(), equals: before, "seed \(seed)")
  }

  @Test(arguments: SplitMix64.seeds) func `what was bought`(seed: UInt64) throws {
    let sample = try SampleBank()
    let words = try Self.words()
    let before = try sample.household.dump()
    var random = SplitMix64(seed: seed &+ 100)
    var understood = 0
    for _ in 0..<Self.steps {
      let text = Self.line(of: words, &random)
      do {
        let resolved = try sample.bank { try PurchaseResolver($0, currency: .euro).resolve(text).lines }
        expect(!resolved.isEmpty)
        for line in resolved {
          Self.check(line.resolved, of: text, seed, isWeighed: false)
          expect(
            line.phrase.kind.isMoneyBack || (line.phrase.price.map { $0 >= .zero } ?? true), "seed \(seed): \(text)")
        }
        understood += 1
      } catch { Self.check(error, of: text, seed) }
    }
    expect(understood > Self.steps / 3, "seed \(seed): hardly a line is one")
    expect(try sample.household.dump(), equals: before, "seed \(seed)")
  }

  private static func check(_ error: any Error, of text: String, _ seed: UInt64) {
    // Where nothing is named there is nothing to point at.
    if let error = error as? LarderError, error.code == .missingArgument { return }
    guard let error = error as? LarderError, let place = error.location else {
      Issue.record("seed \(seed): `\(text)`: \(error)")
      return
    }
    expect(place.text, equals: text, "seed \(seed): `\(text)`: \(error)")
    expect(
      place.range.lowerBound >= 0 && place.range.upperBound <= text.count, "seed \(seed): `\(text)`: \(place.range)")
    expect(!error.message.isEmpty && error.hint != nil, "seed \(seed): `\(text)`: \(error)")
  }

  private static func check(_ resolved: Resolved, of text: String, _ seed: UInt64, isWeighed: Bool = true) {
    let line = resolved.line
    let said: Comment = "seed \(seed): `\(text)`: \(line)"
    expect((0...1).contains(line.confidence), said)
    expect(line.grams.map { $0.isFinite && $0 >= 0 } ?? true, said)
    expect(line.food?.id, equals: resolved.match?.food.id, said)
    for doubt in resolved.doubts {
      expect(line.food == nil || line.confidence < FoodMatch.certain, said)
      expect(doubt.likeliest.map(doubt.candidates.indices.contains) ?? true, said)
      let range = doubt.location?.range ?? 0..<0
      expect(doubt.location?.text == text && range.lowerBound >= 0 && range.upperBound <= text.count, said)
    }
    // Nothing is open: the line can be logged as it is.
    if isWeighed, resolved.doubts.isEmpty {
      expect(line.food != nil && (line.grams ?? 0) > 0 && line.nutrients.calories != nil, said)
    }
  }
}
