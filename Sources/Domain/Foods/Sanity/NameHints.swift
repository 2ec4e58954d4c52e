/// What the words of a food's name say that its values do not.
///
/// A word that hints at more than there is only makes a refusal a warning.
struct NameHints {
  private let words: [String]

  init(_ name: String) { words = SearchText.words(name) }

  /// Alcohol gives energy that is no macro.
  var isAlcoholic: Bool { Self.alcoholic.fits(words.filter { !$0.hasSuffix("schwein") }) }
  /// Carbohydrates may be polyols.
  var isSweetened: Bool { Self.sweetened.fits(words) }
  /// Carbohydrates by difference that the body does not burn.
  var isIndigestible: Bool { Self.indigestible.fits(words) }
  /// Acids, spices, yeast, extracts: values that do not follow the general factors, whichever way.
  var isUnusual: Bool { Self.unusual.fits(words) }
  /// Cured, pickled, dried: more than 3 g of salt.
  var isSalted: Bool { Self.salted.fits(words) }
  /// Salt, stock, soy sauce: more than 12.5 g of salt.
  var isSalt: Bool { Self.salt.fits(words) }
  /// Nothing in it.
  var isCalorieFree: Bool { Self.calorieFree.fits(words) || Self.salt.fits(words) }

  /// Words, `beginnings*`, `*ends` and `*middles*` of them, in the letters of `SearchText`.
  private struct Words: Sendable {
    private var whole: Set<String> = []
    private var starts: [String] = []
    private var ends: [String] = []
    private var middles: [String] = []

    init(_ text: String) {
      for part in text.split(separator: " ") {
        switch (part.first == "*", part.last == "*") {
        case (true, true): middles.append(String(part.dropFirst().dropLast()))
        case (true, false): ends.append(String(part.dropFirst()))
        case (false, true): starts.append(String(part.dropLast()))
        case (false, false): whole.insert(String(part))
        }
      }
    }

    func fits(_ words: [String]) -> Bool {
      words.contains { word in
        whole.contains(word) || starts.contains(where: word.hasPrefix) || ends.contains(where: word.hasSuffix)
          || middles.contains(where: word.contains)
      }
    }
  }

  private static let alcoholic = Words(
    """
    alcohol* alkohol* *spirit* *beer *bier *wine *wein wein* *sekt champagn* prosecco cava *likor* *liqueur* *schnap* *brand \
    brandy cognac armagnac calvado* *geist rum rumtopf arrak* vodka wodka gin whisk* tequila mezcal cachaca aquavit absinth* ouzo \
    raki grappa sherry port madeira* marsala wermut* vermouth* martini sake cider most federweisser *bock stout ale lager kolsch \
    *altbier mead *bowle *punsch punch grog sangria cocktail* caipirinha daiquiri colada spritz praline*
    """)
  private static let sweetened = Words(
    """
    sugarfree zuckerfrei* zuckerreduziert* sugarles* sweetener* sweetened *sussstoff* *sussungsmittel* diet* diat* light zero keto \
    lowcarb *calorie *kalorien* reduced stevia* *erythrit* *xylit* birkenzucker *gum *kaugummi sorbit* *maltit* isomalt* mannit* \
    lactit* polyol* saccharin* aspartam* *allulose*
    """)
  private static let indigestible = Words(
    """
    bran *kleie husk* psyllium flohsamen* inulin* *fiber *fibre* *ballaststoff* konjac konjak* shirataki glucomannan* agar* \
    carrageen* guar* pectin* pektin* *seaweed *alge* kelp nori wakame spirulina chlorella *pilz* *mushroom* fungi truffel truffle* \
    cocoa kakao* *kakao carob johannisbrot* coffee *kaffee* chicory zichorie* tea tee
    """)
  private static let unusual = Words(
    """
    spice* *gewurz* seasoning* *pulver* baking *back* leavening hefe yeast stock bouillon* *bruhe extract* extrakt* aroma* \
    vanill* *essig *vinegar* *saure *acid
    """)
  private static let salted = Words(
    """
    *ham *schinken* *bacon *speck *salami* *sausage* *wurst* wurst* *cured *smoked *gerauch* *dried getrocknet* *jerky *pickl* \
    *eingelegt* olive* caper* kaper* anchov* *sardell* *sauce* *sosse* *dressing* *mustard* *senf* ketchup* *kase* *cheese* feta \
    parmesan pecorino roquefort gorgonzola *caviar *kaviar matjes hering* brine salzlake pretzel* *brezel* brezn laugen* *cracker* \
    chip crisp *canned *konserve* mix *mischung seasoned breaded paniert* *snack* instant* *powder *pulver *flake* *paste wasabi *kimchi* *sauerkraut* *nori* *seaweed *alge* chorizo \
    mortadella pepperoni prosciutto pancetta bresaola coppa lachs* *salmon marinad* *relish* tapenade pesto
    """)
  private static let salt = Words(
    """
    *salt *salz* salted stock *bouillon* *broth* *bruhe soy soja* shoyu tamari *sauce* *sosse* miso *powder* *pulver* soda \
    seasoning* *wurz* *gravy *soup* *suppe* leavening bicarbonat* natron glutamat* *paste
    """)
  private static let calorieFree = Words(
    """
    *water* *wasser* tea *tee *tee* coffee *kaffee* club zero diet light unsweetened ungesusst* mineral* sweetener* *sussstoff* \
    *sussungsmittel* stevia* sugarfree zuckerfrei* *saure* *acid*
    """)
}
