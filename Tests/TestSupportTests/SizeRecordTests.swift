import Expect
import Foundation
import TestSupport
import Testing

/// The bench stops where the program has grown and nobody has said why.
@Suite struct SizeRecordTests {
  private static let page = """
    ## The size of the program

    2026-11-23. Words, 99.9 MB, of no line.

    - 2026-11-20: 50.0 MB, the first
    - 2026-11-23: 60.5 MB, food tables
    """

  /// 60.5 MB and the margin of 2 are 62.5 million bytes.
  @Test(arguments: [(1, true), (60_500_000, true), (62_500_000, true), (62_500_001, false), (90_000_000, false)])
  func `two MB more need a line`(bytes: Int, isFine: Bool) throws {
    let record = try require(SizeRecord(Self.page))
    expect(record.last, equals: 60.5)
    expect((record.complaint(of: bytes) == nil), equals: isFine)
  }

  @Test func `a page without a line is no record`() { expect(SizeRecord("60.5 MB\n- soon: 3 MB, x y") == nil) }

  @Test func `the decisions have one`() throws {
    let text = try String(contentsOfFile: Larder.repository + "/" + SizeRecord.page, encoding: .utf8)
    expect(SizeRecord(text) != nil)
  }
}
