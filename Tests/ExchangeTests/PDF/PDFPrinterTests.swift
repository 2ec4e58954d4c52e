import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Exchange

/// A program that stands in for WeasyPrint.
@Suite struct PDFPrinterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func pdf(_ script: String, longest: Int32 = 5000) throws -> String {
    try StandIn.write(script, to: folder.file("weasyprint"))
    return String(decoding: try PDFPrinter(folders: folder.path, longest: longest).pdf(of: "<p>soup"), as: UTF8.self)
  }

  private func error(_ script: String, longest: Int32 = 5000) -> LarderError? {
    do { _ = try pdf(script, longest: longest) } catch { return error as? LarderError }
    return nil
  }

  @Test func `the page goes in, the PDF comes out, and no address may be asked`() throws {
    expect(try pdf(#"echo "%PDF-1.7 $*"; cat"#), equals: "%PDF-1.7 -q --allowed-protocols data - -\n<p>soup")
  }

  @Test func `older versions do not know the option`() throws {
    expect(try pdf(#"case $2 in --*) exit 2;; esac; echo "%PDF-1.7 $*""#), equals: "%PDF-1.7 -q - -\n")
  }

  @Test func `a program that is missing, fails, writes something else or does not end is an error`() {
    #expect(throws: LarderError.self) { try PDFPrinter(folders: "/none").pdf(of: "") }
    do { _ = try PDFPrinter(folders: "/none").pdf(of: "") } catch {
      expect(error.code == .missingProgram && error.hint?.contains("apt-get install weasyprint") == true)
    }
    expect(error("exit 1")?.code, equals: .badFile)
    expect(error("echo soup")?.code, equals: .badFile)
    expect(error("sleep 600", longest: 300)?.code, equals: .badFile)
  }

  @Test func `what the program leaves in its folder is gone afterwards, folders and all`() throws {
    let text = try pdf(
      #"mkdir -p "$HOME/.cache/fonts/a"; echo x > "$HOME/.cache/fonts/a/b"; echo "%PDF-1.7"; printf %s "$HOME""#)
    let home = try require(text.split(separator: "\n").last.map(String.init))
    expect(home.contains("larder-") && !FileManager.default.fileExists(atPath: home))
  }
}
