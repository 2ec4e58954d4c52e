import Expect
import Foundation
import TestSupport
import Testing

/// What Larder shows at the start: the home screen and, in view below it, the first prompt.
@Suite struct ReplHomeScreenTests {
  let home: ReplHome

  init() throws { home = try ReplHome() }

  @Test func `the week, the day and the prompt are in view at once`() throws {
    let larder = try home.larder(rows: 24)
    let lines = larder.screen.lines
    expect(lines[0], equals: "🥕 Dad · week 47, 16–22 Nov 2026 · 1 of 6 days logged")
    expect(lines[2], equals: "Today     338 of 2,200 kcal · 1,862 kcal left")
    let prompt = try require(lines.firstIndex { $0.hasPrefix("🥕 Dad 338/2,200 ❯") })
    expect(prompt <= 12, "\(larder.screen.text)")
    expect(lines[prompt - 1], equals: "Larder · `help` lists the commands, TAB completes, Ctrl-D leaves")
    expect(larder.screen.cursor.row, equals: prompt)
  }

  @Test func `on a narrow terminal too, no line wider than it`() throws {
    let larder = try home.larder(columns: 40, rows: 24)
    let text = larder.screen.text
    expect(text.hasPrefix("🥕 Dad · week 47, 16–22 Nov 2026\n1 of 6 days logged\n"), "\(text)")
    // 143 + 195 = 338 kcal: a line that the terminal had to wrap would have none of its words at the start of a row.
    expect(text.contains("\nToday     338 of 2,200 kcal\n          1,862 kcal left\n"), "\(text)")
    expect(larder.screen.cursor.row <= 16)
  }

  @Test func `a backup that could not be made is told of`() throws {
    let backups = home.database + ".backups"
    try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
    // What is left behind when the daily backup fails.
    try Data().write(to: URL(fileURLWithPath: backups + "/failed-2026-11-20"))
    let larder = try home.larder()
    expect(
      larder.screen.text.contains("The backup of Fri 20 Nov could not be made by itself; `data backup` says why."))
  }

  @Test(arguments: [["--quiet"], ["--json"], ["--csv"]]) func `nothing where no words are wanted`(option: [String])
    throws
  {
    let larder = try home.larder(option)
    expect(larder.screen.text.hasPrefix("🥕 Dad 338/2,200 ❯"), "\(larder.screen.text)")
  }

  @Test func `in plain ASCII, and in sentences`() throws {
    let plain = try home.larder(["--ascii"], prompt: "Dad 338/2,200> ")
    expect(plain.screen.text.hasPrefix("Dad | week 47, 16-22 Nov 2026 | 1 of 6 days logged\n"))
    let strangers = plain.screen.text.unicodeScalars.filter { !$0.isASCII }
    expect(strangers.isEmpty)
    let spoken = try home.larder([], ["ACCESSIBLE": "1"])
    expect(spoken.screen.text.contains("\nWeek      mean 338 of 2,200 kcal, so far\n"), "\(spoken.screen.text)")
  }

  @Test func `somebody who has logged nothing reads how`() throws {
    let larder = try home.larder(["--profile", "Anna Lena"], prompt: "🌻 Anna Lena 0/2,200 ❯ ")
    expect(larder.screen.text.hasPrefix("🌻 Anna Lena\nEnergy    nothing logged yet: `eat 2 eggs and a banana`"))
    expect(!larder.screen.text.contains("trips"))
  }
}
