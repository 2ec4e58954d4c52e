import Exchange
import Expect
import TestSupport
import Testing

/// A file written by the rules is read back unchanged.
@Suite struct CSVRoundTripTests {
  private static let letters = Array("abcäß🥛,;\t|\"\"\"\n\r 0.5-")

  @Test(arguments: SplitMix64.seeds)
  func anyFieldsComeBack(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for round in 0..<60 {
      let separator = [",", ";", "\t", "|"].randomElement(using: &random) ?? ","
      let lineEnd = ["\n", "\r\n"].randomElement(using: &random) ?? "\n"
      let columns = Int.random(in: 2...6, using: &random)
      var records: [[String]] = []
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        records.append((0..<columns).map { _ in Self.field(&random) })
      }
      let header = (0..<columns).map { "column\($0)" }
      let text =
        ([header] + records).map { record in
          record.map { Self.written($0, separator, &random) }.joined(separator: separator)
        }.joined(separator: lineEnd) + lineEnd
      let table = try TableContent(text, piece: Int.random(in: 1...64, using: &random))
      let expected = records.filter { $0.contains { !$0.isEmpty } || columns > 1 }
      expect(table.records, equals: expected, "seed \(seed), round \(round): \(text.debugDescription)")
      expect(table.refused.isEmpty, "seed \(seed), round \(round): \(text.debugDescription)")
    }
  }

  /// Without space around it, which the reader takes off.
  private static func field(_ random: inout SplitMix64) -> String {
    let count = Int.random(in: 0...8, using: &random)
    var text = String((0..<count).compactMap { _ in letters.randomElement(using: &random) })
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }

  private static func written(_ field: String, _ separator: String, _ random: inout SplitMix64) -> String {
    let needsQuotes = field.contains { "\"\n\r".contains($0) || String($0) == separator } || field.contains("\r\n")
    guard needsQuotes || Bool.random(using: &random) else { return field }
    return "\"" + field.replacing("\"", with: "\"\"") + "\""
  }
}
