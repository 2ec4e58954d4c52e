internal import Domain
internal import Store

/// Where a meal is copied or moved to: what is typed after `@`.
struct MealTarget {
  var phrase = WhenPhrase()
  /// The profiles that were named; empty if none was.
  var people: [Profile] = []

  /// The words before `@` and the target after it, which is nil without `@`; throws what cannot be read.
  static func split(_ invocation: Invocation, _ session: Session) throws -> (words: [Word], target: MealTarget?) {
    let sign = invocation.words.firstIndex { $0.text.hasPrefix("@") } ?? invocation.words.endIndex
    let words = Array(invocation.words[..<sign])
    guard sign < invocation.words.endIndex else { return (words, nil) }
    let text = invocation.words[sign...].map(\.text).joined(separator: " ").dropFirst()
    let target = try session.read { reading in
      let phrase = try invocation.locatingErrors(at: invocation.words[sign]) {
        try session.whenReader(reading).read(String(text))
      }
      return MealTarget(phrase: phrase, people: try phrase.people.map { try session.profile(named: $0, in: reading) })
    }
    return (words, target)
  }
}
