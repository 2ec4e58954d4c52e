import Domain
import Expect
import Testing

/// The names that a profile may have.
@Suite struct ProfileNameTests {
  @Test(arguments: [
    "Anna", "Dad", "J", "Zoë", "Jürgen-Maria", "Mary Ann", "アンナ", "🥕", "Team 7", "Sam", "April", "O'Neill",
  ])
  func names(name: String) throws {
    expect(try ProfileName.check("  \(name)\n"), equals: name)
  }

  @Test(arguments: [
    "", "   ", "12", "#12", "3.5", "-1", "--json", "Anna -q", "Anna --default", "a@b", "a,b", "a;b", "a\"b", "lunch",
    "Lunch", "br", "Dinner",
    "snack",
    "Frühstück", "Abend", "today", "Heute", "mon", "Mo", "Sonntag", "sunday", "last", "all", "me", "morning-snack",
    "a\u{0}b",
    "a\u{1B}[31mb", "a\u{202E}b",
  ])
  func refused(name: String) {
    #expect(throws: LarderError.self) { try ProfileName.check(name) }
  }

  @Test func fortyCharactersAreEnough() throws {
    expect(try ProfileName.check(String(repeating: "ä", count: 40)).count, equals: 40)
    #expect(throws: LarderError.self) { try ProfileName.check(String(repeating: "ä", count: 41)) }
    #expect(throws: LarderError.self) { try ProfileName.check(String(repeating: "a", count: 1_000_000)) }
    #expect(throws: LarderError.self) { try ProfileName.check("a" + String(repeating: "\u{301}", count: 1_000_000)) }
  }

  @Test func caseDoesNotTellProfilesApart() {
    expect(ProfileName.key("ZOË"), equals: ProfileName.key(" zoë "))
    expect(ProfileName.key("Zoe") != ProfileName.key("Zoë"))
  }

  @Test func theErrorSaysWhatIsWrong() {
    do throws(LarderError) {
      _ = try ProfileName.check("lunch")
      Issue.record("not refused")
    } catch {
      expect(error.code, equals: .badValue)
      expect(error.message.contains("lunch"))
      expect(error.hint?.contains("1 to 40"), equals: true)
    }
  }

  @Test(arguments: [
    ("Anna", ["Anna"]), ("Grandpa Jo", ["Grandpa Jo"]), ("Oma und Opa", ["Oma und Opa"]),
    ("Anna, Tom,Lina", ["Anna", "Tom", "Lina"]), ("Anna, Tom and Grandpa Jo", ["Anna", "Tom", "Grandpa Jo"]),
    ("Anna, Tom und Max", ["Anna", "Tom", "Max"]), ("Anna,", ["Anna"]),
  ])
  func `names are listed with commas`(text: String, names: [String]) throws {
    expect(try ProfileName.list(text), equals: names)
  }

  @Test(arguments: [",", "Anna, anna", "Anna, 7", "Anna, lunch", "Anna, @Tom"])
  func `a list with a bad name is refused`(text: String) {
    #expect(throws: LarderError.self) { try ProfileName.list(text) }
  }
}
