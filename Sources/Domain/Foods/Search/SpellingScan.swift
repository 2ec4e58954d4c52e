/// Searches a large vocabulary for the words that a misspelled word may mean: 200,000 words in about a millisecond.
///
/// Most words are excluded by their letters alone; for the others the distance is computed with one bit per letter, by
/// the automaton of Hyyrö, "A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances" (2003).
package struct SpellingScan {
  /// The maximum number of typing errors that a word may have and still be found: letters inserted, dropped, changed,
  /// or swapped with their neighbor.
  package let limit: Int
  /// The lengths in bytes that a word can have and still be within the limit.
  package let lengths: ClosedRange<Int>

  private let letters: [UInt8]
  /// For each byte, the places at which it occurs in the wanted word, as bits.
  private let places: [UInt64]
  private let signature: UInt32
  private var found: [[String]]

  /// The maximum number of words that are kept for each number of errors; without a maximum, a short word would have
  /// too many similar words.
  private static let maximumKept = 400

  /// Creates a search for a normalized word; nil if the word is too short (below 3 bytes) or too long (above 32 bytes)
  /// to be corrected.
  package init?(_ word: String) {
    letters = Array(word.utf8)
    guard Self.correctable.contains(letters.count) else { return nil }
    limit = letters.count < 5 ? 1 : letters.count < 10 ? 2 : 3
    lengths =
      max(
        Self.correctable.lowerBound - 1, letters.count - limit)...min(
        Self.correctable.upperBound, letters.count + limit)
    var places = [UInt64](repeating: 0, count: 256)
    for (place, letter) in letters.enumerated() { places[Int(letter)] |= 1 << UInt64(place) }
    self.places = places
    signature = letters.reduce(0) { $0 | Self.bit(of: $1) }
    found = [[String]](repeating: [], count: limit + 1)
  }

  /// The lengths in bytes of words that are corrected.
  private static let correctable = 3...32

  /// Whether this word of the vocabulary can be what a misspelled word means: it has 2 to 32 bytes and no digits.
  package static func isTarget(_ word: String) -> Bool {
    (correctable.lowerBound - 1...correctable.upperBound).contains(word.utf8.count)
      && word.utf8.allSatisfy { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Searches a string of words that all have the same length in bytes, without separators between them.
  package mutating func look(through words: String, length: Int) {
    guard length > 0 else { return }
    var words = words
    words.withUTF8 { bytes in
      var start = 0
      while start + length <= bytes.count {
        look(at: UnsafeBufferPointer(rebasing: bytes[start..<(start + length)]))
        start += length
      }
    }
  }

  /// Keeps a word of the index if at most `limit` typing errors separate it from the typed word.
  ///
  /// The caller need not ask `isTarget` first.
  package mutating func look(at word: UnsafeBufferPointer<UInt8>) {
    guard lengths.contains(word.count), let typos = typos(to: word), found[typos].count < Self.maximumKept else {
      return
    }
    found[typos].append(String(decoding: word, as: UTF8.self))
  }

  /// The words found, grouped by their number of typing errors, starting with one error.
  ///
  /// Each group is in the order of the search. The typed word is not among them.
  package var nearest: [[String]] { Array(found.dropFirst()) }

  /// The found words that should be compared in detail, the likeliest first; at most `most` words.
  ///
  /// People rarely get a word's first letter wrong, and mean common words rather than rare ones; `uses` returns the
  /// number of foods whose names contain a word.
  package func likeliest<Failure: Error>(
    most: Int = 40, uses: (String) throws(Failure) -> Int
  ) throws(Failure) -> [String] {
    var likeliest: [String] = []
    for words in nearest where likeliest.count < most {
      var ranked: [(word: String, isSameStart: Bool, uses: Int)] = []
      for word in words { ranked.append((word, word.utf8.first == letters.first, try uses(word))) }
      likeliest += ranked.sorted {
        $0.isSameStart != $1.isSameStart ? $0.isSameStart : ($1.uses, $0.word) < ($0.uses, $1.word)
      }.map(\.word)
    }
    return Array(likeliest.prefix(most))
  }

  private static func bit(of letter: UInt8) -> UInt32 { 1 << UInt32(letter & 31) }

  /// The number of typing errors between the wanted word and another word; nil if the number is above the limit.
  private func typos(to word: UnsafeBufferPointer<UInt8>) -> Int? {
    var other: UInt32 = 0
    for letter in word { other |= Self.bit(of: letter) }
    // A typing error removes at most one letter and adds at most one.
    guard (signature & ~other).nonzeroBitCount <= limit, (other & ~signature).nonzeroBitCount <= limit else {
      return nil
    }
    let distance = distance(to: word)
    return distance <= limit ? distance : nil
  }

  private func distance(to word: UnsafeBufferPointer<UInt8>) -> Int {
    let last: UInt64 = 1 << UInt64(letters.count - 1)
    // As bits: the letters of the wanted word at which the distance grows or shrinks.
    var (grows, shrinks) = (UInt64.max, UInt64(0))
    var (diagonal, lastMatch) = (UInt64(0), UInt64(0))
    var distance = letters.count
    for letter in word {
      let match = places[Int(letter)]
      let swapped = ((~diagonal & match) << 1) & lastMatch
      diagonal = (((match & grows) &+ grows) ^ grows) | match | shrinks | swapped
      var up = shrinks | ~(diagonal | grows)
      var down = diagonal & grows
      if up & last != 0 { distance += 1 }
      if down & last != 0 { distance -= 1 }
      up = (up << 1) | 1
      down <<= 1
      grows = down | ~(diagonal | up)
      shrinks = up & diagonal
      lastMatch = match
    }
    return distance
  }
}
