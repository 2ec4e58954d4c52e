extension StarterTables {
  /// Beans, peas, lentils, soy and meat substitutes, nuts, nut butters, coconut and seeds.
  static let legumes = #"""
    # Beans, peas and lentils, cooked
    16020 | pantry | Cooked borlotti beans | 136 9.34 24.46 0.46 0.119 ? 8.6 1
          cup=177 | cranberry beans; borlotti beans; roman beans; Borlottibohnen | legume, cooked, vegan
    16043 | pantry | Cooked pinto beans | 143 9.01 26.22 0.65 0.136 0.34 9 1
          cup=171, tbsp=10.6 | pinto beans; Pintobohnen; Wachtelbohnen | legume, cooked, vegan
    16050 | pantry | Cooked white beans | 139 9.73 25.09 0.35 0.091 0.34 6.3 6
          cup=179, tbsp=11.2 | white beans; cannellini beans; gekochte weiße Bohnen; weiße Bohnen | legume, cooked, vegan
    16072 | pantry | Cooked lima beans | 115 7.8 20.88 0.38 0.089 2.9 7 2
          cup=188 | lima beans; butter beans; Limabohnen; Mondbohnen | legume, cooked, vegan
    16081 | pantry | Cooked mung beans | 105 7.02 19.15 0.38 0.116 2 7.6 2
          cup=202 | mung beans; moong; Mungobohnen | legume, cooked, vegan
    16086 | pantry | Cooked split peas | 118 8.34 21.1 0.39 0.054 2.9 8.3 2
          cup=196, tbsp=12.2 | split peas; pease pudding; mushy peas; gekochte Schälerbsen; Erbsenpüree | legume, cooked, vegan
    16109 | pantry | Cooked soybeans | 172 18.21 8.36 8.97 1.297 3 6 1
          cup=172, tbsp=10.7 | soybeans; soya beans; gekochte Sojabohnen; Sojabohnen | legume, cooked, vegan
    # Beans, peas and lentils, dry
    16014 | pantry | Dry black beans | 341 21.6 62.36 1.42 0.366 2.12 15.5 5
          cup=194 | uncooked black beans; schwarze Bohnen trocken | legume, vegan
    16032 | pantry | Dry kidney beans | 337 22.53 61.29 1.06 0.154 2.1 15.2 12
          cup=184 | uncooked kidney beans; Kidneybohnen trocken | legume, vegan
    16049 | pantry | Dry white beans | 333 23.36 60.27 0.85 0.219 2.11 15.2 16
          cup=202 | uncooked white beans; weiße Bohnen trocken | legume, vegan
    16056 | pantry | Dry chickpeas | 378 20.47 62.95 6.04 0.603 10.7 12.2 24
          cup=200 | uncooked chickpeas; raw chickpeas; Kichererbsen trocken; getrocknete Kichererbsen | legume, vegan
    16069 | pantry | Dry lentils | 352 24.63 63.35 1.06 0.154 2.03 10.7 6
          cup=192, tbsp=12 | raw lentils; uncooked lentils; brown lentils; green lentils; Berglinsen; Linsen trocken; Linsen roh | legume, vegan
    16144 | pantry | Dry red lentils | 358 23.91 63.1 2.17 0.379 ? 10.8 7
          cup=192, tbsp=12 | red lentils; masoor dal; pink lentils; rote Linsen | legume, vegan
    16085 | pantry | Dry split peas | 352 23.82 63.74 1.16 0.161 8 25.5 15
          cup=197 | uncooked split peas; yellow split peas; Schälerbsen; getrocknete Erbsen | legume, vegan
    # Beans in cans
    16145 | pantry | Canned kidney beans | 124 7.98 21.49 1.05 0.181 3.8 5.5 231
          can=266, cup=177 | tinned kidney beans; kidney beans in a can; Kidneybohnen aus der Dose | legume, vegan
    16018 | pantry | Canned black beans | 91 6.03 16.55 0.29 0.075 0.23 6.9 384
          cup=240 | tinned black beans; schwarze Bohnen aus der Dose | legume, vegan
    16051 | pantry | Canned white beans | 114 7.26 21.2 0.29 0.074 0.29 4.8 340
          cup=262 | tinned white beans; tinned cannellini beans; weiße Bohnen aus der Dose | legume, vegan
    16358 | pantry | Canned chickpeas | 139 7.05 22.53 2.77 0.214 4.01 6.4 246
          can=253, cup=164 | tinned chickpeas; canned garbanzo beans; Kichererbsen aus der Dose | legume, vegan
    16103 | pantry | Refried beans | 90 4.98 13.55 2.01 0.631 0.54 3.7 370
          cup=238 | canned refried beans; frijoles refritos; Bohnenmus; Bohnenpüree | legume
    16009 | pantry | Baked beans with pork | 106 5.19 19.99 1.55 0.599 ? 5.5 414
          cup=253 | pork and beans; Bohnen mit Speck | legume
    # Tofu, soy and meat-free
    16426 | pantry | Firm tofu | 144 17.27 2.78 8.72 1.261 ? 2.3 14
          slice=81, cup=252 | tofu firm; hard tofu; fester Tofu; Tofu fest | soy, vegan
    16159 | pantry | Extra firm tofu | 83 9.98 1.18 5.26 0.919 0.71 1 4
          slice=91 | tofu extra firm; extra fester Tofu | soy, vegan
    16127 | pantry | Soft tofu | 61 7.17 1.18 3.69 0.533 0.7 0.2 8
          piece=120, cup=248 | tofu soft; weicher Tofu | soy, vegan
    16161 | pantry | Silken tofu | 55 4.8 2.9 2.7 0.357 1.31 0.1 5
          slice=84 | soft silken tofu; Seidentofu | soy, vegan
    16129 | pantry | Fried tofu | 270 18.82 8.86 20.18 2.918 2.72 3.9 16
          piece=13, serving=85 | tofu puffs; deep-fried tofu; gebratener Tofu; frittierter Tofu | soy, vegan, cooked
    16114 | pantry | Tempeh | 192 20.29 7.64 10.8 2.539 ? ? 9
          cup=166, slice=28 | raw tempeh; Tempe | soy, vegan
    16174 | pantry | Cooked tempeh | 195 19.91 7.62 11.38 3.4 ? ? 14
          slice=28, serving=85 | fried tempeh; gebratener Tempeh | soy, vegan, cooked
    16112 | pantry | Miso | 198 12.79 25.37 6.01 1.025 6.2 5.4 3728
          tbsp=17, cup=275 | miso paste; Misopaste | soy, vegan
    16113 | pantry | Natto | 211 19.4 12.68 11 1.591 4.89 5.4 7
          cup=175, packet=50 | fermented soybeans; fermentierte Sojabohnen | soy, vegan
    16111 | snacks | Roasted soybeans | 449 43.32 28.98 21.62 3.127 ? 8.1 2
          cup=93, handful=30 | soy nuts; geröstete Sojabohnen; Sojakerne | soy, vegan, snack
    16147 | frozen | Veggie burger | 177 15.7 14.27 6.3 1.44 1.07 4.9 569
          patty=70 | vegetable burger; soy burger; vegetarian burger patty; Gemüseburger; Gemüsebratling; Veggieburger | soy, vegetarian
    16138 | other | Falafel | 333 13.31 31.84 17.8 2.383 ? ? 294
          patty=17 | falafel balls; Falafelbällchen; Kichererbsenbällchen | vegan, dish
    16104 | pantry | Vegetarian bacon | 309 11.69 5.31 29.52 4.622 0 2.6 1465
          strip=5, serving=15 | meatless bacon; veggie bacon; vegetarischer Speck | soy, vegetarian
    43128 | pantry | Vegetarian chicken | 224 23.64 3.64 12.73 1.534 0 3.6 709
          cup=168 | meatless chicken; vegan chicken; vegetarisches Hähnchen | soy, vegetarian
    43410 | frozen | Vegetarian nuggets | 234 21.28 8.51 12.77 1.13 0 4.3 400
          piece=18, cup=130 | breaded meatless chicken; veggie nuggets; vegane Nuggets; vegetarische Nuggets | soy, vegetarian
    43132 | pantry | Vegetarian meatballs | 197 21 8 9 1.425 1.25 4.6 550
          cup=144 | meatless meatballs; veggie balls; vegetarische Bällchen; vegetarische Frikadelle | soy, vegetarian
    43134 | pantry | Vegetarian fillet | 290 23 9 18 2.849 0.8 6.1 490
          fillet=85 | meatless fillet; veggie schnitzel; vegetarisches Schnitzel | soy, vegetarian
    43131 | pantry | Vegetarian cold cuts | 189 17.78 4.44 11.11 1.338 2.22 1.1 711
          slice=14, serving=42 | meatless slices; veggie ham; vegetarischer Aufschnitt | soy, vegetarian
    # Nut butters
    16397 | pantry | Crunchy peanut butter | 589 24.06 21.57 49.94 7.607 8.41 8 17
          tbsp=16, cup=258 | chunky peanut butter; crunchy pb; Erdnussbutter crunchy | spread, nut, vegan
    16398 | pantry | Unsalted peanut butter | 598 22.21 22.31 51.36 10.325 10.49 5 17
          tbsp=16, cup=258 | peanut butter without salt; Erdnussbutter ohne Salz; Erdnussmus pur | spread, nut, vegan
    16150 | pantry | Reduced-fat peanut butter | 520 25.9 35.65 34 5.76 9.28 5.2 540
          tbsp=18 | light peanut butter; leichte Erdnussbutter | spread, nut, vegan
    12195 | pantry | Almond butter | 614 20.96 18.82 55.5 4.152 4.43 10.3 7
          tbsp=16, cup=250 | almond spread; Mandelbutter; Mandelmus | spread, nut, vegan
    12088 | pantry | Cashew butter | 587 17.56 27.57 49.41 9.763 ? 2 15
          tbsp=16 | cashew spread; Cashewbutter; Cashewmus | spread, nut, vegan
    12166 | pantry | Tahini | 595 17 21.19 53.76 7.529 0.49 9.3 115
          tbsp=15 | tahina; sesame paste; Sesampaste; Sesammus | spread, nut, vegan
    # Nuts
    12062 | snacks | Blanched almonds | 590 21.4 18.67 52.52 3.953 4.63 9.9 19
          cup=145, tbsp=9.1, handful=28.35 | peeled almonds; blanchierte Mandeln; Mandelkerne geschält | nut, vegan
    12063 | snacks | Roasted almonds | 598 20.96 21.01 52.54 4.092 4.86 10.9 3
          cup=138, handful=28.35 | dry roasted almonds; geröstete Mandeln | nut, vegan
    12563 | snacks | Roasted salted almonds | 598 20.96 21.01 52.54 4.092 4.86 10.9 498
          cup=138, handful=28.35 | salted almonds; gesalzene Mandeln; Rauchmandeln | nut, vegan
    12206 | snacks | Honey roasted almonds | 594 18.17 27.9 49.9 4.73 ? 13.7 130
          cup=144, handful=28.35 | honey almonds; Honigmandeln; gebrannte Mandeln | nut, sweet
    12071 | snacks | Marzipan | 458 9 47.81 27.74 2.629 36.25 4.8 9
          tbsp=14, cup=227 | almond paste; Marzipanrohmasse | sweet, nut
    12078 | snacks | Brazil nuts | 659 14.32 11.74 67.1 16.134 2.33 7.5 3
          nut=5, handful=28.35, cup=133 | Paranüsse; Paranuss | nut, vegan
    12087 | snacks | Cashews | 553 18.22 30.19 43.85 7.783 5.91 3.3 12
          nut=1.6, handful=28.35 | raw cashews; cashew nuts; Cashewkerne; Cashewnüsse; Cashewnuss | nut, vegan
    12085 | snacks | Roasted cashews | 574 15.31 32.69 46.35 9.157 5.01 3 16
          handful=28.35, cup=137 | dry roasted cashews; geröstete Cashewkerne | nut, vegan
    12585 | snacks | Roasted salted cashews | 574 15.31 32.69 46.35 9.157 5.01 3 640
          handful=28.35, cup=137 | salted cashews; gesalzene Cashewkerne | nut, vegan
    12167 | snacks | Roasted chestnuts | 245 3.17 52.96 2.2 0.414 10.6 5.1 2
          nut=8.4, serving=84, cup=143 | chestnuts; sweet chestnuts; Esskastanien; Kastanien; Maroni; Maronen | nut, vegan
    12101 | snacks | Boiled chestnuts | 131 2 27.76 1.38 0.26 ? ? 27
          nut=8.4, serving=84 | cooked chestnuts; vacuum-packed chestnuts; gekochte Maronen | nut, vegan
    12122 | snacks | Roasted hazelnuts | 646 15.03 17.6 62.4 4.511 4.89 9.4 0
          handful=28.35 | geröstete Haselnüsse | nut, vegan
    12131 | snacks | Macadamia nuts | 718 7.91 13.82 75.77 12.061 4.57 8.6 5
          nut=2.6, handful=28.35, cup=134 | macadamias; Macadamianüsse | nut, vegan
    12142 | snacks | Pecans | 691 9.17 13.86 71.97 6.18 3.97 9.6 0
          half=1.5, handful=28.35, cup=99 | pecan nuts; Pekannüsse; Pekannuss | nut, vegan
    12147 | snacks | Pine nuts | 673 13.69 13.08 68.37 4.899 3.59 3.7 2
          tbsp=8.4, handful=28.35, cup=135 | pignoli; pine kernels; Pinienkerne | nut, vegan
    12151 | snacks | Pistachios | 560 20.16 27.17 45.32 5.907 7.66 10.6 1
          nut=0.7, handful=28.35, cup=123 | raw pistachios; pistachio nuts; Pistazien; Pistazienkerne | nut, vegan
    12652 | snacks | Roasted salted pistachios | 569 21.05 27.55 45.82 5.645 7.74 10.3 428
          nut=0.7, handful=28.35, cup=123 | salted pistachios; gesalzene Pistazien | nut, vegan
    12637 | snacks | Roasted salted mixed nuts | 607 20.04 21.05 53.95 8.711 4.15 7 273
          handful=28.35, cup=134 | salted mixed nuts; salted nuts; gesalzene Nüsse; Nussmix gesalzen | nut, vegan
    16087 | snacks | Peanuts | 567 25.8 16.13 49.24 6.279 4.72 8.5 18
          handful=28.35, cup=146 | raw peanuts; ungesalzene Erdnüsse; Erdnüsse; Erdnuss | nut, vegan
    16390 | snacks | Roasted peanuts | 587 24.35 21.26 49.66 7.723 4.9 8.4 6
          peanut=1, handful=28.35, cup=146 | dry roasted peanuts; monkey nuts; geröstete Erdnüsse | nut, vegan
    16089 | snacks | Roasted salted peanuts | 599 28.03 15.26 52.5 8.655 4.18 9.4 320
          handful=28.35, cup=144, packet=50 | salted peanuts; gesalzene Erdnüsse; Salzerdnüsse | nut, vegan
    19858 | snacks | Sugared almonds | 474 10 68.26 17.93 1.948 62.5 2.5 13
          piece=3.5, handful=28 | dragées; Jordan almonds; Zuckermandeln | nut, vegan, sweet
    # Coconut
    12104 | snacks | Fresh coconut | 354 3.33 15.23 33.49 29.698 6.23 9 20
          piece=45, cup=80 | coconut; coconut meat; coconut flesh; Kokosfleisch; Kokosnuss | vegan
    12108 | snacks | Desiccated coconut | 660 6.88 23.65 64.53 57.218 7.35 16.3 37
          tbsp=5, cup=80 | unsweetened shredded coconut; coconut flakes; Kokosflocken; Kokosraspel | vegan
    12179 | snacks | Creamed coconut | 501 2.88 47.67 35.49 31.468 43.17 4.5 262
          tbsp=15 | coconut block; Kokosmus | vegan
    12118 | pantry | Coconut milk | 197 2.02 2.81 21.33 18.915 ? ? 13
          tbsp=15, cup=226, can=400, ml=0.96 | canned coconut milk; tinned coconut milk; Kokosnussmilch; Kokosmilch | vegan
    12115 | pantry | Coconut cream | 330 3.63 6.65 34.68 30.753 ? 2.2 4
          tbsp=15, cup=240, ml=1.01 | Kokoscreme; Kokossahne | vegan
    # Seeds
    12006 | pantry | Chia seeds | 486 16.54 42.12 30.74 3.33 ? 34.4 16
          tbsp=12, tsp=4 | chia; Chiasamen | vegan
    12220 | pantry | Flaxseed | 534 18.29 28.88 42.16 3.663 1.55 27.3 30
          tbsp=10.3, tsp=3.4, cup=168 | linseed; flax seeds; ground flaxseed; Leinsaat; Leinsamen | vegan
    12012 | pantry | Hemp seeds | 553 31.56 8.67 48.75 4.6 1.5 4 5
          tbsp=10 | hemp hearts; hulled hemp seeds; Hanfsamen | vegan
    12014 | pantry | Pumpkin seeds | 559 30.23 10.71 49.05 8.659 1.4 6 7
          tbsp=8, handful=28.35, cup=129 | pepitas; pumpkin kernels; Kürbiskerne | vegan
    12023 | pantry | Sesame seeds | 573 17.73 23.45 49.67 6.957 0.3 11.8 11
          tbsp=9, tsp=3, cup=144 | sesame; whole sesame; Sesam; Sesamsamen | vegan
    12201 | pantry | Hulled sesame seeds | 631 20.45 11.73 61.21 9.055 0.48 11.6 47
          tbsp=8, tsp=2.7, cup=150 | white sesame; geschälter Sesam | vegan
    12036 | pantry | Sunflower seeds | 584 20.78 20 51.46 4.455 2.62 8.6 9
          tbsp=8.8, handful=28.35, cup=140 | sunflower kernels; Sonnenblumenkerne | vegan
    02033 | pantry | Poppy seeds | 525 17.99 28.13 41.56 4.517 2.99 19.5 26
          tsp=2.8, tbsp=8.8 | poppyseed; Blaumohn; Mohnsamen; Mohn | vegan
    """#
}
