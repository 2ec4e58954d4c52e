internal import Domain
internal import Exchange

/// `--allow-host`: the hosts on one's own network from which pages may be fetched.
struct AllowedHosts {
  /// The option of every command that fetches a page.
  static let allowHost = OptionSpec.value(
    "allow-host", "HOST", .text, "Fetch from this host of your own network, such as nas.local or 192.168.1.5:9925.",
    repeatable: true)

  /// The hosts as they were typed, with or without a port.
  let hosts: [String]
  private let invocation: Invocation

  /// Reads the option; throws `badValue` for what is not a host.
  init(_ invocation: Invocation) throws(LarderError) {
    let words = invocation.words(of: Self.allowHost)
    if let wrong = words.first(where: { !PageFetcher.isHost($0.text) }) {
      throw invocation.error(
        .badValue, "`\(wrong.text.prefix(200))` is not a host", at: wrong,
        hint: "name it as in nas.local, 192.168.1.5:9925 or [::1]:80, without `http://`")
    }
    (hosts, self.invocation) = (words.map(\.text), invocation)
  }

  /// The allowed host in a page's address, or else the first allowed host, since the page may redirect to it; empty if
  /// no host is allowed.
  func exception(for address: String) -> String {
    let own = PageFetcher.exception(for: address, among: hosts)
    return own.isEmpty ? hosts.first ?? "" : own
  }

  /// Throws `badValue` if a host was named where it has no effect.
  func refuse(since reason: String, hint: String = "leave it out") throws(LarderError) {
    guard let first = invocation.words(of: Self.allowHost).first else { return }
    throw invocation.error(.badValue, "`--allow-host` is \(reason)", at: first, hint: hint)
  }
}
