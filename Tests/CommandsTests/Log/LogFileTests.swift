import Commands
import Domain
import Expect
import Foundation
import TestSupport
import Testing

/// The log's files: who may read them, how large they get, and that what is in the way does no harm.
@Suite struct LogFileTests {
  private let folder: TemporaryFolder
  private var log: LogFile { LogFile(folder: folder.file("state/larder")) }

  init() throws { folder = try TemporaryFolder() }

  private func entry(_ number: Int) -> LogEntry {
    LogEntry(seconds: 1_795_260_600 + number, level: .error, text: "entry \(number)")
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func size(_ path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }

  @Test func `only its owner can read it`() throws {
    log.append(entry(1))
    expect(try permissions(log.path), equals: 0o600)
    expect(try permissions(folder.file("state/larder")), equals: 0o700)
    expect(try log.entries(), equals: [entry(1)])
  }

  /// A line has 35 to 39 bytes: 30,000 of them are more than the million that both files may have.
  @Test func `it never has more than a megabyte, and keeps the latest`() throws {
    var most = 0
    for number in 0..<30_000 {
      log.append(entry(number))
      if number.isMultiple(of: 500) { most = max(most, size(log.path) + size(log.path + ".1")) }
    }
    expect(most <= LogFile.mostBytes && most > LogFile.mostBytes * 8 / 10)
    let entries = try log.entries()
    expect(entries.last, equals: entry(29_999))
    expect(entries.count > 10_000)
    // Without a gap: what is there is the latest.
    expect(entries.map(\.seconds), equals: entries.indices.map { entries[0].seconds + $0 })
  }

  /// 4 threads of 5,000 lines: as many as fit, so that none may be missing or mixed with another.
  @Test func `several write at once, each whole lines`() throws {
    let log = log
    DispatchQueue.concurrentPerform(iterations: 4) { writer in
      for number in 0..<5000 { log.append(LogEntry(seconds: number, level: .info, text: "writer \(writer) \(number)")) }
    }
    let entries = try log.entries()
    expect(entries.count, equals: 20_000)
    for writer in 0..<4 {
      let own = entries.filter { $0.text.hasPrefix("writer \(writer) ") }
      expect(own.map(\.seconds), equals: Array(0..<5000))
    }
  }

  @Test func `clearing removes all of it`() throws {
    for number in 0..<13_500 { log.append(entry(number)) }
    expect(size(log.path + ".1") > 0)
    try log.clear()
    expect(try log.entries().isEmpty)
    expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("state/larder")).isEmpty)
    try log.clear()
  }

  @Test func `a link or a folder in its place is left alone`() throws {
    let target = try folder.write("mine\n", to: "target")
    try FileManager.default.createDirectory(atPath: folder.file("state/larder"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: log.path, withDestinationPath: target)
    log.append(entry(1))
    expect(try String(contentsOfFile: target, encoding: .utf8), equals: "mine\n")
    #expect(throws: LarderError.self) { try log.entries() }
    try log.clear()
    expect(try String(contentsOfFile: target, encoding: .utf8), equals: "mine\n")
    try FileManager.default.createDirectory(atPath: log.path, withIntermediateDirectories: true)
    log.append(entry(1))
    #expect(throws: LarderError.self) { try log.clear() }
  }

  @Test func `a pipe in its place is not waited for`() throws {
    try FileManager.default.createDirectory(atPath: folder.file("state/larder"), withIntermediateDirectories: true)
    expect(mkfifo(log.path, 0o600), equals: 0)
    log.append(entry(1))
    expect(try log.entries().isEmpty)
  }
}
