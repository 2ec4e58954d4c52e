/// Finds the word that was probably meant by one that is not accepted.
package enum NearestWord {
  /// Longer words are not typing errors; comparing them would only take time.
  private static let longest = 40

  /// The word of `accepted` with the fewest edits, ignoring case and accents; nil if none is near.
  ///
  /// One edit is allowed for up to four letters, two for up to eight, otherwise three; swapping two neighbours is one
  /// edit.
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
