import Expect
import Foundation
import TestSupport
import Testing

/// Photos and what may be in their place, and what an erasure leaves of them.
@Suite struct PhotoTests {
  private let household: HouseholdUnderTest
  private let photos: String
  private let files = FileManager.default

  init() throws {
    household = try HouseholdUnderTest()
    photos = household.path + ".photos"
    try Data(SmallPhoto.jpeg).write(to: URL(fileURLWithPath: household.folder.file("a.jpg")))
    try Data(SmallPhoto.png).write(to: URL(fileURLWithPath: household.folder.file("b.png")))
  }

  @discardableResult private func done(_ words: String...) throws -> String {
    let result = try household.run(words + ["--yes"])
    expect(result.status, equals: 0, "\(words): \(result.errorText)")
    return result.text
  }

  private func photo(_ name: String) -> String { household.folder.file(name) }

  private func kept(_ folder: String? = nil) -> [String] {
    ((try? files.contentsOfDirectory(atPath: folder ?? photos)) ?? []).sorted()
  }

  /// A file may come from anybody, and with it the names of photos.
  @Test func `a name that Larder has not given opens no file`() throws {
    try done("recipe", "add", "Cake", "--photo", photo("a.jpg"))
    let secret = try household.folder.write("secret", to: "secret.jpg")
    for name in [secret, "../secret.jpg", "/etc/passwd", "\u{1B}[2J"] {
      _ = try household.sql("UPDATE recipe SET photo = '\(name)' WHERE title = 'Cake'")
      expect(try done("recipe", "show", "Cake", "--json").contains("\"image\":null"))
      for format in ["html", "md", "jsonld", "json"] {
        let text = try done("recipe", "export", "Cake", "--format", format)
        expect(!text.contains("secret") && !text.contains("passwd") && !text.contains("\u{1B}"), "\(format)")
      }
      try done("data", "backup", "--json")
    }
    expect(try String(contentsOfFile: secret, encoding: .utf8), equals: "secret")
  }

  /// A file in the folder under a photo's name that is none does not get into a page.
  @Test func `what is no photo is not put into a page`() throws {
    try done("recipe", "add", "Cake", "--photo", photo("a.jpg"))
    let name = try require(kept().first)
    try "<script>alert(1)</script>".write(toFile: photos + "/" + name, atomically: false, encoding: .utf8)
    expect(try !done("recipe", "export", "Cake", "--format", "html").contains("<img"))
  }

  @Test func `an erasure takes a profile's own photos along, from the backups too`() throws {
    try done("profile", "add", "Mom")
    try done("recipe", "add", "Cake", "--photo", photo("a.jpg"), "--profile", "Mom")
    try done("recipe", "edit", "Cake", "--private", "--profile", "Mom")
    try done("recipe", "add", "Soup", "--photo", photo("b.png"), "--profile", "Mom")
    try done("data", "backup")
    let backups = household.path + ".backups/larder.photos"
    expect(kept().count == 2 && kept(backups).count == 2)
    let erased = try done("data", "erase", "Mom", "--json")
    expect(erased.contains("\"photos\":1"), "\(erased)")
    // The soup is everybody's.
    expect(kept().count == 1 && kept()[0].hasSuffix(".png") && kept(backups).count == 2)
    try done("data", "erase", "Mom", "--backups")
    expect(kept(backups).count == 1 && kept(backups)[0].hasSuffix(".png"))
    expect(try household.complaints(), equals: [])
  }

  @Test func `a photo that another recipe has stays`() throws {
    try done("profile", "add", "Mom")
    try done("recipe", "add", "Cake", "--photo", photo("a.jpg"), "--profile", "Mom")
    try done("recipe", "edit", "Cake", "--private", "--profile", "Mom")
    try done("recipe", "add", "Soup", "--photo", photo("a.jpg"))
    try done("data", "erase", "Mom", "--backups")
    expect(kept().count, equals: 1)
  }

  @Test func `erasing everything erases the photos`() throws {
    try done("recipe", "add", "Cake", "--photo", photo("a.jpg"))
    try done("data", "backup")
    let erased = try done("data", "erase", "--backups", "--json")
    expect(erased.contains("\"photos\":1"))
    expect(!files.fileExists(atPath: photos) && !files.fileExists(atPath: household.path + ".backups"))
  }

  /// The rows are deleted, but the photos' files are still there: the next erasure still knows them.
  @Test func `photos that an interruption has left are removed by the next erasure`() throws {
    try done("profile", "add", "Mom")
    let uid = try require(try household.sql("SELECT uid FROM profile WHERE name = 'Mom'").first)
    try done("data", "erase", "Mom")
    let name = "0123456789abcdef01234567.jpg"
    try files.createDirectory(atPath: photos, withIntermediateDirectories: true)
    try Data(SmallPhoto.jpeg).write(to: URL(fileURLWithPath: photos + "/" + name))
    _ = try household.sql(
      """
      INSERT INTO displaySetting (name, value) VALUES ('erasing', '2 \(uid) -'), ('erasing file photos/\(name)', 'photos/\(name)')
      """)
    expect(try done("data", "erase", "Mom").contains("Finished an erasure"))
    expect(kept(), equals: [])
    expect(try household.sql("SELECT count(*) FROM displaySetting WHERE name LIKE 'erasing%'"), equals: ["0"])
  }

  /// A folder lies in the place of the photo, which `unlink` cannot delete.
  @Test func `a photo that cannot be deleted is named until it is gone`() throws {
    for name in ["Mom", "Ben"] { try done("profile", "add", name) }
    try done("recipe", "add", "Cake", "--photo", photo("a.jpg"), "--profile", "Mom")
    try done("recipe", "edit", "Cake", "--private", "--profile", "Mom")
    let path = try photos + "/" + require(kept().first { !$0.contains("small") })
    try files.removeItem(atPath: path)
    try files.createDirectory(atPath: path, withIntermediateDirectories: false)
    let markers = "SELECT count(*) FROM displaySetting WHERE name LIKE 'erasing%'"
    let erased = try done("data", "erase", "Mom", "--json")
    expect(erased.contains("\"left\":[\"\(path)\"]") && erased.contains("\"photos\":0"), "\(erased)")
    expect(try household.sql(markers), equals: ["2"])
    // The erasure of somebody else does not forget it, nor does a second try that fails.
    let other = try done("data", "erase", "Ben", "--json")
    expect(other.contains("\"left\":[\"\(path)\"]") && other.contains("\"photos\":0"), "\(other)")
    expect(try done("data", "erase", "Ben").contains("1 file could not be deleted:"))
    expect(try household.sql(markers), equals: ["2"])
    try files.removeItem(atPath: path)
    try Data(SmallPhoto.jpeg).write(to: URL(fileURLWithPath: path))
    expect(try done("data", "erase", "Ben").contains("Finished an erasure"))
    expect(!files.fileExists(atPath: path))
    expect(try household.sql(markers), equals: ["0"])
  }

  /// Backups that are no longer kept take the photos along that only they needed.
  @Test func `photos go with the last backup that needs them`() throws {
    try done("recipe", "add", "Cake", "--photo", photo("a.jpg"))
    try done("data", "backup")
    let backups = household.path + ".backups/larder.photos"
    expect(kept(backups).count, equals: 1)
    try done("recipe", "delete", "Cake")
    _ = try household.sql("DELETE FROM change; DELETE FROM step")
    try files.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -200_000)], ofItemAtPath: photos + "/" + kept()[0])
    try done("recipe", "add", "Soup", "--photo", photo("b.png"))
    expect(kept().count == 1 && kept()[0].hasSuffix(".png"))
    try done("data", "backup")
    expect(kept(backups).count, equals: 2)
    for name in kept(household.path + ".backups") where name.hasSuffix(".db") {
      let copy = household.path + ".backups/" + name
      if try Data(contentsOf: URL(fileURLWithPath: copy)).range(of: Data("Soup".utf8)) == nil {
        try files.removeItem(atPath: copy)
      }
    }
    try done("recipe", "edit", "Soup", "--note", "changed")
    try done("data", "backup")
    expect(kept(backups).count == 1 && kept(backups)[0].hasSuffix(".png"))
  }
}
