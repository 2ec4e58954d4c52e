internal import Domain
internal import Store

/// The commands `data erase` and `data compact`.
enum EraseCommands {
  static let backups = OptionSpec.flag("backups", "Erase the backups that hold it, too.")

  static let specs: [CommandSpec] = [erase, compact]

  static let erase: CommandSpec = CommandSpec(
    ["data", "erase"], "Erase a profile, or everything, for good.",
    details: """
      With PROFILE, everything that belongs to that profile goes: its meals, trips, weights, goals, favourites, family guide and \
      kept receipts, the steps of the history that hold any of it, the lines typed at the prompt, and what deleted rows \
      have left in the file. A profile that was deleted before, and is still in the history or in a backup, can be \
      erased too. Foods, printed names and settings are the household's and stay, and so does all that belongs to others: \
      it is the same as before, and can be undone as before, except for what was done together with the erased profile.

      Without PROFILE, everything of the household goes, and the next start is a first one.

      It cannot be undone. You are asked to type the name; in scripts `--yes` is the answer. Backups that hold it are named, and \
      with --backups they are erased as well; a new backup is then made of what stays. An erasure that was interrupted is \
      finished by the same command.

      Copies that you have made yourself, exports, saved reports, snapshots of a disk and a disk's spare blocks cannot \
      be reached.
      """,
    arguments: [ArgumentSpec("PROFILE", .profile, .optionalRest, "Whose data; everything if nobody is named.")],
    options: [backups], examples: ["data erase Mom --yes", "data erase Mom --backups --yes"], effect: .session,
    topic: .session
  ) { invocation, session in
    try refuseSample(session)
    try session.requireHousehold()
    return try EraseRun(invocation: invocation, session: session, erasesBackups: invocation.has(backups)).run()
  }

  static let compact: CommandSpec = CommandSpec(
    ["data", "compact"], "Make the household's file as small as it can be.",
    details: """
      What was deleted leaves pages in the file that new entries use, so that it does not shrink by itself. This writes the \
      file anew without them, and checks it before and after. Nothing else changes: everything is there, and can be \
      undone. Others cannot write meanwhile. It needs as much room on the disk as the file has, and as much \
      again in the folder for temporary files (TMPDIR).
      """,
    examples: ["data compact"], effect: .session, topic: .session
  ) { _, session in
    try refuseSample(session)
    try session.requireHousehold()
    return CompactReport(file: try session.household().compact())
  }

  private static func refuseSample(_ session: Session) throws {
    guard session.isSample else { return }
    throw LarderError(
      .notAllowed, "the sample household is only in memory and gone when you leave", hint: "`quit` leaves it")
  }
}
