import Foundation
import FuzzTargets

/// Tries a target, named by `LARDER_FUZZ_TARGET`, with an input of libFuzzer's, which has the `main` of this program.
///
/// With `LARDER_FUZZ_SEEDS` it only writes the target's seeds into that folder.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ start: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  Attempt.shared.make([UInt8](UnsafeBufferPointer(start: start, count: size)))
  return 0
}

/// The household in which inputs are tried.
struct Attempt {
  /// libFuzzer calls from one thread only.
  nonisolated(unsafe) static let shared = Attempt()

  /// An input may take this many times as long here as in the program: libFuzzer's counters cost about two thirds.
  private static let slowdownByCounters = 3.0

  private let workplace: FuzzWorkplace
  private let target: FuzzTarget

  private init() {
    let name = ProcessInfo.processInfo.environment["LARDER_FUZZ_TARGET"] ?? ""
    do {
      guard let named = FuzzTarget(rawValue: name) else { throw Unknown(name: name) }
      target = named
      if let folder = ProcessInfo.processInfo.environment["LARDER_FUZZ_SEEDS"] {
        try FuzzSeeds.write(named, to: folder)
        // libFuzzer takes an `exit` within a try for a failure.
        _exit(0)
      }
      workplace = try FuzzWorkplace()
    } catch {
      Self.fail("\(error)")
    }
  }

  private struct Unknown: Error, CustomStringConvertible {
    let name: String
    var description: String {
      "LARDER_FUZZ_TARGET is \(name.isEmpty ? "not set" : name); it is one of "
        + FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }

  func make(_ input: [UInt8]) {
    var fastest = time(input)
    guard input.count <= FuzzTarget.shortInput else { return }
    let limit = target.mostMilliseconds * Self.slowdownByCounters
    // Once more, as the first time also fills caches.
    for _ in 0..<3 where fastest > limit { fastest = min(fastest, time(input)) }
    guard fastest <= limit else { Self.fail("slow: \(fastest) ms for \(input.count) bytes") }
  }

  /// The milliseconds of processor time that an input takes.
  private func time(_ input: [UInt8]) -> Double {
    let start = Self.nanoseconds()
    do { try workplace.run(target, input) } catch { Self.fail("\(error)") }
    return Double(Self.nanoseconds() - start) / 1e6
  }

  private static func nanoseconds() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return now.tv_sec * 1_000_000_000 + now.tv_nsec
  }

  /// Ends the program, so that libFuzzer keeps the input.
  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
    abort()
  }
}
