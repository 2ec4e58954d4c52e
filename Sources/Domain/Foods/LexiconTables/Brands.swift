/// Brands whose name before a food says nothing about the food's values: `Barilla spaghetti` is spaghetti.
///
/// Brands that are themselves the name of a food (energy drinks, chocolate bars, probiotic drinks) are not listed here:
/// they are names in the food bank, or unknown.
package enum Brands {
  /// How many words at the start of a name are a brand: 2 for `Dr. Oetker Pizza`, 0 for `pizza`.
  package static func length(in words: [String]) -> Int {
    let plain = words.prefix(3).map { $0.utf8.count <= 24 ? $0.plainLetters.filter { $0 != "." } : "" }
    for length in [3, 2, 1] where length < words.count && names.contains(plain.prefix(length).joined(separator: " ")) {
      return length
    }
    return 0
  }

  /// How many words at the end of a name are a brand in brackets, as in `Pizza Salami (Dr. Oetker)`; nil if none are.
  package static func lengthInBrackets(behind words: [String]) -> Int? {
    guard words.last?.last == ")", let start = words.lastIndex(where: { $0.first == "(" }), start > 0 else {
      return nil
    }
    let brand = words[start...].map { $0.plainLetters.filter { !"().".contains($0) } }
    return names.contains(brand.joined(separator: " ")) ? brand.count : nil
  }

  private static let names = Set(
    """
    aldi|alnatura|anchor|arla|asda|bahlsen|barilla|bauer|ben's original|bertolli|birds eye|bonduelle|bonne maman
    bresso|buitoni|cadbury|cathedral city|chobani|coop|danone|de cecco|dr oetker|edeka|ehrmann|erasco|evian|exquisa
    fage|frosta|funny-frisch|galbani|gerolsteiner|gervais|gut & gunstig|gutfried|haribo|heinz|hellmann's|hellmanns
    hengstenberg|herta|hochland|hovis|hunt's|iglo|innocent|kaufland|kellogg's|kelloggs|kerrygold|kettle|kingsmill
    knorr|kolln|kraft|kuhne|landliebe|leerdammer|leibniz|lidl|lorenz|lurpak|maggi|mccain|mccormick|mcvitie's
    mcvities|meggle|migros|milbona|milka|morrisons|muller|mutti|napolina|nestle|ocado|old el paso|patak's|pataks
    penny|pepperidge farm|president|quaker|rewe|ristorante|ritter sport|sainsbury's|sainsburys|seitenbacher|spar
    tegut|tesco|tilda|tyrrells|uncle ben's|volvic|waitrose|walkers|warburtons|wasa|weihenstephan|wiesenhof
    yeo valley|young's|zentis|zott
    """.split { $0 == "|" || $0.isNewline }.map(String.init))
}
