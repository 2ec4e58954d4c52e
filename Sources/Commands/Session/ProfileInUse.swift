package import Domain
internal import Matching
package import Store

/// Determines whose meals and goals a command concerns.
extension Session {
  /// The profile in use: the one named for this run, or else the one chosen last, or else the default one.
  ///
  /// Nil if the household has no profile, or if the profile chosen last no longer exists: the default profile does not
  /// take its place, since nobody should continue as another person.
  package func currentProfile(in reading: ReadTransaction) throws -> Profile? {
    if let name = globals.profile { return try profile(named: name, in: reading) }
    guard let last = choice else {
      let first = try reading.profiles.all().first
      // An open prompt keeps the profile that it has shown, even if another one becomes the default.
      if hasFurtherLines { chosen = first }
      return first
    }
    guard let profile = try reading.profiles.find(last.id), last.isOf(profile) else { return nil }
    chosen = profile
    return profile
  }

  /// The profile in use; nil if the household has no profile.
  ///
  /// - Throws: `unknownProfile` if the one chosen last is no longer in the household.
  func profileIfAny(in reading: ReadTransaction) throws -> Profile? {
    if let profile = try currentProfile(in: reading) { return profile }
    if let loss = try lossOfProfile(in: reading) { throw loss }
    return nil
  }

  /// The profile in use, which must exist.
  ///
  /// - Throws: `noProfile` if the household has none yet, `unknownProfile` if
  ///   the most recently chosen profile no longer exists.
  package func profile(in reading: ReadTransaction) throws -> Profile {
    guard let profile = try profileIfAny(in: reading) else {
      throw LarderError(
        .noProfile, "this household has no profile yet",
        hint: newestBackup == nil
          ? "add one: `profile add NAME`, such as `profile add Dad`"
          : "add one: `profile add NAME`; if there were profiles before, `data restore 1` brings the newest backup back"
      )
    }
    return profile
  }

  /// The error that says that the profile chosen last is no longer in the household.
  ///
  /// Nil if that profile still exists, if none was chosen, if a profile was named for this run, or if the household has
  /// no profile.
  package func lossOfProfile(in reading: ReadTransaction) throws -> LarderError? {
    guard globals.profile == nil, let last = choice else { return nil }
    if let profile = try reading.profiles.find(last.id), last.isOf(profile) { return nil }
    let names = try reading.profiles.all().map(\.name)
    guard let first = names.first else { return nil }
    return LarderError(
      .unknownProfile,
      chosen.map { "\($0.name), whose profile was in use, is no longer in this household" }
        ?? "the profile that was in use is no longer in this household",
      hint: "`use \(first)` continues as \(first); the household has \(names.joined(separator: ", ")). "
        + "If the profile was deleted by mistake, `undo` may bring it back", candidates: names)
  }

  /// The profile chosen last, in this session or before it; nil if none was.
  private var choice: ProfileMemory.Entry? { chosen.map(ProfileMemory.Entry.init) ?? location.memory?.recall() }

  /// Runs a command that may add or remove profiles.
  ///
  /// If it removes the profile in use, the default one is in use from then on, and the user is told so. A profile that
  /// was already missing before the command stays missing.
  func followingProfiles<Value>(_ body: () throws -> Value) throws -> Value {
    // A restore may replace a file that cannot be read.
    let before = try? read { (profile: try? currentProfile(in: $0), loss: try lossOfProfile(in: $0)) }
    let value = try body()
    guard before?.loss == nil else { return value }
    let present = try read { reading -> Profile? in
      try lossOfProfile(in: reading) == nil ? nil : reading.profiles.all().first
    }
    guard let present else { return value }
    chosen = nil
    // If this fails, the next start finds that the old profile is missing and says so.
    try? location.memory?.remember(nil)
    if before?.profile != nil { notice("\(present.name) is in use now") }
    return value
  }

  /// The profile with this name, ignoring case, or the only one whose name begins with it.
  ///
  /// - Throws: `unknownProfile`, `ambiguousProfile`.
  package func profile(named name: String, in reading: ReadTransaction) throws -> Profile {
    if let profile = try reading.profiles.find(name) { return profile }
    let all = try reading.profiles.all()
    let plain = SearchText.normalize(name)
    let alike = all.filter { !plain.isEmpty && SearchText.normalize($0.name) == plain }
    if alike.count == 1 { return alike[0] }
    let prefixed = all.filter { $0.name.lowercased().hasPrefix(name.lowercased()) && !name.isEmpty }
    if prefixed.count == 1 { return prefixed[0] }
    let names = all.map(\.name)
    if prefixed.count > 1 {
      throw LarderError(
        .ambiguousProfile, "`\(name)` matches several profiles",
        hint: "one of \(prefixed.map(\.name).joined(separator: ", "))",
        candidates: prefixed.map(\.name))
    }
    let list =
      names.isEmpty ? "there is none yet: `profile add NAME`" : "the household has \(names.joined(separator: ", "))"
    throw LarderError(
      .unknownProfile, "there is no profile `\(name)`", hint: list, candidates: names
    ).suggesting(NearestWord.among(names, to: name))
  }

  /// Makes a profile the one in use, for this session and for later ones.
  ///
  /// Returns false if the choice could not be remembered and holds only for this session.
  ///
  /// - Throws: `cannotCreate` or `databaseFailed` if the choice cannot be remembered and this is the session's last
  ///   line: the choice would be lost, and the next run of the program would use another profile.
  package func use(_ profile: Profile) throws -> Bool {
    do {
      try location.memory?.remember(ProfileMemory.Entry(profile))
      (chosen, hasUsed) = (profile, true)
      return location.memory != nil
    } catch let error as LarderError {
      let name = profile.name.contains(where: \.isWhitespace) ? Word.quoted(profile.name) : profile.name
      guard hasFurtherLines else {
        throw LarderError(
          error.code, "`use \(profile.name)` cannot be remembered: \(error.message)",
          hint: ["give `--profile \(name)` with each command", error.hint].compactMap(\.self).joined(separator: ", or ")
        )
      }
      (chosen, hasUsed) = (profile, true)
      notice("\(profile.name) is in use until you leave, but not at the next start: \(error.message)")
      return false
    }
  }

  /// The ID of the profile in use, recorded as the author of a step for the whole household; nil if no profile is in
  /// use.
  func author() throws -> Int? { try read { try? currentProfile(in: $0)?.id } }
}
