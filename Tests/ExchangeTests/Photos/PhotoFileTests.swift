import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Exchange

/// What is a photo, by its bytes alone.
@Suite struct PhotoFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func written(_ bytes: [UInt8], _ name: String = "photo.txt") throws -> String {
    let path = folder.file(name)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func code(_ path: String) -> ErrorCode? {
    do { _ = try PhotoFile(path: path) } catch { return error.code }
    return nil
  }

  @Test(arguments: [
    (SmallPhoto.jpeg, "image/jpeg", "jpg"), (SmallPhoto.png, "image/png", "png"),
    (SmallPhoto.webp, "image/webp", "webp"),
  ])
  func `a JPEG, a PNG and a WebP are photos, whatever they are called`(
    bytes: [UInt8], type: String, suffix: String
  ) throws {
    let photo = try PhotoFile(path: written(bytes))
    expect(photo.mediaType == type && photo.file.suffix == suffix && photo.bytes == bytes)
  }

  static let others: [(String, [UInt8])] = [
    ("nothing", []), ("a text", Array("soup".utf8)), ("a GIF", Array("GIF89a".utf8) + [4, 0, 3, 0]),
    ("a PDF", Array("%PDF-1.7".utf8)), ("a page", Array("<img src=soup.jpg>".utf8)),
    ("a TIFF", Array("II*\u{0}".utf8) + [8, 0, 0, 0]), ("a HEIC", [0, 0, 0, 24] + Array("ftypheic".utf8)),
    ("an SVG", Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)),
    ("a PNG without a size", Array(SmallPhoto.png.prefix(16))),
    ("a PNG of no width", SmallPhoto.png(width: 0, height: 9)),
    ("a JPEG that is cut off", Array(SmallPhoto.jpeg.prefix(20))), ("a RIFF that is sound", Array("RIFF....WAVE".utf8)),
  ]

  @Test(arguments: others) func `other files are none`(name: String, bytes: [UInt8]) throws {
    expect(PhotoFile(bytes), equals: nil, "\(name)")
    expect(try code(written(bytes, "photo.jpg")), equals: .badFile, "\(name)")
  }

  @Test func `ten megabytes are taken, a byte more is not`() throws {
    let most = SmallPhoto.png(width: 100, height: 100, bytes: 10_000_000)
    expect(PhotoFile(most) != nil && PhotoFile(most + [0]) == nil)
    expect(try code(written(most)), equals: nil)
    expect(try code(written(most + [0])), equals: .tooLarge)
  }

  @Test func `a photo with too many pixels is called too large, with its pixels and the bound`() throws {
    let photo = SmallPhoto.png(width: 10_000, height: 10_000)
    expect(PhotoFile(photo), equals: nil)
    expect(PhotoFile(SmallPhoto.png(width: 10_000, height: 6_000)) != nil)
    let path = try written(photo, "photo.jpg")
    let error = #expect(throws: LarderError.self) { try PhotoFile(path: path) }
    expect(error?.code, equals: .tooLarge)
    expect(error?.message.contains("10,000 x 10,000 pixels, and a photo has at most 60 million"), equals: true)
  }

  @Test func `what is no file is named as such`() {
    expect(code(folder.file("nowhere.jpg")), equals: .noInputFile)
    expect(code(folder.path), equals: .noInputFile)
  }

  /// RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `Base64 is that of the standard`(plain: String, text: String) {
    expect(Base64.encoded(Array(plain.utf8)), equals: text)
    expect(Base64.decoded(text.utf8), equals: Array(plain.utf8))
    expect(Base64.decoded((text + "\r\n").utf8), equals: Array(plain.utf8))
  }

  // MARK: ImageMagick

  /// A `convert` that writes a photo to the file that the last argument names, and keeps its arguments.
  private func standIn(writing photo: [UInt8], status: Int = 0) throws -> PhotoPreparation {
    let output = try written(photo, "made")
    try StandIn.write(
      """
      echo "$@" >> \(folder.file("calls"))
      for last; do :; done
      cat \(output) > "${last#jpeg:}"
      exit \(status)
      """, to: folder.file("convert"))
    return PhotoPreparation(folders: folder.path)
  }

  private func calls() -> [String] {
    ((try? String(contentsOfFile: folder.file("calls"), encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
  }

  private static let large = SmallPhoto.png(width: 4000, height: 3000)

  @Test func `without ImageMagick a photo is kept as it came`() throws {
    let photo = try require(PhotoFile(Self.large))
    let prepared = try PhotoPreparation(folders: folder.path).prepared(photo)
    expect(prepared.whole == photo && prepared.small == nil)
  }

  @Test func `a large photo is reduced, with its format named by Larder`() throws {
    let preparation = try standIn(writing: SmallPhoto.jpeg)
    let prepared = try preparation.prepared(try require(PhotoFile(Self.large)))
    expect(prepared.whole.bytes == SmallPhoto.jpeg && prepared.whole.mediaType == "image/jpeg")
    // The result of 1 pixel needs no small version.
    expect(prepared.small == nil && calls().count == 1)
    expect(calls()[0].contains(" png:") && calls()[0].contains(" 1200x1200> ") && calls()[0].contains(" -strip "))
  }

  @Test func `a photo that is small enough stays as it is, and gets a smaller one beside it`() throws {
    let preparation = try standIn(writing: SmallPhoto.jpeg)
    let photo = try require(PhotoFile(SmallPhoto.png(width: 1200, height: 800)))
    let prepared = try preparation.prepared(photo)
    expect(prepared.whole == photo && prepared.small?.bytes == SmallPhoto.jpeg)
    expect(calls().count == 1 && calls()[0].contains(" 400x400> "))
    let tiny = try require(PhotoFile(SmallPhoto.png))
    expect(try preparation.prepared(tiny) == (tiny, nil) && calls().count == 1)
  }

  @Test func `one of more than a megabyte is tried at lower qualities`() throws {
    let heavy = SmallPhoto.png(width: 300, height: 300, bytes: 1_000_001)
    let preparation = try standIn(writing: heavy)
    _ = try preparation.prepared(try require(PhotoFile(heavy)))
    expect(
      calls().map { call in ["85", "65", "45"].first { call.contains("-quality \($0)") } }, equals: ["85", "65", "45"])
  }

  @Test func `a program that fails, or makes what is no smaller photo, changes nothing`() throws {
    let photo = try require(PhotoFile(Self.large))
    for (made, status) in [(SmallPhoto.jpeg, 1), (Array("no".utf8), 0), (Self.large, 0)] {
      let prepared = try standIn(writing: made, status: status).prepared(photo)
      expect(prepared.whole == photo && prepared.small == nil)
    }
  }
}
