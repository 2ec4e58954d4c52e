/// The words by which `NameHints` recognizes kinds of food, in English and German, in the normalized form of
/// `SearchText`.
///
/// A word is listed as an ending if it can be the last part of a German compound, since that part says what the food is
/// (`Rotwein`, `Gemüsebrühe`). The first part does not say this: `Wein*` would match grapes (Weintrauben), and
/// `Wasser*` a melon (Wassermelone).
enum HintWords {
  static let alcoholic = HintPattern(
    """
    alcohol alcoholic alkohol alkoholisch* spirit spirits spirituose* *geist beer bier *bier wine icewine *wein \
    weinbrand weinschorle weinschaum* weincreme weinsauce weinsosse sekt winzersekt champagne champagner prosecco \
    cava likor *likor eierlikor* likorpraline* liqueur schnaps *schnaps schnapps brandy cognac armagnac calvados rum \
    rumtopf arrak vodka wodka gin whisky whiskey tequila mezcal cachaca aquavit absinth absinthe ouzo raki grappa \
    kirsch kirschwasser sherry portwein madeira marsala wermut vermouth martini sake cider apfelmost birnenmost \
    federweisser bock bockbier doppelbock stout ale lager kolsch honigwein *bowle *punsch grog sangria cocktail \
    caipirinha daiquiri colada spritz praline
    """)
  /// Foods and drinks without alcohol whose names contain the name of an alcoholic drink.
  static let withoutAlcohol = HintPattern(
    "root+beer ginger+beer ginger+ale fruit+cocktail juice+cocktail shrimp+cocktail prawn+cocktail madeira+cake")
  static let sweetened = HintPattern(
    """
    sugarfree sugar+free no+sugar sugarless zuckerfrei* zuckerreduziert* kalorienarm* kalorienreduziert* low+calorie \
    reduced+calorie reduced+sugar light+drink light+soda light+cola light+syrup sweetener* artificially+sweetened \
    *sussstoff* *sussungsmittel* diet dietetic diat diatetisch* zero keto lowcarb low+carb stevia* *erythrit* \
    *xylit* birkenzucker chewinggum chewing+gum bubblegum *kaugummi sorbit sorbitol *maltit *maltitol isomalt mannit \
    mannitol lactit lactitol polyol* saccharin* aspartam* *allulose
    """)
  static let indigestible = HintPattern(
    """
    bran *kleie husk psyllium flohsamen* inulin *fiber *fibre *ballaststoff ballaststoff* konjac konjak shirataki \
    glucomannan* agar agaragar carrageen* guar guarkernmehl pectin pektin *seaweed alge *alge kelp nori wakame \
    spirulina chlorella *pilz *champignon mushroom fungi truffel truffle cocoa kakao kakaopulver carob johannisbrot \
    johannisbrotkernmehl coffee kaffee *kaffee kaffeepulver kaffeebohne chicory zichorie* tea tee
    """)
  static let unusual = HintPattern(
    """
    spice gewurz *gewurz gewurzmischung* seasoning backpulver currypulver chilipulver paprikapulver ingwerpulver \
    knoblauchpulver zwiebelpulver zimtpulver suppenpulver *bruhpulver kaffeepulver kakaopulver baking+powder \
    baking+soda baking+chocolate leavening hefe backhefe trockenhefe yeast stock bouillon bruhe *bruhe extract \
    extrakt *extrakt aroma *aroma vanillin vanilleschote* essig *essig vinegar zitronensaure weinsaure essigsaure \
    apfelsaure milchsaure ascorbinsaure citric+acid tartaric+acid acetic+acid malic+acid lactic+acid ascorbic+acid
    """)
  static let salted = HintPattern(
    """
    ham *schinken bacon *bacon speck *speck salami *salami sausage *wurst wurst* cured smoked gerauchert* raucher* \
    dried getrocknet* jerky pickle pickled pickles eingelegt* olive oliven caper kaper* anchov* *sardelle sardellen* \
    sauce *sauce sosse *sosse dressing *dressing mustard *mustard senf *senf ketchup *ketchup *kase cheese *cheese \
    feta parmesan pecorino roquefort gorgonzola caviar *kaviar matjes hering brine salzlake pretzel *brezel brezn \
    laugen* cracker *cracker chip crisp crisps canned *konserve *gewurzmischung seasoned breaded paniert* snack \
    *snack instant* wasabi kimchi sauerkraut nori seaweed alge chorizo mortadella pepperoni prosciutto pancetta \
    bresaola coppa raucherlachs marinad* relish tapenade pesto soup *suppe gravy *paste mix powder salt salted \
    gesalzen
    """)
  /// Salt, and foods that are as salty as stock.
  ///
  /// Soup and gravy are listed only as dry products, and soy and fish are listed only as sauces.
  static let salt = HintPattern(
    """
    salt *salt salz *salz stock bouillon *bouillon broth bruhe *bruhe *bruhpulver *bruhwurfel *suppenpulver \
    *suppenwurfel *sossenpulver *saucenpulver soup+dry soup+powder soup+cube gravy+dry gravy+powder soy+sauce \
    soja+sauce soja+sosse sojasauce sojasosse shoyu tamari fish+sauce fischsauce fischsosse miso baking+soda \
    baking+powder backpulver leavening natron *bicarbonat bicarbonate seasoning wurze *wurze glutamat* msg \
    anchovy+paste anchovis+paste shrimp+paste sardellenpaste garnelenpaste wurzpaste dried+salted
    """)
  static let calorieFree = HintPattern(
    """
    ascorbinsaure water *wasser tea tee *tee coffee kaffee *kaffee club+soda soda+water seltzer zero diet diat \
    unsweetened ungesusst* sweetener* *sussstoff* *sussungsmittel* stevia* sugarfree sugar+free zuckerfrei*
    """)
  /// Foods that are not just water although their names contain a word for water.
  static let withoutWater = HintPattern("water+chestnut water+melon water+ice coconut+water kirschwasser")
}
