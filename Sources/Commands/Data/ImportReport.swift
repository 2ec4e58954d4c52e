internal import Domain
internal import Exchange
internal import Figures
internal import Store
internal import Text

/// What an import did, or would do.
struct ImportReport: Report {
  let input: ImportInput
  let contents: Contents
  let tally: ImportTally
  var refusedFile: String?
  var seconds: Double?
  var step: Step?
  var isPreview = false

  /// What the file contains.
  enum Contents {
    /// Foods: the name of their source, what each column was read as, and the first few foods.
    case foods(source: String, columns: [ColumnUse], shown: [Food])
    /// Meals of a diary: the profile that they are imported to, the numbers of days and meals, the first few meals, and
    /// the energy.
    case meals(profile: String, days: Int, meals: Int, shown: [Meal], energy: Energy)
    /// Weights: the profile that they are imported to, the first few weights, and the weights left out because their
    /// day already has another weight.
    case weights(profile: String, shown: [BodyWeight], leftOut: [BodyWeight])
  }

  /// Two sums of energy; if they differ, a part of the file was not imported.
  struct Energy {
    /// The total energy, in kcal, of the file's records.
    let file: Double
    /// The total energy, in kcal, of the items that were imported from the file.
    let kept: Double
  }

  private static let maximumReasons = 8
  /// The minimum number of records for which the report says how long the import took.
  private static let many = 10_000

  var json: JSON {
    var members: [String: JSON] = [
      "kind": .string(input.kind.rawValue), "file": .string(input.word.text), "new": .int(tally.new),
      "updated": .int(tally.updated), "unchanged": .int(tally.unchanged), "kept": .int(tally.kept),
      "refused": .int(tally.refused), "reasons": Self.reasons(tally.reasons),
      "repaired": Self.reasons(tally.repairs), "refusedFile": .optional(refusedFile), "preview": .bool(isPreview),
    ]
    switch contents {
    case .foods(let source, let columns, let shown):
      members["source"] = .string(source)
      if isPreview {
        members["columns"] = .array(
          columns.map { .object(["column": .string($0.column), "meaning": .string($0.meaning)]) })
        members["foods"] = .array(shown.map { .food($0) })
      }
    case .meals(let profile, let days, let meals, let shown, let energy):
      members["energy"] = .object(["file": .number(energy.file), "kept": .number(energy.kept)])
      members["profile"] = .string(profile)
      members["days"] = .int(days)
      members["meals"] = .int(meals)
      if isPreview { members["first"] = .array(shown.map { .meal($0) }) }
    case .weights(let profile, let shown, let leftOut):
      members["leftOut"] = .array(leftOut.map(JSON.weight))
      members["profile"] = .string(profile)
      if isPreview { members["weights"] = .array(shown.map(JSON.weight)) }
    }
    return .object(["import": .object(members), "undo": .optional(step?.id)])
  }

  private static func reasons(_ count: ReasonCount) -> JSON {
    .array(count.sorted.map { .object(["reason": .string($0.reason), "count": .int($0.count)]) })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    var lines = ImportText.wrapped(head(canvas), .bold, on: canvas)
    if isPreview { lines += ImportText.preview(contents, on: canvas) }
    lines += ImportText.wrapped(summary, .plain, on: canvas)
    if let left = leftOut(WeightText(canvas: canvas)) { lines += ImportText.wrapped(left, .plain, on: canvas) }
    if let energyText { lines += ImportText.wrapped(energyText, .plain, on: canvas) }
    lines += reasons(on: canvas)
    if let refusedFile { lines += ImportText.wrapped("the refused rows are in \(refusedFile)", .faint, on: canvas) }
    if let doubt { lines += ImportText.wrapped((canvas.isASCII ? "! " : "▲ ") + doubt, .yellow, on: canvas) }
    if isPreview { return lines + [.dryRun] }
    return lines + [WriteReport.closing(scope, step, canvas)]
  }

  private func head(_ canvas: Canvas) -> String {
    let bar = canvas.isASCII ? " | " : " · "
    switch contents {
    case .foods(let source, _, _):
      let name =
        source == input.kind.title
        ? [input.name, source] : [input.name, input.kind.title, "stored as the source `\(source)`"]
      return name.joined(separator: bar)
    case .meals(let profile, _, _, _, _), .weights(let profile, _, _):
      return [input.name, input.kind.title, profile].joined(separator: bar)
    }
  }

  /// The counts in one sentence: `1,204 foods added, 3 updated, 20 already there, 2 not updated because you
  /// have changed them; 61 rows refused`.
  private var summary: String {
    let counts = [
      (tally.new, isPreview ? "would be added" : "added"), (tally.updated, isPreview ? "would be updated" : "updated"),
      (tally.unchanged, "already there"), (tally.kept, keptWords),
    ].filter { $0.0 > 0 }
    var text =
      counts.enumerated().map { index, part in
        (index == 0 ? part.0.counted(word) : Figure.text(part.0)) + " " + part.1
      }.joined(separator: ", ")
    if counts.isEmpty { text = "no \(word)s" }
    if case .meals(_, let days, let meals, _, _) = contents, tally.new > 0 {
      text += " in \(meals.counted("meal")) on \(days.counted("day"))"
    }
    if tally.refused > 0 { text += "; \(tally.refused.counted("row")) refused" }
    if let seconds, tally.taken + tally.refused >= Self.many { text += "; \(Figure.text(seconds, decimals: 1)) s" }
    return text
  }

  /// The energy of all records in the file, and how much of it was imported; nil unless the file contains meals.
  private var energyText: String? {
    guard case .meals(_, _, _, _, let energy) = contents else { return nil }
    let (file, kept) = (Figure.text(energy.file), Figure.text(energy.kept))
    return "energy: \(file) kcal in the file, \(file == kept ? "all" : kept) kept"
  }

  /// The first weights that were left out, with the figures of the file: `left out: Mon 16 Nov 80.0 kg`; nil if no
  /// weight was left out.
  private func leftOut(_ texts: WeightText) -> String? {
    guard case .weights(_, _, let weights) = contents, !weights.isEmpty else { return nil }
    let named = weights.prefix(Self.maximumNamed).map { "\(DayText.weekday($0.day)) \(texts.text($0.kilograms))" }
    return "left out: " + named.joined(separator: ", ") + (weights.count > named.count ? ", …" : "")
  }

  private static let maximumNamed = 5

  private var keptWords: String {
    if case .weights = contents {
      return "left out because \(tally.kept == 1 ? "its day has" : "their days have") another weight"
    }
    return "not updated because you have changed \(tally.kept == 1 ? "it" : "them")"
  }

  private var word: String {
    switch contents {
    case .foods: "food"
    case .meals: "item"
    case .weights: "weight"
    }
  }

  private func reasons(on canvas: Canvas) -> [StyledLine] {
    ImportText.counts(tally.reasons, "refused", maximum: Self.maximumReasons, on: canvas)
      + ImportText.counts(tally.repairs, "repaired", maximum: Self.maximumReasons, on: canvas)
  }

  /// A warning that the file may have been read wrongly; nil unless more records were refused than imported.
  private var doubt: String? {
    guard tally.refused > tally.taken else { return nil }
    return input.kind == .csv
      ? "more rows were refused than imported: `--dry-run` shows how the columns are read, `--map` changes it"
      : "more rows were refused than imported: is it a file of \(input.kind.title)?"
  }

  private var scope: String {
    switch contents {
    case .foods: "the household"
    case .meals(let profile, _, _, _, _), .weights(let profile, _, _): profile
    }
  }
}
