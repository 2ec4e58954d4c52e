/// SQL conditions for the state of a step: whether other steps have undone or redone it.
///
/// The state is not stored, because journal rows are never changed. Each parameter is the alias that the query gives to
/// the table of steps.
enum StepRules {
  /// The oldest layout whose steps can be replayed: layouts since then only add tables, and columns with a default.
  ///
  /// If a future layout changes what existing rows contain, older steps can no longer be undone, and this must become
  /// that layout's number. The same holds if a layout changes a column's default, because images and hashes of rows
  /// leave out values that equal the default.
  static let replayableSince = 5

  /// Whether an undo step is still in effect, that is, no redo step refers to it.
  static func isInEffect(_ undo: String) -> String { "NOT EXISTS (SELECT 1 FROM step r WHERE r.undoes = \(undo).id)" }

  /// Whether a command's changes are in the household, that is, no undo step for it is in effect.
  static func isDone(_ step: String) -> String {
    "NOT EXISTS (SELECT 1 FROM step u WHERE u.undoes = \(step).id AND \(isInEffect("u")))"
  }

  /// Whether a profile may undo a step and see its label.
  ///
  /// The profile may do so if the step is shared, if the profile gave the command, or if the step changed rows of this
  /// profile alone. `profile` is an SQL expression for the profile's ID.
  static func isAccessible(_ step: String, of profile: String) -> String {
    """
    (\(step).isShared OR \(step).authorId = \(profile)
      OR EXISTS (SELECT 1 FROM stepProfile t WHERE t.stepId = \(step).id AND t.profileId = \(profile))
      AND NOT EXISTS (SELECT 1 FROM stepProfile t WHERE t.stepId = \(step).id AND t.profileId <> \(profile)))
    """
  }

  /// Whether a later command makes it impossible to redo a step that was undone.
  ///
  /// If the undone step was shared, every later command does so. Otherwise, only these later commands do so: shared
  /// ones, and those that one of the step's profiles gave or that changed rows of one of the step's profiles. The
  /// step's profiles are the profile that gave the step's command and the profiles whose rows the step changed.
  static func isRedoBlocked(_ step: String, undo: String) -> String {
    """
    EXISTS (SELECT 1 FROM step n WHERE n.id > \(undo).id AND n.undoes IS NULL AND (
      n.isShared OR \(step).isShared OR n.authorId = \(step).authorId
      OR EXISTS (SELECT 1 FROM stepProfile b WHERE b.stepId = \(step).id AND b.profileId = n.authorId)
      OR EXISTS (SELECT 1 FROM stepProfile a WHERE a.stepId = n.id AND (a.profileId = \(step).authorId
        OR EXISTS (SELECT 1 FROM stepProfile b WHERE b.stepId = \(step).id AND b.profileId = a.profileId)))))
    """
  }

  /// The ID of the last command after which a profile can no longer redo what was undone before; 0 if there is no
  /// such command.
  ///
  /// That is a shared command, or a command that the profile gave or that changed the profile's rows.
  static func lastChange(of profile: String) -> String {
    """
    coalesce((SELECT l.id FROM step l WHERE l.undoes IS NULL AND (l.isShared OR l.authorId = \(profile)
      OR EXISTS (SELECT 1 FROM stepProfile t WHERE t.stepId = l.id AND t.profileId = \(profile)))
      ORDER BY l.id DESC LIMIT 1), 0)
    """
  }

  /// The query for the IDs of the steps that were undone and can no longer be redone.
  static let forgotten = """
    SELECT s.id FROM step u JOIN step s ON s.id = u.undoes
    WHERE s.undoes IS NULL AND \(isInEffect("u")) AND (s.schemaNumber < \(replayableSince) OR \(isRedoBlocked("s", undo: "u")))
    """
}
