internal import Domain
internal import Exchange
internal import Text

/// `data import`: imports foods, meals or weights from files of other programs, or everything from the export of
/// another Larder household.
enum DataCommands {
  static let map = OptionSpec.value(
    "map", "COLUMNS", .text, "What the columns of a table of foods mean, such as name=Bezeichnung,kcal=Energie.")
  static let source = OptionSpec.value(
    "source", "NAME", .text, "The name of this table of foods, by default its file name.")
  static let dates = OptionSpec.value(
    "dates", "ORDER", .choice(["dmy", "mdy"]),
    "Whether dates in a diary or of weights begin with the day (dmy) or the month (mdy).")
  static let dryRun = OptionSpec.flag("dry-run", "Show what would be imported without importing it.")
  static let noRefused = OptionSpec.flag("no-refused", "Do not write a file of the refused rows.")

  static let specs: [CommandSpec] = [importing, ExportCommand.exporting]

  static let importing: CommandSpec = CommandSpec(
    ["data", "import"], "Import foods, meals or weights from a file of another program or Larder.",
    details: """
      KIND is usda (a folder or zip of FoodData Central's CSV files), openfoodfacts (its CSV or JSONL, also as .gz), \
      csv (any table of foods with a header), or one of the diaries myfitnesspal, cronometer and loseit, whose meals \
      are added to the profile in use, or weight (a table with a date and a weight in each row, in kg or lb). Decimal \
      commas, thousands separators, kJ, mg and salt are understood.

      larder takes in what `data export` has written, a file or a folder: everything of every profile. What is here \
      stays as it is; what is missing is added, also what you have deleted since. A profile or food whose name somebody \
      or something else has here gets a number added to its name.

      Importing the same file twice changes nothing: foods are recognized by their source and number, meals by what \
      was eaten and when; a day that has a weight keeps it. A newer file updates imported foods that have not been \
      edited since. Rows that cannot be imported are counted and written to a file beside the imported one, such as \
      foods.refused.csv for foods.csv. \
      `undo` takes a whole import back.
      """,
    arguments: [
      ArgumentSpec("KIND", .choice(ImportKind.allCases.map(\.rawValue)), .one, "The kind of file."),
      ArgumentSpec("FILE", .file, .one, "The file, archive or folder."),
    ],
    options: [map, source, dates, dryRun, noRefused],
    examples: [
      "data import larder household.json", "data import csv foods.csv", "data import csv foods.csv --dry-run",
      "data import cronometer servings.csv",
    ],
    effect: .writes, topic: .foodBank
  ) { invocation, session in
    let kind = try ImportKind.read(invocation.words[0], invocation)
    for option in [map, source, dates, noRefused] where kind == .larder && invocation.has(option) {
      throw invocation.error(
        .unexpectedArgument, "--\(option.name) does not work with a household", at: invocation.word(option),
        hint: "leave it out: a household is imported as it is, or refused")
    }
    for option in [map, source] where kind != .csv && invocation.has(option) {
      throw invocation.error(
        .unexpectedArgument, "--\(option.name) only works with tables of foods (kind csv)", at: invocation.word(option),
        hint: "the columns of \(kind.title) need no mapping")
    }
    let input = ImportInput(kind: kind, path: session.path(invocation.words[1]), word: invocation.words[1])
    switch kind.contents {
    case .household:
      return try HouseholdImportRun(session: session, invocation: invocation, input: input).run()
    case .foods:
      guard !invocation.has(dates) else {
        throw invocation.error(
          .unexpectedArgument, "--dates is for diaries and weights", at: invocation.word(dates),
          hint: "foods have no dates; the diaries are myfitnesspal, cronometer and loseit")
      }
      return try FoodImportRun(session: session, invocation: invocation, input: input).run()
    case .meals(let log):
      return try MealImportRun(session: session, invocation: invocation, input: input, log: log).run()
    case .weights:
      return try WeightImportRun(session: session, invocation: invocation, input: input).run()
    }
  }

  /// The order of day and month that `--dates` names; nil without the option.
  ///
  /// Throws `badValue` for any other word.
  static func order(_ invocation: Invocation) throws -> DateOrder? {
    try invocation.word(dates).map { word in
      guard let order = DateOrder(rawValue: word.text.lowercased()) else {
        throw invocation.error(
          .badValue, "--dates: `\(word.text)` is not an order of day and month", at: word,
          hint: "dmy for 28/9/2026, mdy for 9/28/2026")
      }
      return order
    }
  }
}

/// The file to import.
struct ImportInput {
  let kind: ImportKind
  let path: String
  /// The path as it was typed.
  let word: Word

  /// The file's name without its folders.
  var name: String { Folder.name(of: path) }

  /// The file's name without its folders and without the extensions of its kind: `foods.csv.gz` becomes `foods`.
  var baseName: String {
    var name = name
    for ending in [".gz", ".zip", ".csv", ".tsv", ".txt", ".jsonl"] where name.lowercased().hasSuffix(ending) {
      name = String(name.dropLast(ending.count))
    }
    return name.isEmpty ? self.name : name
  }

  /// Runs code that reads the file; if that fails, the caret in the error points at the file's path.
  func locatingErrors<Value>(in invocation: Invocation, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch var error as LarderError
      where [.noInputFile, .badFile, .damagedFile, .encryptedFile, .doubtful].contains(error.code)
      && error.location == nil
    {
      error.location = invocation.line.location(of: word)
      throw error
    }
  }
}
