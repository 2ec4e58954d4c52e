/// Classifies the lines of a receipt by their words, mainly in German, English and the languages of neighboring
/// countries.
///
/// Each label has the form of `PrintedLine.label`: lower case, without accents, digits and punctuation.
enum ReceiptLabels {
  /// Whether the line states the total of the receipt.
  static func isTotal(_ label: String) -> Bool {
    // `Posten: 9 Betrag`, `9 Pos. SUMME`
    let label = label.split(separator: " ").drop {
      ["posten", "pos", "artikel", "stk", "stuck", "teile", "items"].contains($0)
    }
    .joined(separator: " ")
    // `TOTAL REINIGER` is a product.
    let isTotal = totals.contains { total in
      label == total
        || label.hasPrefix(total + " ")
          && label.dropFirst(total.count).split(separator: " ").allSatisfy { besidesTotal.contains(String($0)) }
    }
    return isTotal && !isSubtotal(label) && !label.hasPrefix("total savings")
      && !label.hasPrefix("total tax") && !label.hasPrefix("total number")
  }

  /// Whether the line is a subtotal, which is not a charge of its own.
  static func isSubtotal(_ label: String) -> Bool {
    subtotals.contains { label.hasPrefix($0) } || label.hasPrefix("summe ") && label.hasSuffix(" pos")
  }

  /// Whether the line is a remark, such as the former price or the amount saved, which is not a charge of its own.
  static func isRemark(_ label: String) -> Bool {
    remarks.contains { label == $0 || label.hasPrefix($0 + " ") }
      || ["nicht berechnet", "nicht lieferbar", "out of stock", "not available", "not charged"].contains {
        label.contains($0)
      }
  }

  /// Whether the line is a deposit for a bottle or a crate.
  static func isDeposit(_ label: String) -> Bool {
    let words = label.split(separator: " ")
    return words.contains { word in deposits.contains { word.hasPrefix($0) } || word.hasSuffix("pfand") }
      || label.contains("crv ") || label.hasPrefix("bottle deposit")
  }

  /// Whether the line pays back a deposit, even if no minus is printed.
  static func isDepositReturn(_ label: String) -> Bool {
    [
      "leergut", "leerg", "btl return", "ruckgabe pfand", "pfandgutsch", "pfandruck", "pfand ruck", "pfandbon",
      "deposit return", "bottle return",
      "retour vidange",
    ]
    .contains { label.hasPrefix($0) }
  }

  /// Whether the line cancels another line.
  static func isCancellation(_ label: String) -> Bool {
    [
      "storno", "zeilenstorno", "artikelstorno", "sofortstorno", "void", "voided", "retoure", "ruckgabe", "refund",
      "returned", "item correct", "error correct", "correction",
    ]
    .contains { label.hasPrefix($0) } || [" storno", " void", " voided"].contains { label.hasSuffix($0) }
  }

  /// Whether the line rounds the total to an amount that can be paid in coins.
  static func isRounding(_ label: String) -> Bool {
    label.split(separator: " ").contains {
      ["rundung", "rounding", "afronding", "arrondi"].contains(where: $0.hasPrefix)
    }
  }

  /// Whether the line is a tax that is added to the prices.
  static func isTax(_ label: String) -> Bool {
    let words = label.split(separator: " ")
    return words.contains { ["tax", "gst", "hst", "pst"].contains($0) } || label.hasPrefix("sales tax")
  }

  /// The number of words with which a line begins that names somebody who served at the till: 2 for `Bedient von Anna`;
  /// 0 for any other line.
  static func staffWords(_ label: String) -> Int {
    staff.first { label == $0 || label.hasPrefix($0 + " ") }.map { $0.split(separator: " ").count } ?? 0
  }

  /// Whether the line names a person: somebody of the staff, a customer.
  static func isPerson(_ label: String) -> Bool {
    staffWords(label) > 0 || matches(label, persons) || isTitled(label)
  }

  /// Whether the line is a title with one name, perhaps with a number: `Frau Schulze`, but not `Frau Holles Backstube`.
  private static func isTitled(_ label: String) -> Bool {
    let words = label.split(separator: " ").filter { !$0.contains(where: \.isNumber) }
    return words.count == 2 && titles.contains(String(words[0]))
  }

  private static let titles: Set<String> = ["herr", "herrn", "frau", "mr", "mrs", "ms"]

  /// Whether the line belongs to the slip of a card payment, which has no goods on it: its terminal, its amount, its
  /// approval.
  static func isCardSlip(_ label: String) -> Bool {
    matches(label, tenders) || slips.contains(where: label.contains)
  }

  /// Whether the line states an amount without saying of what: `Amount`, `Betrag EUR`, `Total-EFT CHF`.
  static func isAmount(_ label: String) -> Bool { isTotal(label) || matches(label, amounts) }

  private static let staff = [
    "es bediente sie", "es bedient sie", "sie bediente", "es bedienten sie", "sie wurden bedient von", "bedient von",
    "bedient durch", "ihr kassierer", "ihre kassiererin", "kassierer", "kassiererin", "kassier", "bediener",
    "verkaufer", "verkauferin", "mitarbeiter", "mitarbeiterin", "you were served by", "served by", "your cashier",
    "cashier", "your server", "server", "operator",
  ]
  private static let persons = [
    "kunde", "kundin", "kunden", "kundennummer", "kundenname", "customer", "member", "mitglied",
  ]
  private static let slips = [
    "terminal", "kundenbeleg", "handlerbeleg", "haendlerbeleg", "cardholder", "merchant", "trace", "kontaktlos",
    "contactless", "approved", "auth code", "aut nr", "aut code", "genehmig", "zahlung erfolgt", "ta nr", "trm id",
    "akt id", "vu nr", "vertragsnr", "total eft",
  ]
  private static let amounts = ["amount", "betrag", "total eft", "sale", "purchase", "kauf", "buchung"]

  /// Whether the line is a service: delivery, a tip, stamps.
  static func isService(_ label: String) -> Bool {
    [
      "lieferung", "lieferservice", "optional service", "deutschland rundet", "round up", "liefergebuhr", "liefer und",
      "kistengebuhr", "lieferkosten", "versand", "trinkgeld",
      "servicegebuhr", "mindermengen", "delivery",
      "shipping", "gratuity", "service fee", "picking", "koopzegel", "bezorg", "livraison", "spende",
      "aufrunden",
    ].contains { label.hasPrefix($0) } || label == "tip" || label == "tips"
  }

  /// Whether the line is a payment.
  static func isTender(_ label: String) -> Bool {
    matches(label, tenders) || ["gutschein", "geschenk", "voucher", "karte"].contains(where: label.contains)
  }

  /// Whether the line is the change.
  static func isChange(_ label: String) -> Bool {
    changes.contains(where: label.hasPrefix) || label.hasSuffix(" change") || label.contains("ckgeld")
  }

  private static let changes = [
    "wisselgeld", "reszta", "vraceno", "byttepenge", "ruckgabe", "rueckgabe", "ruck", "rueck", "zuruck", "change",
    "wechselgeld", "rendu", "retour", "rueckgeld",
  ]

  /// Whether the line is a sum of the receipt or a payment.
  static func isSum(_ label: String) -> Bool {
    isTotal(label) || isSubtotal(label) || isTender(label) || isChange(label)
  }

  /// Whether the line is cash that was paid out to the customer.
  static func isPayout(_ label: String) -> Bool {
    ["auszahlung", "cashback", "cash back", "barauszahlung"].contains { label.hasPrefix($0) }
  }

  private static func matches(_ label: String, _ list: [String]) -> Bool {
    list.contains { label == $0 || label.hasPrefix($0 + " ") }
  }

  private static let besidesTotal: Set<String> = [
    "eur", "euro", "chf", "gbp", "usd", "e", "brutto", "inkl", "incl", "mwst", "ust", "vat", "complessivo", "a",
    "payer",
    "ttc", "due", "to", "pay", "betrag", "zu", "zahlen", "in", "articles", "artikel", "pos", "posten", "der", "summe",
    "items", "euros", "st", "stk",
  ]
  private static let totals = [
    "summe", "gesamt", "gesamtbetrag", "gesamtsumme", "gesamtpreis", "endbetrag", "endsumme", "zahlbetrag",
    "rechnungsbetrag", "zu zahlen", "zu zahlender betrag", "total", "totaal", "te betalen", "a payer", "total ttc",
    "montant du", "balance due", "amount due", "balance to pay", "grand total", "bon total", "betrag gesamt", "sum",
    "totale", "balance", "zu bezahlen", "gesamtwert", "bar tl", "bar total", "betrag", "net a payer", "order total",
    "bestellsumme", "to pay", "zuzahlen", "zubezahlen", "suma", "razem", "do zaplaty", "celkem", "k uhrade", "i alt",
    "at betale", "att betala", "summa", "totalt",
  ]
  private static let subtotals = [
    "summe ware", "summe pfand", "summe leergut", "summe rabatt", "summe artikel", "balance before", "subtotale",
    "zwischensumme", "zwischentotal", "zw summe", "zwi summe", "zwsumme", "subtotal", "sub total", "subtotaal",
    "sous total", "sprzeda", "warenwert", "zwischen summe", "summe vor", "total before", "goods total", "artikelsumme",
  ]
  private static let remarks = [
    "regular price", "you saved", "you save", "sie sparen", "ersparnis", "gespart", "savings", "total savings",
    "gesamter preisvorteil", "statt", "preis vorher", "normalpreis", "kilopreis", "grundpreis", "uvp", "price was",
    "your savings", "ihre ersparnis", "waarvan korting", "u bespaart", "dont remise", "enthalten", "inkl pfand",
    "uw voordeel", "voordeel", "ptu", "suma ptu", "anzahl", "anz artikel", "ubertrag", "clubcard savings",
  ]
  private static let deposits = [
    "pfand", "einwegpfand", "mehrwegpfand", "flaschenpfand", "kastenpfand", "statiegeld", "consigne", "depot",
    "deposit",
    "emballage", "redemp", "crv", "gebinde", "leeggoed", "vidange",
    "pfandartikel",
  ]
  private static let tenders = [
    "geg", "gegeben", "bar", "bar eur", "ec cash", "ec karte", "eccash", "ec", "karte", "kartenzahlung", "girocard",
    "kreditkarte", "visa", "mastercard", "maestro", "v pay", "vpay", "debit", "credit", "cash", "cash tend", "card",
    "lidl pay", "apple pay", "google pay", "paypal", "lastschrift", "elv", "sepa", "twint", "postcard", "contactless",
    "amex", "american express", "pin", "bankkarte", "bankomat", "gutschein", "euro", "eur", "bezahlt", "bargeld",
    "bar bezahlt", "pinnen", "cb", "carte bancaire", "especes", "barzahlung", "zahlung", "paid", "payment", "mc",
    "visa debit", "debit card", "chip pin", "gutschrift", "bonus", "betaald", "kontant", "card payment", "betaling",
    "gotowka", "hotovost", "dankort", "kort", "geschenkkarte", "gift card", "titre restaurant", "contant", "guthaben",
    "klarna",
  ]
}
