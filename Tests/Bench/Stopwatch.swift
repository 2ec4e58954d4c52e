import Foundation

/// Medians of runs that alternate between two programs, so that other load on the machine affects both equally.
enum Stopwatch {
  /// The medians, in ms, of `runs` runs each of `larder` and of `other`, after one run each that does not count.
  ///
  /// Each closure does its own preparation and returns the time of the measured part.
  static func medians(
    _ runs: Int, _ larder: () throws -> Duration, _ other: (() throws -> Duration)?
  ) throws -> (larder: Double, other: Double?) {
    _ = try larder()
    _ = try other?()
    var ours: [Double] = []
    var theirs: [Double] = []
    for run in 0..<runs {
      // The order alternates too.
      if run.isMultiple(of: 2) { ours.append(try larder().milliseconds) }
      if let other { theirs.append(try other().milliseconds) }
      if !run.isMultiple(of: 2) { ours.append(try larder().milliseconds) }
    }
    return (median(ours), theirs.isEmpty ? nil : median(theirs))
  }

  /// The medians, in ms, of several programs that take turns; each runs once before without counting.
  static func medians(_ runs: Int, of all: [() throws -> Duration]) throws -> [Double] {
    for run in all { _ = try run() }
    var times = all.map { _ in [Double]() }
    for round in 0..<runs {
      // The order changes too.
      for place in all.indices.map({ ($0 + round) % all.count }) { times[place].append(try all[place]().milliseconds) }
    }
    return times.map(median)
  }

  /// What `body` takes.
  static func time(_ body: () throws -> Void) rethrows -> Duration {
    let start = ContinuousClock.now
    try body()
    return ContinuousClock.now - start
  }

  /// The processor time of `body`, for work in this thread that never waits, so that the load of other programs does
  /// not count.
  static func processorTime(_ body: () throws -> Void) rethrows -> Duration {
    func now() -> Duration {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
    let start = now()
    try body()
    return now() - start
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let last = sorted.indices.last else { return .nan }
    return (sorted[last / 2] + sorted[(last + 1) / 2]) / 2
  }
}

extension Duration {
  var milliseconds: Double { Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15 }
}
