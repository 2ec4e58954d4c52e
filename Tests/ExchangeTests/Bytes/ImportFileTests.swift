import Domain
import Exchange
import Expect
import Foundation
import TestSupport
import Testing

@Suite struct ImportFileTests {
  private static func write(_ bytes: [UInt8], _ name: String, in folder: TemporaryFolder) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: folder.file(name)))
    return folder.file(name)
  }

  private static func read(_ source: any ByteSource, piece: Int = 1000) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: piece, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      let count = try source.read(into: buffer)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  static let text = Array(String(repeating: "a,b\n1,2\n", count: 20_000).utf8)

  @Test(arguments: [UInt16(0), 8], [false, true])
  func readsMembersOfArchives(method: UInt16, is64Bit: Bool) throws {
    let folder = try TemporaryFolder()
    let bytes = ZipBytes.archive(
      [
        ZipBytes.Member(name: "x/", content: []), ZipBytes.Member(name: "x/a.csv", content: Self.text, method: method),
        ZipBytes.Member(name: "__MACOSX/x/._a.csv", content: [1, 2]),
        ZipBytes.Member(name: "../../b.csv", content: [0x62], method: method),
        ZipBytes.Member(name: "empty.csv", content: [], method: method),
      ], is64Bit: is64Bit, comment: "PK\u{5}\u{6} in a comment")
    let file = try ImportFile(path: try Self.write(bytes, "noname", in: folder))
    expect(file.isCollection)
    expect(file.members, equals: ["a.csv", "b.csv", "empty.csv"])
    let source = try file.open("A.CSV")
    expect(try Self.read(source), equals: Self.text)
    expect(source.progress, equals: 1)
    expect(try Self.read(try file.open("b.csv")), equals: [0x62])
    expect(try Self.read(try file.open("empty.csv")).isEmpty)
  }

  @Test func readsFoldersByName() throws {
    let folder = try TemporaryFolder()
    try folder.write("b", to: "b.csv")
    try folder.write("a", to: "a.csv")
    try folder.write("h", to: ".hidden")
    let file = try ImportFile(path: folder.path)
    expect(file.members, equals: ["a.csv", "b.csv"])
    expect(try Self.read(try file.open("b.csv")), equals: [0x62])
    expect(code { _ = try file.open() }, equals: .badFile)
    expect(code { _ = try file.open("c.csv") }, equals: .noInputFile)
  }

  private func code(_ body: () throws -> Void) -> ErrorCode? {
    do {
      try body()
      return nil
    } catch { return (error as? LarderError)?.code }
  }

  @Test(arguments: ["/nowhere/at/all.csv", "/dev/null"])
  func whatIsNoFileIsSaid(path: String) { expect(code { _ = try ImportFile(path: path) }, equals: .noInputFile) }

  @Test func encryptedAndUnknownMembersAreRefused() throws {
    let folder = try TemporaryFolder()
    let bytes = ZipBytes.archive([
      ZipBytes.Member(name: "secret.csv", content: Self.text, flags: 1),
      ZipBytes.Member(name: "lzma.csv", content: Self.text, method: 14),
    ])
    let file = try ImportFile(path: try Self.write(bytes, "a.zip", in: folder))
    expect(code { _ = try file.open("secret.csv") }, equals: .encryptedFile)
    expect(code { _ = try file.open("lzma.csv") }, equals: .badFile)
  }

  /// Wherever an archive is cut off or a byte of it is wrong: an error or other bytes, never a crash.
  @Test(arguments: SplitMix64.seeds)
  func damagedArchivesNeverCrash(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let folder = try TemporaryFolder()
    let whole = ZipBytes.archive(
      [
        ZipBytes.Member(name: "a.csv", content: Array(Self.text.prefix(300)), method: 8),
        ZipBytes.Member(name: "b.csv", content: Array(Self.text.prefix(100))),
      ], is64Bit: Bool.random(using: &random))
    for round in 0..<300 {
      var bytes = whole
      if round % 3 == 0 {
        bytes.removeLast(Int.random(in: 1..<whole.count, using: &random))
      } else {
        for _ in 0..<3 {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] =
            [0, 1, 0x7F, 0xFF].randomElement(using: &random) ?? 0
        }
      }
      let path = try Self.write(bytes, "damaged", in: folder)
      let failure = code {
        let file = try ImportFile(path: path)
        for member in file.members { _ = try Self.read(try file.open(member)) }
      }
      expect(
        [nil, .badFile, .damagedFile, .encryptedFile, .noInputFile].contains(failure), "seed \(seed), round \(round)")
    }
  }

  @Test func aCutOffArchiveSaysSo() throws {
    let folder = try TemporaryFolder()
    let bytes = ZipBytes.archive([ZipBytes.Member(name: "a.csv", content: Self.text, method: 8)])
    let path = try Self.write(Array(bytes.dropLast(40)), "a.zip", in: folder)
    expect(code { _ = try ImportFile(path: path) }, equals: .damagedFile)
  }

  @Test func aWrongByteInAStoredMemberIsSeenByItsCheckSum() throws {
    let folder = try TemporaryFolder()
    var bytes = ZipBytes.archive([ZipBytes.Member(name: "a.csv", content: Self.text)])
    bytes[1000] ^= 1
    let path = try Self.write(bytes, "a.zip", in: folder)
    expect(code { _ = try Self.read(try ImportFile(path: path).open()) }, equals: .damagedFile)
  }

  @Test func readsGzipWithSeveralMembers() throws {
    let plain = try Self.read(try Fixture.file("openfoodfacts.jsonl").open())
    let file = try Fixture.file("openfoodfacts.jsonl.gz")
    expect(file.members, equals: ["openfoodfacts.jsonl"])
    expect(try Self.read(try file.open()), equals: plain)
    expect(try Self.read(try file.open(), piece: 1), equals: plain)
  }

  @Test func aCutOffGzipSaysSoWhereverItIsCut() throws {
    let folder = try TemporaryFolder()
    let bytes = Array(
      try Data(contentsOf: URL(fileURLWithPath: Larder.repository + "/Fixtures/imports/openfoodfacts.jsonl.gz")))
    // The first member ends with its size, 200, in four bytes; a cut there leaves a whole stream.
    let size = try require((4..<bytes.count).first { Array(bytes[$0 - 4..<$0]) == [200, 0, 0, 0] })
    for count in 4..<bytes.count where count != size {
      let path = try Self.write(Array(bytes.prefix(count)), "cut.gz", in: folder)
      expect(
        code { _ = try Self.read(try ImportFile(path: path).open()) }, equals: .damagedFile, "cut after \(count) bytes")
    }
  }

  @Test func aDamagedGzipSaysSo() throws {
    let folder = try TemporaryFolder()
    var bytes = Array(
      try Data(contentsOf: URL(fileURLWithPath: Larder.repository + "/Fixtures/imports/openfoodfacts.jsonl.gz")))
    bytes[60] ^= 0xFF
    let path = try Self.write(bytes, "damaged.gz", in: folder)
    expect(code { _ = try Self.read(try ImportFile(path: path).open()) }, equals: .damagedFile)
  }
}
