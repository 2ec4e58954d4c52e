/// Reads settings as people type them.
extension SettingKey {
  /// The setting whose name a word is, in full or as an unambiguous beginning.
  ///
  /// A hyphen in the name may be typed as `_` or left out.
  ///
  /// Throws `badValue` if the word names no setting, or several.
  package static func read(_ word: String) throws(LarderError) -> SettingKey {
    func letters(_ text: String) -> String { text.lowercased().filter { $0 != "-" && $0 != "_" } }
    let typed = letters(word)
    if let key = allCases.first(where: { letters($0.rawValue) == typed }) { return key }
    let longer = allCases.filter { !typed.isEmpty && letters($0.rawValue).hasPrefix(typed) }
    if longer.count == 1 { return longer[0] }
    let names = allCases.map(\.rawValue)
    throw LarderError(
      .badValue, "there is no setting \(LarderError.quoted(word))",
      hint: "one of " + names.joined(separator: ", "), candidates: longer.map(\.rawValue)
    ).suggesting(NearestWord.among(names, to: word))
  }

  /// Reads a value for this setting and returns the settings with the new value.
  ///
  /// Throws `badValue`, `badTime` or `outOfRange` if the value is not accepted.
  package func setting(_ text: String, in settings: HouseholdSettings) throws(LarderError) -> HouseholdSettings {
    var result = settings
    switch self {
    case .units: result.units = try choice(text, UnitSystem.allCases)
    case .theme: result.theme = try choice(text, Theme.allCases)
    case .weekStart: result.weekStart = try weekday(text)
    case .dayStart: result.dayStart = try Self.dayStart(text)
    case .currency: result.currency = try currency(text)
    case .historyDays: result.historyDays = try days(text)
    case .backupSize: result.backupMegabytes = try Self.megabytes(text)
    case .historyShared: result.isHistoryShared = try yes(text)
    case .promptLimits: result.showsPromptLimits = try yes(text)
    case .notifications: result.notifications = try choice(text, Notifications.allCases)
    }
    return result
  }

  private func choice<Value: RawRepresentable<String>>(
    _ text: String, _ values: [Value]
  ) throws(LarderError) -> Value {
    let typed = text.plainLetters
    let longer = values.filter { !typed.isEmpty && $0.rawValue.hasPrefix(typed) }
    if longer.count == 1 { return longer[0] }
    throw refusal(of: text, nearest: NearestWord.among(values.map(\.rawValue), to: text))
  }

  private func weekday(_ text: String) throws(LarderError) -> Weekday {
    let typed = text.plainLetters
    if let day = DayWords.weekday(typed) { return day }
    // Two letters of an English day name; `sa` and the like are already read as German short forms.
    let days = Weekday.allCases.filter { typed.count == 2 && $0.rawValue.hasPrefix(typed) }
    if days.count == 1 { return days[0] }
    throw refusal(of: text, nearest: NearestWord.among(Weekday.allCases.map(\.rawValue), to: text))
  }

  private func yes(_ text: String) throws(LarderError) -> Bool {
    switch text.plainLetters {
    case "yes", "y", "on", "true", "1", "ja", "j": return true
    case "no", "n", "off", "false", "0", "nein": return false
    default: throw refusal(of: text, nearest: nil)
    }
  }

  /// Reads a number of days; nil for `forever`.
  private func days(_ text: String) throws(LarderError) -> Int? {
    let words = text.plainLetters.split(separator: " ")
    if words == [Substring(Self.forever)] || words == ["for", "ever"] { return nil }
    guard let first = words.first, words.count == 1 || words.count == 2 && ["days", "day", "d"].contains(words[1]),
      let days = Int(first)
    else { throw refusal(of: text, nearest: nil) }
    guard Self.historyRange.contains(days) else {
      throw outOfRange(text)
    }
    return days
  }

  /// Reads a size such as `2 GB`, `1,5gb` or `500 MB`, in megabytes.
  static func megabytes(_ text: String) throws(LarderError) -> Int {
    let word = text.lowercased().filter { $0 != " " }
    let unit = word.reversed().prefix { $0.isLetter }.reversed()
    let factor: Double? =
      switch String(unit) {
      case "mb", "m", "megabyte", "megabytes": 1
      case "gb", "g", "gigabyte", "gigabytes": 1000
      default: nil
      }
    guard let factor, case .number(let number)? = NumberReading.read(String(word.dropLast(unit.count))) else {
      throw backupSize.refusal(of: text, nearest: nil)
    }
    let megabytes = (number * factor).rounded()
    guard Double(backupRange.lowerBound)...Double(backupRange.upperBound) ~= megabytes else {
      throw backupSize.outOfRange(text)
    }
    return Int(megabytes)
  }

  private func outOfRange(_ text: String) -> LarderError {
    LarderError(
      .outOfRange, "\(rawValue) cannot be \(LarderError.quoted(text))", hint: "it takes \(accepted)")
  }

  /// Reads a currency: its code, its sign if no other currency has the same one, or `none`.
  private func currency(_ text: String) throws(LarderError) -> Currency {
    if text.plainLetters == Self.noCurrency { return .unnamed }
    if let currency = Currency(code: text) { return currency }
    let codes = Currency.all.filter { $0.symbol == text }.compactMap(\.code)
    if codes.count == 1, let currency = Currency(code: codes[0]) { return currency }
    if codes.count > 1 {
      throw LarderError(
        .badValue, "currency: \(LarderError.quoted(text)) is used by several currencies",
        hint: "one of \(codes.joined(separator: ", "))", candidates: codes)
    }
    throw refusal(of: text, nearest: NearestWord.among(Currency.all.compactMap(\.code), to: text))
  }

  private func refusal(of text: String, nearest: String?) -> LarderError {
    let examples =
      self == .weekStart ? ", such as monday or sunday" : self == .backupSize ? ", such as 2 GB" : ""
    return LarderError(
      .badValue, "\(rawValue) cannot be \(LarderError.quoted(text))",
      hint: "it takes \(accepted)\(examples)"
    ).suggesting(nearest)
  }

  /// Reads a time of day as minutes after midnight: `04:00`, `4`, `4:30`, `4am`, `4 Uhr`, `midnight`.
  private static func dayStart(_ text: String) throws(LarderError) -> Int {
    var words = text.plainLetters.split(separator: " ").map(String.init)
    if words.count == 2, ClockTime.suffixes.union(["h", "am"]).contains(words[1]) { words.removeLast() }
    let hint = "a time from 00:00 to 11:59, such as 04:00 or 4"
    guard words.count == 1, let minute = minute(words[0]) else {
      throw LarderError(.badTime, "day-start: \(LarderError.quoted(text)) is not a time", hint: hint)
    }
    guard minute < 720 else {
      throw LarderError(
        .outOfRange, "day-start: a day cannot start at \(Moment.clock(minute))",
        hint: "\(hint): food eaten earlier belongs to the day before")
    }
    return minute
  }

  private static func minute(_ word: String) -> Int? {
    if ["midnight", "mitternacht"].contains(word) { return 0 }
    if word.count <= 2, word.allSatisfy(\.isASCIIDigit), let hour = Int(word), hour < 24 { return hour * 60 }
    guard case .minute(let minute)? = ClockTime.read(word) else { return nil }
    return minute
  }
}
