import Foundation
import TestSupport

/// The inputs with which the fuzzing begins: what other tests read, and what was found before.
package enum FuzzSeeds {
  /// An input and where it comes from.
  package struct Seed: Sendable {
    /// The file, with the number of the line if it is one.
    package let name: String
    /// What the target reads.
    package let bytes: [UInt8]
  }

  /// All of a target: those in `Fixtures/fuzz`, and those that it finds in other fixtures.
  package static func all(_ target: FuzzTarget) throws -> [Seed] {
    try files("fuzz/\(target.rawValue)") { _ in true } + others(target)
  }

  /// Writes all seeds into a folder, as libFuzzer takes them.
  package static func write(_ target: FuzzTarget, to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (number, seed) in try all(target).enumerated() {
      try Data(seed.bytes).write(to: URL(fileURLWithPath: "\(folder)/seed-\(number)"))
    }
  }

  private static func others(_ target: FuzzTarget) throws -> [Seed] {
    switch target {
    case .command: try sessionLines { _ in true }
    case .items:
      try logged()
        + sessionLines { $0.hasPrefix("eat ") }.map { Seed(name: $0.name, bytes: [UInt8]($0.bytes.dropFirst(4))) }
    case .trips:
      try sessionLines { $0.hasPrefix("bought ") }.map { Seed(name: $0.name, bytes: [UInt8]($0.bytes.dropFirst(7))) }
    case .days: try sessionLines { $0.contains("@") }.map(behindTheSign)
    case .csv: try files("imports") { $0.hasSuffix(".csv") } + files("imports/usda") { $0.hasSuffix(".csv") }
    case .json: try files("imports") { $0.hasSuffix(".jsonl") }
    case .zip: try files("imports") { $0.hasSuffix(".zip") || $0.hasSuffix(".gz") }
    case .receipts: try files("receipts") { $0.hasSuffix(".txt") || $0.hasSuffix(".eml") || $0.hasSuffix(".html") }
    case .ingredients:
      try sessionLines { $0.hasPrefix("parse ingredient ") }.map {
        Seed(name: $0.name, bytes: Array($0.bytes.dropFirst(17)))
      } + logged()
    case .page, .jsonld, .text, .cooklang, .recipezip: []
    }
  }

  private static func behindTheSign(_ seed: Seed) -> Seed {
    Seed(name: seed.name, bytes: Array(seed.bytes.drop { $0 != UInt8(ascii: "@") }.dropFirst()))
  }

  /// The lines of `Fixtures/logging`, of which the first column is what was typed.
  private static func logged() throws -> [Seed] {
    try files("logging") { $0.hasSuffix(".tsv") }.flatMap { file in
      lines(file).map { Seed(name: $0.name, bytes: Array($0.bytes.prefix { $0 != UInt8(ascii: "\t") })) }
    }
  }

  /// The commands of the recorded sessions, without the program's name.
  private static func sessionLines(_ isWanted: (String) -> Bool) throws -> [Seed] {
    let start = Array("$ larder ".utf8)
    return try files("sessions") { $0.hasSuffix(".session") }.flatMap { file in
      lines(file).filter { $0.bytes.starts(with: start) }.map {
        Seed(name: $0.name, bytes: Array($0.bytes.dropFirst(start.count)))
      }
    }.filter { isWanted(String(decoding: $0.bytes, as: UTF8.self)) }
  }

  private static func lines(_ file: Seed) -> [Seed] {
    file.bytes.split(separator: UInt8(ascii: "\n")).enumerated().map {
      Seed(name: "\(file.name):\($0.offset + 1)", bytes: Array($0.element))
    }
  }

  private static func files(_ folder: String, _ isWanted: (String) -> Bool) throws -> [Seed] {
    let path = Larder.repository + "/Fixtures/" + folder
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: path).sorted().filter(isWanted).compactMap { name in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder), !isFolder.boolValue
      else { return nil }
      return Seed(
        name: "\(folder)/\(name)", bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))))
    }
  }
}
