extension StarterTables {
  /// Chocolate, candy, sugar, syrups, sweet spreads, puddings, ice cream, snacks and bars.
  static let sweets = #"""
    # Chocolate and sweets
    19903 | snacks | Dark chocolate, 60% cocoa | 579 6.12 52.42 38.31 22.031 36.71 8 10
          square=10, serving=28, bar=112 | 60% dark chocolate; Bitterschokolade; Zartbitter 60 % | sweet
    19904 | snacks | Dark chocolate, 70% cocoa | 598 7.79 45.9 42.63 24.489 23.99 10.9 20
          square=10, serving=28, bar=101 | 70% dark chocolate; 85% dark chocolate; Edelbitter; Edelbitterschokolade | sweet
    19087 | snacks | White chocolate | 539 5.87 59.24 32.09 19.412 59 0.2 90
          square=10, serving=28, tbsp=14, bar=85 | weiße Schoko; weiße Schokolade | sweet
    19078 | snacks | Unsweetened baking chocolate | 642 14.32 28.42 52.31 32.277 0.91 16.6 24
          square=28 | baking chocolate; Kakaomasse; Blockschokolade ungesüßt | baking
    19080 | snacks | Semisweet chocolate chips | 480 4.2 63.9 30 17.75 54.5 5.9 11
          tbsp=14.5, cup=170 | chocolate chips; chocolate drops; Schokotropfen; Schokotröpfchen; Kuvertüre | sweet
    19001 | snacks | Milk chocolate with honey and almond nougat | 525 5.71 61.21 28.57 17.143 55.74 2.5 54
          bar=35, triangle=8.3 | Toblerone; Honig-Mandel-Schokolade | sweet
    19126 | snacks | Chocolate-covered peanuts | 519 13.1 49.7 33.5 14.6 37.59 4.7 41
          piece=4, handful=28, cup=149 | chocolate peanuts; Schokonüsse; Schokoerdnüsse | sweet
    19141 | snacks | M&M's milk chocolate candies | 492 4.33 71.19 21.13 13.08 63.68 2.8 61
          piece=0.9, handful=28, package=48, tube=38, small package=45 | M and Ms; chocolate lentils; Smarties; Schokolinsen | sweet
    19155 | snacks | Snickers bar | 491 7.53 61.51 23.85 9.069 50.47 2.3 239
          bar=57, mini=15 | Snickers; Schokoriegel mit Erdnuss; Erdnussriegel | sweet
    19135 | snacks | Milky Way bar | 456 4.01 71.17 17.23 12.016 59.69 1 167
          bar=22, mini=17 | Milky Way | sweet
    # The American Milky Way, of 58 g, is Mars in Europe: 449 kcal on its label, and 51 g. The European one has 22 g.
    19135/mars | snacks | Mars bar | 456 4.01 71.17 17.23 12.016 59.69 1 167
          bar=51, mini=18 | Mars; Schokoriegel mit Karamell | sweet
    19160 | snacks | Twix bar | 502 4.91 64.8 24.85 18.96 48.25 1.1 198
          bar=25, package=58 | Twix; Keksriegel | sweet
    19109 | snacks | Kit Kat bar | 518 6.51 64.59 25.99 17.953 48.68 1 54
          bar=42, finger=10.5 | Kit Kat; KitKat; Schokoladenwaffelriegel | sweet
    19150 | snacks | Peanut butter cup | 515 10.24 55.36 30.53 10.73 47.17 3.6 357
          cup=17, mini=7 | Reese's cup; Reese's; Erdnussbuttertörtchen | sweet
    19065 | snacks | Coconut chocolate bar | 479 4.13 59.51 26.93 17.59 48.34 5 142
          bar=49 | Almond Joy; Bounty; Mounds bar; Kokosriegel | sweet
    19153 | snacks | After dinner mint | 432 1.67 79.53 11.9 8.33 66.6 2.4 1
          piece=8.4, serving=42 | After Eight; peppermint chocolate; Minztäfelchen; Pfefferminzschokolade | sweet
    19138 | snacks | Chocolate truffle | 510 6.21 44.88 33.76 18.488 38.31 2.5 68
          piece=12 | truffles; praline; Trüffelpraline | sweet
    19074 | snacks | Caramels | 382 4.6 77 8.1 2.476 65.5 0 245
          piece=10.1, serving=28 | soft caramel; caramel candy; Weichkaramellen; Karamellbonbon | sweet
    19383 | snacks | Toffee | 560 1.07 64.72 32.75 20.565 63.47 0 135
          piece=12 | English toffee; butter toffee; Toffeebonbon | sweet
    19100 | snacks | Chocolate fudge | 411 2.39 76.44 10.41 6.448 73.12 1.7 45
          piece=17 | fudge; Schokoladen-Fudge | sweet
    # "gummybears" stands in one word, so that whoever misspells a beer or a pear is not given bears.
    19106 | snacks | Gummy candy | 396 0 98.9 0 0 58.97 0.1 44
          piece=2.2, handful=30 | gummy bears; gummybears; gummibears; fruit gums; gumdrops; wine gums; Fruchtgummi | sweet
    19108 | snacks | Jelly beans | 375 0 93.55 0.05 0 70 0.2 50
          piece=1.1, handful=28, large=2.8 | jellybeans; Geleebohnen | sweet
    19107 | snacks | Boiled sweets | 394 0 98 0.2 0 62.9 0 38
          piece=6, serving=18, small=3 | hard candy; candy; lollipop; sweets; Lutscher; Bonbon | sweet
    19112 | snacks | Strawberry liquorice | 348 2.56 79.16 2.32 0 39.64 0 287
          piece=11.3, serving=45 | Twizzlers; strawberry licorice; strawberry laces | sweet
    19116 | snacks | Marshmallow | 318 1.8 81.3 0.2 0.056 57.56 0.1 80
          piece=7.2, handful=25, cup=50 | Mäusespeck; Schaumzucker | sweet
    19163 | snacks | Chewing gum | 360 0 96.7 0.3 0.042 66.08 2.4 1
          stick=3, piece=1.6 | gum; bubble gum; Kaugummi | sweet
    43060 | snacks | Sugar-free chewing gum | 268 0 94.8 0.4 0.058 0 2.4 7
          piece=2 | sugarless gum; zuckerfreier Kaugummi | sweet
    19154 | snacks | Sesame bar | 516 11.6 50.3 33.3 4.662 31.17 7.7 167
          piece=28 | sesame snap; sesame crunch; Sesamriegel; Sesamkrokant | sweet
    # Sugar, syrup and sweet spreads
    19334 | pantry | Brown sugar | 380 0.12 98.09 0 0 97.02 0 28
          tsp=3, tbsp=9, cup=220 | soft brown sugar; light brown sugar; dark brown sugar; muscovado sugar; demerara; Rohrzucker; brauner Zucker | sweet
    19336 | pantry | Icing sugar | 389 0 99.77 0 0 97.81 0 2
          tbsp=8, cup=120 | powdered sugar; confectioners' sugar; Staubzucker; Puderzucker | sweet
    19908 | pantry | Raw cane sugar | 399 0 99.8 0 ? 99.19 ? 3
          tsp=4.6, cup=202 | turbinado; cane sugar; Vollrohrzucker; Rohrohrzucker | sweet
    19353 | pantry | Maple syrup | 260 0.04 67.04 0.06 0.007 60.46 0 12
          tbsp=20, tsp=6.7, cup=315, ml=1.33 | Ahornsirup | sweet, vegan
    19912 | pantry | Agave syrup | 310 0.09 76.37 0.45 0 68.03 0.2 4
          tsp=6.9, tbsp=21, ml=1.37 | agave nectar; Agavendicksaft; Agavensirup | sweet, vegan
    19304 | pantry | Molasses | 290 0 74.73 0.1 0.018 74.72 0 37
          tbsp=20, cup=337, ml=1.42 | treacle; black treacle; Melasse | sweet, vegan
    19350 | pantry | Corn syrup | 283 0 76.79 0.2 0 76.77 0 62
          tbsp=22, cup=341, ml=1.43 | light corn syrup; glucose syrup; Glukosesirup; Maissirup | sweet
    19362 | pantry | Golden syrup | 319 0 83.9 0 0 ? 0 71
          tbsp=20, cup=316, ml=1.34 | sugar syrup; refiner's syrup; Zuckerrübensirup; Zuckersirup | sweet
    19129 | pantry | Pancake syrup | 234 0 61.47 0 0 21.47 0 82
          tbsp=20, cup=314, ml=1.33 | table syrup; Pfannkuchensirup | sweet
    14181 | pantry | Chocolate syrup | 279 2.1 65.1 1.13 0.519 49.65 2.6 72
          tbsp=19.5, cup=300, ml=1.27 | chocolate sauce; Schokosoße; Schokoladensirup | sweet
    19348 | pantry | Hot fudge sauce | 350 4.6 62.9 8.9 3.98 34.82 2.8 346
          tbsp=19, cup=304, ml=1.28 | fudge topping; Schokoladensoße | sweet
    19364 | pantry | Caramel sauce | 216 1.21 57.01 0 0 57 0 341
          tbsp=20.5, ml=1.39 | caramel topping; butterscotch sauce; Karamellsoße | sweet, sauce
    19018 | pantry | Fruit syrup | 341 0 85.13 0 0 53 0.1 0
          tbsp=21, cup=334, ml=1.41 | cordial; fruit cordial; Fruchtsirup; Sirup | sweet, drink
    19918 | pantry | Stevia | 0 0 100 0 0 0 0 0
          packet=1 | stevia sweetener; Süßkraut; Stevia-Süßstoff | sweet
    19337 | pantry | Aspartame sweetener | 365 2.17 89.08 0 0 80.7 0 0
          packet=1, tsp=3.5 | artificial sweetener; sweetener; Streusüße; Süßstoff | sweet
    19303 | pantry | Orange marmalade | 246 0.3 66.3 0 0 60 0.7 56
          tbsp=20 | orange jam; bitter orange marmalade; Orangenmarmelade | sweet, spread
    19719 | pantry | Apricot jam | 242 0.7 64.4 0.2 0.01 43.4 0.3 40
          tbsp=20 | apricot preserve; Marillenmarmelade; Aprikosenmarmelade | sweet, spread
    19300 | pantry | Fruit jelly | 266 0.15 69.95 0.02 0.005 51.22 1 30
          tbsp=21 | grape jelly; redcurrant jelly; jelly preserve; Gelee; Fruchtgelee | sweet, spread
    43344 | pantry | Reduced-sugar jam | 151 0 37.6 0.1 0.005 29.41 1.5 0
          tbsp=20 | light jam; diet jam; zuckerreduzierte Marmelade; Diätmarmelade | sweet, spread
    19294 | pantry | Apple butter | 173 0.39 42.47 0.3 0.053 35.3 1.5 15
          tbsp=17 | apple spread | sweet, spread
    19165 | pantry | Cocoa powder | 228 19.6 57.9 13.7 8.07 1.75 37 21
          tbsp=5.4, cup=86 | unsweetened cocoa; baking cocoa; Backkakao; Kakaopulver | vegan
    14192 | pantry | Drinking chocolate powder | 398 6.67 83.73 4 2.377 65.55 3.7 504
          serving=28, tbsp=9 | hot chocolate mix; cocoa mix; Trinkschokoladenpulver | sweet
    14557 | pantry | Chocolate milk powder | 400 4.55 90.28 2.27 2.273 81.82 4.5 136
          serving=22, tbsp=9 | chocolate drink mix; Nesquik; Kaba; Kakaogetränkepulver | sweet
    14309 | pantry | Malted drink powder | 372 0 93.33 0 0 63.64 0 636
          serving=21, tbsp=7 | Ovaltine; Horlicks; Ovomaltine; Malzgetränkepulver | sweet
    # Puddings and desserts
    19183 | dairy | Chocolate pudding | 142 2.09 23.01 4.6 1.263 17.17 0 152
          pot=125, cup=270 | chocolate dessert; Schokopudding; Schokoladenpudding | sweet
    19201 | dairy | Vanilla pudding | 130 1.45 22.6 3.78 1.016 16.97 0 142
          pot=110, cup=260 | custard dessert; Pudding; Vanillepudding | sweet
    19193 | dairy | Rice pudding | 108 3.23 18.39 2.15 1.208 11.59 0.3 97
          pot=200, cup=172 | creamed rice; arroz con leche; Reisbrei; Milchreis | sweet
    19170 | dairy | Custard | 122 3.99 17.6 4 2.032 4.82 0 84
          cup=282, tbsp=17.6 | custard sauce; crème anglaise; Vanillesauce; Vanillesoße | sweet
    19094 | dairy | Crème caramel | 145 4.53 22.78 4.03 1.799 23.15 0 53
          cup=306, serving=153 | flan; caramel custard; Karamellpudding; Flan mit Karamell | sweet
    19182 | dairy | Chocolate mousse | 225 4.14 16.07 16 9.151 14.81 0.6 38
          cup=404, serving=101 | mousse au chocolat; Schokomousse; Schokoladenmousse | sweet
    19173 | other | Jelly dessert | 62 1.22 14.19 0 0 13.49 0 75
          cup=270, serving=135 | gelatin dessert; Jell-O; fruit jelly dessert; Wackelpudding; Götterspeise | sweet
    19186 | other | Apple crisp | 161 1.75 30.84 3.43 0.685 19.68 1.4 351
          cup=282, serving=141 | apple crumble; crumble; Apfelstreusel; Apfelcrumble | sweet
    # Ice cream
    19089 | frozen | Premium vanilla ice cream | 249 3.5 22.29 16.2 10.329 20.65 0 61
          scoop=66, cup=214 | rich vanilla ice cream; Rahmeis; Sahneeis; Premium-Vanilleeis | sweet
    19088 | frozen | Light vanilla ice cream | 180 4.78 29.46 4.83 2.927 22.12 0.3 74
          scoop=66, serving=76 | reduced-fat ice cream; fettarmes Eis; leichtes Vanilleeis | sweet
    19090 | frozen | Soft serve ice cream | 222 4.1 22.2 13 7.48 21.16 0.7 61
          cup=172 | soft ice; French vanilla soft serve; Mr Whippy; Softeis | sweet
    19270 | frozen | Chocolate ice cream | 216 3.8 28.2 11 6.8 25.36 1.2 76
          scoop=66, cup=132 | Schokoeis; Schokoladeneis | sweet
    19271 | frozen | Strawberry ice cream | 192 3.2 27.6 8.4 5.19 ? 0.9 60
          scoop=66, cup=132 | Erdbeereis | sweet
    19280 | frozen | Lime sorbet | 128 0.4 32.6 0 0 32.6 0 22
          cup=198 | water ice; lemon sorbet; Zitronensorbet | sweet
    19283 | frozen | Ice pop | 79 0 19.23 0.24 0.013 13.66 0 7
          pop=52 | ice lolly; popsicle; Eis am Stiel; Wassereis | sweet
    01237 | frozen | Chocolate-covered ice cream bar | 331 4.1 24.5 24.1 13.202 18.3 0.8 68
          bar=50 | choc ice; Schokoeis am Stiel; Eiscreme mit Schokoüberzug | sweet
    01238 | frozen | Ice cream sandwich | 237 4.29 37.14 8.57 2.317 18.57 0 129
          sandwich=70 | Eissandwich; Sandwicheis | sweet
    01240 | frozen | Ice cream cone with nuts | 354 5.21 34.38 21.88 11.458 25 1 94
          cone=72 | Drumstick cone; Eiscreme in der Waffel; Eishörnchen | sweet
    42187 | frozen | Frozen yogurt | 127 3 21.6 3.6 2.326 19.92 0 63
          cup=174, scoop=72 | fro-yo; Joghurteis; Frozen Joghurt | sweet
    21033 | frozen | Hot fudge sundae | 180 3.57 30.17 5.46 3.179 ? 0 115
          sundae=158 | Eisbecher; Eisbecher mit Schokosoße | sweet
    # Savory snacks
    19042 | snacks | Barbecue potato chips | 487 6.51 55.92 31.06 4.002 5.47 3.8 545
          handful=28, bag=198 | BBQ crisps; barbecue chips; Paprikachips | snack
    19043 | snacks | Sour cream and onion chips | 531 8.1 51.5 33.9 8.89 ? 5.2 549
          handful=28, bag=198 | sour cream and onion crisps; Sour-Cream-Chips | snack
    19410 | snacks | Stackable potato chips | 545 4.62 55.38 35.28 8.643 0.76 2.9 400
          chip=1.6, handful=28, tube=165, can=198 | Pringles; Stapelchips | snack
    25012 | snacks | Sweet potato crisps | 532 2.94 56.82 32.35 2.941 8.82 8.8 35
          bag=28 | sweet potato snack chips; Süßkartoffelchips | snack
    25030 | snacks | Vegetable crisps | 517 4.13 57.97 29.81 1.887 9.75 10.9 246
          handful=28 | vegetable chips; veggie chips; Gemüsechips | snack
    19056 | snacks | Tortilla chips | 472 7.1 67.78 20.68 2.811 0.78 5.4 328
          chip=2, handful=28, bag=213 | corn chips; nachos without cheese; Tortillachips; Maischips | snack
    19057 | snacks | Nacho cheese tortilla chips | 519 7.36 60.81 27.42 3.876 2.59 5.1 691
          handful=28 | Doritos; Nachochips mit Käse | snack
    19008 | snacks | Cheese puffs | 560 5.85 53.53 36.01 5.36 3.19 1.4 942
          handful=28, package=35 | cheesy puffs; Wotsits; Cheetos; Käseflips | snack
    25070 | snacks | Prawn crackers | 426 7.14 59.09 17.86 5.357 21.43 5.6 571
          piece=2, handful=28, bag=50 | shrimp crackers; shrimp chips; Krabbenbrot; Krabbenchips; Kroepoek | snack
    19047 | snacks | Hard pretzels | 384 10.04 80.39 2.93 0.391 2.21 3.4 1240
          twist=6, handful=28 | pretzel sticks; salted pretzels; Salzstangen; Salzbrezeln; Salzgebäck | snack
    19035 | snacks | Microwave popcorn | 583 7.29 45.06 43.55 6.82 0.46 8.1 679
          cup=11, bag=87 | oil-popped popcorn; butter popcorn; salted popcorn; Mikrowellenpopcorn | snack
    19041 | snacks | Pork rinds | 544 61.3 0 31.3 11.37 0 0 1818
          handful=14 | pork scratchings; Schweinekrusten | snack
    19059 | snacks | Trail mix | 462 13.8 44.9 29.4 5.55 ? ? 229
          handful=28, cup=150 | fruit and nut mix; Studentenfutter | snack, nut
    # Bars and protein
    19017 | snacks | Chocolate chip granola bar | 438 7.3 72.1 16.3 11.41 ? 4.4 344
          bar=24 | Müsliriegel mit Schokostückchen | snack, sweet
    19020 | snacks | Soft granola bar | 443 7.4 67.3 17.2 7.25 ? 4.6 278
          bar=28 | chewy granola bar; weicher Müsliriegel; Haferriegel | snack
    19406 | snacks | Nut and raisin granola bar | 454 8 63.6 20.4 9.54 ? 5.6 254
          bar=28 | fruit and nut bar; Nuss-Müsliriegel; Nussriegel | snack
    25051 | snacks | Energy bar | 346 14.71 65.44 5.88 1.471 31.62 7.4 195
          bar=68 | Clif bar; sports bar; Energieriegel | snack
    14066 | snacks | Whey protein powder | 352 78.13 6.25 1.56 0.781 0 3.1 156
          scoop=32, tbsp=10 | protein powder; Proteinpulver; Molkenprotein; Eiweißpulver | snack
    14067 | snacks | Soy protein powder | 388 55.56 28.89 5.56 1.111 22.22 6.7 733
          scoop=45 | soya protein powder; Sojaprotein; Sojaproteinpulver | snack, vegan
    # Sugar cubes are the sugar above, under a name of their own because people count them: 400 kcal (BLS).
    19335/cube | pantry | Sugar cube | 387 0 99.98 0 0 99.8 0 1
          cube=2.3, piece=2.3 | Würfelzucker; Zuckerwürfel; lump sugar | sweet, vegan
    """#
}
