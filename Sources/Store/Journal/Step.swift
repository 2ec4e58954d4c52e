package import Domain

/// One command's changes, which `undo` reverts and `redo` restores.
package struct Step: Hashable, Sendable {
  /// Whether a step's changes are in effect now; a step that was undone may be redone.
  package enum State: String, Sendable {
    case done
    case undone
  }

  /// The step's ID; later steps have higher IDs.
  package let id: Int
  /// When the command was run.
  package let at: Moment
  /// The name of the profile that gave the command; nil if no profile gave it.
  package let author: String?
  /// Whether the step changed what everybody shares: foods, profiles, settings.
  package let isShared: Bool
  /// The names of the profiles whose rows the step changed, in the order of their IDs; empty in the result of a
  /// write.
  package var profiles: [String] = []
  /// The command line as it was typed; nil if the profile for which the step was read is not allowed to see it.
  package let label: String?
  /// Whether the step's changes are in effect now, or were undone.
  package let state: State
  /// Whether undoing the step has hidden foods that meals, trips or favourites refer to.
  ///
  /// The items in these meals, trips and favourites keep their names and values.
  package var hidesLoggedFoods = false

  /// Returns the step with another state, as it is after an undo or redo.
  func with(_ state: State) -> Step {
    Step(id: id, at: at, author: author, isShared: isShared, profiles: profiles, label: label, state: state)
  }

  /// The name of the profile that gave the command or, if unknown, of the only profile whose rows the step changed.
  ///
  /// Nil for a shared step, or if neither name is known.
  package var giver: String? { isShared ? nil : author ?? (profiles.count == 1 ? profiles.first : nil) }
}

/// The result of a write: what the closure returned, and the step if the write changed anything.
package struct WriteResult<Value> {
  /// What the closure returned.
  package let value: Value
  /// The step that `undo` would revert; nil if nothing changed.
  package let step: Step?
}
