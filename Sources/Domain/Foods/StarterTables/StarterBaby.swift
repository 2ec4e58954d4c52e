extension StarterTables {
  /// Food and drink for babies.
  static let baby = #"""
    # Baby milk and cereal
    03815 | other | Infant formula, ready to feed | 64 1.38 7.1 3.5 1.453 7.1 0 18
          bottle=206, ml=1.03 | baby formula; baby milk; infant formula; formula milk; Säuglingsnahrung; Säuglingsmilch; Babymilch | baby, drink
    03808 | other | Infant formula powder | 511 10.8 56.2 27 11.221 56 0 139
          scoop=8.5 | baby milk powder; Pre-Nahrung; Milchpulver für Babys; Babymilchpulver | baby
    03860 | other | Toddler formula drink | 99 2.86 11.15 4.77 1.256 10.5 0 36
          bottle=208, glass=208, ml=1.04 | toddler milk; PediaSure; Kindermilch | baby, drink
    03194 | other | Baby rice cereal, dry | 390 6.65 83.14 2.19 0.234 4.85 1.3 32
          tbsp=2.5 | baby rice; Reisbrei Pulver; Reisflocken für Babys; Babyreis | baby
    03189 | other | Baby oatmeal cereal, dry | 394 10.99 73.47 6.39 0.841 11.69 7.3 21
          tbsp=3.2 | baby oats; baby porridge; Haferbrei für Babys; Babybrei Hafer | baby
    03185 | other | Mixed baby cereal, dry | 379 12.2 73.4 4.4 0.769 0.87 7.5 3
          tbsp=2.5 | baby cereal; Getreidebrei; Babybreipulver; Babybrei | baby
    03694 | other | Baby rice cereal with milk | 85 3.45 10.31 3.38 1.793 4.87 0 42
          cup=240, tbsp=15, ml=1.01 | prepared baby rice; Milchreisbrei für Babys; Reisbrei mit Milch | baby
    03689 | other | Baby oatmeal cereal with milk | 116 5 15.3 4.1 2.258 ? 1.1 46
          cup=240, tbsp=15, ml=1.01 | prepared baby oatmeal; Hafermilchbrei; Milchbrei | baby
    03685 | other | Mixed baby cereal with milk | 96 4.14 12.3 3.38 1.745 4.78 0.8 42
          cup=240, tbsp=15, ml=1.01 | prepared baby cereal; Grießbrei für Babys | baby
    # Baby fruit and vegetables
    03116 | other | Baby applesauce | 41 0.2 10.8 0.2 0.032 9.87 1.7 0
          jar=113, tbsp=16 | pureed apple for babies; Apfelbrei für Babys; Babygläschen Apfel | baby, fruit
    03129 | other | Baby banana puree | 56 0.4 15.3 0.1 0.035 0.38 1.6 0
          jar=125, tbsp=15 | banana baby food; Bananenbrei; Babygläschen Banane | baby, fruit
    03132 | other | Baby pear puree | 42 0.3 10.8 0.2 0.012 6.98 2.8 1
          jar=113, tbsp=16 | pear baby food; Birnenbrei; Babygläschen Birne | baby, fruit
    03130 | other | Baby peach puree | 65 0.94 14.48 0.33 0.02 11.5 1.3 4
          jar=95, tbsp=17 | peach baby food; Pfirsichbrei; Babygläschen Pfirsich | baby, fruit
    03118 | other | Baby apricot puree | 60 0.3 16.3 0 0 1.41 1.5 0
          jar=113, tbsp=15 | apricot baby food; Babygläschen Aprikose | baby, fruit
    03163 | other | Baby banana, apple and pear puree | 83 0.9 19.31 0.22 0.106 12.76 1.4 2
          jar=113, tbsp=15 | fruit puree pouch; Quetschie; Obstbrei; Fruchtpüree | baby, fruit
    03099 | other | Baby carrots puree | 26 0.8 6 0.1 0.018 3.64 1.7 69
          jar=125, tbsp=14 | pureed carrots; carrot baby food; Karottenbrei; Babygläschen Karotte; Möhrenbrei | baby, vegetable
    03108 | other | Baby sweet potato puree | 57 1.1 13.2 0.1 0.021 4.05 1.5 22
          jar=113, tbsp=14 | sweet potato baby food; Süßkartoffelbrei | baby, vegetable
    03286 | other | Baby mixed vegetables | 36 1 8.25 0.5 0.089 1.57 1.5 0
          jar=113 | vegetable baby food; Babygläschen Gemüse; Gemüsebrei | baby, vegetable
    # Baby meals
    03012 | other | Baby chicken puree | 130 13.7 0.1 7.9 2.03 0 0 49
          jar=71, tbsp=15 | pureed chicken; chicken baby food; Babygläschen Huhn | baby
    03002 | other | Baby beef puree | 81 12.03 2.43 2.52 1.18 0 0 41
          jar=71, tbsp=14.7 | pureed beef; beef baby food; Fleischbrei; Babygläschen Rind | baby
    03053 | other | Baby vegetables and beef | 77 2.21 8.84 3.6 0.87 2.34 1.3 31
          jar=113, tbsp=16 | beef dinner baby food; Gemüse-Rindfleisch-Brei; Gemüse-Kartoffel-Fleisch-Brei | baby, dish
    03073 | other | Baby vegetables and chicken | 59 2.47 8.42 1.73 0.496 1.58 2.1 24
          jar=113, tbsp=16 | chicken dinner baby food; Gemüse-Huhn-Brei | baby, dish
    03068 | other | Baby chicken noodle dinner | 66 2.69 9.08 2.06 0.595 2.5 2.1 38
          jar=113, tbsp=16 | chicken noodle baby food; Babygläschen Nudeln mit Huhn | baby, dish
    03044 | other | Baby pasta with tomato and beef | 61 2.36 9.45 1.47 0.486 2.09 1.2 38
          jar=113, tbsp=16 | macaroni beef baby food; Babygläschen Spaghetti Bolognese | baby, dish
    # Baby snacks and drinks
    03213 | other | Baby biscuit | 433 11.8 67.1 13.2 2.352 24.2 0.2 300
          biscuit=6.5 | baby cookie; Babykeks; Kinderkeks | baby, snack
    03216 | other | Teething biscuit | 392 10.7 76.4 4.2 1.206 12.65 1.4 285
          biscuit=11 | teething rusk; teether; Zahnkeks; Beißkeks | baby, snack
    03997 | other | Baby rice biscuit | 391 12.5 83.21 0.87 0.238 12.5 0 313
          biscuit=2 | baby rice cake; rice rusk; Baby-Reiswaffel; Reiswaffel für Babys | baby, snack
    03166 | other | Baby apple juice | 47 0 11.7 0.1 0.018 10.7 0.1 8
          jar=127, bottle=131, ml=1.04 | apple juice for babies; Apfelsaft für Babys; Babysaft | baby, drink
    43523 | other | Baby fruit yogurt | 75 0.8 16.23 0.8 0.517 11.74 0.4 16
          jar=113, tbsp=15 | baby yogurt; Babyjoghurt; Fruchtjoghurt für Babys | baby
    03245 | other | Baby vanilla custard | 85 1.6 16 2 1.01 11.5 0 0
          jar=113, tbsp=14 | custard pudding baby food; Babypudding | baby
    43075 | other | Electrolyte solution | 10 0 2.45 0 0 2.45 0 101
          glass=200, cup=250, ml=1 | Pedialyte; rehydration drink; oral rehydration salts; Elektrolytlösung | drink
    """#
}
