extension StarterTables {
  /// Milk, cream, yogurt, quark, cheese, eggs, butter and margarine.
  static let dairy = #"""
    # Milk
    01082 | dairy | 1% milk | 42 3.37 4.99 0.97 0.633 5.2 0 44
          glass=206, mug=309, cup=244, splash=15, ml=1.03 | one percent milk; Milch 1 %; fettarme Milch 1 % | drink, low-fat
    01078 | dairy | Farm milk | 64 3.28 4.65 3.66 2.278 ? 0 49
          glass=206, mug=309, cup=244, splash=15, ml=1.03 | unhomogenised milk; producer milk; Rohmilch; Milch 3,7 % | drink
    01105 | dairy | Hot cocoa | 77 3.52 10.74 2.34 1.431 9.66 1 44
          mug=318, cup=250, ml=1.06 | hot chocolate; home-made cocoa; heiße Schokolade; Trinkschokolade | drink
    01106 | dairy | Goat milk | 69 3.56 4.45 4.14 2.667 4.45 0 50
          glass=206, cup=244, splash=15, ml=1.03 | Ziegenmilch | drink
    01107 | dairy | Breast milk | 70 1.03 6.89 4.38 2.009 6.89 0 17
          glass=208, tbsp=15.4, ml=1.04 | human milk; mother's milk; Muttermilch | baby
    01088 | dairy | Buttermilk | 40 3.31 4.79 0.88 0.548 4.79 0 190
          glass=207, cup=245, ml=1.04 | low-fat buttermilk; Buttermilch | drink, low-fat
    01230 | dairy | Whole buttermilk | 62 3.21 4.88 3.31 1.899 4.88 0 105
          glass=207, cup=245, ml=1.04 | full-fat buttermilk; Vollbuttermilch | drink
    01289 | dairy | Kefir | 41 3.79 4.48 0.93 0.658 4.61 0 40
          glass=207, ml=1.03 | plain kefir; low-fat kefir; Kefir natur | drink, low-fat
    01110 | dairy | Chocolate milkshake | 119 3.05 21.15 2.7 1.681 20.85 0.3 111
          container=300, glass=230, ml=1.15 | thick chocolate shake; Schoko-Milchshake; Schokoladenmilchshake | drink, sweet
    01111 | dairy | Vanilla milkshake | 112 3.86 17.75 3.03 1.886 17.75 0 95
          container=313, glass=230, ml=1.15 | milkshake; thick vanilla shake; Vanille-Milchshake; Milchshake | drink, sweet
    01057 | dairy | Eggnog | 88 4.55 8.05 4.19 2.591 8.05 0 54
          glass=215, cup=254, ml=1.07 | egg nog | drink, sweet
    # Milk, evaporated and dried
    01096 | dairy | Evaporated milk | 134 6.81 10.04 7.56 4.591 10.04 0 106
          tbsp=15.8, cup=252, splash=15, ml=1.06 | unsweetened condensed milk; coffee milk; Kondensmilch 7,5 %; Kaffeemilch; Kondensmilch | milk
    01095 | dairy | Sweetened condensed milk | 321 7.91 54.4 8.7 5.486 54.4 0 127
          tbsp=19, cup=306, ml=1.29 | condensed milk; Milchmädchen; gezuckerte Kondensmilch | sweet
    01225 | dairy | Dulce de leche | 315 6.84 55.35 7.35 4.534 49.74 0 129
          tbsp=19 | milk caramel; caramel spread; Karamellcreme; Milchkaramell | sweet, spread
    01092 | dairy | Skim milk powder | 358 35.1 52.19 0.72 0.467 52.19 0 549
          tbsp=4.3, cup=68 | dried skimmed milk; nonfat dry milk; Magermilchpulver | low-fat
    # Cream
    01049 | dairy | Half and half | 123 3.13 4.73 10.39 7.032 4.13 0 61
          tbsp=15, cup=242, splash=15, ml=1.02 | half & half; coffee creamer; coffee cream 10%; Kaffeesahne; Kaffeerahm | cream
    01050 | dairy | Light cream | 191 2.96 2.82 19.1 10.176 3.67 0 72
          tbsp=15, cup=240, splash=15, ml=1.01 | single cream; table cream; Kaffeesahne 20 % | cream
    01052 | dairy | Light whipping cream | 292 2.17 2.96 30.91 19.337 2.96 0 34
          tbsp=15, cup=239, ml=1.01 | whipping cream 30%; Schlagsahne 30 %; Schlagobers | cream
    # Crème fraîche borrows whipping cream: the Swiss food composition database has 336 kcal for 35 % fat.
    01053/creme-fraiche | dairy | Crème fraîche | 340 2.84 2.74 36.08 23.032 2.92 0 27
          tbsp=15, ml=1.01 | creme fraiche full fat; Crème double | cream
    01054 | dairy | Whipped cream from a can | 257 3.2 12.49 22.22 13.831 8 0 8
          tbsp=3, cup=60 | whipped cream; squirty cream; aerosol cream; geschlagene Sahne; Sprühsahne | sweet
    01055 | dairy | Reduced-fat sour cream | 135 2.94 4.26 12 7.47 0.16 0 89
          tbsp=15, cup=242, ml=1.02 | half-fat sour cream; Sauerrahm 12 % | cream
    # Soured cream of 10 % fat borrows half and half: the German Bundeslebensmittelschlüssel 4.0 (BLS) has 119 kcal.
    01049/soured-cream | dairy | Soured cream, 10% fat | 123 3.13 4.73 10.39 7.032 4.13 0 61
          tbsp=15, ml=1.02 | sour cream 10%; saure Sahne 10 % | cream
    01069 | dairy | Coffee creamer powder | 529 2.48 59.29 32.92 19.146 7.77 0 124
          tsp=2, packet=3, cup=94 | coffee whitener; powdered creamer; Kaffeeweißer | cream
    01205 | dairy | Flavored coffee creamer | 251 0.69 35.07 13.5 2.635 33.04 1.1 67
          tbsp=15, ml=1.01 | liquid coffee creamer; vanilla creamer; aromatisierte Kaffeesahne | sweet
    # Yogurt and quark
    01117 | dairy | Low-fat yogurt | 63 5.25 7.04 1.55 1 7.04 0 70
          small pot=113, pot=170, cup=245, ml=1.04 | plain low-fat yogurt; fettarmer Joghurt; Naturjoghurt 1,5 %; Joghurt 1,5 % | low-fat
    01118 | dairy | Fat-free yogurt | 56 5.73 7.68 0.18 0.116 7.68 0 77
          small pot=113, pot=170, cup=245, ml=1.04 | nonfat yogurt; skim milk yogurt; Magermilchjoghurt; Joghurt 0,1 % | low-fat
    01119 | dairy | Vanilla yogurt | 85 4.93 13.8 1.25 0.806 13.8 0 66
          small pot=113, pot=170, cup=245 | low-fat vanilla yogurt; Vanillejoghurt | low-fat, sweet
    01120 | dairy | Fruit yogurt | 99 3.98 18.64 1.15 0.742 18.64 0 53
          pot=170, small pot=125, cup=245 | low-fat fruit yogurt; strawberry yogurt; flavored yogurt; Erdbeerjoghurt; Fruchtjoghurt | low-fat, sweet
    01293 | dairy | Greek yogurt, whole milk | 97 9 3.98 5 2.395 4 0 35
          pot=170, tbsp=15 | full-fat Greek yogurt; Greek-style yogurt; griechischer Joghurt Vollmilch | yogurt
    01287 | dairy | Greek yogurt, low-fat | 73 9.95 3.94 1.92 1.23 3.56 0 34
          pot=200, tbsp=15 | low-fat Greek yogurt; 2% Greek yogurt; griechischer Joghurt fettarm; griechischer Joghurt 2 % | low-fat
    01284 | dairy | Greek yogurt with strawberry | 103 8.17 11.89 2.57 1.599 11.23 1 33
          pot=150 | strawberry Greek yogurt; griechischer Joghurt Erdbeere | low-fat, sweet
    01286 | dairy | Fat-free Greek yogurt with vanilla | 78 8.64 10.37 0.18 0.133 9.54 0.5 34
          pot=150 | nonfat vanilla Greek yogurt; Greek yogurt vanilla; griechischer Joghurt Vanille | low-fat, sweet
    # Skyr and 10 % yogurt borrow fat-free Greek yogurt and half and half: 60 kcal (label), 124 (BLS).
    01256/skyr | dairy | Skyr | 59 10.19 3.6 0.39 0.117 3.24 0 36
          pot=150, tbsp=20 | plain skyr; Icelandic yogurt; Skyr natur | low-fat
    01049/sahnejoghurt | dairy | Creamy yogurt, 10% fat | 123 3.13 4.73 10.39 7.032 4.13 0 61
          pot=150, tbsp=15 | 10% fat yogurt; Greek yogurt 10%; griechischer Joghurt 10 %; griechischer Joghurt; Joghurt griechisch; Sahnejoghurt | yogurt
    # Low-fat quark: 98 g Greek yogurt, 2 g Skim milk powder.
    01256/quark | dairy | Low-fat quark | 65 10.69 4.57 0.4 0.124 4.22 0 46
          pot=250, tbsp=20 | quark; fat-free quark; curd cheese; Topfen; Speisequark; Magertopfen; Magerquark | low-fat
    16252 | dairy | Plain soy yogurt | 66 2.64 9.69 1.76 0.22 5.29 0.4 13
          pot=170, cup=227 | soy yogurt; soya yogurt; Sojajoghurt natur; Sojajoghurt | vegan
    16253 | dairy | Strawberry soy yogurt | 94 2.35 18.24 1.18 0 12.94 0.6 15
          pot=170 | fruit soy yogurt; Sojajoghurt Frucht; Sojajoghurt Erdbeere | vegan, sweet
    # Fresh cheese
    01015 | dairy | 2% cottage cheese | 81 10.45 4.76 2.27 1.235 4 0 308
          cup=226, tbsp=14 | low-fat cottage cheese; Hüttenkäse fettarm; Hüttenkäse 10 % | cheese, low-fat
    01016 | dairy | 1% cottage cheese | 72 12.39 2.72 1.02 0.645 2.72 0 406
          cup=226, tbsp=14 | lowest-fat cottage cheese; magerer Hüttenkäse; Hüttenkäse mager | cheese, low-fat
    43274 | dairy | Low-fat cream cheese | 201 7.85 8.13 15.28 9.098 5.82 0 359
          tbsp=15, cup=240 | light cream cheese; light soft cheese; Frischkäse leicht; fettarmer Frischkäse | cheese, spread
    01031 | dairy | Neufchâtel cheese | 253 9.15 3.59 22.78 12.79 3.19 0 334
          tbsp=14.5, package=85 | neufchatel; Neufchâtel-Käse; Doppelrahmfrischkäse leicht | cheese, spread
    01036 | dairy | Ricotta | 174 11.26 3.04 12.98 8.295 0.27 0 84
          cup=246, tbsp=15.4 | whole milk ricotta; ricotta cheese; Ricottakäse | cheese
    01037 | dairy | Part-skim ricotta | 138 11.39 5.14 7.91 4.927 0.31 0 99
          cup=246, tbsp=15.4 | light ricotta; low-fat ricotta; fettarmer Ricotta | cheese
    01029 | dairy | Low-moisture part-skim mozzarella | 295 23.75 5.58 19.78 11.295 1.9 0 666
          slice=28, cup=113 | pizza mozzarella; string cheese; Mozzarella für Pizza | cheese
    01271 | dairy | Shredded mozzarella | 304 23.63 8.06 19.72 11.472 2.24 0 682
          cup=86, handful=28 | grated mozzarella; geriebener Mozzarella; Pizzakäse | cheese
    01229 | dairy | Halloumi | 310 20.38 2.53 24.31 13.661 1.76 ? 704
          slice=28, cup=118 | grilling cheese; queso blanco; queso para freír; Grillkäse | cheese
    01159 | dairy | Goat cheese | 264 18.52 0 21.08 14.575 0 0 459
          slice=28, tbsp=15 | soft goat cheese; chèvre; Ziegenfrischkäse; Ziegenweichkäse; Ziegenkäse | cheese
    01156 | dairy | Hard goat cheese | 452 30.52 2.17 35.59 24.609 2.17 0 423
          slice=28 | Ziegenhartkäse; Ziegengouda | cheese
    # Soft and blue cheese
    01006 | dairy | Brie | 334 20.75 0.45 27.68 17.41 0.45 0 629
          slice=28, cup=144 | brie cheese; Brie-Käse; Briekäse | cheese
    01007 | dairy | Camembert | 300 19.8 0.46 24.26 15.259 0.46 0 842
          wedge=38, slice=28, cup=246, whole=200 | camembert cheese; Camembertkäse; Weichkäse | cheese
    01004 | dairy | Blue cheese | 353 21.4 2.34 28.74 18.669 0.5 0 1146
          slice=28, cup=135, tbsp=8.4 | gorgonzola; danish blue; Edelpilzkäse; Blauschimmelkäse | cheese
    01039 | dairy | Roquefort | 369 21.54 2 30.64 19.263 ? 0 1809
          slice=28, package=85 | roquefort cheese; Roquefort-Käse | cheese
    01024 | dairy | Limburger | 327 20.05 0.49 27.25 16.746 0.49 0 800
          slice=28, package=227 | limburger cheese; Romadur; Limburger Käse | cheese
    # Hard and semi-hard cheese
    01010 | dairy | Cheshire cheese | 387 23.37 4.78 30.6 19.475 ? 0 700
          slice=28 | cheshire; Chester; Cheshire-Käse; Chesterkäse | cheese
    01011 | dairy | Colby cheese | 394 23.76 2.57 32.11 20.218 0.52 0 604
          slice=28, cup=113 | colby; colby jack; Colby-Käse | cheese
    01270 | dairy | Sharp cheddar | 410 24.25 2.13 33.82 19.368 0.27 0 644
          slice=28, thin slice=19 | mature cheddar; extra sharp cheddar; reifer Cheddar; würziger Cheddar | cheese
    01260 | dairy | Reduced-fat cheddar | 309 27.35 4.06 20.41 12.602 0.26 0 628
          slice=21 | light cheddar; half-fat cheddar; Cheddar light | cheese
    01168 | dairy | Low-fat cheddar or colby | 173 24.35 1.91 7 4.342 0.52 0 873
          slice=28, cup=113 | low-fat cheddar; fettarmer Cheddar; Käse 20 % Fett | cheese
    01018 | dairy | Edam | 357 24.99 1.43 27.8 17.572 1.43 0 812
          slice=28, package=198 | edam cheese; Edamer Käse; Edamer | cheese
    01020 | dairy | Fontina | 389 25.6 1.55 31.14 19.196 1.55 0 800
          slice=28, cup=108 | fontina cheese; Fontina-Käse | cheese
    01023 | dairy | Gruyère | 413 29.81 0.36 32.34 18.913 0.36 0 714
          slice=28, cup=108 | gruyere cheese; Greyerzer; Bergkäse; Comté | cheese
    01025 | dairy | Monterey Jack | 373 24.48 0.68 30.28 19.066 0.5 0 600
          slice=28, cup=113 | monterey jack cheese; jack cheese; Monterey-Käse | cheese
    01030 | dairy | Muenster cheese | 368 23.41 1.12 30.04 19.113 1.12 0 628
          slice=28, cup=113 | munster; Münsterkäse | cheese
    01033 | dairy | Parmesan, in the piece | 392 35.75 3.22 25.83 16.41 0.8 0 1376
          slice=10, cup=100, wedge=142 | hard parmesan; block parmesan; Parmigiano Reggiano; Grana Padano; Parmesan am Stück | cheese
    01034 | dairy | Port Salut | 352 23.78 0.57 28.2 16.691 0.57 0 534
          slice=28, cup=113 | port du salut; Butterkäse; milder Schnittkäse | cheese
    01035 | dairy | Provolone | 351 25.58 2.14 26.62 17.078 0.56 0 876
          slice=28, cup=132 | provolone cheese; Provolone-Käse | cheese
    01038 | dairy | Pecorino Romano | 387 31.8 3.63 26.94 17.115 0.73 0 1433
          slice=28, tbsp=5, package=142 | romano cheese; pecorino; Pecorino-Käse | cheese
    01040 | dairy | Swiss cheese | 393 26.96 1.44 30.99 18.227 0 0 187
          slice=28, cup=108 | emmental; emmentaler; Emmentaler Käse; Schweizer Käse | cheese
    01041 | dairy | Tilsit cheese | 340 24.41 1.88 25.98 16.775 ? 0 753
          slice=28 | tilsit; Tilsiter Käse; Tilsiter | cheese
    01251 | dairy | Mexican cheese blend | 358 23.54 1.75 28.51 17.027 1.23 0 338
          handful=28, cup=112 | grated cheese; shredded cheese; geriebener Käse; Reibekäse; Streukäse | cheese
    # Processed cheese
    01042 | dairy | American cheese | 366 18.13 4.78 30.71 18.057 2.26 0 1671
          slice=21, cup=140 | processed cheese slice; cheese slice; burger cheese; Scheiblettenkäse; Schmelzkäsescheibe; Scheibletten | cheese
    01048 | dairy | Cheese spread | 290 16.41 8.73 21.23 13.327 7.32 0 1625
          tbsp=15, slice=34, cup=244 | processed cheese spread; cheese triangle; Schmelzkäse; Streichkäse | cheese, spread
    01164 | dairy | Cheese sauce | 197 10.33 5.48 14.92 8.034 0.19 0.1 493
          tbsp=15, cup=243, ml=1.03 | home-made cheese sauce; Käsesoße; Käsesauce | cheese, sauce
    01188 | dairy | Nacho cheese dip | 276 12 9.2 21 13.1 6.7 0.3 1638
          tbsp=16.5 | Cheez Whiz; cheese dip; Käsedip | cheese
    # Eggs
    01125 | dairy | Egg yolk | 322 15.86 3.59 26.54 9.551 0.56 0 48
          large=17, cup=243 | yolk; Eidotter; Dotter; Eigelb | egg
    01130 | dairy | Omelette | 154 10.57 0.64 11.66 3.319 0.31 0 155
          large=61, tbsp=15 | omelet; plain omelette; Eieromelett; Omelett | egg, cooked
    01131 | dairy | Poached egg | 143 12.51 0.71 9.47 3.113 0.37 0 297
          large=50 | verlorenes Ei; pochiertes Ei | egg, cooked
    01138 | dairy | Duck egg | 185 12.81 1.45 13.77 3.681 0.93 0 146
          egg=70 | Entenei | egg, raw
    01140 | dairy | Quail egg | 158 13.05 0.41 11.09 3.557 0.4 0 141
          egg=9 | Wachtelei | egg, raw
    01226 | dairy | Egg substitute | 48 10 2 0 0 2 0 199
          cup=240, tbsp=15 | liquid egg substitute; Eiersatz; Ei-Ersatz | egg, low-fat
    01172 | dairy | Liquid egg white | 48 10.2 1.04 0 0 0.25 0 169
          tbsp=15, cup=243 | pasteurised egg white; carton egg whites; Flüssigeiweiß; Eiweiß flüssig | egg, low-fat
    01173 | dairy | Egg white powder | 382 81.1 7.8 0 0 5.4 0 1280
          tbsp=7, cup=107 | dried egg white; Eiweißpulver aus Ei; Eiklarpulver | egg
    # Butter and margarine
    04601 | dairy | Light butter | 499 3.3 0 55.1 34.321 0 0 450
          tbsp=14 | reduced-fat butter; half-fat butter; Halbfettbutter | spread
    01003 | dairy | Ghee | 876 0.28 0 99.48 61.924 0 0 2
          tbsp=12.8, tsp=4.3, cup=205 | clarified butter; butter oil; Butterreinfett; Butterschmalz | spread
    04610 | dairy | Margarine | 717 0.16 0.7 80.71 15.189 0 0 751
          tbsp=14, tsp=4.7, stick=113, cup=227 | Pflanzenmargarine; Haushaltsmargarine | spread
    04611 | dairy | Soft margarine | 713 0.22 0.75 80.17 14.224 0 0 657
          tbsp=14.2, tsp=4.7, cup=227 | tub margarine; Streichmargarine; weiche Margarine | spread
    04128 | dairy | Light margarine | 339 0.51 0.66 37.77 8.637 0 0 589
          tbsp=14.9, tsp=4.8 | low-fat spread; light spread; diet margarine; Halbfettmargarine | spread
    04585 | dairy | Butter and margarine blend | 727 0.31 0.77 80.32 14.198 0 0 719
          tbsp=14.1, tsp=4.7 | spreadable butter; spreadable; Mischstreichfett; Streichbutter | spread
    # Herb quark borrows cottage cheese: 80 kcal (BLS, Kräuterquark aus Magerquark).
    01015/kraeuterquark | dairy | Herb quark | 81 10.45 4.76 2.27 1.235 4 0 308
          serving=100, tbsp=20, pot=200 | Kräuterquark; quark with herbs | cheese, spread
    """#
}
