/// Where the profile in use is kept between runs, per system user and household: not in the database, since two people at
/// two screens use one household.
package struct ProfileMemory: Sendable {
  package let recall: @Sendable () -> Int?
  package let remember: @Sendable (Int) -> Void

  package init(recall: @escaping @Sendable () -> Int?, remember: @escaping @Sendable (Int) -> Void) {
    self.recall = recall
    self.remember = remember
  }
}
