internal import Domain

/// Reads the words that name a week, a month or a range.
enum PeriodReader {
  static func week(_ invocation: Invocation, _ session: Session) throws -> Period {
    let weekStart = session.settings.weekStart
    guard !invocation.words.isEmpty else { return .week(of: session.today, weekStart: weekStart) }
    return .week(
      of: try locatingErrors(in: invocation) { try session.days.weekDay(invocation.text) }, weekStart: weekStart)
  }

  static func month(_ invocation: Invocation, _ session: Session) throws -> Period {
    guard !invocation.words.isEmpty else { return .month(of: session.today) }
    return .month(of: try locatingErrors(in: invocation) { try session.days.monthDay(invocation.text) })
  }

  /// Reads a range: two days, optionally with `to` between them.
  static func range(_ invocation: Invocation, _ session: Session) throws -> Period {
    var pieces = pieces(of: invocation.words)[...]
    skip(["from", "von"], in: &pieces)
    let from = try day(&pieces, invocation, session)
    skip(["to", "until", "till", "bis", "-", "–"], in: &pieces)
    guard !pieces.isEmpty else {
      throw invocation.error(
        .missingArgument, "range needs two days: the first and the last", at: invocation.words.last,
        hint: "such as `range \(from.iso) today`")
    }
    let to = try day(&pieces, invocation, session)
    if let first = pieces.first {
      throw invocation.error(
        .unexpectedArgument, "a range is two days: `\(first.text.prefix(60))` is one word too many", at: first.word,
        hint: "type a range as its first and its last day: \(from.iso) \(to.iso)")
    }
    return try locatingErrors(in: invocation) { try Period.range(from, to) }
  }

  /// One space-separated part of a typed argument, together with the whole argument.
  ///
  /// For example, the shell argument `20 nov` has two parts.
  private struct Piece {
    let text: String
    let word: Word
  }

  private static func pieces(of words: [Word]) -> [Piece] {
    words.flatMap { word in
      word.text.split(whereSeparator: \.isWhitespace).map { Piece(text: String($0), word: word) }
    }
  }

  private static func skip(_ joints: Set<String>, in pieces: inout ArraySlice<Piece>) {
    if let first = pieces.first, joints.contains(first.text.lowercased()) { pieces = pieces.dropFirst() }
  }

  /// Reads a day from the front of `pieces`, and removes the pieces that were read.
  private static func day(
    _ pieces: inout ArraySlice<Piece>, _ invocation: Invocation, _ session: Session
  ) throws -> Day {
    do {
      let (day, used) = try session.days.leadingDay(pieces.prefix(DayReader.mostWords).map(\.text))
      pieces = pieces.dropFirst(used)
      return day
    } catch {
      var error = error
      let count = error.location?.text.split(whereSeparator: \.isWhitespace).count ?? 1
      error.location = place(of: pieces.prefix(max(1, count)).map(\.word), in: invocation)
      throw error
    }
  }

  private static func locatingErrors<Value>(in invocation: Invocation, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch var error as LarderError {
      error.location = invocation.location
      throw error
    }
  }

  private static func place(of words: [Word], in invocation: Invocation) -> LarderError.Location? {
    guard let first = words.first, let last = words.last else { return nil }
    return LarderError.Location(text: invocation.line.text, range: first.range.lowerBound..<last.range.upperBound)
  }
}
