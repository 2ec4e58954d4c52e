internal import Net

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

// The only part of Larder that opens network connections: an address in, a page or a photo out, and nothing else. It
// reads no file of the household, and `larder` starts it for one page that somebody has named, and for that page's
// photo.

/// The maximum number of bytes of a request.
let largestRequest = 8192

var request: [UInt8] = []
var buffer = [UInt8](repeating: 0, count: 4096)
while request.count < largestRequest {
  let count = read(STDIN_FILENO, &buffer, buffer.count)
  guard count > 0 else { break }
  request += buffer[..<count]
}
let agent = "Larder (household recipe book; one page at a person's request)"
let asked = FetchMessage.Request(text: String(decoding: request, as: UTF8.self))
let answer = FetchMessage.answer(PageFetch(agent: agent, asked).fetch())
var rest = answer[...]
while !rest.isEmpty {
  let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  guard count > 0 else { exit(74) }
  rest = rest.dropFirst(count)
}
