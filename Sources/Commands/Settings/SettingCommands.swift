internal import Domain
internal import Figures
internal import Store

/// The commands `settings`, `settings set` and `settings reset`.
enum SettingCommands {
  static let specs: [CommandSpec] = [show, set, reset]

  private static let key = ArgumentSpec(
    "KEY", .choice(SettingKey.allCases.map(\.rawValue)), .one, "Which setting.")

  static let show: CommandSpec = CommandSpec(
    ["settings", "show"], "Show each setting, where its value comes from, and the values it can have.",
    details: """
      The column `from` says where a value comes from: it was `set`, it follows the `locale` (LC_ALL, LC_MEASUREMENT, \
      LC_MONETARY, LANG: units and currency), or it is the `default` one. Once a price has been entered, the currency of \
      the `first price` stays the same under every locale.
      """, examples: ["settings"], effect: .reads, topic: .session
  ) { _, session in
    try session.read { reading in
      let book = reading.recipes(of: try session.currentProfile(in: reading)?.id)
      return SettingsReport(
        stored: try reading.settings.all(), start: session.startingSettings, archivedRecipes: try book.archivedCount())
    }
  }

  static let set: CommandSpec = CommandSpec(
    ["settings", "set"], "Set one of the settings.",
    details: SettingKey.allCases.map { "\($0.rawValue): \($0.accepted). \($0.purpose)" }.joined(separator: "\n\n") + """


      week-start, day-start, currency, history-days and backup-size apply to the whole household: each change is one \
      step, which `undo` takes back. units, theme, history-shared, prompt-limits and \
      notifications only change how things look or sound and are not steps.
      """,
    arguments: [key, ArgumentSpec("VALUE", .settingValue, .rest, "The new value.")],
    examples: ["settings set week-start sunday", "settings set currency EUR"], effect: .writes, topic: .session
  ) { invocation, session in
    let key = try readKey(invocation)
    let text = invocation.words.dropFirst().map(\.text).joined(separator: " ")
    return try change(key, invocation, session) { settings in
      try invocation.locatingErrors(at: invocation.words[1]) { try key.setting(text, in: settings) }
    }
  }

  static let reset: CommandSpec = CommandSpec(
    ["settings", "reset"], "Return a setting to its default.", arguments: [key],
    examples: ["settings reset day-start"], effect: .writes, topic: .session
  ) { invocation, session in
    try change(readKey(invocation), invocation, session, to: nil)
  }

  private static func readKey(_ invocation: Invocation) throws -> SettingKey {
    let word = invocation.words[0]
    return try invocation.locatingErrors(at: word) { try SettingKey.read(word.text) }
  }

  /// Saves one setting, taken from the settings that `value` returns; resets the setting if `value` is nil.
  private static func change(
    _ key: SettingKey, _ invocation: Invocation, _ session: Session,
    to value: ((HouseholdSettings) throws -> HouseholdSettings)?
  ) throws -> SettingReport {
    let start = session.startingSettings
    if key.isDisplay {
      let before = session.settings
      let stored = try value.map { try key.stored(in: $0(before)) }
      try session.household().setDisplay(key.rawValue, stored)
      session.refreshSettings()
      return SettingReport(key: key, settings: session.settings, start: start, step: nil, remark: nil)
    }
    let written = try session.write(label: invocation.label, profile: nil) { writing -> String? in
      var stored = try writing.reading.settings.all()
      let before = SettingKey.settings(stored, startingWith: start)
      stored[key.rawValue] = try value.map { try key.stored(in: $0(before)) }
      let after = SettingKey.settings(stored, startingWith: start)
      let remark = try SettingChange(before: before, after: after).remark {
        try writing.reading.settings.tripsWithPrices()
      }
      if let text = stored[key.rawValue] {
        try writing.settings.set(key.rawValue, text)
      } else {
        try writing.settings.reset(key.rawValue)
      }
      return remark
    }
    session.refreshSettings()
    return SettingReport(
      key: key, settings: session.settings, start: start, step: written.step, remark: written.value)
  }
}

/// The consequences of a changed setting for existing data.
private struct SettingChange {
  let before: HouseholdSettings
  let after: HouseholdSettings

  /// A remark on the consequences; nil if there are none.
  ///
  /// Throws `notAllowed` if the decimal point of existing prices would move.
  func remark(tripsWithPrices: () throws -> Int) throws -> String? {
    if before.dayStart != after.dayStart {
      return "logged meals stay on their day; the new start applies from now on"
    }
    if let days = after.historyDays, before.historyDays.map({ $0 > days }) ?? true {
      return
        "steps older than \(days.counted("day")) are removed after the next daily backup and cannot be undone from then on; "
        + "to keep them, take this back with `undo` today"
    }
    guard before.currency != after.currency else { return nil }
    let count = try tripsWithPrices()
    guard count > 0 else { return nil }
    let trips = count.counted("trip")
    guard before.currency.decimals == after.currency.decimals else {
      throw LarderError(
        .notAllowed,
        "the prices of \(trips) have \(Self.decimals(before.currency)), but prices in \(Self.name(after.currency)) "
          + "have \(Self.count(after.currency))",
        hint: "prices are not converted: keep \(Self.name(before.currency)), delete those trips first, "
          + "or start another household with `larder --db FILE`")
    }
    return "the prices of \(trips) are read as \(Self.name(after.currency)) from now on; nothing is converted"
  }

  private static func name(_ currency: Currency) -> String { currency.code ?? "bare numbers" }
  private static func count(_ currency: Currency) -> String { currency.decimals == 0 ? "none" : "\(currency.decimals)" }
  private static func decimals(_ currency: Currency) -> String {
    currency.decimals == 0 ? "no decimals" : "\(currency.decimals) decimals"
  }
}

extension Session {
  /// A check for undo and redo: it throws if the restored currency has a different number of decimals than existing
  /// prices have.
  func refusingOtherDecimals() -> (ReadTransaction) throws -> Void {
    let (before, start) = (settings, startingSettings)
    return { reading in
      let after = SettingKey.settings(try reading.settings.all(), startingWith: start)
      var currency = before
      currency.currency = after.currency
      _ = try SettingChange(before: before, after: currency).remark { try reading.settings.tripsWithPrices() }
    }
  }

  /// Returns the currency of a price that is about to be saved; it must be called in each transaction that saves a
  /// price.
  ///
  /// If nobody has set a currency, this is `first` or else the locale's currency. The first price fixes the currency,
  /// so that prices keep their meaning under another person's locale; undo does not change that.
  ///
  /// - Parameter first: The currency of the price if nobody has set one; nil for the locale's.
  @discardableResult func pinCurrency(_ writing: WriteTransaction, first: Currency? = nil) throws -> Currency {
    let settings = pricing(try writing.reading.settings.all(), first: first)
    try writing.settings.keep(SettingKey.firstCurrency, SettingKey.currency.stored(in: settings))
    return settings.currency
  }

  /// The currency in which prices are saved: the household's or, if it has none yet, `first`.
  ///
  /// `first` is the currency of the price that was just typed.
  func currency(first: Currency) throws -> Currency {
    try read { pricing(try $0.settings.all(), first: first).currency }
  }

  private func pricing(_ stored: [String: String], first: Currency?) -> HouseholdSettings {
    var start = startingSettings
    start.currency = first ?? start.currency
    return SettingKey.settings(stored, startingWith: start)
  }
}
