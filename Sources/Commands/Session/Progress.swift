/// How far a long command has come.
package struct Progress: Sendable {
  /// What is being done: `foods.csv`.
  package let title: String
  /// 0 to 1.
  package let share: Double
  /// How many were done, and of what: `12,000 foods`.
  package let count: String

  /// A state to show; `share` outside of 0 to 1 is taken as the nearest of them.
  package init(title: String, share: Double, count: String) {
    self.title = title
    self.share = share.isFinite ? min(1, max(0, share)) : 0
    self.count = count
  }
}
