package import Domain
internal import Text

/// A command together with the words and options that were typed after it.
///
/// ```
/// let typed = try CommandLine(line: "food search oat milk --limit 3")
/// let (invocation, _) = try Interpreter(session: session).parse(typed)
/// invocation?.spec.name  // "food search"
/// invocation?.text  // "oat milk"
/// let limit = OptionSpec.value("limit", "N", .number, "How many foods to show.")
/// try invocation?.whole(limit, in: 1...50)  // 3
/// ```
package struct Invocation: Sendable {
  /// The command that the words mean.
  package let spec: CommandSpec
  /// The line that the command was read from; an error shows it with a caret.
  package let line: CommandLine
  /// The words that belong neither to the command's name nor to options.
  package let words: [Word]
  /// The global options that apply to this command.
  package let globals: Globals
  /// Whether only the noun was typed; the command is then the noun's first verb.
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

  /// Creates a command as if it had been typed, for the step that a form saves: the history shows the command, and
  /// people can type it again.
  ///
  /// - Parameters:
  ///   - words: What follows the command's name, as it would be typed.
  ///   - values: The command's options with their values; the value is nil for an option that takes none.
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

  /// The same command with fewer words.
  func with(words: [Word]) -> Invocation {
    Invocation(
      spec: spec, line: line, words: words, globals: globals, isVerbImplied: isVerbImplied, values: values)
  }

  /// The words as they were typed, quotes included: for item lists.
  package var raw: String { words.map(\.raw).joined(separator: " ") }

  /// The words without quotes: for names.
  package var text: String { words.map(\.text).joined(separator: " ") }

  /// The line that repeats the command: its name, its words and its own options, without global ones (`--json`,
  /// `--db`).
  package var label: String {
    let values = spec.options.flatMap { option in
      (self.values[option.name] ?? []).map { (option: option, text: $0?.text) }
    }
    return spec.label(words: words.map(\.raw).joined(separator: " "), values)
  }

  /// The words that were given as values of an option, in order.
  package func words(of option: OptionSpec) -> [Word] { all(option).compactMap(\.self) }

  /// Whether the option was given, with or without a value.
  package func has(_ option: OptionSpec) -> Bool { !all(option).isEmpty }

  /// The option's value with its place in the line; the last value if the option was typed twice, nil if there is none.
  package func word(_ option: OptionSpec) -> Word? { all(option).last ?? nil }

  /// The option's value without quotes; the last value if the option was typed twice, nil if there is none.
  package func text(_ option: OptionSpec) -> String? { word(option)?.text }

  /// The values of a repeatable option, in the order typed.
  package func texts(_ option: OptionSpec) -> [String] { all(option).compactMap { $0?.text } }

  /// The option's value as a finite number, with a decimal point or comma and optionally followed by its unit.
  package func number(_ option: OptionSpec, unit: String = "") throws -> Double? {
    guard let word = word(option) else { return nil }
    return try number(word, named: "--\(option.name)", unit: unit)
  }

  /// The option's value as a whole number within a range.
  package func whole(_ option: OptionSpec, in range: ClosedRange<Int>) throws -> Int? {
    guard let word = word(option) else { return nil }
    return try whole(word, named: "--\(option.name)", in: range)
  }

  /// The number typed after an option; 1 if the option was typed without a number, 0 if the option was not typed.
  package func optionalWhole(_ option: OptionSpec, in range: ClosedRange<Int>) throws -> Int {
    guard has(option) else { return 0 }
    return try whole(option, in: range) ?? 1
  }

  /// A word as a finite number, read like an option's value; throws `badNumber`, with `name` in the message.
  package func number(_ word: Word, named name: String, unit: String = "") throws -> Double {
    let typed = word.text.lowercased().hasSuffix(unit) ? word.text.dropLast(unit.count) : word.text[...]
    let point = typed.filter { $0 != " " }.replacing(",", with: ".")
    let isPlain = !point.isEmpty && point.allSatisfy { $0.isASCIIDigit || $0 == "." || $0 == "-" }
    guard isPlain, let value = Double(point), value.isFinite else {
      let isJoules = unit == "kcal" && word.text.lowercased().hasSuffix("kj")
      throw line.error(
        .badNumber, "\(name): `\(word.text)` is not a number", at: word,
        hint: isJoules ? "divide kJ by 4.184 to get kcal" : "such as 3.5 or 3,5\(unit.isEmpty ? "" : ", in \(unit)")")
    }
    // Turns -0 into a plain zero.
    return value == 0 ? 0 : value
  }

  /// A word as a whole number; throws `badNumber`, or `outOfRange` if it is outside `range`.
  package func whole(_ word: Word, named name: String, in range: ClosedRange<Int>) throws -> Int {
    guard let value = Int(word.text) else {
      let digits = word.text.drop { $0 == "-" || $0 == "+" }
      let isTooLong = !digits.isEmpty && digits.allSatisfy(\.isASCIIDigit)
      throw line.error(
        .badNumber, "\(name): `\(word.text)` is \(isTooLong ? "too large" : "not a whole number")", at: word,
        hint: "a whole number, such as 3")
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

  /// The place from the first to the last word, for errors about a name of several words.
  package var location: LarderError.Location? {
    guard let first = words.first, let last = words.last else { return nil }
    return LarderError.Location(
      text: line.text, range: first.range.lowerBound..<max(first.range.upperBound, last.range.upperBound))
  }

  /// Runs `body` and, if it throws, puts the caret under the word.
  package func locatingErrors<Value>(at word: Word?, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch var error as LarderError {
      error.location = word.map(line.location)
      throw error
    }
  }

  /// The words before a lone `=` and the words after it, for commands that take two names.
  package func halves(_ first: String, _ second: String) throws -> (String, String) {
    guard let sign = words.firstIndex(where: { $0.text == "=" }), sign > 0, sign + 1 < words.count else {
      throw error(
        .missingArgument,
        "write \(first), then a = with a space on each side, then \(second)", at: words.last,
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
