package import Domain

/// One command's changes: what `undo` takes back and `redo` brings again.
package struct Step: Hashable, Sendable {
  /// Whether the changes are in the household now; what was undone may wait for redo.
  package enum State: String, Sendable {
    case done
    case undone
  }

  /// Its number; later steps have higher ones.
  package let id: Int
  /// When the command was run.
  package let at: Moment
  /// The name of the profile that gave the command; nil where there was none.
  package let author: String?
  /// Whether it belongs to everybody: foods, profiles, settings.
  package let isShared: Bool
  /// The names of the profiles whose rows it changed, in the order of their numbers; none right after a write.
  package var profiles: [String] = []
  /// The command line as it was typed; nil where it is none of the profile's that asks.
  package let label: String?
  /// Whether it can be undone now, or was.
  package let state: State
  /// Whether undoing it has hidden foods that meals, trips or favourites name; those keep their names and values.
  package var hidesLoggedFoods = false

  /// The same step, undone or done again.
  func with(_ state: State) -> Step {
    Step(id: id, at: at, author: author, isShared: isShared, profiles: profiles, label: label, state: state)
  }
}

/// What a write gave back, and the step that undoes it: nil where nothing changed.
package struct Written<Value> {
  /// What the closure that wrote gave back.
  package let value: Value
  /// What `undo` takes back; nil where nothing changed.
  package let step: Step?
}
