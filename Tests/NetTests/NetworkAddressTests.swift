import Expect
import Net
import TestSupport
import Testing

/// Which addresses a page may come from; the edges are those of the IANA registries for special purposes.
@Suite struct NetworkAddressTests {
  /// The last address before a range, its first and its last one, and the first one behind it.
  private static let edges4: [(before: String?, first: String, last: String, behind: String?)] = [
    (nil, "0.0.0.0", "0.255.255.255", "1.0.0.0"), ("9.255.255.255", "10.0.0.0", "10.255.255.255", "11.0.0.0"),
    ("100.63.255.255", "100.64.0.0", "100.127.255.255", "100.128.0.0"),
    ("126.255.255.255", "127.0.0.0", "127.255.255.255", "128.0.0.0"),
    ("169.253.255.255", "169.254.0.0", "169.254.255.255", "169.255.0.0"),
    ("172.15.255.255", "172.16.0.0", "172.31.255.255", "172.32.0.0"),
    ("191.255.255.255", "192.0.0.0", "192.0.0.255", "192.0.1.0"),
    ("192.0.1.255", "192.0.2.0", "192.0.2.255", "192.0.3.0"),
    ("192.88.98.255", "192.88.99.0", "192.88.99.255", "192.88.100.0"),
    ("192.167.255.255", "192.168.0.0", "192.168.255.255", "192.169.0.0"),
    ("198.17.255.255", "198.18.0.0", "198.19.255.255", "198.20.0.0"),
    ("198.51.99.255", "198.51.100.0", "198.51.100.255", "198.51.101.0"),
    ("203.0.112.255", "203.0.113.0", "203.0.113.255", "203.0.114.0"),
    ("223.255.255.255", "224.0.0.0", "255.255.255.255", nil),
  ]

  @Test(arguments: edges4)
  func `IPv4 ranges`(edge: (before: String?, first: String, last: String, behind: String?)) {
    for inside in [edge.first, edge.last] {
      expect(!NetworkAddress.isPublic(Self.bytes4(inside)), "\(inside)")
      // The same address within IPv6.
      expect(!NetworkAddress.isPublic([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF] + Self.bytes4(inside)), "\(inside)")
      expect(
        !NetworkAddress.isPublic([0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0] + Self.bytes4(inside)), "\(inside)")
    }
    for outside in [edge.before, edge.behind].compactMap(\.self) {
      expect(NetworkAddress.isPublic(Self.bytes4(outside)), "\(outside)")
      expect(NetworkAddress.isPublic([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF] + Self.bytes4(outside)), "\(outside)")
    }
  }

  @Test(arguments: [
    ("::", false), ("::1", false), ("::7f00:1", false), ("64:ff9b:1::1", false), ("100::1", false), ("2001::1", false),
    ("2001:0:ffff::", false), ("2001:1::1", false), ("2001:200::1", true), ("2001:db7:ffff::", true),
    ("2001:db8::1", false),
    ("2001:db9::", true), ("2001:4860:4860::8888", true), ("2002::1", false), ("2003::1", true), ("fbff::1", false),
    ("fc00::1", false), ("fdff::1", false), ("fe00::1", false), ("fe7f::1", false), ("fe80::1", false),
    ("febf::1", false),
    ("fec0::1", false), ("ff02::1", false), ("3fff::1", false), ("3fff:1000::1", true), ("4000::1", false),
    ("5f00::1", false), ("1fff::1", false), ("2606:4700::1111", true),
  ])
  func `IPv6 ranges`(text: String, isPublic: Bool) {
    expect(NetworkAddress.isPublic(Self.bytes6(text)), equals: isPublic)
  }

  @Test(arguments: [0, 1, 3, 5, 15, 17]) func `other lengths are no addresses`(count: Int) {
    expect(!NetworkAddress.isPublic(Array(repeating: 8, count: count)))
  }

  private static func bytes4(_ text: String) -> [UInt8] { text.split(separator: ".").compactMap { UInt8($0) } }

  private static func bytes6(_ text: String) -> [UInt8] {
    let halves = text.components(by: "::").map { half in half.split(separator: ":").compactMap { UInt16($0, radix: 16) }
    }
    let groups = halves[0] + Array(repeating: 0, count: 8 - halves[0].count - halves[1].count) + halves[1]
    return groups.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }
}

extension String {
  /// The text before and behind the first occurrence of a separator, which may be empty.
  fileprivate func components(by separator: String) -> [Substring] {
    guard let range = firstRange(of: separator) else { return [self[...], ""] }
    return [self[..<range.lowerBound], self[range.upperBound...]]
  }
}

/// Addresses as people type them.
@Suite struct WebAddressTests {
  @Test(arguments: [
    ("https://example.org/soup", true, "example.org", 443), ("http://Example.ORG:8080?x=1", false, "example.org", 8080),
    ("HTTPS://example.org.", true, "example.org", 443), ("http://[::1]:81/", false, "::1", 81),
    ("http://[2001:db8::1]", false, "2001:db8::1", 80), ("https://example.org/a@b:c", true, "example.org", 443),
    ("https://example.org?a@b", true, "example.org", 443),
  ])
  func `the host and the port`(text: String, isSecure: Bool, host: String, port: Int) throws {
    let address = try WebAddress.read(text).get()
    expect(address.isSecure == isSecure && address.host == host && address.port == port)
  }

  @Test(arguments: [
    ("ftp://example.org", WebAddress.Refusal.noAddress), ("https://", .noAddress), ("example.org", .noAddress),
    ("https://example.org:0", .noAddress), ("https://example.org:70000", .noAddress),
    ("https://exa mple.org", .noAddress),
    ("http://[::1", .noAddress), ("http://[::1]x", .noAddress), ("https://mum:secret@example.org/", .hasUser),
    ("https://example.org\u{0}", .noAddress), ("https://localhost@evil.example", .hasUser),
    ("https://a\nb", .noAddress),
    ("file:///etc/passwd", .noAddress), ("http://nas.local\\@192.168.0.1/", .noAddress),
    ("https:/example.org", .noAddress),
  ])
  func `what is no address of a page`(text: String, refusal: WebAddress.Refusal) {
    expect(WebAddress.read(text), equals: .failure(refusal))
  }

  @Test(arguments: [
    ("http://nas.local:9925/soup", "nas.local", true), ("http://nas.local:9925/soup", "nas.local:9925", true),
    ("http://nas.local:9926/soup", "nas.local:9925", false), ("http://nas.local.evil.example", "nas.local", false),
    ("http://[::1]:80/", "[::1]", true), ("http://[::1]:81/", "[::1]:80", false), ("http://nas.local", "", false),
    ("http://nas.local", "NAS.local", true), ("http://nas.local", "user@nas.local", false),
  ])
  func `an exception names one host`(text: String, exception: String, isNamed: Bool) throws {
    expect(try WebAddress.read(text).get().isNamed(by: exception), equals: isNamed)
  }
}

/// What `larder` and `larder-net` say to each other.
@Suite struct FetchMessageTests {
  @Test func `a request and an answer come over as they are`() {
    let request = FetchMessage.Request(
      "https://example.org/\n--", exception: "nas\t.local", language: "de", wish: .photo, milliseconds: 1500)
    let plain = FetchMessage.Request(
      "https://example.org/--", exception: "nas.local", language: "de", wish: .photo, milliseconds: 1500)
    expect(FetchMessage.Request(text: request.text), equals: plain)
    // What is missing or odd is a page in the longest time.
    let page = FetchMessage.Request("https://a.org/", exception: "", language: "")
    for text in ["https://a.org/", "https://a.org/\n\n\nfilm\nsoon", "https://a.org/\n\n\npage\n99999999"] {
      expect(FetchMessage.Request(text: text), equals: page)
    }
    expect(FetchMessage.Request(text: "https://a.org/\n\n\npage\n-1").milliseconds, equals: 1)
    let found = FetchOutcome.page([0, 10, 255, 9], type: "text/html", address: "https://example.org/")
    expect(FetchMessage.outcome(FetchMessage.answer(found)), equals: found)
    let failure = FetchOutcome.failure(.pageMissing, detail: "404")
    expect(FetchMessage.outcome(FetchMessage.answer(failure)), equals: failure)
  }

  @Test(arguments: ["", "page", "page\t\t", "failure\tunknown\t\n", "other\ta\tb\n", "page\ta\n"])
  func `anything else is no answer`(text: String) {
    expect(FetchMessage.outcome(Array(text.utf8)), equals: nil)
  }
}
