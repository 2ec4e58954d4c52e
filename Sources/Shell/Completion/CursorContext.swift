internal import Commands

/// What a line contains up to the cursor: the words and options of a command, and the word at the cursor.
struct CursorContext {
  /// The line up to the cursor.
  let text: String
  /// The word at the cursor, including quotes; empty after a space.
  let current: String
  /// The offset of the word at the cursor.
  let start: Int
  /// The words before the word at the cursor that are neither options nor values of options.
  private(set) var words: [Word] = []
  /// The commands that the words so far can refer to; empty if there is no such command.
  private(set) var specs: [CommandSpec] = []
  /// The number of words that name the command.
  private(set) var depth = 0
  /// The option whose value is at the cursor; nil if no option's value is there.
  private(set) var openOption: OptionSpec?
  /// The names of the options that are already used.
  private(set) var usedOptions: Set<String> = []
  /// The values of the options that were typed, by name without dashes.
  private(set) var optionValues: [String: String] = [:]
  /// The offset at which the last option, including its value, ends; a name of several words cannot extend across this
  /// offset.
  private(set) var lastOptionEnd = 0
  /// Whether the line has an option that does not exist.
  private(set) var isNonsense = false
  /// Whether `--` occurred, after which no word is an option.
  private(set) var endsOptions = false

  /// The offset of the cursor.
  let end: Int

  /// Reads a line that is typed at the prompt, up to the cursor.
  init(_ line: String, cursor: Int, table: CommandTable) {
    text = String(line.prefix(cursor))
    end = text.count
    var before = CommandLine(typing: text).words
    if let last = before.last, last.range.upperBound == text.count {
      (current, start) = (last.raw, last.range.lowerBound)
      before.removeLast()
    } else {
      (current, start) = ("", text.count)
    }
    for word in before { take(word, table) }
  }

  /// Reads the arguments that a shell passes; the last argument ends at the cursor.
  ///
  /// An empty list counts as a single empty argument.
  init(arguments: [String], table: CommandTable) {
    let line = CommandLine(arguments: arguments)
    text = line.text
    current = line.words.last?.text ?? ""
    start = line.words.last?.range.lowerBound ?? 0
    // The length of `text` may be wrong: an argument that begins with a combining mark joins the space before it.
    end = start + current.count
    for word in line.words.dropLast() { take(word, table) }
  }

  /// The words that can come next in the command's name; nil if the name is complete.
  func verbs(in table: CommandTable) -> [String]? {
    let verbs = table.verbs(of: specs, at: depth)
    return verbs.isEmpty ? nil : verbs
  }

  /// The options that the line can have: the options of the commands that it can mean, and the options that all
  /// commands share.
  var options: [OptionSpec] { specs.flatMap(\.options) + Globals.specs }

  private mutating func take(_ word: Word, _ table: CommandTable) {
    if let option = openOption {
      optionValues[option.name] = word.text
      openOption = nil
      lastOptionEnd = word.range.upperBound
    } else if words.isEmpty, word.raw == "-f" {
      // `-f` is the only option with one dash, and is only accepted before a command.
      openOption = Globals.specs.first { $0.name == "f" }
    } else if !endsOptions, word.raw == "--" {
      endsOptions = true
      lastOptionEnd = word.range.upperBound
    } else if !endsOptions, word.isOption {
      usedOptions.insert(word.text)
      lastOptionEnd = word.range.upperBound
      let name = word.text.dropFirst(2).prefix { $0 != "=" }
      guard let option = options.first(where: { $0.name == name }) else {
        isNonsense = true
        return
      }
      if name.count + 2 < word.text.count { optionValues[option.name] = String(word.text.dropFirst(name.count + 3)) }
      // An optional value is a number, which is never completed; treating it as a word makes no difference.
      if case .required = option.value, name.count + 2 == word.text.count { openOption = option }
    } else {
      words.append(word)
      name(word, table)
    }
  }

  /// Uses a word to narrow down the commands that the line can mean: first a noun, then verbs.
  private mutating func name(_ word: Word, _ table: CommandTable) {
    guard words.count > 1 else {
      specs = table.specs(named: word.text)
      depth = 1
      return
    }
    guard words.count == depth + 1, let verbs = verbs(in: table) else { return }
    let typed = word.text.lowercased()
    let named = verbs.contains(typed) ? [typed] : verbs.filter { $0.hasPrefix(typed) }
    specs = specs.filter { $0.path.count > depth && named.contains($0.path[depth]) }
    depth += 1
  }
}
