extension StarterTables {
  /// Oils, dressings, sauces, vinegar, herbs, spices, stock and soups.
  static let seasoning = #"""
    # Oils and fats
    04582 | pantry | Canola oil | 884 0 0 100 7.365 0 0 0
          tbsp=14, tsp=4.5, cup=218, ml=0.92 | rapeseed oil; Rapskernöl; Rapsöl | vegan
    04042 | pantry | Peanut oil | 884 0 0 100 16.9 0 0 0
          tbsp=13.5, tsp=4.5, cup=216, ml=0.91 | groundnut oil; Erdnussöl | vegan
    04044 | pantry | Soybean oil | 884 0 0 100 15.65 0 0 0
          tbsp=13.6, tsp=4.5, cup=218, ml=0.92 | soya oil; Sojaöl | vegan
    04047 | pantry | Coconut oil | 892 0 0 99.06 82.475 0 0 0
          tbsp=13.6, tsp=4.5, cup=218, ml=0.92 | coconut fat; Kokosfett; Kokosöl | vegan
    04055 | pantry | Palm oil | 884 0 0 100 49.3 0 0 0
          tbsp=13.6, tsp=4.5, cup=216, ml=0.91 | palm fat; Palmfett; Palmöl | vegan
    04058 | pantry | Sesame oil | 884 0 0 100 14.2 0 0 0
          tbsp=13.6, tsp=4.5, cup=218, ml=0.92 | toasted sesame oil; Sesamöl | vegan
    04517 | pantry | Grapeseed oil | 884 0 0 100 9.6 0 0 0
          tbsp=13.6, tsp=4.5, cup=218, ml=0.92 | Traubenkernöl | vegan
    04528 | pantry | Walnut oil | 884 0 0 100 9.1 0 0 0
          tbsp=13.6, tsp=4.5, cup=218, ml=0.92 | Walnussöl | vegan
    04581 | pantry | Avocado oil | 884 0 0 100 11.56 ? 0 0
          tbsp=14, tsp=4.5, cup=218, ml=0.92 | Avocadoöl | vegan
    04510 | pantry | Safflower oil | 884 0 0 100 6.203 0 0 0
          tbsp=13.6, tsp=4.5, cup=218, ml=0.92 | Distelöl; Färberdistelöl | vegan
    04518 | pantry | Corn oil | 900 0 0 100 12.948 0 0 0
          tbsp=13.6, tsp=4.5, cup=218, ml=0.92 | maize oil; Maisöl; Maiskeimöl | vegan
    42231 | pantry | Linseed oil | 884 0.11 0 99.98 8.976 0 0 0
          tbsp=13.6, tsp=4.5, cup=218, ml=0.92 | flaxseed oil; flax oil; Leinöl | vegan
    04589 | pantry | Cod liver oil | 902 0 0 100 22.608 ? 0 0
          tsp=4.5, tbsp=13.6, ml=0.92 | fish oil; Fischöl; Lebertran | oil
    04679 | pantry | Cooking spray | 792 0.26 20.69 78.69 5.025 0 0 59
          spray=0.3 | oil spray; Backspray; Ölspray | vegan
    04002 | pantry | Lard | 902 0 0 100 39.2 0 0 0
          tbsp=12.8, cup=205 | pork fat; pork dripping; Schmalz; Schweineschmalz | fat
    04576 | pantry | Goose fat | 900 0 0 99.8 27.7 ? 0 0
          tbsp=12.8, cup=205 | goose dripping; Gänseschmalz; Gänsefett | fat
    04001 | pantry | Beef tallow | 902 0 0 100 49.8 0 0 0
          tbsp=12.8, cup=205 | beef dripping; suet; Rindertalg | fat
    04031 | pantry | Vegetable shortening | 884 0 0 100 25 0 0 0
          tbsp=12.8, cup=205 | shortening; vegetable fat; white vegetable fat; Plattenfett; Pflanzenfett | vegan
    # Dressings and mayonnaise
    04641 | pantry | Light mayonnaise | 238 0.37 9.23 22.22 3.446 3.56 0 827
          tbsp=15, ml=1.01 | light mayo; reduced-fat mayonnaise; Mayonnaise leicht; leichte Mayonnaise | sauce
    04018 | pantry | Salad cream | 250 0.65 14.78 21.6 3.396 10.02 0 653
          tbsp=14.7, cup=235, ml=0.99 | salad dressing mayonnaise type; Miracle Whip; Salatmayonnaise; Salatcreme | sauce
    42178 | pantry | Tofu mayonnaise | 322 5.95 3.06 31.79 2.921 0.85 1.1 773
          tbsp=15 | vegan mayonnaise; vegan mayo; vegane Mayonnaise | sauce
    27049 | pantry | Tartar sauce | 211 1 13.3 16.7 3.333 4.25 0.5 667
          tbsp=15, ml=1.01 | tartare sauce; Tatarsoße | sauce
    # Remoulade borrows peppercorn dressing: BLS has 567 kcal.
    42137/remoulade | pantry | Remoulade | 564 1.2 3.5 61.4 10.527 2.45 0 1103
          tbsp=14, ml=0.95 | remoulade sauce; Remouladensoße | sauce
    04135 | pantry | Vinaigrette | 449 0 2.5 50.1 9.1 2.5 0 1
          tbsp=16, cup=250, ml=1.06 | oil and vinegar dressing; vinegar and oil; Essig-Öl-Dressing; Salatdressing | sauce
    04114 | pantry | Italian dressing | 240 0.41 12.12 21.12 2.948 10.77 0 993
          tbsp=14.7, cup=235, ml=0.99 | italienisches Dressing | sauce
    04120 | pantry | French dressing | 457 0.77 15.58 44.81 5.648 15.95 0 836
          tbsp=16, cup=250, ml=1.06 | französisches Dressing | sauce
    04639 | pantry | Ranch dressing | 430 1.32 5.9 44.54 6.964 4.69 0 901
          tbsp=15, ml=1.01 | ranch; Ranch-Soße | sauce
    04539 | pantry | Blue cheese dressing | 484 1.37 4.77 51.1 8.275 3.48 0.4 642
          tbsp=15, cup=245, ml=1.04 | Roquefort dressing; Blauschimmelkäse-Dressing | sauce
    04017 | pantry | Thousand Island dressing | 379 1.09 14.64 35.06 5.092 15.18 0.8 962
          tbsp=16, cup=250, ml=1.06 | burger sauce; cocktail dressing; Thousand-Island-Soße; Cocktailsoße | sauce
    43015 | pantry | Caesar dressing | 542 2.17 3.3 57.85 8.789 2.81 0.5 1209
          tbsp=14.7, cup=235, ml=0.99 | Caesar salad dressing; Caesar-Soße | sauce
    04703 | pantry | Honey mustard dressing | 464 0.87 23.33 40.83 5 15.84 0.4 512
          tbsp=15, ml=1.01 | honey mustard; Honig-Senf-Dressing; Honigsenf | sauce
    42116 | pantry | Yogurt dressing | 160 1.5 7 14 2.115 5.65 0 833
          tbsp=15, ml=1.01 | light creamy dressing; sour cream dressing; Joghurtdressing | sauce
    # Sauces and condiments
    06150 | pantry | Barbecue sauce | 172 0.82 40.77 0.63 0.045 33.24 0.9 1027
          tbsp=17, cup=279, ml=1.18 | BBQ sauce; Grillsoße; BBQ-Soße; Barbecuesoße | sauce
    06164 | pantry | Salsa | 29 1.52 6.64 0.17 0.021 4.01 1.9 711
          tbsp=18, cup=259 | tomato salsa; salsa dip; Salsasoße | vegan
    27047 | pantry | Salsa verde | 38 1.13 6.36 0.89 0 3.5 1.9 600
          tbsp=15 | green salsa; grüne Salsa | vegan
    27050 | pantry | Sweet and sour sauce | 150 0.27 38.22 0.02 0 18.75 0.1 371
          tbsp=17.5, ml=1.18 | sweet-and-sour; süßsaure Soße | sauce
    06112 | pantry | Teriyaki sauce | 89 5.93 15.56 0.02 0 14.1 0.1 3833
          tbsp=18, cup=288, ml=1.22 | teriyaki; Teriyakisoße | sauce
    06175 | pantry | Hoisin sauce | 220 3.31 44.08 3.39 0.568 27.26 2.8 1615
          tbsp=16, ml=1.08 | hoisin; Hoisinsoße | sauce
    06176 | pantry | Oyster sauce | 51 1.35 10.92 0.25 0.043 0 0.3 2733
          tbsp=18, ml=1.22 | Austernsoße | sauce
    06179 | pantry | Fish sauce | 35 5.06 3.64 0.01 0.003 3.64 0 7851
          tbsp=18, ml=1.22 | nam pla; nuoc mam; Fischsoße | sauce
    06618 | pantry | Coconut peanut sauce | 179 2.02 28.46 6.34 3.53 18.8 1.1 319
          tbsp=17, ml=1.15 | satay sauce; peanut sauce; Satésoße; Erdnusssoße | sauce
    06631 | pantry | Sriracha | 93 1.93 19.16 0.93 ? 15.11 2.2 2124
          tsp=6.5, ml=1.32 | sriracha sauce; hot chilli sauce; Srirachasoße | sauce
    06169 | pantry | Tabasco | 12 1.29 0.8 0.76 0.106 0.13 0.6 633
          tsp=4.7, ml=0.95 | tabasco sauce; Tabascosoße | sauce
    06168 | pantry | Hot sauce | 11 0.51 1.75 0.37 0.052 1.26 0.3 2643
          tsp=4.7, ml=0.95 | pepper sauce; cayenne pepper sauce; Chilisauce; scharfe Soße | sauce
    06961 | pantry | Red chili sauce | 21 0.9 3.9 0.6 0.08 2.55 0.7 25
          tbsp=15, cup=245, ml=1.04 | sambal oelek; red chilli sauce; Sambal; rote Chilisoße | sauce
    06972 | pantry | Bottled chili sauce | 92 2.5 19.79 0.3 0.045 13.33 2.4 1338
          tbsp=17, packet=6, ml=1.15 | chili sauce with tomato; chilli sauce; Chilisoße | sauce
    06971 | pantry | Worcestershire sauce | 78 0 19.46 0 0 10.03 0 980
          tbsp=17, tsp=5.7, ml=1.15 | Worcester sauce; Worcestersauce; Worcestersoße | sauce
    27048 | pantry | Steak sauce | 95 1.25 22.04 0.23 0 9.82 1.5 1647
          tbsp=17, ml=1.15 | brown sauce; HP sauce; A1 sauce; Steaksoße | sauce
    27066 | pantry | Creamy horseradish sauce | 503 1.09 10.05 50.89 8.233 8.98 1 730
          tsp=5.6, tbsp=17, ml=1.15 | horseradish cream; Meerrettichsoße | sauce
    02055 | pantry | Horseradish | 48 1.18 11.29 0.69 0.09 7.99 3.3 420
          tsp=5, tbsp=15 | prepared horseradish; grated horseradish; Kren; Meerrettich | vegan
    27064 | pantry | Wasabi paste | 292 2.23 46.13 10.9 2.031 13.2 6.1 3390
          tsp=6.5, tbsp=20 | wasabi; Wasabipaste | sauce
    16124 | pantry | Tamari | 60 10.51 5.57 0.1 0.011 1.7 0.8 5586
          tbsp=18, tsp=6 | wheat-free soy sauce; glutenfreie Sojasoße | vegan
    16424 | pantry | Low-sodium soy sauce | 57 9.05 5.59 0.3 0.035 0.5 0.7 3598
          tbsp=14.2, tsp=4.5, ml=1 | reduced-salt soy sauce; salzreduzierte Sojasoße | vegan, sauce
    06931 | pantry | Tomato pasta sauce | 50 1.39 7.43 1.61 0.218 4.91 1.8 437
          cup=264, tbsp=16.5, serving=132, ml=1.12 | pasta sauce; marinara sauce; spaghetti sauce; Spaghettisoße; Nudelsoße; Tomatensauce; Tomatensoße; sugo; Tomatensugo | sauce
    06626 | pantry | Pesto | 418 9.83 10.09 37.6 7.07 6.33 1.8 603
          tbsp=16, cup=252, ml=1.07 | basil pesto; green pesto; Basilikumpesto; Pesto Genovese; grünes Pesto | sauce
    06152 | pantry | Pizza sauce | 54 2.18 8.66 1.15 0.46 3.78 2 348
          tbsp=16, cup=252, ml=1.07 | Pizzasoße | vegan, sauce
    06166 | pantry | White sauce | 147 3.84 9.17 10.63 2.854 4.38 0.2 354
          tbsp=15.6, cup=250, ml=1.06 | béchamel; bechamel sauce; Mehlsoße; helle Soße; Béchamelsoße | sauce
    06116 | pantry | Beef gravy | 53 3.75 4.81 2.36 1.153 0.21 0.4 560
          tbsp=14.6, cup=233, ml=0.98 | gravy; brown gravy; Rinderbratensoße; Soße; Bratensoße | sauce
    06119 | pantry | Chicken gravy | 48 0.71 5.29 2.62 0.639 0.3 0.1 389
          tbsp=14.3, cup=228, ml=0.96 | Geflügelsoße; Hühnersoße | sauce
    06121 | pantry | Mushroom gravy | 50 1.26 5.47 2.71 0.4 ? 0.4 570
          tbsp=14.9, cup=238, ml=1.01 | mushroom sauce; Pilzsoße; Jägersoße; Champignonsoße | sauce
    06118 | pantry | Gravy powder | 367 10.74 59.38 9.61 3.319 ? 2 4843
          tbsp=6 | gravy granules; Bisto; brown gravy mix; Soßenpulver; Bratensoßenpulver | sauce
    # Vinegar and pickled things
    02048 | pantry | Cider vinegar | 21 0 0.93 0 0 0.4 0 5
          tbsp=14.9, tsp=5, cup=239, ml=1.01 | apple cider vinegar; acv; Obstessig; Apfelessig | vegan
    02053 | pantry | White vinegar | 18 0 0.04 0 0 0.04 0 2
          tbsp=14.9, tsp=5, cup=238, ml=1.01 | distilled vinegar; spirit vinegar; malt vinegar; vinegar; Branntweinessig; Essig | vegan
    02068 | pantry | Red wine vinegar | 19 0.04 0.27 0 0 0 0 8
          tbsp=14.9, tsp=5, cup=239, ml=1.01 | wine vinegar; Rotweinessig; Weinessig | vegan
    02069 | pantry | Balsamic vinegar | 88 0.49 17.03 0 0 14.95 ? 23
          tbsp=16, tsp=5.3, cup=255, ml=1.08 | balsamic; Balsamessig; Aceto Balsamico; Balsamico | vegan
    02054 | pantry | Capers | 23 2.36 4.89 0.86 0.233 0.41 3.2 2348
          tbsp=8.6 | Kapern | vegan
    09152 | pantry | Lemon juice | 22 0.35 6.9 0.24 0.04 2.52 0.3 1
          tbsp=15.2, wedge=5.9, cup=244, ml=1.03 | fresh lemon juice; Zitronensaft | vegan
    09153 | pantry | Bottled lemon juice | 17 0.45 5.62 0.07 0.027 1.53 0.7 24
          tbsp=15, tsp=5, cup=244, ml=1.03 | lemon juice from concentrate; Zitronensaftkonzentrat; Zitronensaft aus der Flasche | vegan
    09160 | pantry | Lime juice | 25 0.42 8.42 0.07 0.008 1.69 0.4 2
          tbsp=15.1, cup=242, ml=1.02 | fresh lime juice; Limettensaft | vegan
    # Fresh herbs
    02044 | produce | Fresh basil | 23 3.15 2.65 0.64 0.041 0.3 1.6 4
          leaf=0.5, tbsp=2.65, cup=24 | basil; basil leaves; fresh basil leaves; frisches Basilikum; Basilikum | herb, raw, vegan
    11156 | produce | Chives | 30 3.27 4.35 0.73 0.146 1.85 2.5 3
          tbsp=3, tsp=1 | fresh chives; Schnittlauch | herb, raw, vegan
    11165 | produce | Fresh coriander | 23 2.13 3.67 0.52 0.014 0.87 2.8 46
          sprig=2.2, tbsp=1, cup=16 | cilantro; coriander; coriander leaves; fresh cilantro; frischer Koriander; Koriander; Koriandergrün | herb, raw, vegan
    02045 | produce | Fresh dill | 43 3.46 7.02 1.12 0.06 ? 2.1 61
          sprig=0.2, tbsp=0.55, cup=8.9 | dill; dill weed; frischer Dill | herb, raw, vegan
    11297 | produce | Fresh parsley | 36 2.97 6.33 0.79 0.132 0.85 3.3 56
          tbsp=3.8, sprig=1, cup=60 | parsley; parsley leaves; flat-leaf parsley; Italian parsley; frische Petersilie; Petersilie | herb, raw, vegan
    02064 | produce | Fresh peppermint | 70 3.75 14.89 0.94 0.246 ? 8 31
          leaf=0.05, tbsp=1.6 | peppermint; mint; fresh mint; mint leaves; frische Minze; Pfefferminze; Minze | herb, raw, vegan
    02065 | produce | Fresh spearmint | 44 3.29 8.41 0.73 0.191 ? 6.8 30
          leaf=0.15, tbsp=5.7 | spearmint; Krauseminze; grüne Minze | herb, raw, vegan
    02063 | produce | Fresh rosemary | 131 3.31 20.7 5.86 2.838 ? 14.1 26
          tsp=0.7, tbsp=1.7 | rosemary; frischer Rosmarin; Rosmarin | herb, raw, vegan
    02049 | produce | Fresh thyme | 101 5.56 24.45 1.68 0.467 ? 14 9
          tsp=0.8, tbsp=2.4 | thyme; frischer Thymian; Thymian | herb, raw, vegan
    # Spices and dried herbs
    02001 | pantry | Allspice | 263 6.09 72.12 8.69 2.55 ? 21.6 77
          tsp=1.9, tbsp=6, pinch=0.3 | ground allspice; Nelkenpfeffer; Piment | spice, vegan
    02002 | pantry | Aniseed | 337 17.6 50.02 15.9 0.586 ? 14.6 16
          tsp=2.1, tbsp=6.7 | anise; anise seed; Anissamen; Anis | spice, vegan
    02003 | pantry | Dried basil | 233 22.98 47.75 4.07 2.157 1.71 37.7 76
          tsp=0.7, tbsp=2.1, pinch=0.1 | getrocknetes Basilikum; Basilikum getrocknet | spice, vegan, herb
    02004 | pantry | Bay leaf | 313 7.61 74.97 8.36 2.28 ? 26.3 23
          leaf=0.2, tsp=0.6 | dried bay; Lorbeer; Lorbeerblatt | spice, vegan, herb
    02005 | pantry | Caraway seeds | 333 19.77 49.9 14.59 0.62 0.64 38 17
          tsp=2.1, tbsp=6.7 | caraway; Kümmelsamen; Kümmel | spice, vegan
    02006 | pantry | Cardamom | 311 10.76 68.47 6.7 0.68 ? 28 18
          tsp=2, tbsp=5.8, pinch=0.3 | ground cardamom; Kardamom | spice, vegan
    02031 | pantry | Cayenne pepper | 318 12.01 56.63 17.27 3.26 10.34 27.2 30
          tsp=1.8, tbsp=5.3, pinch=0.3 | ground red pepper; chilli flakes; red pepper flakes; Chiliflocken; Cayennepfeffer | spice, vegan
    02009 | pantry | Chili powder | 282 13.46 49.7 14.28 2.462 7.19 34.8 2867
          tsp=2.7, tbsp=8, pinch=0.3 | chilli powder; Chilipulver | spice, vegan
    02010 | pantry | Cinnamon | 247 3.99 80.59 1.24 0.345 2.17 53.1 10
          tsp=2.6, tbsp=7.8, pinch=0.3 | ground cinnamon; cinnamon stick; Zimtstange; Zimtpulver; Zimt | spice, vegan
    02011 | pantry | Cloves | 274 5.97 65.53 13 3.952 2.38 33.9 277
          tsp=2.1, tbsp=6.5, pinch=0.3 | ground cloves; Gewürznelken; Nelken | spice, vegan
    02013 | pantry | Coriander seeds | 298 12.37 54.99 17.77 0.99 ? 41.9 35
          tsp=1.8, tbsp=5, pinch=0.3 | ground coriander; Koriandersamen | spice, vegan
    02014 | pantry | Cumin | 375 17.81 44.24 22.27 1.535 2.25 10.5 168
          tsp=2.1, tbsp=6, pinch=0.3 | ground cumin; cumin seeds; Cumin gemahlen; Kreuzkümmel | spice, vegan
    02015 | pantry | Curry powder | 325 14.29 55.83 14.01 1.648 2.76 53.2 52
          tsp=2, tbsp=6.3, pinch=0.3 | madras curry powder; Currypulver | spice, vegan
    02017 | pantry | Dried dill | 253 19.96 55.82 4.36 0.234 ? 13.6 208
          tsp=1, tbsp=3.1, pinch=0.1 | dried dill weed; getrockneter Dill | spice, vegan, herb
    02018 | pantry | Fennel seeds | 345 15.8 52.29 14.87 0.48 ? 39.8 88
          tsp=2, tbsp=5.8 | Fenchelsamen | spice, vegan
    02019 | pantry | Fenugreek seeds | 323 23 58.35 6.41 1.46 ? 24.6 67
          tsp=3.7, tbsp=11.1 | fenugreek; Bockshornklee | spice, vegan
    02020 | pantry | Garlic powder | 331 16.55 72.73 0.73 0.249 2.43 9 60
          tsp=3.1, tbsp=9.7, pinch=0.3 | garlic granules; Knoblauchgranulat; Knoblauchpulver | spice, vegan
    02021 | pantry | Ground ginger | 335 8.98 71.62 4.24 2.599 3.39 14.1 27
          tsp=1.8, tbsp=5.2, pinch=0.3 | ginger powder; gemahlener Ingwer; Ingwerpulver | spice, vegan
    02022 | pantry | Mace | 475 6.71 50.5 32.38 9.51 ? 20.2 80
          tsp=1.7, tbsp=5.3, pinch=0.3 | ground mace; Muskatblüte; Macis | spice, vegan
    02023 | pantry | Dried marjoram | 271 12.66 60.56 7.04 0.529 4.09 40.3 77
          tsp=0.6, tbsp=1.7, pinch=0.1 | marjoram; Majoran | spice, vegan, herb
    02024 | pantry | Mustard powder | 508 26.08 28.09 36.24 1.989 6.79 12.2 13
          tsp=2, tbsp=6.3, pinch=0.3 | ground mustard seed; mustard seeds; Senfpulver; Senfkörner | spice, vegan
    02025 | pantry | Nutmeg | 525 5.84 49.29 36.31 25.94 2.99 20.8 16
          tsp=2.2, tbsp=7, pinch=0.3 | ground nutmeg; Muskatnuss; Muskat | spice, vegan
    02026 | pantry | Onion powder | 341 10.41 79.12 1.04 0.219 6.63 15.2 73
          tsp=2.4, tbsp=6.9, pinch=0.3 | onion granules; Zwiebelgranulat; Zwiebelpulver | spice, vegan
    02027 | pantry | Dried oregano | 265 9 68.92 4.28 1.551 4.09 42.5 25
          tsp=1, tbsp=3, pinch=0.1 | oregano; Origano; getrockneter Oregano | spice, vegan, herb
    02028 | pantry | Paprika powder | 282 14.14 53.99 12.89 2.14 10.34 34.9 68
          tsp=2.3, tbsp=6.8, pinch=0.3 | sweet paprika; smoked paprika; Paprika edelsüß; Paprikapulver | spice, vegan
    02029 | pantry | Dried parsley | 292 26.63 50.64 5.48 1.378 7.27 26.7 452
          tsp=0.5, tbsp=1.6, pinch=0.1 | getrocknete Petersilie | spice, vegan, herb
    02030 | pantry | Black pepper | 251 10.39 63.95 3.26 1.392 0.64 25.3 20
          dash=0.1, pinch=0.3, tsp=2.3, tbsp=6.9 | ground pepper; ground black pepper; peppercorns; schwarzer Pfeffer; Pfefferkörner; Pfeffer; pepper | spice, vegan
    02032 | pantry | White pepper | 296 10.4 68.61 2.12 0.626 ? 26.2 5
          tsp=2.4, tbsp=7.1, pinch=0.3 | ground white pepper; weißer Pfeffer | spice, vegan
    02035 | pantry | Pumpkin pie spice | 342 5.76 69.28 12.6 6.53 7.76 14.8 52
          tsp=1.7, tbsp=5.6, pinch=0.3 | mixed spice; Lebkuchengewürz | spice, vegan
    02036 | pantry | Dried rosemary | 331 4.88 64.06 15.22 7.371 ? 42.6 50
          tsp=1.2, tbsp=3.3, pinch=0.1 | getrockneter Rosmarin | spice, vegan, herb
    02037 | pantry | Saffron | 310 11.43 65.37 5.85 1.586 ? 3.9 148
          tsp=0.7, pinch=0.1 | saffron threads; Safran | spice, vegan
    02038 | pantry | Sage | 315 10.63 60.73 12.75 7.03 1.71 40.3 11
          tsp=0.7, tbsp=2, pinch=0.1 | ground sage; dried sage; Salbei | spice, vegan, herb
    02039 | pantry | Savory | 272 6.73 68.73 5.91 3.26 ? 45.7 24
          tsp=1.4, tbsp=4.4, pinch=0.1 | summer savory; Bohnenkraut | spice, vegan, herb
    02041 | pantry | Tarragon | 295 22.77 50.22 7.24 1.881 ? 7.4 62
          tsp=0.6, tbsp=1.8, pinch=0.1 | dried tarragon; Estragon | spice, vegan, herb
    02042 | pantry | Dried thyme | 276 9.11 63.94 7.43 2.73 1.71 37 55
          tsp=1, tbsp=2.7, pinch=0.1 | getrockneter Thymian | spice, vegan, herb
    02043 | pantry | Turmeric | 312 9.68 67.14 3.25 1.838 3.21 22.7 27
          tsp=3, tbsp=9.4, pinch=0.3 | ground turmeric; Gelbwurz; Kurkuma | spice, vegan
    02075 | pantry | Taco seasoning | 322 4.5 58 0 0 10.83 13.3 7203
          tsp=2.9 | taco spice mix; fajita seasoning; Tacogewürz | spice
    # Stock and soup powder
    06081 | pantry | Chicken stock cube | 198 14.6 23.5 4.7 1.2 0 0 24000
          cube=4.8 | chicken bouillon cube; Hühnerbrühwürfel | soup
    06076 | pantry | Beef stock cube | 170 17.3 16.1 4 1.99 14.51 0 24000
          cube=3.6 | beef bouillon cube; Oxo cube; Fleischbrühwürfel; gekörnte Brühe; Brühwürfel | soup
    06094 | pantry | Onion soup powder | 293 7.48 65.07 0.34 0.089 4.65 6.6 8031
          tbsp=7.5, packet=39 | onion soup mix; Zwiebelsuppenpulver | soup
    # Soups, ready to eat
    06194 | other | Chicken broth | 6 0.64 0.44 0.21 0.013 0.43 0 371
          cup=249, bowl=249, plate=250, ml=1.05 | chicken stock; broth; stock; Hühnerbouillon; Geflügelbrühe; Hühnerbrühe; Brühe | soup, dish
    06008 | other | Beef broth | 7 1.14 0.04 0.22 0.11 0 0 372
          cup=240, bowl=240, plate=250, ml=1.01 | beef stock; bouillon; consommé; Rinderbrühe; Fleischbrühe | soup, dish
    06700 | other | Vegetable broth | 5 0.24 0.93 0.07 0.028 0.55 0 296
          cup=221, bowl=221, plate=250, ml=1 | vegetable stock; Gemüsebouillon; Gemüsebrühe | soup, dish, vegan
    06174 | other | Fish stock | 16 2.26 0 0.81 0.203 0 0 156
          cup=233, ml=1 | fish broth; Fischfond | soup, dish
    06559 | other | Tomato soup | 32 0.71 7.45 0.21 0.056 4.03 0.5 186
          bowl=248, plate=250, cup=248, ml=1.05 | canned tomato soup; Tomatensuppe | soup, dish
    06067 | other | Vegetable soup | 39 1.14 7.9 0.36 0.045 1.56 1.1 267
          bowl=230, plate=250, cup=230, ml=1 | chunky vegetable soup; Gemüseeintopf; Gemüsesuppe | soup, dish, vegan
    06018 | other | Chicken noodle soup | 41 3.09 4.46 1.16 0.627 0.38 0.8 306
          bowl=243, plate=250, cup=243, can=530, ml=1.03 | chicken soup with noodles; Nudelsuppe; Hühnernudelsuppe; Hühnersuppe mit Nudeln | soup, dish
    06015 | other | Chunky chicken soup | 71 5.06 6.88 2.64 0.79 0.87 0.6 354
          bowl=245, plate=250, cup=245, ml=1.04 | Hühnereintopf; Hühnersuppe | soup, dish
    06216 | other | Cream of chicken soup | 77 3.01 6.04 4.62 1.87 ? 0.1 362
          bowl=248, plate=250, cup=248, ml=1.05 | chicken cream soup; Hühnercremesuppe; Geflügelcremesuppe | soup, dish
    06243 | other | Cream of mushroom soup | 65 2.36 5.76 3.58 1.116 2.82 0.3 357
          bowl=252, plate=250, cup=252, ml=1.07 | Pilzcremesuppe; Champignoncremesuppe | soup, dish
    06201 | other | Cream of asparagus soup | 65 2.55 6.61 3.3 1.34 ? 0.3 420
          bowl=248, plate=250, cup=248, ml=1.05 | asparagus soup; Spargelcremesuppe | soup, dish
    06210 | other | Cream of celery soup | 66 2.29 5.86 3.91 1.59 ? 0.3 272
          bowl=248, plate=250, cup=248, ml=1.05 | celery soup; Selleriecremesuppe | soup, dish
    06253 | other | Cream of potato soup | 60 2.33 6.92 2.6 1.52 ? 0.2 230
          bowl=248, plate=250, cup=248, ml=1.05 | Kartoffelcremesuppe | soup, dish
    06494 | other | Onion soup from a packet | 12 0.32 2.77 0.01 0.004 0.2 0.3 346
          bowl=230, plate=250, cup=230, ml=1 | onion soup; packet onion soup; Zwiebelsuppe | soup, dish
    06359 | other | Cream of tomato soup | 55 2.42 9.82 1.24 0.707 6.59 0.5 206
          bowl=252, plate=250, cup=252, ml=1.07 | tomato soup with milk; Tomatencremesuppe | soup, dish
    06039 | other | Minestrone | 53 2.13 8.64 1.17 0.62 2.17 2.4 288
          bowl=240, plate=250, cup=240, ml=1.01 | minestrone soup; italienische Gemüsesuppe | soup, dish
    06449 | other | Green pea soup | 61 3.2 9.88 1.09 0.524 3.19 1.9 336
          bowl=259, plate=250, cup=259, ml=1.09 | grüne Erbsensuppe | soup, dish
    06050 | other | Split pea soup with ham | 77 4.62 11.17 1.66 0.66 1.91 1.7 301
          bowl=240, plate=250, cup=240, ml=1.01 | pea and ham soup; Erbseneintopf | soup, dish
    06037 | other | Lentil soup with ham | 56 3.74 8.16 1.12 0.45 ? ? 532
          bowl=248, plate=250, cup=248, ml=1.05 | lentil and ham soup | soup, dish
    06007 | other | Bean soup with ham | 95 5.19 11.16 3.5 1.37 ? 4.6 400
          bowl=243, plate=250, cup=243, ml=1.03 | bean and ham soup; Bohneneintopf | soup, dish
    36413 | other | Black bean soup | 103 5.1 14.79 2.57 0.535 0.89 4.9 311
          bowl=246, plate=250, cup=246, ml=1.04 | schwarze Bohnensuppe | soup, dish
    06070 | other | Chunky beef soup | 66 3.97 10.08 1.11 0.554 0.67 0.6 338
          bowl=245, plate=250, cup=245, ml=1.04 | Gulaschsuppe | soup, dish
    06749 | other | Beef vegetable soup | 48 3.18 6.16 1.16 0.407 1.25 1.2 326
          bowl=250, plate=250, cup=250, ml=1.06 | beef and vegetable soup; Rindfleisch-Gemüse-Suppe | soup, dish
    06230 | other | New England clam chowder | 61 3.24 7.46 2.02 1.094 2.81 0.3 273
          bowl=252, plate=250, cup=252, ml=1.07 | clam chowder; chowder; Muschelsuppe | soup, dish
    27000 | other | Egg drop soup | 27 1.16 4.29 0.61 0.166 0.09 0.4 370
          bowl=241, plate=250, cup=241, ml=1.02 | egg flower soup; Eierflockensuppe; Eierblumensuppe | soup, dish
    27001 | other | Hot and sour soup | 39 2.58 4.35 1.21 0.229 0.42 0.5 376
          bowl=233, plate=250, cup=233, ml=1 | Peking-Suppe; Sauer-Scharf-Suppe | soup, dish
    27002 | other | Wonton soup | 32 2.08 5.25 0.26 0.062 0.34 0.2 406
          bowl=223, plate=250, cup=223, ml=1 | wantan soup; Wan-Tan-Suppe | soup, dish
    06624 | other | Thai coconut curry soup | 36 0.8 6.5 1.06 0.35 3.7 1 141
          bowl=245, plate=250, ml=1.04 | Thai soup; Tom Kha; Thai-Kokossuppe | soup, dish
    # Pumpkin soup: 60 g Boiled pumpkin, 16 g Whipping cream, 23.5 g Vegetable broth, 0.5 g Salt.
    11423/pumpkin-soup | other | Pumpkin soup | 68 0.94 3.6 5.83 3.714 1.84 0.7 268
          bowl=250, plate=250, cup=245, ml=1.03 | Kürbissuppe; Kürbiscremesuppe; cream of pumpkin soup; squash soup | soup, dish
    """#
}
