internal import Domain
internal import Text

/// Help pages, made from the command table.
enum HelpText {
  /// How to start Larder, and the options that every command takes.
  static func start(on canvas: Canvas) -> [StyledLine] {
    let ways = [
      ("larder", "the prompt, or a script from standard input"), ("larder COMMAND ...", "one command"),
      ("larder -f FILE", "a script: one command per line"),
    ]
    return pairs(ways, on: canvas) + [StyledLine(), StyledLine("Options of every command", .bold)]
      + pairs(Globals.specs.map { ($0.spelling, $0.help) }, on: canvas) + [StyledLine()]
  }

  /// One command: its usage, arguments, options and examples.
  static func page(_ spec: CommandSpec, on canvas: Canvas) -> [StyledLine] {
    var lines = wrapped(spec.usage, indent: 4, hanging: true, on: canvas).map { StyledLine($0.plain, .bold) }
    lines += wrapped(spec.summary, on: canvas)
    for paragraph in spec.details.split(separator: "\n", omittingEmptySubsequences: true) {
      lines.append(StyledLine())
      lines += wrapped(String(paragraph), on: canvas)
    }
    if let guidance = spec.guidance { lines += [StyledLine()] + wrapped(guidance, on: canvas) }
    let words = spec.arguments.map { ($0.name, $0.help) } + spec.options.map { ($0.spelling, $0.help) }
    if !words.isEmpty { lines += [StyledLine()] + pairs(words, on: canvas) }
    if !spec.aliases.isEmpty { lines += [StyledLine(), StyledLine("also: " + spec.aliases.joined(separator: ", "))] }
    lines += [StyledLine()] + spec.examples.flatMap { wrapped("  " + $0, indent: 4, hanging: true, on: canvas) }
    return lines
  }

  /// Commands with their summaries.
  static func list(_ specs: [CommandSpec], on canvas: Canvas) -> [StyledLine] {
    pairs(specs.map { ($0.name, $0.summary) }, on: canvas)
  }

  /// Lists the commands: each command of one word with its summary, each noun with its verbs.
  static func nouns(_ specs: [CommandSpec], on canvas: Canvas) -> [StyledLine] {
    let names = specs.map { $0.path[0] }.unique
    return pairs(
      names.map { name in
        let family = specs.filter { $0.path[0] == name }
        return (family.count == 1 ? family[0].name : name, CommandTable(family).summary(of: [name]))
      }, on: canvas)
  }

  /// Names in a column, each with its text to its right.
  static func pairs(_ pairs: [(String, String)], on canvas: Canvas) -> [StyledLine] {
    let widest = pairs.map { $0.0.cells }.max() ?? 0
    let column = min(widest, canvas.width / 2 - 4)
    return pairs.flatMap { name, text -> [StyledLine] in
      let indent = String(repeating: " ", count: column + 4)
      var parts = text.wrapped(to: canvas.width - column - 4)
      let head = StyledLine("  " + name.padded(to: column) + "  ")
      if name.cells > column {
        return [StyledLine("  " + name)] + parts.map { StyledLine(indent + $0, .faint) }
      }
      let first = parts.isEmpty ? "" : parts.removeFirst()
      return [head + StyledLine(first, .faint)] + parts.map { StyledLine(indent + $0, .faint) }
    }
  }

  private static func wrapped(_ text: String, indent: Int = 0, hanging: Bool = false, on canvas: Canvas) -> [StyledLine]
  {
    let parts = text.wrapped(to: canvas.width - (hanging ? indent : 0))
    return parts.enumerated().map { index, part in
      StyledLine((hanging && index > 0 ? String(repeating: " ", count: indent) : "") + part)
    }
  }
}
