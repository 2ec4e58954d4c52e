import Domain
import Expect
import Foundation
import TestSupport
import Testing

/// docs/first-change.md speaks of files, names and targets that are there, and of a feature that is not.
@Suite struct FirstChangeTests {
  private static let page = Result {
    try String(contentsOfFile: Larder.repository + "/docs/first-change.md", encoding: .utf8)
  }

  /// The files that the walk makes.
  private static let made = [
    "Tests/DomainTests/Foods/LabelEnergyTests.swift", "Sources/Domain/Foods/LabelEnergy.swift",
    "Sources/Commands/Foods/KilojouleCommand.swift", "Fixtures/sessions/foods/kilojoules.session",
  ]
  /// The types that the walk makes.
  private static let madeTypes: Set = ["LabelEnergy", "LabelEnergyTests", "LabelEnergyReport", "KilojouleCommand"]

  @Test func itsPathsAreThere() throws {
    let page = try Self.page.get()
    let paths = page.matches(of: /`((?:Sources|Tests|Fixtures|docs)\/[^` ]+)`/).map { String($0.1) }
    expect(Set(Self.made).isSubset(of: paths))
    for path in Set(paths) {
      expect(Self.exists(path) != Self.made.contains(path), "\(path)")
      // What is new goes into a folder that is there.
      expect(Self.exists(path.split(separator: "/").dropLast().joined(separator: "/")), "\(path)")
    }
    for link in page.matches(of: /\]\(([^)]+)\)/) { expect(Self.exists("docs/\(link.1)"), "\(link.1)") }
  }

  /// Each type that its code names is declared in the sources, or by the walk itself; each line to be changed is there.
  @Test func itsNamesAreThere() throws {
    let page = try Self.page.get()
    let code = Self.blocks("swift", of: page).joined(separator: "\n")
    let sources = try Self.text(below: "Sources")
    // Foundation's `contains` takes fifty times as long in a text of some megabytes.
    func sourcesContain(_ words: String) -> Bool { sources.withCString { strstr($0, words) != nil } }
    let known: Set = ["Int", "Double", "Hashable", "Sendable", "Test", "Suite", "Testing", "Expect", "Domain", "Text"]
    let uncommented = code.split(separator: "\n").filter { !$0.contains("///") }.joined(separator: "\n")
    let plain = uncommented.replacing(/"[^"]*"/, with: "")
    let words = plain.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let types = Set(words.filter { $0.count > 1 && $0.first?.isUppercase == true })
    expect(types.isSuperset(of: ["CommandSpec", "ArgumentSpec", "Report", "EnergyFactor", "StyledLine"]))
    for type in types.subtracting(known) {
      let isDeclared = ["struct", "enum", "protocol", "class"].contains { kind in
        [":", " {", ","].contains { sourcesContain("\(kind) \(type)\($0)") }
      }
      expect(isDeclared != Self.madeTypes.contains(type), "\(type)")
    }
    for member in Set(plain.matches(of: /\.([a-z][A-Za-z]+)/).map { String($0.1) }) {
      let isDeclared = ["let ", "var ", "func ", "case "].contains { sourcesContain("\($0)\(member)") }
      expect(isDeclared || code.contains("var \(member)") || member == "rounded" || member == "map", "\(member)")
    }
    for line in Self.blocks("diff", of: page).flatMap({ $0.split(separator: "\n") }) where line.hasPrefix("-") {
      expect(sourcesContain(String(line.dropFirst().drop { $0 == " " })), "\(line)")
    }
  }

  @Test func itsTargetsAreThere() throws {
    let makefile = try String(contentsOfFile: Larder.repository + "/Makefile", encoding: .utf8)
    let targets = Set(try Self.page.get().matches(of: /\bmake ([a-z]+)/).map { String($0.1) })
    expect(targets.isSuperset(of: ["quick", "session", "docs", "test"]))
    for target in targets { expect(makefile.contains("\n\(target):"), "make \(target)") }
  }

  /// The page would teach nothing if the program had the command already.
  @Test func itsFeatureIsNotThere() throws {
    expect(try SampleHousehold.empty().error(of: "kilojoules 2300")?.code == .unknownCommand)
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Larder.repository + "/" + path)
  }

  /// The code blocks of the page in one language.
  private static func blocks(_ language: String, of page: String) -> [String] {
    page.components(separatedBy: "```\(language)\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
  }

  private static func text(below folder: String) throws -> String {
    let files = FileManager.default.enumerator(atPath: Larder.repository + "/" + folder)?.allObjects ?? []
    return try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOfFile: "\(Larder.repository)/\(folder)/\($0)", encoding: .utf8)
    }.joined(separator: "\n")
  }
}
