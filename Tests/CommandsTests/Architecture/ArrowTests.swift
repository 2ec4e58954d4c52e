import Expect
import Foundation
import TestSupport
import Testing

/// Enforces docs/architecture.md: which target may import which, and how long a file may be.
@Suite struct ArrowTests {
  /// What each floor may import, apart from Foundation and the standard library's own modules.
  static let allowed: [String: Set<String>] = [
    "Figures": [],
    "Domain": ["Figures"],
    "Text": ["Figures"],
    "Charts": ["Figures", "Text"],
    "Store": ["Domain", "CHousehold", "CSQLite", "CZlib", "GRDB"],
    "Net": [],
    "Exchange": ["Figures", "Domain", "Net", "CZlib"],
    "Reference": ["Domain", "CReference"],
    "Matching": ["Domain", "Reference", "Store"],
    "Commands": ["Figures", "Domain", "Text", "Charts", "Store", "Exchange", "Matching"],
    "Shell": ["Figures", "Domain", "Text", "Commands", "CCrash", "CReadline"],
    "larder": ["Shell"],
    "larder-net": ["Net", "CFetch"],
  ]

  /// Modules of the system; the pure floors may have Foundation alone.
  static let system: Set<String> = ["Foundation", "Synchronization", "Glibc", "Darwin", "Musl"]
  /// Values and drawings: no files, no clock, no threads.
  static let pure: Set<String> = ["Figures", "Domain", "Text", "Charts", "Net", "Reference"]
  /// System libraries, which are a module map, the packed food tables and household, the handler of crashes, and what
  /// loads libcurl: no Swift.
  static let libraries: Set<String> = ["CCrash", "CFetch", "CReadline", "CSQLite", "CZlib", "CReference", "CHousehold"]

  static let sources = URL(fileURLWithPath: Larder.repository).appendingPathComponent("Sources")

  static func swiftFiles() -> [URL] {
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }

  static func floor(of file: URL) -> String {
    let path = file.path.dropFirst(sources.path.count + 1)
    return String(path.prefix { $0 != "/" })
  }

  /// `package import Domain` names Domain, `@testable import struct A.B` names A.
  static func imports(in text: String) -> [String] {
    text.split(whereSeparator: { $0.isNewline || $0 == ";" }).compactMap { line in
      var words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      while let first = words.first,
        first.hasPrefix("@") || ["package", "internal", "public", "private", "fileprivate"].contains(first)
      {
        words.removeFirst()
      }
      guard words.count >= 2, words[0] == "import" else { return nil }
      let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
      return String(name.prefix { $0 != "." })
    }
  }

  @Test(arguments: [
    ("package import Domain", ["Domain"]), ("  @preconcurrency import GRDB // why", ["GRDB"]),
    ("@testable internal import struct Store.Step", ["Store"]), ("// import Store", []), ("let important = 1", []),
    ("import Glibc; import Store", ["Glibc", "Store"]),
  ])
  func readsImports(line: String, modules: [String]) { expect(Self.imports(in: line), equals: modules) }

  @Test func importsGoDownOnly() throws {
    let files = Self.swiftFiles()
    expect(files.count > 100)
    for file in files {
      let floor = Self.floor(of: file)
      let allowed = try require(Self.allowed[floor], "no such floor in architecture.md: \(floor)")
      let system = Self.pure.contains(floor) ? ["Foundation"] : Self.system
      for name in Self.imports(in: try String(contentsOf: file, encoding: .utf8)) where !system.contains(name) {
        expect(allowed.contains(name), "\(floor) must not import \(name): \(file.path)")
      }
    }
  }

  @Test func pureFloorsTouchNothing() throws {
    let impure = [
      "FileManager", "FileHandle", "ProcessInfo", "Date()", "ContinuousClock", "print(", "Bundle.", "URLSession",
      "Thread",
    ]
    for file in Self.swiftFiles() where Self.pure.contains(Self.floor(of: file)) {
      let text = try String(contentsOf: file, encoding: .utf8)
      let code = text.split(separator: "\n").filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
      for word in impure {
        expect(!code.contains { $0.contains(word) }, "\(word) in \(file.path)")
      }
    }
  }

  @Test func filesStayReadable() throws {
    for file in Self.swiftFiles() {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      let isTable = file.lastPathComponent.hasSuffix("Table.swift")
      expect(lines.count <= 500 || isTable, "\(file.path) has \(lines.count) lines")
      if file.lastPathComponent == "main.swift" { expect(lines.count <= 60) }
    }
  }

  /// The manifest agrees with the imports: it has no dependency that nobody may use.
  @Test func manifestHasNoOtherArrow() throws {
    for (name, dependencies) in try Self.manifest() where name.hasPrefix("C") == false || !Self.libraries.contains(name)
    {
      let allowed = try require(Self.allowed[name], "no such floor in architecture.md: \(name)")
      expect(dependencies.isSubset(of: allowed), "\(name) depends on \(dependencies.subtracting(allowed).sorted())")
    }
  }

  /// The targets under Sources and what they depend on.
  ///
  /// Its own build folder, and no lock: the package's is held by whoever runs this test.
  private static func manifest() throws -> [String: Set<String>] {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      "/usr/bin/env",
      [
        "swift", "package", "--ignore-lock", "--package-path", Larder.repository, "--scratch-path", folder.path,
        "dump-package",
      ], limit: .seconds(120))
    struct Package: Decodable {
      let targets: [Target]
    }
    struct Target: Decodable {
      let name: String
      let type: String
      let path: String?
      let dependencies: [Dependency]
    }
    /// `{"byName": ["Domain", null]}` or `{"product": ["GRDB", "GRDB.swift", null, null]}`.
    struct Dependency: Decodable {
      let byName: [String?]?
      let target: [String?]?
      let product: [String?]?
      var name: String? { (byName ?? target ?? product)?.first ?? nil }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        byName = Self.names(container, .byName)
        target = Self.names(container, .target)
        product = Self.names(container, .product)
      }

      private enum Key: String, CodingKey { case byName, target, product }

      /// The first member is the name, what follows may be anything.
      private static func names(_ container: KeyedDecodingContainer<Key>, _ key: Key) -> [String?]? {
        guard var list = try? container.nestedUnkeyedContainer(forKey: key) else { return nil }
        return [try? list.decode(String.self)]
      }
    }
    guard result.status == 0 else { throw SupportError("dump-package: \(result.errorText)") }
    let package = try JSONDecoder().decode(Package.self, from: Data(result.output))
    let own = package.targets.filter { $0.type != "test" && $0.path == nil }
    expect(own.count >= allowed.count)
    return Dictionary(uniqueKeysWithValues: own.map { ($0.name, Set($0.dependencies.compactMap(\.name))) })
  }
}
