import Expect
import Foundation
import TestSupport
import Testing

private enum Curl {
  static let isThere = dlopen("libcurl.so.4", RTLD_NOW) != nil || dlopen("libcurl-gnutls.so.4", RTLD_NOW) != nil
}

/// `recipe import` of addresses, with a server on this machine; the page's address is allowed with `--allow-host`.
@Suite(.enabled(if: Curl.isThere, "libcurl is not installed")) struct FetchTests {
  private static let page = """
    <html><head><script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["2 leeks"]}</script>
    </head><body></body></html>
    """

  private static func photo(_ bytes: [UInt8], _ type: String) -> PageServer.Answer {
    var answer = PageServer.Answer(headers: ["Content-Type: \(type)"])
    answer.body = bytes
    return answer
  }

  private static func page(with image: String) -> String {
    page.replacing("\"name\"", with: "\"image\":\"\(image)\",\"name\"")
  }

  let home: ReplHome
  let server: PageServer

  init() throws {
    home = try ReplHome()
    server = try PageServer { path in
      switch path {
      case "/soup": .init(Self.page)
      case "/moved": .init(status: "301 Moved", headers: ["Location: /soup"])
      case "/circle": .init(status: "302 Found", headers: ["Location: /circle"])
      case "/away": .init(status: "302 Found", headers: ["Location: http://127.0.0.2:1/soup"])
      case "/file": .init(status: "302 Found", headers: ["Location: file:///etc/passwd"])
      case "/user": .init(status: "302 Found", headers: ["Location: http://mum:secret@127.0.0.1/"])
      case "/picture": .init("GIF89a", headers: ["Content-Type: image/gif"])
      case "/members": .init("no", status: "403 Forbidden")
      case "/busy": .init("no", status: "503 Service Unavailable")
      case "/moment": .init("<title>Just a moment...</title><script>check()</script><p>Checking your browser.</p>")
      case "/broken": .init("no", status: "500 Internal Server Error")
      case "/endless": .init(String(repeating: "soup ", count: 20_000), isEndless: true)
      case "/silent": .init("soup", isSilent: true)
      case "/photo.jpg": Self.photo(SmallPhoto.jpeg, "image/jpeg")
      case "/bytes.jpg": Self.photo(SmallPhoto.webp, "application/octet-stream")
      case "/moved.jpg": .init(status: "302 Found", headers: ["Location: /photo.jpg"])
      case "/gif.jpg": .init("GIF89a", headers: ["Content-Type: image/gif"])
      case "/wide.jpg": .init(SmallPhoto.png(width: 10_000, height: 10_000), type: "image/png")
      case "/false.jpg": .init("no photo", headers: ["Content-Type: image/jpeg"])
      case "/huge.jpg":
        .init(String(repeating: "x", count: 100_000), headers: ["Content-Type: image/jpeg"], isEndless: true)
      case "/silent.jpg": .init("soup", isSilent: true)
      case let page where page.hasPrefix("/with?"): .init(Self.page(with: String(page.dropFirst(6))))
      case "/cookie": .init(Self.page, headers: ["Content-Type: text/html", "Set-Cookie: a=b"])
      default: .init("no", status: "404 Not Found")
      }
    }
  }

  private func imported(_ path: String, allowing host: String? = nil) throws -> Program.Result {
    let allowed = host ?? "127.0.0.1:\(server.port)"
    return try home.run([
      "recipe", "import", "http://127.0.0.1:\(server.port)\(path)", "--allow-host", allowed, "--dry-run", "--json",
    ])
  }

  @Test(arguments: ["/soup", "/moved"]) func `a page becomes a recipe with its address`(path: String) throws {
    let result = try imported(path)
    expect(result.status, equals: 0, "\(result.errorText)")
    expect(result.text.contains("\"title\":\"Soup\"") && result.text.contains("http://127.0.0.1:\(server.port)/soup"))
  }

  @Test(arguments: [
    ("/circle", "unreachable", 69), ("/away", "forbiddenAddress", 1), ("/file", "forbiddenAddress", 1),
    ("/user", "forbiddenAddress", 1), ("/picture", "notAPage", 65), ("/members", "refusedBySite", 69),
    ("/busy", "refusedBySite", 69), ("/moment", "refusedBySite", 69), ("/broken", "unreachable", 69),
    ("/endless", "tooLarge", 65), ("/nothing", "pageMissing", 69),
    ("/silent", "timeout", 69),
  ])
  func `what fails is named`(path: String, code: String, status: Int32) throws {
    let result = try imported(path)
    expect(result.status == status && result.errorText.contains("\"code\":\"\(code)\""), "\(result.errorText)")
  }

  @Test func `redirects are followed five times, without cookies, credentials and referrers`() throws {
    _ = try imported("/circle")
    expect(server.requests.count, equals: 6)
    _ = try imported("/cookie")
    let heads = server.requests.joined().lowercased()
    expect(heads.contains("\r\nuser-agent: larder ") && heads.contains("\r\naccept-language: "))
    for header in ["cookie:", "authorization:", "referer:", "proxy"] { expect(!heads.contains(header), "\(header)") }
  }

  @Test func `Ctrl-C ends a fetch at once, nothing half saved`() throws {
    let larder = try home.larder()
    let line = "recipe import http://127.0.0.1:\(server.port)/silent --allow-host 127.0.0.1:\(server.port)"
    try larder.send(line + "\r")
    try larder.expect("Fetching 127.0.0.1")
    expect(try larder.interrupt(then: ReplHome.dad()) < .seconds(3), "far below the 7 s of a fetch")
    expect(try home.run(["recipe", "list"]).text.contains("no recipe yet"))
  }

  @Test func `a signal ends the fetch of a single command`() throws {
    let address = "http://127.0.0.1:\(server.port)/silent"
    let words = ["recipe", "import", address, "--allow-host", "127.0.0.1:\(server.port)"]
    let larder = try home.larder(words, prompt: nil)
    try larder.expect("Fetching 127.0.0.1")
    let asked = ContinuousClock.now
    larder.process.send(signal: SIGINT)
    expect(try larder.waitForExit(), equals: 130)
    expect(ContinuousClock.now - asked < .seconds(3), "far below the 7 s of a fetch")
  }

  @Test func `an address of another kind is named`() throws {
    let result = try home.run(["recipe", "import", "ftp://example.org/soup", "--json"])
    expect(result.status == 1 && result.errorText.contains("\"code\":\"forbiddenAddress\""), "\(result.errorText)")
  }

  /// Spellings of this machine: none may be asked, whatever port is named.
  @Test(arguments: [
    "127.0.0.1", "localhost", "LOCALHOST.", "127.1", "2130706433", "0x7f.1", "0177.0.0.1", "0.0.0.0", "[::1]",
    "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[64:ff9b::7f00:1]", "mum@127.0.0.1", "mum:secret@localhost",
  ])
  func `this machine is asked only if it is allowed`(host: String) throws {
    let result = try home.run(["recipe", "import", "http://\(host):\(server.port)/soup", "--dry-run", "--json"])
    // No resolver knows some of them, and a network without IPv6 cannot reach others at all.
    let isRefused = ["forbiddenAddress", "unreachable"].contains { result.errorText.contains("\"code\":\"\($0)\"") }
    expect(isRefused, "\(result.errorText)")
    expect(server.requests.isEmpty)
  }

  @Test func `an exception for another host or port is none for this one`() throws {
    for host in ["127.0.0.1:1", "localhost", "example.org"] {
      expect(try imported("/soup", allowing: host).errorText.contains("\"code\":\"forbiddenAddress\""), "\(host)")
    }
    expect(server.requests.isEmpty)
  }

  // MARK: Photos

  /// Imports a page that names a photo.
  private func imported(withPhoto image: String, _ words: [String] = [], json: Bool = true) throws -> Program.Result {
    let host = "127.0.0.1:\(server.port)"
    let image = image.hasPrefix("/") ? "http://\(host)\(image)" : image
    return try home.run(
      ["recipe", "import", "http://\(host)/with?\(image)", "--allow-host", host] + words + (json ? ["--json"] : []))
  }

  private func asked(_ path: String) -> Bool { server.requests.contains { $0.hasPrefix("GET \(path) ") } }

  @Test(arguments: ["/photo.jpg", "/bytes.jpg", "/moved.jpg"])
  func `the photo of a page comes along and is kept`(path: String) throws {
    let result = try imported(withPhoto: path)
    expect(result.status, equals: 0, "\(result.errorText)")
    let place = try require(result.text.split(separator: "\"image\":\"").dropFirst().first?.prefix { $0 != "\"" })
    let bytes = path == "/bytes.jpg" ? SmallPhoto.webp : SmallPhoto.jpeg
    expect(FileManager.default.contents(atPath: String(place)), equals: Data(bytes))
    let head = try require(server.requests.first { $0.hasPrefix("GET \(path) ") }).lowercased()
    expect(head.contains("accept: image/jpeg,image/png,image/webp\r\n") && !head.contains("referer"))
  }

  @Test func `a relative address of a photo is that of the page`() throws {
    let host = "127.0.0.1:\(server.port)"
    let result = try home.run([
      "recipe", "import", "http://\(host)/with?img/a.jpg", "--allow-host", host, "--dry-run", "--json",
    ])
    expect(result.text.contains("\"image\":\"http://\(host)/img/a.jpg\""), "\(result.text)")
  }

  @Test(arguments: [
    ("/gif.jpg", "it is not a JPEG, a PNG or a WebP"), ("/false.jpg", "it is not a JPEG, a PNG or a WebP"),
    ("/wide.jpg", "it is too large: it has 10,000 x 10,000 pixels, and a photo has at most 60 million"),
    ("/huge.jpg", "it is larger than 10 MB"), ("/nothing.jpg", "its site does not have it"),
    ("/members", "its site does not give it to programs"), ("/away", "its address is not one on the internet"),
    ("http://127.0.0.2:1/a.jpg", "its address is not one on the internet"),
    ("/silent.jpg", "it did not arrive within the 7 seconds for page and photo"),
  ])
  func `a photo that cannot be had stops nothing`(path: String, why: String) throws {
    let start = ContinuousClock.now
    let result = try imported(withPhoto: path, json: false)
    expect(ContinuousClock.now - start < .seconds(9))
    let shown = result.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    expect(result.status == 0 && shown.contains("since \(why).") && shown.contains("saved for"), "\(shown)")
    expect(try home.run(["recipe", "show", "Soup", "--json"]).text.contains("\"image\":null"))
  }

  @Test func `a dry run names the photo and does not fetch it, and --no-photo leaves it out`() throws {
    let dry = try imported(withPhoto: "/photo.jpg", ["--dry-run"])
    expect(dry.text.contains("\"image\":\"http://127.0.0.1:\(server.port)/photo.jpg\""), "\(dry.text)")
    let without = try imported(withPhoto: "/photo.jpg", ["--no-photo"])
    expect(without.text.contains("\"image\":null"))
    expect(!asked("/photo.jpg"))
  }

  @Test(.enabled(if: access("/usr/bin/openssl", X_OK) == 0, "openssl is not installed"))
  func `a certificate that nobody vouches for is refused`() throws {
    let (key, certificate) = (home.folder.file("key.pem"), home.folder.file("cert.pem"))
    let made = try Program.run(
      "/usr/bin/openssl",
      ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=127.0.0.1", "-keyout", key, "-out", certificate])
    expect(made.status, equals: 0)
    let secure = try PseudoTerminal(
      "/usr/bin/openssl", ["s_server", "-accept", "0", "-www", "-key", key, "-cert", certificate],
      environment: ["PATH": "/usr/bin:/bin"])
    try secure.expect("ACCEPT ")
    try secure.expect("\n")
    let port = try require(
      secure.transcript.split(separator: "ACCEPT ").last?.split(whereSeparator: { !$0.isNumber }).last)
    let result = try home.run([
      "recipe", "import", "https://127.0.0.1:\(port)/", "--allow-host", "127.0.0.1", "--dry-run", "--json",
    ])
    expect(
      result.status == 69 && result.errorText.contains("\"code\":\"untrustedCertificate\""), "\(result.errorText)")
  }
}
