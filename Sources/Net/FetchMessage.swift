/// Why a page could not be fetched; the raw value is what `larder-net` writes.
package enum FetchFailure: String, CaseIterable, Sendable {
  /// The address is on this machine or in its local network, or contains a user's name; or the site redirects to http.
  case forbiddenAddress
  case unreachable
  case timeout
  case untrustedCertificate
  /// The site refuses programs, or requires a password or payment.
  case refusedBySite
  case pageMissing
  case tooLarge
  case notAPage
  /// There is no libcurl on this machine.
  case noLibrary
}

/// What is requested from an address; the raw value is what `larder` writes.
package enum FetchWish: String, CaseIterable, Sendable {
  /// A page or the data of a recipe.
  case page
  /// The photo of a recipe.
  case photo
}

/// A page, or why it could not be fetched.
package enum FetchOutcome: Equatable, Sendable {
  /// The page, its media type as the site states it, and its address after all redirections.
  case page([UInt8], type: String, address: String)
  case failure(FetchFailure, detail: String)
}

/// The messages that `larder` and `larder-net` exchange.
package enum FetchMessage {
  /// The maximum total time in milliseconds for everything that one command fetches.
  package static let longest = 7000

  /// What `larder` asks `larder-net` for.
  package struct Request: Equatable, Sendable {
    package var address: String
    /// A host in the local network that may be reached, although other hosts there are refused; empty if there is no
    /// exception.
    package var exception: String
    /// The value of the header Accept-Language, such as `de, en;q=0.5`.
    package var language: String
    package var wish: FetchWish
    /// The maximum time for the request in milliseconds, 1 to `longest`.
    package var milliseconds: Int

    package init(
      _ address: String, exception: String, language: String, wish: FetchWish = .page,
      milliseconds: Int = FetchMessage.longest
    ) {
      (self.address, self.exception, self.language, self.wish) = (address, exception, language, wish)
      self.milliseconds = max(1, min(milliseconds, FetchMessage.longest))
    }

    /// The text of the request, with one line each for the address, the exception, the language, the wish and the time.
    package var text: String {
      [address, exception, language, wish.rawValue, String(milliseconds)].map(FetchMessage.line).joined(separator: "\n")
        + "\n"
    }

    /// Reads the text of a request; missing lines stand for empty strings, a page, and the time `longest`.
    package init(text: String) {
      let lines =
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        + Array(repeating: "", count: 5)
      self.init(
        lines[0], exception: lines[1], language: lines[2], wish: FetchWish(rawValue: lines[3]) ?? .page,
        milliseconds: Int(lines[4]) ?? FetchMessage.longest)
    }
  }

  /// The answer as bytes: one line that says what follows, then the page.
  package static func answer(_ outcome: FetchOutcome) -> [UInt8] {
    switch outcome {
    case .page(let bytes, let type, let address): Array("page\t\(line(type))\t\(line(address))\n".utf8) + bytes
    case .failure(let failure, let detail): Array("failure\t\(failure.rawValue)\t\(line(detail))\n".utf8)
    }
  }

  /// Reads an answer; nil if the bytes are not an answer.
  package static func outcome(_ answer: [UInt8]) -> FetchOutcome? {
    guard let end = answer.firstIndex(of: 0x0A) else { return nil }
    let words = String(decoding: answer[..<end], as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
    guard words.count == 3 else { return nil }
    if words[0] == "page" {
      return .page(Array(answer[(end + 1)...]), type: String(words[1]), address: String(words[2]))
    }
    guard words[0] == "failure", let failure = FetchFailure(rawValue: String(words[1])) else { return nil }
    return .failure(failure, detail: String(words[2]))
  }

  fileprivate static func line(_ text: String) -> String { text.filter { $0 != "\t" && !$0.isNewline } }
}
