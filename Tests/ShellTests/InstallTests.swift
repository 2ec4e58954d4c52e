import Expect
import Foundation
import TestSupport
import Testing

/// `make install` and `make uninstall`, with a program that is already built.
@Suite struct InstallTests {
  private let folder: TemporaryFolder
  private let binary: String

  init() throws {
    folder = try TemporaryFolder()
    // Small, so that the copies are quick: what matters is that it answers as Larder does.
    let script = try folder.write("#!/bin/sh\nexec '\(Larder.binary)' \"$@\"\n", to: "script")
    binary = folder.file("larder")
    // Written by another process: while a test beside this one starts a program, that program holds what is open for writing
    // here, and nothing open for writing can be run (ETXTBSY).
    let copied = try Program.run(
      "/bin/sh",
      ["-c", "for name in larder larder-net; do cat '\(script)' >\"$name\"; chmod 755 \"$name\"; done"],
      environment: ["PATH": "/usr/bin:/bin"], folder: folder.path)
    try require(copied.status == 0, "\(copied.errorText)")
    try FileManager.default.createDirectory(atPath: folder.file("home"), withIntermediateDirectories: false)
  }

  @discardableResult private func make(_ words: String...) throws -> Program.Result {
    let environment = ["PATH": "/usr/bin:/bin", "HOME": folder.file("home"), "LANG": "C.UTF-8"]
    return try Program.run(
      "/usr/bin/make", ["-s", "-C", Larder.repository] + words, environment: environment, folder: folder.path)
  }

  /// Files and links below a folder, sorted.
  private func files(_ path: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return all.filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path + "/" + $0, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  private static let needed = [
    "bin/larder", "bin/larder-net", "share/bash-completion/completions/larder", "share/doc/larder/installed",
    "share/fish/vendor_completions.d/larder.fish", "share/man/man1/larder.1", "share/zsh/site-functions/_larder",
  ]

  @Test func `what was put there is taken away, and nothing else`() throws {
    let prefix = folder.file("a folder's/usr")
    let first = try make("install", "BINARY=\(binary)", "PREFIX=\(prefix)")
    try require(first.status == 0, "\(first.errorText)")
    let installed = files(prefix)
    expect(Set(Self.needed).isSubset(of: installed), "\(installed)")
    expect(installed.allSatisfy { Self.needed.contains($0) || $0.hasPrefix("share/doc/larder/licences/") })
    expect(try folder.read("a folder's/usr/share/man/man1/larder.1").contains(".TH LARDER 1"))
    expect(FileManager.default.isExecutableFile(atPath: prefix + "/bin/larder"))
    // Once more over it, and something of somebody else's beside it.
    expect(try make("install", "BINARY=\(binary)", "PREFIX=\(prefix)").status, equals: 0)
    expect(files(prefix), equals: installed)
    try folder.write("", to: "a folder's/usr/share/man/man1/other.1")
    expect(try make("uninstall", "PREFIX=\(prefix)").status, equals: 0)
    expect(files(folder.file("a folder's")), equals: ["usr/share/man/man1/other.1"])
    expect(!FileManager.default.fileExists(atPath: prefix + "/bin"))
    let again = try make("uninstall", "PREFIX=\(prefix)")
    expect(again.status != 0 && again.errorText.contains("nothing is installed"))
  }

  @Test func `folders that were made go too`() throws {
    let staged = folder.file("staged")
    expect(try make("install", "BINARY=\(binary)", "DESTDIR=\(staged)").status, equals: 0)
    expect(files(staged + "/usr/local").contains("bin/larder"))
    expect(try make("uninstall", "DESTDIR=\(staged)").status, equals: 0)
    expect(!FileManager.default.fileExists(atPath: staged))
  }

  @Test func `a tilde is the home folder`() throws {
    let result = try make("install", "BINARY=\(binary)", "PREFIX=~/.local")
    expect(result.status, equals: 0, "\(result.errorText)")
    expect(files(folder.file("home/.local")).contains("bin/larder"))
    expect(result.text.contains("it is not in your PATH"))
  }

  @Test func `a program that is not there is named`() throws {
    let result = try make("install", "BINARY=/nonexistent/larder", "PREFIX=\(folder.file("usr"))")
    expect(result.status != 0 && result.errorText.contains("there is no program /nonexistent/larder"))
    expect(!FileManager.default.fileExists(atPath: folder.file("usr")))
  }
}
