extension LarderError {
  /// What is known about a change when an error occurs.
  package enum Outcome: Hashable, Sendable {
    /// The error came while reading; there was nothing to change.
    case read
    /// Nothing was done; what was written before a commit is rolled back.
    case nothing(Deed)
    /// The commit failed, but what it should have saved is in the file.
    case saved
    /// The commit of a restore failed, but the backup is in the file's place.
    case restored
    /// The commit failed, and it is unknown whether it saved anything.
    case unknown
    /// The error came while reading or before a commit, after an earlier write of the same command had been saved.
    case savedBefore

    /// What was not done, as people would say it.
    package enum Deed: String, Sendable {
      case changed, written, saved, imported
    }

    /// Nothing was changed.
    package static let unchanged = Outcome.nothing(.changed)

    /// Whether it is known that nothing was done.
    package var isNothing: Bool {
      if case .nothing = self { return true }
      return false
    }

    /// The part of a hint that states this outcome; nil if there was nothing to change.
    package var sentence: String? {
      switch self {
      case .read: nil
      case .nothing(let deed): "nothing was \(deed.rawValue)"
      case .saved: "it is saved all the same: `history` shows it"
      case .restored: "the backup is restored all the same: `data check` looks whether it is sound"
      case .unknown: "it may have been saved: `history` shows it"
      case .savedBefore: "what this command changed before is saved: `history` shows it"
      }
    }

    /// `sentence` if something was saved or may have been saved; nil otherwise.
    package var ifSaved: String? { self == .read || isNothing ? nil : sentence }
  }

  /// The error for a command that Ctrl-C has ended.
  package static func interrupted(_ outcome: Outcome) -> LarderError {
    let name = "interrupted"
    var error = LarderError(.interrupted, name)
    error.outcome = outcome
    if let sentence = outcome.sentence { error.say("\(name), \(sentence)", insteadOf: name) }
    return error
  }

  /// The same error with another outcome and another hint, where somebody knows better what became of the whole command.
  package func saying(_ outcome: Outcome?, hint: String? = nil) -> LarderError {
    var result = self
    result.say(nil, insteadOf: bareMessage ?? message)
    result.outcome = outcome
    result.hint = Self.hint(outcome, hint)
    return result
  }
}
