/// Letters with accents and their plain forms.
enum LetterFold {
  static let plain: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    for (letters, plain) in [
      ("àáâãäåāăąǎ", "a"), ("çćĉċč", "c"), ("ďđð", "d"), ("èéêëēĕėęě", "e"), ("ĝğġģ", "g"), ("ĥħ", "h"),
      ("ìíîïĩīĭįı", "i"), ("ĵ", "j"), ("ķ", "k"), ("ĺļľŀł", "l"), ("ñńņňŉ", "n"), ("òóôõöøōŏőǒ", "o"), ("ŕŗř", "r"),
      ("ạảấầẩẫậắằẳẵặ", "a"), ("ẹẻẽếềểễệ", "e"), ("ỉị", "i"), ("ọỏốồổỗộơớờởỡợ", "o"), ("ụủưứừửữự", "u"), ("ỳỵỷỹ", "y"),
      ("śŝşšșſ", "s"), ("ţťŧț", "t"), ("ùúûüũūŭůűųǔ", "u"), ("ŵ", "w"), ("ýÿŷ", "y"), ("źżž", "z"), ("ß", "ss"),
      ("æ", "a"), ("œ", "oe"), ("þ", "th"), ("й", "и"), ("ё", "е"), ("ї", "і"), ("ў", "у"),
    ] {
      for letter in letters.unicodeScalars { table[letter] = plain }
    }
    return table
  }()
}
