/// A family member in one line: `Dad, 40, 82 kg, lightly active, m, 182 cm`.
package struct MemberLine: Hashable, Sendable {
  package let name: String
  /// What is stated about the member, with each topic at most once.
  package let parts: [MemberPart]
  /// Sentences for the user about words that were interpreted, or that do not affect the targets.
  package let notes: [String]

  /// Creates a line from its parts.
  package init(name: String, parts: [MemberPart]) {
    self.name = name
    self.parts = parts
    notes = []
  }

  /// Reads a line: the name, then the statements in any order, with or without commas.
  ///
  /// Examples: `Dad, 40, 82 kg`, `Max 9 years 31kg boy 136cm active`.
  ///
  /// A comma between two digits is a decimal comma if other commas have a space after them, if there are semicolons, or
  /// if every comma is between two digits and a space precedes the first one: `Dad, 40, 82,5 kg`,
  /// `Mia 8 Monate 8,5 kg`.
  ///
  /// The name is the text before the first comma. If that text contains numbers, or if there is no comma, the name ends
  /// before the first words that are clearly a statement.
  ///
  /// - Parameter known: The names of existing members, which may contain any words.
  /// - Throws: `badValue` for an invalid name, for a part that says nothing, and for a topic given twice; `badNumber`.
  package init(reading text: String, known: [String] = []) throws(LarderError) {
    var pieces = Self.pieces(text)
    let first = pieces.isEmpty ? "" : PlainName.trimmed(pieces.removeFirst())
    let split = try Self.name(in: first, isAlone: pieces.isEmpty, rest: pieces, known: known)
    name = try MemberCheck.name(split.name)
    let read = try Self.parts([split.rest] + pieces)
    parts = read.parts
    notes = [MemberStatements.noteOnSurname(name, split.rest)].compactMap(\.self) + read.notes
  }

  /// Separates the name from statements that follow it without a comma.
  private static func name(
    in piece: String, isAlone: Bool, rest: [String], known: [String]
  ) throws(LarderError) -> (name: String, rest: String) {
    let words = try words(of: piece)
    let named = known.filter { begins(piece, with: $0) }.map { $0.split(whereSeparator: \.isWhitespace).count }.max()
    // In a line with commas, the first piece is the name, unless it also contains numbers.
    guard isAlone || words.dropFirst().contains(where: { $0.first?.isASCIIDigit == true }), named != words.count else {
      return (piece, "")
    }
    guard let end = try MemberStatements.nameEnd(words) else { return (piece, "") }
    let split = max(end, named ?? 0)
    let (name, said) = (words[..<split].joined(separator: " "), words[split...].joined(separator: " "))
    // If numbers without a unit follow, their order counts, and numbers in the first piece may be part of the name.
    if rest.contains(where: isBareNumber) { return (piece, "") }
    if named != split, split > 1, let last = words[..<split].last, last.first?.isLowercase == true,
      words[0].first?.isUppercase == true
    {
      throw LarderError(
        .badValue, "\(LarderError.quoted(last)) is not understood",
        hint: "if it belongs to the name, put a comma after it: `\(name), \(said)`")
    }
    return (name, said)
  }

  /// The words of a piece of the line; throws `badValue` if there are more than `longestPiece`.
  private static func words(of piece: String) throws(LarderError) -> [String] {
    let words = piece.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count <= longestPiece else {
      throw LarderError(
        .badValue, "\(LarderError.quoted(piece)) is too long for a member's line",
        hint: "a name, then years, kg, cm, f or m, an activity, a diet: at most \(longestPiece) words")
    }
    return words
  }

  /// The maximum number of words in a piece, which is the text between two commas.
  private static let longestPiece = 100

  private static func isBareNumber(_ piece: String) -> Bool {
    let text = PlainName.trimmed(piece)
    return !text.isEmpty && text.allSatisfy { $0.isASCIIDigit || ".,".contains($0) }
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
    (parts, notes) = try Self.parts(Self.pieces(String(typed.dropFirst(known.count))))
    guard !parts.isEmpty else {
      throw LarderError(
        .missingValue, "what should change for \(known)?",
        hint: "such as `\(known) weight 84` or `\(known) diet keto`")
    }
  }

  /// Throws `badValue` for a name that ends with a quantity, such as `Dad 84 kg` or `Lily 7`, since a comma is probably
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

  /// Reads statements without a name; a piece between commas may hold several.
  ///
  /// Throws the errors of `init(reading:)`.
  private static func parts(_ pieces: [String]) throws(LarderError) -> (parts: [MemberPart], notes: [String]) {
    var parts: [MemberPart] = []
    var numbers: [String] = []
    var retired: String?
    for (index, piece) in pieces.enumerated() where !PlainName.trimmed(piece).isEmpty {
      for statement in try statements(piece, isBehindName: index == 0, after: Set(parts.map(\.topic))) {
        switch statement {
        case .part(let part): try add(part, to: &parts)
        case .number(let number): numbers.append(number)
        case .retired(let word): retired = word
        }
      }
    }
    if let part = try MemberStatements.number(numbers, among: parts) { try add(part, to: &parts) }
    var notes: [String] = []
    if pieces.contains(where: MemberWords.namesBloodPressure) {
      notes.append("high blood pressure: planned with the low-sodium diet; what your doctor says comes first")
    }
    if let retired, !parts.contains(where: { $0.topic == .activity }) {
      notes.append("\(LarderError.quoted(retired)) does not say how much somebody moves: the activity is still needed")
    }
    return (parts, notes)
  }

  /// The statements in one piece of the line: one, or several without commas between them.
  private static func statements(
    _ piece: String, isBehindName: Bool, after said: Set<MemberPart.Topic>
  ) throws(LarderError) -> [MemberStatements.Statement] {
    let words = try words(of: piece)
    var refusal: LarderError?
    // After a comma, the order of numbers without a unit gives their meaning; directly after the name they need a unit.
    if !isBehindName || !isBareNumber(piece) {
      do {
        return [.part(try MemberPart.read(piece, after: said))]
      } catch {
        refusal = error
      }
    }
    if let refusal, words.count == 1, !MemberWords.retired.contains(MemberWords.key(piece)) { throw refusal }
    let split = MemberStatements(reading: words)
    guard let error = split.error else { return split.statements }
    // If the first words of a piece can be read, the error is about the word after them, not about the whole piece. A
    // wrong value after the name of a topic is reported together with the topic.
    let isOfTopic = split.readable <= 1 && MemberPart.topic(words[0]) != nil
    throw !isOfTopic && (isBehindName || split.readable > 0) ? error : refusal ?? error
  }

  private static func add(_ part: MemberPart, to parts: inout [MemberPart]) throws(LarderError) {
    if let before = parts.first(where: { $0.topic == part.topic }) {
      // `low sodium, high blood pressure` states the same diet twice.
      guard before.text != part.text else { return }
      throw LarderError(
        .badValue, "`\(before.text)` and `\(part.text)` are two answers to one question (\(part.topic.rawValue))",
        hint: "leave one of them out")
    }
    parts.append(part)
  }

  /// The line in a form that `init(reading:)` can read.
  package var text: String { ([name] + parts.map(\.text)).joined(separator: ", ") }

  private static func pieces(_ text: String) -> [String] {
    let characters = Array(text)
    let hasSemicolons = characters.contains(";")
    // If a space precedes the first comma and every comma is between two digits, all are decimal commas:
    // `Mia 8 Monate 8,5 kg`.
    let isSpacedBefore = characters.prefix { $0 != "," }.contains(where: \.isWhitespace)
    let hasOnlyDecimals =
      isSpacedBefore
      && characters.indices.filter { characters[$0] == "," }.allSatisfy { place in
        place > 0 && place + 1 < characters.count && characters[place - 1].isASCIIDigit
          && characters[place + 1].isASCIIDigit
      }
    let hasSpacedCommas = characters.indices.dropLast().contains {
      characters[$0] == "," && characters[$0 + 1].isWhitespace
    }
    var pieces = [""]
    for (index, character) in characters.enumerated() {
      let isBetweenDigits =
        index > 0 && index + 1 < characters.count && characters[index - 1].isASCIIDigit
        && characters[index + 1].isASCIIDigit
      let isDecimal = hasSemicolons || hasOnlyDecimals || hasSpacedCommas && isBetweenDigits
      if character == ";" || character == "," && !isDecimal {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces
  }
}
