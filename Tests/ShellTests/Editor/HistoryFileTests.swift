import Expect
import Foundation
import Shell
import TestSupport
import Testing

/// The history on disk: private, bounded, shared.
@Suite struct HistoryFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.file(name))[.posixPermissions] as? Int
  }

  @Test func `file and folders are their owner's only`() throws {
    let history = HistoryFile(path: folder.file("state/larder/history"))
    expect(history.lines(), equals: [])
    history.append("eat 2 eggs")
    expect(history.lines(), equals: ["eat 2 eggs"])
    expect(try mode("state/larder/history"), equals: 0o600)
    expect(try mode("state/larder"), equals: 0o700)
  }

  @Test func `a file that others may read is closed to them`() throws {
    try folder.write("old\n", to: "history")
    chmod(folder.file("history"), 0o644)
    expect(HistoryFile(path: folder.file("history")).lines(), equals: ["old"])
    expect(try mode("history"), equals: 0o600)
  }

  @Test func `lines past the limit go, oldest first`() throws {
    let lines = (1...6000).map { "line \($0)" }
    try folder.write(lines.map { $0 + "\n" }.joined(), to: "history")
    let history = HistoryFile(path: folder.file("history"))
    expect(history.lines(), equals: Array(lines.suffix(5000)))
    expect(try folder.read("history"), equals: lines.suffix(5000).map { $0 + "\n" }.joined())
    history.append("next")
    expect(history.lines().suffix(2), equals: ["line 6000", "next"])
  }

  @Test func `two REPLs lose no line of each other`() async throws {
    let path = folder.file("history")
    await withTaskGroup(of: Void.self) { group in
      for name in ["a", "b", "c"] {
        group.addTask { for number in 1...200 { HistoryFile(path: path).append("\(name) \(number)") } }
      }
    }
    let lines = HistoryFile(path: path).lines()
    for name in ["a", "b", "c"] {
      expect(lines.filter { $0.hasPrefix(name) }, equals: (1...200).map { "\(name) \($0)" })
    }
  }

  @Test func `what is no history file is left alone`() throws {
    expect(HistoryFile(path: folder.path).lines(), equals: [])
    mkfifo(folder.file("fifo"), 0o600)
    expect(HistoryFile(path: folder.file("fifo")).lines(), equals: [])
    HistoryFile(path: folder.file("fifo")).append("must not hang")
    HistoryFile(path: "/dev/null/history").append("must not crash")
  }

  @Test func `hostile lines stay one line each`() throws {
    let history = HistoryFile(path: folder.file("history"))
    history.append("a\nb\u{0}c")
    history.append(String(repeating: "x", count: 1_000_000))
    expect(history.lines(), equals: ["a b c"])
  }
}
