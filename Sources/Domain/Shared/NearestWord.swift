/// Finds the accepted word that a misspelled word probably means.
package enum NearestWord {
  /// The maximum number of letters in a word that is compared; longer words are not treated as typing errors.
  private static let longest = 40

  /// The word of `accepted` that differs least from `word`, ignoring case and accents; nil if every word differs too
  /// much.
  ///
  /// Words of up to four letters may differ by one edit, words of up to eight letters by two, and longer words by
  /// three. An edit adds, removes or changes a letter, or swaps two neighbors.
  package static func among(_ accepted: some Sequence<String>, to word: String) -> String? {
    let typed = Array(word.plainLetters.utf8)
    guard (2...longest).contains(typed.count) else { return nil }
    let limit = typed.count <= 4 ? 1 : typed.count <= 8 ? 2 : 3
    var best: (word: String, steps: Int)?
    for candidate in accepted {
      let letters = Array(candidate.plainLetters.utf8)
      let bound = min(limit, (best?.steps ?? limit + 1) - 1, letters.count - 1)
      guard bound >= 0, let steps = EditDistance.between(typed, letters, limit: bound) else { continue }
      best = (candidate, steps)
    }
    return best?.word
  }
}
