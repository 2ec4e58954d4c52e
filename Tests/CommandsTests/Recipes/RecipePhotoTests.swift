import Domain
import Exchange
import Expect
import Foundation
import Store
import TestSupport
import Testing
import Text

@testable import Commands

/// How long the photo of a recipe is kept, and where it goes along.
@Suite struct RecipePhotoTests {
  let household: SampleHousehold
  let folder: TemporaryFolder
  private let photos: String
  private let files = FileManager.default

  init() throws {
    household = try SampleHousehold()
    folder = try TemporaryFolder()
    photos = household.session.location.database + ".photos"
    household.session.workingFolder = folder.path
    for (name, bytes) in [("a.jpg", SmallPhoto.jpeg), ("b.png", SmallPhoto.png), ("c.webp", SmallPhoto.webp)] {
      try Data(bytes).write(to: URL(fileURLWithPath: folder.file(name)))
    }
  }

  private func kept(_ folder: String? = nil) -> [String] {
    ((try? files.contentsOfDirectory(atPath: folder ?? photos)) ?? []).sorted()
  }

  private func image(_ title: String) throws -> String? {
    let shown = try household.json("recipe show \(title)")
    return (shown["recipe"] as? [String: Any])?["image"] as? String
  }

  private func text(_ line: String) throws -> String {
    guard let report = try household.run(line)?.report else { throw SupportError("`\(line)` has no report") }
    return report.verbatim ?? report.lines(on: Canvas(width: 80)).map(\.plain).joined(separator: "\n")
  }

  private func makeOld() throws {
    for name in kept() {
      try files.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -200_000)], ofItemAtPath: photos + "/" + name)
    }
  }

  @Test func `a photo is copied, shown and listed`() throws {
    try household.run("recipe add Cake --photo a.jpg")
    let path = try require(try image("cake"))
    expect(path.hasPrefix(photos + "/") && path.hasSuffix(".jpg"))
    expect(files.contents(atPath: path), equals: Data(SmallPhoto.jpeg))
    // It is a copy.
    try files.removeItem(atPath: folder.file("a.jpg"))
    expect(try image("cake"), equals: path)
    let listed = try household.json("recipe list")["recipes"] as? [[String: Any]] ?? []
    expect(listed.filter { $0["hasPhoto"] as? Bool == true }.compactMap { $0["title"] as? String }, equals: ["Cake"])
  }

  @Test func `a folder in Cooklang has each photo beside its recipe, and is read back with it`() throws {
    try household.run("recipe clear --yes")
    try household.run("recipe add Cake --photo a.jpg --ingredient \"200 g flour\" --step \"Bake the flour.\"")
    try household.run("recipe add \"Pie/tart\" --photo b.png --ingredient \"100 g rice\" --step \"Boil the rice.\"")
    try household.run("recipe add Toast --ingredient \"1 slice bread\" --step \"Toast the bread.\"")
    expect(try text("recipe export --format cooklang --out book").contains("Wrote 3 recipes with 2 photos to"))
    expect(
      kept(folder.file("book")), equals: ["Cake.cook", "Cake.jpg", "Pie-tart.cook", "Pie-tart.png", "Toast.cook"])
    expect(files.contents(atPath: folder.file("book/Pie-tart.png")), equals: Data(SmallPhoto.png))
    // Nothing is replaced, not even a photo alone.
    try files.removeItem(atPath: folder.file("book/Cake.cook"))
    let error = household.error(of: "recipe export cake --format cooklang --out book")
    expect(error?.message.contains("Cake.jpg"), equals: true)
    expect(!kept(folder.file("book")).contains("Cake.cook"))
    try household.run("recipe export cake --format cooklang --out book --force")

    try household.run("recipe clear --yes")
    try household.run("recipe import book")
    for (title, photo) in [("cake", SmallPhoto.jpeg), ("pie/tart", SmallPhoto.png)] {
      let path = try require(try image(title))
      expect(files.contents(atPath: path), equals: Data(photo))
    }
    expect(try image("toast"), equals: nil)
  }

  @Test func `a photo that is none changes nothing`() throws {
    try household.run("recipe add Cake --photo a.jpg")
    try folder.write("soup", to: "soup.jpg")
    try Data(SmallPhoto.png(width: 9, height: 9, bytes: 10_000_001)).write(
      to: URL(fileURLWithPath: folder.file("huge.png")))
    let before = try household.dump()
    expect(household.error(of: "recipe edit cake --photo soup.jpg")?.code, equals: .badFile)
    expect(household.error(of: "recipe edit cake --photo huge.png")?.code, equals: .tooLarge)
    expect(household.error(of: "recipe edit cake --photo nowhere.jpg")?.code, equals: .noInputFile)
    expect(household.error(of: "recipe add Pie --photo soup.jpg")?.code, equals: .badFile)
    expect(try household.dump() == before && kept().count == 1)
  }

  @Test func `undo and redo bring each photo back`() throws {
    try household.run("recipe add Cake --photo a.jpg")
    let first = try image("cake")
    try household.run("recipe edit cake --photo b.png")
    let second = try image("cake")
    try household.run("recipe edit cake --photo none")
    expect(try first != second && image("cake") == nil)
    try household.run("undo")
    expect(try image("cake"), equals: second)
    try household.run("undo")
    expect(try image("cake"), equals: first)
    try household.run("undo")
    expect(household.error(of: "recipe show cake") != nil)
    try household.run("redo")
    expect(try image("cake"), equals: first)
    try household.run("redo")
    expect(try image("cake"), equals: second)
  }

  @Test func `one photo serves several recipes, and a copy keeps it`() throws {
    try household.run("recipe add Cake --photo a.jpg")
    try household.run("recipe copy cake = Other")
    try household.run("recipe add Third --photo a.jpg")
    expect(kept().count, equals: 1)
    expect(try image("other") == image("cake") && image("third") == image("cake"))
    try household.run("recipe edit cake --photo none")
    try household.run("recipe delete third")
    expect(try image("other") != nil)
  }

  @Test func `it stays as long as a recipe or a step of undo needs it, and no longer`() throws {
    try household.run("recipe add Cake --photo a.jpg")
    try household.run("recipe add Pie --photo b.png")
    try household.run("recipe edit pie --photo none")
    try household.run("recipe delete cake")
    try makeOld()
    try household.run("recipe add Tart --photo c.webp")
    expect(kept().count, equals: 3)
    // Steps that nobody can undo any more, as when they are older than they are kept.
    try makeOld()
    let future = Moment(seconds: SampleHousehold.noon.seconds + 1_000_000, offset: 3600)
    while try household.session.household().deleteOldestSteps(before: future) > 0 {}
    try household.run("recipe edit tart --photo none")
    try household.run("recipe add Tart --photo c.webp")
    expect(kept().count == 1 && kept()[0].hasSuffix(".webp"))
  }

  @Test func `backup and restore carry it`() throws {
    try household.run("recipe add Cake --photo a.jpg")
    let path = try require(try image("cake"))
    try household.run("data backup")
    try household.run("data backup copy.db")
    expect(kept(folder.file("copy.db.photos")) == kept() && kept().count == 1)
    try files.removeItem(atPath: photos)
    // It is said that it is missing, and nothing else breaks.
    expect(try image("cake"), equals: nil)
    expect(try text("recipe show cake").contains("photo is missing"))
    try household.run("recipe export cake --out cake.html")
    try household.run("data restore 1 --yes")
    expect(files.contents(atPath: path), equals: Data(SmallPhoto.jpeg))
    try files.removeItem(atPath: photos)
    try household.run("data restore copy.db --yes")
    expect(files.contents(atPath: path), equals: Data(SmallPhoto.jpeg))
  }

  @Test func `a page has the photo in it, and only JSON says where it is`() throws {
    try household.run("recipe add Cake --photo a.jpg")
    let path = try require(try image("cake"))
    let page = try text("recipe export cake --format html")
    expect(page.contains("src=\"data:image/jpeg;base64,\(SmallPhoto.text(SmallPhoto.jpeg))\""))
    // A page that is handed on says nothing of this machine.
    expect(!page.contains(path))
    expect(try text("recipe export cake --format json").contains("\"image\":\"\(path)\""))
    for format in ["txt", "csv", "cooklang", "md", "jsonld"] {
      expect(try !household.text("recipe export cake --format \(format)").contains(photos), "\(format)")
    }
  }

  @Test func `what is exported as JSON comes back with its photo`() throws {
    try household.run("recipe add Cake --photo a.jpg --ingredient \"2 eggs\"")
    let path = try image("cake")
    try household.run("recipe export cake --out cake.json")
    try household.run("recipe delete cake")
    try household.run("recipe import cake.json")
    expect(try image("cake") == path && path != nil)
  }

  @Test func `a full disk or a locked folder leaves the book as it was`() throws {
    try Data("in the way".utf8).write(to: URL(fileURLWithPath: photos))
    let before = try household.dump()
    expect(household.error(of: "recipe add Cake --photo a.jpg")?.code, equals: .cannotCreate)
    expect(try household.dump(), equals: before)
  }
}
