import Domain
import Exchange
import Expect
import Foundation
import TestSupport
import Testing

/// Files that are damaged, cut, or made to harm are refused with the line, whatever is in them.
@Suite struct HostileExportTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let head = "{\"format\":\"larder household\",\"version\":1"
  private static let uid = "\"uid\":\"01a1fdc3-5780-7000-8000-000000000001\""

  /// Reads a file to its end; returns the message that refuses it, nil if it is read.
  private func refusal(_ text: String) throws -> String? {
    let path = try folder.write(text, to: "house.json")
    do {
      _ = try ExportCodecTests.rows(ExportJSONReader(ImportFile(path: path)))
      return nil
    } catch let error as LarderError {
      expect([.badFile, .damagedFile].contains(error.code) && error.hint != nil)
      return error.message.replacing(folder.path + "/", with: "")
    }
  }

  @Test(arguments: [
    // No export at all.
    ("", "is not a household"), ("[]", "is not a household"), ("null", "is not a household"),
    ("{\"version\":1}", "is not a household"), ("{\"format\":\"recipe\"}", "is not a household"),
    ("{\"format\":7}", "is not a household"), ("PK\u{5}\u{6}", "house.json"),
    // Another version.
    ("{\"format\":\"larder household\",\"version\":2,\"new\":[]}", "was written by a newer Larder: it has version 2"),
    ("{\"format\":\"larder household\",\"version\":0}", "`version` is not a whole number"),
    ("{\"format\":\"larder household\",\"version\":1e9}", "`version` is not a whole number"),
    ("{\"format\":\"larder household\"}", "`version` is missing"),
    // Cut off.
    (head, "line 1: the file ends in the middle"), ("\(head),\n\"meals\":[", "line 2: the file ends in the middle"),
    ("\(head),\n\"meals\":[\n{\(uid)", "line 3: the file ends in the middle"),
    ("\(head),\n\"meals\":[\n{\"uid\":\"01a1", "line 3: the file ends in the middle of a text"),
    ("\(head),\n\"meals\":[]", "line 2: the file ends in the middle"),
    // Something else than what has to be there.
    ("\(head),\n\"cars\":[]}", "line 2: there is no such part of a household as `cars`"),
    ("\(head),\n\"meals\":{}}", "line 2: `meals` is not an array"),
    ("\(head),\n\"meals\":[7]}", "line 2: a meal is not an object"),
    ("\(head),\n\"meals\":[],\n\"profiles\":[]}", "line 3: `profiles` comes twice or too late"),
    ("\(head),\n\"meals\":[],\n\"meals\":[]}", "line 3: `meals` comes twice"),
    ("\(head)} x", "something follows the end"),
    ("\(head),\n\"meals\":[{\(uid),\"color\":1}]}", "line 2: a meal has no `color`"),
    ("\(head),\n\"meals\":[{\(uid),\(uid)}]}", "line 2: `uid` is there twice"),
    ("\(head),\n\"meals\":[{\"uid\":7}]}", "line 2: `uid`: 7 is not a uid"),
    ("\(head),\n\"meals\":[{\"notes\":[]}]}", "line 2: `notes` is not a text"),
    ("\(head),\n\"meals\":[{\"items\":{}}]}", "line 2: `items` is not an array"),
    ("\(head),\n\"meals\":[{\"touch\":1.5}]}", "line 2: `touch`: 1.5 is not a whole number"),
    ("\(head),\n\"meals\":[{\"touch\":99999999999999999999}]}", "is not a whole number"),
    ("\(head),\n\"meals\":[{\"touch\":\"1\"}]}", "line 2: `touch` is not a whole number"),
    ("\(head),\n\"weights\":[{\"kg\":1e400}]}", "line 2: `kg`: 1e400 is not a number that can be kept"),
    ("\(head),\n\"weights\":[{\"kg\":-}]}", "is not a number"),
    ("\(head),\n\"weights\":[{\"kg\":NaN}]}", "a value is missing"),
    ("\(head),\n\"weights\":[{\"kg\":true}]}", "line 2: `kg` is not a number"),
    ("\(head),\n\"foods\":[{\"nutrients\":7}]}", "line 2: an object with `calories` is missing"),
    ("\(head),\n\"foods\":[{\"nutrients\":{\"calories\":1,\"calories\":1}}]}", "is there twice"),
    ("\(head),\n\"foods\":[{\"nutrients\":{\"iron\":1}}]}", "a food has no `iron` there"),
    // Texts.
    ("\(head),\n\"meals\":[{\"notes\":\"a\nb\"}]}", "a line break or a control character"),
    ("\(head),\n\"meals\":[{\"notes\":\"\\x\"}]}", "cannot be escaped"),
    ("\(head),\n\"meals\":[{\"notes\":\"\\ud800\"}]}", "cannot be escaped"),
    ("\(head),\n\"meals\":[{\"notes\":\"\\u00g0\"}]}", "four hexadecimal digits"),
  ])
  func isRefused(text: String, message: String) throws {
    let refusal = try require(try refusal(text), "it was read")
    expect(refusal.contains(message), "\(refusal)")
  }

  @Test func bytesThatAreNoTextAreRefused() throws {
    let bytes = Array("\(Self.head),\n\"meals\":[{\"notes\":\"".utf8) + [0xC3, 0x28, 0xFF] + Array("\"}]}".utf8)
    let path = folder.file("bytes.json")
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    #expect(throws: LarderError.self) { try ExportCodecTests.rows(ExportJSONReader(ImportFile(path: path))) }
  }

  /// Something of a size that no household has: by what it is, what is repeated how often, and what stands before it.
  private static let large: [String: (start: String, piece: String, count: Int)] = [
    "a deep nest of arrays": ("\"meals\":", "[", 1_000_000),
    "a deep nest of objects": ("\"meals\":[{\"notes\":", "{\"a\":", 500_000),
    "a long text": ("\"meals\":[{\"notes\":\"", "a", 9 << 20),
    "a long number": ("\"weights\":[{\"kg\":", "1", 1 << 20),
    "a long key": ("\"", "meals", 2 << 20),
    "empty lines": ("", "\n", 1 << 20),
    "a meal with too many items": ("\"meals\":[{\"items\":[{}", ",{}", 100_000),
  ]

  /// Neither takes much memory or time.
  @Test(arguments: large.keys.sorted()) func nothingOfSizeHarms(what: String) throws {
    let (start, piece, count) = try require(Self.large[what])
    let started = ProcessorTime.ofThread
    expect(try refusal("\(Self.head),\n\(start)\(String(repeating: piece, count: count))") != nil)
    expect(ProcessorTime.ofThread - started < .seconds(20))
  }

  /// A command may have changed any number of rows; its step is only passed over.
  @Test func aLongHistoryIsNoHarm() throws {
    let changes = String(repeating: "{},", count: 150_000) + "{}"
    expect(try refusal("\(Self.head),\n\"steps\":[{\"changes\":[\(changes)]}]}"), equals: nil)
  }

  /// Wherever a file is cut, it is refused; with any byte changed it is read or refused, and never harms.
  @Test(arguments: SplitMix64.seeds) func cutAndChangedFilesAreRefused(seed: UInt64) throws {
    let profiles = try ExportCodecTests.table("profiles")
    let record = ExportRecord(values: [
      .text("01a1fdc3-5780-7000-8000-000000000001"), .text("Zoë \u{1B}"), .null, .text("#ff8800"), .integer(1),
      .text("2026-11-20T07:00:00+01:00"),
    ])
    let bytes = Array(try ExportCodecTests.json([(profiles, record)]).utf8)
    let path = folder.file("cut.json")
    func isRead(_ bytes: [UInt8]) throws -> Bool {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      do {
        _ = try ExportCodecTests.rows(ExportJSONReader(ImportFile(path: path)))
        return true
      } catch let error as LarderError {
        expect(error.code, equals: .badFile)
        return false
      }
    }
    for count in 0..<bytes.count - 2 { expect(try !isRead(Array(bytes[..<count])), "cut at \(count)") }
    var (random, read) = (SplitMix64(seed: seed), 0)
    for _ in 1...500 {
      var changed = bytes
      changed[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      if try isRead(changed) { read += 1 }
    }
    expect(read < 400, "seed \(seed): nearly nothing was refused")
  }

  // MARK: Folders

  private func writeTables(_ changes: [String: String?]) throws -> String {
    let path = folder.file("tables")
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let writer = ExportCSVWriter { name in { try Data($0).append(to: path + "/" + name) } }
    for table in ExportFormat.tables { try writer.begin(table) }
    try writer.finish()
    for (name, text) in changes {
      if let text {
        try folder.write(text, to: "tables/" + name)
      } else {
        try FileManager.default.removeItem(atPath: path + "/" + name)
      }
    }
    return path
  }

  @Test(
    arguments: [
      (["larder.csv": nil], "has no larder.csv"), (["larder.csv": "a,b\n1,2\n"], "is not a household"),
      (["larder.csv": "format,version\r\nlarder household,2\r\n"], "was written by a newer Larder: it has version 2"),
      (["weights.csv": nil], "has no `weights.csv`"),
      (["weights.csv": ""], "weights.csv`, line 1: the column `uid` is missing"),
      (["limits.csv": "uid,profile,nutrient\n"], "limits.csv`, line 1: the column `value` is missing"),
      (["limits.csv": "uid,profile,nutrient,value\n1,2,3\n"], "line 2: 3 cells, the first line has 4"),
      (["limits.csv": "uid,profile,nutrient,value\n1,2,3,x\n"], "line 2: `value`: `x` is not a whole number"),
      (["limits.csv": "uid,profile,nutrient,value\n1,\"2\n\n,3,4\n"], "line 2: the file ends before the quote"),
      (["limits.csv": "uid,profile,nutrient,value\n1,2\"2,3,4\n"], "line 2: a quote stands in the middle"),
      (["limits.csv": "uid,profile,nutrient,value\n1,\"2\"2,3,4\n"], "line 2: something follows the quote"),
      (["foods-tags.csv": "food,uid,position,name\nx,y,0,z\n"], "foods-tags.csv`, line 2: this tag belongs to no food"),
    ] as [([String: String?], String)])
  func aFolderIsRefused(changes: [String: String?], message: String) throws {
    let path = try writeTables(changes)
    do {
      _ = try ExportCodecTests.rows(ExportCSVReader(ImportFile(path: path)))
      Issue.record("it was read")
    } catch let error as LarderError {
      expect([.badFile, .noInputFile].contains(error.code) && error.message.contains(message), "\(error.message)")
    }
  }

  @Test func anUnchangedFolderIsRead() throws {
    let path = try writeTables([:])
    expect(try ExportCodecTests.rows(ExportCSVReader(ImportFile(path: path))).isEmpty)
  }
}

extension Data {
  fileprivate func append(to path: String) throws {
    var all = (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
    all.append(self)
    try all.write(to: URL(fileURLWithPath: path))
  }
}
