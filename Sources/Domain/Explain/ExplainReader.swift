/// Reads the argument of `explain`: `protein of Anna`, `marker sodium month`, `total fiber yesterday`, `brown rice`.
///
/// If the first word is a keyword, it decides the meaning. Otherwise the words are a nutrient, a day or period, a
/// member, or, if nothing else fits, a food.
package struct ExplainReader: Sendable {
  let days: DayReader
  let members: [FamilyMember]

  /// Creates a reader for the members of one family guide; days are relative to `days.today`.
  package init(days: DayReader, members: [FamilyMember]) {
    self.days = days
    self.members = members
  }

  /// Understands the words as a question; no word may contain a space.
  ///
  /// Throws `missingArgument` or `unexpectedArgument` if too few or too many words follow a keyword, `badValue` for a
  /// word that is not a nutrient, `badDay`, `unknownMember`, and `doubtful` if the names of several members begin with
  /// the words. The place of an error counts characters in the words joined by single spaces.
  package func read(_ words: [String]) throws(LarderError) -> ExplainReading {
    guard let first = words.first else { return ExplainReading(.overview) }
    let all = ExplainWords(words)
    guard let keyword = ExplainKeyword(word: first) else { return try unnamed(all) }
    let rest = all.dropFirst()
    let reading = ExplainReading(
      try explicit(keyword, rest, all), remark: rest.isEmpty ? other(all, than: keyword.rawValue) : nil)
    return reading
  }

  // MARK: With a keyword

  private func explicit(
    _ keyword: ExplainKeyword, _ rest: ExplainWords, _ all: ExplainWords
  ) throws(LarderError) -> ExplainQuestion {
    switch keyword {
    case .target:
      let (nutrient, behind) = try nutrient(rest, after: keyword, all, among: Nutrient.allCases)
      return .target(nutrient, of: try person(behind))
    case .member:
      guard !rest.isEmpty else { throw missing("a member", keyword, all, members.map(\.name)) }
      return .member(try member(rest).id)
    case .marker:
      let (nutrient, behind) = try nutrient(rest, after: keyword, all, among: HealthMarker.nutrients)
      return .marker(nutrient, try wholePeriod(behind, after: nutrient))
    case .total: return try total(rest)
    case .match:
      guard !rest.isEmpty else { throw missing("a food's name", keyword, all, []) }
      return .match(rest.text)
    case .recipe:
      guard !rest.isEmpty else { throw missing("a recipe", keyword, all, []) }
      return .recipe(rest.text)
    case .goals, .split:
      if let word = rest.words.first {
        throw rest.error(
          .unexpectedArgument, "`explain \(keyword.rawValue)` does not take \(LarderError.quoted(word))", count: 1,
          hint: "usage: \(keyword.usage)")
      }
      return .goals
    }
  }

  /// Reads the nutrient that must come first, by its name or an unambiguous beginning of the name.
  ///
  /// Returns the nutrient with the words after it.
  private func nutrient(
    _ words: ExplainWords, after keyword: ExplainKeyword, _ all: ExplainWords, among accepted: [Nutrient]
  ) throws(LarderError) -> (Nutrient, ExplainWords) {
    let names = accepted.compactMap(\.words.first)
    guard let first = words.words.first else { throw missing("a nutrient", keyword, all, names) }
    if let (nutrient, used) = Nutrient.leading(words.words)
      ?? Nutrient(beginning: first, among: accepted).map({ ($0, 1) })
    {
      guard accepted.contains(nutrient) else {
        throw words.error(
          .badValue, "\(nutrient.label) has no marker", count: used,
          hint:
            "there are markers for \(names.joined(separator: ", ")); `explain \(nutrient.words[0])` explains its "
            + "target",
          candidates: names)
      }
      return (nutrient, words.dropFirst(used))
    }
    let nearest = NearestWord.among(accepted.flatMap(\.words), to: first)
    throw words.error(
      .badValue, "there is no nutrient \(LarderError.quoted(first))", count: 1,
      hint: Nutrient.hint(of: first)
        ?? (nearest.map { "did you mean \($0)? " } ?? "") + "one of " + names.joined(separator: ", "),
      candidates: nearest.map { [$0] } ?? names)
  }

  /// Reads a nutrient and a period in either order, both optional.
  private func total(_ words: ExplainWords) throws(LarderError) -> ExplainQuestion {
    var (nutrient, period): (Nutrient?, Period?) = (nil, nil)
    var rest = words
    while let first = rest.words.first {
      if nutrient == nil, let (found, used) = Nutrient.leading(rest.words) {
        (nutrient, rest) = (found, rest.dropFirst(used))
      } else if period == nil, let (found, used) = try self.period(rest) {
        (period, rest) = (found, rest.dropFirst(used))
      } else {
        throw leftOver(first, rest, nutrient, period)
      }
    }
    return .total(nutrient, period)
  }

  private func leftOver(
    _ word: String, _ rest: ExplainWords, _ nutrient: Nutrient?, _ period: Period?
  ) -> LarderError {
    let quoted = LarderError.quoted(word)
    let hint = "usage: \(ExplainKeyword.total.usage)"
    if nutrient != nil, period != nil {
      return rest.error(.unexpectedArgument, "\(quoted) is one word too many", count: 1, hint: hint)
    }
    let names = Nutrient.allCases.compactMap(\.words.first)
    let accepted = (nutrient == nil ? Nutrient.allCases.flatMap(\.words) : []) + (period == nil ? DayWords.offered : [])
    let what = nutrient != nil ? "no day" : period != nil ? "no nutrient" : "neither a nutrient nor a day"
    let nearest = NearestWord.among(accepted, to: word)
    return rest.error(
      nutrient != nil ? .badDay : .badValue, "\(quoted) is \(what)", count: 1,
      hint: (nearest.map { "did you mean \($0)? " } ?? "") + hint + "; nutrients are " + names.joined(separator: ", "),
      candidates: nearest.map { [$0] } ?? [])
  }

  private func missing(
    _ what: String, _ keyword: ExplainKeyword, _ all: ExplainWords, _ names: [String]
  ) -> LarderError {
    let one = names.isEmpty ? "" : "; one of " + names.joined(separator: ", ")
    let none = keyword == .member && names.isEmpty ? "; there is none yet: `guide member add`" : ""
    return all.error(
      .missingArgument, "`explain \(keyword.rawValue)` needs \(what)", count: 1,
      hint: "usage: \(keyword.usage)\(one)\(none)", candidates: names)
  }

  // MARK: Without a keyword

  /// Reads words without a keyword, trying the possible meanings from the most to the least common.
  private func unnamed(_ all: ExplainWords) throws(LarderError) -> ExplainReading {
    if let question = try startingWithNutrient(all) {
      return ExplainReading(question, remark: other(all, than: "a nutrient"))
    }
    if let (period, used) = try? self.period(all) {
      let rest = all.dropFirst(used)
      if rest.isEmpty { return ExplainReading(.total(nil, period), remark: other(all, than: "a day")) }
      if let (nutrient, taken) = Nutrient.leading(rest.words), rest.dropFirst(taken).isEmpty {
        return ExplainReading(.total(nutrient, period))
      }
    } else if case .noSuchDay(let used)? = days.outcome(all.words[...]), used == all.words.count {
      _ = try days.day(all.text)
    }
    if let named = exactly(all.text) { return ExplainReading(.member(named.id)) }
    if let (nutrient, named) = memberThenNutrient(all) {
      return ExplainReading(.target(nutrient, of: .member(named.id)))
    }
    return ExplainReading(.match(all.text))
  }

  /// Reads words that begin with a nutrient: `protein`, `protein of Anna`, `protein yesterday`.
  ///
  /// Nil if the words are the name of a food that begins with a nutrient: `sugar snap peas`.
  private func startingWithNutrient(_ all: ExplainWords) throws(LarderError) -> ExplainQuestion? {
    guard let (nutrient, used) = Nutrient.leading(all.words) else { return nil }
    let rest = all.dropFirst(used)
    guard let joint = rest.words.first else { return .target(nutrient, of: .unnamed) }
    if Self.joints.contains(joint.lowercased()) { return .target(nutrient, of: try person(rest)) }
    if let named = exactly(rest.text) { return .target(nutrient, of: .member(named.id)) }
    if let (period, taken) = try? period(rest), taken == rest.words.count { return .total(nutrient, period) }
    return nil
  }

  /// Reads the name of a member and a nutrient: `Anna protein`.
  private func memberThenNutrient(_ all: ExplainWords) -> (Nutrient, FamilyMember)? {
    for count in 1...2 where all.words.count > count {
      guard let (nutrient, used) = Nutrient.leading(all.words.suffix(count)), used == count,
        let member = exactly(all.words.dropLast(count).joined(separator: " "))
      else { continue }
      return (nutrient, member)
    }
    return nil
  }

  /// Tells how to ask for a member whose name was understood as something else; nil if no member has that name.
  private func other(_ all: ExplainWords, than taken: String) -> String? {
    exactly(all.text).map { member in
      "\(LarderError.quoted(all.text)) is taken as \(taken); `explain member \(member.name)` explains the member"
    }
  }

  // MARK: Parts

  private static let joints: Set<String> = ["of", "for", "von", "für", "fuer"]

  private func exactly(_ name: String) -> FamilyMember? {
    members.first { MemberCheck.key($0.name) == MemberCheck.key(name) }
  }

  /// The person whose target is meant by the words after a nutrient, such as `of Anna` or `of the household`; without
  /// words, nobody is named.
  private func person(_ words: ExplainWords) throws(LarderError) -> ExplainQuestion.Person {
    guard let first = words.words.first else { return .unnamed }
    let hasJoint = Self.joints.contains(first.lowercased())
    let name = hasJoint ? words.dropFirst() : words
    guard !name.isEmpty else {
      throw words.error(
        .missingArgument, "a member is missing after \(LarderError.quoted(first))", count: 1,
        hint: memberHint, candidates: members.map(\.name))
    }
    let whole = MemberCheck.key(name.text.lowercased().hasPrefix("the ") ? name.dropFirst().text : name.text)
    if exactly(name.text) == nil, MemberCheck.familyWords.contains(whole) {
      return .household
    }
    return .member(try member(name).id)
  }

  /// The member with the name in the words, or the only member whose name begins with the words.
  private func member(_ words: ExplainWords) throws(LarderError) -> FamilyMember {
    if let exact = exactly(words.text) { return exact }
    let key = MemberCheck.key(words.text)
    let begun = members.filter { !key.isEmpty && MemberCheck.key($0.name).hasPrefix(key) }
    if begun.count == 1 { return begun[0] }
    let names = begun.isEmpty ? members.map(\.name) : begun.map(\.name)
    let nearest = NearestWord.among(names, to: words.text)
    throw words.error(
      begun.count > 1 ? .doubtful : .unknownMember,
      begun.count > 1
        ? "\(LarderError.quoted(words.text)) matches several members"
        : "the family guide has no member \(LarderError.quoted(words.text))",
      count: words.words.count, hint: (nearest.map { "did you mean \($0)? " } ?? "") + memberHint,
      candidates: nearest.map { [$0] } ?? names)
  }

  private var memberHint: String {
    members.isEmpty
      ? "the family guide is still empty: `guide member add` adds a member"
      : "the members are \(members.map(\.name).joined(separator: ", "))"
  }
}
