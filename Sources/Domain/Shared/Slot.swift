/// A meal of the day: breakfast, lunch, dinner or snack.
package enum Slot: String, CaseIterable, Sendable {
  case breakfast
  case lunch
  case dinner
  case snack

  /// The slot for a time of day: breakfast from 04:00 to 10:30, lunch to 15:00, dinner from 17:30 to 22:00, snack at
  /// all other times.
  package static func at(minuteOfDay: Int) -> Slot {
    switch minuteOfDay {
    case 240..<630: .breakfast
    case 630..<900: .lunch
    case 1050..<1320: .dinner
    default: .snack
    }
  }

  /// The time of day, in minutes after midnight, that is assumed for a meal that has a slot but no time.
  package var usualMinute: Int {
    switch self {
    case .breakfast: 480
    case .lunch: 750
    case .dinner: 1140
    case .snack: 960
    }
  }
}
