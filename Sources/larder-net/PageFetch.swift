internal import CFetch
internal import Net

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Fetches one page, or one photo of a page, from the internet, and refuses addresses that Larder must not connect to.
struct PageFetch {
  /// The maximum number of redirects that are followed.
  static let mostRedirects = 5

  /// The HTTP statuses with which sites refuse requests from programs.
  private static let refusals: Set<Int> = [401, 402, 403, 406, 429, 451, 503]

  /// The User-Agent header that is sent to the site.
  private let agent: String
  private let request: FetchMessage.Request

  init(agent: String, _ request: FetchMessage.Request) { (self.agent, self.request) = (agent, request) }

  /// Fetches what is requested; each redirect is checked like the first address.
  func fetch() -> FetchOutcome {
    let deadline = Self.now + request.milliseconds
    var text = request.address
    var wasSecure = false
    for redirects in 0...Self.mostRedirects {
      let address: WebAddress
      switch WebAddress.read(text) {
      case .success(let found): address = found
      case .failure(.hasUser) where redirects == 0:
        return .failure(.forbiddenAddress, detail: "it contains a user's name")
      case .failure(.noAddress) where redirects == 0:
        return .failure(.forbiddenAddress, detail: "it is not the address of a page")
      case .failure:
        return .failure(.forbiddenAddress, detail: "the site redirects to something that is not the address of a page")
      }
      if wasSecure, !address.isSecure {
        return .failure(.forbiddenAddress, detail: "the site redirects from https to http")
      }
      wasSecure = address.isSecure
      let left = deadline - Self.now
      guard left > 0 else { return .failure(.timeout, detail: "") }
      var reply = load(text, isAllowed: address.isNamed(by: request.exception), milliseconds: left)
      defer { fetch_release(&reply) }
      if let failure = Self.failure(reply) {
        guard redirects > 0, failure == .failure(.forbiddenAddress, detail: "") else { return failure }
        return .failure(.forbiddenAddress, detail: "the site redirects to this machine or its network")
      }
      if (300..<400).contains(reply.status), let redirect = reply.redirect {
        text = String(cString: redirect)
        continue
      }
      return outcome(reply, reply.type.map { String(cString: $0) } ?? "", text)
    }
    return .failure(.unreachable, detail: "the site redirects more than \(Self.mostRedirects) times")
  }

  private func load(_ text: String, isAllowed: Bool, milliseconds: Int) -> fetch_reply {
    var reply = fetch_reply()
    text.withCString { url in
      agent.withCString { agent in
        "Accept-Language: \(request.language)".withCString { language in
          request.wish.accepted.withCString { accepted in
            var asked = fetch_request(
              url: url, user_agent: agent, language: language, accept: accepted, milliseconds: milliseconds,
              largest: request.wish.largest, allows: nil)
            if !isAllowed {
              asked.allows = { bytes, count in
                NetworkAddress.isPublic(Array(UnsafeBufferPointer(start: bytes, count: Int(count))))
              }
            }
            fetch_page(&asked, &reply)
          }
        }
      }
    }
    return reply
  }

  /// The failure that libcurl's result stands for; nil if the site has answered.
  private static func failure(_ reply: fetch_reply) -> FetchOutcome? {
    // A large error page is not reported as too large.
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

  private func outcome(_ reply: fetch_reply, _ type: String, _ address: String) -> FetchOutcome {
    let status = reply.status
    if Self.refusals.contains(status) { return .failure(.refusedBySite, detail: "\(status)") }
    if status == 404 || status == 410 { return .failure(.pageMissing, detail: "\(status)") }
    guard (200..<300).contains(status) else {
      return .failure(.unreachable, detail: "the site answered with \(status)")
    }
    let kind = type.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    guard kind.isEmpty || request.wish.types.contains(kind) else { return .failure(.notAPage, detail: kind) }
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

extension FetchWish {
  /// The maximum number of bytes of a page or a photo, after decompression.
  fileprivate var largest: Int {
    switch self {
    case .page: 5_000_000
    case .photo: 10_000_000
    }
  }

  /// The media types that are accepted: those of pages and of recipes' data, or those of photos.
  ///
  /// Some sites declare a photo only as bytes (`octet-stream`); `larder` finds out the photo's type from its first
  /// bytes.
  fileprivate var types: Set<String> {
    switch self {
    case .page:
      [
        "text/html", "application/xhtml+xml", "application/ld+json", "application/json", "text/plain", "text/markdown",
      ]
    case .photo:
      ["image/jpeg", "image/jpg", "image/png", "image/webp", "application/octet-stream", "binary/octet-stream"]
    }
  }

  /// The complete Accept header.
  fileprivate var accepted: String {
    switch self {
    case .page: "Accept: text/html,application/xhtml+xml,application/ld+json,application/json,text/plain"
    case .photo: "Accept: image/jpeg,image/png,image/webp"
    }
  }
}
