/// A family member in one line: `Dad, 40, 82 kg, lightly active, m, 182 cm`.
package struct MemberLine: Hashable, Sendable {
  package let name: String
  /// What is said, nothing twice.
  package let parts: [MemberPart]

  /// A line of ready parts.
  package init(name: String, parts: [MemberPart]) {
    self.name = name
    self.parts = parts
  }

  /// Reads a line: the name, then what is said, in any order, commas or semicolons between.
  ///
  /// A comma between two digits is a decimal one where others have a space behind them, or where there are semicolons:
  /// `Dad, 40, 82,5 kg`.
  ///
  /// - Throws: `badValue` for a name that none can have, for what says nothing, and for what is said twice; `badNumber`.
  package init(reading text: String) throws(LarderError) {
    var pieces = Self.pieces(text)
    name = try MemberCheck.name(pieces.isEmpty ? "" : pieces.removeFirst())
    parts = try Self.parts(pieces)
  }

  /// Reads a change of a member who is known: `Lena weight 30 activity active`, `dad 84 kg`; the longest of the names counts.
  ///
  /// - Throws: `unknownMember` where it begins with none of `names`, `missingValue` where nothing follows, else as
  ///   `init(reading:)`.
  package init(changing text: String, of names: [String]) throws(LarderError) {
    let typed = PlainName.trimmed(text)
    let known = names.filter { Self.begins(typed, with: $0) }.max { $0.count < $1.count }
    guard let known else {
      let word = typed.prefix { !$0.isWhitespace && $0 != "," }
      let nearest = NearestWord.among(names, to: String(word))
      throw LarderError(
        .unknownMember, "\(LarderError.quoted(word)) is nobody of the family",
        hint: (nearest.map { "did you mean \($0)? " } ?? "") + "they are \(names.joined(separator: ", "))",
        candidates: nearest.map { [$0] } ?? names)
    }
    name = known
    parts = try Self.parts(Self.pieces(String(typed.dropFirst(known.count))).flatMap(Self.phrases))
    guard !parts.isEmpty else {
      throw LarderError(
        .missingValue, "what is to be changed of \(known)?",
        hint: "such as `\(known) weight 84` or `\(known) diet keto`")
    }
  }

  /// Throws `badValue` for a name with a quantity at its end, such as `Dad 84 kg` and `Lily 7`: a comma is probably missing.
  ///
  /// Asked of somebody new: a member may be called so with options.
  package func checkNewName() throws(LarderError) {
    let words = name.split(whereSeparator: \.isWhitespace)
    let units: Set<Substring> = ["kg", "kilos", "lb", "lbs", "cm", "m", "years", "year", "months", "month", "y"]
    let rest = words.last.map { units.contains($0) } == true ? words.dropLast() : words[...]
    guard rest.count > 1, let last = rest.last, last.first?.isASCIIDigit == true else { return }
    let said = words[(rest.endIndex - 1)...].joined(separator: " ")
    let before = rest.dropLast().joined(separator: " ")
    throw LarderError(
      .badValue, "\(LarderError.quoted(name)): is \(LarderError.quoted(said)) a part of the name?",
      hint:
        "a comma parts them: `\(before), \(said)`; else `guide member add \"\(name)\" --age ...` takes the name as it is"
    )
  }

  private static func begins(_ text: String, with name: String) -> Bool {
    let rest = text.dropFirst(name.count)
    return MemberCheck.key(String(text.prefix(name.count))) == MemberCheck.key(name)
      && (rest.first.map { $0.isWhitespace || $0 == "," } ?? true)
  }

  /// What is said without commas, parted where a topic begins: `weight 30`, `activity active`.
  private static func phrases(_ piece: String) -> [String] {
    var phrases: [[Substring]] = []
    for word in piece.split(whereSeparator: \.isWhitespace) {
      let isTopic = MemberPart.topic(String(word)) != nil && phrases.last != ["not"]
      // What may stand behind its number, such as `8 years`, or behind another topic, such as `state pregnant 2`, does not.
      let begins = isTopic && !(phrases.last.map(isOpen) ?? false)
      if phrases.isEmpty || begins { phrases.append([word]) } else { phrases[phrases.count - 1].append(word) }
    }
    return phrases.map { $0.joined(separator: " ") }
  }

  /// Whether something still has to follow.
  private static func isOpen(_ phrase: [Substring]) -> Bool {
    guard let last = phrase.last else { return false }
    return MemberPart.topic(String(last)) != nil && last != "me"
  }

  /// Reads what is said without a name.
  ///
  /// Throws as `init(reading:)`.
  static func parts(_ pieces: [String]) throws(LarderError) -> [MemberPart] {
    var parts: [MemberPart] = []
    for piece in pieces where !PlainName.trimmed(piece).isEmpty {
      let part = try MemberPart.read(piece, after: Set(parts.map(\.topic)))
      if let before = parts.first(where: { $0.topic == part.topic }) {
        throw LarderError(
          .badValue, "`\(before.text)` and `\(part.text)` are two answers to one question (\(part.topic.rawValue))",
          hint: "leave one of them out")
      }
      parts.append(part)
    }
    return parts
  }

  /// The line as it can be read again.
  package var text: String { ([name] + parts.map(\.text)).joined(separator: ", ") }

  private static func pieces(_ text: String) -> [String] {
    let characters = Array(text)
    let hasSemicolons = characters.contains(";")
    let hasSpacedCommas = characters.indices.dropLast().contains {
      characters[$0] == "," && characters[$0 + 1].isWhitespace
    }
    var pieces = [""]
    for (index, character) in characters.enumerated() {
      let isBetweenDigits =
        index > 0 && index + 1 < characters.count && characters[index - 1].isASCIIDigit
        && characters[index + 1].isASCIIDigit
      let isDecimal = hasSemicolons || hasSpacedCommas && isBetweenDigits
      if character == ";" || character == "," && !isDecimal {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces
  }
}
