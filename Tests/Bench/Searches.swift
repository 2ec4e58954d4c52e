import Commands
import Domain
import Foundation
import Store
import TestSupport

/// Searches in banks of 10,000 and 500,000 foods, in this process, beside a plain ranked query of the same words: the
/// processor's time, since a search waits for nothing once its pages are read.
struct Searches {
  let place: Workplace

  /// Searches of each kind, each with other words.
  private let queries = 200

  func timings() throws -> [Timing] { try [10_000, 500_000].flatMap(timings) }

  private func timings(_ foods: Int) throws -> [Timing] {
    let bank = try SearchBank(foods: foods, beside: place.household(.init(weeks: 13)), in: place.folder)
    let household = try Household.open(at: bank.path, now: SampleHousehold.now)
    let plain = try RawConnection(bank.plainPath)
    let query = try plain.prepare("SELECT rowid FROM food WHERE food MATCH ? ORDER BY rank LIMIT 20")
    var all: [Double] = []
    var lines: [Timing] = []
    for (name, words) in SearchQueries(seed: 7, count: queries).kinds {
      var (ours, theirs): ([Double], [Double]) = ([], [])
      for text in words {
        ours.append(try Stopwatch.processorTime { try search(text, household) }.milliseconds)
        theirs.append(try Stopwatch.processorTime { try query.run([.text(Self.expression(text))]) }.milliseconds)
      }
      all += ours
      lines.append(
        Timing(
          name: "\(foods): \(name), median", runs: words.count, larder: Stopwatch.median(ours),
          other: Stopwatch.median(theirs)))
      lines.append(
        Timing(
          name: "\(foods): \(name), 95 %", runs: words.count, larder: Self.percentile(ours, 0.95),
          other: Self.percentile(theirs, 0.95)))
      lines.append(
        Timing(name: "\(foods): \(name), longest", runs: words.count, larder: ours.max() ?? 0, other: theirs.max()))
    }
    // A large bank is read from memory all over, for whose speed `sqlite3 -version` is no measure: the median of the same
    // program was 2.5 to 3.75 ms on machines for which it gave bounds of 2.1 to 2.9 ms.
    lines.append(
      Timing(
        name: "\(foods): all, median", runs: all.count, larder: Stopwatch.median(all),
        bound: .atMost(foods > 10_000 ? 4 : 2)))
    lines.append(
      Timing(
        name: "\(foods): all, 95 %", runs: all.count, larder: Self.percentile(all, 0.95),
        bound: .atMost(foods > 10_000 ? 12 : 10)))
    return lines + (try completions(foods, bank)) + building(foods, bank)
  }

  /// What `food search` does, without writing it out.
  private func search(_ text: String, _ household: Household) throws {
    _ = try household.read { reading in
      let habits = try reading.profile(1).habits(slot: .lunch, to: SampleHousehold.lastDay)
      return try reading.foods.find(text, habits: habits).matches(limit: 20)
    }
  }

  private func completions(_ foods: Int, _ bank: SearchBank) throws -> [Timing] {
    let suggestions = Suggestions(session: place.session(SampleHousehold(path: bank.path)))
    return try ["s", "sm", "smo", "smoked", "almonds", "smoked alm", "xyzzy"].map { typed in
      let medians = try Stopwatch.medians(
        51, { try Stopwatch.processorTime { _ = try suggestions.foods(like: typed, limit: 200) } }, nil)
      return Timing(name: "\(foods): TAB after `\(typed)`", runs: 51, larder: medians.larder, bound: .atMost(10))
    }
  }

  private func building(_ foods: Int, _ bank: SearchBank) -> [Timing] {
    let sizes = [bank.path, bank.plainPath].map { Double(SampleHousehold(path: $0).fileSize) / 1_048_576 }
    return [
      Timing(name: "\(foods): rows written", runs: 1, larder: bank.rows, unit: "s"),
      Timing(name: "\(foods): index built", runs: 1, larder: bank.index, other: bank.plain, unit: "s"),
      Timing(name: "\(foods): file", runs: 1, larder: sizes[0], other: sizes[1], unit: "MiB"),
    ]
  }

  /// Each word in quotes: all have to be there.
  private static func expression(_ text: String) -> String {
    SearchText.words(text).map { "\"\($0)\"" }.joined(separator: " ")
  }

  private static func percentile(_ values: [Double], _ share: Double) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }
}

/// Queries of each kind, made from the starter bank's names.
struct SearchQueries {
  let kinds: [(String, [String])]

  init(seed: UInt64, count: Int) {
    var random = SplitMix64(seed: seed)
    let foods = StarterBank.foods
    let words = Array(Set(foods.flatMap { SearchText.words($0.name) }.filter { $0.utf8.count > 3 })).sorted()
    let german = foods.flatMap(\.aliases).filter { !$0.contains(" ") && $0.first?.isUppercase == true }
    func make(_ one: (inout SplitMix64) -> String) -> [String] { (0..<count).map { _ in one(&random) } }
    func any(_ list: [String], _ random: inout SplitMix64) -> String { list.randomElement(using: &random) ?? "" }
    kinds = [
      ("one word", make { any(words, &$0) }),
      (
        "two words of a name",
        make { random in
          let name = SearchText.words(foods.randomElement(using: &random)?.name ?? "")
          return name.shuffled(using: &random).prefix(2).joined(separator: " ")
        }
      ),
      ("any two words", make { any(words, &$0) + " " + any(words, &$0) }),
      ("a typo", make { SampleNames.slip(any(words, &$0), &$0) }),
      ("a typo in two words", make { any(words, &$0) + " " + SampleNames.slip(any(words, &$0), &$0) }),
      ("a German word", make { any(german, &$0) }),
      ("a German compound", make { any(german, &$0) + any(german, &$0).lowercased() }),
      ("1 letter", make { String(any(words, &$0).prefix(1)) }),
      ("2 letters", make { String(any(words, &$0).prefix(2)) }),
      ("3 letters", make { String(any(words, &$0).prefix(3)) }),
      ("4 letters", make { String(any(words, &$0).prefix(4)) }),
      ("nonsense", make { SampleNames.invented(&$0) }),
      (
        "nonsense of six words",
        make { random in (0..<6).map { _ in SampleNames.invented(&random) }.joined(separator: " ") }
      ),
    ]
  }
}
