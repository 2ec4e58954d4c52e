extension StarterTables {
  /// Coffee, tea, soft drinks, juices, plant milks, beer, wine and spirits.
  static let drinks = #"""
    # Coffee, tea and cocoa
    14201 | beverages | Decaf coffee | 0 0.1 0 0 0.002 0 0 2
          cup=237, mug=300, small cup=150, ml=1 | decaffeinated coffee; entkoffeinierter Kaffee | drink
    14215 | beverages | Instant coffee, prepared | 2 0.1 0.34 0 0.002 0 0 4
          cup=179, mug=300, small cup=150, ml=1 | instant coffee; soluble coffee; Instantkaffee; löslicher Kaffee | drink
    # Latte borrows 2 % milk: BLS has 50 kcal for latte macchiato with whole milk.
    01079/latte | beverages | Latte | 50 3.3 4.8 1.98 1.257 5.06 0 47
          cup=237, mug=309, glass=206, small=240, ml=1.03 | caffe latte; flat white; Latte macchiato | drink
    14381 | beverages | Herbal tea | 1 0 0.2 0 0.002 0 0 1
          cup=237, mug=300, small cup=150, ml=1 | herb tea; fruit tea; peppermint tea; mint tea; Pfefferminztee; Früchtetee; Kräutertee | drink
    14545 | beverages | Chamomile tea | 1 0 0.2 0 0.002 0 0 1
          cup=237, mug=300, small cup=150, ml=1 | camomile tea; Kamillentee | drink
    14194 | beverages | Hot chocolate from powder | 55 0.92 11.54 0.55 0.328 9.03 0.5 73
          cup=206, mug=300, ml=1.04 | cocoa made with water; Kakao mit Wasser | drink
    # Soft drinks
    14144 | beverages | Lemon-lime soda | 41 0.09 10.42 0 0 10.38 0 10
          glass=207, can=342, bottle=518, ml=1.04 | Sprite; 7up; lemonade soda; Zitronenlimonade; Limonade; Limo | drink
    14150 | beverages | Orange soda | 48 0 12.3 0 0 ? 0 12
          glass=210, can=346, bottle=524, ml=1.05 | Fanta; orangeade; Orangenlimo; Orangenlimonade | drink
    14136 | beverages | Ginger ale | 34 0 8.76 0 0 8.9 0 7
          glass=206, can=340, bottle=515, ml=1.03 | dry ginger | drink
    14155 | beverages | Tonic water | 34 0 8.8 0 0 8.8 0 12
          glass=206, can=340, bottle=515, ml=1.03 | Indian tonic; bitter lemon; Tonicwater; Tonic | drink
    14121 | beverages | Soda water | 0 0 0 0 0 0 0 21
          glass=200, can=330, bottle=500, ml=1 | club soda; sparkling water; carbonated water; fizzy water; seltzer; Sodawasser; Sprudel; Sprudelwasser | drink
    14143 | beverages | Diet lemonade | 0 0.1 0 0 0 0 0 6
          glass=200, can=330, bottle=500, ml=1 | diet soda; sugar-free soda; diet lemon-lime soda; Zero-Limonade; Limonade zuckerfrei | drink
    14154 | beverages | Energy drink | 43 0.46 10.23 0 0 10.22 0 39
          can=258, glass=207, ml=1.03 | Red Bull; Energydrink | drink
    14156 | beverages | Sugar-free energy drink | 5 0.25 0.7 0.08 0 0 0 83
          can=250, glass=200, ml=1.01 | Red Bull sugar-free; zuckerfreier Energydrink | drink
    14461 | beverages | Sports drink | 32 0 7.84 0.05 0.008 6.11 0 42
          glass=203, bottle=508, ml=1.02 | Gatorade; Powerade; isotonic drink; isotonisches Getränk; Sportgetränk | drink
    14199 | beverages | Sweetened iced tea with lemon | 45 0 10.8 0.22 0 9.49 0 3
          glass=206, can=340, bottle=515, ml=1.03 | iced tea; ice tea; lemon iced tea | drink
    14207 | beverages | Diet iced tea | 2 0 0.41 0 0 0 0 1
          glass=200, can=330, bottle=500, ml=1 | sugar-free iced tea; zuckerfreier Eistee; Eistee zuckerfrei | drink
    14293 | beverages | Lemonade | 40 0.07 10.42 0.04 0.006 9.98 0 4
          glass=209, cup=247, ml=1.04 | cloudy lemonade; home-made lemonade; Zitronenwasser mit Zucker; Zitronade | drink
    14323 | beverages | Orange drink | 49 0 12.34 0.07 0.002 11.03 0 3
          glass=210, cup=248, ml=1.05 | orange juice drink; Orangennektar; Orangensaftgetränk | drink
    # Apple spritzer borrows light berry juice: BLS has 26 kcal.
    14226/apple-spritzer | beverages | Apple juice spritzer | 26 0.73 5.77 0 0.001 5.02 0.7 2
          glass=204, bottle=510, ml=1.02 | apple spritzer; apple juice with water; apple juice drink; Apfelsaftschorle; Schorle; Apfelschorle | drink
    # Juices and smoothies
    09209 | beverages | Orange juice from concentrate | 49 0.68 11.54 0.12 0.014 8.31 0.3 2
          glass=210, cup=249, ml=1.05 | carton orange juice; Orangensaft aus Konzentrat | drink, juice, vegan
    09123 | beverages | Grapefruit juice | 34 0.58 7.93 0.1 0.009 7.2 0.8 3
          glass=208, cup=247, ml=1.04 | white grapefruit juice; Grapefruitsaft | drink, juice, vegan
    09135 | beverages | Grape juice | 60 0.37 14.77 0.13 0.025 14.2 0.2 5
          glass=213, cup=253, ml=1.07 | red grape juice; white grape juice; Traubensaft | drink, juice, vegan
    09273 | beverages | Pineapple juice | 53 0.36 12.87 0.12 0.008 9.98 0.2 2
          glass=211, cup=250, ml=1.06 | Ananassaft | drink, juice, vegan
    09442 | beverages | Pomegranate juice | 54 0.15 13.13 0.29 0.077 12.65 0.1 9
          glass=210, cup=249, ml=1.05 | Granatapfelsaft | drink, juice, vegan
    14242 | beverages | Cranberry juice drink | 54 0 13.52 0.1 0.009 11.87 0 2
          glass=213, cup=253, ml=1.07 | cranberry juice; cranberry juice cocktail; Preiselbeersaft; Cranberrysaft | drink, juice, vegan
    09443 | beverages | Apple and grape juice | 50 0.16 12.46 0.12 0.023 10.92 0.2 7
          glass=210, ml=1.05 | multi-fruit juice; mixed fruit juice; Multivitaminsaft; Multisaft | drink, juice, vegan
    09251 | beverages | Peach nectar | 54 0.27 13.92 0.02 0.002 13.32 0.6 7
          glass=210, cup=249, ml=1.05 | Pfirsichnektar | drink, juice
    09436 | beverages | Mango nectar | 51 0.11 13.12 0.06 0.014 12.45 0.3 5
          glass=212, cup=251, ml=1.06 | mango juice; Mangosaft; Mangonektar | drink, juice
    11540 | beverages | Tomato juice | 17 0.85 3.53 0.29 0.019 2.58 0.4 253
          glass=205, cup=243, ml=1.03 | Tomatensaft | drink, juice, vegan
    11578 | beverages | Vegetable juice | 22 0.93 3.87 0.31 0.088 2.84 0.5 169
          glass=214, cup=253, ml=1.07 | V8; Gemüsesaft | drink, juice, vegan
    11655 | beverages | Carrot juice | 40 0.95 9.28 0.15 0.027 3.91 0.8 66
          glass=200, cup=236, ml=1 | Möhrensaft; Karottensaft | drink, juice, vegan
    14090 | beverages | Coconut water | 18 0.22 4.24 0 0 3.92 0 26
          glass=207, cup=245, ml=1.04 | Kokosnusswasser; Kokoswasser | drink, juice, vegan
    09516 | beverages | Strawberry banana smoothie | 52 0.44 12.37 0.3 0.129 10.33 0.6 5
          glass=197, bottle=450, cup=233, ml=0.98 | smoothie; fruit smoothie; Fruchtsmoothie; Erdbeer-Bananen-Smoothie | drink, juice
    21521 | beverages | Yogurt fruit smoothie | 65 0.86 15.05 0.14 0 12.68 0.9 14
          glass=206, ml=1.03 | smoothie with yogurt; Joghurtsmoothie; Joghurt-Smoothie | drink, juice
    # Plant milks
    16222 | beverages | Unsweetened soy milk | 33 2.86 1.74 1.61 0.206 0.41 0.5 37
          glass=206, cup=243, splash=15, ml=1.03 | unsweetened soya milk; Sojadrink ungesüßt; Sojamilch ungesüßt | drink, vegan
    16120 | beverages | Soy milk, original | 54 3.27 6.28 1.75 0.205 3.99 0.6 51
          glass=206, cup=243, splash=15, ml=1.03 | soya milk; soya drink; Sojadrink natur | drink, vegan
    14016 | beverages | Sweetened almond milk | 38 0.42 6.59 1.04 0 6.25 0.4 63
          glass=203, cup=240, ml=1.01 | vanilla almond milk; Mandeldrink gesüßt | drink, vegan, sweet
    14639 | beverages | Rice milk | 47 0.28 9.17 0.97 0 5.28 0.3 39
          glass=206, splash=15, ml=1.03 | rice drink; Reismilch; Reisdrink | drink, vegan
    # Oat milk borrows rice milk: the Swiss database has 47 kcal.
    14639/oat-milk | beverages | Oat milk | 47 0.28 9.17 0.97 0 5.28 0.3 39
          glass=206, mug=309, splash=15, ml=1.03 | oat drink; oatmilk; Oatly; Hafermilch; Haferdrink | drink, vegan
    14171 | beverages | Coconut milk drink | 31 0.21 2.92 2.08 2.083 2.5 0 19
          glass=203, cup=240, splash=15, ml=1.01 | coconut drink; coconut milk beverage; Kokosdrink; Kokosmilchdrink | drink, vegan
    # Beer, wine and spirits
    14006 | beverages | Light beer | 29 0.24 1.64 0 0 0.09 0 4
          can=354, bottle=500, small bottle=330, ml=1 | low-calorie beer; lite beer; leichtes Bier; Leichtbier | drink, alcohol
    14251 | beverages | Strong beer | 58 0.9 0.27 0 0 0 0 4
          bottle=500, small bottle=330, ml=1 | craft beer; ale; IPA; stout; Bockbier; Starkbier | drink, alcohol
    14305 | beverages | Non-alcoholic beer | 37 0.21 8.05 0.12 0.024 8.05 0 13
          glass=202, can=333, bottle=505, ml=1.01 | alcohol-free beer; malt beverage | drink
    14250 | beverages | Hard cider | 56 0 5.92 0 0 5.92 0 4
          glass=202, can=333, bottle=505, ml=1.01 | cider; alcoholic cider; Apfelwein; Cidre | drink, alcohol
    14084 | beverages | Sparkling wine | 83 0.07 2.72 0 0 0.79 0 5
          glass=100, bottle=743, ml=0.99 | champagne; prosecco; cava; Schaumwein; Champagner; Sekt | drink, alcohol
    14253 | beverages | Rosé | 83 0.36 3.8 0 0 3.8 0 5
          glass=147, bottle=746, ml=0.99 | rosé wine; Roséwein; Weißherbst | drink, alcohol
    14057 | beverages | Sweet dessert wine | 160 0.2 13.69 0 0 7.78 0 9
          glass=103, ml=1.04 | dessert wine; port; port wine; sherry; sweet sherry; Likörwein; Dessertwein; Portwein | drink, alcohol
    14553 | beverages | Non-alcoholic wine | 6 0.5 1.1 0 0 1.1 0 7
          glass=147, ml=1 | alcohol-free wine; alkoholfreier Wein | drink
    43479 | beverages | Sake | 134 0.5 5 0 0 0 0 2
          glass=58, ml=0.98 | Reiswein | drink, alcohol
    14037 | beverages | Spirits, 40% | 231 0 0 0 0 0 0 1
          shot=42, ml=0.95 | vodka; gin; rum; liquor; schnapps; tequila; Wodka; Schnaps; Kornbrand | drink, alcohol
    14052 | beverages | Whisky | 250 0 0.1 0 0 0.1 0 0
          shot=42, ml=0.95 | whiskey; bourbon; scotch; brandy; cognac; Weinbrand; Whiskey 43 % | drink, alcohol
    14415 | beverages | Cream liqueur | 327 2.8 20.9 15.7 9.664 19.76 0 92
          shot=47, ml=1.05 | Baileys; Irish cream; Sahnelikör | drink, alcohol
    # Coffee and tea, dry
    14214 | pantry | Instant coffee powder | 353 12.2 75.4 0.5 0.197 0 0 37
          tsp=1, packet=2 | coffee granules; Kaffeepulver; Instantkaffeepulver | drink
    14036 | beverages | Protein shake | 49 5.87 2.06 2.01 0.221 0.78 0.2 95
          bottle=414, glass=200, ml=1 | protein drink; ready-to-drink protein shake; Proteinshake; Eiweißshake; Proteindrink | drink
    # Drinks and dishes that are only put together are reckoned from the foods of this bank.
    # Coffee with milk: 222 g Coffee, 15 g Whole milk.
    14209/milk | beverages | Coffee with milk | 5 0.31 0.3 0.22 0.12 0.32 0 5
          cup=237, small cup=150, mug=300, ml=1 | Kaffee mit Milch; white coffee | drink
    # Café au lait: 100 g Coffee, 100 g Whole milk.
    14209/cafe-au-lait | beverages | Café au lait | 31 1.64 2.4 1.64 0.934 2.53 0 23
          cup=240, small cup=152, mug=305, ml=1.01 | Milchkaffee; half coffee half milk | drink
    # Cappuccino: 50 g Espresso, 100 g Whole milk.
    01077/cappuccino | beverages | Cappuccino | 44 2.14 3.76 2.23 1.274 3.37 0 33
          cup=180, small=150, large=380, mug=306, ml=1.02 | cappucino; Cappuccino mit Milch | drink
    # Ayran: 65 g Plain yogurt, 34.6 g Water, 0.4 g Salt.
    01116/ayran | beverages | Ayran | 40 2.26 3.03 2.11 1.362 3.03 0 186
          glass=206, ml=1.03 | Airan; doogh; salted lassi; salted yogurt drink | drink
    """#
}
