internal import Charts
internal import Domain

/// The days of everybody: sums, never what anybody ate.
struct HouseholdChart {
  /// A profile's.
  struct Member {
    let profile: Profile
    let data: ChartData
  }

  let members: [Member]
  let days: ClosedRange<Day>
  let today: Day

  /// Who has logged anything on the days.
  var logged: [Member] { members.filter { $0.data.loggedDays > 0 } }

  /// `14 Sep – 8 Nov 2026`.
  var span: String { DayText.span(days.lowerBound, days.upperBound) }

  /// `2 of 3 logged`; nil where there is nobody beside whom one could be.
  var coverage: String? { members.count > 1 ? "\(logged.count) of \(members.count) logged" : nil }

  /// `no log: Jörg`; nothing where all have logged, or nobody.
  var silent: [String] {
    let names = members.filter { $0.data.loggedDays == 0 }.map(\.profile.name)
    return names.isEmpty || names.count == members.count ? [] : ["no log: \(names.joined(separator: ", "))"]
  }
}
