internal import Domain
internal import Store

extension Session {
  /// One step that writes a trip; its prices are in the currency that holds when they are written.
  ///
  /// - Parameter isPriced: Whether a price is among what is written: the first one decides the household's currency.
  /// - Throws: `notAllowed` where another program has just set another currency, since the prices were read in the old one.
  func writeTrip<Value>(
    label: String, profile: Profile, isPriced: Bool, _ body: (WritingDoor) throws -> Value
  ) throws -> Written<Value> {
    let currency = settings.currency
    return try write(label: label, profile: profile) { writing in
      if isPriced, try pinCurrency(writing) != currency {
        throw LarderError(
          .notAllowed, "the household's currency has just been changed", hint: "nothing was written; type it again")
      }
      return try body(writing.profile(profile.id))
    }
  }
}

extension Trip {
  /// Whether a price is known of it.
  var isPriced: Bool { total != nil }
}
