/// The word that was probably meant by one that is not accepted.
package enum NearestWord {
  /// Words longer than this are no typing errors; comparing them would only take time.
  private static let longest = 40

  /// The nearest of `accepted` in editing steps (a neighbouring pair swapped counts as one), case and accents ignored;
  /// nil where none is near: one step for up to four letters, two for up to eight, else three.
  package static func among(_ accepted: some Sequence<String>, to word: String) -> String? {
    let typed = Array(word.plainLetters)
    guard (2...longest).contains(typed.count) else { return nil }
    let limit = typed.count <= 4 ? 1 : typed.count <= 8 ? 2 : 3
    var best: (word: String, steps: Int)?
    for candidate in accepted {
      let letters = Array(candidate.plainLetters)
      guard letters.count <= longest, abs(letters.count - typed.count) <= limit else { continue }
      let steps = distance(typed, letters)
      if steps <= min(limit, (best?.steps ?? limit + 1) - 1), steps < letters.count { best = (candidate, steps) }
    }
    return best?.word
  }

  /// The Damerau-Levenshtein distance in its restricted form (optimal string alignment).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for i in 1...left.count {
      var current = [Int](repeating: i, count: right.count + 1)
      for j in 1...right.count {
        let change = last[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
        current[j] = min(last[j] + 1, current[j - 1] + 1, change)
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          current[j] = min(current[j], beforeLast[j - 2] + 1)
        }
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
