/// The mass or volume of recipe units, and the words for these units in the names of food portions.
extension IngredientUnit {
  /// The grams in one unit; nil if it is not a unit of mass.
  package var grams: Double? {
    guard kind == .mass else { return nil }
    switch symbol {
    case "hg": return 100
    case "livre": return 500
    default:
      guard case .mass(let grams, _)? = Measure.read([symbol.plainLetters])?.measure else { return nil }
      return grams
    }
  }

  /// The milliliters in one unit; nil if it is not a unit of volume.
  ///
  /// Cups and spoons have the sizes used in the United States, unless the language of the unit has its own sizes.
  package var milliliters: Double? {
    guard kind == .volume || kind == .spoon else { return nil }
    return Self.volumes[symbol] ?? Measure.milliliters(of: Self.cups.contains(symbol) ? "cup" : symbol)
  }

  /// Whether the unit is a cup without a defined size: a German `Tasse`.
  package var isVague: Bool { symbol == "Tasse" }

  /// The word that the names of food portions use for the unit: `clove` for `gousse`.
  package var portionWord: String { Self.portions[symbol] ?? symbol }

  /// Whether the unit is a container that food is sold in.
  package var isContainer: Bool { kind == .container }

  /// Whether the unit is a can; the food in a can is preserved.
  package var isCan: Bool { ["can", "tin"].contains(portionWord) || symbol == "Dose" }

  /// Whether the unit is a spoon and not a cup: it holds at most 20 ml.
  ///
  /// Herbs measured by the spoon are taken to be dried.
  package var isSpoon: Bool { kind == .spoon && (milliliters ?? 100) <= 20 }

  /// Words for a cup in languages that have no other size for it.
  private static let cups: Set<String> = ["tazza", "tasse", "taza", "Tasse"]

  /// Pints, quarts and gallons are those of the United States (NIST Handbook 44, appendix C).
  private static let volumes: [String: Double] = [
    "tazzina": 60, "xícara": 240, "склянка": 250,
    "c. à s.": 15, "c. à c.": 5, "cucchiaio": 15, "cucchiaino": 5, "cucharada": 15, "cucharadita": 5,
    "colher de sopa": 15, "colher de chá": 5, "colher de sobremesa": 10, "ст. л.": 15, "ч. л.": 5, "eetlepel": 15,
    "theelepel": 5, "msk": 15, "tsk": 5, "krm": 1, "dsp": 10, "pint": 473.176, "quart": 946.353, "gallon": 3785.41,
  ]

  private static let portions: [String: String] = {
    let rows: [(String, String)] = [
      ("clove", "gousse, spicchio, diente, dente, зубчик"),
      ("slice", "tranche, fetta, rebanada, loncha, rodaja, fatia, скибка"),
      ("leaf", "feuille, foglia, hoja, folha, листок"),
      ("bunch", "botte, bouquet, mazzo, mazzetto, manojo, molho, maço, пучок"),
      ("sprig", "Zweig, Stiel, Stängel, brin, branche, rametto, ramita, ramo, гілочка"),
      ("stalk", "rib, tige, gambo, costa, tallo, talo, стебло"),
      ("head", "Kopf, tête, cespo, testa, cabeza, cabeça, головка"),
      ("pinch", "pincée, pizzico, pizca, pitada, дрібка, щіпка, smidgen"),
      ("knifepoint", "Msp., pointe de couteau, punta di coltello, punta de cuchillo"),
      ("handful", "poignée, manciata, puñado, punhado, жменя"),
      ("can", "boîte, lattina, scatola, barattolo, lata, bote, банка"),
      ("packet", "Pck., sachet, bustina, sobre, saqueta, пакетик"),
      ("package", "paquet, confezione, paquete, pacote, пачка"),
      ("jar", "bocal, vasetto, tarro, frasco"),
      ("stick", "pau"), ("splash", "dash, trait, filet, filo, goccio, chorro, chorrito, fio, golpe"),
      ("knob", "noix, noisette, noce, nuez"), ("glass", "verre, bicchiere, vaso, copo"),
      ("cube", "dado, cubito, cubo, кубик"), ("piece", "morceau, pezzo, trozo, pedaço, шматок, шт."),
      ("bottle", "bouteille, bottiglia, botella, garrafa, пляшка"), ("cup", "tazza, tasse, taza, xícara, склянка"),
      ("tbsp", "c. à s., cucchiaio, cucharada, colher de sopa, ст. л., eetlepel, msk"),
      ("tsp", "c. à c., cucchiaino, cucharadita, colher de chá, ч. л., theelepel, tsk"),
    ]
    var words: [String: String] = [:]
    for (word, symbols) in rows {
      for symbol in symbols.split(separator: ",") { words[String(symbol.drop { $0 == " " })] = word }
    }
    return words
  }()
}
