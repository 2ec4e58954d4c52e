import Expect
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
    for mismatch in try page.run() { Issue.record(mismatch) }
  }

  /// Stands for `larder`: it repeats its words.
  private static let echo = "/bin/echo"

  private static let page = """
    # A page
    <!-- clock 2026-11-20T08:00+01:00 -->
    ```console
    $ larder one
    one
    $ echo $LARDER_NOW
    2026-11-20T08:00+01:00

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

  /// While recording nothing is a mismatch.
  private static let isRecording = ProcessInfo.processInfo.environment["LARDER_RECORD"] == "1"

  @Test(.disabled(if: isRecording)) func `only console blocks are run, in order and in one folder`() throws {
    let page = try Document(Self.page, path: "page.md")
    let mismatches = try page.session.run(program: Self.echo)
    expect(mismatches.map(\.command.line), equals: [9, 19])
    expect(mismatches.first?.description.hasPrefix("page.md:9: $ larder two\n"), equals: true)
  }

  @Test func `recording changes nothing but the answers`() throws {
    let expected = Self.page.replacingOccurrences(of: "TWO", with: "two")
      .replacingOccurrences(of: "FOUR", with: "four")
    expect(try Document(Self.page, path: "page.md").recorded(program: Self.echo), equals: expected)
  }

  @Test func `a fence that is not closed is named`() {
    #expect(throws: SupportError.self) { try Document("a\n```console\n$ larder\n", path: "page.md") }
  }
}
