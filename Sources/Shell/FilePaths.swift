internal import Commands
internal import Domain
internal import Foundation

/// The paths of this user's files, according to the XDG Base Directory Specification.
struct FilePaths: Sendable {
  let environment: [String: String]

  /// The path of the household's file: from `--db`, or else from LARDER_DB, or else larder.db in the data folder.
  func database(_ option: String?) -> String {
    let chosen = option ?? environment["LARDER_DB"].flatMap { $0.isEmpty ? nil : $0 }
    return absolute(chosen ?? folder("XDG_DATA_HOME", else: ".local/share") + "/larder.db")
  }

  /// The time set by `LARDER_NOW`, for tests and for examples whose dates must not change; nil if `LARDER_NOW` is not
  /// set.
  ///
  /// `--now` takes precedence. Throws `badSettings` if the text is not a time.
  func clock() throws -> Moment? {
    guard let text = environment["LARDER_NOW"], !text.isEmpty else { return nil }
    guard let moment = Moment(iso: text, zone: Clock.system.zone) else {
      throw LarderError(
        .badSettings, "LARDER_NOW: `\(text)` is not a time",
        hint: "set it to a time such as 2026-11-21T08:00+01:00, or unset it")
    }
    return moment
  }

  /// The folder for the history and for the name of the profile in use; the folder can be deleted without harm.
  var stateFolder: String { folder("XDG_STATE_HOME", else: ".local/state") }

  /// The log of this user.
  var log: LogFile { LogFile(folder: stateFolder) }

  /// The log that commands write.
  var commandLog: CommandLog {
    let log = CommandLog(file: log, least: (try? logLevel()) ?? nil)
    log.running = { CrashNote.running($0) }
    return log
  }

  /// The lowest level of log entries that are written: the level in `LARDER_LOG`, or info if `LARDER_LOG` is not set.
  ///
  /// Nil if the level is `off`.
  ///
  /// Throws `badSettings` if `LARDER_LOG` has another value.
  func logLevel() throws -> LogLevel? {
    guard let text = environment["LARDER_LOG"], !text.isEmpty else { return .info }
    if text == "off" { return nil }
    guard let level = LogLevel(rawValue: text) else {
      let names = LogLevel.allCases.map(\.rawValue).joined(separator: ", ")
      throw LarderError(.badSettings, "LARDER_LOG: `\(text)` is not a level", hint: "one of \(names), off; or unset it")
    }
    return level
  }

  /// The path of the file with the lines that one profile of a household has typed, or that all its profiles have typed
  /// if they share a history.
  ///
  /// Before there is a profile, everybody uses the same file. A profile of another household, or a profile that was
  /// created later, may have the same ID, but its file has another name.
  func history(of profile: Profile?, household: String, isShared: Bool) -> String {
    if isShared { return stateFolder + "/history-household-\(Self.key(household))" }
    guard let profile else { return stateFolder + "/history" }
    return stateFolder + "/history-\(profile.id)-\(Self.key("\(profile.createdAt.seconds)\t\(household)"))"
  }

  /// The functions with which a session of this household reads, stores and forgets the profile in use.
  func memory(of household: String) -> ProfileMemory {
    ProfileFile(folder: stateFolder, household: household).memory { profile, isShared in
      history(of: profile, household: household, isShared: isShared)
    }
  }

  private static func key(_ text: String) -> String { String(StableHash.of(text), radix: 16) }

  private func folder(_ variable: String, else fallback: String) -> String {
    // The specification says that relative paths are ignored.
    if let path = environment[variable], path.hasPrefix("/") { return path + "/larder" }
    return HomeFolder.path(in: environment) + "/" + fallback + "/larder"
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }
}
