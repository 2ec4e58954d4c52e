/// A unit of an ingredient line, in the line's language: `tbsp`, `EL`, `gousse`.
package struct IngredientUnit: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case mass
    case volume
    /// A spoon or cup, which measures a volume but never states the size of a piece.
    case spoon
    case length
    /// A container that a food is sold in: can, jar, packet.
    case container
    /// A part or piece of the food: clove, slice, leaf.
    case piece
    /// A small amount that is often written without a number: pinch, handful, bunch.
    case rough
  }

  /// The unit in its shortest common form: `tbsp`.
  package let symbol: String
  package let kind: Kind

  /// Whether the unit can express the size of a piece or container.
  var isMeasured: Bool { kind == .mass || kind == .volume || kind == .length }

  /// The unit with the given name; nil if no unit has that name.
  ///
  /// The name must be in lower case, without accents and periods, and with one space between its words.
  static func named(_ words: String) -> IngredientUnit? { table[words] }

  /// Whether the name of any unit of several words begins with the given word.
  static func mayContinue(_ word: String) -> Bool { firstWords.contains(word) }

  /// The spellings of each unit, separated by commas, with its kind and symbol.
  private static let rows: [(Kind, String, String)] = [
    (
      .mass, "g",
      "g, gr, gm, gms, grs, gram, grams, gramm, gramme, grammes, grammo, grammi, gramo, gramos, grama, gramas"
    ),
    (.mass, "g", "г, гр, грам, грама, грамів"),
    (
      .mass, "kg",
      "kg, kgs, kilo, kilos, kilogram, kilograms, kilogramm, kilogramme, kilogrammes, chilo, chili, кг, кілограм"
    ),
    (.mass, "mg", "mg, мг"), (.mass, "dag", "dag, dkg, deka"), (.mass, "hg", "hg, etto, etti"),
    (.mass, "oz", "oz, ozs, ounce, ounces, onza, onzas, oncia, once, onces"),
    (.mass, "lb", "lb, lbs, pound, pounds, libra, libras"), (.mass, "Pfund", "pfund, pfd"),
    (.mass, "livre", "livre, livres"),
    (
      .volume, "ml",
      "ml, mls, milliliter, milliliters, millilitre, millilitres, millilitri, mililitro, mililitros, мл, cc, cm3"
    ),
    (.volume, "cl", "cl, centiliter, centilitre, centilitres, centilitri, centilitro, centilitros"),
    (.volume, "dl", "dl, deciliter, decilitre, decilitres, decilitri, decilitro, decilitros, дл"),
    (.volume, "l", "l, ltr, lt, liter, liters, litre, litres, litro, litros, litri, л, літр, літра, літри, літрів"),
    (.volume, "fl oz", "fl oz, floz, fluid ounce, fluid ounces, fl ounce, fl ounces"),
    (.volume, "pint", "pint, pints, pt, pts"), (.volume, "quart", "quart, quarts, qt, qts"),
    (.volume, "gallon", "gallon, gallons, gal"),
    (
      .spoon, "tbsp",
      "tbsp, tbsps, tbs, tb, tbl, tbls, tblsp, tblsps, tablespoon, tablespoons, tablespoonful, tablespoonfuls"
    ),
    (.spoon, "tsp", "tsp, tsps, ts, t, teaspoon, teaspoons, teaspoonful, teaspoonfuls"),
    (.spoon, "dsp", "dsp, dessertspoon, dessertspoons"), (.spoon, "cup", "cup, cups, c"),
    (.spoon, "EL", "el, essl, essloffel, essloeffel"),
    (.spoon, "TL", "tl, teel, teeloffel, teeloeffel, kaffeeloffel, kaffeeloeffel"),
    (.spoon, "Tasse", "tasse, tassen"), (.spoon, "tasse", "tasses"),
    (
      .spoon, "c. à s.",
      "cuillere a soupe, cuilleres a soupe, cuillere a s, cuilleres a s, cuil a soupe, cuill a soupe, cuil a s, c a soupe, c a s, c s, cas, cs, cuilleree a soupe, cuillerees a soupe"
    ),
    (
      .spoon, "c. à c.",
      "cuillere a cafe, cuilleres a cafe, cuillere a c, cuilleres a c, cuil a cafe, cuill a cafe, cuil a c, c a cafe, c a c, c c, cac, cuilleree a cafe, cuillere a the, cuilleres a the, c a the"
    ),
    (.spoon, "cucchiaio", "cucchiaio, cucchiai, cucch, cucch ai, cucchiaiata, cucchiaiate, cucchiaio da tavola"),
    (
      .spoon, "cucchiaino",
      "cucchiaino, cucchiaini, cucch no, cucch ino, cucch ni, cucch ini, cucchiaino da caffe, cucchiaino da te, cucchiaini da caffe"
    ),
    (.spoon, "tazza", "tazza, tazze"), (.spoon, "tazzina", "tazzina, tazzine"),
    (
      .spoon, "cucharada",
      "cucharada, cucharadas, cda, cdas, cucharada sopera, cucharadas soperas, cuchara, cucharas, c sopera, c soperas"
    ),
    (
      .spoon, "cucharadita",
      "cucharadita, cucharaditas, cdta, cdtas, cdita, cditas, cucharilla, cucharillas, cucharada de postre, c de postre, c postre, cucharada de cafe, cucharadas de cafe, c de cafe, c cafe"
    ),
    (.spoon, "taza", "taza, tazas"),
    (
      .spoon, "colher de sopa",
      "colher de sopa, colheres de sopa, colher sopa, colheres sopa, c sopa, c de sopa, cs sopa, colher das de sopa"
    ),
    (.spoon, "colher de chá", "colher de cha, colheres de cha, c cha, c de cha, colher cha"),
    (.spoon, "colher de sobremesa", "colher de sobremesa, colheres de sobremesa"),
    (.spoon, "xícara", "xicara, xicaras, chavena, chavenas, xicara de cha, xicaras de cha, chavena de cha"),
    (
      .spoon, "ст. л.",
      "ст л, ст ложка, ст ложки, ст ложок, столова ложка, столові ложки, столових ложок, столової ложки"
    ),
    (.spoon, "ч. л.", "ч л, ч ложка, ч ложки, чаина ложка, чаині ложки, чаиних ложок, чаиної ложки, чаиноі ложки"),
    (.spoon, "склянка", "склянка, склянки, склянок, чашка, чашки, чашок"),
    (.spoon, "eetlepel", "eetlepel, eetlepels"), (.spoon, "theelepel", "theelepel, theelepels"),
    (.spoon, "msk", "msk, matsked, spsk"), (.spoon, "tsk", "tsk, tesked"), (.spoon, "krm", "krm"),
    (.length, "in", "inch, inches, in, \""),
    (.length, "cm", "cm, centimeter, centimeters, centimetre, centimetres, zentimeter"),
    (.length, "mm", "mm"),
    (.container, "can", "can, cans"), (.container, "tin", "tin, tins"), (.container, "jar", "jar, jars"),
    (.container, "bottle", "bottle, bottles"), (.container, "carton", "carton, cartons"),
    (.container, "box", "box, boxes"),
    (.container, "pkg", "pkg, pkgs, pkt, pkts, package, packages, packet, packets, pack, packs"),
    (.container, "sachet", "sachet, sachets"), (.container, "envelope", "envelope, envelopes"),
    (.container, "bag", "bag, bags"), (.container, "pouch", "pouch, pouches"), (.container, "tub", "tub, tubs"),
    (.container, "pot", "pot, pots"), (.container, "container", "container, containers"),
    (.container, "tube", "tube, tubes"), (.container, "punnet", "punnet, punnets"),
    (.container, "glass", "glass, glasses"), (.container, "bowl", "bowl, bowls"), (.container, "mug", "mug, mugs"),
    (.container, "Dose", "dose, dosen, buchse, buchsen, buechse"), (.container, "Glas", "glas, glaser, glaeser"),
    (
      .container, "Pck.",
      "pck, pk, pckg, packchen, paeckchen, pack., packung, packungen, packli, paket, pakete, pkg., p"
    ),
    (.container, "Beutel", "beutel, btl"), (.container, "Becher", "becher"),
    (.container, "Flasche", "flasche, flaschen, fl"),
    (.container, "Tüte", "tute, tuten, tuete"), (.container, "Tafel", "tafel, tafeln"),
    (.container, "Rolle", "rolle, rollen"),
    (.container, "Netz", "netz"), (.container, "Tube", "tube."), (.container, "Schale", "schale, schalen"),
    (.container, "boîte", "boite, boites"), (.container, "bocal", "bocal, bocaux"),
    (.container, "paquet", "paquet, paquets"),
    (.container, "brique", "brique, briques, briquette, briquettes"),
    (.container, "bouteille", "bouteille, bouteilles"),
    (.container, "tablette", "tablette, tablettes"), (.container, "verre", "verre, verres"),
    (.container, "lattina", "lattina, lattine"), (.container, "scatola", "scatola, scatole, scatoletta, scatolette"),
    (.container, "barattolo", "barattolo, barattoli"), (.container, "vasetto", "vasetto, vasetti"),
    (.container, "bustina", "bustina, bustine, busta, buste"), (.container, "confezione", "confezione, confezioni"),
    (.container, "bottiglia", "bottiglia, bottiglie"), (.container, "bicchiere", "bicchiere, bicchieri"),
    (.container, "brick", "brick, bricks"), (.container, "lata", "lata, latas"), (.container, "bote", "bote, botes"),
    (.container, "tarro", "tarro, tarros"), (.container, "sobre", "sobre, sobres"), (.container, "vaso", "vaso, vasos"),
    (.container, "paquete", "paquete, paquetes"), (.container, "botella", "botella, botellas"),
    (.container, "bolsa", "bolsa, bolsas"), (.container, "tableta", "tableta, tabletas"),
    (.container, "frasco", "frasco, frascos"), (.container, "pacote", "pacote, pacotes"),
    (.container, "saqueta", "saqueta, saquetas"), (.container, "copo", "copo, copos"),
    (.container, "garrafa", "garrafa, garrafas"), (.container, "caixa", "caixa, caixas, caixinha, caixinhas"),
    (.container, "банка", "банка, банки, банок"),
    (.container, "пакетик", "пакетик, пакетика, пакетики, пакетиків, пакет, пакета"),
    (.container, "пачка", "пачка, пачки, пачок"), (.container, "пляшка", "пляшка, пляшки"),
    (.piece, "clove", "clove, cloves"), (.piece, "slice", "slice, slices"), (.piece, "rasher", "rasher, rashers"),
    (.piece, "piece", "piece, pieces, pc, pcs"), (.piece, "stalk", "stalk, stalks"), (.piece, "rib", "rib, ribs"),
    (.piece, "stick", "stick, sticks"), (.piece, "head", "head, heads"), (.piece, "leaf", "leaf, leaves"),
    (.piece, "bulb", "bulb, bulbs"), (.piece, "ear", "ear, ears"), (.piece, "sheet", "sheet, sheets"),
    (.piece, "strip", "strip, strips"), (.piece, "spear", "spear, spears"), (.piece, "cube", "cube, cubes"),
    (.piece, "ball", "ball, balls"), (.piece, "loaf", "loaf, loaves"), (.piece, "wheel", "wheel, wheels"),
    (.piece, "wedge", "wedge, wedges"), (.piece, "block", "block, blocks"), (.piece, "bar", "bar, bars"),
    (.piece, "scoop", "scoop, scoops"), (.piece, "square", "square, squares"), (.piece, "log", "log, logs"),
    (.piece, "chunk", "chunk, chunks"), (.piece, "slab", "slab, slabs"), (.piece, "rack", "rack, racks"),
    (.piece, "serving", "serving, servings"), (.piece, "part", "part, parts"), (.piece, "shot", "shot, shots"),
    (.piece, "measure", "measure, measures"), (.piece, "batch", "batch, batches"),
    (.piece, "recipe", "recipe, recipes"),
    (.piece, "crown", "crown, crowns"), (.piece, "stem", "stem, stems"),
    (.piece, "Zehe", "zehe, zehen"), (.piece, "Scheibe", "scheibe, scheiben"),
    (.piece, "Stück", "stuck, stueck, stucke, stk, st"),
    (.piece, "Blatt", "blatt, blatter, blaetter"), (.piece, "Kopf", "kopf, kopfe, koepfe"),
    (.piece, "Knolle", "knolle, knollen"),
    (.piece, "Stange", "stange, stangen"), (.piece, "Würfel", "wurfel, wuerfel"), (.piece, "Kugel", "kugel, kugeln"),
    (.piece, "Stiel", "stiel, stiele"), (.piece, "Stängel", "stangel, stengel, staengel"),
    (.piece, "Portion", "portion, portionen, portions"),
    (.piece, "Teil", "teil, teile"),
    (.piece, "Streifen", "streifen"), (.piece, "Rippe", "rippe, rippen"), (.piece, "Laib", "laib, laibe"),
    (.piece, "gousse", "gousse, gousses"), (.piece, "tranche", "tranche, tranches, tranchen"),
    (.piece, "morceau", "morceau, morceaux"),
    (.piece, "feuille", "feuille, feuilles"), (.piece, "tige", "tige, tiges"), (.piece, "branche", "branche, branches"),
    (.piece, "tête", "tete, tetes"), (.piece, "boule", "boule, boules"), (.piece, "rouleau", "rouleau, rouleaux"),
    (.piece, "spicchio", "spicchio, spicchi"), (.piece, "fetta", "fetta, fette"), (.piece, "pezzo", "pezzo, pezzi"),
    (.piece, "foglia", "foglia, foglie"), (.piece, "gambo", "gambo, gambi"), (.piece, "costa", "costa, coste"),
    (.piece, "cespo", "cespo, cespi"), (.piece, "testa", "testa, teste"), (.piece, "dado", "dado, dadi"),
    (.piece, "rotolo", "rotolo, rotoli"),
    (.piece, "diente", "diente, dientes"), (.piece, "loncha", "loncha, lonchas"),
    (.piece, "rebanada", "rebanada, rebanadas"),
    (.piece, "rodaja", "rodaja, rodajas"), (.piece, "trozo", "trozo, trozos"), (.piece, "hoja", "hoja, hojas"),
    (.piece, "tallo", "tallo, tallos"), (.piece, "cabeza", "cabeza, cabezas"),
    (.piece, "cubito", "cubito, cubitos, pastilla, pastillas"),
    (.piece, "dente", "dente, dentes"), (.piece, "fatia", "fatia, fatias"), (.piece, "pedaço", "pedaco, pedacos"),
    (.piece, "folha", "folha, folhas"), (.piece, "talo", "talo, talos"), (.piece, "cabeça", "cabeca, cabecas"),
    (.piece, "cubo", "cubo, cubos"), (.piece, "pau", "pau, paus"),
    (.piece, "зубчик", "зубчик, зубчика, зубчики, зубчиків, зубок, зубки"),
    (.piece, "скибка", "скибка, скибки, скибок"),
    (.piece, "шматок", "шматок, шматка, шматки, шматків, шматочок, шматочки"),
    (.piece, "листок", "листок, листка, листки, листків, лист, листя"),
    (.piece, "головка", "головка, головки, головок"), (.piece, "стебло", "стебло, стебла, стебел"),
    (.piece, "кубик", "кубик, кубика, кубики, кубиків"), (.piece, "шт.", "шт, штук, штука, штуки"),
    (.rough, "pinch", "pinch, pinches"), (.rough, "dash", "dash, dashes"), (.rough, "smidgen", "smidgen"),
    (.rough, "handful", "handful, handfuls"), (.rough, "bunch", "bunch, bunches"), (.rough, "sprig", "sprig, sprigs"),
    (.rough, "splash", "splash, splashes"), (.rough, "drizzle", "drizzle"), (.rough, "knob", "knob, knobs"),
    (.rough, "drop", "drop, drops"), (.rough, "dollop", "dollop, dollops"), (.rough, "glug", "glug, glugs"),
    (.rough, "grind", "grind, grinds, grinding, grindings"), (.rough, "squeeze", "squeeze"),
    (.rough, "pat", "pat, pats"),
    (.rough, "thumb", "thumb"), (.rough, "squirt", "squirt, squirts"), (.rough, "spoonful", "spoonful, spoonfuls"),
    (.rough, "Prise", "prise, prisen"), (.rough, "Msp.", "msp, messerspitze, messerspitzen"),
    (.rough, "Bund", "bund, bd"),
    (.rough, "Zweig", "zweig, zweige, zweiglein"), (.rough, "Handvoll", "handvoll"),
    (.rough, "Schuss", "schuss, schuß"), (.rough, "Spritzer", "spritzer"), (.rough, "Tropfen", "tropfen"),
    (.rough, "Stückchen", "stuckchen"), (.rough, "Klecks", "klecks"), (.rough, "Stich", "stich"),
    (.rough, "pincée", "pincee, pincees"), (.rough, "pointe de couteau", "pointe de couteau, pointes de couteau"),
    (.rough, "botte", "botte, bottes"), (.rough, "bouquet", "bouquet, bouquets"), (.rough, "brin", "brin, brins"),
    (.rough, "poignée", "poignee, poignees"), (.rough, "trait", "trait, traits"), (.rough, "filet", "filet, filets"),
    (.rough, "goutte", "goutte, gouttes"), (.rough, "noix", "noix"), (.rough, "noisette", "noisette"),
    (.rough, "pizzico", "pizzico, pizzichi, presa, prese"), (.rough, "punta di coltello", "punta di coltello"),
    (.rough, "mazzo", "mazzo, mazzi"), (.rough, "mazzetto", "mazzetto, mazzetti"),
    (.rough, "rametto", "rametto, rametti, ciuffo, ciuffi"),
    (.rough, "manciata", "manciata, manciate"), (.rough, "filo", "filo"), (.rough, "goccio", "goccio, goccia, gocce"),
    (.rough, "noce", "noce"), (.rough, "spruzzata", "spruzzata"),
    (.rough, "pizca", "pizca, pizcas"), (.rough, "punta de cuchillo", "punta de cuchillo"),
    (.rough, "manojo", "manojo, manojos"),
    (.rough, "ramita", "ramita, ramitas, rama, ramas"), (.rough, "puñado", "punado, punados"),
    (.rough, "chorro", "chorro, chorros"),
    (.rough, "chorrito", "chorrito, chorritos"), (.rough, "gota", "gota, gotas"), (.rough, "nuez", "nuez"),
    (.rough, "pitada", "pitada, pitadas"), (.rough, "molho", "molho, molhos"), (.rough, "maço", "maco, macos"),
    (.rough, "ramo", "ramo, ramos, raminho, raminhos"), (.rough, "punhado", "punhado, punhados"),
    (.rough, "fio", "fio"),
    (.rough, "golpe", "golpe"),
    (.rough, "дрібка", "дрібка, дрібки"), (.rough, "щіпка", "щіпка, щіпки, щіпку, щепотка"),
    (.rough, "пучок", "пучок, пучка, пучки, пучків"),
    (.rough, "гілочка", "гілочка, гілочки, гілочок"), (.rough, "жменя", "жменя, жмені, жменю, жменька"),
    (.rough, "крапля", "крапля, краплі, крапель"),
  ]

  private static let table: [String: IngredientUnit] = {
    var table: [String: IngredientUnit] = [:]
    for (kind, symbol, spellings) in rows {
      let unit = IngredientUnit(symbol: symbol, kind: kind)
      for spelling in spellings.split(separator: ",") { table[String(spelling.drop { $0 == " " }).plainLetters] = unit }
    }
    return table
  }()

  private static let firstWords = Set(
    table.keys.filter { $0.contains(" ") }.compactMap { $0.split(separator: " ").first.map(String.init) })
}
