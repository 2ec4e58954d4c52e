package import Domain

/// One command's changes: what `undo` takes back and `redo` brings again.
package struct Step: Hashable, Sendable {
  /// Whether the changes are in the household now; an undone step waits for redo.
  package enum State: String, Sendable {
    case done
    case undone
  }

  /// Its number; later steps have higher ones.
  package let id: Int
  /// When the command was run.
  package let at: Moment
  /// The name of the profile whose step it is; nil for one that everybody shares.
  package let profile: String?
  /// The command line as it was typed; nil for another profile's.
  package let label: String?
  /// Whether it can be undone or redone now.
  package let state: State
  /// Whether undoing it has hidden foods that meals, trips or favourites name; those keep their names and values.
  package var hidesLoggedFoods = false
}

/// What a write gave back, and the step that undoes it: nil where nothing changed.
package struct Written<Value> {
  /// What the closure that wrote gave back.
  package let value: Value
  /// What `undo` takes back; nil where nothing changed.
  package let step: Step?
}
