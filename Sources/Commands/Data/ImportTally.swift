internal import Domain

/// The counts of an import so far.
struct ImportTally {
  var new = 0
  var updated = 0
  var unchanged = 0
  var kept = 0
  private(set) var refused = 0
  private(set) var reasons = ReasonCount()
  /// Repairs made to the records that were imported.
  private(set) var repairs = ReasonCount()

  var taken: Int { new + updated + unchanged + kept }

  mutating func refuse(_ reason: String) {
    refused += 1
    reasons.add(reason)
  }

  mutating func note(_ repairs: [String]) {
    for repair in repairs { self.repairs.add(repair) }
  }
}

/// Counts how often each sentence occurs; sentences that differ only in a text in backticks or in a number count as the
/// same sentence.
struct ReasonCount {
  private var counts: [String: (count: Int, first: String)] = [:]

  private static let maximumKinds = 200
  private static let others = "other reasons"

  mutating func add(_ sentence: String) {
    let kind = Self.kind(of: sentence)
    let isNew = counts[kind] == nil && counts.count >= Self.maximumKinds
    counts[isNew ? Self.others : kind, default: (0, isNew ? Self.others : sentence)].count += 1
  }

  /// The sentences with their counts, the most frequent first.
  ///
  /// A sentence that occurred once is unchanged. In the other sentences, an ellipsis replaces each text in backticks
  /// and each number.
  var sorted: [(reason: String, count: Int)] {
    counts.map { (reason: $1.count == 1 ? $1.first : $0, count: $1.count) }
      .sorted { ($1.count, $0.reason) < ($0.count, $1.reason) }
  }

  /// Replaces each text in backticks and each number with an ellipsis, except the 100 of `100 g` or `100 ml`.
  static func kind(of sentence: String) -> String {
    var result = ""
    var rest = sentence[...]
    while let character = rest.first {
      if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        result += "…"
        rest = rest[rest.index(after: end)...]
      } else if character.isASCIIDigit {
        let number = rest.prefix { $0.isASCIIDigit || $0 == "." || $0 == "," || $0 == "e" }
        // A comma or full stop after a number belongs to the sentence.
        let digits = number.last?.isASCIIDigit == true ? number : number.dropLast()
        let unit = rest[digits.endIndex...].drop { $0 == " " }
        let isBase = digits == "100" && (unit.hasPrefix("g") || unit.hasPrefix("ml"))
        result += isBase ? "100" : "…"
        rest = rest[digits.endIndex...]
      } else {
        result.append(character)
        rest.removeFirst()
      }
    }
    return result
  }
}
