/// Compares the addresses of web pages from which recipes are taken.
package enum RecipeAddress {
  /// The form in which addresses are compared; all addresses of one page have the same form.
  ///
  /// The form leaves out `https://`, `www.`, `amp`, the fragment, and the parameters that sites use to track their
  /// visitors.
  package static func key(_ address: String) -> String {
    var rest = address.prefix { $0 != "#" }
    if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...] }
    let parts = rest.split(separator: "?", maxSplits: 1)
    var path = parts.first.map { $0.split(separator: "/").map(String.init) } ?? []
    guard !path.isEmpty else { return "" }
    path[0] = path[0].lowercased()
    for prefix in ["www.", "amp.", "m."] where path[0].hasPrefix(prefix) { path[0].removeFirst(prefix.count) }
    if path.count > 1, path.last == "amp" { path.removeLast() }
    if path.count > 1, path[1] == "amp" { path.remove(at: 1) }
    let parameters = (parts.dropFirst().first ?? "").split(separator: "&").filter { parameter in
      let name = parameter.prefix { $0 != "=" }.lowercased()
      return !name.hasPrefix("utm_") && !trackers.contains(name)
    }
    return path.joined(separator: "/") + (parameters.isEmpty ? "" : "?" + parameters.sorted().joined(separator: "&"))
  }

  private static let trackers: Set<String> = [
    "fbclid", "gclid", "msclkid", "mc_cid", "mc_eid", "igshid", "ref", "source", "amp", "outputtype", "print",
  ]
}
