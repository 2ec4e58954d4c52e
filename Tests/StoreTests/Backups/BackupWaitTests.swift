import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Store

/// The wait for another process that makes or removes backups; a second descriptor stands in for it.
@Suite struct BackupWaitTests {
  private let folder: TemporaryFolder
  private let backups: BackupFolder
  private let other: Int32

  init() throws {
    folder = try TemporaryFolder()
    backups = BackupFolder(household: folder.file("larder.db"))
    try backups.make()
    other = open(backups.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    try require(flock(other, LOCK_EX) == 0)
  }

  @Test func `a wait that takes too long is busy, and is told once`() throws {
    defer { close(other) }
    var (told, ran) = (0, false)
    let error = larderError {
      try backups.alone(patience: .milliseconds(700), waiting: { told += 1 }, { ran = true })
    }
    expect(error?.code == .busy && error?.message.contains(backups.path) == true, "\(String(describing: error))")
    expect(told == 1 && !ran)
  }

  @Test func `a wait is ended by Ctrl-C`() throws {
    defer { close(other) }
    let stop = BackupInterruption()
    var ran = false
    let error = larderError {
      // The notice comes while it waits, and somebody then presses Ctrl-C.
      try backups.alone(stop, patience: .seconds(60), waiting: stop.stop, { ran = true })
    }
    expect(error?.code == .interrupted && error?.message == "interrupted, nothing was changed" && !ran)
  }

  @Test func `a short wait is not worth a word`() throws {
    let other = other
    Thread.detachNewThread {
      usleep(50_000)
      close(other)
    }
    var told = 0
    let start = ContinuousClock.now
    expect(try backups.alone(waiting: { told += 1 }, { 5 }), equals: 5)
    expect(told == 0 || ContinuousClock.now - start > .milliseconds(500))
  }
}
