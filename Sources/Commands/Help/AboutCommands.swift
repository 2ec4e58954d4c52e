internal import Domain
internal import Store
internal import Text

/// The commands `about`, `about privacy` and `about man`.
enum AboutCommands {
  static let specs: [CommandSpec] = [about, privacy, man]

  static let about: CommandSpec = CommandSpec(
    ["about"], "Show the version, the sources of its data and its parts, and where the household's file is.",
    details: "`about privacy` shows what is stored and where; `about man` prints the manual page.", examples: ["about"],
    effect: .reads, topic: .session
  ) { _, session in
    // Do not create a household only to show information about it.
    let isThere = session.isSample || Household.exists(at: session.location.database)
    let madeWith = isThere ? try session.read { try $0.settings.madeWith() } : nil
    return AboutReport(database: session.location.database, isThere: isThere, madeWith: madeWith)
  }

  static let privacy: CommandSpec = CommandSpec(
    ["about", "privacy"], "Show what is stored and where, who can read it, and how to export or erase it.",
    examples: ["about privacy"], effect: .reads, topic: .session
  ) { _, session in
    PrivacyReport(
      database: session.isSample ? nil : session.location.database, stateFolder: session.location.stateFolder)
  }

  static let man: CommandSpec = CommandSpec(
    ["about", "man"], "Print the manual page for `man`: `larder about man | man -l -` shows it.",
    examples: ["about man"], effect: .reads, topic: .session
  ) { _, _ in
    let page = ManualPage(table: .larder).text
    return VerbatimReport(text: page, facts: [("name", "larder.1"), ("page", page)])
  }
}

/// A library or a source of data that Larder uses, and its license.
struct Component {
  let name: String
  let licence: String
  /// What Larder uses the component for.
  let use: String

  static let data = [
    Component(
      name: "USDA SR Legacy (2018)", licence: "public domain, CC0 1.0",
      use: "the starter foods, per 100 g; `food show` names each food's row"),
    Component(
      name: "USDA FNDDS 2021-2023 and 2017-2018", licence: "public domain, CC0 1.0",
      use: "foods and dishes as people eat them, and the servings that are assumed where no amount is given"),
    Component(
      name: "Bundeslebensmittelschlüssel 4.0, Max Rubner-Institut (2025)",
      licence: "CC BY 4.0, doi 10.25826/Data20251217-134202-0", use: "German foods and dishes: energy and macros"),
    Component(
      name: "Swiss food composition database", licence: "free if the source is named: naehrwertdaten.ch",
      use: "foods in four languages"),
    Component(
      name: "Unicode CLDR", licence: "Unicode License v3",
      use: "the usual currency, first weekday and units of each territory"),
    Component(
      name: "\(Publication.all.count) published references", licence: "figures only, each cited",
      use: "targets and limits; `guide explain` and `explain` name them"),
  ]

  static let parts = [
    Component(name: "Swift", licence: "Apache 2.0, Runtime Library Exception", use: "standard library, Foundation"),
    Component(name: "GRDB", licence: "MIT", use: "access to SQLite"),
    Component(name: "SQLite", licence: "public domain", use: "stores the household"),
    Component(name: "GNU Readline", licence: "GPL-3.0-or-later", use: "line editing at the prompt"),
    Component(name: "zlib", licence: "Zlib", use: "unpacks imported archives"),
  ]

  var json: JSON { .object(["name": .string(name), "licence": .string(licence), "use": .string(use)]) }
}

/// The report of `about`: what Larder is made of, and which household is open.
struct AboutReport: Report {
  /// The path of the household's file.
  let database: String
  let isThere: Bool
  /// The version of Larder that created the household; nil if that is not recorded.
  let madeWith: String?

  static let licence = "GPL-3.0-or-later"

  /// Tells how to report a fault in Larder.
  static let faults =
    "tell whoever gave you Larder what you did, what happened and the version above, and give them the file that "
    + "`data log --export fault.txt` writes; nothing is sent by itself"

  var json: JSON {
    .object([
      "name": .string("Larder"), "version": .string(Version.number), "licence": .string(Self.licence),
      "database": .string(database), "madeWith": .optional(madeWith),
      "faults": .string(Self.faults), "data": .array(Component.data.map(\.json)),
      "parts": .array(Component.parts.map(\.json)),
    ])
  }

  var table: CSVTable? {
    let own = [
      ["program", "Larder \(Version.number)", Self.licence, "household nutrition workbench"],
      ["household", database, "", madeWith.map { "made with Larder \($0)" } ?? ""],
    ]
    let rows = Component.data.map { ["data", $0.name, $0.licence, $0.use] }
    return CSVTable(
      ["kind", "name", "licence", "use"], own + rows + Component.parts.map { ["part", $0.name, $0.licence, $0.use] })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let rows = LabelledRows(canvas: canvas, labelWidth: 12)
    var lines = [
      StyledLine("Larder \(Version.number)", .bold) + StyledLine(": a household nutrition workbench"),
      rows.line("household", StyledLine(canvas.show(database))),
    ]
    if isThere { lines += rows.row("made with", [madeWith.map { "Larder \($0)" } ?? "an earlier Larder"]) }
    lines += rows.row("licence", [Self.licence + ", without any warranty"])
    lines += list("data", Component.data, rows) + list("made of", Component.parts, rows)
    lines += rows.row("imported", ["what you import keeps its own licence; Open Food Facts: ODbL 1.0"])
    lines += rows.row("privacy", ["no network, no telemetry: `about privacy`"])
    return lines + rows.row("faults", [Self.faults])
  }

  private func list(_ label: String, _ items: [Component], _ rows: LabelledRows) -> [StyledLine] {
    items.enumerated().flatMap { index, item in
      rows.row(index == 0 ? label : "", ["\(item.name): \(item.use) (\(item.licence))"])
    }
  }
}
