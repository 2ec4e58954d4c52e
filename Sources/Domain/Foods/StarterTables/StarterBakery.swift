extension StarterTables {
  /// Bread, rolls, crackers, pastries, cakes, pies, cookies and pancakes.
  static let bakery = #"""
    # Bread
    28397 | bakery | Multigrain bread | 265 13.36 43.34 4.23 0.872 6.39 7.4 381
          slice=36, large slice=45 | multi-grain bread; seeded bread; granary bread; Körnerbrot; Mehrkornbrot | bread, wholegrain
    18044 | bakery | Pumpernickel bread | 250 8.7 47.5 3.1 0.437 0.53 6.5 596
          slice=40, large slice=55, thin slice=26 | Schwarzbrot; Vollkornschwarzbrot | bread, wholegrain
    18064 | bakery | Wheat bread | 267 10.72 48.68 3.24 0.777 5.91 4 508
          slice=29, large slice=45 | brown sliced bread; light wheat bread; Mischbrot; Weizenmischbrot | bread
    18967 | bakery | White wheat bread | 238 10.66 43.91 2.15 0.63 5 9.2 478
          slice=28, large slice=45 | 50/50 bread; Weizenbrot | bread
    18029 | bakery | Sourdough bread | 272 10.75 51.88 2.42 0.529 4.62 2.2 602
          slice=64, small slice=32 | sourdough; Sauerteigbrot | bread
    # A whole baguette weighs 250 g in France and Germany.
    18029/baguette | bakery | Baguette | 272 10.75 51.88 2.42 0.529 4.62 2.2 602
          baguette=250, slice=25 | French bread; French stick; Vienna bread; Baguette-Brot; Stangenweißbrot | bread
    18033 | bakery | Italian bread | 271 8.8 50.1 3.5 0 3.17 3.2 550
          slice=20, large slice=30 | ciabatta; pane italiano; Ciabatta-Brot; italienisches Brot | bread
    18973 | bakery | Focaccia | 249 8.77 35.82 7.89 0.877 1.75 1.8 561
          piece=57 | focaccia bread; Fladenbrot mit Olivenöl | bread
    18963 | bakery | Garlic bread | 350 8.36 41.72 16.61 5.281 3.69 2.5 544
          slice=43 | frozen garlic bread; garlic baguette; Kräuterbaguette; Knoblauchbrot; Knoblauchbaguette | bread
    18970 | bakery | Flour tortilla | 297 8.01 49.27 7.58 1.225 2.66 2.4 742
          tortilla=49, large=64 | wrap; tortilla wrap; wheat tortilla; soft tortilla; Weizentortilla | bread
    28295 | bakery | Wholemeal tortilla | 310 9.76 45.89 9.76 4.878 2.44 9.8 512
          tortilla=41 | whole wheat wrap; wholemeal wrap; Vollkornwrap; Vollkorntortilla | bread, wholegrain
    18363 | bakery | Corn tortilla | 218 5.7 44.64 2.85 0.453 0.88 6.3 45
          tortilla=24 | maize tortilla; Maistortilla | bread
    18360 | bakery | Taco shell | 476 6.41 63.49 21.79 7.105 1.5 6.7 324
          shell=12.9 | hard taco shell; Taco-Schale | bread
    18041 | bakery | Pita bread | 275 9.1 55.7 1.2 0.166 1.3 2.2 536
          large=60, small=28 | pita; pitta; pitta bread; white pita; Pitabrot; Pita-Brot; Fladenbrot | bread
    18042 | bakery | Wholemeal pita bread | 262 9.8 55.89 1.71 0.147 2.87 6.1 527
          large=64, small=28 | whole wheat pita; wholemeal pitta; Vollkornpita | bread, wholegrain
    28307 | bakery | Naan | 291 9.62 50.43 5.65 1.393 3.55 2.2 465
          piece=90 | naan bread; Naan-Brot | bread
    28306 | bakery | Chapati | 297 11.25 46.36 7.45 1.953 2.72 4.9 409
          piece=68 | roti; chapatti; Chapati-Brot; indisches Fladenbrot | bread
    18338 | bakery | Phyllo dough | 299 7.1 52.6 6 1.47 0.18 1.9 483
          sheet=19 | filo pastry; filo; Filoteig; Yufkateig | bread
    18047 | bakery | Raisin bread | 274 7.9 52.3 4.4 1.081 5.68 4.3 347
          slice=35, large slice=45 | fruit loaf; teacake; Stuten mit Rosinen; Rosinenbrot | bread, sweet
    18027 | bakery | Egg bread | 287 9.5 47.8 6 1.593 1.78 2.3 380
          slice=40 | challah; brioche loaf | bread
    18032 | bakery | Irish soda bread | 290 6.6 56 5 1.111 ? 2.6 398
          slice=50 | soda bread; Sodabrot | bread
    28338 | bakery | Gluten-free white bread | 298 5.4 51.15 8.02 0.629 11.3 5.5 515
          slice=28 | gluten-free bread; glutenfreies Weißbrot; glutenfreies Brot | bread
    18070 | bakery | Toasted white bread | 290 9 54.5 4 0.764 6.2 2.9 537
          slice=26, thin slice=18 | toast; white toast; getoastetes Weißbrot; Toastscheibe; soldiers; toast soldiers | bread
    18076 | bakery | Toasted wholemeal bread | 306 16.27 51.16 4.07 0.922 5.77 7.5 565
          slice=29 | brown toast; wholemeal toast; Vollkorntoast getoastet; Vollkorntoast | bread, wholegrain
    18019 | bakery | Banana bread | 326 4.3 54.6 10.5 2.237 ? 1.1 302
          slice=60 | banana loaf; Bananenkuchen; Bananenbrot | sweet
    18024 | bakery | Cornbread | 266 6.7 43.5 7.1 1.555 ? ? 658
          piece=65 | corn bread; Maisbrot | bread
    18242 | bakery | Croutons | 407 11.9 73.5 6.6 1.51 ? 5.1 698
          cup=30, handful=10 | Brotwürfel; Croûtons geröstet | bread
    18080 | bakery | Breadsticks | 412 12 68.4 9.5 1.41 1.26 3 713
          stick=6, serving=30, small stick=5 | grissini; bread sticks; Grissini-Stangen | bread, snack
    # Rolls and buns
    18342 | bakery | Dinner roll | 310 10.86 52.04 6.47 1.375 5.55 2 467
          roll=28, large=43 | bread bun; soft roll; soft white roll; bap; Milchbrötchen; weiches Brötchen | bread
    18344 | bakery | Egg roll bun | 307 9.5 52 6.4 1.577 4.3 3.7 566
          roll=35 | brioche bun; brioche roll; Eierbrötchen; Brioche-Brötchen | bread
    18348 | bakery | Wholemeal roll | 266 8.7 51.1 4.7 0.836 8.46 7.5 521
          roll=60, small=28 | whole wheat roll; wholegrain roll; Vollkornsemmel; Vollkornbrötchen | wholegrain
    18349 | bakery | French roll | 277 8.6 50.2 4.3 0.962 0.31 3.2 574
          roll=38 | baguette roll; Baguettesemmel; Baguettebrötchen | bread
    18350 | bakery | Burger bun | 279 9.77 50.12 3.91 0.842 7.28 1.8 494
          bun=44, large=53 | hamburger bun; hot dog bun; burger roll; hot dog roll; Hotdog-Brötchen; Hamburgerbrötchen; Burgerbrötchen | bread
    18001 | bakery | Bagel | 264 10.56 52.38 1.32 0.36 8.43 1.6 422
          bagel=99, small=69, mini=26 | plain bagel; sesame bagel; poppy seed bagel; Bagels mit Sesam; einfacher Bagel | bread
    18258 | bakery | English muffin | 227 8.87 44.17 1.69 0.733 3.53 3.5 425
          muffin=57 | toasting muffin; muffin for toasting; Toastie | bread
    18009 | bakery | American biscuit | 338 6.2 53.87 11.03 1.676 3.48 1.3 942
          medium=51, small=35, large=77 | buttermilk biscuit; biscuit roll | bread
    43109 | bakery | Soft pretzel | 338 8.2 69.39 3.1 0.695 0.25 1.7 545
          medium=115, small=62, large=143 | pretzel; lye pretzel; Laugenbrezel; Brezn; Laugengebäck; Brezel; Bretzel | bread
    18240 | bakery | Apple croissant | 254 7.4 37.1 8.7 4.994 ? 2.5 274
          medium=57 | Apfelcroissant; Apfelhörnchen | sweet
    # Crispbread and crackers
    18216 | bakery | Rye crispbread | 366 7.9 82.2 1.3 0.145 1.07 16.5 410
          crispbread=10, slice=10, serving=20, thin slice=2 | crispbread; Ryvita; Roggenknäcke; Knäcke; Knäckebrot | wholegrain
    18224 | bakery | Rusk | 407 13.5 72.3 7.2 1.376 ? ? 253
          rusk=10 | rusk toast; French toast biscuits; Zwieback-Toast | snack
    03217 | bakery | Sweet rusk | 426 10.1 74.2 9.7 2.525 12.5 2.5 227
          piece=10 | zwieback; Kinderzwieback | snack
    18228 | bakery | Saltine crackers | 418 9.46 74.05 8.64 1.653 1.29 2.8 941
          cracker=3, serving=15 | saltines; soda crackers; cream crackers; Salzcracker; Cracker; Kräcker | snack
    18229 | bakery | Round butter crackers | 510 6.64 61.3 26.43 5.562 8.18 2.3 726
          cracker=3.2, serving=16 | Ritz crackers; snack crackers; Buttercracker; TUC | snack
    18214 | bakery | Cheese crackers | 489 10.93 59.42 22.74 5.288 4.53 2.3 973
          cracker=1, handful=28, cup=62, bag=40 | cheese biscuits; Cheez-Its; Käsecracker; Käsegebäck | snack
    18235 | bakery | Wholewheat crackers | 427 10.58 69.55 14.13 2.063 1.19 10.3 704
          cracker=4.6, serving=28 | whole-wheat crackers; Triscuits; Vollkorncracker | wholegrain
    28327 | bakery | Water biscuits | 384 7.14 72.81 7.14 0 0 7.1 571
          cracker=3.5, serving=14 | water crackers; table water crackers; Wassercracker | snack
    # Pastries
    18244 | bakery | Cinnamon Danish | 403 7 44.6 22.4 5.681 19.78 1.3 414
          pastry=65, small=35, large=142 | cinnamon pastry; Zimtgebäck | sweet
    18245 | bakery | Cheese Danish | 374 8 37.2 21.9 6.794 6.95 1 417
          pastry=71 | cream cheese pastry; Quarktasche; Quarkplunder; Topfengolatsche | sweet
    18246 | bakery | Fruit Danish | 371 5.4 47.8 18.5 4.86 27.53 1.9 445
          pastry=71, small=35, large=142 | Danish pastry; apple Danish; Plundergebäck; Kopenhagener; Plunder | sweet
    18356 | bakery | Cinnamon roll | 372 6.2 50.9 16.4 3.079 31.73 2.4 304
          roll=70, large=95 | cinnamon bun; cinnamon swirl; Zimtrolle; Zimtschnecke; Franzbrötchen | sweet
    18248 | bakery | Plain doughnut | 434 5.31 47.06 24.93 11.105 18.15 1.7 477
          medium=47, stick=52 | cake doughnut; plain donut; old-fashioned doughnut; Spritzkuchen ohne Glasur | sweet
    18250 | bakery | Sugared doughnut | 426 5.2 50.8 22.9 5.926 ? 1.5 402
          medium=45 | sugar doughnut; sugar-coated donut; gezuckerter Donut | sweet
    18249 | bakery | Chocolate-coated doughnut | 452 4.93 51.33 25.25 13.47 26.65 1.9 326
          medium=43, mini=18 | chocolate doughnut; chocolate donut; frosted donut; Schokodonut | sweet
    18255 | bakery | Glazed doughnut | 421 6.14 47.93 22.7 9.453 22.75 2.1 316
          medium=60, hole=13 | doughnut; donut; glazed donut; ring doughnut; glasierter Donut; Donut glasiert | sweet
    18256 | bakery | Jam doughnut | 340 5.9 39 18.7 4.843 21.1 0.9 455
          doughnut=85 | jelly doughnut; jelly donut; Krapfen; Berliner; Kreppel; Faschingskrapfen | sweet
    18969 | bakery | Chocolate éclair | 334 4.41 37.43 18.52 7.055 22.05 0.9 265
          eclair=100, cream puff=113 | éclair; cream puff; profiterole; Windbeutel; Liebesknochen | sweet
    18354 | bakery | Apple strudel | 274 3.3 41.1 11.2 2.044 25.75 2.2 135
          piece=71 | strudel; Strudel mit Äpfeln; Apfelstrudel | sweet
    18362 | bakery | Fruit toaster pastry | 388 4.2 70.32 9.95 3.615 26.13 1 334
          pastry=54 | pop tart; toaster tart; Toastgebäck mit Frucht | sweet
    18274 | bakery | Blueberry muffin | 375 4.49 53 16.07 2.844 31.47 1.1 336
          medium=113, small=66, mini=17 | muffin; Muffin mit Blaubeeren; Blaubeermuffin; Heidelbeermuffin | sweet
    18211 | bakery | Baked puff pastry | 558 7.4 45.7 38.5 5.502 0.75 1.5 253
          shell=40, sheet=245 | vol-au-vent; puff pastry baked; Blätterteigpastete; gebackener Blätterteig | baking
    18337 | bakery | Puff pastry dough | 551 7.3 45.1 38.1 9.643 0.74 1.5 249
          sheet=245, shell=47 | puff pastry; raw puff pastry; Blätterteig roh; Blätterteig | baking
    18402 | bakery | Shortcrust pastry dough | 469 5.7 42.3 30.8 7.674 0.15 3.4 482
          piece=24, crust=194 | raw pie crust; shortcrust; pie dough; Mürbeteig roh; Mürbteig; Mürbeteig | baking
    18336 | bakery | Baked shortcrust pastry | 527 6.4 47.5 34.6 8.622 0.17 1.7 542
          piece=23, crust=180 | pie crust; baked pie crust; gebackener Mürbeteig; Tarteboden | baking
    # Cakes
    18133 | bakery | Sponge cake | 290 5.4 61 2.7 0.802 36.66 0.5 623
          piece=38 | sponge; biscuit sponge; Tortenboden; Biskuit; Biskuitkuchen | sweet
    18120 | bakery | Pound cake | 353 5 53.64 13.96 4.811 33.36 0.6 377
          slice=70, piece=61 | butter cake; madeira cake; Rührkuchen; Napfkuchen; Gugelhupf | sweet
    18140 | bakery | Yellow cake with chocolate frosting | 379 3.16 55.36 17.75 5.793 39.22 1.5 310
          piece=144 | birthday cake; Geburtstagskuchen; Kuchen mit Schokoguss | sweet
    18096 | bakery | Chocolate cake with frosting | 389 3.48 52.84 20.05 5.917 39.96 2.2 348
          piece=138 | chocolate cake; chocolate gateau; Schokoladentorte; Schokotorte; Schokoladenkuchen | sweet
    18101 | bakery | Homemade chocolate cake | 371 5.3 53.4 15.1 5.43 ? 1.6 315
          piece=95 | plain chocolate cake; Schokokuchen | sweet
    18110 | bakery | Fruitcake | 324 2.9 61.6 9.1 1.048 27.42 3.7 101
          piece=43, slice=65 | fruit cake; Christmas cake; dundee cake; Früchtekuchen; Früchtebrot | sweet
    18116 | bakery | Gingerbread cake | 356 3.9 49.2 16.4 4.122 ? ? 327
          piece=74 | gingerbread; ginger cake; parkin; Gewürzkuchen; Honigkuchen | sweet
    18147 | bakery | Cheesecake | 321 5.5 25.5 22.5 9.921 21.8 0.4 438
          piece=125, small piece=80 | New York cheesecake; baked cheesecake; Käsesahnetorte; Quarkkuchen; Topfenkuchen; Käsekuchen | sweet
    18151 | bakery | Brownie | 405 4.8 63.9 16.3 4.235 36.61 2.1 286
          brownie=56 | chocolate brownie; Schokobrownie | sweet
    # Pies and tarts
    18301 | bakery | Apple pie | 237 1.9 34 11 3.797 15.65 1.6 201
          piece=125 | shop-bought apple pie; gedeckter Apfelkuchen | sweet
    18302 | bakery | Homemade apple pie | 265 2.4 37.1 12.5 3.05 ? ? 211
          piece=155 | home-made apple pie; hausgemachter Apfelkuchen; Apfelkuchen | sweet
    18308 | bakery | Cherry pie | 260 2 39.8 11 2.562 14.29 0.8 246
          piece=125 | gedeckter Kirschkuchen; Kirschkuchen | sweet
    18320 | bakery | Lemon meringue pie | 268 1.5 47.2 8.7 1.766 23.86 1.2 172
          piece=113 | lemon pie; lemon tart; Zitronen-Baiser-Kuchen; Zitronentarte | sweet
    18317 | bakery | Egg custard pie | 210 5.5 20.8 11.6 2.349 11.58 1.6 275
          piece=105 | custard tart; egg custard tart; Puddingtörtchen | sweet
    18322 | bakery | Mince pie | 289 2.6 48 10.8 2.682 28.31 2.6 254
          piece=165 | mincemeat pie | sweet
    18319 | bakery | Fried fruit pie | 316 3 42.6 16.1 2.457 21.4 2.6 333
          pie=128 | fruit turnover; apple turnover; Apfeltasche; frittierte Apfeltasche | sweet
    # Biscuits and cookies
    18160 | snacks | Soft chocolate chip cookie | 444 3.63 65.75 19.77 9.751 37.1 1.8 276
          cookie=15 | chewy cookie; soft-baked cookie; weicher Schokokeks | sweet
    18155 | snacks | Butter biscuit | 467 6.1 68.9 18.8 11.051 20.24 0.8 282
          biscuit=5, serving=28 | butter cookie; petit beurre; rich tea biscuit; Butterplätzchen; Leibniz Keks; Butterkeks | sweet
    28351 | snacks | Marie biscuit | 406 7.05 70.54 10.58 5.291 21.16 3.5 370
          biscuit=5.6, serving=28 | Maria biscuit; tea biscuit; Marienkeks | sweet
    18192 | snacks | Shortbread | 514 5.37 63.78 26.22 8.105 21.65 1.3 353
          cookie=11.8, serving=28, finger=20 | shortbread finger; shortbread biscuit; Sandgebäck; Mürbegebäck | sweet
    18204 | snacks | Sugar cookie | 464 5.35 67.34 19.55 7.666 27.31 1.3 385
          cookie=17 | sugar biscuit; Zuckerkeks; Zuckerplätzchen | sweet
    18166 | snacks | Chocolate sandwich cookie | 464 5.21 71 19.14 5.649 40.67 2.9 388
          cookie=12, serving=36 | Oreo; Oreo cookie; bourbon biscuit; Schoko-Doppelkeks; Oreo-Keks | sweet
    18210 | snacks | Vanilla sandwich cookie | 483 4.5 72.1 20 2.979 39.3 1.5 349
          cookie=12, serving=28, oval cookie=15 | custard cream; Doppelkeks mit Vanille; Doppelkeks | sweet
    18173 | snacks | Graham crackers | 430 6.69 77.66 10.6 1.633 24.85 3.4 459
          cracker=15, cup=84 | Vollkornkeks | sweet
    18174 | snacks | Chocolate digestive biscuits | 500 4 66.78 25.8 17.2 37.3 2.2 265
          piece=9, serving=27 | chocolate biscuit; choc biscuit; chocolate digestive; chocolate-coated graham crackers; Vollkornkeks mit Schokolade | sweet
    18178 | snacks | Oatmeal cookie | 450 6.2 68.7 18.1 4.519 24.66 2.8 383
          large=18 | oat cookie; oat biscuit; hobnob; Haferkeks; Haferflockenkeks | sweet
    18170 | snacks | Fig bar | 348 3.7 70.9 7.3 1.123 46.36 4.6 350
          cookie=16, package=57 | fig roll; fig newton; Feigenriegel; Feigenkeks | sweet
    18172 | snacks | Gingersnap | 416 5.6 76.9 9.8 2.451 19.92 2.2 501
          cookie=7, serving=28, large=32 | ginger nut; ginger biscuit; ginger snap; Ingwerkeks | sweet
    18175 | snacks | Sponge finger | 365 10.6 59.7 9.1 3.069 25.39 1 147
          biscuit=11, serving=28 | savoiardi; boudoir biscuit; Biskotten; Löffelbiskuit | sweet
    18176 | snacks | Chocolate marshmallow biscuit | 421 4 67.7 16.9 4.722 44.8 2 188
          biscuit=13, large=28 | teacake biscuit; chocolate marshmallow cookie; Schokoküsse; Schaumkuss; Schokokuss | sweet
    18209 | snacks | Filled sugar wafer | 502 3.84 70.64 23.24 11.899 42.95 1.6 103
          wafer=10.1, serving=30 | wafer biscuit; cream wafer; pink wafer; Waffelkeks; Waffelschnitte; Manner-Waffel | sweet
    28311 | snacks | Chocolate-covered wafer | 526 3.45 65.99 27.59 17.241 51.72 3.4 138
          wafer=9.7, serving=29 | chocolate wafer bar; Schokowaffel | sweet
    18213 | snacks | Vanilla wafer | 455 4.9 72.6 16.41 4.245 35.07 1.6 325
          wafer=3.8, serving=30 | Vanillekeks; Nilla wafers | sweet
    18156 | snacks | Fudge cookie | 349 5 78.3 3.7 1.112 ? 2.8 192
          cookie=21 | Schokokeks | sweet
    28309 | snacks | Coconut macaroon | 460 3.02 61.22 22.55 20.099 45.16 5.1 241
          cookie=18 | macaroon; Kokosmakronen | sweet
    28399 | snacks | Animal crackers | 446 6.9 74.1 13.8 3.463 23.3 1.1 407
          cracker=2.5, package=57 | animal biscuits; Russisch Brot; Tierkekse | sweet
    18271 | snacks | Ice cream cone | 417 8.1 79 6.9 1.222 6 3 256
          cone=4, large=29 | wafer cone; ice cream wafer; Eistüte; Eiswaffel | sweet
    # Pancakes and waffles
    18390 | bakery | Buttermilk pancake | 227 6.8 28.7 9.3 1.832 ? ? 522
          pancake=38, large=77 | American pancake; amerikanischer Pfannkuchen | breakfast
    18367 | bakery | Waffle | 291 7.9 32.9 14.1 2.866 ? ? 511
          waffle=75 | homemade waffle; Belgian waffle; Waffeln; belgische Waffel | breakfast
    18269 | bakery | French toast | 229 7.7 25 10.8 2.723 ? ? 479
          slice=65 | eggy bread; pain perdu; Arme Ritter | breakfast
    18288 | frozen | Frozen pancake | 233 5.23 37.75 6.83 1.162 8.32 1 461
          pancake=41, large=73 | TK-Pfannkuchen | breakfast
    18365 | frozen | Frozen waffle | 285 6.47 42.98 9.7 1.531 4.91 2.2 638
          waffle=35 | Eggo waffle; toaster waffle; TK-Waffel | breakfast
    # Stollen, marble cake and digestives borrow a fruit pastry, a pound cake and a sweet cracker: 388 and 404 kcal (BLS), 483 (label).
    18246/stollen | bakery | Stollen | 371 5.4 47.8 18.5 4.86 27.53 1.9 445
          slice=50 | Christstollen; Dresdner Stollen; Christmas stollen; Weihnachtsstollen | sweet
    18957/marble-cake | bakery | Marble cake | 418 6.62 48.94 21.7 ? 28.77 1 357
          slice=60, thin slice=39 | Marmorkuchen; Marmorgugelhupf; marbled cake | sweet
    28292/digestive | bakery | Digestive biscuit | 482 7.1 67.6 20.4 3.3 12 3.5 883
          biscuit=14.7 | digestive; wheatmeal biscuit | sweet
    """#
}
