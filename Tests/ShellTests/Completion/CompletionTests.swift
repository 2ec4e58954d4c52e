import Expect
import Testing

@testable import Shell

/// The text that TAB puts into the line, without a terminal.
@Suite struct CompletionTests {
  private func matches(_ line: String, replacing: Range<Int>, _ texts: [String], suffix: String = " ") -> [String] {
    LineEditor.Completion(
      replacing: replacing, candidates: texts.map { LineEditor.Candidate(text: $0, suffix: suffix) }
    ).matches(in: line, cursor: line.count)
  }

  @Test func `the only candidate comes with its suffix`() {
    expect(matches("eat eg", replacing: 4..<6, ["Egg"]), equals: ["eat Egg "])
    expect(matches("cd /ho", replacing: 3..<6, ["/home"], suffix: "/"), equals: ["cd /home/"])
    expect(matches("eat eg", replacing: 4..<6, ["Egg"], suffix: ""), equals: ["eat Egg"])
  }

  @Test func `several give their common part, where it holds what was typed`() {
    expect(matches("eg", replacing: 0..<2, ["eggnog", "eggplant"]).first, equals: "egg")
    expect(matches("w", replacing: 0..<1, ["Egg, white", "Egg, whole"]).first, equals: "Egg, wh")
    expect(matches("yo", replacing: 0..<2, ["Egg white yo", "Egg yolk"]).first, equals: "yo")
    expect(matches("egg", replacing: 0..<3, ["Ebb", "Eggs"]).first, equals: "egg")
    expect(matches("kiw", replacing: 0..<3, ["Kiwi", "kiwifruit"]).first, equals: "Kiwi")
    expect(matches("日", replacing: 0..<1, ["日本酒", "日本茶"]).first, equals: "日本")
  }

  @Test(arguments: [0..<0, -5..<99, 99..<100, 3..<2_000_000])
  func `a range outside the line is cut to it`(range: Range<Int>) {
    expect(matches("line", replacing: range, ["x"]).count, equals: 1)
  }

  @Test func `a name cannot press Enter`() {
    expect(!matches("", replacing: 0..<0, ["evil\nquit\r\0"])[0].contains { $0.isNewline || $0 == "\0" })
  }

  @Test func `no blank is doubled`() {
    let completion = LineEditor.Completion(replacing: 0..<2, candidates: [LineEditor.Candidate(text: "Egg")])
    expect(completion.matches(in: "eg more", cursor: 2), equals: ["Egg"])
    expect(completion.matches(in: "eg, more", cursor: 2), equals: ["Egg"])
    expect(completion.matches(in: "egmore", cursor: 2), equals: ["Egg "])
  }

  @Test func `names are listed downwards in columns`() {
    let names = ["a", "bb", "ccc", "d", "e"]
    // Three cells and two between: 4 columns would be 18 cells, 3 are 13.
    expect(CandidateList.lines(names, columns: 14, rows: 9), equals: ["a    ccc  e", "bb   d"])
    expect(CandidateList.lines(names, columns: 14, rows: 1), equals: ["a    bb   ccc", "… and 2 more"])
    expect(CandidateList.lines(["日本", "b"], columns: 80, rows: 9), equals: ["日本  b"])
    expect(CandidateList.lines([], columns: 80, rows: 9), equals: [])
    expect(CandidateList.lines(["long name"], columns: 0, rows: 0).count, equals: 1)
  }
}
