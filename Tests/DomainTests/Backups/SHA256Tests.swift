import Domain
import Expect
import Testing

/// The examples of FIPS 180-2, appendix B, and of the empty message.
@Suite struct SHA256Tests {
  private func sum(_ bytes: [UInt8], inPiecesOf piece: Int) -> String {
    var sum = SHA256()
    var rest = bytes[...]
    while !rest.isEmpty {
      Array(rest.prefix(piece)).withUnsafeBytes { sum.update($0) }
      rest = rest.dropFirst(piece)
    }
    return sum.finish()
  }

  @Test(
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ], [1, 7, 64, 1000])
  func `sums are those of the standard, in any pieces`(example: (text: String, sum: String), piece: Int) {
    expect(sum(Array(example.text.utf8), inPiecesOf: piece), equals: example.sum)
  }

  @Test func `a million letters`() {
    let sum = sum(Array(repeating: UInt8(ascii: "a"), count: 1_000_000), inPiecesOf: 65_521)
    expect(sum, equals: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }
}
