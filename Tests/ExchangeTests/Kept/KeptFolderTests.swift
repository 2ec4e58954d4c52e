import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Exchange

/// The folder beside the household's file in which photos and receipts are kept.
@Suite struct KeptFolderTests {
  private let folder: TemporaryFolder
  private let photos: KeptFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    photos = KeptFolder(.photos, household: folder.file("larder.db"))
    path = folder.file("larder.db.photos")
  }

  private static let photo = KeptFolder.File(bytes: SmallPhoto.png, suffix: "png")
  private static let small = KeptFolder.File(bytes: SmallPhoto.jpeg, suffix: "jpg")

  private func names() -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  private func mode(_ path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
  }

  private func age(_ name: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -200_000)], ofItemAtPath: path + "/" + name)
  }

  /// `sha256sum` says of the PNG what its name begins with.
  @Test func `equal files are stored once, for the person alone`() throws {
    let name = try photos.keepOnce(Self.photo, small: Self.small)
    let sum = try Program.run("/usr/bin/sha256sum", [path + "/" + name]).text
    expect(name, equals: sum.prefix(24) + ".png")
    expect(try photos.keepOnce(Self.photo), equals: name)
    expect(names() == [name, "\(sum.prefix(24)).small.jpg"].sorted() && photos.names == [name])
    expect(mode(path) == 0o700 && names().allSatisfy { mode(path + "/" + $0) == 0o600 })
    expect(photos.path(of: name), equals: path + "/" + name)
    expect(photos.smallPath(of: name), equals: path + "/\(sum.prefix(24)).small.jpg")
  }

  @Test func `what an interrupted program has left is written anew`() throws {
    let name = try photos.keepOnce(Self.photo)
    try Data("cut".utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    expect(try photos.keepOnce(Self.photo), equals: name)
    expect(FileManager.default.contents(atPath: path + "/" + name), equals: Data(SmallPhoto.png))
  }

  @Test(arguments: [
    "../larder.db", "/etc/passwd", "0123456789abcdef01234567.png/../x", "..", "", "0123456789abcdef01234567",
    "0123456789abcdef01234567.", "0123456789ABCDEFG1234567.png", "0123456789abcdef01234567.p.ng",
    "٠١٢٣٤٥٦٧٨٩abcdef01234567.png",
  ])
  func `a name that Larder has not given leads nowhere`(name: String) throws {
    _ = try photos.keepOnce(Self.photo)
    expect(photos.path(of: name) == nil && photos.expectedPath(of: name) == nil && photos.smallPath(of: name) == nil)
    photos.remove([name])
    expect(photos.names.count, equals: 1)
  }

  @Test func `nothing goes through a symbolic link`() throws {
    let elsewhere = folder.file("elsewhere")
    try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: elsewhere)
    #expect(throws: LarderError.self) { try photos.keepOnce(Self.photo) }
    #expect(throws: LarderError.self) { try photos.keep([Self.photo]) }
    expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere), equals: [])
    // A file in the place of another one.
    try FileManager.default.removeItem(atPath: path)
    let name = try photos.keepOnce(Self.photo)
    let target = try folder.write("secret", to: "secret")
    try FileManager.default.removeItem(atPath: path + "/" + name)
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    expect(photos.path(of: name), equals: nil)
    expect(photos.share(with: KeptFolder(.photos, household: folder.file("copy.db"))), equals: [name])
    expect(try photos.keepOnce(Self.photo) == name && photos.path(of: name) != nil)
    expect(try String(contentsOfFile: target, encoding: .utf8), equals: "secret")
  }

  @Test func `what nobody needs goes after a day, with its small version`() throws {
    let name = try photos.keepOnce(Self.photo, small: Self.small)
    photos.sweep { _ in false }
    expect(names().count, equals: 2)
    try age(name)
    photos.sweep { _ in true }
    expect(names().count, equals: 2)
    // Kept once more, it is as young as a new one: whoever keeps it has not saved the recipe yet.
    _ = try photos.keepOnce(Self.photo)
    photos.sweep { _ in false }
    expect(names().count, equals: 2)
    try age(name)
    photos.sweep { _ in false }
    expect(names(), equals: [])
  }

  @Test func `a backup has the files, and takes no more room for them`() throws {
    let name = try photos.keepOnce(Self.photo, small: Self.small)
    let copy = KeptFolder(.photos, household: folder.file("copy.db"))
    expect(photos.share(with: copy) == [] && photos.share(with: copy) == [])
    expect(copy.names == [name] && copy.smallPath(of: name) != nil)
    let links = try FileManager.default.attributesOfItem(atPath: path + "/" + name)[.referenceCount] as? Int
    expect(links, equals: 2)
    expect(photos.removeAll() == (1, []) && !FileManager.default.fileExists(atPath: path))
    expect(copy.path(of: name) != nil)
  }

  /// On FAT, for one, there are no links; a memory's file system is another disk to the system.
  @Test(.enabled(if: FileManager.default.isWritableFile(atPath: "/dev/shm")))
  func `a copy on another disk is whole`() throws {
    let name = try photos.keepOnce(Self.photo, small: Self.small)
    let disk = "/dev/shm/larder-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: disk) }
    expect(photos.share(with: KeptFolder(.photos, household: disk + "/copy.db")), equals: [])
    let copies = try FileManager.default.contentsOfDirectory(atPath: disk + "/copy.db.photos").sorted()
    expect(copies, equals: [name, "\(name.prefix(24)).small.jpg"].sorted())
    expect(copies.allSatisfy { mode("\(disk)/copy.db.photos/\($0)") == 0o600 })
    expect(FileManager.default.contents(atPath: "\(disk)/copy.db.photos/\(name)"), equals: Data(SmallPhoto.png))
  }

  @Test func `what an interrupted copy has left is replaced, and nothing that is whole`() throws {
    let name = try photos.keepOnce(Self.photo)
    let copy = KeptFolder(.photos, household: folder.file("copy.db"))
    expect(photos.share(with: copy), equals: [])
    let (own, other) = (path + "/" + name, folder.file("copy.db.photos") + "/" + name)
    for (torn, from, to) in [(other, photos, copy), (own, photos, copy), (own, copy, photos)] {
      try FileManager.default.removeItem(atPath: torn)
      try Data(SmallPhoto.png.prefix(20)).write(to: URL(fileURLWithPath: torn))
      expect(from.share(with: to), equals: [])
      expect(FileManager.default.contents(atPath: other), equals: Data(SmallPhoto.png))
    }
    expect(FileManager.default.contents(atPath: own), equals: Data(SmallPhoto.png))
    // A folder is no photo.
    try FileManager.default.removeItem(atPath: other)
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: false)
    expect(photos.share(with: copy), equals: [name])
    expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("copy.db.photos")), equals: [name])
  }

  @Test func `an unfinished copy goes after a day, or with its photo`() throws {
    let name = try photos.keepOnce(Self.photo)
    let copy = KeptFolder(.photos, household: folder.file("copy.db"))
    expect(photos.share(with: copy), equals: [])
    let draft = "\(name).new-0123456789abcdef01234567"
    try Data("torn".utf8).write(to: URL(fileURLWithPath: path + "/" + draft))
    expect(photos.names, equals: [name])
    expect(copy.share(with: photos), equals: [])
    expect(names(), equals: [name, draft], "a copy may be under way")
    try age(draft)
    expect(copy.share(with: photos), equals: [])
    expect(names(), equals: [name])
    try Data("torn".utf8).write(to: URL(fileURLWithPath: path + "/" + draft))
    expect(photos.remove(["0123456789abcdef01234567.jpg"]), equals: [])
    expect(names(), equals: [name, draft])
    expect(photos.remove([name]) == [] && names() == [])
  }

  /// Nobody can `unlink` a folder, not even root, for whom no right is missing.
  @Test func `what cannot be deleted is named, and what is not there is deleted`() throws {
    let (gone, held) = ("0123456789abcdef01234567.jpg", "fedcba9876543210fedcba98.jpg")
    let name = try photos.keepOnce(Self.photo)
    try FileManager.default.createDirectory(atPath: path + "/" + held, withIntermediateDirectories: false)
    expect(photos.remove([gone, held, name]), equals: [path + "/" + held])
    expect(names(), equals: [held])
    // The file is deleted, its small version cannot be.
    let small = "\(name.prefix(24)).small.jpg"
    _ = try photos.keepOnce(Self.photo)
    try FileManager.default.createDirectory(atPath: path + "/" + small, withIntermediateDirectories: false)
    expect(photos.remove([name]), equals: [path + "/" + small])
    try FileManager.default.removeItem(atPath: path)
    expect(photos.remove([gone]), equals: [])
  }

  @Test func `everything is deleted, small versions without their file too`() throws {
    let name = try photos.keepOnce(Self.photo, small: Self.small)
    try FileManager.default.removeItem(atPath: path + "/" + name)
    expect(photos.removeAll() == (0, []) && !FileManager.default.fileExists(atPath: path))
    expect(photos.removeAll() == (0, []))
    // What cannot be listed may hold files.
    let elsewhere = folder.file("elsewhere")
    try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: elsewhere)
    expect(photos.removeAll() == (0, [path]) && photos.remove([name]) == [path + "/" + name])
  }
}
