import Expect
import Foundation
import TestSupport
import Testing

@testable import Store

/// Leftovers of a file that was being created, seen from inside the process that removes them.
@Suite struct FileDraftTests {
  #if os(Linux)
    /// POSIX takes all locks of a process off a file once it closes any descriptor of it; a sweep that opened the second name
    /// of the database would let two programs write at once.
    @Test func sweepingTheSecondNameOfTheDatabaseKeepsItsLocks() throws {
      let folder = try TemporaryFolder()
      let path = folder.file("larder.db")
      let household = try Household.open(at: path, now: noon)
      let draft = folder.file(".larder.db.new-01a1fdc3-5780-7000-8000-000000000001")
      try FileManager.default.linkItem(atPath: path, toPath: draft)
      let descriptor = open(path, O_RDWR)
      defer { close(descriptor) }
      _ = try household.write("profile add Dad", author: nil, isShared: true, now: noon) { _ in
        expect(Self.isReserved(descriptor))
        FileDraft.sweep(folder.path)
        expect(!FileManager.default.fileExists(atPath: draft))
        expect(Self.isReserved(descriptor))
      }
    }

    /// Whether the process holds SQLite's lock of a writer, as a lock of the open file sees it.
    private static func isReserved(_ descriptor: Int32) -> Bool {
      // F_OFD_GETLK, which Swift does not see; RESERVED_BYTE of SQLite's file format.
      let command: Int32 = 36
      var range = flock()
      range.l_type = Int16(F_WRLCK)
      range.l_whence = Int16(SEEK_SET)
      range.l_start = 0x4000_0001
      range.l_len = 1
      return fcntl(descriptor, command, &range) == 0 && range.l_type == Int16(F_WRLCK)
    }
  #endif
}
