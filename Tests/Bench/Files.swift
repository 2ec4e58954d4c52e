import Foundation
import TestSupport

/// Whole files: a new household, and ten years of five people taken out, taken in, backed up and checked.
struct Files {
  let place: Workplace
  private static let runs = 5

  func timings() throws -> [Timing] {
    let household = try place.household(.init(weeks: 520, profiles: 5, itemsPerDay: 8))
    return try [making()] + out(of: household) + safety(of: household)
  }

  /// The first command of a household, which makes its file.
  private func making() throws -> Timing {
    let household = SampleHousehold(path: "\(place.folder)/new.db")
    let arguments = place.arguments(household, ["profile", "add", "Dad"])
    let medians = try Stopwatch.medians(
      41,
      {
        try? FileManager.default.removeItem(atPath: household.path)
        return try place.larder.time(arguments)
      }, { try place.sqlite.time(["-version"]) })
    return Timing(
      name: "a new household and its first profile", runs: 41, larder: medians.larder, other: medians.other,
      bound: .atMost(100))
  }

  /// `data export` and `data import larder`, as one JSON file and as a folder of tables.
  private func out(of household: SampleHousehold) throws -> [Timing] {
    try ["ten.json", "ten"].flatMap { name in
      let file = "\(place.folder)/\(name)"
      let what = name == "ten" ? "a folder of tables" : "one file of JSON"
      let export = try once(["data", "export", file], of: household, seconds: 5, "`data export` to \(what)")
      let new = SampleHousehold(path: "\(place.folder)/from-\(name).db")
      try place.larder.check(place.arguments(new, ["profile", "add", "Guest"]), prints: "Added")
      let words = ["data", "import", "larder", file]
      return try export + once(words, of: new, seconds: 15, "`data import larder` from \(what)")
    }
  }

  private func once(
    _ words: [String], of household: SampleHousehold, seconds: Double, _ name: String
  ) throws -> [Timing] {
    let run = try place.larder.measure(place.arguments(household, words))
    return [
      Timing(name: name, runs: 1, larder: run.seconds, bound: .atMost(seconds), unit: "s"),
      Timing(name: "\(name): most memory", runs: 1, larder: run.megabytes, bound: .atMost(200), unit: "MB"),
    ]
  }

  /// `data backup` beside the same work by `sqlite3`: a copy, and a check of its pages, indexes and references; `data
  /// check`, which checks the household so and compares it with that backup, beside two such checks.
  private func safety(of household: SampleHousehold) throws -> [Timing] {
    let copy = "\(place.folder)/copy.db"
    let checks = "PRAGMA integrity_check; PRAGMA foreign_key_check"
    func medians(_ words: [String], _ other: @escaping () throws -> Duration) throws -> (larder: Double, other: Double?)
    {
      try Stopwatch.medians(Self.runs, { try place.larder.time(place.arguments(household, words)) }, other)
    }
    let backup = try medians(["data", "backup", "\(place.folder)/backup.db", "--force"]) {
      try place.sqlite.time([household.path, ".backup '\(copy)'"]) + place.sqlite.time([copy, checks])
    }
    try place.larder.check(place.arguments(household, ["data", "backup"]), prints: "checked")
    let check = try medians(["data", "check"]) {
      try place.sqlite.time([household.path, checks]) + place.sqlite.time([copy, checks])
    }
    return [
      Timing(
        name: "`data backup`", runs: Self.runs, larder: backup.larder, other: backup.other,
        bound: .timesOther(1.5, milliseconds: 100)),
      Timing(
        name: "`data check`", runs: Self.runs, larder: check.larder, other: check.other,
        bound: .timesOther(1.5, milliseconds: 100)),
    ]
  }
}
