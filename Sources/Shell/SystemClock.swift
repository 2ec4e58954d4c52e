internal import Commands
internal import Domain
internal import Foundation

extension Clock {
  /// The machine's clock and time zone.
  static let system: Clock = Clock(
    now: {
      let seconds = Int(Date().timeIntervalSince1970)
      return Moment(seconds: seconds, offset: offset(at: seconds))
    },
    zone: { localSeconds in
      // The offset of the same reading of the clock in UTC is off by at most a day: asked again with it, it holds but for the
      // hour that a change to summer time leaves out.
      let first = offset(at: localSeconds)
      return offset(at: localSeconds - first)
    })

  private static func offset(at seconds: Int) -> Int {
    var time = time_t(seconds)
    var local = tm()
    guard localtime_r(&time, &local) != nil else { return 0 }
    return local.tm_gmtoff
  }
}
