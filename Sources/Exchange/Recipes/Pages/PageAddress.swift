package import Domain
internal import Net

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension PageFetcher {
  /// Throws `forbiddenAddress` if an address is certain to be refused, without asking the network.
  ///
  /// An address is refused if it is not the address of a page or contains a user's name. It is also refused if its host
  /// is `localhost` or the IP address, in any spelling, of this machine or of a device in its network. Host names are
  /// looked up only when the page is fetched. `exceptions` are hosts in the local network that may be reached:
  /// `nas.local`, `192.168.1.5:9925`.
  package static func refuse(_ address: String, exceptions: [String]) throws(LarderError) {
    switch WebAddress.read(address) {
    case .failure(.hasUser): throw error(.forbiddenAddress, "it contains a user's name", address)
    case .failure(.noAddress): throw error(.forbiddenAddress, "it is not the address of a page", address)
    case .success(let read):
      guard !exceptions.contains(where: { read.isNamed(by: $0) }), isOwn(read.host) else { return }
      throw error(.forbiddenAddress, "", address)
    }
  }

  /// The exception in `hosts` that names the host of an address; empty if no exception names it.
  ///
  /// Only this exception is needed, because a redirect must not lead to another host in the local network.
  package static func exception(for address: String, among hosts: [String]) -> String {
    guard case .success(let read) = WebAddress.read(address) else { return "" }
    return hosts.first { read.isNamed(by: $0) } ?? ""
  }

  /// The host of an address, as people know the site: `www.example.org`; the whole address if it cannot be read.
  package static func host(of address: String) -> String {
    guard case .success(let read) = WebAddress.read(address) else { return address }
    return read.host
  }

  /// Whether a host is this machine, or an IP address in the local network.
  private static func isOwn(_ host: String) -> Bool {
    if host == "localhost" || host.hasSuffix(".localhost") { return true }
    var four = in_addr()
    if inet_aton(host, &four) != 0 { return !NetworkAddress.isPublic(withUnsafeBytes(of: &four) { Array($0) }) }
    var six = in6_addr()
    if inet_pton(AF_INET6, host, &six) == 1 {
      return !NetworkAddress.isPublic(withUnsafeBytes(of: &six) { Array($0) })
    }
    return false
  }
}
