import Commands
import Domain
import Expect
import Foundation
import TestSupport
import Testing

private enum Curl {
  static let isThere = dlopen("libcurl.so.4", RTLD_NOW) != nil || dlopen("libcurl-gnutls.so.4", RTLD_NOW) != nil
}

/// What is fetched behind `share` and `inbox`, by a process that nobody waits for.
@Suite struct InboxFetchTests {
  private static let page = """
    <html><head><script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["2 leeks"]}</script>
    </head><body></body></html>
    """
  /// More than the 30 seconds after which a fetch that has not ended is given up.
  private static let later = "2026-11-21T12:31+01:00"

  let home: ReplHome

  init() throws { home = try ReplHome() }

  /// The status of an item, once it has one of these; asking starts no fetch.
  private func status(of item: Int, among expected: Set<String>, now: String = ReplHome.noon) throws -> String {
    let deadline = ContinuousClock.now + .seconds(20)
    while true {
      let shown = try home.run(["inbox", "show", String(item), "--json"], now: now)
      let object = try JSONSerialization.jsonObject(with: Data(shown.output)) as? [String: Any]
      let first = (object?["items"] as? [[String: Any]])?.first
      let status = first?["status"] as? String ?? "none"
      let text = first?["error"] is String && status == "importing" ? "waiting" : status
      if expected.contains(text) { return text }
      guard ContinuousClock.now < deadline else { throw SupportError("still \(text): \(shown.text)\(shown.errorText)") }
    }
  }

  /// Waits until a file is there, which a program in the place of `larder-net` makes.
  private func wait(for file: String) throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while !FileManager.default.fileExists(atPath: file) {
      guard ContinuousClock.now < deadline else { throw SupportError("nothing was fetched") }
    }
  }

  private static let soup = """
    printf 'page\\ttext/html\\thttps://example.org/soup\\n'
    echo '<script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["2 leeks"]}</script>'
    """

  @Test(.enabled(if: Curl.isThere, "libcurl is not installed"))
  func `a shared link is ready without anybody waiting, is saved, and undo makes it ready again`() throws {
    let server = try PageServer { path in path == "/soup" ? .init(Self.page) : .init("no", status: "403 Forbidden") }
    for path in ["soup", "members"] {
      let shared = try home.run([
        "share", "http://127.0.0.1:\(server.port)/\(path)", "--allow-host", "127.0.0.1:\(server.port)",
      ])
      expect(shared.status == 0 && shared.text.contains("is being fetched"), "\(shared.errorText)")
    }
    expect(try status(of: 1, among: ["ready", "failed"]), equals: "ready")
    expect(try status(of: 2, among: ["ready", "failed"]), equals: "failed")
    expect(server.requests.count, equals: 2)
    expect(try home.run(["home"]).text.contains("1 recipe is ready in the inbox"))

    expect(try home.run(["inbox", "import", "1", "--json"]).text.contains("\"imported\":1"))
    expect(try home.run(["recipe", "list"]).text.contains("Soup"))
    expect(try !home.run(["inbox", "list", "--json"]).text.contains("\"title\":\"Soup\""))
    expect(try home.run(["undo"]).status, equals: 0)
    expect(try status(of: 1, among: ["ready"]), equals: "ready")
    expect(try !home.run(["recipe", "list"]).text.contains("Soup"))
    // Nothing was asked again.
    expect(server.requests.count, equals: 2)
  }

  // MARK: Photos

  /// A server with a photo, and with a page whose recipe has the photo that the page's query names.
  private static func server() throws -> PageServer {
    try PageServer { path in
      if path == "/photo.jpg" { return .init(SmallPhoto.jpeg, type: "image/jpeg") }
      guard path.hasPrefix("/soup?") else { return .init("no", status: "404 Not Found") }
      return .init(
        """
        <script type="application/ld+json">{"@type":"Recipe","name":"Soup","image":"\(path.dropFirst(6))",
        "recipeIngredient":["2 leeks"]}</script>
        """)
    }
  }

  /// Shares the page of a server with a photo of the same server, and waits until it is fetched.
  private func share(_ server: PageServer, photo: String) throws {
    let host = "127.0.0.1:\(server.port)"
    let shared = try home.run(["share", "http://\(host)/soup?http://\(host)\(photo)", "--allow-host", host])
    expect(shared.status, equals: 0, "\(shared.errorText)")
    expect(try status(of: 1, among: ["ready", "failed"]), equals: "ready")
  }

  /// The path of the only photo in the JSON that a command has printed; nil if it has none.
  private static func image(_ result: Program.Result) -> String? {
    result.text.split(separator: "\"image\":\"").dropFirst().first.map { String($0.prefix { $0 != "\"" }) }
  }

  private func time(_ iso: String) throws -> Moment { try require(Moment(iso: iso, zone: { _ in 0 })) }

  private var photos: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(home.database).photos")) ?? []
  }

  @Test(.enabled(if: Curl.isThere, "libcurl is not installed"))
  func `the photo of a shared page is shown with it, saved with its recipe and backed up`() throws {
    let server = try Self.server()
    try share(server, photo: "/photo.jpg")
    let shown = try home.run(["inbox", "show", "1", "--width", "200"])
    expect(shown.text.contains("and a photo.") && shown.text.contains("\nphoto /"), "\(shown.text)")
    let kept = try require(Self.image(try home.run(["inbox", "show", "1", "--json"])))
    expect(FileManager.default.contents(atPath: kept), equals: Data(SmallPhoto.jpeg))

    // A backup has it while only the item needs it.
    let copy = home.folder.file("copy.larder")
    expect(try home.run(["data", "backup", copy]).status, equals: 0)
    expect(try FileManager.default.contentsOfDirectory(atPath: "\(copy).photos"), equals: photos)

    let saved = try home.run(["inbox", "import", "1", "--json"])
    expect(Self.image(saved), equals: kept, "\(saved.text)\(saved.errorText)")
    expect(Self.image(try home.run(["recipe", "show", "Soup", "--json"])), equals: kept)
    expect(server.requests.count, equals: 2)
    expect(try home.run(["undo"]).status, equals: 0)
    expect(Self.image(try home.run(["inbox", "show", "1", "--json"])), equals: kept)

    // Restored after the file is gone.
    expect(unlink(kept), equals: 0)
    expect(try home.run(["inbox", "show", "1"]).text.contains("and no photo."))
    expect(try home.run(["data", "restore", copy, "--yes"]).status, equals: 0)
    expect(Self.image(try home.run(["inbox", "show", "1", "--json"])), equals: kept)
    expect(try home.run(["data", "erase", "--yes"]).status, equals: 0)
    expect(photos.isEmpty)
  }

  @Test(.enabled(if: Curl.isThere, "libcurl is not installed"))
  func `a photo that cannot be had does not fail the page, and is told before and after it is saved`() throws {
    let server = try Self.server()
    try share(server, photo: "/nothing.jpg")
    let why = "The photo of `Soup` was left out, since its site does not have it."
    let shown = try home.run(["inbox", "show", "1", "--width", "200"])
    expect(shown.text.contains("and no photo.") && shown.text.contains(why), "\(shown.text)")
    let saved = try home.run(["inbox", "import", "1", "--width", "200"])
    expect(saved.status == 0 && saved.text.contains(why), "\(saved.text)")
    expect(photos.isEmpty)
  }

  @Test(.enabled(if: Curl.isThere, "libcurl is not installed"))
  func `the photo of a removed item goes when no step of undo can bring the item back`() throws {
    let server = try Self.server()
    try share(server, photo: "/photo.jpg")
    expect(try home.run(["inbox", "remove", "1"]).status, equals: 0)
    for name in photos {
      // Older than a day, so that no other program can be about to save it.
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -200_000)], ofItemAtPath: "\(home.database).photos/\(name)")
    }
    try HistoryRetention(household: home.database, now: time(ReplHome.noon)).run()
    expect(photos.count, equals: 1, "the item could still come back")
    expect(try home.run(["settings", "set", "history-days", "10"]).status, equals: 0)
    try HistoryRetention(household: home.database, now: time("2026-12-21T12:30+01:00")).run()
    expect(photos.isEmpty)
  }

  @Test func `the link is among the arguments of no process`() throws {
    let seen = home.folder.file("seen")
    let net = try home.net("cat /proc/$PPID/cmdline > \(seen)\n\(Self.soup)")
    _ = try home.run(["share", "https://example.org/secret-soup"], net)
    expect(try status(of: 1, among: ["ready"]), equals: "ready")
    let arguments = try String(contentsOfFile: seen, encoding: .utf8)
    expect(arguments.contains("__fetch") && !arguments.contains("secret-soup"), "\(arguments)")
  }

  @Test func `an item whose fetch was killed waits, and is fetched when the inbox is opened`() throws {
    let number = home.folder.file("number")
    let net = try home.net("echo $PPID > \(number).new; mv \(number).new \(number); exec sleep 20")
    _ = try home.run(["share", "https://example.org/soup"], net)
    try wait(for: number)
    let text = try String(contentsOfFile: number, encoding: .utf8)
    let process = try require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    expect(kill(process, SIGKILL), equals: 0)

    let shown = try home.run(["inbox", "show", "1"], now: Self.later)
    expect(shown.text.contains("It is fetched when the inbox is next opened."), "\(shown.text)")
    let working = try home.net(Self.soup)
    let opened = try home.run(["inbox"], working, now: Self.later)
    expect(opened.text.contains("importing"), "\(opened.text)")
    expect(try status(of: 1, among: ["ready"], now: Self.later), equals: "ready")
  }

  @Test func `an item that is removed while it is fetched stays removed, and undo brings it back ready`() throws {
    let (begun, go) = (home.folder.file("begun"), home.folder.file("go"))
    let net = try home.net("touch \(begun)\nwhile ! test -e \(go); do :; done\n\(Self.soup)")
    _ = try home.run(["share", "https://example.org/soup"], net)
    try wait(for: begun)
    expect(try home.run(["inbox", "remove", "1"]).status, equals: 0)
    _ = try home.folder.write("", to: "go")
    expect(try home.run(["inbox"]).text.contains("The inbox is empty"))
    expect(try home.run(["undo"]).status, equals: 0)
    expect(try status(of: 1, among: ["ready"]), equals: "ready")
  }

  @Test func `two openings fetch a waiting item once`() throws {
    let asked = home.folder.file("asked")
    let net = try home.net("echo x >> \(asked)\n\(Self.soup)")
    for number in 1...3 { _ = try home.run(["share", "https://example.org/\(number)", "--later"]) }
    for _ in 1...4 { _ = try home.run(["inbox"], net) }
    for number in 1...3 { expect(try status(of: number, among: ["ready"]), equals: "ready") }
    expect(try String(contentsOfFile: asked, encoding: .utf8), equals: "x\nx\nx\n")
  }
}

/// The inbox and failed imports at a terminal, where Larder can ask.
@Suite struct InboxTerminalTests {
  let home: ReplHome
  let net: [String: String]

  init() throws {
    home = try ReplHome()
    net = try home.net(
      """
      read -r address
      case $address in
      */text) printf 'page\\ttext/html\\t%s\\n' "$address"; echo '<title>What grandma says</title><p>No recipe here.' ;;
      */members) printf 'failure\\trefusedBySite\\t403\\n' ;;
      */twice) if test -e \(home.folder.file("asked")); then
          printf 'page\\ttext/html\\t%s\\n' "$address"; printf 'Leek soup\\n\\nIngredients:\\n2 leeks\\n'
        else touch \(home.folder.file("asked")); printf 'failure\\tunreachable\\tno answer\\n'; fi ;;
      esac
      """)
  }

  @Test func `a page without a recipe becomes a blank one with the page's title and address`() throws {
    let larder = try home.larder([], net)
    let asked = try larder.enter("recipe import https://example.org/text", then: "none ❯ ")
    expect(asked.replacing("\n", with: " ").contains("only the title `What grandma says`"), "\(asked)")
    expect(
      asked.contains("1  try again") && asked.contains("2  begin a blank recipe that keeps the address"), "\(asked)")
    try larder.enter("2", then: "title")
    let preview = try larder.enter("", then: "save? [Y/n/show/edit] ❯ ")
    expect(preview.contains("What grandma says") && preview.contains("https://example.org/text"), "\(preview)")
    try larder.enter("yes", then: "❯ ")
    let recipe = try home.run(["recipe", "show", "grandma", "--json"]).text
    expect(recipe.contains("\"sourceURL\":\"https://example.org/text\""), "\(recipe)")
  }

  @Test func `a site that refuses programs is answered with what works, and leaving leaves the book as it was`() throws
  {
    let larder = try home.larder([], net)
    let asked = try larder.enter("recipe import https://example.org/members", then: "none ❯ ")
    expect(asked.contains("1  leave it, save the page in the browser and import the file"), "\(asked)")
    let left = try larder.enter("1", then: "❯ ")
    expect(left.contains("nothing was imported"), "\(left)")
    expect(try home.run(["recipe", "list"]).text.contains("no recipe yet"))
  }

  @Test func `another attempt may succeed`() throws {
    let larder = try home.larder([], net)
    let asked = try larder.enter("recipe import https://example.org/twice", then: "none ❯ ")
    expect(asked.contains("no answer"), "\(asked)")
    let preview = try larder.enter("1", then: "save? [Y/n/show/edit] ❯ ")
    expect(preview.contains("Leek soup"), "\(preview)")
    try larder.enter("", then: "❯ ")
    expect(try home.run(["recipe", "list"]).text.contains("Leek soup"))
  }

  @Test func `an item that has failed becomes a blank recipe with its note, and undo brings the item back`() throws {
    let larder = try home.larder([], net)
    try larder.enter("share Lentils are good", then: "❯ ")
    let asked = try larder.enter("inbox import 1", then: "none ❯ ")
    expect(asked.contains("1  begin a blank recipe"), "\(asked)")
    try larder.enter("1", then: "title")
    try larder.enter("Lentils", then: "❯ ")
    let recipe = try home.run(["recipe", "show", "lentils", "--json"]).text
    expect(recipe.contains("\"notes\":\"Lentils are good\""), "\(recipe)")
    expect(try home.run(["inbox"]).text.contains("The inbox is empty"))
    try larder.enter("undo", then: "❯ ")
    expect(try home.run(["inbox"]).text.contains("Lentils are good"))
  }

  @Test func `a ready item is shown before it is saved, and may be left in the inbox`() throws {
    let larder = try home.larder([], net)
    try larder.enter("share Potato soup for 4: 1 kg potatoes, 1 l vegetable broth", then: "❯ ")
    let preview = try larder.enter("inbox import", then: "save? [Y/n/show/edit] ❯ ")
    expect(preview.contains("It has 2 ingredients, no steps and no photo."), "\(preview)")
    try larder.enter("no", then: "❯ ")
    expect(try home.run(["inbox"]).text.contains("Potato soup"))
    try larder.enter("inbox import", then: "save? [Y/n/show/edit] ❯ ")
    try larder.enter("", then: "❯ ")
    expect(try home.run(["recipe", "list"]).text.contains("Potato soup"))
  }

  @Test func `the home screen says how many recipes are ready`() throws {
    _ = try home.run(["share", "Potato soup for 4: 1 kg potatoes, 1 l vegetable broth"])
    _ = try home.run(["share", "Leek soup for 2: 3 leeks, 1 l vegetable broth"])
    let larder = try home.larder()
    expect(larder.transcript.contains("2 recipes are ready in the inbox"))
  }
}

extension ReplHome {
  /// Puts a script in the place of `larder-net`; returns the environment that names it.
  fileprivate func net(_ script: String) throws -> [String: String] {
    // A file that this process had open for writing cannot be run as long as a child, started meanwhile, has it too.
    let source = try folder.write("#!/bin/sh\n\(script)\n", to: "script")
    let (place, program) = (folder.file("net"), folder.file("net/larder-net"))
    let made = try Program.run(
      "/bin/sh", ["-c", "mkdir -p \(place) && rm -f \(program) && cp \(source) \(program) && chmod +x \(program)"])
    guard made.status == 0 else { throw SupportError("no script: \(made.errorText)") }
    return ["LARDER_NET": place]
  }
}
