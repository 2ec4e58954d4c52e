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

  /// Works in a new folder beside the build: a folder for temporary files may be in memory, where a commit costs nothing.
  init() throws {
    folder = Larder.built("bench-\(getpid())")
    try FileManager.default.createDirectory(atPath: folder + "/state", withIntermediateDirectories: true)
    let environment = [
      "HOME": folder, "XDG_STATE_HOME": folder + "/state", "LANG": "C.UTF-8", "TERM": "xterm", "INPUTRC": "/dev/null",
    ]
    larder = Launch(program: Larder.binary, environment: environment)
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/sqlite3" }
    guard let program = paths.first(where: { access($0, X_OK) == 0 }) else {
      throw SupportError("sqlite3, beside which Larder is measured, is not installed")
    }
    sqlite = Launch(program: program, environment: environment)
  }

  func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

  /// A household of three with that many days of meals and foods beside the starter bank; made once.
  func household(days: Int, foods: Int = 0) throws -> SampleHousehold {
    let path = "\(folder)/days-\(days)-foods-\(foods).db"
    if FileManager.default.fileExists(atPath: path) { return SampleHousehold(path: path) }
    return try SampleHousehold(at: path, days: days, foods: foods)
  }

  /// A household of a year: what most figures are taken with.
  func year() throws -> SampleHousehold { try household(days: 365) }

  /// Arguments for Larder on a household, at the evening on which it ends.
  func arguments(_ household: SampleHousehold, _ words: [String]) -> [String] {
    ["--db", household.path, "--now", SampleHousehold.now.iso] + words
  }

  /// A session in this process, as the prompt has one.
  func session(_ household: SampleHousehold) -> Session {
    let session = Session(
      place: .init(database: household.path, memory: nil),
      clock: Clock(now: { SampleHousehold.now }, zone: { _ in SampleHousehold.now.offset }))
    session.globals.now = SampleHousehold.now
    return session
  }
}
