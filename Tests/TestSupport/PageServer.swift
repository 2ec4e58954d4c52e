import Foundation

/// A server for pages on 127.0.0.1, with answers that a test gives it.
package final class PageServer: @unchecked Sendable {
  /// What is sent for a request.
  package struct Answer: Sendable {
    package var status = "200 OK"
    package var headers: [String] = ["Content-Type: text/html"]
    package var body: [UInt8] = []
    /// Whether the body is sent again and again until the other side has had enough.
    package var isEndless = false
    /// Whether nothing more is sent after the head, and the connection stays open.
    package var isSilent = false

    /// A file of a media type, such as `image/jpeg`.
    package init(_ body: [UInt8], type: String) { (self.body, headers) = (body, ["Content-Type: \(type)"]) }

    package init(
      _ body: String = "", status: String = "200 OK", headers: [String] = ["Content-Type: text/html"],
      isEndless: Bool = false, isSilent: Bool = false
    ) {
      self.body = Array(body.utf8)
      (self.status, self.headers, self.isEndless, self.isSilent) = (status, headers, isEndless, isSilent)
    }
  }

  package let port: Int
  private let listener: Int32
  private let answer: @Sendable (_ path: String) -> Answer
  private let lock = NSLock()
  private var heads: [String] = []

  /// The heads of the requests that have come, as they were sent.
  package var requests: [String] { lock.withLock { heads } }

  /// Starts a server; `answer` is given the path of each request.
  package init(_ answer: @escaping @Sendable (_ path: String) -> Answer) throws {
    self.answer = answer
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { throw SupportError("no server: \(SupportError.system)") }
    port = Int(UInt16(bigEndian: address.sin_port))
    let thread = Thread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0, let self else { return }
        Thread { self.serve(connection) }.start()
      }
    }
    thread.start()
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func serve(_ connection: Int32) {
    defer { close(connection) }
    var head: [UInt8] = []
    var byte: UInt8 = 0
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]), head.count < 10_000 {
      guard read(connection, &byte, 1) == 1 else { return }
      head.append(byte)
    }
    let text = String(decoding: head, as: UTF8.self)
    lock.withLock { heads.append(text) }
    let words = text.split(separator: " ")
    let answer = answer(words.count > 1 ? String(words[1]) : "/")
    var headers = ["HTTP/1.1 \(answer.status)", "Connection: close"] + answer.headers
    if !answer.isEndless, !answer.isSilent { headers.append("Content-Length: \(answer.body.count)") }
    guard send(Array((headers + ["", ""]).joined(separator: "\r\n").utf8), to: connection) else { return }
    if answer.isSilent {
      // Until the other side closes.
      _ = read(connection, &byte, 1)
      return
    }
    repeat {
      guard send(answer.body, to: connection) else { return }
    } while answer.isEndless
  }

  private func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
