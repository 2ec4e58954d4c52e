internal import Charts
internal import Domain

/// The days of all profiles: totals, but never the items that anybody ate.
struct HouseholdChart {
  /// The data of one profile.
  struct Member {
    let profile: Profile
    let data: ChartData
  }

  let members: [Member]
  let days: ClosedRange<Day>
  let today: Day

  /// The members who have logged anything on these days.
  var logged: [Member] { members.filter { $0.data.loggedDays > 0 } }

  /// The first and the last day as text: `14 Sep – 8 Nov 2026`.
  var span: String { DayText.span(days.lowerBound, days.upperBound) }

  /// The number of members who logged anything: `2 of 3 people have logged`; nil if the household has a single profile.
  var coverage: String? { members.count > 1 ? "\(logged.count) of \(members.count) people have logged" : nil }

  /// Names the members who have logged nothing: `no log: Jörg`; empty if everybody or nobody has logged.
  var silent: [String] {
    let names = members.filter { $0.data.loggedDays == 0 }.map(\.profile.name)
    return names.isEmpty || names.count == members.count ? [] : ["no log: \(names.joined(separator: ", "))"]
  }
}
