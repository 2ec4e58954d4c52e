/// What holds of steps, told from what they name: nothing in the journal is ever changed.
///
/// Conditions in SQL, of steps by the names that a query gives them.
enum StepRules {
  /// Whether no redo step names an undo step.
  static func stands(_ undo: String) -> String { "NOT EXISTS (SELECT 1 FROM step r WHERE r.undoes = \(undo).id)" }

  /// Whether a command's changes are in the household: no undo step of it stands.
  static func isDone(_ step: String) -> String {
    "NOT EXISTS (SELECT 1 FROM step u WHERE u.undoes = \(step).id AND \(stands("u")))"
  }

  /// Whether a profile may take a step back and see what it was: a shared one, its own, and what others did for it alone.
  ///
  /// `profile` is its number, as the query has it.
  static func isOwn(_ step: String, of profile: String) -> String {
    """
    (\(step).isShared OR \(step).authorId = \(profile)
      OR EXISTS (SELECT 1 FROM stepProfile t WHERE t.stepId = \(step).id AND t.profileId = \(profile))
      AND NOT EXISTS (SELECT 1 FROM stepProfile t WHERE t.stepId = \(step).id AND t.profileId <> \(profile)))
    """
  }

  /// Whether a command came after an undo step that makes it impossible to do the undone step again: a shared one, any one where
  /// the undone step was shared, and one of somebody whose step or whose rows it was.
  static func isOvertaken(_ step: String, undo: String) -> String {
    """
    EXISTS (SELECT 1 FROM step n WHERE n.id > \(undo).id AND n.undoes IS NULL AND (
      n.isShared OR \(step).isShared OR n.authorId = \(step).authorId
      OR EXISTS (SELECT 1 FROM stepProfile b WHERE b.stepId = \(step).id AND b.profileId = n.authorId)
      OR EXISTS (SELECT 1 FROM stepProfile a WHERE a.stepId = n.id AND (a.profileId = \(step).authorId
        OR EXISTS (SELECT 1 FROM stepProfile b WHERE b.stepId = \(step).id AND b.profileId = a.profileId)))))
    """
  }

  /// The number of the last command that empties a profile's redo: a shared one, or one that it gave or that changed its rows.
  ///
  /// Whatever was undone before need not be looked at.
  static func lastChange(of profile: String) -> String {
    """
    coalesce((SELECT l.id FROM step l WHERE l.undoes IS NULL AND (l.isShared OR l.authorId = \(profile)
      OR EXISTS (SELECT 1 FROM stepProfile t WHERE t.stepId = l.id AND t.profileId = \(profile)))
      ORDER BY l.id DESC LIMIT 1), 0)
    """
  }

  /// The steps that were undone and can never be done again.
  static let forgotten = """
    SELECT s.id FROM step u JOIN step s ON s.id = u.undoes
    WHERE s.undoes IS NULL AND \(stands("u")) AND (s.schemaNumber < \(Schema.replayableSince) OR \(isOvertaken("s", undo: "u")))
    """
}
