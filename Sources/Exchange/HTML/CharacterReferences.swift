/// HTML's character references: `&euro;`, `&#8364;`, `&#x20AC;`.
enum CharacterReferences {
  /// The text with references replaced by their characters; unknown references stay as they are.
  static func decoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let body = rest[rest.index(after: start)...].prefix(10)
      guard let end = body.firstIndex(of: ";"), let character = character(String(body[..<end])) else {
        result += "&"
        rest = rest[rest.index(after: start)...]
        continue
      }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return named[name] }
    let isHex = name.dropFirst().lowercased().hasPrefix("x")
    let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
    // Pages use the numbers of control characters for Windows-1252 characters: `&#150;` is a dash.
    if let number, (0x80...0x9F).contains(number) {
      return FieldText.whole([UInt8(number)])
    }
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  /// The references that European pages use.
  ///
  /// Source: HTML Living Standard, 13.5, "Named character references".
  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "euro": "€", "pound": "£",
    "yen": "¥",
    "cent": "¢", "middot": "·", "bull": "•", "shy": "\u{AD}", "copy": "©", "reg": "®", "trade": "™", "deg": "°",
    "ndash": "–", "mdash": "—", "minus": "−", "times": "×", "divide": "÷", "plusmn": "±", "hellip": "…",
    "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«", "raquo": "»",
    "lsaquo": "‹", "rsaquo": "›", "prime": "′", "Prime": "″", "frac12": "½", "frac14": "¼", "frac34": "¾",
    "frac13": "⅓",
    "frac23": "⅔", "frac18": "⅛", "half": "½", "frasl": "⁄", "thinsp": "\u{2009}", "ensp": "\u{2002}",
    "emsp": "\u{2003}",
    "zwnj": "\u{200C}", "zwj": "\u{200D}", "iexcl": "¡", "iquest": "¿", "ordf": "ª", "ordm": "º", "sup1": "¹",
    "sup2": "²",
    "sup3": "³", "para": "¶", "sect": "§", "micro": "µ", "szlig": "ß",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "euml": "ë", "iuml": "ï", "yuml": "ÿ", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
    "Euml": "Ë", "Iuml": "Ï", "aacute": "á", "eacute": "é", "iacute": "í", "oacute": "ó", "uacute": "ú", "yacute": "ý",
    "Aacute": "Á", "Eacute": "É", "Iacute": "Í", "Oacute": "Ó", "Uacute": "Ú", "agrave": "à", "egrave": "è",
    "igrave": "ì",
    "ograve": "ò", "ugrave": "ù", "Agrave": "À", "Egrave": "È", "Igrave": "Ì", "Ograve": "Ò", "Ugrave": "Ù",
    "acirc": "â",
    "ecirc": "ê", "icirc": "î", "ocirc": "ô", "ucirc": "û", "Acirc": "Â", "Ecirc": "Ê", "Icirc": "Î", "Ocirc": "Ô",
    "Ucirc": "Û", "atilde": "ã", "ntilde": "ñ", "otilde": "õ", "Atilde": "Ã", "Ntilde": "Ñ", "Otilde": "Õ",
    "aring": "å",
    "Aring": "Å", "aelig": "æ", "AElig": "Æ", "oelig": "œ", "OElig": "Œ", "oslash": "ø", "Oslash": "Ø", "ccedil": "ç",
    "Ccedil": "Ç", "eth": "ð", "thorn": "þ", "scaron": "š", "Scaron": "Š", "zcaron": "ž", "ccaron": "č", "rcaron": "ř",
    "ecaron": "ě", "lstrok": "ł", "eogon": "ę", "aogon": "ą", "sacute": "ś", "zacute": "ź", "zdot": "ż", "nacute": "ń",
    "cacute": "ć", "odblac": "ő", "udblac": "ű",
  ]
}
