/// A query's readings, prepared for comparison with many names.
struct QueryWords {
  /// A word that a food's name must contain to match one interpretation of the query.
  private struct Wanted {
    let letters: [UInt8]
    /// Whether this word also matches a longer word of the name that begins with it.
    var allowsBeginning: Bool
    /// Whether this word also matches two neighboring words of a name that spell this word when they are joined.
    var allowsPair: Bool
  }

  struct Reading {
    let terms: Range<Int>
    /// The indices in `wanted` of the reading's words.
    let words: [Int]
    let source: FoodQuery.Reading
  }

  let count: Int
  /// The normalized text with its spaces; `joined` is the same text without them.
  let text: [UInt8]
  let joined: [UInt8]
  /// For each term, the readings that end with this term.
  let readings: [[Reading]]
  /// For each term, whether it may be missing at a low cost because it hardly distinguishes foods.
  let isOptional: [Bool]
  /// For each term, the cost of reading the term as the beginning of a longer word; the cost is higher if the term is
  /// itself a whole word (Brot is not broth).
  private let beginning: [Double]
  private let wanted: [Wanted]
  /// For each byte, whether a wanted word begins with that byte.
  private let isBeginning: [Bool]

  init(_ query: FoodQuery) {
    count = query.terms.count
    text = query.text.isEmpty ? [] : Array(query.text.utf8) + [UInt8(ascii: " ")]
    joined = text.filter { $0 != UInt8(ascii: " ") }
    var wanted: [Wanted] = []
    var places: [String: Int] = [:]
    var readings: [[Reading]] = Array(repeating: [], count: query.terms.count)
    for reading in query.readings {
      let indices = reading.words.map { word in
        let place = places[word, default: wanted.count]
        if place == wanted.count {
          places[word] = place
          wanted.append(Wanted(letters: Array(word.utf8), allowsBeginning: false, allowsPair: false))
        }
        if reading.allowsBeginning { wanted[place].allowsBeginning = true }
        if reading.words.count == 1, reading.kind != .joined { wanted[place].allowsPair = true }
        return place
      }
      readings[reading.terms.upperBound - 1].append(Reading(terms: reading.terms, words: indices, source: reading))
    }
    self.wanted = wanted
    var isBeginning = [Bool](repeating: false, count: 256)
    for letter in wanted.compactMap(\.letters.first) { isBeginning[Int(letter)] = true }
    self.isBeginning = isBeginning
    self.readings = readings
    beginning = query.terms.indices.map { query.wholeWords.contains($0) ? 0.3 : 0.1 }
    isOptional = query.terms.map { query.terms.count > 1 && Self.fillers.contains($0) }
  }

  /// Whether one of these readings leaves a word as it was typed although it is a compound of known words: `Käsetorte`.
  func isCompound(_ taken: [FoodQuery.Reading]) -> Bool {
    taken.contains { reading in
      reading.allowsBeginning && readings.joined().contains { $0.source.head != nil && $0.terms == reading.terms }
    }
  }

  /// Words that people write before the name of a food, and that the name itself need not contain.
  private static let fillers: Set<String> = Set(
    [
      "a", "an", "some", "my", "fresh", "organic", "bio", "large", "medium", "small", "big", "ripe", "homemade",
      "plain",
      "normal", "regular", "sliced", "chopped", "diced", "grated", "shredded", "gerieben", "geriebener", "raw",
      "natural",
      "frisch", "frische", "frischer", "roh", "rohe", "klein", "kleine", "groß", "große", "ein", "eine", "einen",
      "eines",
      "der", "die", "das", "selbstgemacht", "low", "percent", "prozent", "brand",
    ].map { SearchText.normalize($0) })

  /// Where a name matches the wanted words.
  struct Hits {
    /// For each wanted word, the matching words of the name, as bits; 0 if there are none.
    var exact: [UInt64]
    /// For each wanted word, the index of the longer word of the name that begins with it; -1 if there is none.
    ///
    /// `share` is the part of that word's letters that was typed, 0 to 1.
    var begun: [Int]
    var share: [Double]
  }

  /// Compares a name with the wanted words; nil if the name matches none of them.
  func hits(_ name: NameWords) -> Hits? {
    var hits: Hits?
    for (index, word) in name.words.enumerated() {
      let first = name.letters[word.letters.lowerBound]
      guard isBeginning[Int(first)] else { continue }
      let length = word.letters.count
      for (place, wanted) in wanted.enumerated() where wanted.letters[0] == first {
        let asked = wanted.letters
        if asked.count == length {
          guard Self.starts(name.letters, word.letters, with: asked) else { continue }
          Self.open(&hits, self.wanted.count)
          if hits?.exact[place] == 0 { hits?.exact[place] = 1 << UInt64(index) }
        } else if asked.count < length {
          guard wanted.allowsBeginning, Self.starts(name.letters, word.letters, with: asked) else { continue }
          Self.open(&hits, self.wanted.count)
          let share = Double(asked.count) / Double(length)
          if let known = hits?.share[place], known < share {
            hits?.begun[place] = index
            hits?.share[place] = share
          }
        } else if wanted.allowsPair, index + 1 < name.words.count, name.words[index + 1].part == word.part {
          let next = name.words[index + 1].letters
          guard asked.count == length + next.count, name.letters[word.letters].elementsEqual(asked[..<length]),
            name.letters[next].elementsEqual(asked[length...])
          else { continue }
          Self.open(&hits, self.wanted.count)
          if hits?.exact[place] == 0 { hits?.exact[place] = 3 << UInt64(index) }
        }
      }
    }
    return hits
  }

  private static func open(_ hits: inout Hits?, _ count: Int) {
    if hits == nil {
      hits = Hits(
        exact: [UInt64](repeating: 0, count: count), begun: [Int](repeating: -1, count: count),
        share: [Double](repeating: 0, count: count))
    }
  }

  private static func starts(_ letters: [UInt8], _ range: Range<Int>, with asked: [UInt8]) -> Bool {
    for place in asked.indices where letters[range.lowerBound + place] != asked[place] { return false }
    return true
  }

  /// The cheapest way in which a name can match the terms.
  struct TermMatch {
    /// The total cost of the readings.
    var cost = 0.0
    /// The matching words of the name, as bits.
    var met: UInt64 = 0
    /// The number of terms that do not match; terms that hardly matter are counted in `missingFillers` instead.
    var missing = 0
    var missingFillers = 0
    /// Whether a word of the name matches only by its beginning.
    ///
    /// `minimumShare` is the smallest share of such a word that was typed.
    var isBegun = false
    var minimumShare = 1.0
    var readings: [FoodQuery.Reading] = []

    /// The number of terms of which only a part matches; these terms are also counted in `missing`.
    var partials = 0

    var totalCost: Double { cost + Double(missing) * 2 - Double(partials) * 0.5 + Double(missingFillers) * 0.3 }
  }

  func termMatch(_ hits: Hits) -> TermMatch {
    var best = [TermMatch()]
    for end in 0..<count {
      var next = best[end]
      if isOptional[end] { next.missingFillers += 1 } else { next.missing += 1 }
      for reading in readings[end] {
        guard let met = add(reading, to: best[reading.terms.lowerBound], hits), met.totalCost < next.totalCost else {
          continue
        }
        next = met
      }
      best.append(next)
    }
    return best[count]
  }

  private func add(_ reading: Reading, to before: TermMatch, _ hits: Hits) -> TermMatch? {
    var termMatch = before
    termMatch.cost += reading.source.cost
    if reading.source.isPartial {
      termMatch.missing += 1
      termMatch.partials += 1
    }
    for word in reading.words {
      if hits.exact[word] != 0 {
        termMatch.met |= hits.exact[word]
      } else if reading.source.allowsBeginning, hits.begun[word] >= 0 {
        termMatch.met |= 1 << UInt64(hits.begun[word])
        termMatch.isBegun = true
        termMatch.minimumShare = min(termMatch.minimumShare, hits.share[word])
        termMatch.cost += beginning[reading.terms.lowerBound] + 0.15 * (1 - hits.share[word])
      } else {
        return nil
      }
    }
    termMatch.readings.append(reading.source)
    return termMatch
  }
}
