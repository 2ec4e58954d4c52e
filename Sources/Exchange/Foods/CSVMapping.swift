package import Domain

/// The columns that the user has assigned to fields: `name=Bezeichnung,kcal=Energie`.
package struct CSVMapping: Equatable, Sendable {
  /// The name of the column for each field, as typed; an empty name means that the field has no column.
  package var columns: [FoodField: String] = [:]
  /// Whether the carbohydrates include fiber, as stated by the user; nil if the user did not state it.
  package var basis: CarbohydrateBasis?

  /// Creates an empty mapping, which leaves every column to be found by its name.
  package init() {}

  /// Reads a mapping such as `name=Bezeichnung,kcal=Energie,basis=available`; `sugar=-` means no column for sugar.
  ///
  /// A comma that is not followed by `WORD=` is part of the column's name. Throws `badValue` if the mapping cannot be
  /// read.
  package init(_ text: String) throws(LarderError) {
    var parts: [(key: String, value: String)] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      let halves = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if halves.count == 2 {
        parts.append((Self.trimmed(halves[0]), Self.trimmed(halves[1])))
      } else if parts.isEmpty {
        throw LarderError(
          .badValue, "\(ImportFile.quoted(String(piece))) names no column",
          hint: "such as name=Bezeichnung,kcal=Energie"
        )
      } else {
        parts[parts.count - 1].value += "," + piece
      }
    }
    for part in parts {
      if part.key.plainLetters == "basis" {
        guard let basis = CarbohydrateBasis(rawValue: part.value.plainLetters) else {
          throw LarderError(
            .badValue, "\(ImportFile.quoted(part.value)) is not a basis for carbs",
            hint: "total (with fiber) or available (without)")
        }
        self.basis = basis
        continue
      }
      guard let field = FoodField(word: part.key) else {
        let words = FoodField.allCases.map(\.rawValue) + ["basis"]
        throw LarderError(
          .badValue, "\(ImportFile.quoted(part.key)) is not a field of a food",
          hint: "the fields are \(words.joined(separator: ", "))",
          candidates: NearestWord.among(words, to: part.key).map { [$0] } ?? [])
      }
      columns[field] = part.value == "-" ? "" : part.value
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
