internal import Domain
internal import Exchange
internal import Synchronization

extension Session {
  /// A flag that another thread sets when the user presses Ctrl-C.
  private final class StopFlag: Sendable {
    let isSet = Atomic<Bool>(false)
  }

  /// Fetches a page: Ctrl-C ends the fetch at once, and a terminal shows meanwhile which site is asked.
  ///
  /// `body` gets the closure that says whether the user has pressed Ctrl-C.
  func whileFetching<Value>(_ address: String, _ body: (@escaping @Sendable () -> Bool) throws -> Value) rethrows
    -> Value
  {
    progress(Progress(waitingFor: "Fetching \(PageFetcher.host(of: address))"))
    defer { progress(nil) }
    return try whileStoppable(body)
  }

  /// Runs an operation that Ctrl-C stops; `body` gets the closure that says whether the user has pressed it.
  func whileStoppable<Value>(_ body: (@escaping @Sendable () -> Bool) throws -> Value) rethrows -> Value {
    let flag = StopFlag()
    let stop: @Sendable () -> Void = { flag.isSet.store(true, ordering: .relaxed) }
    return try whileStopped(by: stop) { try body { flag.isSet.load(ordering: .relaxed) } }
  }
}
