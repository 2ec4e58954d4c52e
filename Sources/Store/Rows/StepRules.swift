/// The state of steps, derived from which steps undo or redo which, since nothing in the journal is ever changed.
///
/// These are SQL conditions; their parameters are the names that steps have in the query.
enum StepRules {
  /// The oldest layout whose steps can be replayed: layouts since then only add tables, and columns with a default.
  ///
  /// A layout that changes what rows contain ends the undo history, and its number must be put here.
  static let replayableSince = 5

  /// Whether an undo step is still in effect, that is, no redo step refers to it.
  static func isInEffect(_ undo: String) -> String { "NOT EXISTS (SELECT 1 FROM step r WHERE r.undoes = \(undo).id)" }

  /// Whether a command's changes are in the household, that is, no undo step for it is in effect.
  static func isDone(_ step: String) -> String {
    "NOT EXISTS (SELECT 1 FROM step u WHERE u.undoes = \(step).id AND \(isInEffect("u")))"
  }

  /// Whether a profile may undo a step and see its label: shared steps, its own, and what others did for it alone.
  ///
  /// `profile` is an SQL expression for its number.
  static func isAccessible(_ step: String, of profile: String) -> String {
    """
    (\(step).isShared OR \(step).authorId = \(profile)
      OR EXISTS (SELECT 1 FROM stepProfile t WHERE t.stepId = \(step).id AND t.profileId = \(profile))
      AND NOT EXISTS (SELECT 1 FROM stepProfile t WHERE t.stepId = \(step).id AND t.profileId <> \(profile)))
    """
  }

  /// Whether a later command makes it impossible to redo a step that was undone.
  ///
  /// That is a shared command, any command if the undone step was shared, and otherwise a command by or for one of the
  /// profiles that the undone step belongs to.
  static func isRedoBlocked(_ step: String, undo: String) -> String {
    """
    EXISTS (SELECT 1 FROM step n WHERE n.id > \(undo).id AND n.undoes IS NULL AND (
      n.isShared OR \(step).isShared OR n.authorId = \(step).authorId
      OR EXISTS (SELECT 1 FROM stepProfile b WHERE b.stepId = \(step).id AND b.profileId = n.authorId)
      OR EXISTS (SELECT 1 FROM stepProfile a WHERE a.stepId = n.id AND (a.profileId = \(step).authorId
        OR EXISTS (SELECT 1 FROM stepProfile b WHERE b.stepId = \(step).id AND b.profileId = a.profileId)))))
    """
  }

  /// The number of the last command that empties a profile's redo: a shared one, or one that the profile gave or that
  /// changed its rows.
  ///
  /// Steps undone before it can be ignored.
  static func lastChange(of profile: String) -> String {
    """
    coalesce((SELECT l.id FROM step l WHERE l.undoes IS NULL AND (l.isShared OR l.authorId = \(profile)
      OR EXISTS (SELECT 1 FROM stepProfile t WHERE t.stepId = l.id AND t.profileId = \(profile)))
      ORDER BY l.id DESC LIMIT 1), 0)
    """
  }

  /// The steps that were undone and can no longer be redone.
  static let forgotten = """
    SELECT s.id FROM step u JOIN step s ON s.id = u.undoes
    WHERE s.undoes IS NULL AND \(isInEffect("u")) AND (s.schemaNumber < \(replayableSince) OR \(isRedoBlocked("s", undo: "u")))
    """
}
