extension StarterTables {
  /// Fruit: fresh, frozen, canned and dried.
  static let fruit = #"""
    # Fruit, fresh
    09004 | produce | Peeled apple | 48 0.27 12.76 0.13 0.021 10.1 1.3 0
          medium=161, small=132, large=216, cup=110 | geschälter Apfel; Apfel ohne Schale | fruit, raw, vegan
    09502 | produce | Granny Smith apple | 58 0.44 13.61 0.19 ? 9.59 2.8 1
          medium=167, small=144, large=206, cup=109 | green apple; grüner Apfel | fruit, raw, vegan
    09503 | produce | Gala apple | 57 0.25 13.68 0.12 ? 10.37 2.3 1
          medium=172, small=157, large=200, cup=109 | Gala-Apfel | fruit, raw, vegan
    09021 | produce | Apricot | 48 1.4 11.12 0.39 0.027 9.24 2 1
          fruit=35, cup=155 | Aprikose; Marille | fruit, raw, vegan
    09042 | produce | Blackberries | 43 1.39 9.61 0.49 0.014 4.88 5.3 1
          cup=144, handful=72 | bramble; Brombeere | fruit, raw, vegan
    09060 | produce | Star fruit | 31 1.04 6.73 0.33 0.019 3.98 2.8 2
          medium=91, small=70, large=124, cup=132 | starfruit; carambola; Sternfrucht; Karambole | fruit, raw, vegan
    09063 | produce | Sour cherries | 50 1 12.18 0.3 0.068 8.49 1.6 3
          cup=155, handful=78 | tart cherries; Schattenmorelle; Sauerkirsche | fruit, raw, vegan
    09070 | produce | Cherries | 63 1.06 16.01 0.2 0.038 12.82 2.1 0
          cherry=8.2, cup=154, handful=77 | sweet cherries; Süßkirsche; Kirsche | fruit, raw, vegan
    09078 | produce | Cranberries | 46 0.46 11.97 0.13 0.008 4.27 3.6 2
          cup=100, handful=50 | fresh cranberries; Moosbeere; frische Cranberries | fruit, raw, vegan
    09083 | produce | Blackcurrants | 63 1.4 15.38 0.41 0.034 ? ? 2
          cup=112, handful=56 | black currants; Cassis; schwarze Johannisbeere | fruit, raw, vegan
    09084 | produce | Redcurrants | 56 1.4 13.8 0.2 0.017 7.37 4.3 1
          cup=112, handful=56 | red currants; white currants; rote Johannisbeere; Ribisel; Johannisbeere | fruit, raw, vegan
    09088 | produce | Elderberries | 73 0.66 18.4 0.5 0.023 ? 7 6
          cup=145, handful=72 | Holunderbeere; Holunder | fruit, raw, vegan
    09089 | produce | Fig | 74 0.75 19.18 0.3 0.06 16.26 2.9 1
          medium=50, small=40, large=64 | fresh fig; Feige; frische Feige | fruit, raw, vegan
    09107 | produce | Gooseberries | 44 0.88 10.18 0.58 0.038 ? 4.3 1
          cup=150, handful=75 | Stachelbeere | fruit, raw, vegan
    09112 | produce | Grapefruit | 42 0.77 10.66 0.14 0.021 6.89 1.6 0
          half=123, cup=230 | pink grapefruit; red grapefruit; Pampelmuse; rosa Grapefruit | fruit, raw, vegan
    09138 | produce | Physalis | 53 1.9 11.2 0.7 ? ? ? ?
          cup=140, handful=70 | cape gooseberry; ground cherry; Kapstachelbeere | fruit, raw, vegan
    09139 | produce | Guava | 68 2.55 14.32 0.95 0.272 8.92 5.4 2
          fruit=55, cup=165 | Guave | fruit, raw, vegan
    09144 | produce | Jackfruit | 95 1.72 23.25 0.64 0.195 19.08 1.5 2
          cup=165 | raw jackfruit; frische Jackfrucht | fruit, raw, vegan
    09520 | produce | Golden kiwi | 63 1.02 15.79 0.28 0.065 12.3 1.4 3
          fruit=81 | gold kiwi; yellow kiwi; gelbe Kiwi; goldene Kiwi | fruit, raw, vegan
    09149 | produce | Kumquat | 71 1.88 15.9 0.86 0.103 9.36 6.5 10
          fruit=19 | Zwergorange | fruit, raw, vegan
    09156 | produce | Lemon zest | 47 1.5 16 0.3 0.039 4.17 10.6 6
          tsp=2, tbsp=6 | lemon peel; lemon rind; Zitronenabrieb; Zitronenschale | fruit, raw, vegan
    09159 | produce | Lime | 30 0.7 10.54 0.2 0.022 1.69 2.8 2
          fruit=67 | Limone; Limette | fruit, raw, vegan
    09164 | produce | Lychee | 66 0.83 16.53 0.44 0.099 15.23 1.3 1
          fruit=9.6, handful=95, cup=190 | litchi; Litschi | fruit, raw, vegan
    09181 | produce | Cantaloupe melon | 34 0.84 8.16 0.19 0.051 7.86 0.9 16
          wedge=69, cup=160 | cantaloupe; muskmelon; rockmelon; Zuckermelone; Cantaloupe-Melone | fruit, raw, vegan
    09184 | produce | Honeydew melon | 36 0.54 9.09 0.14 0.038 8.12 0.8 18
          wedge=125, cup=170 | honeydew; Galiamelone; Honigmelone | fruit, raw, vegan
    09191 | produce | Nectarine | 44 1.06 10.55 0.32 0.025 7.89 1.7 0
          medium=142, small=129, large=156, cup=143 | Nektarine | fruit, raw, vegan
    09202 | produce | Navel orange | 49 0.91 12.54 0.15 0.017 8.5 2.2 1
          medium=140, cup=165 | Navelorange; kernlose Orange | fruit, raw, vegan
    09218 | produce | Mandarin | 53 0.81 13.34 0.31 0.039 10.58 1.8 2
          medium=88, small=76, large=120, cup=195 | tangerine; satsuma; mandarin orange; Mandarine | fruit, raw, vegan
    09433 | produce | Clementine | 47 0.85 12.02 0.15 ? 9.18 1.7 1
          fruit=74 | Klementine | fruit, raw, vegan
    09226 | produce | Papaya | 43 0.47 10.82 0.26 0.081 7.82 1.7 8
          small=157, large=781, cup=145 | pawpaw | fruit, raw, vegan
    09231 | produce | Passion fruit | 97 2.2 23.38 0.7 0.059 11.2 10.4 28
          fruit=18, cup=236 | granadilla; maracuja; Passionsfrucht | fruit, raw, vegan
    09263 | produce | Persimmon | 70 0.58 18.59 0.19 0.02 12.53 3.6 1
          fruit=168 | kaki; sharon fruit; Sharonfrucht; Kakifrucht | fruit, raw, vegan
    09277 | produce | Plantain | 122 1.3 31.89 0.37 0.143 15 2.3 4
          medium=179, cup=148 | raw plantain; Kochbanane | vegetable, raw, vegan
    09278 | produce | Boiled plantain | 116 0.79 31.15 0.18 0.069 14 2.3 5
          cup=154 | cooked plantain; gekochte Kochbanane | vegetable, cooked, vegan
    09286 | produce | Pomegranate | 83 1.67 18.7 1.17 0.12 13.67 4 3
          fruit=282, cup=174 | pomegranate seeds; pomegranate arils; Granatapfel | fruit, raw, vegan
    09295 | produce | Pomelo | 38 0.76 9.62 0.04 ? ? 1 1
          fruit=609, cup=190 | pummelo | fruit, raw, vegan
    09296 | produce | Quince | 57 0.4 15.3 0.1 0.01 ? 1.9 4
          fruit=92 | Quitte | fruit, raw, vegan
    09307 | produce | Rhubarb | 21 0.9 4.54 0.2 0.053 1.1 1.8 4
          stalk=51, cup=122 | raw rhubarb; Rhabarber | fruit, raw, vegan
    09038 | produce | Hass avocado | 167 1.96 8.64 15.41 2.126 0.3 6.8 8
          fruit=136, half=68, cup=150 | California avocado | fruit, raw, vegan
    # Fruit, frozen
    09048 | frozen | Frozen blackberries | 64 1.18 15.67 0.43 0.015 10.67 5 1
          cup=151, handful=75 | tiefgekühlte Brombeeren; TK-Brombeeren | fruit, vegan
    09054 | frozen | Frozen blueberries | 51 0.42 12.17 0.64 0.053 8.45 2.7 1
          cup=155, handful=78 | tiefgekühlte Heidelbeeren; TK-Heidelbeeren; TK-Blaubeeren | fruit, vegan
    09053 | frozen | Frozen wild blueberries | 57 0 13.85 0.16 0.03 ? 4.4 3
          cup=140, handful=70 | wild blueberries; Waldheidelbeere; wilde Heidelbeeren | fruit, vegan
    09068 | frozen | Frozen sour cherries | 46 0.92 11.02 0.44 0.1 9.02 1.6 1
          cup=155 | frozen cherries; tiefgekühlte Kirschen; TK-Kirschen | fruit, vegan
    09318 | frozen | Frozen strawberries | 35 0.43 9.13 0.11 0.006 4.56 2.1 2
          berry=10.6, handful=75, cup=149 | tiefgekühlte Erdbeeren; TK-Erdbeeren | fruit, vegan
    09518 | frozen | Frozen raspberries | 52 1.2 11.94 0.65 ? 4.42 6.5 1
          cup=140, handful=70 | tiefgekühlte Himbeeren; TK-Himbeeren | fruit, vegan
    09250 | frozen | Frozen peach slices, sweetened | 94 0.63 23.98 0.13 0.014 22.18 1.8 6
          slice=15.5, cup=250 | frozen peaches; TK-Pfirsiche | fruit, vegan, sweet
    # Fruit, cooked and in cans
    09005 | pantry | Stewed apple | 53 0.26 13.64 0.36 0.058 11.01 2.4 1
          cup=171 | cooked apple; boiled apple; Apfelkompott | fruit, cooked, vegan
    09019 | pantry | Applesauce | 42 0.17 11.27 0.1 0.008 9.39 1.1 2
          cup=244, tbsp=15.3, ml=1.03 | unsweetened applesauce; apple sauce; Apfelmark; Apfelmus ungezuckert | fruit, cooked, vegan
    09020 | pantry | Applesauce, sweetened | 68 0.16 17.49 0.17 0.03 14.67 1.2 2
          cup=246, tbsp=15.4, ml=1.04, jar=360 | sweetened applesauce; Apfelmus gezuckert; Apfelmus | fruit, cooked, vegan, sweet
    09024 | pantry | Canned apricots in juice | 48 0.63 12.34 0.04 0.003 10.74 1.6 4
          half=36, cup=244 | tinned apricots; canned apricots; Aprikosen aus der Dose | fruit, cooked, vegan
    09064 | pantry | Canned sour cherries | 36 0.77 8.94 0.1 0.023 7.6 1.1 7
          cup=244 | sour cherries in water; Sauerkirschen aus dem Glas; Kirschen im Glas | fruit, cooked, vegan
    09328 | pantry | Maraschino cherry | 165 0.22 41.97 0.21 0.039 38.77 3.2 4
          cherry=5 | cocktail cherry; glacé cherry; Cocktailkirsche | fruit, cooked, vegan, sweet
    09081 | pantry | Cranberry sauce | 159 0.9 40.4 0.15 0.007 31.75 1.1 5
          slice=57, tbsp=17, cup=277 | jellied cranberry sauce; Preiselbeersauce; Cranberrysauce | fruit, cooked, vegan, sweet, sauce
    09097 | pantry | Fruit cocktail in juice | 46 0.46 11.86 0.01 0.001 10.86 1 4
          cup=237 | fruit cocktail; tinned fruit salad; Fruchtcocktail; Obstsalat aus der Dose | fruit, cooked, vegan
    09100 | pantry | Fruit cocktail in syrup | 73 0.39 18.91 0.07 0.01 17.91 1 6
          cup=248 | fruit cocktail in heavy syrup; Fruchtcocktail in Sirup | fruit, cooked, vegan, sweet
    09103 | pantry | Fruit salad in juice | 50 0.51 13.05 0.03 0.004 ? 1 5
          cup=249 | fruit salad; canned fruit salad; Früchtemix; Obstsalat | fruit, cooked, vegan
    09219 | pantry | Canned mandarins in juice | 37 0.62 9.57 0.03 0.003 8.87 0.7 5
          cup=249 | tinned mandarins; canned mandarin oranges; Mandarinen aus der Dose | fruit, cooked, vegan
    09238 | pantry | Canned peaches in juice | 44 0.63 11.57 0.03 0.004 10.27 1.3 4
          half=98, cup=248 | canned peaches; tinned peaches; Dosenpfirsiche; Pfirsiche aus der Dose | fruit, cooked, vegan
    09241 | pantry | Canned peaches in syrup | 74 0.45 19.94 0.1 0.01 18.64 1.3 6
          half=98, cup=262 | peaches in syrup; Pfirsiche in Sirup | fruit, cooked, vegan, sweet
    09254 | pantry | Canned pears in juice | 50 0.34 12.94 0.07 0.004 9.7 1.6 4
          half=76, cup=248 | canned pears; tinned pears; Birnen aus der Dose | fruit, cooked, vegan
    09268 | pantry | Canned pineapple in juice | 60 0.42 15.7 0.08 0.006 14.45 0.8 1
          slice=47, cup=249 | canned pineapple; tinned pineapple; Ananas aus der Dose | fruit, cooked, vegan
    09270 | pantry | Canned pineapple in syrup | 78 0.35 20.2 0.11 0.009 16.9 0.8 1
          slice=49, cup=254 | pineapple in syrup; Ananas in Sirup | fruit, cooked, vegan, sweet
    09282 | pantry | Canned plums in juice | 58 0.51 15.15 0.02 0.002 14.22 0.9 1
          plum=46, cup=252 | canned plums; tinned plums; Pflaumen aus dem Glas | fruit, cooked, vegan
    09310 | pantry | Stewed rhubarb with sugar | 116 0.39 31.2 0.05 0.014 28.7 2 1
          cup=240 | stewed rhubarb; rhubarb compote | fruit, cooked, vegan, sweet
    # Fruit, dried
    09011 | pantry | Dried apple rings | 243 0.93 65.89 0.32 0.052 57.19 8.7 87
          ring=6.4, handful=22, cup=86 | dried apple; apple rings; Trockenäpfel; Apfelringe | fruit, vegan
    09032 | pantry | Dried apricots | 241 3.39 62.64 0.51 0.017 53.44 7.3 10
          half=3.5, cup=130, handful=32 | dried apricot halves; getrocknete Aprikosen; Trockenaprikosen | fruit, vegan
    19400 | pantry | Banana chips | 519 2.3 58.4 33.6 28.97 35.34 7.7 6
          handful=28.35 | dried banana; Bananenchips | fruit, vegan
    09044 | pantry | Dried sour cherries | 333 1.25 80.45 0.73 0.146 67.15 2.5 13
          handful=40, tbsp=10 | dried cherries; getrocknete Kirschen | fruit, vegan, sweet
    09079 | pantry | Dried cranberries | 308 0.17 82.8 1.09 0.088 72.56 5.3 5
          handful=40, tbsp=10 | craisins; getrocknete Cranberries; Cranberry getrocknet | fruit, vegan, sweet
    09085 | pantry | Dried currants | 283 4.08 74.08 0.27 0.028 67.28 6.8 8
          cup=144, tbsp=9 | currants; zante currants; Korinthen | fruit, vegan
    09087 | pantry | Dates | 282 2.45 75.03 0.39 0.032 63.35 8 2
          date=7.1, handful=37, cup=147 | dried dates; deglet noor; Datteln | fruit, vegan
    09421 | pantry | Medjool date | 277 1.81 74.97 0.15 ? 66.47 6.7 1
          date=24 | Medjool-Dattel | fruit, vegan
    09094 | pantry | Dried figs | 249 3.3 63.87 0.93 0.144 47.92 9.8 10
          fig=8.4, handful=37, cup=149 | getrocknete Feigen; Trockenfeigen | fruit, vegan
    09110 | pantry | Goji berries | 349 14.26 77.06 0.39 0 45.61 13 298
          tbsp=5.6, handful=28 | dried goji berries; Gojibeere; Wolfsbeere | fruit, vegan
    09178 | pantry | Dried mango, sweetened | 319 2.45 78.58 1.18 0.287 66.27 2.4 162
          handful=40 | dried mango; getrocknete Mango | fruit, vegan, sweet
    09291 | pantry | Prunes | 240 2.18 63.88 0.38 0.088 38.13 7.1 2
          prune=9.5, handful=44, cup=174 | dried plums; Backpflaumen; Trockenpflaumen; Dörrpflaumen | fruit, vegan
    09297 | pantry | Golden raisins | 302 3.39 79.52 0.46 0.151 59.19 4 12
          cup=145, handful=36 | golden sultanas; helle Rosinen | fruit, vegan
    09426 | pantry | Candied fruit | 322 0.34 82.74 0.07 0.01 80.68 1.6 98
          tbsp=10 | mixed peel; candied peel; glacé fruit; Orangeat; Zitronat; kandierte Früchte | fruit, vegan, sweet
    # Olives
    09193 | pantry | Black olives | 115 0.84 6.26 10.68 1.415 0 3.2 735
          olive=4.4, serving=14, small=3.2, tbsp=8.4 | ripe olives; schwarze Oliven | vegetable, vegan
    09195 | pantry | Green olives | 145 1.03 3.84 15.32 2.029 0.54 3.3 1556
          olive=2.7, serving=14 | olives; pickled olives; grüne Oliven | vegetable, vegan
    """#
}
