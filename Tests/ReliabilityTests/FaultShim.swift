import Foundation
import TestSupport
import Testing

/// A library that lets system calls on a household's files fail, or writes them down, put before the C library's by
/// `LD_PRELOAD`.
///
/// The program is dynamically linked with the C library and SQLite in debug builds.
enum FaultShim {
  /// The calls that can fail.
  enum Call: String, CaseIterable, Sendable {
    case open, pread, pwrite, write, fsync, fdatasync, rename, ftruncate, unlink, link
  }

  /// Why a test is skipped where there is no library.
  static let isMissing: Comment = "no C compiler to build the faults with"

  /// The library's path; nil where there is no C compiler (it comes with Swift) or no such way (not Linux).
  static let library: String? = {
    #if os(Linux)
      guard let folder = try? TemporaryFolder() else { return nil }
      kept = folder
      guard let source = try? folder.write(code, to: "fault.c") else { return nil }
      for compiler in ["cc", "clang", "gcc"] {
        let built = try? Program.run(
          "/usr/bin/env", [compiler, "-shared", "-fPIC", "-O1", "-o", folder.file("fault.so"), source, "-ldl"])
        if built?.status == 0 { return folder.file("fault.so") }
      }
    #endif
    return nil
  }()

  private nonisolated(unsafe) static var kept: TemporaryFolder?

  /// The environment in which calls on the files of a household fail, its own state and log aside.
  static func environment(of household: HouseholdUnderTest, log: String) -> [String: String] {
    var environment = household.environment
    environment["LD_PRELOAD"] = library
    environment["FAULT_DIR"] = household.folder.path + "/"
    environment["FAULT_NOT"] = household.folder.path + "/larder/"
    environment["FAULT_LOG"] = log
    return environment
  }
}
