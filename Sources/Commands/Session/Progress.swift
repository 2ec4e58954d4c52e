/// The progress of a long command.
package struct Progress: Sendable {
  /// What is being processed: `foods.csv`.
  package let title: String
  /// The completed share, 0 to 1; nil if nobody can say how much is done, as while a page is fetched.
  package let share: Double?
  /// How many records are done, with their noun: `12,000 foods`.
  package let count: String

  /// Creates a state to show; `share` is limited to 0...1.
  package init(title: String, share: Double, count: String) {
    self.title = title
    self.share = share.isFinite ? min(1, max(0, share)) : 0
    self.count = count
  }

  /// Creates a state of waiting, which is shown without a share: `Fetching www.example.org`.
  package init(waitingFor title: String) { (self.title, share, count) = (title, nil, "") }
}
