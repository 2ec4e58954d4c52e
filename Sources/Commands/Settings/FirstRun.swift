package import Domain
internal import Store
internal import Text

/// The first run of a household: three short screens, each of which can be skipped.
///
/// Once the screens were shown, they are never shown again.
package struct FirstRun {
  private let session: Session
  private let calendar: Territory?

  /// Creates a first run; `calendar` is the territory whose first day of the week is proposed.
  package init(session: Session, calendar: Territory?) {
    self.session = session
    self.calendar = calendar
  }

  /// The key under which the household remembers that the screens were shown; it is not a setting that people can
  /// change.
  private static let memory = "first-run"

  /// Whether to show the screens.
  ///
  /// The screens are shown if somebody can answer, if the household can be written and has no profile yet, and if the
  /// screens were never shown before.
  ///
  /// The screens are not shown if an option names a profile, or with `--quiet` or `--yes`.
  ///
  /// Throws if the household cannot be read.
  package func isDue() throws -> Bool {
    let globals = session.globals
    guard session.dialogue.isInteractive, !globals.isQuiet, !globals.isYes, globals.profile == nil,
      try !session.household().isReadOnly
    else { return false }
    return try session.read { reading in
      try reading.profiles.all().isEmpty && reading.settings.all()[Self.memory] == nil
    }
  }

  /// Shows the screens one after the other; Ctrl-C ends the first run.
  ///
  /// Throws `interrupted` if the user leaves; answers on earlier screens are already saved.
  package func run() throws {
    try show(whoEats.run(Person(), in: session))
    try show(howShown.run(session.settings.startingWeek(in: calendar, isSet: isSet(.weekStart)), in: session))
    guard try session.read({ try session.currentProfile(in: $0) }) != nil else {
      let hint = "then log a meal as you would say it: `eat 2 eggs and a banana`"
      return session.dialogue.show([StyledLine("`profile add Dad` adds somebody later, " + hint)])
    }
    try show(howToLog.run(Meal(), in: session))
  }

  /// Remembers that the screens were shown, whether or not they were completed.
  package func remember() throws { try session.household().setDisplay(Self.memory, "shown") }

  /// Shows the result of a screen, followed by an empty line.
  private func show(_ report: any Report) { session.dialogue.show { report.lines(on: $0) + [StyledLine()] } }

  private func isSet(_ key: SettingKey) throws -> Bool {
    try session.read { try $0.settings.all()[key.rawValue] != nil }
  }

  private func invocation(_ spec: CommandSpec, _ words: String, _ values: [(option: OptionSpec, text: String?)] = [])
    -> Invocation
  {
    Invocation(typing: spec, words: words, values: values, globals: session.globals)
  }

  /// An answer without the command that somebody typed before it: `Dad` for `profile add Dad`.
  private static func without(_ command: CommandSpec, _ answer: String) -> String {
    let words = answer.split(separator: " ")
    let typed = words.first == "larder" ? words.dropFirst() : words[...]
    let name = command.name.split(separator: " ")
    guard typed.count > name.count, typed.starts(with: name) else { return answer }
    return typed.dropFirst(name.count).joined(separator: " ")
  }

  /// The report of a skipped screen, which is empty.
  private static var nothing: any Report { TextReport([], json: .null) }
}

// MARK: Who eats here?

extension FirstRun {
  private struct Person {
    var names: [String] = []
    var icon: String?
  }

  private var whoEats: Form<Person> {
    Form(
      "Welcome to Larder. 1 of 3: who eats here?", name: "larder", instead: "`profile add NAME` adds a profile",
      fields: [name, icon], preview: { _ in FormPreview(Self.nothing) },
      save: { person in
        guard !person.names.isEmpty else { return Self.nothing }
        let names = person.names.joined(separator: ", ")
        let icon = person.icon.map { [(option: ProfileCommands.icon, text: String?.some($0))] } ?? []
        return try ProfileCommands.add.run(invocation(ProfileCommands.add, Word.typed(name: names), icon), session)
      }
    ).asScreen(keys: "Enter takes the answer in [ ], `.` takes all of them; `?` explains, Ctrl-C leaves")
  }

  private var name: FormField<Person> {
    FormField(
      "name",
      why: "Meals and goals belong to somebody. Several names go between commas; `profile add NAME` adds one later.",
      need: .optional("skip")
    ) { text, person in
      // `Sabine and Tom` are two, while `profile add` takes `Oma und Opa` for one.
      let typed = SafeText.stored(Self.without(ProfileCommands.add, text))
      person.names = try ProfileName.list(
        ["&", " and ", " und ", " AND ", " UND ", " + "].reduce(typed) { $0.replacing($1, with: ", ") })
      return .nothing
    }
  }

  private var icon: FormField<Person> {
    FormField(
      "icon", why: "One character for the prompt, such as 🥕 or D.", need: .optional()
    ) { text, person in
      person.icon = try ProfileCommands.iconGlyph(text)
      return .nothing
    }.asked { $0.names.count == 1 }
  }
}

// MARK: How is it shown?

extension FirstRun {
  private var howShown: Form<HouseholdSettings> {
    Form(
      "2 of 3: how should things be shown?", name: "larder", instead: "`settings set KEY VALUE` sets one",
      fields: [
        setting(.units, "units"), setting(.weekStart, "weeks start on"), setting(.currency, "prices are in"),
      ], preview: { _ in FormPreview(Self.nothing) },
      save: { wanted in
        try save(wanted)
        let words = [
          wanted.units == .metric ? "weights in grams" : "weights in ounces and pounds",
          "weeks from \(wanted.weekStart.name)",
          wanted.currency.code.map { "prices in \($0)" } ?? "prices without a sign",
        ]
        return TextReport(
          [StyledLine(words.joined(separator: ", ")), StyledLine("`settings` shows and changes it", .faint)],
          json: .null)
      }
    ).asScreen(keys: nil)
  }

  private func setting(_ key: SettingKey, _ label: String) -> FormField<HouseholdSettings> {
    FormField(label, why: "\(key.purpose) It takes \(key.accepted).", kind: .choice(key.words)) { text, settings in
      settings = try key.setting(text, in: settings)
      return .nothing
    }.preset { key.shown(in: $0) }
  }

  /// Saves the settings that differ from the current ones; a currency that came from the locale is saved in any case.
  private func save(_ wanted: HouseholdSettings) throws {
    for key in [SettingKey.units, .weekStart, .currency] {
      let holds = key.shown(in: session.settings) == key.shown(in: wanted)
      let isSettled = try key != .currency || wanted.currency.code == nil || isSet(.currency)
      guard !holds || !isSettled else { continue }
      let words = "\(key.rawValue) \(key.shown(in: wanted))"
      _ = try SettingCommands.set.run(invocation(SettingCommands.set, words), session)
    }
  }
}

extension HouseholdSettings {
  /// The settings with the locale's first day of the week, unless the household has set one.
  fileprivate func startingWeek(in territory: Territory?, isSet: Bool) -> HouseholdSettings {
    var settings = self
    if !isSet, let territory { settings.weekStart = territory.weekStart }
    return settings
  }
}

// MARK: How is it logged?

extension FirstRun {
  private struct Meal {
    var items: String?
  }

  private var howToLog: Form<Meal> {
    Form(
      "3 of 3: what did you eat last? Such as: 2 eggs and a banana", name: "larder",
      instead: "`eat 2 eggs` logs a meal",
      fields: [
        FormField(
          "eat",
          why: "Write it the way you would say it; add @yesterday or @lunch if it was earlier. `undo` takes it back.",
          kind: .items, need: .optional("skip")
        ) { text, meal in
          meal.items = Self.without(EatCommands.eat, text)
          return .nothing
        }
      ], preview: { _ in FormPreview(Self.nothing) },
      save: { meal in
        guard let items = meal.items else { return Self.nothing }
        return try EatCommands.eat.run(invocation(EatCommands.eat, items), session)
      }
    ).asScreen(keys: nil)
  }
}
