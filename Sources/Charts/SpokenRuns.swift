/// Combines consecutive days that are described in the same words.
enum SpokenRuns {
  /// Returns a sentence for each day; consecutive days without a value share a sentence.
  ///
  /// Example: `Mon 23 to Mon 30 Nov to come.` The `words` of a day say why it has no value; they are nil for a day
  /// with a value, whose sentence comes from `sentence`. Days share a sentence only if their words are the same. In a
  /// shared sentence, `separator` is put between the names of the days and the words.
  static func sentences(
    _ days: [(name: String, words: String?)], separator: String = "", each sentence: (Int) -> String
  ) -> [String] {
    runs(of: days.map(\.words)).map { run in
      guard run.count > 1, let words = days[run.lowerBound].words else { return sentence(run.lowerBound) }
      let name = span(days[run.lowerBound].name, days[run.upperBound - 1].name, joinedBy: " to ")
      return "\(name)\(separator) \(words)."
    }
  }

  /// Ranges of consecutive positions with the same words; a position without words is a range of its own.
  static func runs(of words: [String?]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, word) in words.enumerated() {
      if let last = runs.last, let word, words[last.lowerBound] == word {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  /// Joins two names; words with which both names end are kept only once: `Jan – Aug 2025` for `Jan 2025` and
  /// `Aug 2025`.
  static func span(_ first: String, _ last: String, joinedBy joint: String) -> String {
    var start = first.split(separator: " ")[...]
    var end = last.split(separator: " ")[...]
    while start.count > 1, end.count > 1, start.last == end.last {
      start.removeLast()
      end.removeLast()
    }
    return start.joined(separator: " ") + joint + last
  }
}
