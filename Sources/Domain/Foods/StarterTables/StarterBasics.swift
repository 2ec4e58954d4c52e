extension StarterTables {
  /// The foods of the first starter bank; their order must not change, since it determines their numbers (`#1` is the
  /// banana).
  static let basics = #"""
    # Fruit
    09040 | produce | Banana | 89 1.09 22.84 0.33 0.112 12.23 2.6 1
          medium=118, small=101, large=136 | Banane; ripe banana | fruit, raw, vegan
    09003 | produce | Apple | 52 0.26 13.81 0.17 0.028 10.39 2.4 1
          medium=182, small=149, large=223 | Apfel; red apple; eating apple | fruit, raw, vegan
    09252 | produce | Pear | 57 0.36 15.23 0.14 0.022 9.75 3.1 1
          medium=178, small=148, large=230 | Birne; Williams pear; Conference pear; Williamsbirne | fruit, raw, vegan
    09200 | produce | Orange | 47 0.94 11.75 0.12 0.015 9.35 2.4 0
          medium=131, small=96, large=184, wedge=22 | Apfelsine; Blutorange | fruit, raw, vegan
    09236 | produce | Peach | 39 0.91 9.54 0.25 0.019 8.39 1.5 0
          medium=150, small=130, large=175 | Pfirsich; Pfirsiche; yellow peach; Weinbergpfirsich | fruit, raw, vegan
    09279 | produce | Plum | 46 0.7 11.42 0.28 0.017 9.92 1.4 0
          medium=66, cup=165 | Pflaume; Zwetschge; damson; Mirabelle; Zwetschke | fruit, raw, vegan
    09316 | produce | Strawberries | 32 0.67 7.68 0.3 0.015 4.89 2 1
          medium=12, large=18, cup=144, handful=72 | Erdbeere; fresh strawberries; Ananaserdbeere | fruit, raw, vegan
    09302 | produce | Raspberries | 52 1.2 11.94 0.65 0.019 4.42 6.5 1
          cup=123, handful=62 | Himbeere; fresh raspberries; frische Himbeeren | fruit, raw, vegan
    09050 | produce | Blueberries | 57 0.74 14.49 0.33 0.028 9.96 2.4 1
          cup=148, handful=74 | Heidelbeere; Blaubeere; bilberries; fresh blueberries; Schwarzbeere; frische Blaubeeren | fruit, raw, vegan
    09132 | produce | Grapes | 69 0.72 18.1 0.16 0.054 15.48 0.9 2
          grape=4.9, cup=151, handful=76 | Weintraube; Traube; table grapes; red grapes; green grapes; white grapes; Tafeltraube | fruit, raw, vegan
    09326 | produce | Watermelon | 30 0.61 7.55 0.15 0.016 6.2 0.4 1
          wedge=286, cup=152 | Wassermelone; Melone; water melon; frische Wassermelone | fruit, raw, vegan
    09266 | produce | Pineapple | 50 0.54 13.12 0.12 0.009 9.85 1.4 1
          slice=84, cup=165 | Ananas; fresh pineapple; frische Ananas | fruit, raw, vegan
    09176 | produce | Mango | 60 0.82 14.98 0.38 0.092 13.66 1.6 1
          fruit=336, cup=165 | fresh mango; frische Mango | fruit, raw, vegan
    09148 | produce | Kiwi | 61 1.14 14.66 0.52 0.029 8.99 3 3
          fruit=69, cup=180 | kiwifruit; green kiwi; grüne Kiwi | fruit, raw, vegan
    09150 | produce | Lemon | 29 1.1 9.32 0.3 0.039 2.5 2.8 2
          fruit=58, wedge=7 | Zitrone | fruit, raw, vegan
    09037 | produce | Avocado | 160 2 8.53 14.66 2.126 0.66 6.7 7
          fruit=201, cup=146 | avo; avocado pear | fruit, raw, vegan
    09298 | pantry | Raisins | 299 3.07 79.18 0.46 0.058 59.19 3.7 11
          handful=28.35, small box=43, cup=145, mini box=14 | Rosine; Sultanas; Sultaninen; seedless raisins; Weinbeeren | fruit, vegan
    # Vegetables
    11529 | produce | Tomato | 18 0.88 3.89 0.2 0.028 2.63 1.2 5
          medium=123, small=91, large=182, cherry=17, slice=20 | Tomate; vine tomato; Kirschtomate; Cocktailtomate; Rispentomate; Cherrytomate; Paradeiser | vegetable, raw, vegan
    11205 | produce | Cucumber | 15 0.65 3.63 0.11 0.037 1.67 0.5 2
          whole=301, cup=104 | Gurke; Salatgurke; cuke; English cucumber; sliced cucumber; Schlangengurke | vegetable, raw, vegan
    11124 | produce | Carrot | 41 0.93 9.58 0.24 0.037 4.74 2.8 69
          medium=61, small=50, large=72, cup=128 | Karotte; Möhre; Mohrrübe; raw carrot; grated carrot; Gelbe Rübe; Rübli; rohe Karotte | vegetable, raw, vegan
    11282 | produce | Onion | 40 1.1 9.34 0.1 0.042 4.24 1.7 4
          medium=110, small=70, large=150, slice=14 | Zwiebel; red onion; yellow onion; brown onion; Spanish onion; white onion; rote Zwiebel; Küchenzwiebel | vegetable, raw, vegan
    11215 | produce | Garlic | 149 6.36 33.06 0.5 0.089 1 2.1 17
          clove=3 | Knoblauch; garlic clove; Knoblauchzehe; fresh garlic; frischer Knoblauch | vegetable, raw, vegan
    11821 | produce | Red pepper | 31 0.99 6.03 0.3 0.027 4.2 2.1 4
          medium=119, small=74, large=164, cup=149 | bell pepper; red bell pepper; sweet pepper; Paprika; red capsicum; Romano pepper; rote Paprika; Paprikaschote; roter Paprika | vegetable, raw, vegan
    11252 | produce | Lettuce | 14 0.9 2.97 0.14 0.018 1.97 1.2 10
          cup=72, leaf=8 | iceberg lettuce; Kopfsalat; Eisbergsalat; Salat; green salad; grüner Salat; iceberg; salad; Eissalat; Häuptelsalat | vegetable, raw, vegan
    11090 | produce | Broccoli | 34 2.82 6.64 0.37 0.039 1.7 2.6 33
          cup=91, spear=31 | Brokkoli; raw broccoli; roher Brokkoli; Broccoli-Röschen | vegetable, raw, vegan
    11457 | produce | Spinach | 23 2.86 3.63 0.39 0.063 0.42 2.2 79
          cup=30, handful=30 | Spinat; Blattspinat; baby spinach; spinach leaves; raw spinach; roher Spinat; Babyspinat | vegetable, raw, vegan
    11477 | produce | Zucchini | 17 1.21 3.11 0.32 0.084 2.5 1 8
          medium=196, small=118, large=323, cup=124 | courgette; raw zucchini; summer courgette; Zucchetti; rohe Zucchini | vegetable, raw, vegan
    11135 | produce | Cauliflower | 25 1.92 4.97 0.28 0.13 1.91 2 30
          cup=107, floret=13 | Blumenkohl; raw cauliflower; roher Blumenkohl | vegetable, raw, vegan
    11052 | produce | Green beans | 31 1.83 6.97 0.22 0.05 3.26 2.7 6
          cup=100, bean=5.5 | string beans; French beans; grüne Bohnen; snap beans; runner beans; Fisolen; Buschbohnen; Stangenbohnen; Prinzessbohnen | vegetable, raw, vegan
    11304 | produce | Green peas | 81 5.42 14.45 0.4 0.071 5.67 5.7 5
          cup=145 | peas; garden peas; Erbsen; fresh peas; frische Erbsen; grüne Erbsen | vegetable, raw, vegan
    11168 | produce | Sweetcorn | 96 3.41 20.98 1.5 0.197 4.54 2.4 1
          ear=103, cup=149 | sweet corn; corn; corn on the cob; Mais; Maiskolben; corn cob; cooked corn; boiled corn; Kukuruz; gekochter Mais; Zuckermais | vegetable, cooked, vegan
    11260 | produce | Mushrooms | 22 3.09 3.26 0.34 0.05 1.98 1 5
          medium=18, small=10, large=23, cup=70 | button mushrooms; Champignons; Pilze; Pilz; white mushrooms; raw mushrooms; closed cup mushrooms; Zuchtchampignon; weiße Champignons | vegetable, raw, vegan
    11367 | produce | Boiled potatoes | 86 1.71 20.01 0.1 0.026 0.89 1.8 5
          medium=80, small=50, large=140 | potato; Kartoffel; Salzkartoffel; Pellkartoffel; gekochte Kartoffeln; cooked potatoes; potatoes boiled; Erdäpfel; Kartoffeln gekocht | vegetable, cooked, vegan
    11356 | produce | Baked potato | 97 2.63 21.44 0.13 0.032 1.08 2.3 14
          medium=173, small=138, large=299 | jacket potato; Ofenkartoffel; Backkartoffel; jacket spud; baked spud; Folienkartoffel; gebackene Kartoffel | vegetable, cooked, vegan
    11371 | produce | Mashed potatoes | 113 1.96 16.94 4.2 0.745 1.41 1.5 333
          cup=210 | mash; Kartoffelpüree; Kartoffelbrei; Püree; mash potato; Stampfkartoffeln; Erdäpfelpüree | vegetable, cooked
    11508 | produce | Sweet potato | 90 2.01 20.71 0.15 0.052 6.48 3.3 36
          medium=114, small=60, large=180 | Süßkartoffel; baked sweet potato; yams baked; gebackene Süßkartoffel | vegetable, cooked, vegan
    # Eggs and dairy
    01123 | dairy | Egg | 143 12.56 0.72 9.51 3.126 0.37 0 142
          large=50, medium=44, small=38, extra large=56 | Ei; Eier; Hühnerei; whole egg; raw egg; hen's egg; free-range egg; chicken egg; Freilandei; Bio-Ei; rohes Ei | egg, raw, breakfast
    01129 | dairy | Hard-boiled egg | 155 12.58 1.12 10.61 3.267 1.12 0 124
          large=50 | boiled egg; gekochtes Ei; gekochte Eier; soft-boiled egg; hartgekochtes Ei; Frühstücksei; weiches Ei; weiche Eier; Eier weich; weich gekochtes Ei; weich gekochte Eier; hartes Ei; harte Eier; Eier hart; hart gekochtes Ei; hart gekochte Eier | egg, cooked, breakfast
    01128 | dairy | Fried egg | 196 13.61 0.83 14.84 4.323 0.4 0 207
          large=46 | Spiegelei; Spiegeleier; sunny side up; gebratenes Ei | egg, cooked, breakfast
    01132 | dairy | Scrambled eggs | 149 9.99 1.61 10.98 3.331 1.39 0 145
          large=61, cup=220 | Rührei; Rühreier; eggs scrambled; gerührtes Ei | egg, cooked, breakfast
    01124 | dairy | Egg white | 52 10.9 0.73 0.17 0 0.71 0 166
          large=33 | Eiweiß; Eiklar; Eiweiß vom Hühnerei | egg, raw, low-fat
    01077 | dairy | Whole milk | 61 3.15 4.8 3.25 1.865 5.05 0 43
          glass=206, cup=244, mug=309, splash=15, ml=1.03 | milk; full-fat milk; Milch; Vollmilch; whole cow's milk; blue top milk; 3.5% milk; fresh milk; ff milk; H-Milch; Kuhmilch; Frischmilch; Milch 3,5 % | drink
    01079 | dairy | Low-fat milk | 50 3.3 4.8 1.98 1.257 5.06 0 47
          glass=206, cup=244, mug=309, splash=15, ml=1.03 | 2% milk; semi-skimmed milk; reduced-fat milk; fettarme Milch; semi-skimmed; green top milk; half-fat milk; Milch 1,5 %; teilentrahmte Milch | drink, low-fat
    01085 | dairy | Skim milk | 34 3.37 4.96 0.08 0.056 5.09 0 42
          glass=208, cup=245, mug=312, splash=15, ml=1.04 | skimmed milk; fat-free milk; nonfat milk; Magermilch; skimmed; red top milk; skim; 0% milk; entrahmte Milch | drink, low-fat
    01102 | dairy | Chocolate milk | 83 3.17 10.34 3.39 2.104 9.54 0.8 60
          glass=212, cup=250, mug=318, ml=1.06 | Kakao; Schokomilch; cocoa drink; choc milk; Schokoladenmilch; Kakao mit Milch | drink, sweet
    01001 | dairy | Butter | 717 0.85 0.06 81.11 51.368 0.06 0 643
          pat=5, tbsp=14.2, stick=113, tsp=4.7 | salted butter; butter with salt; gesalzene Butter | spread
    01145 | dairy | Unsalted butter | 717 0.85 0.06 81.11 50.489 0.06 0 11
          pat=5, tbsp=14.2, stick=113, tsp=4.7 | Süßrahmbutter; butter without salt; sweet cream butter; Sauerrahmbutter; Butter ungesalzen | spread
    01116 | dairy | Plain yogurt | 61 3.47 4.66 3.25 2.096 4.66 0 46
          small pot=113, pot=150, cup=245, tbsp=15, ml=1.04 | yogurt; natural yogurt; whole milk yogurt; Joghurt; Naturjoghurt; yoghurt; natural yoghurt; Joghurt natur; Joghurt 3,5 %; Vollmilchjoghurt | yogurt
    01256 | dairy | Greek yogurt | 59 10.19 3.6 0.39 0.117 3.24 0 36
          pot=170, tbsp=15 | nonfat Greek yogurt; plain Greek yogurt; fat-free Greek yogurt; 0% Greek yogurt; Greek yoghurt; strained yogurt | low-fat
    01012 | dairy | Cottage cheese | 98 11.12 3.38 4.3 1.718 2.67 0 364
          cup=225, tbsp=14 | Hüttenkäse; körniger Frischkäse; full-fat cottage cheese; Cottage-Käse | cheese
    01017 | dairy | Cream cheese | 350 6.15 5.52 34.44 20.213 3.76 0 314
          tbsp=14.5, cup=232 | Frischkäse; soft cheese; full-fat cream cheese; Philadelphia; soft white cheese; Doppelrahmfrischkäse | cheese, spread
    01009 | dairy | Cheddar cheese | 404 22.87 3.09 33.31 18.867 0.48 0 653
          slice=28, cup=113 | cheddar; Cheddarkäse; Cheddar-Käse; cheddar slice; mild cheddar; Chester in Scheiben | cheese
    01022 | dairy | Gouda cheese | 356 24.94 2.22 27.44 17.614 2.22 0 819
          slice=28.35 | gouda; Goudakäse; Gouda-Käse; young gouda; Gouda jung; Goudascheibe; Schnittkäse | cheese
    01026 | dairy | Mozzarella | 300 22.17 2.19 22.35 13.152 1.03 0 627
          slice=28.3, cup=112, ball=125 | mozzarella cheese; Mozzarella-Käse; buffalo mozzarella; fresh mozzarella; Büffelmozzarella | cheese
    01019 | dairy | Feta | 264 14.21 4.09 21.28 14.946 4.09 0 917
          cup=150, wedge=38 | feta cheese; Schafskäse; Feta-Käse; Greek salad cheese; Hirtenkäse; Salzlakenkäse; Fetakäse | cheese
    01032 | dairy | Parmesan | 420 28.42 13.91 27.84 15.371 0.07 0 1804
          tbsp=5, cup=100 | parmesan cheese; grated parmesan; Parmigiano; Parmesan-Käse; parmesan grated; Reibkäse Parmesan; geriebener Parmesan | cheese
    01053 | dairy | Whipping cream | 340 2.84 2.74 36.08 23.032 2.92 0 27
          tbsp=15, cup=238, ml=1.01 | heavy cream; cream; Sahne; Schlagsahne; whipped heavy cream; thick cream; Rahm; Süßrahm; Schlagrahm | cream
    01056 | dairy | Sour cream | 198 2.44 4.63 19.35 10.14 3.41 0 31
          tbsp=15, cup=230, ml=0.97 | saure Sahne; Sauerrahm; Schmand; soured cream; full-fat sour cream | cream
    # Bread, cereals and grains
    18075 | bakery | Wholemeal bread | 252 12.45 42.71 3.5 0.722 4.34 6 455
          slice=32, large slice=45 | whole wheat bread; wholegrain bread; brown bread; Vollkornbrot; Vollkorn-Brot; wholemeal toast bread; granary; brown bread slice; Vollkorntoastbrot | bread, wholegrain
    18069 | bakery | White bread | 266 8.85 49.42 3.33 0.698 5.67 2.7 490
          slice=29, large slice=45, thin slice=20 | toast bread; Weißbrot; Toastbrot; Weiß-Brot; white sliced bread; white loaf; sandwich bread; Toastbrotscheibe; Kastenweißbrot | bread
    18060 | bakery | Rye bread | 259 8.5 48.3 3.3 0.626 3.85 5.8 603
          slice=32, large slice=45, thin slice=25 | Roggenbrot; Graubrot; Roggen-Brot; dark rye bread; Roggenmischbrot; Bauernbrot; Landbrot; Brotscheibe | bread
    18353 | bakery | Bread roll | 293 9.9 52.7 4.3 0.606 1.77 2.3 544
          roll=57 | hard roll; Brötchen; Semmel; kaiser roll; crusty roll; white roll; Schrippe; Weck; Weckle; Kaisersemmel; Weizenbrötchen; Rundstück | bread
    18239 | bakery | Croissant | 406 8.2 45.8 21 11.659 11.26 2.6 467
          medium=57, small=42, large=67 | butter croissant; Buttercroissant; Hörnchen; Gipfeli | breakfast
    18293 | bakery | Pancake | 227 6.4 28.3 9.7 2.122 ? ? 439
          pancake=38, large=77, German pancake=90 | Pfannkuchen; Eierkuchen; crêpe; Palatschinken | breakfast
    08120 | pantry | Oats | 379 13.15 67.7 6.52 1.11 0.99 10.1 6
          serving=40.5, cup=81 | rolled oats; oat flakes; porridge oats; Haferflocken; Hafer; raw oats; dry oats; jumbo oats; kernige Haferflocken; Haferflocken trocken | wholegrain, breakfast, vegan
    08121 | pantry | Oatmeal | 71 2.54 12 1.52 0.31 0.27 1.7 4
          cup=234, tbsp=14.6 | porridge; cooked oats; Haferbrei; porridge with water; cooked oatmeal; overnight oats plain; Porridge mit Wasser | wholegrain, breakfast, vegan
    08037 | pantry | Granola | 489 13.67 53.88 24.31 3.957 19.8 8.9 26
          cup=122 | Knuspermüsli; homemade granola; Granola hausgemacht | breakfast
    08506 | pantry | Corn flakes | 357 5.9 88.01 0.91 0.227 7.84 2.7 571
          cup=28 | cereal; Frühstücksflocken; cornflakes; breakfast cereal; Maisflocken | breakfast
    20045 | pantry | Cooked rice | 130 2.69 28.17 0.28 0.077 0.05 0.4 1
          cup=158 | rice; white rice; cooked white rice; boiled rice; Reis; gekochter Reis; Reis gekocht; long-grain rice; basmati; basmati rice; jasmine rice; plain rice; Basmatireis; Jasminreis; Langkornreis; weißer Reis | cooked, vegan
    20037 | pantry | Cooked brown rice | 123 2.74 25.58 0.97 0.26 0.24 1.6 4
          cup=202 | brown rice; Naturreis; Vollkornreis; wholegrain rice; cooked wholegrain rice; brauner Reis; gekochter Naturreis | cooked, vegan, wholegrain
    20044 | pantry | Uncooked rice | 365 7.13 79.95 0.66 0.18 0.12 1.3 5
          cup=185 | raw rice; dry rice; Reis roh; Reis ungekocht; uncooked white rice; dry white rice; Reis trocken; ungekochter Reis | raw, vegan
    20121 | pantry | Cooked pasta | 158 5.8 30.86 0.93 0.176 0.56 1.8 1
          cup=124, plate=250 | pasta; spaghetti; cooked spaghetti; macaroni; Nudeln; gekochte Nudeln; penne; fusilli; pasta cooked; rigatoni; farfalle; tagliolini; Spaghetti gekocht; Nudeln gekocht; Makkaroni; Hörnchennudeln | cooked
    20125 | pantry | Cooked wholemeal pasta | 149 5.99 30.07 1.71 0.243 0.75 3.9 4
          cup=117 | whole wheat pasta; wholegrain pasta; wholemeal pasta; Vollkornnudeln; cooked whole wheat pasta; wholewheat spaghetti; Vollkornspaghetti; Vollkornpasta | cooked, wholegrain
    20120 | pantry | Dry pasta | 371 13.04 74.67 1.51 0.277 2.67 3.2 6
          serving=57, cup=95 | uncooked pasta; raw pasta; Nudeln roh; Nudeln trocken; dried pasta; uncooked spaghetti; dry spaghetti; lasagne sheets; Spaghetti roh; ungekochte Nudeln; Lasagneplatten | raw
    20029 | pantry | Cooked couscous | 112 3.79 23.22 0.16 0.029 0.1 1.4 5
          cup=157 | couscous; cous cous; gekochter Couscous | cooked, vegan
    20137 | pantry | Cooked quinoa | 120 4.4 21.3 1.92 0.231 0.87 2.8 7
          cup=185 | quinoa; gekochte Quinoa | cooked, vegan, wholegrain
    20081 | pantry | Wheat flour | 364 10.33 76.31 0.98 0.155 0.27 2.7 2
          cup=125, tbsp=7.8 | flour; white flour; plain flour; Mehl; Weizenmehl; all-purpose flour; Auszugsmehl | vegan
    # Meat and fish
    05064 | meat | Cooked chicken breast | 165 31.02 0 3.57 1.01 0 0 74
          piece=120, cup=140, slice=25 | chicken breast; chicken; grilled chicken; grilled chicken breast; Hähnchenbrust; Hähnchen; skinless chicken breast; roast chicken breast; cooked chicken; chicken fillet; gebratene Hähnchenbrust; Hühnerbrust; Hühnchen; Huhn | chicken, cooked
    05062 | meat | Raw chicken breast | 120 22.5 0 2.62 0.563 0 0 45
          piece=272 | chicken breast raw; Hähnchenbrust roh; uncooked chicken breast; chicken breast fillet raw; rohe Hähnchenbrust; Hähnchenbrustfilet roh | chicken, raw
    05094 | meat | Roast chicken thigh | 232 23.26 0 14.71 4.111 0 0 102
          thigh=137 | chicken thigh; chicken leg; Hähnchenschenkel; Hähnchenkeule; chicken thigh with skin; gebratene Hähnchenkeule | chicken, cooked
    05220 | meat | Roast turkey breast | 147 30.13 0 2.08 0.593 0 0 99
          serving=85 | turkey; turkey breast; Putenbrust; Pute; Truthahn; cooked turkey breast; turkey slices roast; Putenbrustfilet; Truthahnbrust | poultry, cooked
    23575 | meat | Cooked ground beef | 272 27 0 17.36 6.546 0 0 91
          serving=85 | ground beef; beef mince; minced beef; mince; Hackfleisch; Rinderhack; Rinderhackfleisch; cooked mince; cooked ground beef 20% fat; gebratenes Hackfleisch; Rinderhack gebraten; Gehacktes; Faschiertes | beef, cooked
    23572 | meat | Raw ground beef | 254 17.17 0 20 7.581 0 0 66
          serving=113 | raw mince; Hackfleisch roh; raw beef mince; ground beef raw; mince raw; rohes Hackfleisch; Rinderhack roh; Rinderhackfleisch roh | beef, raw
    10189 | meat | Cooked pork chop | 229 26.68 0 13.6 4.89 0 0 86
          chop=137 | pork chop; pork; Schweinekotelett; Kotelett; fried pork chop boneless; pork steak; gebratenes Schweinefleisch; Schweinefleisch | pork, cooked
    07029 | meat | Ham | 163 16.6 3.83 8.6 2.936 0 1.3 1143
          slice=28 | sliced ham; Schinken; Kochschinken; cooked ham; deli ham; boiled ham; gekochter Schinken; Schinkenscheibe | pork
    07072 | meat | Salami | 378 21.07 0.72 31.65 11.418 0.26 0 1756
          slice=9.8, serving=27 | hard salami; Dauerwurst; dry salami; Salami am Stück; Salamischeibe | sausage
    10862 | meat | Fried bacon | 468 33.92 1.7 35.09 11.964 0 0 1684
          slice=11.5, serving=23 | bacon; cooked bacon; Speck; Bacon gebraten; streaky bacon fried; gebratener Speck; Frühstücksspeck gebraten | pork, cooked
    07064 | meat | Pork sausage | 325 18.53 1.42 27.25 8.826 1.09 0 814
          sausage=40, link=23, patty=27 | sausage; breakfast sausage; bangers; breakfast links; British sausage; cooked sausages; Schweinswürstel; gebratene Wurst | sausage, cooked
    07013 | meat | Bratwurst | 333 13.72 2.85 29.18 9.998 0 0 846
          link=85, large=120 | Bratwürste; Rostbratwurst; grilled sausage; brat; Thuringian sausage; Thüringer Bratwurst; Grillwurst; Nürnberger Rostbratwurst | sausage, cooked
    07022 | meat | Frankfurter | 316 11.16 3.36 28.3 10.979 1.31 0 992
          frankfurter=50 | wiener; Würstchen; Wiener Würstchen; hotdog sausage; franks; beef frank; Saitenwürstchen; Wienerle; Würstl; Frankfurter Würstl | sausage
    15237 | seafood | Cooked salmon | 206 22.1 0 12.35 2.397 0 0 61
          serving=85, half fillet=178 | salmon; baked salmon; salmon baked; salmon fillet baked; Lachs; Lachsfilet; salmon fillet; grilled salmon; Atlantic salmon; gebratener Lachs | fish, cooked
    15077 | seafood | Smoked salmon | 117 18.28 0 4.32 0.929 0 0 672
          serving=85, slice=20, package=125 | lox; Räucherlachs; geräucherter Lachs; Stremellachs | fish
    15121 | seafood | Canned tuna | 86 19.44 0 0.96 0.211 0 0 247
          can=112, cup=154 | tuna; tuna in water; tinned tuna; Thunfisch; Thunfisch aus der Dose; tuna can; canned tuna in water; tinned tuna in brine; Thunfisch im eigenen Saft; Thunfisch natur | fish
    15016 | seafood | Cooked cod | 105 22.83 0 0.86 0.168 0 0 78
          fillet=180, serving=85 | cod; white fish; Kabeljau; Dorsch; cod fillet; baked cod; Kabeljaufilet; Fischfilet | fish, cooked
    15151 | seafood | Cooked shrimp | 119 22.78 1.52 1.7 0.521 0 0 947
          large=5.5, serving=85, handful=45 | shrimp; prawns; Garnelen; Krabben; cooked prawns; cocktail shrimp; Nordseekrabben; gekochte Garnelen | shellfish, cooked
    15027 | frozen | Fish fingers | 277 11.01 21.66 16.23 3.733 1.65 1.5 402
          stick=28 | fish sticks; Fischstäbchen; frozen fish sticks; Fischstäbchen gebraten | fish
    # Beans, nuts and tofu
    16070 | pantry | Cooked lentils | 116 9.02 20.13 0.38 0.053 1.8 7.9 2
          cup=198, tbsp=12.3 | lentils; boiled lentils; Linsen; cooked brown lentils; dal; dhal; gekochte Linsen | legume, cooked, vegan
    16033 | pantry | Cooked kidney beans | 127 8.67 22.8 0.5 0.072 0.32 7.4 2
          cup=177, tbsp=11 | kidney beans; red kidney beans; red beans; Kidneybohnen; cooked red kidney beans; gekochte Kidneybohnen; Kidney-Bohnen rot | legume, cooked, vegan
    16015 | pantry | Cooked black beans | 132 8.86 23.71 0.54 0.139 0.32 8.7 1
          cup=172 | black beans; schwarze Bohnen; cooked turtle beans; gekochte schwarze Bohnen | legume, cooked, vegan
    16057 | pantry | Cooked chickpeas | 164 8.86 27.42 2.59 0.269 4.8 7.6 7
          cup=164 | chickpeas; garbanzo beans; Kichererbsen; chick peas; garbanzos; gekochte Kichererbsen | legume, cooked, vegan
    16006 | pantry | Baked beans | 94 4.75 21.14 0.37 0.071 7.96 4.1 343
          cup=254 | beans in tomato sauce; gebackene Bohnen; Heinz beans; canned baked beans; weiße Bohnen in Tomatensoße | legume, vegan
    16427 | pantry | Tofu | 76 8.08 1.87 4.78 0.691 0.62 0.3 7
          block=464, cup=248 | bean curd; Naturtofu; plain tofu; raw tofu; Tofu natur | soy, vegan
    16158 | pantry | Hummus | 166 7.9 14.29 9.6 1.437 ? 6 379
          tbsp=15, cup=246 | houmous; Kichererbsenpüree; chickpea dip; humus | spread, legume, vegan
    12061 | snacks | Almonds | 579 21.15 21.55 49.93 3.802 4.35 12.5 1
          almond=1.2, handful=28.35, cup=143 | Mandeln; whole almonds; raw almonds; ground almonds; flaked almonds; gemahlene Mandeln; Mandelblättchen; Mandelkern | nut, raw, vegan
    12155 | snacks | Walnuts | 654 15.23 13.71 65.21 6.126 2.61 6.7 2
          half=2, handful=28.35, cup=100 | Walnüsse; Walnuss; walnut halves; Walnusskern; Baumnuss | nut, raw, vegan
    12120 | snacks | Hazelnuts | 628 14.95 16.7 60.75 4.464 4.34 9.7 0
          nut=1.4, handful=28.35, cup=135 | Haselnüsse; Haselnuss; cobnuts; filberts; ground hazelnuts; gemahlene Haselnüsse | nut, raw, vegan
    12135 | snacks | Mixed nuts | 607 19.5 22.42 53.5 8.01 5 6.4 4
          handful=28.35, cup=131 | nuts; Nüsse; Nussmischung; nut mix; Nuss-Mix | nut, vegan
    # Fats, sweet things and seasoning
    04053 | pantry | Olive oil | 884 0 0 100 13.808 0 0 2
          tbsp=13.5, tsp=4.5, cup=216, ml=0.91 | oil; Öl; extra virgin olive oil; evoo; Olivenöl; olive oil extra virgin; natives Olivenöl; Olivenöl extra vergine | vegan
    04506 | pantry | Sunflower oil | 884 0 0 100 10.3 0 0 0
          tbsp=13.6, tsp=4.5, cup=218, ml=0.92 | vegetable oil; Sonnenblumenöl; cooking oil; frying oil; Pflanzenöl; Speiseöl; Bratöl | vegan
    04025 | pantry | Mayonnaise | 680 0.96 0.57 74.85 11.703 0.57 0 635
          tbsp=13.8, cup=220, ml=0.93 | mayo; full-fat mayonnaise; Majo; Majonäse | sauce
    11935 | pantry | Ketchup | 101 1.04 27.4 0.1 0.014 21.27 0.3 907
          tbsp=17, packet=9, cup=240, ml=1.01 | tomato ketchup; catsup; Tomatenketchup; tomato sauce ketchup; red sauce; Ketschup | vegan, sauce
    02046 | pantry | Mustard | 60 3.74 5.83 3.34 0.214 0.92 4 1104
          tsp=5, cup=249, ml=1.05 | yellow mustard; Senf; English mustard; Dijon mustard; yellow mustard prepared; mittelscharfer Senf; Dijon-Senf; Mostrich | vegan, sauce
    16123 | pantry | Soy sauce | 53 8.14 4.93 0.57 0.073 0.4 0.8 5493
          tbsp=16, tsp=5.3, cup=255, ml=1.08 | shoyu; Sojasauce; Sojasoße; soya sauce; dark soy sauce; Sojasosse hell; light soy sauce | vegan, sauce
    11549 | pantry | Tomato sauce | 24 1.2 5.31 0.3 0.041 3.56 1.5 474
          cup=245, tbsp=15, ml=1.04 | passata; passierte Tomaten; tomato passata; strained tomatoes | vegan, sauce
    02047 | pantry | Salt | 0 0 0 0 0 0 0 38758
          pinch=0.4, dash=0.4, tsp=6, tbsp=18 | table salt; Salz; Speisesalz; sea salt; kosher salt; cooking salt; Meersalz; Kochsalz; Jodsalz | spice
    19335 | pantry | Sugar | 387 0 99.98 0 0 99.8 0 1
          tsp=4.2, cube=2.3, cup=200, tbsp=12.6, pinch=0.5 | granulated sugar; white sugar; Zucker; caster sugar; beet sugar; Haushaltszucker; Kristallzucker; Rübenzucker | sweet
    19296 | pantry | Honey | 304 0.3 82.4 0 0 82.12 0.2 4
          tbsp=21, cup=339, tsp=7, ml=1.43 | Honig; Bienenhonig; runny honey; clear honey; Blütenhonig; Waldhonig | sweet, spread
    19297 | pantry | Jam | 278 0.37 68.86 0.07 0.01 48.5 1.1 32
          tbsp=20, packet=14, tsp=6.7 | strawberry jam; marmalade; preserves; Marmelade; Konfitüre; fruit preserve; raspberry jam; Erdbeermarmelade; Erdbeerkonfitüre; Gsälz | sweet, spread, vegan
    16098 | pantry | Peanut butter | 598 22.21 22.31 51.36 10.325 10.49 5 426
          tbsp=16, cup=258, tsp=5.3 | pb; Erdnussbutter; Erdnussmus; smooth peanut butter; creamy peanut butter; Erdnusscreme; Erdnussbutter cremig | spread, nut, vegan
    19125 | pantry | Chocolate hazelnut spread | 541 5.41 62.16 29.73 28.423 54.05 5.4 41
          tbsp=18.5, tsp=8 | chocolate spread; hazelnut spread; Nuss-Nougat-Creme; Schokocreme; Nutella; choc spread; Nougatcreme; Haselnusscreme | spread, sweet
    19902 | snacks | Dark chocolate | 546 4.88 61.17 31.28 18.519 47.9 7 24
          square=10, serving=28, bar=162 | plain chocolate; Zartbitterschokolade; dunkle Schokolade; 50% dark chocolate; bittersweet chocolate; Halbbitterschokolade; Schokolade dunkel | sweet
    19120 | snacks | Milk chocolate | 535 7.65 59.4 29.66 18.509 51.5 3.4 79
          square=6, serving=28, bar=44 | chocolate; Schokolade; Vollmilchschokolade; Schoko; choc; chocolate bar; Milchschokolade; Alpenmilchschokolade; Schokoladentafel | sweet
    18159 | snacks | Chocolate chip cookie | 492 5.1 65.36 24.72 8.091 32.9 2 311
          cookie=12.2 | cookie; biscuit; Keks; Kekse; Plätzchen; choc chip cookie; Schokocookie; Cookie mit Schokostückchen; Gebäck | sweet
    19015 | snacks | Granola bar | 471 10.1 64.4 19.8 2.37 28.57 5.3 294
          bar=28 | cereal bar; muesli bar; Müsliriegel; muesli bar crunchy; Getreideriegel; Granolariegel | snack
    25067 | snacks | Protein bar | 412 30.34 38.4 15.17 3.384 15.17 7.3 436
          bar=35 | Proteinriegel; Eiweißriegel; high-protein bar; Fitnessriegel; Eiweiß-Riegel mit Schoko | snack
    19816 | snacks | Rice cake | 387 8.2 81.5 2.8 0.57 0.88 4.2 26
          cake=9 | Reiswaffel; rice wafer; puffed rice cake; Reiswaffeln natur | snack
    19411 | snacks | Potato chips | 532 6.39 53.83 33.98 3.4 0.33 3.1 527
          handful=28, bag=28, large bag=227 | crisps; potato crisps; Kartoffelchips; salted crisps; ready salted crisps; plain chips; gesalzene Chips; Chips gesalzen | snack
    19034 | snacks | Popcorn | 387 12.94 77.78 4.54 0.637 0.87 14.5 8
          cup=8, bowl=24 | air-popped popcorn; Puffmais; plain popcorn; Popcorn ohne Fett | snack, wholegrain
    # Frozen and ready to eat
    19095 | frozen | Vanilla ice cream | 207 3.5 23.6 11 6.79 21.22 0.7 80
          serving=66, scoop=66, cup=132 | ice cream; Eis; Eiscreme; Vanilleeis; vanilla ice; Eiskugel; Speiseeis | sweet
    21224 | frozen | Cheese pizza | 268 10.36 29.02 12.28 4.272 3.57 2.2 447
          pizza=293, small pizza=199, piece=151, slice=81 | pizza; frozen pizza; Pizza Margherita; Käsepizza; margherita; margherita pizza; TK-Pizza; Tiefkühlpizza | dish
    21138 | frozen | French fries | 312 3.43 41.44 14.73 2.336 0.3 3.8 210
          serving=150, medium=117, small=90, large=154 | fries; Pommes; Pommes frites; chip shop chips; takeaway fries; Frites; Fritten | cooked
    22916 | frozen | Lasagna | 124 6.63 14.39 4.42 2.067 2.96 1.4 347
          piece=134, large piece=278, plate=300 | lasagne; meat lasagna; meat lasagne; frozen lasagna; Lasagne bolognese; TK-Lasagne | dish
    21107 | other | Hamburger | 297 16.52 31.5 12.01 4.493 4.88 1.7 331
          burger=78 | burger; plain hamburger; beef burger in a bun | dish
    32005 | pantry | Macaroni and cheese | 164 6.68 23.1 4.99 1.636 1.57 1.2 460
          cup=189, plate=300 | mac and cheese; mac & cheese; macaroni cheese; Käsemakkaroni; mac n cheese; Maccaroni mit Käse | dish
    # Drinks
    14411 | beverages | Water | 0 0 0 0 0 0 0 4
          glass=200, cup=237, bottle=500, ml=1 | tap water; mineral water; Wasser; Leitungswasser; Mineralwasser; plain water; still water; hot water; cold water; stilles Wasser; Trinkwasser | drink
    14209 | beverages | Coffee | 1 0.12 0 0.02 0.002 0 0 2
          cup=237, mug=300, small cup=150, ml=1 | black coffee; filter coffee; Kaffee; americano; brewed coffee; drip coffee; schwarzer Kaffee; Filterkaffee; Bohnenkaffee | drink
    14210 | beverages | Espresso | 9 0.12 1.67 0.18 0.092 0 0 14
          shot=29.6, ml=1 | espresso shot | drink
    14355 | beverages | Tea | 1 0 0.3 0 0.002 0 0 3
          cup=237, mug=300, small cup=150, ml=1 | black tea; Tee; Schwarztee; schwarzer Tee; breakfast tea; Earl Grey; cuppa; Assam; Darjeeling | drink
    14278 | beverages | Green tea | 1 0.22 0 0 0 0 0 1
          cup=245, mug=300, small cup=150, ml=1 | Grüntee; grüner Tee; Sencha; Jasmintee | drink
    09206 | beverages | Orange juice | 45 0.7 10.4 0.2 0.024 8.4 0.2 1
          glass=210, cup=248, ml=1.05 | oj; fresh orange juice; Orangensaft; O-Saft; freshly squeezed orange juice; OJ fresh; frisch gepresster Orangensaft; Orangendirektsaft | drink, juice, vegan
    09016 | beverages | Apple juice | 46 0.1 11.3 0.13 0.022 9.62 0.2 4
          glass=210, cup=248, ml=1.05 | Apfelsaft; apple juice unsweetened; aj; naturtrüber Apfelsaft; Apfeldirektsaft | drink, juice, vegan
    14148 | beverages | Cola | 42 0 10.36 0.25 0 9.94 0 3
          glass=208, can=343, can (12 fl oz)=370, bottle=520, ml=1.04 | coke; Coca-Cola; Pepsi; soda; Coca Cola classic; full-fat coke; cola drink; Spezi; Cola-Mix; Colagetränk | drink
    14416 | beverages | Diet cola | 2 0.11 0.29 0.03 0 0 0 8
          glass=200, can=330, can (12 fl oz)=355, bottle=500, ml=1 | diet coke; coke zero; cola light; cola zero; diet pepsi; sugar-free cola; pepsi max; light cola; zuckerfreie Cola | drink
    14003 | beverages | Beer | 43 0.46 3.55 0 0 0 0 4
          can=356, small bottle=330, bottle=500, pint=568, glass=200, large=500, ml=1 | lager; Bier; Pils; ale pint; bitter; beer bottle; pale lager; pilsner; Pilsener; Helles; Kölsch; Weizen; Weißbier; Weizenbier; Hefeweizen; Exportbier; Altbier | drink, alcohol
    14096 | beverages | Red wine | 85 0.07 2.61 0 0 0.62 0 4
          glass=147, bottle=746, ml=0.99, small glass=125, large glass=250 | Rotwein; roter Wein; glass of red; Merlot; Cabernet Sauvignon; Pinot Noir; Shiraz; red table wine; Spätburgunder; Dornfelder; Rotwein trocken | drink, alcohol
    14106 | beverages | White wine | 82 0.07 2.6 0 0 0.96 0 5
          glass=147, bottle=746, ml=0.99, small glass=125, large glass=250 | Weißwein; weißer Wein; glass of white; Chardonnay; Sauvignon Blanc; Pinot Grigio; Riesling; white table wine; Grauburgunder; Weißburgunder; Weißwein trocken | drink, alcohol
    16139 | beverages | Soy milk | 43 2.6 4.92 1.47 0.205 3.65 0.2 47
          glass=206, cup=243, splash=15, ml=1.03 | soymilk; Sojamilch; Sojadrink; plain soya milk; soy drink; Sojagetränk | drink, vegan
    14091 | beverages | Almond milk | 15 0.59 0.58 1.1 0 0 0 71
          glass=200, splash=15, ml=1 | Mandelmilch; Mandeldrink; unsweetened almond milk; almond drink; Mandelgetränk; Mandeldrink ungesüßt | drink, vegan
    """#
}
