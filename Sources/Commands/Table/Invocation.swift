package import Domain
internal import Text

/// A command with the words that it was given.
package struct Invocation: Sendable {
  /// The command that the words mean.
  package let spec: CommandSpec
  /// The line that it was read from, for the caret of an error.
  package let line: CommandLine
  /// The words that are neither the command's name nor options.
  package let words: [Word]
  /// The options of the run that hold for this command.
  package let globals: Globals
  /// Whether only the noun was typed, which then means its first verb.
  package let isVerbImplied: Bool
  let values: [String: [Word?]]

  init(
    spec: CommandSpec, line: CommandLine, words: [Word], globals: Globals, isVerbImplied: Bool,
    values: [String: [Word?]]
  ) {
    self.spec = spec
    self.line = line
    self.words = words
    self.globals = globals
    self.isVerbImplied = isVerbImplied
    self.values = values
  }

  /// A command as if it had been typed so, for the step of a form: history shows it, and it can be given again.
  ///
  /// - Parameters:
  ///   - words: What stands behind the command's name, as it is typed.
  ///   - values: Its options with their values, nil for one that takes none.
  init(
    typing spec: CommandSpec, words: String, values: [(option: OptionSpec, text: String?)], globals: Globals
  ) {
    let line = (try? CommandLine(line: words)) ?? CommandLine(arguments: [words])
    self.init(
      spec: spec, line: line, words: line.words, globals: globals, isVerbImplied: false,
      values: values.reduce(into: [:]) { all, value in
        let word = value.text.map { Word(text: $0, raw: $0, range: 0..<0, isQuoted: true) }
        all[value.option.name, default: []].append(word)
      })
  }

  /// The words as they were typed, quotes included: for item lists.
  package var raw: String { words.map(\.raw).joined(separator: " ") }

  /// The words without quotes: for names.
  package var text: String { words.map(\.text).joined(separator: " ") }

  /// The command as it can be given again: its words and its own options, without those of the run (`--json`, `--db`).
  package var label: String {
    let values = spec.options.flatMap { option in
      (self.values[option.name] ?? []).map { (option: option, text: $0?.text) }
    }
    return spec.label(words: words.map(\.raw).joined(separator: " "), values)
  }

  /// Whether the option was given, with or without a value.
  package func has(_ option: OptionSpec) -> Bool { !all(option).isEmpty }

  /// The option's value with its place, the last one where it was given twice; nil where there is none.
  package func word(_ option: OptionSpec) -> Word? { all(option).last ?? nil }

  /// The option's value without quotes, the last one where it was given twice; nil where there is none.
  package func text(_ option: OptionSpec) -> String? { word(option)?.text }

  /// The values of an option that may be repeated, in the order in which they were typed.
  package func texts(_ option: OptionSpec) -> [String] { all(option).compactMap { $0?.text } }

  /// A finite number, with a decimal point or comma, and perhaps its unit behind it.
  package func number(_ option: OptionSpec, unit: String = "") throws -> Double? {
    guard let word = word(option) else { return nil }
    return try number(word, named: "--\(option.name)", unit: unit)
  }

  /// A whole number within a range.
  package func whole(_ option: OptionSpec, in range: ClosedRange<Int>) throws -> Int? {
    guard let word = word(option) else { return nil }
    return try whole(word, named: "--\(option.name)", in: range)
  }

  /// The number of an option that may stand without one: 0 where it was not given, 1 where it stands alone.
  package func optionalWhole(_ option: OptionSpec, in range: ClosedRange<Int>) throws -> Int {
    guard has(option) else { return 0 }
    return try whole(option, in: range) ?? 1
  }

  /// A word as a finite number, read as an option's is; throws `badNumber`, with `name` in the message.
  package func number(_ word: Word, named name: String, unit: String = "") throws -> Double {
    let typed = word.text.lowercased().hasSuffix(unit) ? word.text.dropLast(unit.count) : word.text[...]
    let point = typed.filter { $0 != " " }.replacing(",", with: ".")
    let isPlain = !point.isEmpty && point.allSatisfy { $0.isASCIIDigit || $0 == "." || $0 == "-" }
    guard isPlain, let value = Double(point), value.isFinite else {
      let isJoules = unit == "kcal" && word.text.lowercased().hasSuffix("kj")
      throw line.error(
        .badNumber, "\(name): `\(word.text)` is not a number", at: word,
        hint: isJoules ? "kJ divided by 4.184 are kcal" : "such as 3.5 or 3,5\(unit.isEmpty ? "" : ", in \(unit)")")
    }
    // -0 is a zero like any other.
    return value == 0 ? 0 : value
  }

  /// A word as a whole number; throws `badNumber`, or `outOfRange` outside of `range`.
  package func whole(_ word: Word, named name: String, in range: ClosedRange<Int>) throws -> Int {
    guard let value = Int(word.text) else {
      throw line.error(
        .badNumber, "\(name): `\(word.text)` is not a whole number", at: word, hint: "a whole number, such as 3")
    }
    guard range.contains(value) else {
      throw line.error(
        .outOfRange, "\(name): \(value) is out of range", at: word,
        hint: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// An error about one of the words.
  package func error(
    _ code: ErrorCode, _ message: String, at word: Word? = nil, hint: String? = nil, candidates: [String] = []
  ) -> LarderError {
    guard let word else { return LarderError(code, message, hint: hint, candidates: candidates) }
    return line.error(code, message, at: word, hint: hint, candidates: candidates)
  }

  /// Where all the words stand: for a name of several.
  package var place: LarderError.Place? {
    guard let first = words.first, let last = words.last else { return nil }
    return LarderError.Place(
      text: line.text, range: first.range.lowerBound..<max(first.range.upperBound, last.range.upperBound))
  }

  /// Puts the caret under a word when reading its value fails.
  package func blaming<Value>(_ word: Word?, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as LarderError {
      throw self.error(error.code, error.message, at: word, hint: error.hint, candidates: error.candidates)
    }
  }

  /// The words before and after a lone `=`, where two names are needed.
  package func halves(_ first: String, _ second: String) throws -> (String, String) {
    guard let sign = words.firstIndex(where: { $0.text == "=" }), sign > 0, sign + 1 < words.count else {
      throw error(
        .missingArgument, "\(first) and \(second) are needed, parted by a = that stands alone", at: words.last,
        hint: spec.examples.first.map { "such as `\($0)`" })
    }
    return (
      words[..<sign].map(\.text).joined(separator: " "), words[(sign + 1)...].map(\.text).joined(separator: " ")
    )
  }

  private func all(_ option: OptionSpec) -> [Word?] {
    precondition(
      spec.options.contains { $0.name == option.name }, "--\(option.name) is read by \(spec.name) but not listed")
    return values[option.name] ?? []
  }
}
