/// Days that follow each other and of which the same is said, as one.
enum SpokenRuns {
  /// A sentence for each day; one for those that follow each other with the same `words` in the place of a value.
  ///
  /// `Mon 23 to Mon 30 Nov to come.`
  /// The words are nil for a day that has a sentence of its own; `separator` stands between name and words.
  static func sentences(
    _ days: [(name: String, words: String?)], separator: String = "", each sentence: (Int) -> String
  ) -> [String] {
    runs(of: days.map(\.words)).map { run in
      guard run.count > 1, let words = days[run.lowerBound].words else { return sentence(run.lowerBound) }
      let name = span(days[run.lowerBound].name, days[run.upperBound - 1].name, joinedBy: " to ")
      return "\(name)\(separator) \(words)."
    }
  }

  /// Places that follow each other with the same words; one without words is alone.
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

  /// Two names as one, without the words that both end with: `Jan – Aug 2025` of `Jan 2025` and `Aug 2025`.
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
