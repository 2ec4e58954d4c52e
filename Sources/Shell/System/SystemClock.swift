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
    offset: { offset(at: $0) })

  private static func offset(at seconds: Int) -> Int {
    var time = time_t(seconds)
    var local = tm()
    guard localtime_r(&time, &local) != nil else { return 0 }
    return local.tm_gmtoff
  }
}
