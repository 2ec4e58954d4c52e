extension StarterTables {
  /// Vegetables, mushrooms and potatoes: raw, cooked, frozen, canned and in jars.
  static let vegetables = #"""
    # Vegetables, raw
    11001 | produce | Alfalfa sprouts | 23 3.99 2.1 0.69 0.069 0.2 1.9 6
          cup=33, tbsp=3 | alfalfa; Luzernensprossen; Alfalfasprossen | vegetable, raw, vegan
    11043 | produce | Bean sprouts | 30 3.04 5.94 0.18 0.046 4.13 1.8 6
          cup=104 | mung bean sprouts; beansprouts; Sojasprossen; Mungobohnensprossen | vegetable, raw, vegan
    11007 | produce | Artichoke | 47 3.27 10.51 0.15 0.036 0.99 5.4 94
          medium=128, large=162 | raw artichoke; Artischocke | vegetable, raw, vegan
    11011 | produce | Asparagus | 20 2.2 3.88 0.12 0.04 1.88 2.1 2
          medium=16, small=12, large=20, cup=134 | raw asparagus; green asparagus; grüner Spargel; roher Spargel | vegetable, raw, vegan
    11080 | produce | Beetroot | 43 1.61 9.56 0.17 0.027 6.76 2.8 78
          whole=82, cup=136 | raw beetroot; beet; raw beets; Rote Bete roh; rohe Rote Bete; Rote Rübe | vegetable, raw, vegan
    11088 | produce | Broad beans | 72 5.6 11.7 0.6 0.138 ? 4.2 50
          cup=109, bean=8 | fava beans; raw fava beans; Ackerbohnen; Dicke Bohnen; Saubohnen | vegetable, raw, vegan
    11098 | produce | Brussels sprouts | 43 3.38 8.95 0.3 0.062 2.2 3.8 25
          sprout=19, cup=88 | raw Brussels sprouts; sprouts; Rosenkohl roh; Kohlsprossen | vegetable, raw, vegan
    11109 | produce | Cabbage | 25 1.28 5.8 0.1 0.034 3.2 2.5 18
          cup=89, leaf=23, head=908 | white cabbage; green cabbage; raw cabbage; Weißkohl; Weißkraut; Kraut | vegetable, raw, vegan
    11112 | produce | Red cabbage | 31 1.43 7.37 0.16 0.021 3.83 2.1 27
          cup=89, leaf=23, head=839 | raw red cabbage; roher Rotkohl; Blaukraut roh | vegetable, raw, vegan
    11114 | produce | Savoy cabbage | 27 2 6.1 0.1 0.013 2.27 3.1 28
          cup=70 | savoy; Wirsing; Wirsingkohl | vegetable, raw, vegan
    11116 | produce | Pak choi | 13 1.5 2.18 0.2 0.027 1.18 1 65
          cup=70, leaf=14, head=840 | bok choy; pak choy; Senfkohl; Pak Choy roh | vegetable, raw, vegan
    11119 | produce | Chinese cabbage | 16 1.2 3.23 0.2 0.043 1.41 1.2 9
          cup=76 | napa cabbage; Chinese leaf; Chinakohl | vegetable, raw, vegan
    11749 | produce | Pointed cabbage | 24 1.21 5.37 0.18 0.023 ? 2.3 18
          cup=70 | sweetheart cabbage; hispi cabbage; Spitzkohl | vegetable, raw, vegan
    11960 | produce | Baby carrots | 35 0.64 8.24 0.13 0.023 4.76 2.9 78
          medium=10, large=15, handful=85 | Babymöhren; Babykarotten | vegetable, raw, vegan
    11141 | produce | Celeriac | 42 1.5 9.2 0.3 0.079 1.6 1.8 100
          cup=156 | celery root; celery knob; Sellerieknolle; Knollensellerie | vegetable, raw, vegan
    11143 | produce | Celery | 16 0.69 2.97 0.17 0.042 1.34 1.6 80
          stalk=40, large stalk=64, small stalk=17, cup=101 | celery stalk; celery sticks; Stangensellerie; Staudensellerie; Sellerie | vegetable, raw, vegan
    11147 | produce | Swiss chard | 19 1.8 3.74 0.2 0.03 1.1 1.6 213
          leaf=48, cup=36 | chard; silverbeet; Mangold | vegetable, raw, vegan
    11151 | produce | Chicory | 17 0.9 4 0.1 0.024 ? 3.1 2
          head=53, cup=90 | Belgian endive; witloof; Chicorée | vegetable, raw, vegan
    11167 | produce | Raw sweetcorn | 86 3.27 18.7 1.35 0.325 6.26 2 15
          medium=102, small=73, large=143, cup=145 | raw corn; fresh corn; roher Mais | vegetable, raw, vegan
    11190 | produce | Lamb's lettuce | 21 2 3.6 0.4 ? ? ? 4
          cup=56, handful=28 | corn salad; cornsalad; mache; Rapunzel; Nüsslisalat; Vogerlsalat; Feldsalat | vegetable, raw, vegan
    11203 | produce | Cress | 32 2.6 5.5 0.7 0.023 4.4 1.1 14
          cup=50, sprig=1 | garden cress; Gartenkresse; Kresse | vegetable, raw, vegan
    11206 | produce | Peeled cucumber | 12 0.59 2.16 0.16 0.013 1.38 0.7 2
          medium=201, large=280, slice=7, cup=119 | cucumber without skin; geschälte Gurke | vegetable, raw, vegan
    11209 | produce | Aubergine | 25 0.98 5.88 0.18 0.034 3.53 3 2
          whole=548, cup=82 | eggplant; brinjal; Melanzani | vegetable, raw, vegan
    11213 | produce | Endive | 17 1.25 3.35 0.2 0.048 0.25 3.1 22
          cup=50, head=513 | curly endive; escarole; frisée; Endivie; Endiviensalat | vegetable, raw, vegan
    11957 | produce | Fennel | 31 1.24 7.3 0.2 0.09 3.93 3.1 52
          bulb=234, cup=87 | fennel bulb; Fenchelknolle; Fenchel | vegetable, raw, vegan
    11216 | produce | Ginger | 80 1.82 17.77 0.75 0.203 1.7 2 13
          slice=2.2, tsp=2, tbsp=6 | fresh ginger; ginger root; Ingwer; frischer Ingwer | vegetable, raw, vegan
    11226 | produce | Jerusalem artichoke | 73 2 17.44 0.01 0 9.6 1.6 4
          cup=150 | sunchoke; Erdbirne; Topinambur | vegetable, raw, vegan
    11233 | produce | Kale | 49 4.28 8.75 0.93 0.091 2.26 3.6 38
          cup=16, handful=16 | raw kale; curly kale; Federkohl; roher Grünkohl | vegetable, raw, vegan
    11241 | produce | Kohlrabi | 27 1.7 6.2 0.1 0.013 2.6 3.6 20
          slice=16, cup=135 | raw kohlrabi; Oberrübe; Kohlrabi roh | vegetable, raw, vegan
    11246 | produce | Leek | 61 1.5 14.15 0.3 0.04 3.9 1.8 20
          whole=150, cup=89, slice=6 | raw leek; Porree; Lauch | vegetable, raw, vegan
    11250 | produce | Butterhead lettuce | 13 1.35 2.23 0.22 0.029 0.94 1.1 5
          cup=55, leaf=7.5, large leaf=15, head=163 | Boston lettuce; bibb lettuce; round lettuce; Buttersalat | vegetable, raw, vegan
    11251 | produce | Romaine lettuce | 17 1.23 3.29 0.3 0.039 1.19 2.1 8
          cup=47, leaf=28, head=626 | cos lettuce; romaine; Römersalat; Romanasalat | vegetable, raw, vegan
    11253 | produce | Green leaf lettuce | 15 1.36 2.87 0.15 0.02 0.78 1.3 28
          cup=36, leaf=24, head=360 | salad leaves; Pflücksalat; Blattsalat | vegetable, raw, vegan
    11257 | produce | Red leaf lettuce | 16 1.33 2.26 0.22 0.017 0.48 0.9 25
          cup=28, leaf=17, head=309 | lollo rosso; Eichblattsalat | vegetable, raw, vegan
    11952 | produce | Radicchio | 23 1.43 4.48 0.25 0.06 0.6 0.9 22
          cup=40, leaf=8 | roter Chicorée | vegetable, raw, vegan
    11959 | produce | Rocket | 25 2.58 3.65 0.66 0.086 2.05 1.6 27
          cup=20, leaf=2, handful=20 | arugula; rucola; roquette; Rauke; Rukola | vegetable, raw, vegan
    11591 | produce | Watercress | 11 2.3 1.29 0.1 0.027 0.2 0.5 41
          cup=34, sprig=2.5 | Wasserkresse; Brunnenkresse | vegetable, raw, vegan
    11278 | produce | Okra | 33 1.93 7.45 0.19 0.026 1.48 3.2 7
          pod=12, serving=95, cup=100 | bhindi; Okraschote | vegetable, raw, vegan
    11291 | produce | Spring onion | 32 1.83 7.34 0.19 0.032 2.33 2.6 16
          medium=15, small=5, large=25, cup=100 | scallion; green onion; salad onion; Lauchzwiebel; Frühlingszwiebel | vegetable, raw, vegan
    11294 | produce | Sweet onion | 32 0.8 7.55 0.08 ? 5.02 0.9 8
          whole=331 | Vidalia onion; milde Zwiebel; Gemüsezwiebel | vegetable, raw, vegan
    11677 | produce | Shallots | 72 2.5 16.8 0.1 0.017 7.87 3.2 12
          tbsp=10 | Schalotte | vegetable, raw, vegan
    11298 | produce | Parsnip | 75 1.2 17.99 0.3 0.05 4.8 4.9 10
          cup=133 | raw parsnip; Pastinake | vegetable, raw, vegan
    11300 | produce | Mangetout | 42 2.8 7.55 0.2 0.039 4 2.6 4
          pod=3.4, handful=32, cup=63 | snow peas; sugar snap peas; sugar snaps; snap peas; Kaiserschoten; Zuckerschote; Zuckererbsen | vegetable, raw, vegan
    11333 | produce | Green pepper | 20 0.86 4.64 0.17 0.058 2.4 1.7 3
          medium=119, small=74, large=164, cup=149 | green bell pepper; capsicum; grüner Paprika; grüne Paprika | vegetable, raw, vegan
    11951 | produce | Yellow pepper | 27 1 6.32 0.21 0.031 ? 0.9 2
          large=186, strip=5.2 | yellow bell pepper; gelber Paprika; gelbe Paprika | vegetable, raw, vegan
    11670 | produce | Green chilli | 40 2 9.46 0.2 0.021 5.1 1.5 7
          pepper=45, tbsp=9 | green chili; green chili pepper; green chilli pepper; grüne Chili; grüne Chilischote | vegetable, raw, vegan
    11819 | produce | Red chilli | 40 1.87 8.81 0.44 0.042 5.3 1.5 9
          pepper=45, tbsp=9 | red chili; chili pepper; chilli pepper; Peperoncino; Chilischote; rote Chilischote | vegetable, raw, vegan
    11979 | produce | Jalapeño | 29 0.91 6.5 0.37 0.092 4.12 2.8 3
          pepper=14, cup=90 | jalapeno pepper; fresh jalapeno | vegetable, raw, vegan
    11352 | produce | Raw potato | 77 2.05 17.49 0.09 0.025 0.82 2.1 6
          medium=213, small=170, large=369, cup=150 | uncooked potato; rohe Kartoffel; Kartoffel roh | vegetable, raw, vegan
    11422 | produce | Pumpkin | 26 1 6.5 0.1 0.052 2.76 0.5 1
          cup=116 | raw pumpkin; roher Kürbis; Kürbis | vegetable, raw, vegan
    11485 | produce | Butternut squash | 45 1 11.69 0.1 0.021 2.2 2 4
          cup=140 | butternut; raw butternut squash; Birnenkürbis; Butternut-Kürbis | vegetable, raw, vegan
    11641 | produce | Summer squash | 16 1.21 3.35 0.18 0.044 2.2 1.1 2
          medium=196, small=118, large=323, cup=113 | yellow squash; pattypan squash; marrow; Patisson; Sommerkürbis | vegetable, raw, vegan
    11429 | produce | Radish | 16 0.68 3.4 0.1 0.032 1.86 1.6 39
          medium=4.5, handful=58, large=9, small=2, cup=116 | red radish; Radieschen | vegetable, raw, vegan
    11430 | produce | Daikon | 18 0.6 4.1 0.1 0.03 2.5 1.6 21
          whole=338, cup=116 | white radish; mooli; Japanese radish; weißer Rettich; Bierrettich; Rettich | vegetable, raw, vegan
    11435 | produce | Swede | 37 1.08 8.62 0.16 0.027 4.46 2.3 12
          medium=386, small=192, large=772, cup=140 | rutabaga; raw swede; Kohlrübe; Steckrübe | vegetable, raw, vegan
    11564 | produce | Turnip | 28 0.9 6.43 0.1 0.011 3.8 1.8 67
          medium=122, small=61, large=183, cup=130 | raw turnip; Mairübe; weiße Rübe; Teltower Rübchen | vegetable, raw, vegan
    11437 | produce | Salsify | 82 3.3 18.6 0.2 ? ? 3.3 20
          cup=133 | raw salsify; oyster plant; rohe Schwarzwurzel | vegetable, raw, vegan
    11507 | produce | Raw sweet potato | 86 1.57 20.12 0.05 0.018 4.18 3 55
          medium=130, cup=133 | uncooked sweet potato; rohe Süßkartoffel; Batate | vegetable, raw, vegan
    11527 | produce | Green tomato | 23 1.2 5.1 0.2 0.028 4 1.1 13
          medium=123, small=91, large=182 | unripe tomato; grüne Tomate | vegetable, raw, vegan
    11965 | produce | Romanesco | 31 2.95 6.09 0.3 0.047 3.03 3.2 23
          floret=25, cup=64 | green cauliflower; romanesco broccoli; Romanesko | vegetable, raw, vegan
    11972 | produce | Lemongrass | 99 1.82 25.31 0.49 0.119 ? ? 6
          tbsp=4.8, stalk=15 | lemon grass; Zitronengras | vegetable, raw, vegan
    11446 | produce | Nori | 35 5.81 5.11 0.28 0.061 0.49 0.3 48
          sheet=2.6 | nori sheet; laver; raw laver; Noriblatt; Nori-Alge | vegetable, raw, vegan
    11669 | produce | Wakame | 45 3.03 9.14 0.64 0.13 0.65 0.5 872
          tbsp=5 | raw wakame; seaweed salad; Wakame-Alge | vegetable, raw, vegan
    11667 | produce | Spirulina | 290 57.47 23.9 7.72 2.65 3.1 3.6 1048
          tbsp=7, tsp=2.3 | spirulina powder; Spirulinapulver | vegetable, raw, vegan
    # Mushrooms
    11266 | produce | Brown mushrooms | 22 2.5 4.3 0.1 0.014 1.72 0.6 6
          medium=20, cup=72 | cremini; crimini mushrooms; chestnut mushrooms; braune Champignons; Egerlinge | vegetable, vegan, raw
    11265 | produce | Portobello mushroom | 22 2.11 3.87 0.35 0.06 2.5 1.3 9
          medium=84, cup=86 | portabella; flat mushroom; Riesenchampignon; Portobello | vegetable, vegan, raw
    11238 | produce | Shiitake | 34 2.24 6.79 0.49 ? 2.38 2.5 9
          medium=19 | shiitake mushrooms; shitake; Shiitakepilz; Shiitake-Pilze | vegetable, vegan, raw
    11268 | produce | Dried shiitake | 296 9.58 75.37 0.99 0.225 2.21 11.5 13
          mushroom=3.6 | dried shiitake mushrooms; dried mushrooms; Trockenpilze; getrocknete Shiitake | vegetable, vegan
    11239 | produce | Chanterelles | 38 1.49 6.86 0.53 ? 1.16 3.8 9
          piece=5.4, handful=27, cup=54 | girolle; Eierschwammerl; Pfifferlinge | vegetable, vegan, raw
    11240 | produce | Morels | 31 3.12 5.1 0.57 0.065 0.6 2.8 21
          piece=12.9, handful=33, cup=66 | Morcheln | vegetable, vegan, raw
    11950 | produce | Enoki | 37 2.66 7.81 0.29 0.02 0.22 2.7 3
          medium=3, handful=33, cup=65 | enoki mushrooms; Samtfußrübling; Enoki-Pilze | vegetable, vegan, raw
    11987 | produce | Oyster mushrooms | 33 3.31 6.09 0.41 0.062 1.11 2.3 18
          small=15, large=148, cup=86 | Seitling; Austernpilze; Kräuterseitling | vegetable, vegan, raw
    11261 | produce | Boiled mushrooms | 28 2.17 5.29 0.47 0.061 2.34 2.2 2
          mushroom=12, serving=78, cup=156 | cooked mushrooms; gekochte Champignons; gekochte Pilze | vegetable, vegan, cooked
    11263 | produce | Stir-fried mushrooms | 26 3.58 4.04 0.33 0.04 0 1.8 12
          cup=108 | mushrooms stir-fried without fat | vegetable, vegan, cooked
    # Vegetables, cooked
    11008 | produce | Boiled artichoke | 53 2.89 11.95 0.34 0.079 0.99 5.7 60
          medium=120 | cooked artichoke; artichoke hearts; gekochte Artischocke; Artischockenherzen | vegetable, cooked, vegan
    11012 | produce | Boiled asparagus | 22 2.4 4.11 0.22 0.048 1.3 2 14
          spear=15, cup=180 | cooked asparagus; steamed asparagus; gekochter Spargel; weißer Spargel; Spargel | vegetable, cooked, vegan
    11053 | produce | Boiled green beans | 35 1.89 7.88 0.28 0.064 3.63 3.2 1
          cup=125 | cooked green beans; steamed green beans; gekochte grüne Bohnen; gekochte Bohnen | vegetable, cooked, vegan
    11081 | produce | Boiled beetroot | 44 1.68 9.96 0.18 0.028 7.96 2 77
          whole=100, cup=170 | cooked beetroot; cooked beets; boiled beets; Rote Beete; gekochte Rote Bete; Rote Bete | vegetable, cooked, vegan
    11089 | produce | Boiled broad beans | 62 4.8 10.1 0.5 0.142 ? 3.6 41
          cup=170 | cooked broad beans; cooked fava beans; gekochte Saubohnen; gekochte Dicke Bohnen | vegetable, cooked, vegan, legume
    11091 | produce | Boiled broccoli | 35 2.38 7.18 0.41 0.079 1.39 3.3 41
          spear=37, stalk=180, cup=156 | cooked broccoli; steamed broccoli; gekochter Brokkoli; gedämpfter Brokkoli | vegetable, cooked, vegan
    11099 | produce | Boiled Brussels sprouts | 36 2.55 7.1 0.5 0.102 1.74 2.6 21
          sprout=21, cup=156 | cooked Brussels sprouts; cooked sprouts; gekochter Rosenkohl; Rosenkohl | vegetable, cooked, vegan
    11110 | produce | Boiled cabbage | 23 1.27 5.51 0.06 0 2.79 1.9 8
          cup=150 | cooked cabbage; steamed cabbage; gekochter Weißkohl; gekochtes Kraut | vegetable, cooked, vegan
    11113 | produce | Boiled red cabbage | 29 1.51 6.94 0.09 0.011 3.32 2.6 28
          cup=150, leaf=22 | cooked red cabbage; braised red cabbage; gekochter Rotkohl; Blaukraut; Rotkraut; Rotkohl | vegetable, cooked, vegan
    11115 | produce | Boiled savoy cabbage | 24 1.8 5.41 0.09 0.012 ? 2.8 24
          cup=145 | cooked savoy cabbage; gekochter Wirsing | vegetable, cooked, vegan
    11117 | produce | Boiled pak choi | 12 1.56 1.78 0.16 0.021 0.83 1 34
          cup=170 | cooked bok choy; steamed pak choi; gekochter Pak Choi | vegetable, cooked, vegan
    11120 | produce | Boiled Chinese cabbage | 14 1.5 2.41 0.17 0.036 ? 1.7 9
          cup=119, leaf=14 | gekochter Chinakohl | vegetable, cooked, vegan
    11125 | produce | Boiled carrots | 35 0.76 8.22 0.18 0.03 3.45 3 58
          medium=46, cup=156, tbsp=9.7 | cooked carrots; steamed carrots; gekochte Karotten; gekochte Möhren | vegetable, cooked, vegan
    11136 | produce | Boiled cauliflower | 23 1.84 4.11 0.45 0.07 2.08 2.3 15
          floret=18, cup=124 | cooked cauliflower; steamed cauliflower; gekochter Blumenkohl; Karfiol | vegetable, cooked, vegan
    11142 | produce | Boiled celeriac | 27 0.96 5.9 0.19 ? ? 1.2 61
          cup=155 | cooked celeriac; gekochter Sellerie; gekochter Knollensellerie | vegetable, cooked, vegan
    11148 | produce | Boiled Swiss chard | 20 1.88 4.13 0.08 0.012 1.1 2.1 179
          cup=175 | cooked chard; gekochter Mangold | vegetable, cooked, vegan
    11162 | produce | Boiled collard greens | 33 2.71 5.65 0.72 0.047 0.4 4 15
          cup=190 | cooked collards; gekochter Blattkohl | vegetable, cooked, vegan
    11210 | produce | Boiled aubergine | 35 0.83 8.73 0.23 0.044 3.2 2.5 1
          cup=99 | cooked eggplant; boiled eggplant; gekochte Aubergine | vegetable, cooked, vegan
    11212 | produce | Edamame | 121 11.91 8.91 5.2 0.62 2.18 5.2 6
          cup=155 | cooked edamame; green soybeans; Edamame gekocht; grüne Sojabohnen | vegetable, cooked, vegan, legume
    11234 | produce | Boiled kale | 28 1.9 5.63 0.4 0.052 1.25 2 23
          cup=130 | cooked kale; steamed kale; gekochter Grünkohl | vegetable, cooked, vegan
    11242 | produce | Boiled kohlrabi | 29 1.8 6.69 0.11 0.014 2.8 1.1 21
          cup=165 | cooked kohlrabi; gekochter Kohlrabi | vegetable, cooked, vegan
    11247 | produce | Boiled leek | 31 0.81 7.62 0.2 0.027 2.11 1 10
          whole=124, cup=104 | cooked leek; gekochter Lauch; gekochter Porree | vegetable, cooked, vegan
    11279 | produce | Boiled okra | 22 1.87 4.51 0.21 0.045 2.4 2.5 6
          pod=10.6, serving=85, cup=160 | cooked okra; gekochte Okra | vegetable, cooked, vegan
    11283 | produce | Boiled onion | 44 1.36 10.15 0.19 0.031 4.73 1.4 3
          medium=94, large=128, tbsp=15, cup=210 | cooked onion; gekochte Zwiebel | vegetable, cooked, vegan
    11286 | produce | Fried onions | 132 0.95 7.86 10.8 1.477 ? 1.7 12
          cup=87, tbsp=5.4 | sautéed onions; caramelized onions; caramelised onions; gebratene Zwiebel; gedünstete Zwiebel; angebratene Zwiebeln | vegetable, cooked, vegan
    11299 | produce | Boiled parsnip | 71 1.32 17.01 0.3 0.05 4.8 3.6 10
          whole=160, cup=156, piece=35 | cooked parsnip; roast parsnip; gekochte Pastinake | vegetable, cooked, vegan
    11301 | produce | Boiled mangetout | 42 3.27 7.05 0.23 0.044 3.99 2.8 4
          cup=160 | cooked snow peas; gekochte Zuckerschoten | vegetable, cooked, vegan
    11305 | produce | Boiled green peas | 84 5.36 15.63 0.22 0.039 5.93 5.5 3
          cup=160 | cooked peas; boiled peas; gekochte Erbsen | vegetable, cooked, vegan
    11823 | produce | Boiled red pepper | 28 0.92 6.7 0.2 0.029 4.39 1.2 2
          cup=135 | cooked red pepper; roasted red pepper; gekochter Paprika; gegarte Paprika | vegetable, cooked, vegan
    11921 | produce | Fried red pepper | 133 1.04 6.57 12.75 1.557 4.28 1.8 21
          cup=106 | sautéed red pepper; gebratene Paprika; gebratener Paprika | vegetable, cooked, vegan
    11423 | produce | Boiled pumpkin | 20 0.72 4.9 0.07 0.037 2.08 1.1 1
          cup=245 | cooked pumpkin; mashed pumpkin; gekochter Kürbis | vegetable, cooked, vegan
    11486 | produce | Baked butternut squash | 40 0.9 10.49 0.09 0.019 1.97 3.2 4
          cup=205 | roasted butternut squash; roast squash; gebackener Kürbis; Ofenkürbis | vegetable, cooked, vegan
    11644 | produce | Baked winter squash | 37 0.89 8.85 0.35 0.072 3.3 2.8 1
          cup=205 | winter squash; cooked squash; gebackener Winterkürbis; Hokkaido; Hokkaidokürbis | vegetable, cooked, vegan
    11478 | produce | Boiled courgette | 15 1.14 2.69 0.36 0.072 1.71 1 3
          cup=180 | cooked zucchini; boiled zucchini; cooked courgette; gekochte Zucchini; gedünstete Zucchini | vegetable, cooked, vegan
    11436 | produce | Boiled swede | 30 0.93 6.84 0.18 0.029 3.95 1.8 5
          cup=170 | mashed swede; neeps; cooked rutabaga; gekochte Steckrübe | vegetable, cooked, vegan
    11438 | produce | Boiled salsify | 68 2.73 15.36 0.17 0.041 2.9 3.1 16
          cup=135 | cooked salsify; black salsify; Schwarzwurzel; gekochte Schwarzwurzeln | vegetable, cooked, vegan
    11565 | produce | Boiled turnip | 22 0.71 5.06 0.08 0.008 2.99 2 16
          cup=156 | cooked turnip; mashed turnip; gekochte Mairübe | vegetable, cooked, vegan
    11458 | produce | Boiled spinach | 23 2.97 3.75 0.26 0.043 0.43 2.4 70
          cup=180 | cooked spinach; steamed spinach; wilted spinach; gekochter Spinat | vegetable, cooked, vegan
    11530 | produce | Cooked tomatoes | 18 0.95 4.01 0.11 0.015 2.49 0.7 11
          medium=123, cup=240 | boiled tomatoes; fried tomato; grilled tomato; gekochte Tomaten; gegrillte Tomate | vegetable, cooked, vegan
    11584 | produce | Mixed vegetables, boiled | 65 2.86 13.09 0.15 0.031 3.12 4.4 35
          cup=182 | mixed vegetables; mixed veg; cooked mixed vegetables; vegetables; veggies; Mischgemüse; gekochtes Gemüse; Gemüse | vegetable, cooked, vegan
    # Potatoes and sweet potatoes
    11365 | produce | Potatoes boiled in their skins | 87 1.87 20.13 0.1 0.026 0.91 1.8 4
          medium=136, cup=156 | boiled potato in skin; jacket-boiled potatoes; new potatoes; gekochte Pellkartoffeln; neue Kartoffeln; Drillinge | vegetable, cooked, vegan
    11363 | produce | Baked potato without skin | 93 1.96 21.55 0.1 0.026 1.7 1.5 5
          medium=156, cup=122 | baked potato flesh; Ofenkartoffel ohne Schale | vegetable, cooked, vegan
    11370 | produce | Hash browns | 265 3 35.11 12.52 1.883 1.49 3.2 342
          cup=156, patty=60 | hashed browns; Röstkartoffeln | vegetable, cooked
    11672 | produce | Potato pancake | 268 6.08 27.81 14.76 2.496 1.79 3.3 764
          medium=37, small=22 | latke; potato fritter; Reibekuchen; Reiberdatschi; Kartoffelpuffer | vegetable, cooked
    11373 | produce | Potatoes au gratin | 132 5.06 11.27 7.59 4.733 ? 1.8 433
          cup=245 | potato gratin; gratin potatoes; dauphinoise potatoes; Kartoffelgratin | vegetable, cooked, dish
    11934 | produce | Mashed potatoes with butter | 113 1.86 16.81 4.22 2.613 1.43 1.5 317
          cup=210 | buttery mash; Kartoffelpüree mit Butter; Kartoffelstampf | vegetable, cooked
    11379 | produce | Instant mashed potatoes | 97 1.77 10.87 5.13 3.191 1.61 0.8 164
          cup=210 | mash from flakes; Kartoffelpüree aus der Packung; Fertig-Kartoffelpüree | vegetable, cooked
    11414 | produce | Potato salad | 143 2.68 11.17 8.2 1.429 ? 1.3 529
          cup=250 | potato salad with mayonnaise; Erdäpfelsalat; Kartoffelsalat | vegetable, cooked, dish
    11510 | produce | Boiled sweet potato | 76 1.37 17.72 0.14 0.031 5.74 2.5 27
          medium=151, cup=328 | mashed sweet potato; cooked sweet potato; gekochte Süßkartoffel | vegetable, cooked, vegan
    # Vegetables, frozen
    11060 | frozen | Frozen green beans | 39 1.79 7.54 0.21 0.047 2.21 2.6 3
          cup=121 | TK-Bohnen; tiefgekühlte grüne Bohnen; TK grüne Bohnen | vegetable, vegan
    11092 | frozen | Frozen broccoli | 26 2.81 4.78 0.29 0.044 1.35 3 24
          cup=156 | TK-Brokkoli; tiefgekühlter Brokkoli | vegetable, vegan
    11100 | frozen | Frozen Brussels sprouts | 41 3.78 7.86 0.41 0.084 ? 3.8 10
          serving=95 | frozen sprouts; TK-Rosenkohl | vegetable, vegan
    11137 | frozen | Frozen cauliflower | 24 2.01 4.68 0.27 0.041 2.22 2.3 24
          cup=132 | TK-Blumenkohl | vegetable, vegan
    11178 | frozen | Frozen sweetcorn | 88 3.02 20.71 0.78 0.119 2.5 2.1 3
          cup=136 | frozen corn; TK-Mais | vegetable, vegan
    11287 | frozen | Frozen chopped onions | 29 0.79 6.82 0.1 0.017 ? 1.8 12
          serving=95 | frozen onions; TK-Zwiebel; TK-Zwiebelwürfel | vegetable, vegan
    11312 | frozen | Frozen peas | 77 5.22 13.62 0.4 0.066 5 4.5 108
          cup=134, handful=67 | frozen green peas; petits pois; TK-Erbsen | vegetable, vegan
    11313 | frozen | Frozen peas, boiled | 78 5.15 14.26 0.27 0.049 4.4 4.5 72
          cup=160, tbsp=10 | cooked frozen peas; gekochte TK-Erbsen | vegetable, vegan, cooked
    11322 | frozen | Frozen peas and carrots | 53 3.4 11.15 0.47 0.084 ? 3.4 79
          cup=140 | peas and carrots; TK-Erbsen und Möhren; Erbsen und Möhren | vegetable, vegan
    11463 | frozen | Frozen spinach | 29 3.63 4.21 0.57 0.041 0.65 2.9 74
          cup=156 | TK-Spinat; tiefgekühlter Spinat; Blattspinat TK | vegetable, vegan
    11464 | frozen | Frozen spinach, boiled | 34 4.01 4.8 0.87 0.157 0.51 3.7 97
          cup=190 | cooked frozen spinach; gekochter TK-Spinat | vegetable, vegan, cooked
    11583 | frozen | Frozen mixed vegetables | 72 3.33 13.47 0.52 0.098 ? 4 47
          serving=95 | frozen mixed veg; frozen vegetables; TK-Gemüse; Tiefkühlgemüse; Gemüsemischung | vegetable, vegan
    # Potato products, frozen
    11402 | frozen | Frozen chips, uncooked | 147 2.24 24.81 4.66 1.005 0.2 1.9 332
          serving=85, chip=8.9 | frozen fries; frozen French fries; uncooked oven chips; TK-Pommes | vegetable
    11403 | frozen | Oven chips | 158 2.75 25.55 5.48 0.848 0.37 2 324
          serving=85, chip=7.6 | oven fries; baked fries; oven-baked chips; Backofenpommes; Ofenpommes | cooked
    31029 | frozen | Frozen potato wedges | 166 2.56 22.22 7.47 1.843 0.34 2.4 380
          serving=85, handful=60 | potato wedges; wedges; Kartoffelecken; Wedges TK | vegetable
    11391 | frozen | Frozen hash browns, fried | 219 2.65 28.51 11.59 0.934 0.27 3.2 15
          patty=29, cup=150 | hash brown patty; Röstitaler | cooked
    11390 | frozen | Frozen hash browns | 82 2.06 17.72 0.62 0.163 ? 1.4 22
          cup=210 | uncooked hash browns; TK-Rösti | vegetable
    11399 | frozen | Tater tots | 192 2.13 27.29 9.05 1.657 0.27 2 463
          puff=7, serving=85, cup=128 | potato puffs; potato croquette | cooked
    31023 | frozen | Sweet potato fries, frozen | 182 2.16 35.58 8.92 1.157 12.9 5.7 146
          serving=85, fry=4.3 | sweet potato fries; Süßkartoffelpommes | vegetable
    11296 | frozen | Onion rings, baked | 276 4.14 33.79 14.3 2.137 5.1 2.2 370
          ring=12, serving=85, cup=48 | onion rings; frozen onion rings; Zwiebelringe | cooked
    # Vegetables in cans and jars
    11015 | pantry | Canned asparagus | 19 2.14 2.46 0.65 0.147 1.06 1.6 287
          spear=18, cup=242 | tinned asparagus; Spargel aus dem Glas; Dosenspargel | vegetable, vegan
    11028 | pantry | Canned bamboo shoots | 19 1.72 3.22 0.4 0.092 1.89 1.4 7
          cup=131 | tinned bamboo shoots; Bambussprossen | vegetable, vegan
    11056 | pantry | Canned green beans | 22 1.12 4.32 0.46 0.103 0.78 1.9 230
          cup=135 | tinned green beans; grüne Bohnen aus der Dose; Dosenbohnen | vegetable, vegan
    11609 | pantry | Pickled beetroot | 65 0.8 16.28 0.08 0.013 11.05 0.8 149
          cup=227, slice=8 | pickled beets; beetroot in vinegar; eingelegte Rote Bete; Rote Bete im Glas | vegetable, vegan
    11172 | pantry | Canned sweetcorn | 67 2.29 14.34 1.22 0.245 4.44 2 205
          cup=164, tbsp=10, can=298 | tinned sweetcorn; canned corn; tinned corn; Dosenmais; Mais aus der Dose | vegetable, vegan
    11174 | pantry | Creamed corn | 72 1.74 18.13 0.42 0.065 3.23 1.2 261
          cup=256 | cream-style corn; creamed sweetcorn; Maiscreme | vegetable
    11308 | pantry | Canned peas | 68 4.47 11.36 0.8 0.143 2.99 4.9 273
          cup=175, can=313 | tinned peas; Dosenerbsen; Erbsen aus der Dose | vegetable, vegan
    11264 | pantry | Canned mushrooms | 25 1.87 5.09 0.29 0.038 2.34 2.4 425
          medium=12, serving=78, cup=156, can=132 | tinned mushrooms; Champignons aus der Dose; Dosenchampignons | vegetable, vegan
    11376 | pantry | Canned potatoes | 60 1.41 13.61 0.21 0.054 ? 2.3 219
          potato=35, cup=180 | tinned potatoes; Kartoffeln aus dem Glas | vegetable, vegan
    11424 | pantry | Canned pumpkin | 34 1.1 8.09 0.28 0.146 3.3 2.9 5
          cup=245 | pumpkin puree; tinned pumpkin; Kürbispüree | vegetable, vegan
    11439 | pantry | Sauerkraut | 19 0.91 4.28 0.14 0.034 1.78 2.9 661
          cup=142 | pickled cabbage; Weinsauerkraut; Sauerkohl | vegetable, vegan
    11118 | pantry | Kimchi | 15 1.1 2.4 0.5 0.067 1.06 1.6 498
          cup=150 | kimchee; koreanischer Kohl; Kimtschi | vegetable, vegan
    11531 | pantry | Canned tomatoes | 16 0.79 3.47 0.25 0.034 2.55 1.9 115
          tomato=111, cup=240, can=400 | tinned tomatoes; chopped tomatoes; diced tomatoes; plum tomatoes; peeled tomatoes; Schältomaten; gehackte Tomaten; Dosentomaten; Tomaten aus der Dose | vegetable, vegan
    11693 | pantry | Crushed tomatoes | 32 1.64 7.29 0.28 0.04 4.4 1.9 186
          cup=242, can=400 | pizza tomatoes; polpa; Pizzatomaten; stückige Tomaten | vegetable, vegan
    11546 | pantry | Tomato paste | 82 4.32 18.91 0.47 0.1 12.18 4.1 59
          tbsp=16, tsp=5.3, cup=262, can=170 | tomato concentrate; tomato purée concentrate; Tomatenkonzentrat; Tomatenmark | vegetable, vegan
    11547 | pantry | Tomato puree | 38 1.65 8.98 0.21 0.029 4.83 1.9 28
          cup=250, tbsp=15.6 | sieved tomatoes; Tomatenpüree | vegetable, vegan
    11955 | pantry | Sun-dried tomatoes | 258 14.11 55.76 2.97 0.426 37.59 12.3 107
          piece=2, handful=14, cup=54 | sundried tomatoes; dried tomatoes; getrocknete Tomaten | vegetable, vegan
    11956 | pantry | Sun-dried tomatoes in oil | 213 5.06 23.33 14.08 1.893 ? 5.8 266
          piece=3, serving=28, cup=110 | sundried tomatoes in oil; getrocknete Tomaten in Öl | vegetable, vegan
    11590 | pantry | Canned water chestnuts | 50 0.88 12.3 0.06 0.016 2.46 2.5 8
          cup=140, piece=7 | water chestnuts; Wasserkastanien | vegetable, vegan
    11632 | pantry | Pickled jalapeños | 27 0.92 4.74 0.94 0.097 2.14 2.6 1671
          pepper=22, cup=104 | canned jalapenos; jalapeno slices; eingelegte Jalapeños | vegetable, vegan
    31034 | pantry | Pickled hot peppers | 22 0.8 4.56 0.4 0.061 1.6 2.6 1430
          tbsp=8.5 | pepperoncini; peperoni; eingelegte Peperoni; Pfefferoni | vegetable, vegan
    11980 | pantry | Canned green chilies | 21 0.72 4.6 0.27 0.028 ? 1.7 397
          tbsp=8.7, cup=139 | green chiles; tinned green chillies; grüne Chilis aus der Dose | vegetable, vegan
    11916 | pantry | Canned red pepper | 18 0.8 3.9 0.3 0.045 ? 1.2 1369
          cup=140 | jarred red peppers; roasted peppers in a jar; Paprika aus dem Glas | vegetable, vegan
    11937 | pantry | Dill pickle | 12 0.5 2.41 0.3 0.079 1.07 1 809
          small=37, medium=65, large=135, gherkin=25, spear=35, slice=7 | pickle; gherkin; gherkin in brine; kosher dill; saure Gurke; Salzgurke; Gewürzgurke | vegetable, vegan
    11941 | pantry | Sour pickle | 11 0.33 2.26 0.2 0.052 1.06 1.2 1208
          small=37, medium=65, large=135, slice=7 | sour gherkin; Senfgurke; Spreewaldgurke; Essiggurke | vegetable, vegan
    11940 | pantry | Sweet pickle | 91 0.58 21.15 0.41 0.067 18.27 1 457
          gherkin=25, large=35, midget=6, cup=153 | sweet gherkin; cornichon; süßsaure Gurke | vegetable, vegan, sweet
    11945 | pantry | Sweet pickle relish | 130 0.37 35.06 0.47 0.054 29.13 1.1 811
          tbsp=15, packet=10, cup=245 | relish; sandwich relish; Gurkenrelish | vegetable, vegan, sweet
    11983 | pantry | Piccalilli | 121 1.5 26.64 0.9 0.149 23.88 1.5 527
          cup=245, tbsp=15 | chowchow; mustard pickle; Senfgemüse | vegetable, vegan, sweet
    31033 | pantry | Pickled ginger | 20 0.33 4.83 0.1 0.037 0 2.6 906
          tbsp=12.5 | sushi ginger; gari; eingelegter Ingwer; Sushi-Ingwer | vegetable, vegan
    11413 | pantry | Potato flour | 357 6.9 83.1 0.34 0.09 3.52 5.9 55
          tbsp=10, cup=160 | Kartoffelmehl | vegan
    11378 | pantry | Potato flakes | 354 8.34 81.17 0.41 0.169 3.36 6.6 77
          cup=60 | instant mash powder; Kartoffelflocken; Kartoffelpüreepulver | vegetable
    11962 | pantry | Dried chilli | 324 10.58 69.86 5.81 0.813 41.06 28.7 91
          pepper=0.5, cup=37 | dried chili; dried red chillies; getrocknete Chili; getrocknete Chilischote | spice, vegan
    43406 | pantry | Yeast extract spread | 185 23.88 20.42 0.9 0 1.6 6.5 3380
          tsp=6, tbsp=18 | Marmite; Vegemite; Hefeextrakt; Hefepaste | spread, vegan
    """#
}
