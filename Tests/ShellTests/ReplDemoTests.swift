import Expect
import Foundation
import TestSupport
import Testing

/// The sample household at the prompt.
@Suite struct ReplDemoTests {
  let home: ReplHome
  /// At 12:30 he has had breakfast: fixed by the day.
  private let sample = "sample 🥕 Dad "

  init() throws { home = try ReplHome() }

  private func state() -> [String] {
    FileManager.default.enumerator(atPath: home.folder.file("state"))?.compactMap { $0 as? String } ?? []
  }

  @Test func `from a shell it opens the prompt, and nothing is kept`() throws {
    let before = try Data(contentsOf: URL(fileURLWithPath: home.database))
    let larder = try home.larder(["demo"], prompt: "A sample household in memory; your own is untouched")
    try larder.expect("Ctrl-D leaves")
    try larder.expect(sample)
    expect(try larder.enter("use Mum", then: "sample 🍓 Mum ").contains("Now using Mum"))
    try larder.enter("eat a banana")
    try larder.enter("undo")
    try larder.send("\u{4}")
    expect(try larder.waitForExit(), equals: 0)
    expect(state(), equals: [], "history or the profile in use was kept")
    expect(try Data(contentsOf: URL(fileURLWithPath: home.database)), equals: before)
  }

  @Test func `at the prompt it takes the household's place`() throws {
    let before = try Data(contentsOf: URL(fileURLWithPath: home.database))
    let larder = try home.larder()
    let said = try larder.enter("demo --weeks 2", then: sample)
    expect(said.contains("A sample household in memory; your own is untouched"))
    expect(try larder.enter("about").contains("household   a sample household in memory"))
    try larder.enter("use Lena", then: "sample 🦊 Lena ")
    // What was typed before is not there to be repeated in another household.
    try larder.send("\u{10}\u{10}\u{10}\u{10}")
    try larder.expect("the first line of the sample's own history") { $0.typed == "about" }
    try larder.send("\u{3}")
    try larder.expect("sample 🦊 Lena ")
    try larder.send("\u{4}")
    expect(try larder.waitForExit(), equals: 0)
    expect(try Data(contentsOf: URL(fileURLWithPath: home.database)), equals: before)
    expect(!state().contains("profiles"), "the profile in use was kept")
    _ = try home.larder()
  }

  @Test func `Ctrl-C stops the writing of a file, and leaves none`() throws {
    let larder = try home.larder()
    try larder.send("demo --weeks 1560 --profiles 12 --out large.db\r")
    try larder.interrupt(then: ReplHome.dad())
    let files = try FileManager.default.contentsOfDirectory(atPath: home.folder.path)
    expect(!files.contains { $0.contains("large.db") }, "\(files)")
    try larder.enter("eat a banana", then: ReplHome.dad("443"))
  }

  @Test func `options of the run hold for the session`() throws {
    let larder = try home.larder(["demo", "--ascii", "--weeks", "1"], prompt: "sample Dad ")
    expect(try larder.enter("week", then: "> ").allSatisfy(\.isASCII))
  }
}
