internal import Domain
internal import Text

/// Finds the command and its options in a line of words.
struct LineParser {
  let table: CommandTable
  /// Returns the offset from UTC in seconds at a local time; `--now` needs it if it is typed without an offset.
  let zone: (_ localSeconds: Int) -> Int
  /// Returns the hint for words that are not a command but a sentence, such as a question; nil for other words.
  var sentence: (_ words: [Word]) -> String? = { _ in nil }

  /// Reads a line and adds its options to `base`; the invocation is nil if the line holds only global options.
  ///
  /// If the command only reads and takes no person itself, `@NAME` anywhere in the line means `--profile NAME`:
  /// `meal list @mia --last 3`. The `weigh` commands are an exception, so that nobody sees another person's weights by
  /// accident.
  func parse(_ line: CommandLine, globals base: Globals) throws -> (invocation: Invocation?, globals: Globals) {
    do {
      return try parseWithoutPerson(line, globals: base)
    } catch let error as LarderError {
      guard let range = error.location?.range, let person = line.words.first(where: { $0.range == range }),
        person.beginsPerson, person.text.count > 1, !person.isQuoted,
        var found = try? parseWithoutPerson(line.without(person), globals: base),
        found.globals.profile == base.profile, let spec = found.invocation?.spec, spec.effect == .reads
      else { throw error }
      guard spec.path[0] != "weigh" else {
        let name = SafeText.visible(String(person.text.dropFirst())).truncated(to: 40)
        throw line.error(
          error.code, "weights are private, so `\(spec.name)` does not take `@\(name)`", at: person,
          hint: "`\(spec.name) --profile \(name)` is for \(name)")
      }
      found.globals.profile = String(person.text.dropFirst())
      return found
    }
  }

  private func parseWithoutPerson(
    _ line: CommandLine, globals base: Globals
  ) throws -> (invocation: Invocation?, globals: Globals) {
    var rest = line.words[...]
    var globals = base
    try takeGlobals(from: &rest, of: line, into: &globals)
    guard let first = rest.popFirst() else { return (nil, globals) }
    let found = try command(named: first, in: line)
    try takeGlobals(from: &rest, of: line, into: &globals, isOpen: true)
    let (spec, isImplied): (CommandSpec, Bool)
    do {
      (spec, isImplied) = try leaf(of: found, rest: &rest, first: first, line: line)
    } catch let error as LarderError where error.code == .unknownCommand {
      // `i` may begin `inbox`, but not in `i had an apple`.
      guard first.text.count < 3, !isName(first) else { throw error }
      throw unknown(first, in: line)
    }
    let parsed = try options(of: spec, from: rest, line: line, globals: &globals)
    let invocation = Invocation(
      spec: spec, line: line, words: parsed.words, globals: globals, isVerbImplied: isImplied, values: parsed.values)
    if !globals.wantsHelp, !invocation.leavesAllOpen { try invocation.check() }
    return (invocation, globals)
  }

  /// The commands that `help` describes for these words: a single one, or all verbs of a noun.
  func commands(named words: [Word], first: Word, in line: CommandLine) throws -> [CommandSpec] {
    var specs = try command(named: first, in: line)
    for (depth, word) in words.enumerated().dropFirst() {
      let verbs = table.verbs(of: specs, at: depth)
      let noun = specs[0].path.prefix(depth).joined(separator: " ")
      guard !verbs.isEmpty else {
        throw line.error(
          .unknownCommand, "there is no command `\(noun) \(word.text)`", at: word,
          hint: "`help \(noun)` explains `\(noun)`")
      }
      let chosen = try verb(word, among: verbs, of: noun, line: line)
      specs = specs.filter { $0.path.count > depth && $0.path[depth] == chosen }
    }
    return specs
  }

  /// Removes global options from the front of `rest` and sets them.
  ///
  /// At an unknown option, it stops if `isOpen` is true, since the option may be one of the command's own; otherwise it
  /// throws an error.
  private func takeGlobals(
    from rest: inout ArraySlice<Word>, of line: CommandLine, into globals: inout Globals, isOpen: Bool = false
  ) throws {
    while let word = rest.first, word.isOption || word.text == "-f" {
      guard let (option, inline) = match(word, in: Globals.specs) else {
        if isOpen { return }
        throw unknownOption(word, known: Globals.specs, line: line, of: nil)
      }
      rest.removeFirst()
      let value = try value(of: option, inline: inline, at: word, rest: &rest, line: line)
      try globals.set(option, to: value, in: line, zone: zone)
    }
  }

  /// Whether a word is the full name or an alias of a command.
  private func isName(_ word: Word) -> Bool {
    let text = word.text.lowercased()
    return table.words.contains(text) || table.words.contains(text + "s")
  }

  /// Whether a short word begins a sentence, such as `we had soup`, and does not abbreviate a command.
  private func beginsSentence(_ word: Word, in line: CommandLine) -> Bool {
    guard SentenceWords.short.contains(word.text.plainLetters), !isName(word),
      let next = line.words.first(where: { $0.range.lowerBound > word.range.lowerBound }), !next.isOption
    else { return false }
    let verbs = table.verbs(of: table.specs(named: word.text), at: 1)
    return !verbs.contains { $0.hasPrefix(next.text.lowercased()) }
  }

  /// The error for a line that does not begin with a command; its hint is a line that does what was probably meant.
  private func unknown(_ word: Word, in line: CommandLine) -> LarderError {
    let words = line.words.filter { $0.range.lowerBound >= word.range.lowerBound }
    let guess = sentence(Array(words.prefix { !$0.isOption })) ?? CommandGuess(table: table).hint(for: word, in: line)
    let nearest = guess == nil && !beginsSentence(word, in: line) ? NearestWord.among(table.words, to: word.text) : nil
    return line.error(
      .unknownCommand, "there is no command `\(word.text)`", at: word,
      hint: guess ?? nearest.map { "did you mean `\($0)`?" } ?? CommandGuess.otherwise(from: word, in: line),
      candidates: nearest.map { [$0] } ?? [])
  }

  private func command(named word: Word, in line: CommandLine) throws -> [CommandSpec] {
    if beginsSentence(word, in: line) { throw unknown(word, in: line) }
    switch table.find(word.text) {
    case .found(let specs): return specs
    case .ambiguous(let names):
      throw line.error(
        .ambiguousCommand, "`\(word.text)` is short for several commands", at: word,
        hint: "one of " + names.joined(separator: ", "), candidates: names)
    case .none:
      throw unknown(word, in: line)
    }
  }

  /// Finds a noun's command by the words after the noun; if no verb was typed, this is the noun's first command.
  private func leaf(
    of specs: [CommandSpec], rest: inout ArraySlice<Word>, first: Word, line: CommandLine
  ) throws -> (CommandSpec, isImplied: Bool) {
    var specs = specs
    var depth = 1
    while true {
      if specs.count == 1, specs[0].path.count == depth { return (specs[0], false) }
      guard let next = rest.first, !next.isOption else {
        guard let fallback = specs.first(where: { $0.path.count == depth || $0.path.count == depth + 1 }) else {
          throw missingVerb(specs, depth: depth, after: first, line: line)
        }
        // `guide member` alone lists the members. A verb must be typed after a nested noun that has no verb `list`, and
        // after a noun whose first command needs arguments, such as `data`.
        let isNested = fallback.path.count > 2 && fallback.path.last != "list"
        if isNested || (fallback.path.count > depth && fallback.needsArguments) {
          throw missingVerb(specs, depth: depth, after: first, line: line)
        }
        return (fallback, true)
      }
      let verbs = table.verbs(of: specs, at: depth)
      if let own = table.commandTaking(next.text, of: specs, at: depth) {
        return (verbThatFollows(specs, at: depth, rest: &rest) ?? own, false)
      }
      let chosen = try verb(next, among: verbs, of: specs[0].path.prefix(depth).joined(separator: " "), line: line)
      rest.removeFirst()
      specs = specs.filter { $0.path.count > depth && $0.path[depth] == chosen }
      depth += 1
    }
  }

  /// The command whose verb is typed after its arguments, as in `day thu partial`; nil if there is none.
  ///
  /// The verb is removed from the words.
  private func verbThatFollows(_ specs: [CommandSpec], at depth: Int, rest: inout ArraySlice<Word>) -> CommandSpec? {
    // After an option a word may be the option's value, so only words before the first option are considered.
    let words = rest.prefix { !$0.isOption }
    guard let place = words.lastIndex(where: { word in specs.contains { isVerb(word, of: $0, at: depth) } }),
      let spec = specs.first(where: { isVerb(rest[place], of: $0, at: depth) })
    else { return nil }
    rest.remove(at: place)
    return spec
  }

  private func isVerb(_ word: Word, of spec: CommandSpec, at depth: Int) -> Bool {
    spec.mayFollowArguments && spec.path.count == depth + 1 && spec.path[depth] == word.text.lowercased()
  }

  private func verb(_ word: Word, among verbs: [String], of noun: String, line: CommandLine) throws -> String {
    let text = word.text.lowercased()
    if verbs.contains(text) { return text }
    let longer = verbs.filter { $0.hasPrefix(text) }
    if longer.count == 1 { return longer[0] }
    if text.hasPrefix("@") {
      throw line.error(
        .unknownCommand, "`\(noun)` does not know `\(word.text)`", at: word,
        hint:
          "`\(noun) --profile \(word.text.dropFirst())` is for \(word.text.dropFirst()); `use \(word.text.dropFirst())` switches to \(word.text.dropFirst())"
      )
    }
    if longer.isEmpty, let known = CommandGuess.verb(text), verbs.contains(known) {
      let after = line.words.filter { $0.range.lowerBound > word.range.lowerBound }.map(\.raw)
      // The new name comes last: `profile rename Tim Timmy`.
      let isNamed =
        text == "rename"
        && table.specs.contains { spec in
          spec.name == "\(noun) \(known)" && spec.options.contains { $0.name == "name" }
        }
      let rest =
        isNamed
        ? "\(after.first ?? "NAME") --name \(after.count > 1 ? after[1] : "NEW")" : after.joined(separator: " ")
      if let number = after.first, number.first?.isASCIIDigit == true,
        table.specs.contains(where: { $0.path == [noun, "item", "remove"] }), known == "delete"
      {
        throw line.error(
          .unknownCommand, "`\(noun)` does not know `\(word.text)`", at: word,
          hint:
            "`\(noun) item remove last \(number)` removes item \(number) of the last \(noun), `\(noun) delete` all of it"
        )
      }
      throw line.error(
        .unknownCommand, "`\(noun)` does not know `\(word.text)`", at: word,
        hint: "`\(noun) \(known)\(rest.isEmpty ? "" : " " + rest)` does that", candidates: [known])
    }
    let nearest = longer.isEmpty ? NearestWord.among(verbs, to: text).map { [$0] } ?? [] : longer
    throw line.error(
      longer.isEmpty ? .unknownCommand : .ambiguousCommand, "`\(noun)` does not know `\(word.text)`", at: word,
      hint: (nearest.isEmpty ? "" : "did you mean `\(nearest.joined(separator: "` or `"))`? ")
        + "it knows \(verbs.joined(separator: ", "))", candidates: nearest)
  }

  private func missingVerb(_ specs: [CommandSpec], depth: Int, after word: Word, line: CommandLine) -> LarderError {
    let verbs = table.verbs(of: specs, at: depth)
    let noun = specs[0].path.prefix(depth).joined(separator: " ")
    return line.error(
      .missingArgument, "`\(noun)` is incomplete", at: word,
      hint: verbs.count == 1 ? "such as `\(noun) \(verbs[0])`" : "one of " + verbs.joined(separator: ", "),
      candidates: verbs)
  }

  private func options(
    of spec: CommandSpec, from words: ArraySlice<Word>, line: CommandLine, globals: inout Globals
  ) throws -> (words: [Word], values: [String: [Word?]]) {
    var rest = words
    var plain: [Word] = []
    var values: [String: [Word?]] = [:]
    while let word = rest.popFirst() {
      if word.text == "--", !word.isQuoted {
        plain += rest
        break
      }
      guard word.isOption else {
        plain.append(word)
        continue
      }
      if let (option, inline) = match(word, in: spec.options) {
        let value = try value(of: option, inline: inline, at: word, rest: &rest, line: line)
        if values[option.name] != nil, !option.isRepeatable {
          throw line.error(.badValue, "--\(option.name) is given twice", at: word, hint: "leave one of them out")
        }
        if inline == nil, let value, !value.isQuoted, !value.text.contains(" "), !plain.isEmpty, option.isName,
          spec.arguments.last?.arity == .rest, let next = rest.first, !next.isOption, next.text.first != "@"
        {
          let said = [value.text] + rest.prefix { !$0.isOption }.map(\.text)
          throw line.error(
            .badValue,
            "`\(SafeText.visible(next.text))` may belong to `--\(option.name) \(SafeText.visible(value.text))`",
            at: next,
            hint: "put all of it in quotes: `--\(option.name) \"\(SafeText.visible(said.joined(separator: " ")))\"`")
        }
        values[option.name, default: []].append(value)
      } else if let (option, inline) = match(word, in: Globals.specs) {
        let value = try value(of: option, inline: inline, at: word, rest: &rest, line: line)
        try globals.set(option, to: value, in: line, zone: zone)
      } else {
        throw unknownOption(word, known: spec.options + Globals.specs, line: line, of: spec)
      }
    }
    return (plain, values)
  }

  private func match(_ word: Word, in specs: [OptionSpec]) -> (OptionSpec, inline: Word?)? {
    if word.text == "-f" { return specs.first { $0.name == "f" }.map { ($0, nil) } }
    let body = word.text.dropFirst(2)
    let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = specs.first(where: { $0.name == parts[0] && $0.name != "f" }) else { return nil }
    guard parts.count == 2 else { return (option, nil) }
    return (option, Word(text: String(parts[1]), raw: word.raw, range: word.range, isQuoted: word.isQuoted))
  }

  private func value(
    of option: OptionSpec, inline: Word?, at word: Word, rest: inout ArraySlice<Word>, line: CommandLine
  ) throws -> Word? {
    switch option.value {
    case .none:
      guard inline == nil else {
        throw line.error(
          .unexpectedArgument, "--\(option.name) takes no value", at: word, hint: "write --\(option.name)")
      }
      return nil
    case .optional:
      if let inline { return inline }
      guard let next = rest.first, Int(next.text) != nil else { return nil }
      return rest.popFirst()
    case .required(let placeholder):
      if let inline { return inline }
      guard let next = rest.first, !next.isOption else {
        throw line.error(
          .missingValue, "--\(option.name) needs a value", at: word,
          hint: "--\(option.name) \(placeholder): \(option.help)")
      }
      return rest.popFirst()
    }
  }

  private func unknownOption(
    _ word: Word, known: [OptionSpec], line: CommandLine, of spec: CommandSpec?
  ) -> LarderError {
    let name = String(word.text.dropFirst(2).prefix { $0 != "=" })
    let nearest = NearestWord.among(known.map(\.name).filter { $0 != "f" }, to: name)
    let own = spec.map {
      $0.options.isEmpty
        ? "`\($0.name)` has no options of its own"
        : "it takes " + $0.options.map { "--\($0.name)" }.joined(separator: ", ")
    }
    let error = line.error(
      .unknownOption, "there is no option `\(word.text)`" + (spec.map { " of `\($0.name)`" } ?? ""), at: word,
      hint: own ?? (nearest == nil ? "`larder --help` lists the options" : nil))
    return error.suggesting(nearest.map { "--\($0)" })
  }
}
