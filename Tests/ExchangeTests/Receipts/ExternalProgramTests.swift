import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Exchange

/// Programs that stand in for one that reads PDFs, and behave badly.
@Suite struct ExternalProgramTests {
  private static func program(_ script: String, in folder: TemporaryFolder) throws -> ExternalProgram {
    let path = folder.path + "/standin"
    try StandIn.write(script, to: path)
    return ExternalProgram(name: "standin", package: "standins", longest: 1500, folders: folder.path)
  }

  @Test func `what it prints comes back, and it gets the bytes and nothing of the environment`() throws {
    let folder = try TemporaryFolder()
    let program = try Self.program(#"cat "$1"; env | grep -c LARDER; ls -l "$1" | cut -c1-10"#, in: folder)
    let output = try require(try program.output(on: Array("bytes\n".utf8), named: "copy") { [$0] })
    expect(String(decoding: output, as: UTF8.self), equals: "bytes\n0\n-rw-------\n")
  }

  @Test func `the private folder is gone afterwards`() throws {
    let folder = try TemporaryFolder()
    let program = try Self.program(#"printf %s "$1""#, in: folder)
    let output = try require(try program.output(on: [1], named: "copy") { [$0] })
    let copy = String(decoding: output, as: UTF8.self)
    expect(
      copy.hasSuffix("/copy") && !FileManager.default.fileExists(atPath: (copy as NSString).deletingLastPathComponent))
  }

  @Test(arguments: ["exit 3", "kill -9 $$", "false"])
  func `a program that fails gives nothing`(script: String) throws {
    let folder = try TemporaryFolder()
    expect(try Self.program(script, in: folder).output(on: [1], named: "copy") { [$0] }, equals: nil)
  }

  @Test(arguments: ["sleep 600", "yes", "trap '' TERM INT; while :; do :; done"])
  func `a program that does not end is ended`(script: String) throws {
    let folder = try TemporaryFolder()
    let program = try Self.program(script, in: folder)
    let error = larderError { _ = try program.output(on: [1], named: "copy") { [$0] } }
    expect(error?.code == .badFile && error?.message.contains("standin was ended") == true)
  }

  @Test func `a program that is not installed is named with its package`() {
    let program = ExternalProgram(name: "standin", package: "standins", folders: "/none")
    let error = larderError { _ = try program.output(on: [1], named: "copy") { [$0] } }
    expect(error?.code == .missingProgram && error?.hint?.contains("apt-get install standins") == true)
  }

  private func larderError(_ body: () throws -> Void) -> LarderError? {
    do { try body() } catch { return error as? LarderError }
    return nil
  }
}
