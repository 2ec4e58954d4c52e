import Domain
import Expect
import Testing

/// The hash by which rows and files are known.
@Suite struct StableHashTests {
  /// Test vectors of 64-bit FNV-1a from the authors' own suite (test_fnv.c).
  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func `it is FNV-1a, and stays it`(text: String, hash: UInt64) {
    expect(StableHash.of(text), equals: hash)
  }

  @Test func `what is added piece by piece is added in its order`() {
    var hash = StableHash()
    hash.add("foo")
    hash.add(UInt8(ascii: "b"))
    hash.add("ar")
    expect(hash.value, equals: 0x8594_4171_F739_67E8)
    var backwards = StableHash()
    [UInt8]("raboof".utf8).withUnsafeBufferPointer { backwards.add(backwards: $0) }
    expect(backwards, equals: hash)
  }
}
