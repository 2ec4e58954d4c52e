/// Decides which backups of a household are kept: many from the last days, fewer from the weeks and months before.
///
/// For each of the last seven days, the four newest backups and the first one of the day are kept, so that backups made
/// after a mistaken restore cannot displace all earlier ones. In addition, the newest backup is kept for each of the
/// last 14 days, 10 weeks and 12 months that have one. If these backups together exceed the size limit, the oldest are
/// removed first. The newest undamaged backup is always kept.
package enum BackupRotation {
  /// The numbers of days, weeks and months for which one backup each is kept.
  package static let (days, weeks, months) = (14, 10, 12)
  /// The number of recent days with several backups each, and how many backups are kept per day in addition to the
  /// first one of the day.
  private static let (fullDays, mostOfDay) = (7, 4)
  /// The maximum size of all backups together, in bytes: 2 GB.
  package static let mostBytes = 2_000_000_000

  /// What the rotation needs to know about a backup.
  package struct Entry: Hashable, Sendable {
    /// The day on which the backup was made.
    let day: Day
    /// The size of the backup in bytes.
    let bytes: Int
    /// Whether the backup is undamaged.
    let isGood: Bool

    /// Creates an entry for a backup, which is undamaged unless `isGood` is false.
    package init(day: Day, bytes: Int, isGood: Bool = true) {
      (self.day, self.bytes, self.isGood) = (day, bytes, isGood)
    }
  }

  /// The indices of the backups to remove; `backups` must be sorted from the newest to the oldest.
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

  /// The indices of the newest backup in each span (a day, week or month), for the last `most` spans that have a
  /// backup.
  private static func newest(of backups: [Entry], most: Int, _ span: (Day) -> Int) -> [Int] {
    var seen: Set<Int> = []
    return backups.indices.filter { seen.insert(span(backups[$0].day)).inserted && seen.count <= most }
  }
}
