/// Words that name no food but say where, with whom, on what occasion or in what state somebody ate.
///
/// Examples: the last words of `crackers, tummy bug`, `Käsespätzle Kantine`, `toast, brunch with mum`.
package enum ContextWords {
  /// Whether all the words together say only where, when, why or with whom somebody ate.
  ///
  /// Examples: `in der Kantine`, `after football practice`, `with mum`. The words are in plain letters; at least one of
  /// them must be a place, an occasion or a state, or a person after a word such as `with`.
  package static func areContext(_ plain: [String]) -> Bool {
    guard (1...longest).contains(plain.count) else { return false }
    // The beer of a beer garden is none.
    if plain.count > 2, plain.suffix(2) == ["beer", "garden"] { return areContext(plain.dropLast(2) + ["garden"]) }
    if plain.count == 2, isPerson(plain[0]) || ["after", "before", "nach", "vor"].contains(plain[0]),
      meals.contains(plain[1])
    {
      return true
    }
    return plain.contains { isContext($0) || isPerson($0) && !beforePeople.isDisjoint(with: plain) }
      && plain.indices.allSatisfy { index in
        let word = plain[index]
        // `Jo's birthday`, but not `Reese's on the train`
        let isOwner =
          index + 1 < plain.count && isContext(plain[index + 1]) && ["'s", "’s"].contains(where: word.hasSuffix)
        return isContext(word) || isPerson(word) || connecting.contains(word) || WordRoles.isDeterminer(word) || isOwner
          || DayWords.isWhole(weekday: word)
      }
  }

  /// Whether one of the words is a place, an occasion or a state, and none a meal: `someone's birthday at work`.
  static func mention(_ plain: [String]) -> Bool {
    (1...longest).contains(plain.count) && plain.contains(where: names.contains)
      && !plain.contains { word in
        meals.contains(word) || meal.contains(word) || Slot.read(word) != nil
      }
  }

  /// Whether a word is only there to join the others of a phrase: `at`, `the`.
  static func isConnecting(_ plain: String) -> Bool { connecting.contains(plain) || WordRoles.isDeterminer(plain) }

  private static let meal: Set<String> = [
    "meal", "meals", "menu", "menue", "essen", "grub", "food", "snacks", "special",
  ]

  /// Whether a capitalized word is a first name, as in `2 ouzos with Kostas`.
  static func isFirstName(_ word: String) -> Bool {
    word.first?.isUppercase == true && firstNames.contains(word.plainLetters)
  }

  /// First names that are common in Germany, Austria, Britain and among those who came there.
  private static let firstNames = Set<String>.words(
    """
    anna anne anja annika antje alex alexander alice ali amelie amy andrea andreas andy angela anton arthur ayse axel ben
    benjamin bernd birgit bob brigitte britta carla carlos caroline charlie charlotte chris christian christina claudia clara
    daniel dave david dennis dieter dimitri dirk elena eleni elif ella elias emil emily emma eric erika eva fatma felix
    finn florian frank franz frieda fritz georg george georgia gerd grace greta gudrun gunter hanna hannah hans harry hassan
    heike heinz helen helga henry holger ines ingrid irina isabel jack jake jakob james jan jana jane janine jason jenny jens
    joe johanna john jonas jonathan jorg josef julia julian jurgen kai karin karl kate katharina kathrin katja kemal kerstin
    kevin klaus kostas kristin lara lars laura lea lena leo leon leonie lilly lina lisa louis luca lucas lucy luisa lukas
    lutz manfred manuel marco margarete maria marie mario marion mark markus martin martina mary matt max maya mehmet melanie
    mia michael michaela mike mila monika moritz mustafa nadine natalie nico nicole niklas nils nina noah norbert oliver
    olivia oskar otto patrick paul paula peter petra philipp pia rachel ralf renate rene robert robin rosie sabine sally sam
    samuel sandra sara sarah sebastian selin silke simon sofia sophie stefan stefanie steffi steve susanne sven svenja tanja
    theo thomas tim timo tina tobias tom tommy torsten udo ulrike ursula ute uwe vera verena will yasmin yusuf zeynep
    """)

  /// Meals that somebody in particular had: `kids tea`.
  private static let meals = Set<String>.words(
    "tea lunch dinner breakfast supper brunch snack fruhstuck mittagessen abendessen vesper")

  /// Whether the word names a person, or says whose something is: `mums birthday`.
  static func isPerson(_ plain: String) -> Bool {
    people.contains(plain)
      || ["'s", "’s", "s"].contains { plain.hasSuffix($0) && people.contains(String(plain.dropLast($0.count))) }
  }

  /// Whether words at the start of a line say only where or when somebody ate: `at work`.
  ///
  /// False for `at work cold`, since the `cold` of `at work cold brew` belongs to the food.
  static func arePlace(_ plain: [String]) -> Bool {
    guard areContext(plain), let last = plain.last, plain.count > 1 else { return false }
    let before = plain[plain.count - 2]
    return names.contains(last) || connecting.contains(before) || WordRoles.isDeterminer(before)
  }

  /// How many words at the end of a name say, without a preposition, where or on what occasion the food was eaten: 1 in
  /// `Kaiserschmarrn Skihütte`.
  package static func length(behind words: [String]) -> Int {
    let count = words.reversed().prefix { word in names.contains(word.plainLetters) }.count
    return count < words.count ? count : 0
  }

  /// Whether a phrase for where or when somebody ate may begin with the word: `at`, `nach`.
  static func isPreposition(_ plain: String) -> Bool { prepositions.contains(plain) }

  private static let prepositions: Set<String> = [
    "at", "in", "on", "after", "before", "during", "over", "throughout", "uber", "ubern", "im", "bei", "beim", "auf",
    "nach", "vor", "am",
  ]

  private static func isContext(_ plain: String) -> Bool { names.contains(plain) || loose.contains(plain) }

  private static let longest = 6

  /// Words for places, occasions and states that hardly any food's name ends with.
  private static let names = Set<String>.words(
    """
    work school kindergarten nursery preschool daycare office uni university college campus library hospital clinic
    hostel hotel airport plane flight train station ferry motorway gym pool beach playground balcony sofa couch cinema
    theatre concert gig festival stadium arena canteen cafeteria restaurant bistro diner pub takeaway takeout
    drive-thru delivery picnic camping campsite caravan church mosque temple synagogue funfair fete barbecue bbq braai
    cookout starbucks sbux costa pret greggs nandos nando's wagamama wetherspoons spoons ikea
    birthday wedding funeral christening baptism anniversary thanksgiving halloween diwali eid ramadan iftar suhoor
    chippy caff hanukkah potluck sleepover playdate lunchbox practice training workout meeting exam homework gaming travelling
    tiffin footy hockey basketball golf skiing campfire bonfire classroom dorm boardroom webinar zoom weekend holiday
    vacation tesco asda sainsburys waitrose aldi lidl walmart costco
    football soccer rugby cricket netball swimming cycling hiking yoga
    vietnamese vietnamesen inder indern chinesen griechen italienern turken thailander mexikaner japaner koreaner
    libanesen asiaten nightshift nights elevenses sick ill poorly flu fever hungover hangover tired hungry starving stressed bored tummy nausea covid
    zuhause hause daheim arbeit buro homeoffice schule kita kiga krippe hort mensa kantine bibliothek krankenhaus spital klinik
    reha flughafen flieger flugzeug zug bahnhof autobahn raststatte raststelle tankstelle fitnessstudio schwimmbad
    freibad hallenbad badi strand spielplatz balkon terrasse fernsehen fernseher kino theater konzert stadion sportplatz
    turnhalle vereinsheim kneipe gasthaus wirtshaus gasthof biergarten heuriger heurigen buschenschank beisl beiz imbiss
    kiosk bude stand imbissbude marktstand wochenmarkt weihnachtsmarkt christkindlmarkt kirmes volksfest oktoberfest wiesn wasn
    dult rummel kirchweih dorffest stadtfest strassenfest hutte skihutte berghutte almhutte skifahren zelten
    campingplatz wohnwagen wohnmobil ferienwohnung urlaub dienstreise grieche italiener asiate turke turken inder chinese
    geburtstag kindergeburtstag geburtstagsfeier hochzeit beerdigung taufe konfirmation kommunion firmung weihnachten
    heiligabend silvester neujahr fasching fasnacht karneval grillabend grillparty grillfest grillen filmabend
    spieleabend klassenfahrt schulausflug ausflug wanderung wandertag picknick brotdose znunibox
    unterwegs fussball handball turnen schwimmen joggen wandern radtour besprechung lernen zocken einkaufen spaziergang
    krank erkaltet fieber grippe magen-darm bauchweh kater mude hungrig stress ubelkeit
    rewe edeka migros coop netto penny kaufland dm hofer billa spar mcd mcdonalds kfc subway
    fruhschoppen brauerei brauhaus lagerfeuer kohlfahrt feuerwehr schutzenfest maibaum martinszug adventskaffee
    elternabend probe chorprobe musikprobe vereinsfest betriebsausflug weihnachtsfeier betriebsfeier gartenparty
    polterabend richtfest umzug baustelle bau hof feld stall feierabend wochenende ferien pflegeheim altersheim tagesmutter
    fruhstucksbuffet klassenzimmer pausenhof schulhof umkleide sauna therme badesee baggersee seilbahn bergstation
    zweit dritt viert alone allein alleine myself solo schlafengehen zubettgehen bedtime
    boulangerie gare ecole bureau maison trabajo casa oficina escuela scuola ufficio lavoro
    """)

  /// Words for people with whom somebody ate, if a word such as `with` comes first.
  ///
  /// Without such a word, these people may be the ones who ate.
  private static let people = Set<String>.words(
    """
    gramma grammas amma appa nani dadi abuela abuelo yiayia bubbe boss coworker coworkers teacher class
    mum mom mummy dad daddy grandma grandpa granny nana nan grandad colleague colleagues friend friends neighbour
    neighbor flatmate roommate mates kids toddler lads lasses jungs madels kumpel kumpels
    omma oppa enkelin enkelkind tochterchen sohnchen tante onkel cousin cousine schwager schwagerin chef chefin
    mama mami papa papi oma opa omi opi kollege kollegin kollegen freund freundin freunde freunden nachbar nachbarin
    mitbewohner schwiegermutter schwiegereltern schwiegermama kind kinder enkel
    """)

  /// Words for places and occasions that are also in names of foods, such as the `club` of club sandwich.
  ///
  /// They count only if the words around them say where, when, why or with whom somebody ate.
  private static let loose = Set<String>.words(
    """
    home desk sport bus tram boat car road services park garden way bed tv party club bar cafe market town city village hall hut
    cabin tent mountain match game field run walk ride shift nightshift break bug cold rush hurry christmas xmas easter
    bakers baker's baker butchers butcher's butcher indian chinese
    valentines brunch afternoon movie film date treat cheat day night family baby child girls boys guests snack
    tag weg heimweg auto bahn see platz garten tanke weg kuche bett markt kirche alm berg verein party feier ostern serie pause schicht
    nachtschicht fruhschicht spatschicht mittagspause schnell eilig lecker gut familie gast gaste
    """)

  private static let beforePeople: Set<String> = [
    "with", "w", "w/", "at", "from", "by", "mit", "m", "m.", "bei", "beim", "von", "vom", "zu", "chez",
  ]

  private static let connecting: Set<String> = [
    "at", "in", "on", "with", "w", "w/", "from", "by", "for", "after", "before", "b4", "during", "post", "pre", "and",
    "n", "&", "of", "to", "no", "time", "too", "am", "an", "im", "ins", "bei", "beim", "mit", "m", "m.", "von", "vom",
    "auf", "aufm", "nach", "my", "me", "the", "vor", "vorm", "wahrend", "zu", "zum", "zur", "fur", "furs", "und", "u",
    "war",
    "weil",
    "noch", "ganz", "all", "over", "throughout", "uber", "ubern", "feeling", "felt", "was", "bisschen", "chez", "la",
    "en",
  ]
}
