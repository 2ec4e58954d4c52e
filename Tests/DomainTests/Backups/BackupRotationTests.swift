import Domain
import Expect
import Testing

/// Which backups are kept; today is Monday, 23 November 2026.
@Suite struct BackupRotationTests {
  private let today = Day(iso: "2026-11-23") ?? .first

  /// The days of the backups that are kept, of those made `ago` days before today.
  private func kept(_ ago: [Int], bytes: Int = 1, most: Int = BackupRotation.mostBytes) -> [Int] {
    let entries = ago.map { BackupRotation.Entry(day: today - $0, bytes: bytes) }
    let removed = Set(BackupRotation.removed(entries, today: today, mostBytes: most))
    return ago.indices.filter { !removed.contains($0) }.map { ago[$0] }
  }

  @Test func `a backup a day for two years leaves 14 days, 10 weeks and 12 months`() {
    // Days: 0 to 13, back to 10 November. Of the ten weeks, those of 23, 16 and 9 November have their newest day among
    // them, or are the last seven Sundays before: 8 and 1 November, 25, 18, 11 and 4 October, 27 September (15, 22, 29,
    // 36, 43, 50, 57 days ago). Of the twelve months, November has today; the others have their last days: 31 October,
    // 30 September, 31 August, 31 July, 30 June, 31 May, 30 April, 31 March, 28 February, 31 January, 31 December.
    let months = [23, 54, 84, 115, 146, 176, 207, 237, 268, 296, 327]
    expect(kept(Array(0..<730)), equals: (Array(0...13) + [15, 22, 29, 36, 43, 50, 57] + months).sorted())
  }

  @Test func `four and the first of the last seven days are kept, and the newest of each day before`() {
    expect(kept([0, 0, 0, 1, 1, 6, 6, 7, 7]), equals: [0, 0, 0, 1, 1, 6, 6, 7])
    let entries = (1...9).map { BackupRotation.Entry(day: today, bytes: $0) }
    expect(BackupRotation.removed(entries, today: today), equals: [4, 5, 6, 7])
  }

  @Test func `days without a backup do not count`() {
    expect(kept([0, 30, 60, 61, 90, 400]), equals: [0, 30, 60, 61, 90, 400])
  }

  @Test(arguments: [(300, 3), (299, 2), (100, 1), (99, 1), (0, 1)])
  func `beyond the limit the oldest go, never the last`(most: Int, count: Int) {
    expect(kept([0, 1, 2, 3], bytes: 100, most: most), equals: Array(0..<count))
  }

  @Test func `the last good one stays, however large and old`() {
    let entries = [
      BackupRotation.Entry(day: today, bytes: 60, isGood: false),
      BackupRotation.Entry(day: today - 1, bytes: 60, isGood: true),
      BackupRotation.Entry(day: today - 2, bytes: 60, isGood: true),
    ]
    expect(BackupRotation.removed(entries, today: today, mostBytes: 100), equals: [2])
  }
}
