import Domain
import Expect
import Testing

@testable import Matching

/// Remarks in a list that name no food, and foods that look like one.
@Suite struct RemarkTests {
  private let sample: SampleBank

  init() throws { sample = try SampleBank() }

  @Test(arguments: [
    ("egg, in front of the telly", "in front of the telly"), ("egg, Sunday at Meera's", "Sunday at Meera's"),
    ("egg, on the bus to Howth, banana", "on the bus to Howth"),
    ("egg in front of the telly", "in front of the telly"), ("2 eggs in the garden, banana", "in the garden"),
    ("egg auf dem Weg zur Arbeit", "auf dem Weg zur Arbeit"),
  ])
  func `a remark is told and not logged`(text: String, remark: String) throws {
    let resolved = try sample.resolve(text)
    expect(resolved[0].line.name, equals: "Egg")
    expect(resolved.allSatisfy { $0.match != nil && $0.doubts.isEmpty })
    expect(resolved.flatMap(\.remarks), equals: ["`\(remark)` is read as a remark, not as food"])
  }

  /// What may be a food, known or misspelled, is never taken for a remark.
  @Test(arguments: [
    ("egg, in a bun", "bun"), ("egg, on rhy braed", "rhy braed"), ("egg, im Speckmantel", "Speckmantel"),
    ("egg, with the butter", "butter"), ("egg, gurkal", "gurkal"), ("egg, on the side chips", "chips"),
    ("egg, from the shop flapjak", "flapjak"), ("egg, after the gym shake", "shake"), ("egg, she had chips", "chips"),
    ("egg, after eights", "eights"), ("egg, vor dem Kino Natchos", "Natchos"), ("egg, before bed warm mlik", "mlik"),
    ("egg, on the way banana", "banana"), ("egg in the bun", "bun"), ("egg on the bread", "bread"),
    ("butter auf dem Brot", "Brot"),
  ])
  func `a food behind a comma stays`(text: String, food: String) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.contains { $0.phrase.text.contains(food) })
    expect(resolved.allSatisfy { $0.phrase.remarks.isEmpty })
  }
}
