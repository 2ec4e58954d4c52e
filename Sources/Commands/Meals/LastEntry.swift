internal import Domain
internal import Store
internal import Text

/// The entry that `last` means in every command that takes a meal, and the entry that `fix` corrects: the last one that
/// a profile made.
struct LastEntry {
  /// The profile whose entry it is.
  let owner: Profile
  /// The entry; nil means the owner's last entry.
  let entry: LoggedEntry?
  /// The other people for whom the same entry was logged.
  var others: [Profile] = []

  /// Finds the last entry that a profile made, for itself or for one other person.
  ///
  /// Entries that other people logged for themselves are ignored. Throws `needsAnswer` if the entry is for several
  /// others, and `unknownMeal` if the entry no longer exists.
  ///
  /// - Parameter line: Returns the typed line with a person's name added, for the hint.
  init(madeBy me: Profile, _ session: Session, line: (_ person: String) -> String) throws {
    let (all, last) = try session.read { reading in
      let all = try reading.profiles.all()
      return (all, all.count > 1 ? try reading.profile(me.id).lastLogging() : nil)
    }
    let others = all.filter { $0.id != me.id && last?.profiles.contains($0.id) == true }
    guard let last, let first = others.first else {
      self.init(owner: me, entry: nil)
      return
    }
    if last.profiles.contains(me.id) {
      self.init(owner: me, entry: nil, others: others)
      return
    }
    let names = NameList.text(others.map { SafeText.visible($0.name) })
    let shown = line(SafeText.visible(first.name))
    guard others.count == 1 else {
      throw LarderError(.needsAnswer, "the last entry was logged for \(names)", hint: "say for whom: `\(shown)`")
    }
    guard let entry = last.entries[first.id] else {
      throw LarderError(
        .unknownMeal, "the last entry for \(names) is no longer there",
        hint: "`\(shown)` means the latest entry that \(names) still has")
    }
    self.init(owner: first, entry: entry)
  }

  private init(owner: Profile, entry: LoggedEntry?, others: [Profile] = []) {
    (self.owner, self.entry, self.others) = (owner, entry, others)
  }
}
