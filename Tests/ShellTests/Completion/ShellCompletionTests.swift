import Commands
import Expect
import Foundation
import TestSupport
import Testing

@testable import Shell

/// The completions that shells get at TAB: `larder __complete`, in process and as the whole program.
@MainActor @Suite struct ShellCompletionTests {
  private let folder: TemporaryFolder
  private var database: String { folder.file("larder.db") }
  private var environment: [String: String] {
    [
      "HOME": folder.path, "XDG_DATA_HOME": folder.path, "XDG_STATE_HOME": folder.file("state"), "LARDER_DB": database,
      "LANG": "C.UTF-8", "LARDER_NOW": "2026-11-21T12:30+01:00",
    ]
  }

  private static let sample: Result<Data, any Error> = Result {
    let folder = try TemporaryFolder()
    let path = folder.file("larder.db")
    let result = try Program.run(
      Larder.binary, ["--db", path], input: "profile add Dad\nprofile add Anna Lena\nuse Dad\neat 150g cooked rice\n",
      environment: ["HOME": folder.path, "LANG": "C.UTF-8", "LARDER_NOW": "2026-11-21T12:30+01:00"])
    guard result.status == 0 else { throw SupportError(result.errorText) }
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  init() throws {
    folder = try TemporaryFolder()
    try Self.sample.get().write(to: URL(fileURLWithPath: folder.file("larder.db")))
  }

  private func answer(_ arguments: [String]) -> (lines: [String], isOfFiles: Bool) {
    ShellCompletion(arguments: arguments, paths: FilePaths(environment: environment)).answer()
  }

  /// Candidates without their notes.
  private func zsh(_ words: [String]) -> [String] {
    answer(["zsh"] + words).lines.map { String($0.prefix { $0 != "\t" }) }
  }

  // MARK: What is offered

  @Test func `every command of the table is offered, with its summary`() {
    for spec in CommandTable.larder.specs {
      for depth in spec.path.indices {
        let lines = answer(["zsh"] + spec.path[..<depth] + [""]).lines
        let line = lines.first { $0.prefix { $0 != "\t" } == spec.path[depth] }
        expect(line != nil, "\(spec.name): `\(spec.path[depth])`")
        if depth == spec.path.count - 1, CommandTable.larder.specs(named: spec.path[0]).count == 1 {
          expect(line, equals: "\(spec.path[depth])\t\(spec.summary)")
        }
      }
      let options = zsh(spec.path + ["--"])
      for option in spec.options { expect(options.contains("--" + option.name), "\(spec.name) --\(option.name)") }
    }
  }

  @Test(
    arguments: [
      (["--pro"], ["--profile"]), (["-"], Globals.specs.map { ($0.name == "f" ? "-" : "--") + $0.name }),
      (["--profile", "an"], ["Anna Lena"]), (["--profile=an"], ["--profile=Anna Lena"]),
      (["use", "an"], ["Anna Lena"]),
      (["--color", "al"], ["always"]), (["chart", "sod"], ["sodium"]),
      (["settings", "set", "units", ""], ["metric", "imperial"]),
      (["completion", ""], ["bash", "zsh", "fish"]), (["about", ""], ["privacy", "man"]),
      (["eat", "egg", "@lu"], ["@lunch"]), (["help", "food", "sea"], ["search"]),
      (["eat", "150g", "cooked", "rice", "n"], ["noodles"]),
      (["eat", "2 eggs, cooked rice n"], ["2 eggs, Cooked rice noodles"]),
      (["food", "show", "Cooked rice n"], ["Cooked rice noodles"]), (["xyzzy", "a"], []), (["--nope", ""], []),
      (["eat", "???"], []),
      ([], []),
    ] as [([String], [String])])
  func `words of a line`(words: [String], candidates: [String]) { expect(zsh(words), equals: candidates) }

  @Test func `foods are found by any word of their names where one word is typed`() {
    expect(
      zsh(["eat", "150g", "noodl"]).contains("Rice noodles")
        || zsh(["eat", "noodl"]).contains { $0.contains("noodle") })
    expect(zsh(["eat", ""]).first, equals: "Cooked rice", "what is eaten most often comes first")
  }

  @Test func `a word that joins the one before it is no trouble`() {
    for words in [["eat", "a", "\u{301}"], ["\u{301}"], ["eat", "a", "\u{301}ban"], ["use", "\u{301}", ""]] {
      _ = zsh(words)
    }
  }

  @Test func `files are left to the shell`() {
    for words in [["--db", ""], ["--db=/tm"], ["-f", ""], ["data", "import", "foods", ""]] {
      expect(answer(["zsh"] + words).isOfFiles, "\(words)")
    }
    expect(!answer(["zsh", "eat", ""]).isOfFiles)
  }

  @Test func `the household that the line names is asked`() throws {
    try Self.sample.get().write(to: URL(fileURLWithPath: folder.file("other.db")))
    try FileManager.default.removeItem(atPath: database)
    expect(zsh(["use", ""]).isEmpty)
    expect(zsh(["--db", folder.file("other.db"), "use", ""]), equals: ["Dad", "Anna Lena"])
  }

  @Test func `bash and fish are answered in their quotes`() {
    let breaks = String(ShellLineTests.breaks)
    expect(answer(["bash", breaks, "larder --profile=an"]).lines, equals: [#"Anna\ Lena"#])
    expect(answer(["bash", breaks, #"larder use "an"#]).lines, equals: ["Anna Lena"])
    expect(answer(["fish", "larder use an"]).lines, equals: ["Anna Lena"])
    for nonsense in [[], ["bash"], ["csh", "larder ea"], ["bash", "larder ea"], ["fish"]] {
      expect(answer(nonsense).lines, equals: [])
    }
  }

  // MARK: What it leaves alone

  private func run(_ words: [String]) throws -> Program.Result {
    try Program.run(Larder.binary, ["__complete", "zsh"] + words, environment: environment)
  }

  @Test func `no household is made by it`() throws {
    try FileManager.default.removeItem(atPath: database)
    let result = try run(["eat", "ban"])
    expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
    expect(try run(["ea"]).text, equals: "eat\tLog a meal in one line.\n")
    expect(try FileManager.default.contentsOfDirectory(atPath: folder.path), equals: [])
  }

  @Test func `an older layout is not brought up to date, a damaged file says nothing`() throws {
    var bytes = try Self.sample.get()
    // user_version, big-endian (sqlite.org/fileformat2.html, 1.3).
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, 1])
    for content in [bytes, Data("no database".utf8), Data(bytes.prefix(5000)), Data()] {
      try content.write(to: URL(fileURLWithPath: database))
      let result = try run(["eat", "ban"])
      expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
      expect(try Data(contentsOf: URL(fileURLWithPath: database)), equals: content)
    }
    expect(try FileManager.default.contentsOfDirectory(atPath: folder.path), equals: ["larder.db"])
  }

  @Test func `nothing is written`() throws {
    let before = try Data(contentsOf: URL(fileURLWithPath: database))
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: database)
    expect(try run(["eat", "cooked rice n"]).text, equals: "Cooked rice noodles\n")
    expect(try Data(contentsOf: URL(fileURLWithPath: database)), equals: before)
    expect(try FileManager.default.contentsOfDirectory(atPath: folder.path), equals: ["larder.db"])
  }

  @Test func `it reads beside a writer, and does not wait for a commit`() throws {
    let writing = try DatabaseLock(database, .reserved)
    expect(try run(["use", "an"]).text, equals: "Anna Lena\n")
    writing.release()
    let committing = try DatabaseLock(database, .exclusive)
    let started = ContinuousClock.now
    let result = try run(["use", "an"])
    expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
    expect(ContinuousClock.now - started < .seconds(5), "a command would have waited ten seconds")
    committing.release()
  }
}
