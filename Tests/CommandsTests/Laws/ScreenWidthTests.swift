import Commands
import Domain
import Expect
import Foundation
import TestSupport
import Testing
import Text

/// No screen is wider than its window: every command that shows something, in every form, for two people.
@Suite struct ScreenWidthTests {
  /// Commands that only read.
  private static let commands = [
    "today", "day yesterday", "day mon", "week", "week --prev", "week --all", "week --compare", "week --source trips",
    "month", "month --prev", "month --all", "range last 10 days", "range last 90 days --all", "household",
    "household --all", "household day", "household month", "household sodium", "household fiber month", "home",
    "chart calories --last 8w", "chart sodium --last 3w", "chart calories --compare", "chart macros", "chart markers",
    "chart household", "chart spent", "chart weight", "chart fiber --by week --last 1y", "habits", "habits fiber",
    "goals", "guide", "guide explain Dad", "explain satfat", "explain sodium", "explain total", "explain marker fiber",
    "explain match lentil soup", "explain goals", "balance", "trip list", "trip show last", "meal list",
    "meal show last",
    "meal favourites", "food search egg", "food show egg", "food list", "recipe list", "recipe show 1",
    "recipe show 1 --servings 7 --units imperial", "recipe nutrition 1", "recipe search lentils", "history",
    "settings", "profile list", "help", "help all", "help eat", "help recipe import", "about", "about privacy",
    "about sources", "data backups", "inbox",
  ]

  private static let past = [
    "use Dad", "guide start --member \"Dad 44 years 88kg man 182cm lightly active high blood pressure\" --yes",
    "eat 500 g Maultaschen @sun @dinner", "eat 2 Big Mac and 300g chili con carne @yesterday @dinner",
    "weigh 81.2 @yesterday",
    "recipe add Lentil soup with a long name that goes on --ingredient \"250 g red lentils\" "
      + "--ingredient \"1 unobtainable thing of the far north\" --step \"Simmer for 20 minutes at 180 °C.\"",
  ]

  private static func session(in folder: TemporaryFolder) throws -> Session {
    let day = SampleHousehold.noon.calendarDay
    let session = Session(
      location: Session.HouseholdLocation(database: folder.file("larder.db"), memory: nil),
      clock: Clock(now: { Moment(day: day, minuteOfDay: 1230, offset: 3600) }, offset: { _ in 3600 }))
    session.workingFolder = folder.path
    let interpreter = Interpreter(session: session)
    for line in ["demo --profiles 4 --weeks 12"] + past { _ = try interpreter.run(CommandLine(line: line)) }
    return session
  }

  @Test func noScreenIsWiderThanItsWindow() throws {
    let folder = try TemporaryFolder()
    let interpreter = Interpreter(session: try Self.session(in: folder))
    var screens = 0
    for person in ["Dad", "Mum"] {
      _ = try interpreter.run(CommandLine(line: "use \(person)"))
      for command in Self.commands {
        guard let report = try? interpreter.run(CommandLine(line: command))?.report else { continue }
        for width in [80, 60, 40] {
          for canvas in [
            Canvas(width: width), Canvas(width: width, glyphs: .ascii), Canvas(width: width, isAccessible: true),
          ] {
            let lines = report.lines(on: canvas)
            screens += 1
            let wide = lines.filter { $0.cells > width }.map(\.plain)
            expect(wide.isEmpty, "\(person), `\(command)`, \(width) columns: \(wide.prefix(3))")
            guard canvas.isASCII else { continue }
            let foreign = lines.map(\.plain).filter { !$0.allSatisfy(\.isASCII) }
            expect(foreign.isEmpty, "\(person), `\(command)` in ASCII: \(foreign.prefix(3))")
          }
        }
      }
    }
    print("screens that fit their window: \(screens)")
    expect(screens > 1000, "too few of the commands can be run: \(screens) screens")
  }
}
