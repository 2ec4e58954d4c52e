/// Recognizes shops by words and numbers on their receipts.
enum ReceiptStores {
  struct Store {
    let name: String
    /// Labels that identify the shop if a line contains one of them as whole words; they have the form of
    /// `PrintedLine.label`.
    let marks: [String]
  }

  /// The first shop that is named, in the heading or else in the other lines; nil if none is named.
  static func named(in heading: [PrintedLine], or all: [PrintedLine]) -> String? {
    // The shop is named above the list or at the end of the receipt.
    let ends = all.count > 80 ? all.prefix(30) + all.suffix(50) : all[...]
    for (lines, isHeading) in [(heading[...], true), (ends, false)] {
      let labels = lines.map { " \($0.label) " }
      for label in labels {
        let named = stores.first { store in
          (isHeading || !ordinary.contains(store.name)) && store.marks.contains { label.contains(" \($0) ") }
        }
        if let named { return named.name }
      }
      // A mark may be part of an address such as `www.edeka.de`, or the shop's VAT number may be printed.
      for line in lines {
        let text = line.text.plainLetters
        if let store = stores.first(where: { $0.marks.contains { $0.count > 3 && text.contains("www.\($0)") } })
          ?? numbers.first(where: { text.contains($0.number) }).flatMap({ found in
            stores.first { $0.name == found.name }
          })
        {
          return store.name
        }
      }
    }
    return nil
  }

  /// Whether an American shop is named, or a state with a postal code is printed: `MN 55000`.
  static func isAmerican(_ lines: [PrintedLine]) -> Bool {
    if let store = named(in: Array(lines.prefix(12)), or: []), american.contains(store) { return true }
    return lines.contains { line in
      zip(line.words, line.words.dropFirst()).contains { state, code in
        state.count == 2 && state.allSatisfy { $0.isUppercase && $0.isASCII }
          && code.prefix(5).count == 5 && code.prefix(5).allSatisfy { $0.decimalDigit != nil }
      }
    }
  }

  /// Shops whose names are also ordinary words on receipts, such as `netto` for the net amount.
  private static let ordinary: Set<String> = [
    "Netto Marken-Discount", "real", "Globus", "Metro", "dm", "Jumbo", "SPAR", "Target", "Coop", "HIT", "HOFER",
  ]

  private static let american: Set<String> = [
    "Target", "Walmart", "Costco", "Whole Foods Market", "Trader Joe's", "Safeway", "Kroger",
  ]

  /// The VAT numbers of chains, which are printed on all of their receipts.
  private static let numbers = [
    (number: "de812706034", name: "REWE"), (number: "de202748117", name: "PENNY"),
    (number: "de133822409", name: "Netto Marken-Discount"),
  ]

  /// The shops, in the order in which they are tried.
  ///
  /// A longer mark comes before a mark that is a part of it: ALDI Nord (`aldi nord`) before ALDI SÜD (`aldi`).
  private static let stores: [Store] = [
    Store(name: "REWE", marks: ["rewe"]),
    Store(name: "PENNY", marks: ["penny", "penny markt"]),
    Store(name: "Lidl", marks: ["lidl", "lidl plus"]),
    Store(name: "ALDI Nord", marks: ["aldi nord"]),
    Store(name: "ALDI SÜD", marks: ["aldi sud", "aldi sued", "aldi"]),
    Store(name: "HOFER", marks: ["hofer"]),
    Store(name: "EDEKA", marks: ["edeka", "e center", "e neukauf", "ecenter"]),
    Store(name: "Netto Marken-Discount", marks: ["netto", "netto marken discount", "netto online"]),
    Store(name: "Kaufland", marks: ["kaufland"]),
    Store(name: "dm", marks: ["dm drogerie", "dm drogerie markt", "dm"]),
    Store(name: "Rossmann", marks: ["rossmann"]),
    Store(name: "Müller", marks: ["muller drogerie", "drogerie muller"]),
    Store(name: "Tengelmann", marks: ["tengelmann", "kaiser s", "kaisers", "immer eine gute idee"]),
    Store(name: "real", marks: ["real"]),
    Store(name: "tegut", marks: ["tegut"]),
    Store(name: "Norma", marks: ["norma"]),
    Store(name: "Globus", marks: ["globus"]),
    Store(name: "Alnatura", marks: ["alnatura"]),
    Store(name: "denns", marks: ["denns", "denn s", "denns biomarkt"]),
    Store(name: "BILLA", marks: ["billa"]),
    Store(name: "INTERSPAR", marks: ["interspar"]),
    Store(name: "SPAR", marks: ["eurospar", "spar"]),
    Store(name: "Migros", marks: ["migros"]),
    Store(name: "Coop", marks: ["coop"]),
    Store(name: "Denner", marks: ["denner"]),
    Store(name: "Tesco", marks: ["tesco"]),
    Store(name: "Sainsbury's", marks: ["sainsbury s", "sainsburys"]),
    Store(name: "ASDA", marks: ["asda"]),
    Store(name: "Morrisons", marks: ["morrisons"]),
    Store(name: "Waitrose", marks: ["waitrose"]),
    Store(name: "M&S", marks: ["marks and spencer", "marks spencer", "m s simply food"]),
    Store(name: "Target", marks: ["target"]),
    Store(name: "Walmart", marks: ["walmart", "wal mart"]),
    Store(name: "Costco", marks: ["costco"]),
    Store(name: "Safeway", marks: ["safeway"]),
    Store(name: "Kroger", marks: ["kroger"]),
    Store(name: "SuperValu", marks: ["supervalu"]),
    Store(name: "Dunnes", marks: ["dunnes"]),
    Store(name: "Volg", marks: ["volg"]),
    Store(name: "Esselunga", marks: ["esselunga"]),
    Store(name: "Mercadona", marks: ["mercadona"]),
    Store(name: "Whole Foods Market", marks: ["whole foods", "whole foods market"]),
    Store(name: "Trader Joe's", marks: ["trader joe s", "trader joes"]),
    Store(name: "Albert Heijn", marks: ["albert heijn"]),
    Store(name: "Jumbo", marks: ["jumbo"]),
    Store(name: "Carrefour", marks: ["carrefour"]),
    Store(name: "Auchan", marks: ["auchan"]),
    Store(name: "Metro", marks: ["metro"]),
    Store(name: "HIT", marks: ["hit markt", "hit handelsgruppe"]),
    Store(name: "famila", marks: ["famila"]),
    Store(name: "Marktkauf", marks: ["marktkauf"]),
  ]
}
