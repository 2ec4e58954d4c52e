import Domain
import Expect
import Testing

@testable import Exchange

/// Which addresses are refused before anything is asked of the network.
@Suite struct PageAddressTests {
  private func code(_ address: String, _ exceptions: [String] = []) -> ErrorCode? {
    do throws(LarderError) {
      try PageFetcher.refuse(address, exceptions: exceptions)
      return nil
    } catch {
      return error.code
    }
  }

  @Test(arguments: [
    "http://127.0.0.1/", "http://localhost/", "http://LOCALHOST./", "http://a.localhost:8/", "http://127.1/",
    "http://2130706433/", "http://0x7f.1/", "http://0177.0.0.1/", "http://0.0.0.0/", "http://[::1]/",
    "http://[::ffff:127.0.0.1]/", "http://[64:ff9b::7f00:1]/", "http://192.168.1.5:9925/", "http://10.1.2.3/",
    "http://169.254.169.254/latest", "http://[fe80::1]/", "http://mum@example.org/", "http://mum:secret@example.org/",
    "https://", "http://exa mple.org/", "ftp://example.org/", "http://example.org:99999/", "http://a\\b/",
  ])
  func `this machine, its network and what is no address`(address: String) {
    expect(code(address), equals: .forbiddenAddress)
  }

  /// The first rows are those of RFC 3986, 5.4.1 and 5.4.2.
  @Test(arguments: [
    ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("/g", "http://a/g"), ("//g", "http://g"),
    ("g?y", "http://a/b/c/g?y"), ("../g", "http://a/b/g"), ("../../g", "http://a/g"), ("../../../g", "http://a/g"),
    ("/./g", "http://a/g"), ("g/../h", "http://a/b/c/h"), ("https://x/p.png", "https://x/p.png"),
    ("data:image/png;base64,AA", nil), ("file:///g", nil),
  ])
  func `relative addresses are those of the page`(reference: String, address: String?) {
    expect(PageReference.resolved(reference, on: "http://a/b/c/d;p?q"), equals: address)
  }

  @Test(arguments: [
    ("/p.png", true), ("./gulasch.png", true), ("img/p.JPG?w=1", true), ("//cdn.example.org/p", true), ("p.webp", true),
    ("A photo", false), ("by Anna", false), ("data:image/png;base64,AA", false), ("#top", false), ("/", false),
    ("", false),
  ])
  func `what names a picture`(text: String, isPicture: Bool) {
    expect(PageReference.picture(text) != nil, equals: isPicture)
  }

  @Test(arguments: ["https://example.org/soup", "http://8.8.8.8/", "https://[2606:4700::1111]/", "http://nas.local/"])
  func `others are left to the program that asks`(address: String) { expect(code(address), equals: nil) }

  @Test func `an exception holds for its own host and port`() {
    expect(code("http://192.168.1.5:9925/r/1", ["nas.local", "192.168.1.5:9925"]), equals: nil)
    expect(code("http://192.168.1.5:80/", ["nas.local", "192.168.1.5:9925"]), equals: .forbiddenAddress)
    expect(
      PageFetcher.exception(for: "http://192.168.1.5:9925/", among: ["nas.local", "192.168.1.5"]), equals: "192.168.1.5"
    )
    expect(PageFetcher.exception(for: "http://example.org/", among: ["nas.local"]).isEmpty)
  }
}
