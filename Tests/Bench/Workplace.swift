import Commands
import Domain
import Foundation
import Store
import TestSupport

/// The files and programs that the figures are taken with.
struct Workplace {
  let folder: String
  let larder: Launch
  let sqlite: Launch

  /// Works in a new folder beside the build, because a folder for temporary files may be in memory, where a commit
  /// costs nothing.
  init() throws {
    folder = Larder.built("bench-\(getpid())")
    try FileManager.default.createDirectory(atPath: folder + "/state", withIntermediateDirectories: true)
    let environment = [
      "HOME": folder, "XDG_STATE_HOME": folder + "/state", "LANG": "C.UTF-8", "TERM": "xterm", "TZ": "Europe/Berlin",
      "INPUTRC": "/dev/null",
      // The day's backup is made by another process, which would hold the lock while something else is timed.
      "LARDER_BACKUPS": "off",
    ]
    larder = Launch(program: Larder.binary, environment: environment)
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/sqlite3" }
    guard let program = paths.first(where: { access($0, X_OK) == 0 }) else {
      throw SupportError("sqlite3, beside which Larder is measured, is not installed")
    }
    sqlite = Launch(program: program, environment: environment)
  }

  func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

  /// The household of that size; made once, in a process of its own.
  func household(_ size: SampleHousehold.Size) throws -> SampleHousehold {
    let household = SampleHousehold(path: path(size))
    guard !FileManager.default.fileExists(atPath: household.path) else { return household }
    try larder.check(making(size, household.path), prints: "Wrote")
    try household.addFoods(size.foods)
    try household.addSteps(40)
    return household
  }

  /// The words that make it: what is timed as well.
  func making(_ size: SampleHousehold.Size, _ path: String) -> [String] {
    ["--now", SampleHousehold.now.iso, "demo"] + size.options + ["--out", path]
  }

  /// Where a household of that size lies.
  func path(_ size: SampleHousehold.Size) -> String {
    "\(folder)/\(size.weeks)-\(size.profiles)-\(size.itemsPerDay)-\(size.foods).db"
  }

  /// A household of a year: what most figures are taken with.
  func year() throws -> SampleHousehold { try household(.year) }

  /// Arguments for Larder on a household, at the evening on which it ends.
  func arguments(_ household: SampleHousehold, _ words: [String]) -> [String] {
    ["--db", household.path, "--now", SampleHousehold.now.iso] + words
  }

  /// A session in this process, as the prompt has one.
  func session(_ household: SampleHousehold) -> Session {
    let session = Session(
      location: .init(database: household.path, memory: nil),
      clock: Clock(now: { SampleHousehold.now }, offset: { _ in SampleHousehold.now.offset }))
    session.globals.now = SampleHousehold.now
    return session
  }
}
