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
      // Taking the local time for UTC gives an offset that is wrong by at most a day; looking it up again with that
      // offset makes it right, except for the hour that is skipped when summer time begins.
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
