extension StringProtocol {
  /// In lower case and without accents, for comparing what people typed: `Frühstück` is `fruhstuck`, `ß` is `ss`.
  package var plainLetters: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in lowercased().unicodeScalars {
      if scalar.value < 0x80 {
        result.unicodeScalars.append(scalar)
      } else if let plain = plainLatin[scalar] {
        result += plain
      } else if !(0x300...0x36F).contains(scalar.value) {
        // U+0300 to U+036F are the combining accents of decomposed text.
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// The accented lower-case letters of Larder's seven languages, and the apostrophe that phones type.
private let plainLatin: [Unicode.Scalar: String] = {
  let groups = [
    "a": "àáâãäåāă", "c": "çćč", "e": "èéêëēėę", "i": "ìíîïī", "l": "ł", "n": "ñńň", "o": "òóôõöøō", "s": "śšș",
    "t": "țť", "u": "ùúûüūů", "y": "ýÿ", "z": "źżž", "ss": "ß", "ae": "æ", "oe": "œ", "'": "’",
  ]
  var table: [Unicode.Scalar: String] = [:]
  for (plain, letters) in groups {
    for scalar in letters.unicodeScalars { table[scalar] = plain }
  }
  return table
}()
