extension StarterTables {
  /// Pizza, burgers, sandwiches, fast food, and dishes of the United States, Europe and Asia.
  static let dishes = #"""
    # Pizza. The USDA's weigh 532, 713 and 556 g, for several people; those for one have 320 to 350 g on European labels.
    22903 | frozen | Pepperoni pizza | 274 14.38 24.69 13.13 4.827 3.39 2 590
          pizza=320, slice=89 | frozen pepperoni pizza; salami pizza; Salamipizza; Pizza Salami | dish
    21226 | frozen | Meat and vegetable pizza | 276 11.28 25.14 14.43 5.083 4.85 2.2 555
          pizza=350, slice=143 | supreme pizza; pizza speciale; Pizza Speciale mit Gemüse | dish
    21505 | frozen | Thin crust cheese pizza | 263 11.91 28.8 11.07 5.698 3.71 3 471
          pizza=320, slice=69 | thin pizza; dünne Pizza | dish
    # Burgers and sandwiches
    21108 | other | Hamburger with condiments | 263 13.3 29.57 10.18 3.567 5.95 1.8 487
          burger=97 | beef burger with ketchup; Hamburger mit Soße | dish
    21202 | other | Large hamburger with condiments | 256 15.68 22.14 11.6 4.785 3.67 1.1 374
          burger=171 | quarter pounder; großer Hamburger | dish
    21090 | other | Cheeseburger | 270 13.49 25.46 12.9 5.797 5.24 1.9 628
          burger=127 | cheese burger; Cheeseburger mit Soße | dish
    21094 | other | Double cheeseburger | 282 16.24 17.97 16.18 6.96 4.16 1 617
          burger=155 | doppelter Cheeseburger; Doppel-Cheeseburger | dish
    21400 | other | Big Mac | 261 11.94 21.53 14.1 5.045 3.26 1.4 485
          burger=219 | double-decker cheeseburger; double decker burger; Doppeldecker-Burger | dish
    21102 | other | Chicken sandwich | 250 16.28 20.89 11.19 2.123 3.64 1.4 753
          sandwich=187 | crispy chicken burger; chicken burger; McChicken; Hähnchenburger; Chickenburger | dish
    21461 | other | Chicken club sandwich | 220 17.19 19.87 8.05 3.109 4.68 1.2 630
          sandwich=268 | club sandwich; Clubsandwich | dish
    21124 | other | Cold cut sub | 213 10.52 20.43 10.04 3.554 3.18 1.2 575
          sub=196 | submarine sandwich; sub; Italian sub; belegtes Baguette; Sandwich mit Wurst | dish
    21156 | other | Ham sub | 151 9.12 22.91 2.53 0.626 3.54 1.3 396
          sub=184 | ham baguette; Schinkenbaguette | dish
    21155 | other | Turkey sub | 147 9.12 22.42 2.31 0.476 3.09 1.3 317
          sub=184 | turkey baguette; Putenbaguette | dish
    21154 | other | Chicken sub | 157 10.84 21.35 3.15 0.724 2.99 1.2 268
          sub=199 | chicken breast sandwich; Hähnchenbaguette | dish
    21126 | other | Tuna sub | 218 12.33 15.95 12.04 2.059 1.93 0.7 329
          sub=237 | tuna baguette; Thunfischbaguette | dish
    21160 | other | Steak and cheese sub | 183 12.29 21.49 5.34 2.032 3.41 1.2 444
          sub=207 | cheesesteak; Philly cheesesteak; Steaksandwich | dish
    # Döner kebab borrows a steak sandwich: BLS has 177 kcal with beef.
    21160/doener | other | Döner kebab | 183 12.29 21.49 5.34 2.032 3.41 1.2 444
          kebab=350, half=175 | doner; kebab; Döner im Brot; Kebap | dish
    21162 | other | BLT sub | 205 10.06 26.66 6.41 1.917 3.61 1.6 354
          sub=148 | BLT; bacon lettuce and tomato; BLT-Sandwich | dish
    21518 | other | Grilled chicken wrap | 222 13.77 18.43 10.31 3.363 1.53 0.9 577
          wrap=123 | chicken wrap; Hähnchenwrap; Chickenwrap | dish
    21021 | other | English muffin with egg, cheese and bacon | 228 13.64 21.67 9.66 3.592 2.13 0.4 617
          sandwich=126 | Egg McMuffin; breakfast muffin; Frühstücksmuffin mit Ei | dish, breakfast
    # Fast food
    22973 | frozen | Corn dog | 250 8.57 26.96 12.02 3.466 7.54 1 668
          corn dog=78, mini=17 | corndog; Maishund; Würstchen im Maisteig | dish
    21229 | other | Chicken nuggets | 307 15.92 14.93 20.36 3.566 0.08 0.9 594
          piece=16 | nuggets; McNuggets; chicken bites; Hähnchen-Nuggets; Chicken Nuggets vom Imbiss | dish, chicken
    21401 | other | Chicken strips | 271 19.22 17.25 13.95 2.493 0.4 1.2 769
          strip=30 | chicken fingers; chicken tenders; Hähnchenstreifen | dish, chicken
    36033 | other | Battered fried fish | 219 13.49 16.89 10.79 1.876 0.45 0.9 561
          fillet=226, serving=226 | fish and chips fish; fried fish; battered cod; beer-battered fish; Backfisch | dish, fish
    21130 | other | Fried onion rings | 411 3.86 43.58 25.23 4.194 5.43 2.7 776
          ring=8, serving=117 | takeaway onion rings; frittierte Zwiebelringe | dish
    36012 | other | Mozzarella sticks | 325 14.75 25.14 18.33 6.848 2.36 2 861
          piece=31 | fried mozzarella; Mozzarellasticks | dish
    21127 | other | Coleslaw | 153 0.95 14.89 9.91 1.599 12.19 1.9 203
          cup=191, serving=108 | cole slaw; slaw; Weißkrautsalat; Krautsalat | dish, vegetable
    21078 | other | Nachos with cheese | 343 4.32 34.91 21.5 2.173 2.17 3.2 313
          serving=80, plate=250 | cheese nachos; nachos; Nachos mit Käse; Nachos mit Käsesoße | dish
    21082 | other | Hard taco with beef | 226 8.86 19.85 12.7 4.384 0.9 3.9 397
          taco=69 | taco; beef taco; Taco mit Rindfleisch | dish
    21486 | other | Soft taco with beef | 206 9.25 20.23 9.75 4.155 1.57 2.9 560
          taco=102 | soft taco; Soft Taco mit Rindfleisch | dish
    21063 | other | Beef and bean burrito | 191 11.52 19.52 7.47 2.905 2.19 3 570
          burrito=241 | burrito; beef burrito; Rindfleischburrito | dish
    36050 | other | Cheese enchilada | 273 11.24 15.45 18.47 8.365 2.6 1.9 528
          enchilada=137 | Käse-Enchilada | dish
    36052 | other | Cheese quesadilla | 368 15.93 24.11 23.08 11.559 2.21 1.7 701
          quesadilla=194 | quesadilla; Käse-Quesadilla | dish
    21488 | other | Chicken quesadilla | 294 15.05 24.04 15.25 6.154 1.88 1.7 745
          quesadilla=180 | Hähnchen-Quesadilla | dish
    36403 | other | Beef empanada | 335 11.31 31.19 18.37 5.156 1.84 2 440
          piece=89 | empanada; Empanada mit Rind; Teigtasche mit Fleisch | dish
    # Pasta and rice dishes
    36630 | other | Spaghetti bolognese | 121 5.79 16.4 3.59 1.062 1.82 1.6 230
          plate=400 | spaghetti with meat sauce; spag bol; bolognese; pasta bolognese; Spaghetti mit Hackfleischsoße; Nudeln Bolognese | dish
    36046 | other | Spaghetti with tomato sauce | 104 3.9 17.77 1.89 0.366 1.82 1.7 191
          plate=400 | pasta with tomato sauce; pasta pomodoro; Spaghetti Napoli; Nudeln mit Tomatensoße | dish
    22914 | pantry | Canned pasta in tomato sauce | 70 2.22 14.22 0.44 0.136 4 0.9 272
          cup=238, plate=300, can=400 | spaghetti hoops; tinned spaghetti; SpaghettiOs; Nudeln in Tomatensoße aus der Dose | dish
    22900 | pantry | Canned meat ravioli | 97 3.24 13.26 3.41 1.46 1.97 1.5 283
          cup=262, can=400 | ravioli; tinned ravioli; ravioli in tomato sauce; Dosenravioli | dish
    22910 | frozen | Cheese lasagna | 130 6.54 13.84 5.33 2.11 4.23 1.7 284
          cup=225, plate=300 | Käselasagne | dish
    22956 | frozen | Vegetable lasagna | 139 6.87 14.18 6.04 2.866 2.54 1.9 445
          serving=227, plate=300 | veggie lasagna; vegetarian lasagne; Gemüselasagne | dish
    22960 | pantry | Macaroni and cheese from a mix | 190 4.89 23.93 8.28 1.816 4.27 1.2 338
          cup=198, plate=300 | boxed mac and cheese; Kraft dinner; Käsenudeln | dish
    # Risotto borrows pilaf: the Swiss database has 143 kcal.
    32003/risotto | other | Risotto | 148 2.94 25.67 3.7 0.744 0.26 0.6 430
          plate=300, cup=238 | mushroom risotto; Risotto Milanese; Käserisotto | dish
    36401 | other | Chicken and rice | 174 12.02 20.03 5.06 1.101 0.55 1.2 518
          plate=350, cup=141 | arroz con pollo; chicken and rice casserole; rice casserole with chicken; Reispfanne mit Hähnchen | dish
    # Stews, chili and meat dishes
    22905 | other | Beef stew | 99 4.41 7.85 5.53 2.185 1.76 0.9 388
          plate=300, bowl=300, cup=196 | stew; canned beef stew; tinned beef stew; beef casserole; Rindereintopf | dish
    22904 | other | Chili con carne | 107 5.8 13.1 3.47 1.253 1.87 3.3 449
          plate=300, bowl=300, cup=242 | chili; chilli con carne; chili with beans; Chili mit Bohnen; Chili con Carne aus der Dose | dish
    22908 | pantry | Corned beef hash | 164 8.73 9.27 10.24 4.32 0.34 1.1 412
          cup=236 | hash | dish
    22972 | other | Pulled pork in barbecue sauce | 168 13.19 18.74 4.42 1.416 15.2 1.2 666
          cup=249, serving=125 | BBQ pulled pork; Pulled Pork mit BBQ-Soße | dish
    32031 | frozen | Salisbury steak with gravy | 149 6.98 6.78 10.47 3.982 0.26 1 509
          patty=63 | hamburger steak; Hacksteak mit Soße; Hacksteak | dish
    22957 | frozen | Turkey dinner, frozen | 128 6.97 16.32 3.89 0.877 4.82 1.3 326
          serving=385 | frozen roast dinner; frozen turkey dinner; ready meal; TV dinner; Fertiggericht mit Pute | dish
    22906 | frozen | Chicken pot pie | 204 5.11 19.21 11.85 4.365 2.26 1.1 393
          pie=302 | chicken pie; chicken and mushroom pie; Hühnerpastete | dish
    22529 | frozen | Beef pot pie | 220 7.25 22.05 11.39 4.149 ? 0.8 365
          pie=268 | beef pie; steak pie; meat pie; steak and ale pie; Fleischpastete; Rindfleischpastete | dish
    36059 | other | Chicken parmesan | 204 16.17 10.92 10.64 2.55 2.79 0.9 536
          serving=301 | chicken parmigiana; chicken parm; Hähnchen Parmigiana | dish
    22537 | frozen | Ham and cheese stuffed sandwich | 241 9.16 30.55 9.14 3.545 7.6 1.5 504
          sandwich=127 | Hot Pocket; gefüllte Teigtasche mit Schinken und Käse | dish
    32025 | frozen | Pierogi | 195 5.26 29.64 6.14 1.316 1.75 0.9 474
          piece=38 | potato dumpling; cheese dumpling; pierogies; Pierogen; Piroggen; Varenyky | dish
    43137 | other | Vegetarian meatloaf | 197 21 8 9 1.425 1.2 4.6 550
          slice=56 | nut roast; veggie loaf; vegetarischer Hackbraten | dish, vegetarian
    # Asian dishes
    36623 | other | Chicken chow mein | 85 6.76 8.29 2.8 0.49 1.74 1 311
          order=604, plate=300 | chow mein; chop suey; fried noodles with chicken; gebratene Nudeln mit Huhn | dish
    36625 | other | Vegetable lo mein | 121 4.77 20.16 2.35 0.464 2.63 1.3 430
          plate=300, cup=136 | lo mein; vegetable noodles; stir-fried noodles; gebratene Nudeln; gebratene Nudeln mit Gemüse | dish
    36626 | other | Chicken with vegetables, Chinese | 95 8.18 5.38 4.56 0.77 2.93 0.9 413
          plate=300, cup=153 | chicken stir-fry; Hähnchen mit Gemüse; Wok-Gemüse mit Hähnchen | dish
    36603 | other | Beef with vegetables, Chinese | 105 7.08 7.29 5.3 0.978 2.41 1.5 409
          plate=300, order=574 | beef stir-fry; Rindfleisch mit Gemüse | dish
    36619 | other | Kung pao chicken | 129 9.76 6.87 6.98 1.352 3.03 1.5 402
          plate=300, order=604 | kung po chicken; Hähnchen Kung Pao; Gong-Bao-Huhn | dish
    36621 | other | Sweet and sour chicken | 250 10.1 23.86 12.65 1.933 11.47 1 246
          plate=300, piece=18 | Hähnchen süßsauer; Huhn süß-sauer | dish
    36601 | other | Spring roll | 250 8.28 27.29 11.94 2.116 ? 2.6 468
          roll=89 | egg roll; fried spring roll; Frühlingsrolle frittiert; Frühlingsrolle | dish
    22955 | frozen | Vegetable egg roll | 214 5.95 31.77 6.97 1.138 5.96 2.4 490
          roll=68 | vegetable spring roll; vegetarische Frühlingsrolle; Gemüse-Frühlingsrolle | dish
    32013 | frozen | Potstickers | 136 8.28 13.28 5.52 1.724 2.76 1.4 441
          piece=22 | gyoza; wontons; dim sum; jiaozi; Teigtäschchen | dish
    # Salads and sides
    21379 | other | Side salad | 20 1.03 4.3 0.19 0.02 2.24 1.6 12
          salad=87, bowl=150 | mixed salad; green side salad; mixed leaves; Beilagensalat; gemischter Salat; Salatmischung | dish, vegetable
    # The pasta salad borrows potato salad, Käsespätzle cheese ravioli, Maultaschen pork dumplings: 141, 155 and 132 kcal (BLS).
    11414/pasta-salad | other | Pasta salad | 143 2.68 11.17 8.2 1.429 ? 1.3 529
          serving=200, cup=200 | Nudelsalat; macaroni salad; noodle salad; pasta salad with mayonnaise | dish
    36055/kaesespaetzle | other | Käsespätzle | 154 7.07 18.5 5.7 2.556 4.5 1.2 306
          plate=300 | cheese spaetzle; Kässpätzle; Kasnocken | dish
    32013/maultaschen | frozen | Maultaschen | 136 8.28 13.28 5.52 1.724 2.76 1.4 441
          piece=50, plate=250 | Swabian ravioli; Maultäschle | dish
    # Dishes that are only put together, reckoned from the foods of this bank.
    # Cheese sandwich: 58 g White bread, 28 g Cheddar cheese, 10 g Butter.
    18069/cheese-sandwich | other | Cheese sandwich | 353 12.11 30.77 20.18 11.275 3.57 1.6 553
          sandwich=96 | grilled cheese; grilled cheese sandwich; cheese toastie; toasted cheese sandwich; Käsesandwich | dish
    # Peanut butter and jelly sandwich: 58 g White bread, 32 g Peanut butter, 20 g Jam.
    18069/pbj | other | Peanut butter and jelly sandwich | 365 11.19 45.07 16.71 3.373 14.86 3.1 388
          sandwich=110 | PB&J; PBJ; pb and j; peanut butter and jam sandwich; peanut butter jelly sandwich | dish
    # Fish and chips: 226 g Battered fried fish, 117 g French fries.
    36033/fish-and-chips | other | Fish and chips | 251 10.06 25.26 12.13 2.033 0.4 1.9 441
          plate=343 | fish & chips; fish n chips; battered fish and chips; cod and chips; haddock and chips | dish, fish
    # Currywurst: 150 g Pork frankfurter, 80 g Ketchup.
    07939/currywurst | other | Currywurst | 211 8.72 9.71 15.48 5.691 7.4 0.2 848
          serving=230 | curry sausage; Currywurst ohne Brot | dish, sausage
    # Egg salad: 150 g Hard-boiled egg, 30 g Mayonnaise, 5 g Mustard.
    01129/egg-salad | other | Egg salad | 238 10.46 1.16 20.83 4.552 1.03 0.1 233
          serving=100, tbsp=15 | egg mayonnaise; egg mayo; Eiersalat | dish
    # Chicken salad with mayonnaise: 140 g Stewed chicken meat, 40 g Mayonnaise, 40 g Celery.
    05014/chicken-salad | other | Chicken salad with mayonnaise | 239 17.67 0.64 17.91 3.306 0.35 0.3 175
          serving=100, tbsp=15 | chicken mayonnaise; chicken mayo | dish
    # Spaghetti carbonara: 70 g Cooked pasta, 24 g Egg, 3 g Parmesan, 3 g Fried bacon.
    20121/carbonara | other | Spaghetti carbonara | 172 8.94 22.24 4.82 1.693 0.48 1.3 139
          plate=350 | carbonara; pasta carbonara; spaghetti alla carbonara; Nudeln Carbonara | dish
    # Salmon sushi: 62 g Cooked short-grain rice, 20 g Raw salmon, 15.5 g Peeled cucumber, 1 g Nori, 1 g Sugar, 0.5 g Salt.
    20053/sushi | other | Salmon sushi | 128 5.7 19.2 2.83 0.644 ? ? 206
          piece=30, serving=240 | maki; nigiri; sushi roll; Sushi mit Lachs | dish, fish
    # Kartoffelknödel: 95.2 g Potatoes boiled in their skins, 4 g Potato flour, 0.8 g Salt.
    11365/kartoffelknoedel | other | Kartoffelknödel | 97 2.06 22.49 0.11 0.028 1.01 1.9 316
          piece=90 | Kartoffelkloß; Kartoffelklöße; Klöße; German potato dumpling | dish, vegan
    # Tzatziki: 70 g Greek yogurt, whole milk, 22 g Peeled cucumber, 7.5 g Olive oil, 0.5 g Garlic, 0.8 g Salt.
    01293/tzatziki | other | Tzatziki | 136 6.41 3.4 10.95 2.694 3.08 0.2 333
          serving=50, tbsp=15, pot=200 | Zaziki; Tsatsiki; cacik; cucumber yogurt dip | spread
    # Guacamole: 201 g Avocado, 15 g Lime juice, 20 g Onion, 1.5 g Salt.
    09037/guacamole | other | Guacamole | 140 1.81 8.54 12.42 1.803 1.02 5.8 251
          serving=50, tbsp=15 | guac; avocado dip; Avocadocreme | spread, vegan
    """#
}
