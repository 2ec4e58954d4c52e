extension StarterTables {
  /// Poultry, beef, veal, pork, lamb and game, sausages and cold cuts.
  static let meat = #"""
    # Chicken
    05060 | meat | Roast chicken breast with skin | 197 29.8 0 7.78 2.19 0 0 71
          breast=98, cup=140 | chicken breast with skin; Hähnchenbrust mit Haut | chicken, cooked
    05747 | meat | Grilled skinless chicken breast | 151 30.54 0 3.17 0.992 0 0 52
          piece=196 | chargrilled chicken breast; gegrillte Hähnchenbrust; Hähnchenbrustfilet | chicken, cooked
    05096 | meat | Raw chicken thigh without skin | 121 19.66 0 4.12 1.097 0 0 95
          thigh=149 | skinless chicken thigh raw; Hähnchenoberkeule ohne Haut roh | chicken, raw
    05098 | meat | Roast chicken thigh without skin | 179 24.76 0 8.15 2.311 0 0 106
          thigh=116 | skinless chicken thigh; Hähnchenoberkeule; Hähnchenoberkeule ohne Haut | chicken, cooked
    05069 | meat | Roast chicken drumstick | 191 23.35 0 10.15 2.74 0 0 123
          drumstick=55 | chicken drumstick; drumstick; Hähnchenunterkeule; Hähnchenunterschenkel | chicken, cooked
    05075 | meat | Raw chicken leg | 214 16.37 0.17 15.95 4.366 0 0 84
          leg=344 | chicken leg raw; Hähnchenschenkel roh; Hähnchenkeule roh | chicken, raw
    05078 | meat | Roast chicken leg | 184 24.03 0 8.99 2.446 0 0 98
          leg=258 | whole chicken leg; leg quarter; gebratener Hähnchenschenkel; Hähnchenschenkel mit Haut | chicken, cooked
    05100 | meat | Raw chicken wing | 191 17.52 0 12.85 3.535 0 0 84
          wing=107 | chicken wing raw; Hähnchenflügel roh | chicken, raw
    05103 | meat | Roast chicken wing | 254 23.79 0 16.87 4.976 0 0 98
          wing=85 | chicken wings; Chicken Wings gebraten; Hähnchenflügel | chicken, cooked
    05006 | meat | Raw whole chicken with skin | 215 18.6 0 15.06 4.31 0 0 70
          half=460 | whole chicken; raw chicken; Suppenhuhn roh; ganzes Hähnchen roh; Huhn roh | chicken, raw
    05009 | meat | Roast chicken with skin | 239 27.3 0 13.6 3.79 0 0 82
          half=299, cup=140 | roast chicken; roasted chicken; Grillhähnchen; Hendl; Broiler; Brathähnchen | chicken, cooked
    05013 | meat | Roast chicken without skin | 190 28.93 0 7.41 2.04 0 0 86
          cup=140, tbsp=8.7 | roast chicken meat; cooked chicken meat; shredded chicken; Hühnerfleisch gebraten; Brathähnchen ohne Haut | chicken, cooked
    05014 | meat | Stewed chicken meat | 177 27.29 0 6.71 1.84 0 0 70
          cup=140, tbsp=8.7 | boiled chicken; poached chicken; gekochtes Hühnerfleisch; gekochtes Huhn | chicken, cooked
    05008 | meat | Fried chicken | 269 28.56 3.15 14.92 4.06 0 0.1 84
          piece=94 | Southern fried chicken; KFC chicken; paniertes Hähnchen | chicken, cooked
    05348 | meat | Rotisserie chicken breast with skin | 184 27.48 0.02 8.18 2.114 0.02 0 347
          serving=85 | rotisserie chicken; Drehspießhähnchen | chicken, cooked
    05332 | meat | Raw ground chicken | 143 17.44 0.04 8.1 2.301 0 0 60
          serving=113 | chicken mince; ground chicken raw; Geflügelhack roh; Hähnchenhack | chicken, raw
    05333 | meat | Cooked ground chicken | 189 23.28 0 10.92 3.11 0 0 75
          serving=85 | ground chicken; cooked chicken mince; gebratenes Hähnchenhack | chicken, cooked
    05027 | meat | Raw chicken liver | 119 16.92 0.73 4.83 1.563 0 0 71
          liver=44 | chicken livers; Hühnerleber; Geflügelleber | chicken, raw
    05277 | meat | Canned chicken | 165 21.77 0 7.95 2.2 0 0 503
          can=142 | tinned chicken; Hühnerfleisch aus der Dose; Hähnchen in der Dose | chicken
    05324 | meat | Chicken patty | 287 14.85 12.84 19.58 3.662 0 0.3 532
          patty=60 | breaded chicken patty; chicken burger patty; Hähnchen-Patty | chicken, cooked
    05326 | meat | Breaded chicken tenders | 252 16.35 17.56 12.89 3.2 0 0 446
          piece=15 | breaded chicken goujons; chicken goujons; Hähnchenstreifen paniert | chicken, cooked
    # Turkey, duck and other birds
    05219 | meat | Raw turkey breast | 114 23.66 0.14 1.48 0.289 0.05 0 113
          serving=113 | turkey breast raw; turkey escalope; turkey steak; Putenschnitzel; Putensteak; Putenbrust roh | poultry, raw
    05166 | meat | Roast turkey with skin | 189 28.55 0.06 7.39 2.155 0 0 103
          serving=85 | roast turkey; Christmas turkey; Thanksgiving turkey; Putenbraten; Truthahnbraten | poultry, cooked
    05168 | meat | Roast turkey without skin | 159 29.06 0 3.84 1.132 0 0 101
          serving=85 | turkey meat; Putenfleisch; Putenfleisch gebraten | poultry, cooked
    05305 | meat | Raw ground turkey | 148 19.66 0 7.66 2.024 0 0 58
          patty=114 | turkey mince; ground turkey raw; Putenhackfleisch roh; Putenhack | poultry, raw
    05306 | meat | Cooked ground turkey | 203 27.37 0 10.4 2.669 0 0 78
          patty=82 | ground turkey; turkey burger; cooked turkey mince; gebratenes Putenhack | poultry, cooked
    05665 | meat | Raw ground turkey, 7% fat | 150 18.73 0 8.34 2.17 0 0 69
          serving=85 | lean turkey mince; 93% lean ground turkey; Putenhack 7 % Fett | poultry, raw
    05140 | meat | Roast duck with skin | 337 18.99 0 28.35 9.67 0 0 59
          cup=140, half=382 | roast duck; duck; Peking duck; Entenbraten; Ente | poultry, cooked
    05315 | meat | Roast duck breast with skin | 202 24.5 0 10.85 2.922 ? ? 84
          breast=180 | duck breast; magret; Entenbrust | poultry, cooked
    05147 | meat | Roast goose with skin | 305 25.16 0 21.92 6.87 0 0 70
          cup=140 | roast goose; goose; Martinsgans; Gänsebraten; Gans | poultry, cooked
    # Beef, raw
    23557 | meat | Raw ground beef, 5% fat | 137 21.41 0 5 2.182 0 0 66
          serving=113 | extra lean beef mince; extra lean ground beef raw; 5% fat mince; Beefsteakhack; Tatar; mageres Rinderhack roh | beef, raw
    23562 | meat | Raw ground beef, 10% fat | 176 20 0 10 3.927 0 0 66
          serving=113 | lean beef mince; lean ground beef raw; 10% fat mince; Rinderhack 10 % Fett | beef, raw
    23093 | meat | Raw stewing beef | 128 21.75 0.16 4.48 1.86 0 0 80
          serving=113 | beef for stew; diced beef; braising steak; Gulaschfleisch; Rindergulasch roh; Rindfleisch roh | beef, raw
    13803 | meat | Raw beef brisket | 251 18.42 0 19.06 7.53 0 0 69
          serving=113 | brisket raw; Rinderbrust roh; Suppenfleisch roh | beef, raw
    23324 | meat | Raw top round steak | 124 23.49 0 3.34 1.287 0 0 54
          steak=344, serving=113 | topside raw; beef escalope; Rinderroulade roh; Rinderschnitzel roh; Oberschale roh | beef, raw
    13929 | meat | Raw sirloin steak | 201 20.3 0 12.71 5.127 0 0 52
          steak=227, serving=113 | rump steak raw; sirloin raw; Hüftsteak roh | beef, raw
    13909 | meat | Raw strip steak | 228 20.61 0 15.49 6.251 0 0 52
          steak=227, serving=113 | New York strip raw; raw striploin; Rumpsteak roh; Roastbeef roh | beef, raw
    23342 | meat | Raw beef fillet steak | 147 21.72 0 6.67 2.363 0 0 44
          steak=170 | fillet steak raw; beef tenderloin raw; filet mignon raw; Rinderfilet roh; Filetsteak roh | beef, raw
    23230 | meat | Raw rib eye steak | 228 19.26 0.12 16.71 7.363 0 0 52
          steak=326 | ribeye raw; Entrecôte roh; Ribeye-Steak roh | beef, raw
    13227 | meat | Raw beef shank | 128 21.75 0 3.85 1.28 ? 0 63
          serving=113 | shin of beef raw; Beinscheibe; Rinderbeinscheibe roh | beef, raw
    # Beef, cooked
    23560 | meat | Cooked ground beef, 5% fat | 193 29.17 0 7.58 3.298 0 0 85
          serving=85 | extra lean ground beef; cooked extra lean mince; mageres Rinderhack gebraten | beef, cooked
    23565 | meat | Cooked ground beef, 10% fat | 230 28.45 0 12.04 4.712 0 0 87
          serving=85 | lean ground beef; cooked lean mince; Rinderhack 10 % gebraten | beef, cooked
    23563 | meat | Beef patty, 10% fat | 217 26.11 0 11.75 4.628 0 0 68
          patty=70 | lean beef burger patty; mageres Burgerpatty | beef, cooked
    23573 | meat | Beef patty, 20% fat | 270 25.75 0 17.78 6.764 0 0 75
          patty=77, large=105 | hamburger patty; beef burger patty; beef patty; hamburger meat; Burgerpatty; Rindfleischpatty | beef, cooked
    23576 | meat | Meatloaf, beef only | 254 25.25 0 16.17 6.159 0 0 67
          slice=85 | meatloaf; meat loaf; baked beef loaf; Hackbraten | beef, cooked
    23090 | meat | Braised stewing beef | 191 32.41 0 6.82 2.8 0 0 67
          serving=85 | stewed beef; braised beef; cooked beef; beef; geschmortes Rindfleisch; Gulaschfleisch geschmort; Rindfleisch | beef, cooked
    13367 | meat | Braised beef brisket | 291 26.79 0 19.52 7.53 0 0 65
          serving=85, slice=40 | beef brisket; brisket; gekochte Rinderbrust; Rinderbrust | beef, cooked
    13348 | meat | Canned corned beef | 250 27.1 0 14.93 6.18 0 0 897
          slice=21, can=340 | corned beef; tinned corned beef; bully beef; Corned Beef aus der Dose | beef, cooked
    13373 | meat | Braised pot roast | 297 28.94 0 19.17 7.548 0 0 47
          serving=85, slice=40 | pot roast; chuck roast; Schmorbraten | beef, cooked
    13399 | meat | Roast beef, bottom round | 187 27.42 0 7.72 2.773 0 0 36
          serving=85, slice=40 | roast silverside; beef joint; Rinderbraten | beef, cooked
    13878 | meat | Roast beef, eye of round | 208 28.31 0 9.65 3.664 0 0 37
          serving=85, slice=40 | roast beef; roast beef joint; Sunday roast beef; Roastbeef; Roastbeef gebraten | beef, cooked
    13892 | meat | Braised top round | 238 34.34 0 10.13 3.78 0 0 45
          serving=85 | braised topside | beef, cooked
    13451 | meat | Grilled sirloin steak | 212 29.33 0 9.67 3.754 0 0 61
          steak=200, serving=85 | sirloin steak; steak; rump steak; beef steak; Rindersteak; Hüftsteak | beef, cooked
    13910 | meat | Grilled strip steak | 264 26.44 0 16.78 6.608 0 0 54
          steak=213, serving=85 | strip steak; New York strip; striploin steak; Rinderlende; Rumpsteak gebraten | beef, cooked
    13439 | meat | Grilled fillet steak | 211 30.5 0 8.91 3.525 0 0 57
          steak=117 | fillet steak; filet mignon; tenderloin steak; beef fillet; Filetsteak; Rinderfilet | beef, cooked
    23227 | meat | Grilled rib eye steak | 271 24.85 0 19.02 8.443 0 0 58
          steak=251 | rib eye; ribeye steak; Entrecôte | beef, cooked
    13473 | meat | Grilled T-bone steak | 247 24.18 0 15.93 6.074 0 0 67
          steak=300, serving=85 | T-bone steak; T-Bone-Steak gegrillt | beef, cooked
    23654 | meat | Grilled flank steak | 186 27.89 0 7.4 3.07 0 0 57
          steak=383, serving=85 | flank steak; bavette; Flanksteak | beef, cooked
    13228 | meat | Simmered beef shank | 201 33.68 0 6.36 2.29 ? 0 64
          serving=85 | shin of beef; beef shin; gekochte Beinscheibe; Suppenfleisch | beef, cooked
    13327 | meat | Fried beef liver | 175 26.52 5.16 4.68 2.53 0 0 77
          slice=81 | beef liver; liver; gebratene Rinderleber; Rinderleber; Leber | beef, cooked
    13325 | meat | Raw beef liver | 135 20.36 3.89 3.63 1.233 0 0 69
          slice=113 | ox liver raw; Rinderleber roh | beef, raw
    13340 | meat | Simmered beef tongue | 284 19.29 0 22.3 8.125 0 0 65
          slice=28, serving=85 | ox tongue; beef tongue; Rinderzunge; Zunge | beef, cooked
    13350 | meat | Dried beef | 153 31.1 2.76 1.94 0.95 2.7 0 2790
          slice=6, serving=28 | bresaola; chipped beef; Bündnerfleisch; Trockenfleisch; Rinderschinken | beef, cooked
    # Veal
    17094 | meat | Raw veal cutlet | 117 20.98 0 3.08 1.18 0 0 63
          cutlet=113 | veal escalope raw; veal raw; Kalbsschnitzel roh | veal, raw
    17096 | meat | Wiener schnitzel | 238 27.29 9.91 9.18 3.06 0.57 0.3 454
          piece=150 | breaded veal cutlet; veal schnitzel; schnitzel; breaded schnitzel; Kalbsschnitzel paniert; Wiener Schnitzel vom Kalb | veal, cooked
    17097 | meat | Fried veal cutlet | 211 31.75 0 8.35 3.16 0 0 76
          cutlet=100 | veal escalope; scallopini; Kalbsschnitzel natur; Kalbsschnitzel | veal, cooked
    17098 | meat | Roast leg of veal | 160 27.7 0 4.65 1.84 0 0 68
          serving=85, slice=40 | roast veal; veal; Kalbfleisch; Kalbsbraten | veal, cooked
    17277 | meat | Braised veal shank | 191 31.54 0 6.2 2.078 ? ? 93
          serving=85 | osso buco; veal shank; Ossobuco; Kalbshaxe | veal, cooked
    17204 | meat | Fried calf's liver | 193 27.37 4.47 6.51 2.109 0 0 85
          slice=67 | calf's liver; veal liver; gebratene Kalbsleber; Kalbsleber | veal, cooked
    # Pork, raw
    10062 | meat | Raw pork loin chop | 155 21.55 0 6.94 2.45 0 0 48
          chop=185 | pork steak raw; pork chop raw; Minutensteak roh; Schweinelachs | pork, raw
    10957 | meat | Raw pork escalope | 123 21.64 0 3.39 1.187 0 0 73
          piece=180, serving=113 | pork escalope raw; leg steak raw; Schnitzel roh; Schweineschnitzel roh | pork, raw
    10036 | meat | Raw pork chop with bone | 170 20.71 0 9.03 2.993 0 0 55
          chop=199 | bone-in pork chop raw; Kotelett roh; Schweinekotelett roh | pork, raw
    10218 | meat | Raw pork tenderloin | 120 20.65 0 3.53 1.181 0 0 52
          serving=113, fillet=505 | pork fillet raw; Schweinefilet roh | pork, raw
    10080 | meat | Raw pork blade steak | 186 17.42 0 12.36 4.348 0 0 61
          steak=288 | pork neck raw; pork collar raw; pork shoulder steak raw; Schweinenacken roh; Nackensteak roh; Halsgrat | pork, raw
    10070 | meat | Raw pork shoulder | 236 17.18 0 17.99 6.24 0 0 65
          serving=113 | pork butt raw; Schweineschulter roh | pork, raw
    10088 | meat | Raw spareribs | 277 15.47 0 23.4 7.529 0 0 81
          serving=113 | spare ribs raw; Schälrippen roh; Rippchen roh | pork, raw
    10005 | meat | Raw pork belly | 518 9.34 0 53.01 19.33 0 0 32
          slice=113 | pork belly; belly pork; Bauchspeck roh; Bauchfleisch; Schweinebauch | pork, raw
    10219 | meat | Raw ground pork | 263 16.88 0 21.19 7.87 ? 0 56
          serving=113 | pork mince; ground pork raw; Mett; Hackepeter; Schweinemett; Schweinehack roh; Schweinehackfleisch | pork, raw
    # Pork, cooked
    10186 | meat | Fried pork loin chop | 196 29.36 0 7.86 3.058 0 0 86
          chop=142 | fried pork chop; pan-fried pork; Schweinesteak; Minutensteak | pork, cooked
    10038 | meat | Grilled pork chop with bone | 209 25.61 0 11.06 3.518 0 0 55
          chop=157 | bone-in pork chop; grilled pork chop; gegrilltes Kotelett | pork, cooked
    10956 | meat | Grilled pork escalope | 158 27.57 0 4.41 1.358 0 0 76
          piece=150, serving=85 | pork escalope; pork cutlet; pork schnitzel; Schnitzel natur; Schweineschnitzel natur; Schweineschnitzel | pork, cooked
    10065 | meat | Roast pork loin | 192 26.45 0 8.82 2.839 0 0 46
          serving=85, slice=40 | pork loin; loin of pork; Schweinelachs gebraten; Lummerbraten | pork, cooked
    10222 | meat | Roast pork tenderloin | 147 26.04 0 3.96 1.358 0 0 57
          serving=85, slice=40, fillet=402 | pork tenderloin; pork fillet; Schweinelende; Schweinefilet | pork, cooked
    10071 | meat | Roast pork shoulder | 292 23.28 0 21.39 7.86 0 0 68
          serving=85, slice=60, cup=135 | roast pork; pulled pork; pork joint; Schweinebraten; Krustenbraten | pork, cooked
    10082 | meat | Grilled pork neck steak | 259 25.58 0 16.61 5.95 0 0 69
          steak=169 | pork neck; pork shoulder steak; pork collar; Schweinenacken; Nackensteak | pork, cooked
    10009 | meat | Roast leg of pork | 273 26.83 0 17.61 6.47 0 0 60
          serving=85, slice=40, cup=135 | leg of pork; fresh ham; Schinkenbraten; Schweinekeule | pork, cooked
    10089 | meat | Braised spareribs | 397 29.06 0 30.3 11.12 0 0 93
          serving=177 | spare ribs; spareribs; ribs; Schälrippen; Rippchen | pork, cooked
    10193 | meat | Roast baby back ribs | 292 23.01 0 21.51 7.8 0 0 94
          serving=120 | baby back ribs; back ribs; Kotelettrippchen | pork, cooked
    10220 | meat | Cooked ground pork | 297 25.69 0 20.77 7.72 0 0 73
          serving=85 | ground pork; cooked pork mince; gebratenes Schweinehack; Schweinehack | pork, cooked
    10898 | meat | Pickled pork hocks | 171 19.11 0 10.54 3.231 0 0 1050
          serving=113 | pork hock; pork knuckle; ham hock; Eisbein; Surhaxe | pork, cooked
    10111 | meat | Braised pork liver | 165 26.02 3.76 4.4 1.41 ? 0 49
          slice=85 | pork liver; pig's liver; Schweineleber | pork, cooked
    # Ham and bacon
    10123 | meat | Raw bacon | 417 12.62 1.28 39.69 13.296 1 0 662
          slice=28 | streaky bacon; bacon rashers; uncooked bacon; Speckscheibe; Frühstücksspeck; Bauchspeck | pork, raw
    10860 | meat | Baked bacon | 548 35.73 1.35 43.27 14.187 0 0 2193
          slice=8.1, serving=24 | oven bacon; crispy bacon; Bacon aus dem Ofen; Bacon knusprig | pork, cooked
    10130 | meat | Raw back bacon | 110 20.31 1.34 2.62 0.9 0.9 0 751
          slice=28.5 | Canadian bacon; back bacon; unsmoked back bacon; Rückenspeck mager | pork, raw
    10998 | meat | Fried back bacon | 146 28.31 1.8 2.78 1.039 1.2 0 993
          slice=13.8, serving=28 | fried Canadian bacon; cooked back bacon; gebratener Rückenspeck | pork, cooked
    10165 | meat | Salt pork | 748 5.05 0 80.5 29.38 0 0 2684
          slice=28 | fatback; fetter Speck; weißer Speck; Rückenspeck | pork, raw
    10136 | meat | Roast ham | 178 22.62 0 9.02 3.12 0 0 1500
          serving=85, slice=40, cup=140 | baked ham; glazed ham; gammon; gammon joint; gekochter Schinkenbraten; Bratenschinken | pork, cooked
    10134 | meat | Lean roast ham | 145 20.93 1.5 5.53 1.81 0 0 1203
          serving=85, slice=40, cup=140 | lean gammon; lean baked ham; smoked pork loin; Selchfleisch | pork, cooked
    10937 | meat | Gammon steak | 181 25.48 0.7 8.48 2.75 0.7 0 852
          steak=170, serving=85 | ham steak; grilled gammon; Schinkensteak | pork, cooked
    07028 | meat | Lean sliced ham | 100 16.9 0.55 3.4 0.66 0 0 1279
          slice=23 | 96% fat-free ham; wafer thin ham; lean ham; fettarmer Kochschinken; Hinterkochschinken | pork
    07938 | meat | Honey ham | 122 17.93 7.27 2.37 0.87 0 0 900
          slice=28 | honey-roast ham; smoked honey ham; Honigschinken | pork
    # Sausages
    07063 | meat | Raw pork sausage | 288 15.39 0.93 24.8 7.57 0.93 0 739
          link=25, large=57 | raw sausages; British bangers raw; rohe Schweinswurst | sausage, raw
    07089 | meat | Cooked Italian sausage | 344 19.12 4.27 27.31 10.195 1.86 0.1 743
          link=67 | Italian sausage; Salsiccia | sausage, cooked
    07006 | meat | Bockwurst | 301 14.03 2.95 25.87 10.256 1.33 1 756
          sausage=91 | Bockwürste | sausage
    07038 | meat | Knackwurst | 307 11.1 3.2 27.7 10.21 0 0 930
          link=72 | knockwurst; Knacker; Regensburger | sausage
    07059 | meat | Polish sausage | 326 14.1 1.63 28.72 10.33 ? 0 876
          link=76, sausage=227 | kielbasa; Polnische | sausage
    07074 | meat | Smoked pork sausage | 309 11.98 0.94 28.23 9.313 0.94 0 827
          link=68 | smoked sausage; smoked link; Mettwürstchen; Mettenden; Räucherwurst | sausage
    07019 | meat | Chorizo | 455 24.1 1.86 38.27 14.38 0 0 1235
          link=60, slice=5 | Spanish sausage; Chorizo-Wurst | sausage
    07005 | meat | Black pudding | 379 14.6 1.29 34.5 13.4 1.29 0 680
          slice=25 | blood sausage; boudin noir; Rotwurst; Blutwurst | sausage
    07024 | meat | Chicken frankfurter | 223 15.51 2.74 16.19 3.856 2.98 0 1027
          link=45 | chicken hot dog; Geflügelwürstchen; Hähnchenwürstchen | sausage
    07939 | meat | Pork frankfurter | 269 12.81 0.28 23.68 8.719 0 0.1 816
          link=76 | pork hot dog; Schweinswürstchen; Frankfurter Würstchen | sausage
    07958 | meat | Cooked turkey sausage | 196 23.89 0 10.44 2.266 0 0 665
          serving=57 | turkey sausage; breakfast turkey sausage; Putenbratwurst | sausage, cooked
    07972 | meat | Frozen Italian meatballs | 286 14.4 8.06 22.21 7.627 3.47 2.3 666
          meatball=18.7 | meatballs; beef meatballs; Hackbällchen; Fleischbällchen | dish, cooked
    16107 | meat | Vegetarian sausage | 255 20.28 8.09 18.16 2.926 0 2.8 888
          link=25, patty=38 | meatless sausage; veggie sausage; vegetarische Würstchen; Tofuwurst; Veggie-Wurst | vegetarian
    43130 | meat | Vegetarian frankfurter | 233 19.61 7.7 13.73 1.653 0 3.9 471
          frankfurter=70 | veggie hot dog; vegetarische Wiener; Veggie-Wiener | vegetarian
    # Cold cuts
    07008 | meat | Bologna | 308 15.2 5.49 24.59 9.301 4.42 0 960
          slice=28 | baloney; polony; Fleischwurst; Extrawurst | sausage
    07011 | meat | Turkey bologna | 209 11.42 4.68 16.05 4.355 2.9 0.5 1071
          slice=28 | poultry bologna; Putenlyoner; Geflügelwurst; Geflügellyoner | sausage
    # Leberkäse borrows pork frankfurters: BLS has 282 kcal.
    07939/leberkaese | meat | Leberkäse | 269 12.81 0.28 23.68 8.719 0 0.1 816
          slice=100 | German meat loaf; Fleischkäse; Leberkäs | sausage
    10932 | meat | Lean cured ham | 125 24.46 0.32 2.92 0.874 0 0 737
          slice=11, serving=85 | lean smoked ham; Nussschinken; Lachsschinken | low-fat
    07050 | meat | Mortadella | 311 16.37 3.05 25.39 9.51 0 0 1246
          slice=15 | mortadella slices; Mortadella-Scheibe | sausage
    07003 | meat | Beerwurst | 238 14.24 2.06 18.8 6.28 ? 0 1240
          slice=23 | beer salami; beer sausage; Bierwurst | sausage
    07078 | meat | Cervelat sausage, sliced | 362 17.45 3.33 30.43 11.51 0.85 0 1300
          slice=23 | summer sausage; thuringer; Zervelatwurst; Cervelatwurst | sausage
    07926 | meat | Italian salami | 425 21.7 1.2 37 13.1 1.2 0 1890
          slice=10, serving=28 | Milano salami; italienische Salami; Salami Milano | sausage
    07057 | meat | Pepperoni | 504 19.25 1.18 46.28 17.708 0 0 1582
          slice=2, serving=28 | pepperoni slices; scharfe Salami; Peperoniwurst | sausage
    07041 | meat | Liver sausage | 326 14.1 2.2 28.5 10.6 ? 0 860
          slice=18, tbsp=15 | liverwurst; Kalbsleberwurst; grobe Leberwurst; Leberwurst | spread
    07034 | meat | Head cheese | 157 13.83 0 10.9 3.402 0 0 941
          slice=28 | brawn; aspic meat; Presswurst; Presskopf; Sülze | pork
    07045 | meat | Luncheon meat | 334 12.5 2.1 30.3 10.79 0 0 1289
          slice=21 | pork luncheon meat; Frühstücksfleisch | pork
    07908 | meat | Spam | 315 13.4 4.6 26.6 9.987 0 0 1411
          slice=28 | canned pork and ham; Dosenfleisch | pork
    07043 | meat | Deli roast beef | 115 18.62 0.64 3.69 1.318 0.29 0 853
          slice=13.8, serving=55 | sliced roast beef; Roastbeef-Aufschnitt; kaltes Roastbeef | beef
    13355 | meat | Pastrami | 147 21.8 0.36 5.82 2.681 0.1 0 1078
          slice=28 | beef pastrami; Pastrami-Aufschnitt | beef
    07046 | meat | Sliced turkey breast | 109 21.81 3.51 0.83 0.197 3.51 0.5 772
          slice=20 | deli turkey; turkey slices; Putenbrustaufschnitt; Putenaufschnitt | low-fat
    07943 | meat | Smoked turkey breast | 95 20.9 1.31 0.69 0.22 0 0 1160
          slice=28 | smoked turkey; geräucherte Putenbrust; Räucherpute | low-fat
    07933 | meat | Sliced chicken breast | 79 16.79 2.17 0.39 0.13 0.1 0 1087
          slice=21 | deli chicken; chicken slices; Hähnchenaufschnitt; Hähnchenbrustaufschnitt | low-fat
    42128 | meat | Turkey ham | 124 19.6 2.93 3.8 1.09 0 0 1038
          cup=138, slice=28 | Putenschinken; Truthahnschinken | poultry
    07973 | meat | Cooked turkey bacon | 368 29.5 4.24 25.87 6.933 4.24 0 2021
          slice=8.1, serving=24 | turkey bacon; Putenspeck; Putenbacon | poultry
    07055 | meat | Liver pâté | 319 14.2 1.5 28 9.57 ? 0 697
          tbsp=13 | pate; Leberwurstpastete; Leberpastete | spread
    07054 | meat | Goose liver pâté | 462 11.4 4.67 43.84 14.45 ? 0 697
          tbsp=13 | foie gras; Gänseleberpastete | spread
    19002 | snacks | Beef jerky | 410 33.2 11 25.6 10.85 9 1.8 2081
          piece=20 | jerky; Rind-Trockenfleisch | snack
    19407 | snacks | Beef stick | 550 21.5 5.4 49.6 20.8 ? ? 1531
          stick=20 | meat stick; snack salami; Minisalami; Salamisnack | snack
    # Lamb and game
    17224 | meat | Raw ground lamb | 282 16.56 0 23.41 10.19 0 0 59
          serving=113 | lamb mince; ground lamb raw; Lammhackfleisch roh; Lammhack | lamb, raw
    17225 | meat | Cooked ground lamb | 283 24.75 0 19.65 8.12 0 0 81
          serving=85 | ground lamb; cooked lamb mince; gebratenes Lammhack | lamb, cooked
    17232 | meat | Raw leg of lamb | 185 18.99 0 11.5 4.88 ? 0 58
          serving=113 | leg of lamb raw; Lammkeule roh | lamb, raw
    17233 | meat | Roast leg of lamb | 217 26.73 0 11.4 4.6 ? 0 65
          serving=85, slice=40 | leg of lamb; roast lamb; lamb; Lammkeule; Lammbraten; Lammfleisch | lamb, cooked
    17237 | meat | Grilled lamb chop | 297 26.06 0 20.61 8.65 ? 0 78
          chop=64 | lamb chop; lamb loin chop; Lammkotelett | lamb, cooked
    17240 | meat | Grilled lamb rib chop | 340 23.06 0 26.82 11.36 ? 0 77
          serving=85 | rack of lamb; lamb cutlet; Lammkarree; Lammrücken | lamb, cooked
    17249 | meat | Roast lamb shoulder | 267 22.93 0 18.75 8.04 ? 0 65
          serving=85, slice=40 | shoulder of lamb; Lammschulter | lamb, cooked
    17164 | meat | Raw venison | 120 22.96 0 2.42 0.95 0 0 51
          serving=113 | deer meat raw; venison raw; Rehfleisch roh; Hirschfleisch roh | game, raw
    17165 | meat | Roast venison | 158 30.21 0 3.19 1.25 ? 0 54
          serving=85, slice=40 | venison; deer; Rehrücken; Rehbraten; Hirschbraten; Hirschfleisch; Reh | game, cooked
    17159 | meat | Roast wild boar | 160 28.3 0 4.38 1.3 0 0 60
          serving=85, slice=40 | wild boar; boar; Wildschweinbraten; Wildschwein | game, cooked
    17178 | meat | Roast rabbit | 197 29.06 0 8.05 2.4 ? 0 47
          serving=85 | rabbit; Hasenbraten; Kaninchen | game, cooked
    """#
}
