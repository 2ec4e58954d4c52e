import Foundation
import TestSupport
import Testing

/// The examples of the documentation: what the pages show is what the program answers.
///
/// `LARDER_RECORD=1 swift test --filter GoldenTests` writes the answers that come between the fences.
@Suite struct DocumentTests {
  static let names = ["README.md", "docs/tutorial.md"].filter(exists) + guides

  private static var guides: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Larder.repository + "/docs/guide")) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/guide/" + $0 }
  }

  private static func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: Larder.repository + "/" + name)
  }

  @Test(arguments: names)
  func `a page shows what the program answers`(name: String) throws {
    let page = try Document(path: Larder.repository + "/" + name)
    let program = try Clocked()
    for mismatch in try page.run(program: program.program) { Issue.record(mismatch) }
  }

  /// `larder` is a shell script that repeats its words.
  private static let echo = "#!/bin/sh\necho \"$@\"\n"

  private static let page = """
    # A page
    <!-- clock 2026-11-20T08:00+01:00 -->
    ```console
    $ larder one
    --now 2026-11-20T08:00+01:00 one

    $ larder two
    TWO
    ```
    ```text
    $ larder three
    nothing
    ```
      ```console
      # Comments stay.
      $ larder four > four
      $ cat four
      FOUR
      ```
    end

    """

  @Test func `only console blocks are run, in order and in one folder`() throws {
    let folder = try TemporaryFolder()
    let program = try echoing(in: folder)
    let page = try Document(Self.page, path: "page.md")
    let mismatches = try page.session.run(program: program.program)
    #expect(mismatches.map(\.command.line) == [7, 17])
    #expect(mismatches.first?.description.hasPrefix("page.md:7: $ larder two\n") == true)
  }

  @Test func `recording changes nothing but the answers`() throws {
    let folder = try TemporaryFolder()
    let program = try echoing(in: folder)
    let expected = Self.page.replacingOccurrences(of: "TWO", with: "--now 2026-11-20T08:00+01:00 two")
      .replacingOccurrences(of: "FOUR", with: "--now 2026-11-20T08:00+01:00 four")
    #expect(try Document(Self.page, path: "page.md").recorded(program: program.program) == expected)
  }

  @Test func `a fence that is not closed is named`() {
    #expect(throws: SupportError.self) { try Document("a\n```console\n$ larder\n", path: "page.md") }
  }

  private func echoing(in folder: TemporaryFolder) throws -> Clocked {
    let program = try folder.write(Self.echo, to: "echo")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
    return try Clocked(program)
  }
}
