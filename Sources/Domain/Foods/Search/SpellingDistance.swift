/// Measures how much a typed word differs from one that may have been meant.
///
/// The distance allows for typing errors and for words that are spelled by ear.
///
/// A letter added, missing or changed counts 1. Common variants count less: a doubled or single letter, one vowel for
/// another, letters that sound alike (c, k; s, z; f, v; d, t), a silent h, and swapped neighbors (optimal string
/// alignment, Damerau 1964). The weights are Larder's own.
package enum SpellingDistance {
  /// The maximum length in bytes of the words that are compared; a longer word is not a typing error.
  package static let longest = 40

  /// The maximum distance at which a word with this many letters counts as a typing error of any word of the open
  /// tables, of which there are so many that one is near to almost anything; a wrong letter counts about 1.
  package static func limit(letters: Int) -> Double { letters < 7 ? 1 : letters < 9 ? 1.4 : 2 }

  /// The distance between two normalized words; nil if it is above `limit`.
  package static func between(_ typed: [UInt8], _ meant: [UInt8], limit: Double) -> Double? {
    // Every additional or missing letter costs at least `doubled`.
    guard typed.count <= longest, meant.count <= longest, !typed.isEmpty, !meant.isEmpty,
      Double(abs(typed.count - meant.count)) * doubled <= limit
    else { return nil }
    var last = [Double](repeating: 0, count: meant.count + 1)
    for column in meant.indices { last[column + 1] = last[column] + drop(meant, column) }
    var (beforeLast, current) = (last, last)
    for row in typed.indices {
      let dropped = drop(typed, row)
      current[0] = last[0] + dropped
      var minimum = current[0]
      for column in meant.indices {
        var best = min(
          last[column + 1] + dropped, current[column] + drop(meant, column),
          last[column] + change(typed[row], meant[column]))
        if row > 0, column > 0, typed[row] != meant[column], typed[row] == meant[column - 1],
          typed[row - 1] == meant[column]
        {
          best = min(best, beforeLast[column - 1] + swapped)
        }
        current[column + 1] = best
        minimum = min(minimum, best)
      }
      if minimum > limit { return nil }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    let distance = last[meant.count] + (typed[0] == meant[0] ? 0 : firstLetter)
    return distance <= limit ? distance : nil
  }

  /// The largest distance at which a word is corrected to one of the household's own bank, by the number of its letters.
  ///
  /// With up to 3 letters, this allows one doubled letter; with up to 5, one typing error; with more letters, more.
  package static func allowed(letters: Int) -> Double {
    switch letters {
    case ...3: doubled
    case 4, 5: 1
    case 6, 7: 1.6
    case 8, 9: 2
    default: 2.6
    }
  }

  /// The distance between a word with a double letter and the same word with that letter typed only once.
  package static let doubled = 0.4
  /// How much larger the distance of every other word must be than that of the nearest, for the nearest to be meant.
  package static let lead = 0.35

  /// The nearest of several words; nil if there is none, or if another one is about as near and, by `isSame`, means
  /// something else.
  package static func clearest(
    _ near: [(word: String, distance: Double)], isSame: (String, String) -> Bool
  ) -> String? {
    let near = near.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }
    guard let best = near.first else { return nil }
    let isRivalled = near.dropFirst().contains {
      $0.distance < best.distance + lead && !isSame($0.word, best.word)
    }
    return isRivalled ? nil : best.word
  }

  private static let swapped = 0.7
  /// The additional cost of a different first letter, which is rarely a typing error and often another word (banana,
  /// Ananas).
  private static let firstLetter = 0.4

  /// The cost of an additional or missing letter.
  private static func drop(_ word: [UInt8], _ place: Int) -> Double {
    let letter = word[place]
    if place > 0, word[place - 1] == letter { return doubled }
    // Chiken: ck and k sound the same.
    if letter == UInt8(ascii: "c"), place + 1 < word.count, word[place + 1] == UInt8(ascii: "k") { return doubled }
    if letter == UInt8(ascii: "h") || isVowel(letter) { return 0.7 }
    return 1
  }

  private static func change(_ letter: UInt8, _ other: UInt8) -> Double {
    if letter == other { return 0 }
    if isVowel(letter), isVowel(other) { return 0.7 }
    return soundsAlike(letter, other) ? 0.6 : 1
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
      UInt8(ascii: "y"):
      true
    default: false
    }
  }

  private static func soundsAlike(_ letter: UInt8, _ other: UInt8) -> Bool {
    switch (min(letter, other), max(letter, other)) {
    case (UInt8(ascii: "c"), UInt8(ascii: "k")), (UInt8(ascii: "k"), UInt8(ascii: "q")),
      (UInt8(ascii: "c"), UInt8(ascii: "s")), (UInt8(ascii: "s"), UInt8(ascii: "z")),
      (UInt8(ascii: "c"), UInt8(ascii: "z")), (UInt8(ascii: "f"), UInt8(ascii: "v")),
      (UInt8(ascii: "d"), UInt8(ascii: "t")), (UInt8(ascii: "b"), UInt8(ascii: "p")),
      (UInt8(ascii: "v"), UInt8(ascii: "w")), (UInt8(ascii: "m"), UInt8(ascii: "n")),
      (UInt8(ascii: "g"), UInt8(ascii: "k")):
      true
    default: false
    }
  }
}
