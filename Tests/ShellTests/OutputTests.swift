import Domain
import Expect
import Foundation
import Shell
import TestSupport
import Testing

/// Writing: all of it, or an error that says why.
@Suite struct OutputTests {
  @Test func `a full disk is an error with the system's reason`() throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let error = #expect(throws: LarderError.self) { try Output(descriptor: full).write("text") }
    expect(error?.code, equals: .cannotCreate)
    expect(error?.message, equals: "the output could not be written: No space left on device")
  }

  @Test func `a reader that has gone ends the output, not the program`() throws {
    Signals.ignoreBrokenPipes()
    var ends: [Int32] = [-1, -1]
    try require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    #expect(throws: Output.Closed.self) { try Output(descriptor: ends[1]).write("text") }
  }

  @Test func `a megabyte passes through a non-blocking pipe`() throws {
    var ends: [Int32] = [-1, -1]
    try require(pipe(&ends) == 0)
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let text = String(repeating: "é123456789abcde\n", count: 60_000)
    let (reading, writing) = (ends[0], ends[1])
    Thread.detachNewThread {
      try? Output(descriptor: writing).write(text)
      close(writing)
    }
    let received = FileHandle(fileDescriptor: reading, closeOnDealloc: true).readDataToEndOfFile()
    expect(String(decoding: received, as: UTF8.self), equals: text)
  }
}
