/// A family member in one line: `Dad, 40, 82 kg, lightly active, m, 182 cm`.
package struct MemberLine: Hashable, Sendable {
  package let name: String
  /// What is stated about the member, with each topic at most once.
  package let parts: [MemberPart]

  /// Creates a line from its parts.
  package init(name: String, parts: [MemberPart]) {
    self.name = name
    self.parts = parts
  }

  /// Reads a line: the name, then the statements in any order, separated by commas or semicolons.
  ///
  /// A comma between two digits is a decimal comma if other commas have a space after them, or if there are semicolons:
  /// `Dad, 40, 82,5 kg`.
  ///
  /// - Throws: `badValue` for an invalid name, for a part that says nothing, and for a topic given twice; `badNumber`.
  package init(reading text: String) throws(LarderError) {
    var pieces = Self.pieces(text)
    name = try MemberCheck.name(pieces.isEmpty ? "" : pieces.removeFirst())
    parts = try Self.parts(pieces)
  }

  /// Reads a change of a known member: `Lena weight 30 activity active`, `dad 84 kg`; the longest matching name counts.
  ///
  /// - Throws: `unknownMember` if the text begins with none of `names`, `missingValue` if nothing follows the name,
  ///   otherwise the errors of `init(reading:)`.
  package init(changing text: String, of names: [String]) throws(LarderError) {
    let typed = PlainName.trimmed(text)
    let known = names.filter { Self.begins(typed, with: $0) }.max { $0.count < $1.count }
    guard let known else {
      let word = typed.prefix { !$0.isWhitespace && $0 != "," }
      let nearest = NearestWord.among(names, to: String(word))
      throw LarderError(
        .unknownMember, "\(LarderError.quoted(word)) is not in the family",
        hint: (nearest.map { "did you mean \($0)? " } ?? "") + "they are \(names.joined(separator: ", "))",
        candidates: nearest.map { [$0] } ?? names)
    }
    name = known
    parts = try Self.parts(Self.pieces(String(typed.dropFirst(known.count))).flatMap(Self.phrases))
    guard !parts.isEmpty else {
      throw LarderError(
        .missingValue, "what should change for \(known)?",
        hint: "such as `\(known) weight 84` or `\(known) diet keto`")
    }
  }

  /// Throws `badValue` for a name that ends with a quantity, such as `Dad 84 kg` and `Lily 7`: a comma is probably
  /// missing.
  ///
  /// Only the lines of new members are checked: `guide member add` with options accepts such a name.
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
        "separate them with a comma: `\(before), \(said)`; otherwise `guide member add \"\(name)\" --age ...` takes the name as it is"
    )
  }

  private static func begins(_ text: String, with name: String) -> Bool {
    let rest = text.dropFirst(name.count)
    return MemberCheck.key(String(text.prefix(name.count))) == MemberCheck.key(name)
      && (rest.first.map { $0.isWhitespace || $0 == "," } ?? true)
  }

  /// Splits statements without commas where a topic begins: `weight 30`, `activity active`.
  private static func phrases(_ piece: String) -> [String] {
    var phrases: [[Substring]] = []
    for word in piece.split(whereSeparator: \.isWhitespace) {
      let isTopic = MemberPart.topic(String(word)) != nil && phrases.last != ["not"]
      // A word that may follow its number, as in `8 years`, or another topic, as in `state pregnant 2`, begins no new
      // topic.
      let begins = isTopic && !(phrases.last.map(isOpen) ?? false)
      if phrases.isEmpty || begins { phrases.append([word]) } else { phrases[phrases.count - 1].append(word) }
    }
    return phrases.map { $0.joined(separator: " ") }
  }

  /// Whether the phrase ends with the name of a topic, so that the value is still missing.
  private static func isOpen(_ phrase: [Substring]) -> Bool {
    guard let last = phrase.last else { return false }
    return MemberPart.topic(String(last)) != nil && last != "me"
  }

  /// Reads statements without a name.
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

  /// The line in a form that can be read again.
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
