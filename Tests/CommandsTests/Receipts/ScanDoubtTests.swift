import Commands
import Domain
import Expect
import Store
import TestSupport
import Testing

/// What `trip scan` says of lines, currencies and receipts that are in doubt.
@Suite struct ScanDoubtTests {
  let household: SampleHousehold
  private var folder: TemporaryFolder { household.folder }

  init() throws { household = try SampleHousehold() }

  private func trip(_ line: String) throws -> [String: Any] {
    let json = try household.json(line)
    return json["trip"] as? [String: Any] ?? json
  }

  private func items(_ trip: [String: Any]) -> [[String: Any]] { trip["items"] as? [[String: Any]] ?? [] }

  /// 0.744 kg at 1.99 are 1.48, which with the soap gives the total.
  private static let bananas =
    "REWE\nSEIFE 1,25 A\nBANANE 1,40 B\n  0,744 kg x 1,99 EUR/kg\nSUMME EUR 2,73\n20.11.2026 17:25\n"

  @Test func `a price that contradicts its weight is asked about, and the printed weight counts`() throws {
    try folder.write(Self.bananas, to: "r.txt")
    let shown = try trip("trip scan r.txt --dry-run")
    expect(items(shown).last?["grams"] as? Double == 744 && items(shown).last?["gramsFrom"] as? String == "printed")
    expect((shown["doubts"] as? [String])?.contains { $0.hasPrefix("line 2 is most likely wrong") }, equals: true)
    let person = try household.run("trip scan r.txt", answering: ["price 1.48", ""]).1
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(
      person.shown.contains {
        $0.contains("line 2, `BANANE`, costs €1.40, but its amount times the price for one gives")
      },
      "\(person.shown)")
    let saved = try trip("trip show last")
    expect(saved["sumMatchesTotal"] as? Bool == true && (saved["doubts"] as? [String])?.isEmpty == true, "\(saved)")
  }

  @Test func `a doubt about a price goes with its line, and leaves with its correction`() throws {
    try folder.write(Self.bananas, to: "r.txt")
    let person = try household.run("trip scan r.txt", answering: ["1 delete", "", "save"]).1
    expect(person.unused == [] && !person.ranOut, "\(person.asked)")
    expect(person.shown.contains { $0.contains("line 1, `BANANE`, costs") }, "\(person.shown)")
    let learned = try household.session.read { try $0.printedNames.all() }
    expect(learned.filter { $0.printed == "BANANE" }, equals: [], "a price that was accepted says nothing of the food")
    try household.run("trip scan r.txt --save --again")
    try household.run("trip item edit 2 --price 1.48")
    expect(try trip("trip show last")["doubts"] as? [String], equals: [])
  }

  @Test func `offered foods have the keys that are promised`() throws {
    try folder.write("REWE\nGRILL-SALAT 350G  1,99 B\nSUMME EUR 1,99\n20.11.2026\n", to: "r.txt")
    let offered = items(try trip("trip scan r.txt --dry-run")).first?["candidates"] as? [[String: Any]] ?? []
    expect(!offered.isEmpty && offered.allSatisfy { Set($0.keys).isSuperset(of: ["id", "name", "confidence"]) })
  }

  @Test func `of another profile's receipt only whose it is is said`() throws {
    try folder.write(Self.bananas, to: "r.txt")
    try household.run("trip scan r.txt --save")
    try household.run("profile add Zoe")
    let json = try household.json("trip scan r.txt --save --profile Zoe")
    let trip = json["trip"] as? [String: Any]
    expect(json["saved"] as? Bool == false && trip?["duplicateOf"] is Int == false)
    let remarks = json["remarks"] as? [String] ?? []
    expect(remarks.contains { $0.contains("has already saved this receipt") } && !remarks.joined().contains("#"))
  }

  private static let abroad =
    "Tesco\nMILK 1L £1.45\nBUTTER 250G £1.00\nTOTAL £2.45\nCASH £3.00\nCHANGE £0.55\n20/11/2026 10:00\n"

  @Test(arguments: ["", " --rate 1.17"]) func `a checked receipt from abroad keeps its checks`(rate: String) throws {
    try household.run("settings set currency EUR")
    try folder.write(Self.abroad, to: "r.txt")
    for line in ["trip scan r.txt --save --date 2026-11-20" + rate, "trip show last"] {
      let shown = try trip(line)
      let sum = (shown["checks"] as? [[String: Any]])?.first { $0["name"] as? String == "sum" }
      expect(shown["checked"] as? Bool == true && sum?["holds"] as? Bool == true, "\(line): \(shown)")
      expect(shown["doubts"] as? [String], equals: [])
    }
  }

  /// A household without prices, opened under a locale with this currency.
  private func fresh(_ currency: Currency) throws -> SampleHousehold {
    let fresh = try SampleHousehold.empty()
    fresh.session.workingFolder = folder.path
    fresh.session.startingSettings.currency = currency
    try fresh.run("profile add Dad")
    return fresh
  }

  @Test func `a first receipt from abroad does not decide on the household's currency`() throws {
    let fresh = try fresh(.euro)
    try folder.write(Self.abroad, to: "r.txt")
    let json = try fresh.json("trip scan r.txt --save --date 2026-11-20")
    expect((json["remarks"] as? [String])?.contains { $0.contains("are in GBP, so they are not saved") }, equals: true)
    expect(fresh.session.settings.currency.code, equals: "EUR")
  }

  @Test func `that a receipt decides on the currency is said`() throws {
    let fresh = try fresh(.unnamed)
    try folder.write(Self.abroad, to: "r.txt")
    let json = try fresh.json("trip scan r.txt --save --date 2026-11-20")
    expect((json["remarks"] as? [String])?.contains { $0.contains("prices are in GBP from now on") }, equals: true)
    expect(try fresh.reopened().session.settings.currency.code, equals: "GBP")
  }

  @Test(arguments: [
    ("ROSEN 3,99", nil), ("British Semi Skimmed Milk 4pt 1,45", "Low-fat milk"), ("ROSÉ 3,99", "Rosé"),
    ("ROSENKOHL 1,99", "Brussels sprouts"),
  ])
  func `flowers are no food, and skimmed milk is not whole`(line: String, food: String?) throws {
    try folder.write("REWE\n\(line)\nSUMME EUR 1,00\n20.11.2026\n", to: "r.txt")
    let item = try require(items(try trip("trip scan r.txt --dry-run")).first)
    expect((item["food"] as? [String: Any])?["name"] as? String, equals: food)
  }
}
