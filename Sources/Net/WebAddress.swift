/// The parts of a web address that decide whether it may be fetched.
package struct WebAddress: Equatable, Sendable {
  /// Whether the address begins with `https`.
  package let isSecure: Bool
  /// The host's name or IP address in lower case, without the brackets of IPv6 and without a dot at its end.
  package let host: String
  /// The port; if none is stated, 80 or 443.
  package let port: Int

  /// Why an address cannot be fetched.
  package enum Refusal: Equatable, Sendable {
    /// The text is not the address of a page.
    case noAddress
    /// The address contains the name or the password of a user.
    case hasUser
  }

  /// The maximum length in bytes of an address that is fetched.
  private static let longest = 2000

  /// Reads `http://host[:port]/...` or `https://...`; the part after the host and port is left to the library that
  /// fetches the page.
  ///
  /// An address with a backslash is refused: programs differ on whether a backslash ends the name of the host, so such
  /// an address could pretend to be on the host that is exempt.
  package static func read(_ text: String) -> Result<WebAddress, Refusal> {
    guard text.utf8.count <= longest, text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") })
    else {
      return .failure(.noAddress)
    }
    let lower = text.lowercased()
    guard let scheme = ["https://", "http://"].first(where: { lower.hasPrefix($0) }) else {
      return .failure(.noAddress)
    }
    let authority = lower.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    guard !authority.contains("@") else { return .failure(.hasUser) }
    var host = authority
    var port = scheme == "https://" ? 443 : 80
    if authority.first == "[" {
      guard let end = authority.firstIndex(of: "]") else { return .failure(.noAddress) }
      host = authority[authority.index(after: authority.startIndex)..<end]
      let rest = authority[authority.index(after: end)...]
      if !rest.isEmpty {
        guard rest.first == ":", let number = Int(rest.dropFirst()) else { return .failure(.noAddress) }
        port = number
      }
    } else if let colon = authority.firstIndex(of: ":") {
      host = authority[..<colon]
      guard let number = Int(authority[authority.index(after: colon)...]) else { return .failure(.noAddress) }
      port = number
    }
    if host.last == "." { host.removeLast() }
    guard !host.isEmpty, (1...65_535).contains(port) else { return .failure(.noAddress) }
    return .success(WebAddress(isSecure: scheme == "https://", host: String(host), port: port))
  }

  /// Whether `exception`, which is a host with or without a port, names this host: `nas.local`, `192.168.1.5:9925`,
  /// `[::1]:80`.
  package func isNamed(by exception: String) -> Bool {
    guard !exception.isEmpty, case .success(let named) = Self.read("http://\(exception)") else { return false }
    let hasPort = !exception.hasSuffix("]") && exception.split(separator: "]").last?.contains(":") == true
    return named.host == host && (!hasPort || named.port == port)
  }
}

extension WebAddress.Refusal: Error {}
