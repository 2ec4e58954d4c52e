import Domain
import Expect
import Testing

/// What somebody shares, taken apart into a link and a text.
@Suite struct SharedTextTests {
  @Test(arguments: [
    ("https://example.org/soup", "https://example.org/soup"),
    ("  http://example.org/soup \n", "http://example.org/soup"),
    ("HTTPS://Example.org/Soup", "HTTPS://Example.org/Soup"),
    ("<https://example.org/soup>", "https://example.org/soup"),
    ("https://example.org/soup?a=b&c=d#top", "https://example.org/soup?a=b&c=d#top"),
    ("www.example.org", "https://www.example.org"), ("example.org/soup", "https://example.org/soup"),
    ("example.org:8080/soup", "https://example.org:8080/soup"),
    ("larder:https://example.org/soup", "https://example.org/soup"),
    ("larder://https://example.org/soup", "https://example.org/soup"),
    ("larder:https%3A%2F%2Fexample.org%2Fsoup%3Fa%3Db%26c%3D%C3%A4", "https://example.org/soup?a=b&c=ä"),
  ])
  func `a link alone has no text`(typed: String, url: String) {
    expect(SharedText.read(typed), equals: SharedText(url: url))
  }

  @Test(arguments: [
    ("Omas Suppe: https://example.org/soup.", "https://example.org/soup"),
    ("(https://example.org/soup) is good", "https://example.org/soup"),
    ("see https://en.wikipedia.org/wiki/Soup_(dish), all", "https://en.wikipedia.org/wiki/Soup_(dish)"),
    ("\"https://example.org/soup\" first, https://example.org/bread then", "https://example.org/soup"),
    ("Soup\n2 leeks\nhttps://example.org/soup", "https://example.org/soup"),
    ("Soup:https://example.org/soup !", "https://example.org/soup"),
  ])
  func `a text with a link keeps its text`(typed: String, url: String) {
    expect(SharedText.read(typed), equals: SharedText(url: url, caption: typed))
  }

  @Test(arguments: [
    "Potato soup for 4: 1 kg potatoes", "Soup\n2 leeks", "soup", "soup.", "xhttp:// soup", "http:// is no link",
    "1/2 cup",
    "soup.html", "./soup.html", "/home/mum/soup.html", "larder: soup", "mum@example.org/x",
  ])
  func `a text without a link is only a text`(typed: String) {
    expect(SharedText.read(typed), equals: SharedText(caption: typed))
  }

  @Test(arguments: [
    ("file:///etc/passwd", "file"), ("ftp://example.org/soup", "ftp"), ("javascript:alert(1)", "javascript"),
    ("data:text/html,soup", "data"), ("FILE:/etc/passwd", "file"), ("gopher://example.org", "gopher"),
  ])
  func `an address that no page has is told by its scheme`(typed: String, scheme: String) {
    expect(SharedText.read(typed), equals: SharedText(foreignScheme: scheme))
  }

  @Test func `nothing is nothing`() {
    for typed in ["", " \n\t "] { expect(SharedText.read(typed), equals: SharedText()) }
  }
}

/// How far an item is, by what was noted and the time.
@Suite struct InboxStateTests {
  private static let noon = Moment(seconds: 1_795_260_600, offset: 3600)

  private static func fetch(_ status: InboxFetch.Status, attempts: Int = 1, error: String? = nil, age: Int)
    -> InboxFetch
  {
    var fetch = InboxFetch(
      status: status, attempts: attempts, changedAt: Moment(seconds: noon.seconds - age, offset: 3600))
    fetch.error = error
    return fetch
  }

  @Test(arguments: [
    (fetch(.ready, age: 1_000_000), InboxState.ready), (fetch(.failed, error: "noRecipe", age: 0), .failed),
    (fetch(.importing, age: 0), .importing), (fetch(.importing, age: 30), .importing),
    // The program is gone.
    (fetch(.importing, age: 31), .waiting), (fetch(.importing, attempts: 2, age: 31), .waiting),
    (fetch(.importing, attempts: 3, age: 31), .failed),
    // A clock that was set back.
    (fetch(.importing, age: -30), .importing), (fetch(.importing, age: -31), .waiting),
    (fetch(.importing, error: "unreachable", age: 0), .waiting),
    (fetch(.importing, attempts: 2, error: "timeout", age: 90), .waiting),
  ])
  func `the state of an item`(fetch: InboxFetch, state: InboxState) {
    var item = InboxItem(url: "https://example.org/soup", caption: nil, createdAt: Self.noon)
    expect(item.state(now: Self.noon), equals: .waiting)
    item.fetch = fetch
    expect(item.state(now: Self.noon), equals: state)
  }

  @Test(arguments: [
    (ErrorCode.unreachable, 1, InboxState.waiting), (.unreachable, 2, .waiting), (.unreachable, 3, .failed),
    (.timeout, 2, .waiting), (.timeout, 3, .failed), (.refusedBySite, 1, .failed), (.noRecipe, 1, .failed),
    (.forbiddenAddress, 1, .failed), (.missingProgram, 1, .failed),
  ])
  func `an error fails an item, but for a site that may be reached later`(
    code: ErrorCode, attempts: Int, state: InboxState
  ) {
    let begun = InboxFetch(status: .importing, attempts: attempts, changedAt: Self.noon)
    let ended = begun.failing(LarderError(code, "why", candidates: ["A page"]), at: Self.noon)
    expect(ended.state(now: Self.noon) == state && ended.message == "why" && ended.error == code.rawValue)
    expect(ended.attempts == attempts && ended.title == (code == .noRecipe ? "A page" : nil))
  }

  @Test func `an item is called by its title, else its link, else its first line`() {
    var item = InboxItem(url: "https://example.org/soup", caption: "Look\nhere", createdAt: Self.noon)
    expect(item.name == "https://example.org/soup" && item.note == "Look\nhere")
    item.fetch = InboxFetch(status: .ready, attempts: 1, changedAt: Self.noon)
    item.fetch?.title = "Soup"
    expect(item.name, equals: "Soup")
    let text = InboxItem(url: nil, caption: "Soup\n2 leeks", createdAt: Self.noon)
    expect(text.name == "Soup" && text.note == nil)
  }
}
