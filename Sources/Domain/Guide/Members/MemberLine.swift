/// A family member in one line: `Dad, 40, 82 kg, lightly active, m, 182 cm`.
package struct MemberLine: Hashable, Sendable {
  package let name: String
  /// What is stated about the member, with each topic at most once.
  package let parts: [MemberPart]
  /// Sentences about words that were taken to mean something, or that say nothing for the targets.
  package let notes: [String]

  /// Creates a line from its parts.
  package init(name: String, parts: [MemberPart]) {
    self.name = name
    self.parts = parts
    notes = []
  }

  /// Reads a line: the name, then the statements in any order, with or without commas: `Dad, 40, 82 kg`, `Max 9 years
  /// 31kg boy 136cm active`.
  ///
  /// A comma between two digits is a decimal comma if other commas have a space after them, if there are semicolons, or
  /// if no comma parts anything: `Dad, 40, 82,5 kg`, `Mia 8 Monate 8,5 kg`. Without commas, the name ends where
  /// something certain is said; with them, it is what stands before the first one.
  ///
  /// - Parameter known: The names of members that are there already, which may hold any words.
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

  /// Parts the name from what is said behind it without a comma.
  private static func name(
    in piece: String, isAlone: Bool, rest: [String], known: [String]
  ) throws(LarderError) -> (name: String, rest: String) {
    let words = try words(of: piece)
    let named = known.filter { begins(piece, with: $0) }.map { $0.split(whereSeparator: \.isWhitespace).count }.max()
    // With commas, the name is the piece, unless figures with their units stand behind it.
    guard isAlone || words.dropFirst().contains(where: { $0.first?.isASCIIDigit == true }), named != words.count else {
      return (piece, "")
    }
    guard let end = try MemberStatements.nameEnd(words) else { return (piece, "") }
    let split = max(end, named ?? 0)
    let (name, said) = (words[..<split].joined(separator: " "), words[split...].joined(separator: " "))
    // Where numbers go by their order, those of the first piece may be a part of the name.
    if rest.contains(where: isBareNumber) { return (piece, "") }
    if named != split, split > 1, let last = words[..<split].last, last.first?.isLowercase == true,
      words[0].first?.isUppercase == true
    {
      throw LarderError(
        .badValue, "\(LarderError.quoted(last)) is not understood",
        hint: "if it belongs to the name, put a comma behind it: `\(name), \(said)`")
    }
    return (name, said)
  }

  /// The words of a piece; throws `badValue` for more than anybody says about a person.
  private static func words(of piece: String) throws(LarderError) -> [String] {
    let words = piece.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count <= longestPiece else {
      throw LarderError(
        .badValue, "\(LarderError.quoted(piece)) is too long for a member's line",
        hint: "a name, then years, kg, cm, f or m, an activity, a diet: at most \(longestPiece) words")
    }
    return words
  }

  /// The most words of a line without commas.
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

  /// Reads statements without a name; a piece between commas may hold several.
  ///
  /// Throws as `init(reading:)`.
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
      notes.append("high blood pressure: planned as the low-sodium diet; what a doctor has said goes first")
    }
    if let retired, !parts.contains(where: { $0.topic == .activity }) {
      notes.append("\(LarderError.quoted(retired)) does not say how much somebody moves: the activity is still needed")
    }
    return (parts, notes)
  }

  /// What one piece says: one statement, or several without commas.
  private static func statements(
    _ piece: String, isBehindName: Bool, after said: Set<MemberPart.Topic>
  ) throws(LarderError) -> [MemberStatements.Statement] {
    let words = try words(of: piece)
    var refusal: LarderError?
    // Behind a comma, numbers without a unit are in their order; directly behind the name they need one.
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
    // What follows words that could be read is the wrong part, not the piece as a whole; the value behind the name of a
    // topic is wrong with it.
    let isOfTopic = split.readable <= 1 && MemberPart.topic(words[0]) != nil
    throw !isOfTopic && (isBehindName || split.readable > 0) ? error : refusal ?? error
  }

  private static func add(_ part: MemberPart, to parts: inout [MemberPart]) throws(LarderError) {
    if let before = parts.first(where: { $0.topic == part.topic }) {
      throw LarderError(
        .badValue, "`\(before.text)` and `\(part.text)` are two answers to one question (\(part.topic.rawValue))",
        hint: "leave one of them out")
    }
    parts.append(part)
  }

  /// The line in a form that can be read again.
  package var text: String { ([name] + parts.map(\.text)).joined(separator: ", ") }

  private static func pieces(_ text: String) -> [String] {
    let characters = Array(text)
    let hasSemicolons = characters.contains(";")
    // Commas that all stand between digits part nothing from the name: `Mia 8 Monate 8,5 kg`.
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
