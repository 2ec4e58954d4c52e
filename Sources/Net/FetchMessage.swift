/// Why a page could not be fetched; the raw value is what `larder-net` writes.
package enum FetchFailure: String, CaseIterable, Sendable {
  /// The address is on this machine or in its local network, or contains a user's name, or the site redirects to http.
  case forbiddenAddress
  case unreachable
  case timeout
  case untrustedCertificate
  /// The site refuses programs, or wants a password or money.
  case refusedBySite
  case pageMissing
  case tooLarge
  case notAPage
  /// There is no libcurl on this machine.
  case noLibrary
}

/// A page, or why there is none.
package enum FetchOutcome: Equatable, Sendable {
  /// The page, its media type as the site states it, and its address after all redirections.
  case page([UInt8], type: String, address: String)
  case failure(FetchFailure, detail: String)
}

/// What `larder` and `larder-net` say to each other.
package enum FetchMessage {
  /// The text of a request, with one line each for the address, the exception, and the language.
  ///
  /// The exception is a host in the local network that may be reached although such hosts are refused; empty for none.
  package static func request(_ address: String, exception: String, language: String) -> String {
    [address, exception, language].map(line).joined(separator: "\n") + "\n"
  }

  /// The parts of a request; missing ones are empty.
  package static func read(_ request: String) -> (address: String, exception: String, language: String) {
    let lines = request.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) + ["", "", ""]
    return (lines[0], lines[1], lines[2])
  }

  /// The answer: one line that says what follows, then the page.
  package static func answer(_ outcome: FetchOutcome) -> [UInt8] {
    switch outcome {
    case .page(let bytes, let type, let address): Array("page\t\(line(type))\t\(line(address))\n".utf8) + bytes
    case .failure(let failure, let detail): Array("failure\t\(failure.rawValue)\t\(line(detail))\n".utf8)
    }
  }

  /// Reads an answer; nil if it is none.
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

  private static func line(_ text: String) -> String { text.filter { $0 != "\t" && !$0.isNewline } }
}
