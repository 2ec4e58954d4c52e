internal import Domain
internal import Store

extension Session {
  /// Saves a trip as one step; its prices are in the currency that is set when the trip is saved.
  ///
  /// - Parameters:
  ///   - isPriced: Whether the trip includes a price; the first price of a household fixes its currency.
  ///   - first: The currency of the prices if the household has none yet; nil for the locale's.
  /// - Throws: `notAllowed` if another program has just set another currency, since the prices were read in the old
  ///   one.
  func writeTrip<Value>(
    label: String, profile: Profile, isPriced: Bool, first: Currency? = nil, _ body: (ProfileWriter) throws -> Value
  ) throws -> WriteResult<Value> {
    let currency = try first.map(currency(first:)) ?? settings.currency
    return try write(label: label, profile: profile) { writing in
      if isPriced, try pinCurrency(writing, first: first) != currency {
        throw LarderError(
          .notAllowed, "the household's currency has just been changed", outcome: .nothing(.written),
          hint: "type it again")
      }
      return try body(writing.profile(profile.id))
    }
  }
}

extension Trip {
  /// Whether any price of the trip is known.
  var isPriced: Bool { total != nil }
}
