internal import Domain
internal import Text

/// The commands `help`, `about`, `completion`, `clear`, `quit` and `q`.
enum HelpCommands {
  static let specs: [CommandSpec] = [help] + AboutCommands.specs + [CompletionCommand.completion, clear, quit, leave]

  static let help: CommandSpec = CommandSpec(
    ["help"], aliases: ["?"], "Show the everyday commands on one screen, list all commands, or explain one.",
    arguments: [
      ArgumentSpec(
        "COMMAND", .command, .optionalRest,
        "The command to explain, `all` to list all of them, or any word to find the commands that mention it.")
    ],
    examples: ["help", "help all", "help eat", "help portion"], effect: .reads, topic: .session
  ) { invocation, _ in
    guard let first = invocation.words.first else { return HelpReport(topic: .day) }
    if invocation.words.count == 1, first.text.lowercased() == "all" { return HelpReport(topic: .overview) }
    let parser = LineParser(table: .larder, zone: { _ in 0 })
    do {
      let named = try parser.commands(named: invocation.words, first: first, in: invocation.line)
      return HelpReport(topic: .commands(named))
    } catch let error as LarderError where error.code == .unknownCommand && error.candidates.isEmpty {
      let found = invocation.words.count == 1 ? CommandTable.larder.mentioning(first.text) : []
      guard !found.isEmpty else { throw error }
      return HelpReport(topic: .mentioned(first.text, in: found))
    }
  }

  static let clear: CommandSpec = CommandSpec(
    ["clear"], "Clear the screen.", examples: ["clear"], effect: .session, topic: .session
  ) {
    _, _ in EndReport(endsSession: false, clearsScreen: true)
  }

  static let quit: CommandSpec = CommandSpec(
    ["quit"], aliases: ["exit"], "Leave Larder.", examples: ["quit"], effect: .session, topic: .session
  ) { _, _ in EndReport(endsSession: true, clearsScreen: false) }

  /// `q` at the prompt: says that nothing is open.
  ///
  /// `q` closes a page of output. A user who types `q` when no page is open should not leave Larder by mistake.
  static let leave: CommandSpec = CommandSpec(
    ["q"], "Leave what is open, such as a page; at the prompt, say how to leave Larder.", examples: ["q"],
    effect: .session, topic: .session
  ) { _, _ in
    let sentence = "Nothing is open here. `quit` leaves Larder, and so does Ctrl-D."
    return TextReport([StyledLine(sentence, .faint)], json: .object(["message": .string(sentence)]))
  }
}

/// The report of `larder --version`.
struct VersionReport: Report {
  var json: JSON { .object(["version": .string(Version.number)]) }
  var table: CSVTable? { CSVTable(["version"], [[Version.number]]) }
  func text(on canvas: Canvas) -> [StyledLine] { [StyledLine("larder \(Version.number)")] }
}

/// A report without text: it ends the session or clears the screen.
struct EndReport: Report {
  let endsSession: Bool
  let clearsScreen: Bool
  var json: JSON { .object([:]) }
  func text(on canvas: Canvas) -> [StyledLine] { [] }
}

/// The help on all commands, on one command, or on a noun and its verbs.
struct HelpReport: Report {
  enum Topic {
    /// `larder --help`: how to start Larder, the global options and the commands.
    case start
    /// The commands for everyday use, on one screen.
    case day
    case overview
    case commands([CommandSpec])
    /// The commands related to a word that is not the name of a command.
    case mentioned(String, in: [CommandSpec])
  }

  let topic: Topic

  private var specs: [CommandSpec] {
    switch topic {
    case .start, .day, .overview: CommandTable.larder.specs
    case .commands(let specs), .mentioned(_, let specs): specs
    }
  }

  var json: JSON {
    .object([
      "commands": .array(
        specs.map { spec in
          .object([
            "name": .string(spec.name), "summary": .string(spec.summary), "usage": .string(spec.usage),
            "examples": .array(spec.examples.map(JSON.string)),
          ])
        })
    ])
  }

  var table: CSVTable? { CSVTable(["command", "summary", "usage"], specs.map { [$0.name, $0.summary, $0.usage] }) }

  func text(on canvas: Canvas) -> [StyledLine] {
    switch topic {
    case .start: HelpText.start(on: canvas) + overview(on: canvas)
    case .day: HelpScreen.lines(on: canvas)
    case .overview: overview(on: canvas)
    case .commands(let specs) where specs.count == 1: HelpText.page(specs[0], on: canvas)
    case .commands(let specs): commands(specs, on: canvas)
    case .mentioned(let word, let specs):
      WriteReport.fitted(
        StyledLine("No command is called `\(word)`. These have to do with it:"), on: canvas)
        + HelpText.list(specs, on: canvas) + [StyledLine("`help COMMAND` explains one.", .faint)]
    }
  }

  /// Lists the verbs of a noun; if the noun alone is a command too, its help page comes first.
  ///
  /// For example, `data log` is a command, and so is `data log clear`.
  private func commands(_ specs: [CommandSpec], on canvas: Canvas) -> [StyledLine] {
    guard let asked = specs.first(where: { asked in specs.allSatisfy { $0.path.starts(with: asked.path) } }) else {
      return HelpText.list(specs, on: canvas) + [StyledLine("`help \(specs[0].path[0]) VERB` explains one.", .faint)]
    }
    let others = specs.filter { $0.path != asked.path }
    return HelpText.page(asked, on: canvas) + [StyledLine()] + HelpText.list(others, on: canvas)
      + [StyledLine("`help \(asked.name) VERB` explains one.", .faint)]
  }

  private func overview(on canvas: Canvas) -> [StyledLine] {
    var lines: [StyledLine] = []
    for topic in CommandSpec.Topic.allCases {
      let specs = CommandTable.larder.specs.filter { $0.topic == topic }
      guard !specs.isEmpty else { continue }
      lines.append(StyledLine(topic.rawValue, .bold))
      lines += HelpText.nouns(specs, on: canvas)
    }
    lines += WriteReport.fitted(
      StyledLine("`help COMMAND` explains one, with examples; TAB completes names and foods.", .faint), on: canvas)
    return lines
  }
}
