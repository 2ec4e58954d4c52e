/// Which backups of a household are kept: many of the last days, fewer of the weeks and months before.
///
/// Kept are the newest four and the first of each of the last seven days, since a backup that a wrong restore has left
/// must not displace the one before it; and the newest of each of the last 14 days that have one, of the last 10 weeks
/// and of the last 12 months. If all together are larger than a limit, the oldest go first. The newest backup that is
/// good is kept in any case.
package enum BackupRotation {
  /// How many days, weeks and months have a backup each.
  package static let (days, weeks, months) = (14, 10, 12)
  /// On how many days more than the newest are kept, and how many, besides the first.
  private static let (fullDays, mostOfDay) = (7, 4)
  /// The most bytes that all backups together have: 2 GB.
  package static let mostBytes = 2_000_000_000

  /// A backup, as the rotation sees it.
  package struct Entry: Hashable, Sendable {
    /// The day on which it was made.
    let day: Day
    /// Its size in bytes.
    let bytes: Int
    /// Whether it is as it was made.
    let isGood: Bool

    /// Creates an entry.
    package init(day: Day, bytes: Int, isGood: Bool = true) {
      (self.day, self.bytes, self.isGood) = (day, bytes, isGood)
    }
  }

  /// The indices of the backups that are removed, in a list from the newest to the oldest.
  package static func removed(_ backups: [Entry], today: Day, mostBytes: Int = mostBytes) -> [Int] {
    var kept: Set<Int> = []
    for day in 0..<fullDays {
      let ofDay = backups.indices.filter { backups[$0].day == today - day }
      kept.formUnion(ofDay.prefix(mostOfDay) + ofDay.suffix(1))
    }
    kept.formUnion(newest(of: backups, most: days) { $0.number })
    kept.formUnion(newest(of: backups, most: weeks) { $0.weekStart().number })
    kept.formUnion(newest(of: backups, most: months) { $0.civil.year * 12 + $0.civil.month })
    let lastGood = backups.firstIndex(where: \.isGood)
    var bytes = 0
    for index in kept.sorted() {
      bytes += backups[index].bytes
      if bytes > mostBytes { kept.remove(index) }
    }
    return backups.indices.filter { !kept.contains($0) && $0 != lastGood }
  }

  /// The newest backup of each of the last spans that have one.
  private static func newest(of backups: [Entry], most: Int, _ span: (Day) -> Int) -> [Int] {
    var seen: Set<Int> = []
    return backups.indices.filter { seen.insert(span(backups[$0].day)).inserted && seen.count <= most }
  }
}
