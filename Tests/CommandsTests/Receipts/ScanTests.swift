import Commands
import Domain
import Expect
import Foundation
import Store
import TestSupport
import Testing

/// `trip scan` with a person at the terminal, and what it leaves in the file.
@Suite struct ScanTests {
  let household: SampleHousehold
  let folder: TemporaryFolder

  init() throws {
    household = try SampleHousehold()
    folder = try TemporaryFolder()
    household.session.workingFolder = folder.path
    try folder.write(Self.receipt, to: "r.txt")
  }

  private static let receipt = """
    REWE Demo
    H-MILCH 1,5% 1L  2,18 B
      2 Stk x  1,09
    GRILL-SALAT 350G  1,99 B
    XYZZY QUORP  1,00 B
    SPUELMITTEL  1,25 A
    SUMME EUR  6,42
    Geg. EC-Cash EUR  6,42
    20.11.2026 17:25 Bon-Nr.:933
    Es bediente Sie Frau Kontrolletti
    Kartennr. 9876543210987654
    """

  /// The items of the trip that was saved last: name and whole grams.
  private func items() throws -> [String] {
    let trip = try household.json("trip show last")
    let items = (trip["trip"] as? [String: Any] ?? trip)["items"] as? [[String: Any]] ?? []
    return items.map { "\($0["name"] as? String ?? "?") \(($0["grams"] as? Double).map { String(Int($0)) } ?? "-")" }
  }

  private func scan(_ answers: [String]) throws -> ScriptedPerson {
    try household.run("trip scan r.txt", answering: answers).1
  }

  @Test func `Enter accepts what is shown, and saves at the end`() throws {
    let steps = try household.steps().count
    let person = try scan(["", "", ""])
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(person.asked.count, equals: 3, "the salad, the unknown word, and the end: \(person.asked)")
    expect(try household.steps().count, equals: steps + 1)
    expect(try items().prefix(2).map { $0.split(separator: " ").last }, equals: ["2060", "350"])
  }

  @Test func `words, amounts and prices set a line right`() throws {
    let person = try scan(["potato salad", "none", "1 500 ml", "2 price 2.49", "total 6.92", ""])
    expect(person.unused == [] && !person.ranOut, "\(person.shown)")
    let trip = try household.json("trip show last")
    let shown = trip["trip"] as? [String: Any] ?? trip
    expect(shown["total"] as? Double == 6.92 && shown["sum"] as? Double == 6.92)
    expect(try items(), equals: ["Low-fat milk 515", "Potato salad 350", "XYZZY QUORP -", "SPUELMITTEL -"])
    let learned = try household.session.read { try $0.printedNames.all() }
    // 500 ml of milk weigh 515 g, which were typed for two packs.
    expect(learned.compactMap(\.grams), equals: [257.5])
    expect(
      learned.map { "\($0.printed) = \($0.food?.name ?? "no food")" }.sorted(),
      equals: [
        "GRILL-SALAT 350G = Potato salad", "H-MILCH 1,5% 1L = Low-fat milk", "XYZZY QUORP = no food",
      ])
  }

  @Test func `what was said is not asked about again`() throws {
    _ = try scan(["potato salad", "none", ""])
    let person = try household.run("trip scan r.txt --again", answering: [""]).1
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(try items()[1], equals: "Potato salad 350")
  }

  @Test func `lines are added, split, skipped and deleted`() throws {
    let person = try scan(["", "", "2 split 0.99", "4 delete", "add 10 eggs 2.99", "1 skip", "save"])
    expect(person.unused == [] && !person.ranOut, "\(person.shown)")
    let trip = try household.json("trip show last")
    let found = (trip["trip"] as? [String: Any] ?? trip)["items"] as? [[String: Any]] ?? []
    expect(found.compactMap { $0["price"] as? Double }, equals: [2.18, 0.99, 1.0, 1.25, 2.99])
    expect(found.map { $0["skipped"] as? Bool }, equals: [true, false, false, false, false])
  }

  @Test(arguments: ["cancel", "^C"]) func `leaving leaves nothing`(_ word: String) throws {
    let before = try household.dump()
    _ = try? scan(["potato salad", word])
    expect(try household.dump(), equals: before)
  }

  @Test func `mistakes are said, and nothing is lost by them`() throws {
    let person = try scan([
      "2 price much", "day someday", "time late", "?", "2 ?", "store", "potato salad", "", "store EDEKA",
      "day yesterday", "time 18:30", "9 apple", "save",
    ])
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(person.shown.contains { $0.contains("there is no line 9") })
    let trip = try household.json("trip show last")
    let shown = trip["trip"] as? [String: Any] ?? trip
    expect(shown["store"] as? String == "EDEKA" && shown["date"] as? String == "2026-11-20")
  }

  @Test func `a day that is missing or lies ahead is asked for`() throws {
    for (date, words) in [("", "no day was found"), ("24.12.2026 10:00", "lies ahead")] {
      try folder.write(Self.receipt.replacing("20.11.2026 17:25", with: date), to: "r.txt")
      let person = try scan(["", "", "", "day 2026-11-19", "", ""])
      expect(person.shown.contains { $0.contains(words) }, "\(person.shown)")
      expect(household.error(of: "trip scan r.txt --save --again")?.code, equals: .missingValue)
    }
  }

  @Test(arguments: [true, false])
  func `names and numbers beside the list are nowhere in the file`(hasTotal: Bool) throws {
    var lines = Self.receipt.split(separator: "\n").map(String.init)
    if !hasTotal { lines.removeAll { $0.hasPrefix("SUMME") || $0.hasPrefix("Geg.") } }
    lines.insert("Kundenkarte 9876543210987654", at: 3)
    lines.insert("Es bediente Sie Frau Kontrolletti", at: 1)
    try folder.write(lines.joined(separator: "\n"), to: "r.txt")
    try household.run("trip scan r.txt --save --no-keep")
    let bytes = String(decoding: try household.bytes(), as: UTF8.self)
    expect(bytes.contains("GRILL-SALAT"))
    expect(!bytes.contains("Kontrolletti") && !bytes.contains("9876543210987654"))
  }

  @Test func `a corrected line keeps its weight, and a weight that was said counts`() throws {
    try folder.write("REWE\nGRILLSALAT FRISCH  1,99 B\nEIER 10ER  2,99 B\nSUMME EUR 4,98\n20.11.2026\n", to: "r.txt")
    try household.run("trip scan r.txt --save")
    try household.run("trip item edit 1 potato salad")
    try household.run("trip item edit 2 700 g")
    try household.run("trip scan r.txt --save --again")
    let found = try items()
    expect(found[0].hasPrefix("Potato salad ") && !found[0].hasSuffix("-"), "\(found)")
    expect(found[1].hasSuffix(" 700"), "\(found)")
  }

  @Test func `what a person changes is compared with the total again`() throws {
    try folder.write("REWE\nBUTTER  2,19 B\nSUMME EUR 2,29\nGeg. BAR EUR 2,29\n20.11.2026\n", to: "r.txt")
    func trip() throws -> [String: Any] {
      let shown = try household.json("trip show last")
      return shown["trip"] as? [String: Any] ?? shown
    }
    func checks() throws -> [String] {
      (try trip()["checks"] as? [[String: Any]] ?? []).map { "\($0["name"] ?? "") \($0["holds"] as? Bool == true)" }
    }
    try household.run("trip scan r.txt --save --total 2.19")
    expect(try trip()["checked"] as? Bool, equals: false)
    expect(try checks(), equals: ["sum true"])
    try household.run("trip scan r.txt --again", answering: ["1 price 2.29", ""])
    expect(try trip()["checked"] as? Bool, equals: true)
    try household.run("trip scan r.txt --save --again")
    try household.run("trip item edit 1 --price 2.29")
    expect(try (trip()["doubts"] as? [String]), equals: [])
  }

  @Test func `no doubt is passed over when a line before it is deleted`() throws {
    try folder.write(
      "REWE\nXYZZY QUORP  1,00\nPLUGH FROBNI  1,00\nBLORP ZORK  1,00\nSUMME EUR 3,00\n20.11.2026\n", to: "r.txt")
    let person = try scan(["", "1 delete", "", "", "save"])
    expect(person.shown.filter { $0.contains("PLUGH FROBNI`:") }.count >= 1, "\(person.shown)")
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
  }

  @Test func `a day that the person says may show that the receipt is known`() throws {
    try folder.write(Self.receipt.replacing("20.11.2026 17:25", with: ""), to: "r.txt")
    try household.run("trip scan r.txt --save --date 2026-11-19 --no-keep")
    let steps = try household.steps().count
    let person = try scan(["", "", "day 2026-11-19", ""])
    expect(person.unused, equals: [], "\(person.asked)")
    expect(try household.steps().count, equals: steps)
  }

  @Test func `the file is kept for the person only, until nothing needs it`() throws {
    let kept = household.session.location.database + ".receipts"
    let files = FileManager.default
    func names() -> [String] { ((try? files.contentsOfDirectory(atPath: kept)) ?? []).sorted() }
    func mode(_ path: String) -> Int? { (try? files.attributesOfItem(atPath: path))?[.posixPermissions] as? Int }
    try household.run("trip scan r.txt --save --no-keep")
    expect(!files.fileExists(atPath: kept))
    try household.run("trip scan r.txt --save --again")
    let file = try require(names().first)
    expect(names().count == 1 && file.hasSuffix(".txt"))
    expect(mode(kept) == 0o700 && mode(kept + "/" + file) == 0o600)
    expect(try String(contentsOfFile: kept + "/" + file, encoding: .utf8), equals: Self.receipt)
    // A file that no trip needs goes away with the next scan, if it is old enough; one that undo may bring back stays.
    let orphan = kept + "/0123456789abcdef01234567.txt"
    try Data("x".utf8).write(to: URL(fileURLWithPath: orphan))
    for path in [orphan, kept + "/" + file] {
      try files.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -200_000)], ofItemAtPath: path)
    }
    try household.run("undo")
    try household.run("trip scan r.txt --save --again")
    expect(!files.fileExists(atPath: orphan) && names().contains(file) && names().count == 2)
  }

  @Test func `a folder is its files, a star stands for names, and pages are one receipt`() throws {
    let other = Self.receipt.replacing("REWE", with: "EDEKA").replacing("17:25", with: "18:40")
    try folder.write(other, to: "s.txt")
    func count() throws -> Int {
      try (household.json("trip list")["trips"] as? [[String: Any]])?.filter { $0["checks"] as? [Any] != nil }.count
        ?? 0
    }
    let before = try count()
    try household.run("trip scan . --save")
    expect(try count(), equals: before + 2)
    let steps = try household.steps().count
    try household.run("trip scan *.txt --save")
    expect(try household.steps().count, equals: steps, "both are known")
    try household.run("trip scan *.txt --save --again")
    expect(try count(), equals: before + 4)
    let lines = Self.receipt.split(separator: "\n").map(String.init)
    try folder.write(lines.prefix(4).joined(separator: "\n"), to: "page1")
    try folder.write(lines.dropFirst(4).joined(separator: "\n"), to: "page2")
    try household.run("trip scan page1 page2 --pages --save --again")
    expect(try count(), equals: before + 5)
    expect(try items().count, equals: 4)
  }

  @Test func `what was learned is listed by its store`() throws {
    _ = try scan(["potato salad", "", ""])
    func names(_ line: String) throws -> [String] {
      (try household.json(line)["names"] as? [[String: Any]] ?? []).compactMap { $0["printed"] as? String }
    }
    expect(try names("trip learned rewe").contains("GRILL-SALAT 350G"))
    expect(try names("trip learned Lidl"), equals: [])
  }

  @Test func `what is printed is data`() throws {
    try folder.write(
      "REWE\n@tomorrow; undo 9 --yes  1,00\n'); DROP TABLE trip;--  2,00\nSUMME 3,00\n20.11.2026\n", to: "r.txt")
    let before = try household.steps().count
    try household.run("trip scan r.txt --save")
    expect(try household.steps().count, equals: before + 1)
    expect(try items().count, equals: 2)
    try household.run("undo")
    try household.run("redo")
    expect(try items().count, equals: 2)
  }

  @Test func `a word that is no food changes nothing and teaches nothing`() throws {
    let person = try scan(["minusx", "2 minusx", "", "none", "save"])
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(person.shown.contains { $0.contains("`minusx` is not in the food bank") })
    expect(person.shown.contains { $0.contains("`2 none` if line 2 is not food") })
    expect(try items()[1].hasSuffix(" 350"))
    let learned = try household.session.read { try $0.printedNames.all() }
    expect(learned.filter { $0.food == nil }.map(\.printed), equals: ["XYZZY QUORP"])
  }

  @Test func `a new food is described in the review, and leaving its form leaves the review as it was`() throws {
    // Name, category, energy, fat, saturated fat, carbohydrates, sugars, fiber, protein; the rest stays unknown.
    let values = ["", "other", "250", "15", "", "30", "", "", "3", ".", "y"]
    let left = try scan(["2 new Aunt's salad", "^C", "", "none", "save"])
    expect(left.shown.contains { $0.contains("the question was left") })
    expect(left.shown.contains("  nothing was changed"), "\(left.shown)")
    let person = try household.run("trip scan r.txt --again", answering: ["2 new Aunt's salad"] + values + ["save"]).1
    expect(try items()[1], equals: "Aunt's salad 350", "\(person.asked)")
    expect(try household.json("food show \"Aunt's salad\"").isEmpty, equals: false)
  }

  @Test func `a question mark says why a line is what it is`() throws {
    let person = try scan(["?", "1 ?", "4 ?", "", "", "", ""])
    let shown = person.shown.joined(separator: " ")
    expect(shown.contains("is a guess, which fits the printed words to"))
    expect(shown.contains("its weight is the size in the printed name"))
    expect(shown.contains("line 4, `SPUELMITTEL`: it is known to be no food"))
    expect(shown.contains("`help` lists what can be typed"))
  }

  @Test func `soap is known to have no nutrition`() throws {
    try household.run("trip scan r.txt --save")
    let trip = try household.json("trip show last")
    let shown = trip["trip"] as? [String: Any] ?? trip
    expect((shown["unknown"] as? [String: Int])?["calories"], equals: nil, "the soap adds nothing")
  }

  @Test func `in another currency, what is typed is in the receipt's`() throws {
    try household.run("settings set currency EUR")
    try folder.write(
      Self.receipt.replacing("EUR  6,42", with: "CHF  6.42").replacing("EC-Cash EUR", with: "EC-Cash CHF"), to: "r.txt")
    let person = try household.run(
      "trip scan r.txt --rate 2", answering: ["", "none", "2 cheddar CHF 2.49", "total CHF 6.92", ""]
    ).1
    expect(person.unused == [] && !person.ranOut, "\(person.shown)")
    let trip = try household.json("trip show last")
    let shown = trip["trip"] as? [String: Any] ?? trip
    expect(shown["total"] as? Double == 13.84 && shown["sum"] as? Double == 13.84, "\(person.shown)")
  }

  @Test func `several files each say what became of them`() throws {
    try folder.write("no receipt", to: "s.txt")
    let json = try household.json("trip scan r.txt s.txt --save")
    let trip = (json["trips"] as? [[String: Any]])?.first
    expect((trip?["file"] as? String)?.hasSuffix("r.txt") == true && trip?["saved"] as? Bool == true)
    expect(trip?["undo"] as? Int, equals: (try household.steps().map(\.id).max()))
  }

  /// Two equal lines among others.
  private static let twins =
    "REWE\nWEIH.GRILL-SALAT  1,99 B\nWEIH.GRILL-SALAT  1,99 B\nEIER 10ER  2,99 B\nSUMME EUR 6,97\n20.11.2026\n"

  @Test func `equal lines are asked about once`() throws {
    try folder.write(Self.twins, to: "r.txt")
    let person = try scan(["potato salad", ""])
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    let found = try items()
    expect(found.prefix(2).allSatisfy { $0.hasPrefix("Potato salad ") }, "\(found)")
  }

  @Test func `a change is taken back by undo, and so is an Enter`() throws {
    let before = try household.session.read { try $0.printedNames.all() }
    let person = try scan(["undo", "potato salad", "undo", "", "undo", "3 delete", "undo", "cancel"])
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(person.shown.contains { $0.contains("nothing was changed here yet") })
    expect(person.asked.suffix(1), equals: person.asked.prefix(1), "asked as at first: \(person.asked)")
    expect(try household.session.read { try $0.printedNames.all() }, equals: before)
  }

  @Test func `an offered food is taken by its number, also for a line that is not in question`() throws {
    try folder.write(Self.twins, to: "r.txt")
    let person = try scan(["3", "2 1", ""])
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    // A number without a line of its own is an item.
    try folder.write(Self.twins.replacing("WEIH.GRILL-SALAT", with: "XYZZY QUORP"), to: "r.txt")
    let other = try household.run("trip scan r.txt --again", answering: ["10 eggs", "save"]).1
    expect(other.unused == [] && !other.ranOut, "\(other.asked)")
    let found = try items()
    expect(found[0].hasPrefix("Egg "), "\(found)")
    let none = try household.run("trip scan r.txt --again", answering: ["3 9", "cancel"]).1
    expect(none.shown.contains { $0.contains("line 3 has no food with the number 9") }, "\(none.shown)")
  }

  @Test func `a line that is split shares what it weighs`() throws {
    _ = try scan(["", "", "1 split 1.09", "save"])
    expect(try items().prefix(2), equals: ["Low-fat milk 1030", "Low-fat milk 1030"])
  }

  @Test func `leaving a question of a line leaves the review as it was`() throws {
    let person = try scan(["potato salad", "2 bread", "^C", "none", "save"])
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(try items()[1], equals: "Potato salad 350")
  }

  @Test func `the same file is known again after its day and store were corrected`() throws {
    try household.run("trip scan r.txt --save")
    try household.run("trip edit last --date 2026-11-18 --store EDEKA")
    let json = try household.json("trip scan r.txt --save")
    expect(json["saved"] as? Bool, equals: false)
    expect((json["trip"] as? [String: Any])?["duplicateOf"] as? Int != nil)
  }

  @Test func `soap that is added is no food, and nobody is asked`() throws {
    let person = try scan(["", "", "add Seife 1,99", "store none", "store", "time none", "save"])
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(person.shown.contains { $0.contains("`store` needs to know what it is") })
    let shown = try household.json("trip show last")
    let trip = shown["trip"] as? [String: Any] ?? shown
    expect(trip["store"] as? String == nil && trip["time"] as? String == nil)
    expect((trip["unknown"] as? [String: Int])?["calories"], equals: nil)
  }

  @Test func `an amount alone teaches nothing of a line without a food`() throws {
    try folder.write("REWE\nZZQ WWX 7  1,00 B\nBUTTER 250G  2,19 B\nSUMME EUR 3,19\n20.11.2026\n", to: "r.txt")
    let person = try scan(["1 none", "undo", "1 400g", "1 price 1.00", "", "save"])
    expect(!person.ranOut, "\(person.asked)")
    let learned = try household.session.read { try $0.printedNames.all() }
    expect(learned.filter { $0.food == nil }.isEmpty, "\(learned)")
  }

  @Test func `equal lines of other weights are asked about all the same`() throws {
    try folder.write(
      "REWE\nXYZZY QUORP  1,00 B\n  0,512 kg x 1,95 EUR/kg\nXYZZY QUORP  1,43 B\n  0,734 kg x 1,95 EUR/kg\nSUMME EUR 2,43\n20.11.2026\n",
      to: "r.txt")
    let person = try scan(["potato salad", "potato salad", ""])
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(try items(), equals: ["Potato salad 512", "Potato salad 734"])
  }

  @Test func `words that begin a food's name are no commands`() throws {
    let steps = try household.steps().count
    for words in ["s budget potato salad", "save the potato salad", "store brand potato salad"] {
      _ = try? scan([words, "^C", "cancel"])
    }
    expect(try household.steps().count, equals: steps)
  }

  @Test func `a line of food and soap is both`() throws {
    _ = try scan(["", "", "add milk 1.09, Seife 2.99", "", "save"])
    let shown = try household.json("trip show last")
    let added = ((shown["trip"] as? [String: Any] ?? shown)["items"] as? [[String: Any]] ?? []).suffix(2)
    expect(added.map { $0["food"] is [String: Any] }, equals: [true, false], "\(added)")
  }
}
