extension StarterTables {
  /// Rice and other grains, flour and baking ingredients, pasta, breakfast cereals.
  static let grains = #"""
    # Rice and grains, cooked
    20047 | pantry | Cooked parboiled rice | 123 2.91 26.05 0.37 0.074 0.11 0.9 2
          cup=158 | parboiled rice; converted rice; Parboiled-Reis; gekochter Langkornreis | cooked, vegan
    20051 | pantry | Cooked medium-grain rice | 130 2.38 28.59 0.21 0.057 ? 0.3 0
          cup=186 | risotto rice cooked; gekochter Mittelkornreis; gekochter Risottoreis | cooked, vegan
    20053 | pantry | Cooked short-grain rice | 130 2.36 28.73 0.19 0.051 ? ? 0
          cup=186 | sushi rice; cooked sushi rice; Sushireis; gekochter Rundkornreis | cooked, vegan
    20049 | pantry | Cooked instant rice | 124 2.18 26.76 0.5 0.017 0 0.6 4
          cup=165 | instant rice; minute rice; microwave rice; Schnellkochreis; Mikrowellenreis | cooked, vegan
    20089 | pantry | Cooked wild rice | 101 3.99 21.34 0.34 0.049 0.73 1.8 3
          cup=164 | wild rice; gekochter Wildreis; Wildreis | cooked, vegan, wholegrain
    20006 | pantry | Cooked pearl barley | 123 2.26 28.22 0.44 0.093 0.28 3.8 3
          cup=157 | pearl barley; barley; gekochte Graupen; Perlgraupen; Graupen | cooked, vegan
    20010 | pantry | Cooked buckwheat groats | 92 3.38 19.94 0.62 0.134 0.9 2.7 4
          cup=168 | kasha; buckwheat; gekochter Buchweizen; Buchweizen | cooked, vegan, wholegrain
    20013 | pantry | Cooked bulgur | 83 3.08 18.58 0.24 0.042 0.1 4.5 5
          cup=182, tbsp=8.4 | bulgur wheat; bulgur; cracked wheat; gekochter Bulgur | cooked, vegan, wholegrain
    20032 | pantry | Cooked millet | 119 3.51 23.67 1 0.172 0.13 1.3 2
          cup=174 | millet; gekochte Hirse; Hirse | cooked, vegan, wholegrain
    20141 | pantry | Cooked spelt | 127 5.5 26.44 0.85 ? ? 3.9 5
          cup=194 | spelt; farro; gekochter Dinkel; Dinkel | cooked, vegan, wholegrain
    08165 | pantry | Cooked grits | 65 1.23 13.86 0.39 0.06 0.09 0.7 223
          cup=233 | grits; polenta; cooked polenta; corn grits; Maisgrieß gekocht; Polenta gekocht | cooked, vegan
    08173 | pantry | Cooked semolina porridge | 53 1.82 10.92 0.34 0.066 0.76 0.8 126
          cup=233 | cream of wheat; farina; Weizengrießbrei | cooked, breakfast
    36602 | pantry | Fried rice without meat | 174 4.05 32.79 2.96 0.54 0.56 1.1 387
          cup=137 | egg fried rice; fried rice; vegetable fried rice; gebratener Reis; Bratreis | dish, cooked
    32003 | pantry | Rice pilaf | 148 2.94 25.67 3.7 0.744 0.26 0.6 430
          cup=238 | pilau rice; pilaf; rice mix; Pilaw; Reispfanne | dish, cooked
    # Rice and grains, uncooked
    20036 | pantry | Uncooked brown rice | 367 7.54 76.25 3.2 0.591 0.66 3.6 5
          cup=185 | raw brown rice; dry brown rice; Naturreis roh; Vollkornreis roh | raw, vegan, wholegrain
    20050 | pantry | Uncooked medium-grain rice | 360 6.61 79.34 0.58 0.158 ? 1.4 1
          cup=195 | risotto rice; arborio; Risottoreis; Mittelkornreis | raw, vegan
    20052 | pantry | Uncooked short-grain rice | 358 6.5 79.15 0.52 0.14 ? 2.8 1
          cup=200 | pudding rice; raw sushi rice; Milchreis roh; Rundkornreis | raw, vegan
    20005 | pantry | Uncooked pearl barley | 352 9.91 77.72 1.16 0.244 0.8 15.6 9
          cup=200 | dry pearl barley; raw barley; Perlgraupen roh; Graupen roh | raw, vegan
    20008 | pantry | Uncooked buckwheat | 343 13.25 71.5 3.4 0.741 ? 10 1
          cup=170 | raw buckwheat; Buchweizen roh | raw, vegan, wholegrain
    20012 | pantry | Uncooked bulgur | 342 12.29 75.87 1.33 0.232 0.41 12.5 17
          cup=140 | dry bulgur; raw bulgur; Bulgur roh | raw, vegan, wholegrain
    20028 | pantry | Uncooked couscous | 376 12.76 77.43 0.64 0.117 ? 5 10
          cup=173 | dry couscous; raw couscous; Couscous trocken; Couscous roh | raw, vegan
    20031 | pantry | Uncooked millet | 378 11.02 72.85 4.22 0.723 ? 8.5 5
          cup=200 | raw millet; dry millet; Hirse roh | raw, vegan, wholegrain
    20035 | pantry | Uncooked quinoa | 368 14.12 64.16 6.07 0.706 ? 7 5
          cup=170 | dry quinoa; raw quinoa; Quinoa roh | raw, vegan, wholegrain
    20140 | pantry | Uncooked spelt | 338 14.57 70.19 2.43 0.406 6.82 10.7 8
          cup=174 | spelt grain; raw spelt; Dinkelkörner; Dinkel roh | raw, vegan, wholegrain
    20020 | pantry | Cornmeal | 362 8.12 76.89 3.59 0.505 0.64 7.3 35
          cup=122 | polenta dry; whole-grain cornmeal; uncooked polenta; Maisgrieß; Polentagrieß | raw, vegan, wholegrain
    20066 | pantry | Semolina | 360 12.68 72.83 1.05 0.15 ? 3.9 1
          cup=167, tbsp=10 | durum semolina; wheat semolina; Grieß; Hartweizengrieß; Weichweizengrieß | raw, vegan
    20033 | pantry | Oat bran | 246 17.3 66.22 7.03 1.328 1.45 15.4 4
          cup=94, tbsp=5.9 | raw oat bran; Haferkleie | raw, vegan, wholegrain
    20077 | pantry | Wheat bran | 216 15.55 64.51 4.25 0.63 0.41 42.8 2
          cup=58, tbsp=3.6 | bran; Kleie; Weizenkleie | raw, vegan, wholegrain
    20078 | pantry | Wheat germ | 360 23.15 51.8 9.72 1.665 ? 13.2 12
          cup=115, tbsp=7.2 | Weizenkeime | raw, vegan
    # Flour and baking
    20080 | pantry | Wholemeal flour | 340 13.21 71.97 2.5 0.43 0.41 10.7 2
          cup=120, tbsp=7.5 | whole wheat flour; wholegrain flour; Weizenvollkornmehl; Vollkornmehl | vegan, wholegrain
    20083 | pantry | Bread flour | 361 11.98 72.53 1.66 0.244 0.31 2.4 2
          cup=137, tbsp=8.6 | strong flour; strong white flour; Brotmehl; Weizenmehl 550 | vegan
    20082 | pantry | Self-raising flour | 354 9.89 74.22 0.97 0.154 0.22 2.7 1193
          cup=125, tbsp=7.8 | self-rising flour; Mehl mit Backpulver | vegan
    20084 | pantry | Cake flour | 362 8.2 78.03 0.86 0.127 0.31 1.7 2
          cup=137, tbsp=8.6 | soft flour; Kuchenmehl; Weizenmehl 405 | vegan
    20064 | pantry | Rye flour | 349 10.88 75.43 1.52 0.18 1.1 11.8 2
          cup=102, tbsp=6.4 | medium rye flour; Roggenmehl | vegan
    20011 | pantry | Buckwheat flour | 335 12.62 70.59 3.1 0.677 2.6 10 11
          cup=120, tbsp=7.5 | Buchweizenmehl | vegan, wholegrain
    20061 | pantry | Rice flour | 366 5.95 80.13 1.42 0.386 0.12 2.4 0
          cup=158, tbsp=9.9 | white rice flour; Reismehl | vegan
    20016 | pantry | Maize flour | 361 6.93 76.85 3.86 0.543 0.64 7.3 5
          cup=117, tbsp=7.3 | whole-grain corn flour; Maismehl | vegan
    20027 | pantry | Cornstarch | 381 0.26 91.27 0.05 0.009 0 0.9 9
          tbsp=8, tsp=2.7, cup=128 | cornflour; corn starch; Maisstärke; Stärkemehl; Speisestärke | vegan
    16157 | pantry | Chickpea flour | 387 22.39 57.82 6.69 0.693 10.85 10.8 64
          cup=92, tbsp=5.8 | gram flour; besan; Kichererbsenmehl | vegan, legume
    16115 | pantry | Soy flour | 434 37.81 31.92 20.65 2.987 7.5 9.6 13
          cup=84, tbsp=5.2 | soya flour; Sojamehl | vegan, legume
    18369 | pantry | Baking powder | 53 0 27.7 0 0 0 0.2 10600
          tsp=4.6, packet=16 | Backpulver | vegan
    18372 | pantry | Baking soda | 0 0 0 0 0 0 0 27360
          tsp=4.6 | bicarbonate of soda; bicarb; Speisesoda; Kaiser-Natron; Natron | vegan
    18373 | pantry | Cream of tartar | 258 0 61.5 0 0 0 0.2 52
          tsp=3 | tartar; Weinstein | vegan
    18374 | pantry | Fresh yeast | 105 8.4 18.1 1.9 0.243 0 8.1 30
          cube=42, cake=17 | baker's yeast; frische Hefe; Hefewürfel; Hefe | vegan
    18375 | pantry | Dried yeast | 325 40.44 41.22 7.61 1.001 0 26.9 51
          packet=7.2, tsp=4, tbsp=12 | dry yeast; instant yeast; active dry yeast; fast-action yeast; Hefe getrocknet; Trockenhefe | vegan
    19177 | pantry | Gelatine powder | 335 85.6 0 0.1 0.07 0 0 196
          envelope=7, sheet=1.7 | gelatin; unsweetened gelatin; Blattgelatine; Gelatine | baking
    02050 | pantry | Vanilla extract | 288 0.06 12.65 0.06 0.01 12.65 0 9
          tsp=4.2, tbsp=13 | vanilla; vanilla essence; pure vanilla extract; Vanilleextrakt; Vanillearoma | vegan, alcohol
    18079 | pantry | Breadcrumbs | 395 13.35 71.98 5.3 1.203 6.2 4.5 732
          cup=108, tbsp=6.8 | dry breadcrumbs; white breadcrumbs; panko; panko breadcrumbs; Semmelbrösel; Paniermehl | baking
    18082 | pantry | Bread stuffing | 195 2.73 18.84 12.05 2.319 2.04 0.8 479
          cup=200 | stuffing; sage and onion stuffing; Brotfüllung; Semmelfüllung | dish, cooked
    # Pasta and noodles
    20124 | pantry | Dry wholemeal pasta | 352 13.87 73.37 2.93 0.428 2.74 9.2 6
          cup=91, serving=57 | dry whole wheat pasta; uncooked wholemeal pasta; Vollkornnudeln roh; Vollkornspaghetti roh | raw, wholegrain
    20093 | pantry | Fresh pasta, uncooked | 288 11.31 54.73 2.3 0.328 ? ? 26
          serving=128 | fresh tagliatelle uncooked; frische Nudeln roh | raw
    20094 | pantry | Fresh pasta, cooked | 131 5.15 24.93 1.05 0.15 ? ? 6
          serving=128 | fresh pasta; fresh tagliatelle; frische Nudeln | cooked
    20109 | pantry | Dry egg noodles | 384 14.16 71.27 4.44 1.18 1.88 3.3 21
          cup=38, serving=57 | uncooked egg noodles; Eiernudeln roh; Bandnudeln roh | raw
    20110 | pantry | Cooked egg noodles | 138 4.54 25.16 2.07 0.419 0.4 1.2 5
          cup=160, plate=250 | egg noodles; noodles; tagliatelle; gekochte Eiernudeln; Bandnudeln; Eiernudeln | cooked
    20097 | pantry | Homemade egg pasta, cooked | 130 5.28 23.54 1.74 0.408 ? ? 83
          serving=140 | home-made pasta; selbstgemachte Nudeln | cooked
    22901 | pantry | Fresh cheese tortellini, uncooked | 307 13.5 47 7.23 3.6 0.95 1.9 406
          cup=108, serving=125 | tortellini; filled pasta; cheese tortellini; ravioli uncooked; Tortelloni; Käsetortellini | raw
    20133 | pantry | Dry rice noodles | 364 5.95 80.18 0.56 0.153 0.12 1.6 182
          serving=57 | uncooked rice noodles; rice vermicelli dry; Reisnudeln roh | raw, vegan
    20134 | pantry | Cooked rice noodles | 108 1.79 24.01 0.2 0.023 0.03 1 19
          cup=176 | rice noodles; rice vermicelli; gekochte Reisnudeln; Reisnudeln | cooked, vegan
    16082 | pantry | Glass noodles, uncooked | 351 0.16 86.09 0.06 0.017 0 0.5 10
          cup=140 | cellophane noodles; bean thread noodles; mung bean noodles; Glasnudeln | raw, vegan
    06583 | pantry | Instant ramen noodles, dry | 440 10.17 60.26 17.59 8.117 1.98 2.9 1855
          packet=85 | ramen noodles; instant noodles; pot noodle; cup noodles; Instantnudeln; Yum-Yum-Nudeln | noodles
    # Breakfast cereals
    43241 | pantry | Fruit muesli | 388 9.5 73.8 6.3 0.711 23.2 8.5 8
          cup=122, tbsp=10 | dry muesli; Früchtemüsli; Müslimischung; Müsli | breakfast, wholegrain
    08054 | pantry | Oat granola with honey | 421 10.55 73.65 11.62 1.24 20.34 10.2 50
          cup=96 | honey granola; crunchy oat cereal; Knuspermüsli mit Honig; Crunchy-Müsli | breakfast, wholegrain
    08122 | pantry | Instant oats | 362 11.92 69.52 6.9 1.346 1.5 10 220
          packet=28, tbsp=5, sachet=28 | instant oatmeal dry; instant oats dry; Schmelzflocken; zarte Haferflocken | breakfast, wholegrain
    08013 | pantry | Cheerios | 376 12.09 73.23 6.73 1.5 4.36 9.4 497
          cup=28 | oat rings; oat hoops; Haferringe | breakfast, wholegrain
    08025 | pantry | Crisp rice cereal | 394 6.69 86.22 1.26 0.36 12.12 0.7 545
          cup=28 | Rice Krispies; puffed rice cereal; crispy rice; Reiscrispies; Reisflakes | breakfast
    08029 | pantry | Bran flakes | 328 9.9 80.5 2.1 0.4 18.6 18.3 540
          cup=40 | wheat bran flakes; Kleieflocken; Vollkornflakes | breakfast, wholegrain
    08061 | pantry | Raisin bran | 324 7.6 78.9 1.6 0.296 32.9 13.7 382
          cup=59 | sultana bran; bran flakes with raisins; Kleieflocken mit Rosinen | breakfast, wholegrain
    08147 | pantry | Shredded wheat | 337 11.37 78.96 2.01 0.41 0.94 12.4 2
          biscuit=23.5 | shredded wheat biscuit; Weizenkissen | breakfast, wholegrain
    42237 | pantry | Weetabix | 371 11.43 81.5 2.86 0.48 5.71 11.4 371
          biscuit=17.5, cup=57 | wheat biscuits; whole wheat cereal biscuit; Weizenvollkornkeks; Weetabix-Keks | breakfast, wholegrain
    08409 | pantry | Frosted flakes | 389 4.25 90.2 0.87 0.107 39.27 1.2 451
          cup=41 | Frosties; sugar-coated corn flakes; gezuckerte Cornflakes | breakfast, sweet
    08015 | pantry | Chocolate rice cereal | 397 4.8 85.7 4.1 3.6 35.8 1.6 594
          cup=39 | Coco Pops; Cocoa Pebbles; Cocoa Krispies; Schoko-Reiscrispies; Kakao-Reisflakes | breakfast, sweet
    08204 | pantry | Chocolate puffed corn cereal | 405 3.34 87.2 3.5 0.961 43.7 3.8 534
          cup=30 | Nesquik cereal; chocolate cereal; chocolate balls; Schokomüsli; Schokobällchen | breakfast, sweet
    08494 | pantry | Cinnamon toast cereal | 425 3.32 78.33 12.06 1.85 32.86 5 473
          cup=40 | cinnamon crunch cereal; cinnamon squares; Cini Minis; Zimtflakes | breakfast, sweet
    42265 | pantry | Wholegrain cereal with raisins and nuts | 378 7.9 74.3 7.1 0.8 24.1 9.3 247
          cup=73 | fruit and nut cereal; fruit and fibre; Vollkornflakes mit Früchten | breakfast, wholegrain
    # Gnocchi and Schupfnudeln borrow boiled noodles: 140 and 133 kcal (BLS).
    20310/gnocchi | pantry | Gnocchi | 138 4.54 25.16 2.07 0.419 0.4 1.2 165
          plate=250, cup=160 | potato gnocchi; Kartoffelgnocchi; gekochte Gnocchi | cooked
    20094/schupfnudeln | pantry | Schupfnudeln | 131 5.15 24.93 1.05 0.15 ? ? 6
          plate=250, serving=128 | Fingernudeln; Kartoffel-Schupfnudeln; potato noodles | cooked
    """#
}
