/// A relative address in a page, such as `/p.png` or `img/p.png`.
enum PageReference {
  /// The maximum length in bytes of a reference.
  private static let longest = 2000
  private static let pictureEndings = ["jpg", "jpeg", "png", "webp", "avif", "gif"]

  /// The relative address of a picture in a text; nil if the text is something else, such as an address with a scheme.
  ///
  /// A word counts if it begins like a path or if its name ends as the names of pictures do.
  static func picture(_ text: String) -> String? {
    guard let word = text.split(whereSeparator: \.isWhitespace).first, word.utf8.count <= longest,
      case let path = word.prefix(while: { $0 != "?" && $0 != "#" }),
      !path.prefix(while: { $0 != "/" }).contains(":")
    else { return nil }
    let isPath = ["/", "./", "../"].contains { path.hasPrefix($0) } && path.contains { $0.isLetter || $0.isNumber }
    let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() ?? ""
    return isPath || pictureEndings.contains(ending) ? String(word) : nil
  }

  /// The whole address that a reference means on a page (RFC 3986, 5.2); nil if it leads to something other than a page
  /// on the web.
  static func resolved(_ reference: String, on page: String) -> String? {
    if PageFetcher.isAddress(reference) { return reference }
    guard let end = page.firstRange(of: "://")?.upperBound, !reference.prefix(while: { $0 != "/" }).contains(":") else {
      return nil
    }
    if reference.hasPrefix("//") { return String(page[..<end].dropLast(2)) + reference }
    let host = page[..<(page[end...].firstIndex { "/?#".contains($0) } ?? page.endIndex)]
    let path = page[host.endIndex...].prefix { !"?#".contains($0) }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
    let target = reference.prefix { !"?#".contains($0) }
    let rest = reference[target.endIndex...]
    return String(host) + withoutDots(target.hasPrefix("/") ? String(target) : String(folder) + target) + rest
  }

  /// The path without `.` and `..`.
  private static func withoutDots(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      if part == ".." {
        if !parts.isEmpty { parts.removeLast() }
      } else if part != "." {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }
}
