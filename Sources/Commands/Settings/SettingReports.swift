internal import Domain
internal import Figures
internal import Store
internal import Text

/// Every setting: its value, where the value comes from, and what it accepts.
struct SettingsReport: Report {
  let stored: [String: String]
  let start: HouseholdSettings
  /// The number of recipes in the archive that the profile in use can see.
  let archivedRecipes: Int

  private var settings: HouseholdSettings { SettingKey.settings(stored, startingWith: start) }
  private func source(_ key: SettingKey) -> SettingSource { key.source(stored, startingWith: start) }

  var json: JSON {
    let sources = SettingKey.allCases.map { ($0.member, JSON.string(source($0).rawValue)) }
    return .object([
      "settings": .settings(settings), "sources": .object(Dictionary(uniqueKeysWithValues: sources)),
      "archivedRecipes": .int(archivedRecipes),
    ])
  }

  var table: CSVTable? {
    CSVTable(
      ["key", "value", "source", "accepted"],
      SettingKey.allCases.map { [$0.rawValue, $0.shown(in: settings), source($0).rawValue, $0.accepted] })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let isNarrow = canvas.width < 60
    let rows = SettingKey.allCases.map { key in
      let source = source(key)
      return [
        StyledLine(key.rawValue), StyledLine(value(key), source == .standard ? .plain : .bold),
        StyledLine(source.rawValue, .faint),
      ] + (isNarrow ? [] : [StyledLine(key.accepted, .faint)])
    }
    let columns: [TextTable.Column] =
      [.init("setting"), .init("value"), .init("from")] + (isNarrow ? [] : [.init("takes")])
    let hint = "`settings set KEY VALUE` changes a setting; `help settings set` explains the settings"
    let archive =
      archivedRecipes == 0
      ? [] : "\(archivedRecipes.counted("recipe")) in the archive: `recipe list --archived`".wrapped(to: canvas.width)
    return TextTable(columns, rows: rows).lines(on: canvas) + archive.map { StyledLine($0) }
      + hint.wrapped(to: canvas.width).map { StyledLine($0, .faint) }
  }

  private func value(_ key: SettingKey) -> String {
    let shown = key.shown(in: settings)
    guard key == .currency, let symbol = settings.currency.symbol else { return shown }
    return "\(shown) \(symbol)"
  }
}

/// A setting that was changed.
struct SettingReport: Report {
  let key: SettingKey
  let settings: HouseholdSettings
  let start: HouseholdSettings
  let step: Step?
  /// The consequences of the change for existing data; nil if there are none.
  let remark: String?

  var json: JSON {
    .object([
      "settings": .settings(settings), "remarks": .array([remark].compactMap { $0.map(JSON.string) }),
      "undo": .optional(step?.id),
    ])
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let head = StyledLine("\(key.rawValue): ") + StyledLine(key.shown(in: settings), .bold)
    return [head] + canvas.remarks([remark].compactMap(\.self)) + [closing(canvas)]
  }

  private func closing(_ canvas: Canvas) -> StyledLine {
    guard key.isDisplay else { return WriteReport.closing("the household", step, canvas) }
    return StyledLine("this only changes the display, so `undo` does not apply", .faint)
  }
}

extension JSON {
  /// Every setting by its key; `currency` is null if prices are plain numbers.
  fileprivate static func settings(_ settings: HouseholdSettings) -> JSON {
    let members = SettingKey.allCases.map { key -> (String, JSON) in
      switch key {
      case .historyDays: (key.member, settings.historyDays.map { .int($0) } ?? .null)
      case .backupSize: (key.member, .int(settings.backupMegabytes * 1_000_000))
      case .historyShared: (key.member, .bool(settings.isHistoryShared))
      case .promptLimits: (key.member, .bool(settings.showsPromptLimits))
      case .currency: (key.member, .optional(settings.currency.code))
      default: (key.member, .string(key.shown(in: settings)))
      }
    }
    return .object(Dictionary(uniqueKeysWithValues: members))
  }
}

extension SettingKey {
  /// The key of the setting in JSON: `weekStart`.
  fileprivate var member: String {
    let words = rawValue.split(separator: "-")
    return words.prefix(1).joined() + words.dropFirst().map(\.capitalizedFirst).joined()
  }
}
