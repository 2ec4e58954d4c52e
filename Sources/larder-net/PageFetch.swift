internal import CFetch
internal import Net

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Fetches one page from the internet by the rules for it.
struct PageFetch {
  /// The longest time in milliseconds for all requests together.
  static let longest = 7000
  /// The maximum number of redirects that are followed.
  static let mostRedirects = 5
  /// The maximum number of bytes of a page, after it is unpacked.
  static let largest = 5_000_000
  /// The media types of pages and of recipes' data.
  private static let types: Set<String> = [
    "text/html", "application/xhtml+xml", "application/ld+json", "application/json", "text/plain", "text/markdown",
  ]
  /// The statuses with which sites refuse programs.
  private static let refusals: Set<Int> = [401, 402, 403, 406, 429, 451]

  /// What the site is told about who asks.
  private let agent: String
  private let language: String
  /// The host, perhaps with its port, to which the rules for addresses do not apply; empty if there is none.
  private let exception: String

  /// `language` is the value of the header Accept-Language, such as `de, en;q=0.5`.
  init(agent: String, language: String, exception: String) {
    (self.agent, self.language, self.exception) = (agent, language, exception)
  }

  /// Fetches a page; each redirect is checked as the first address is.
  func fetch(_ text: String) -> FetchOutcome {
    let deadline = Self.now + Self.longest
    var text = text
    var wasSecure = false
    for redirects in 0...Self.mostRedirects {
      let address: WebAddress
      switch WebAddress.read(text) {
      case .success(let found): address = found
      case .failure(.hasUser) where redirects == 0:
        return .failure(.forbiddenAddress, detail: "it contains a user's name")
      case .failure(.noAddress) where redirects == 0:
        return .failure(.forbiddenAddress, detail: "it is no address of a page")
      case .failure:
        return .failure(.forbiddenAddress, detail: "the site redirects to something that is no address of a page")
      }
      if wasSecure, !address.isSecure {
        return .failure(.forbiddenAddress, detail: "the site redirects from https to http")
      }
      wasSecure = address.isSecure
      let left = deadline - Self.now
      guard left > 0 else { return .failure(.timeout, detail: "") }
      var reply = load(text, isAllowed: address.isNamed(by: exception), milliseconds: left)
      defer { fetch_release(&reply) }
      if let failure = Self.failure(reply) {
        guard redirects > 0, failure == .failure(.forbiddenAddress, detail: "") else { return failure }
        return .failure(.forbiddenAddress, detail: "the site redirects to this machine or its network")
      }
      if (300..<400).contains(reply.status), let redirect = reply.redirect {
        text = String(cString: redirect)
        continue
      }
      return Self.outcome(reply, reply.type.map { String(cString: $0) } ?? "", text)
    }
    return .failure(.unreachable, detail: "the site redirects more than \(Self.mostRedirects) times")
  }

  private func load(_ text: String, isAllowed: Bool, milliseconds: Int) -> fetch_reply {
    var reply = fetch_reply()
    text.withCString { url in
      agent.withCString { agent in
        "Accept-Language: \(language)".withCString { language in
          var request = fetch_request(
            url: url, user_agent: agent, language: language, milliseconds: milliseconds, largest: Self.largest,
            allows: nil)
          if !isAllowed {
            request.allows = { bytes, count in
              NetworkAddress.isPublic(Array(UnsafeBufferPointer(start: bytes, count: Int(count))))
            }
          }
          fetch_page(&request, &reply)
        }
      }
    }
    return reply
  }

  /// What libcurl's result means; nil if the site has answered.
  private static func failure(_ reply: fetch_reply) -> FetchOutcome? {
    // A large page that says that there is none is not too large.
    if reply.is_too_large { return (200..<300).contains(reply.status) ? .failure(.tooLarge, detail: "") : nil }
    switch reply.code {
    case 0: return nil
    case -1: return .failure(.noLibrary, detail: "")
    case 28: return .failure(.timeout, detail: "")
    case _ where reply.is_forbidden: return .failure(.forbiddenAddress, detail: "")
    case 18, 56, 61: return .failure(.unreachable, detail: "the connection was cut off")
    // The certificate is not valid, its issuer is not known, or the list of issuers cannot be read.
    case 51, 60, 77, 82, 83: return .failure(.untrustedCertificate, detail: "")
    case 6: return .failure(.unreachable, detail: "no such site is known")
    case 35: return .failure(.unreachable, detail: "no secure connection could be made")
    default: return .failure(.unreachable, detail: "no connection could be made")
    }
  }

  private static func outcome(_ reply: fetch_reply, _ type: String, _ address: String) -> FetchOutcome {
    let status = reply.status
    if refusals.contains(status) { return .failure(.refusedBySite, detail: "\(status)") }
    if status == 404 || status == 410 { return .failure(.pageMissing, detail: "\(status)") }
    guard (200..<300).contains(status) else {
      return .failure(.unreachable, detail: "the site answered with \(status)")
    }
    let kind = type.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    guard kind.isEmpty || types.contains(kind) else { return .failure(.notAPage, detail: kind) }
    let body = reply.body.map { Array(UnsafeBufferPointer(start: $0, count: reply.length)) } ?? []
    return .page(body, type: type, address: address)
  }

  /// The time of the monotonic clock in milliseconds.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
