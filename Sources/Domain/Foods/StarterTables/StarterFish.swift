extension StarterTables {
  /// Fish and shellfish: raw, cooked, smoked and canned.
  static let fish = #"""
    # Fish, raw
    15236 | seafood | Raw salmon | 208 20.42 0 13.42 3.05 0 0 59
          fillet=125, half fillet=198 | salmon raw; farmed salmon raw; roher Lachs; Lachs roh; Lachsfilet roh | fish, raw
    15015 | seafood | Raw cod | 82 17.81 0 0.67 0.131 0 0 54
          fillet=231 | cod raw; cod fillet raw; Kabeljau roh; Kabeljaufilet roh | fish, raw
    15066 | seafood | Raw pollock | 56 12.19 0 0.41 0.124 0 0 333
          fillet=77 | Alaska pollock raw; Seelachs roh; Seelachsfilet roh; Alaska-Seelachs roh | fish, raw
    15033 | seafood | Raw haddock | 74 16.32 0 0.45 0.091 0 0 213
          fillet=193 | haddock raw; Schellfisch roh | fish, raw
    15028 | seafood | Raw plaice or sole | 70 12.41 0 1.93 0.441 0 0 296
          fillet=163 | plaice raw; flounder raw; sole raw; Scholle roh; Schollenfilet roh; Seezunge roh | fish, raw
    15039 | seafood | Raw herring | 158 17.96 0 9.04 2.04 0 0 90
          fillet=184 | herring raw; grüner Hering; Hering roh | fish, raw
    15046 | seafood | Raw mackerel | 205 18.6 0 13.89 3.257 0 0 90
          fillet=112 | mackerel raw; Makrele roh | fish, raw
    15240 | seafood | Raw rainbow trout | 141 19.94 0 6.18 1.383 0 0 51
          fillet=79 | trout raw; Lachsforelle roh; Regenbogenforelle roh; Forelle roh | fish, raw
    15127 | seafood | Raw tuna | 109 24.4 0 0.49 0.172 0 0 45
          serving=85 | fresh tuna raw; tuna sashimi; yellowfin tuna raw; Thunfisch roh; Thunfischsteak roh | fish, raw
    15261 | seafood | Raw tilapia | 96 20.08 0 1.7 0.585 0 0 52
          fillet=116 | tilapia raw; Tilapia roh; Buntbarsch roh | fish, raw
    15091 | seafood | Raw sea bass | 97 18.43 0 2 0.511 0 0 68
          fillet=129 | sea bass raw; Wolfsbarsch roh | fish, raw
    # Fish, cooked
    15209 | seafood | Cooked wild salmon | 182 25.44 0 8.13 1.257 ? 0 56
          half fillet=154, serving=85 | wild salmon; baked wild salmon; Wildlachs | fish, cooked
    15205 | seafood | Cooked coley | 118 24.92 0 1.26 0.17 ? 0 110
          half fillet=151, serving=85 | coley; saithe; pollack; Köhler; Seelachs | fish, cooked
    15067 | seafood | Cooked Alaska pollock | 111 23.48 0 1.18 0.159 0 0 419
          fillet=60 | pollock; Alaska pollock; Alaska-Seelachs; Seelachsfilet | fish, cooked
    15034 | seafood | Cooked haddock | 90 19.99 0 0.55 0.111 0 0 261
          fillet=150 | haddock; Schellfisch | fish, cooked
    15029 | seafood | Cooked plaice or sole | 86 15.24 0 2.37 0.542 0 0 363
          fillet=127 | plaice; sole; flounder; lemon sole; flatfish; Seezunge; Schollenfilet; Scholle | fish, cooked
    15037 | seafood | Cooked halibut | 111 22.54 0 1.61 0.354 0 0 82
          half fillet=159, serving=85 | halibut; Heilbutt | fish, cooked
    15040 | seafood | Cooked herring | 203 23.03 0 11.59 2.615 0 0 115
          fillet=143 | herring; fried herring; Brathering; Hering | fish, cooked
    15047 | seafood | Cooked mackerel | 262 23.85 0 17.81 4.176 ? 0 83
          fillet=88, whole=180 | mackerel; grilled mackerel; Steckerlfisch; Makrele | fish, cooked
    15241 | seafood | Cooked rainbow trout | 168 23.8 0 7.38 1.651 0 0 61
          fillet=110, whole=180 | trout; rainbow trout; Lachsforelle; Regenbogenforelle; Forelle | fish, cooked
    15221 | seafood | Cooked tuna | 130 29.15 0 0.59 0.205 0 0 54
          serving=85 | tuna steak; fresh tuna; grilled tuna; Thunfischsteak | fish, cooked
    15262 | seafood | Cooked tilapia | 128 26.15 0 2.65 0.94 0 0 56
          fillet=87 | tilapia; baked tilapia; Buntbarsch | fish, cooked
    15092 | seafood | Cooked sea bass | 124 23.63 0 2.56 0.655 ? 0 87
          fillet=101 | sea bass; branzino; Loup de Mer; Wolfsbarsch | fish, cooked
    15058 | seafood | Cooked redfish | 96 18.51 0 1.87 0.33 0 0 347
          fillet=50 | ocean perch; redfish; rosefish; Rotbarschfilet; Rotbarsch | fish, cooked
    15204 | seafood | Cooked zander | 119 24.54 0 1.56 0.319 ? 0 65
          fillet=124 | walleye; pikeperch; Zanderfilet; Zander | fish, cooked
    15102 | seafood | Cooked snapper | 128 26.3 0 1.72 0.365 ? 0 57
          fillet=170 | red snapper; snapper; Schnapper | fish, cooked
    15133 | seafood | Cooked whiting | 116 23.48 0 1.69 0.4 0 0 132
          fillet=72 | whiting; Merlan; Wittling | fish, cooked
    15223 | seafood | Cooked whitefish | 172 24.47 0 7.51 1.162 ? 0 65
          fillet=154 | Renke; Maräne; Felchen | fish, cooked
    21105 | other | Fish sandwich | 257 10.29 26.69 12.45 1.949 3.53 1 602
          sandwich=220 | fish burger; fish fillet sandwich; Backfischbrötchen; Fischburger | cooked, dish
    # Fish, smoked, pickled and canned
    15131 | seafood | Smoked whitefish | 108 23.4 0 0.93 0.228 0 0 1019
          cup=136, serving=85 | hot-smoked whitefish; geräucherte Renke; Räucherfisch | fish
    15035 | seafood | Smoked haddock | 116 25.23 0 0.96 0.173 0 0 763
          serving=85 | finnan haddie; geräucherter Schellfisch | fish
    15042 | seafood | Kippered herring | 217 24.58 0 12.37 2.791 0 0 918
          fillet=40, large=65 | kipper; Bückling | fish
    15041 | seafood | Pickled herring | 262 14.19 9.64 18 2.381 7.71 0 870
          piece=15, cup=140 |  | fish
    15018 | seafood | Salt cod | 290 62.82 0 2.37 0.462 0 0 7027
          piece=80 | dried cod; bacalhau; baccalà; Klippfisch; Stockfisch | fish
    15012 | seafood | Caviar | 264 24.6 4 17.9 4.06 0 0 1500
          tbsp=16 | fish eggs; Forellenkaviar; Kaviar | fish
    15002 | seafood | Anchovies in oil | 210 28.89 0 9.71 2.203 0 0 3668
          anchovy=4, serving=20, can=45 | anchovies; tinned anchovies; Anchovis; Sardellen; Sardellenfilets | fish
    15088 | seafood | Sardines in oil | 208 24.62 0 11.45 1.528 0 0 307
          sardine=12, serving=92, can=92 | sardines; tinned sardines; Ölsardinen | fish
    15089 | seafood | Sardines in tomato sauce | 185 20.86 0.54 10.45 2.684 0.43 0.1 414
          can=120, sardine=38 | sardines in tomato; Sardinen in Tomatensoße | fish
    15119 | seafood | Tuna in oil | 198 29.13 0 8.21 1.534 0 0 416
          can=171, cup=146 | tinned tuna in oil; canned tuna in oil; Thunfisch in Öl | fish
    15126 | seafood | Albacore tuna in water | 128 23.62 0 2.97 0.792 0 0 377
          can=172 | white tuna in water; albacore; weißer Thunfisch | fish
    15128 | seafood | Tuna salad | 187 16.04 9.41 9.26 1.544 ? 0 402
          cup=205 | tuna mayo; tuna mayonnaise; tuna salad spread; Thunfischcreme; Thunfischsalat | dish, fish
    15260 | seafood | Canned pink salmon | 138 23.1 0 5.02 0.895 0 0 381
          can=170, serving=85 | tinned salmon; canned salmon; Lachs aus der Dose; Dosenlachs | fish
    15048 | seafood | Canned mackerel | 156 23.19 0 6.3 1.857 0 0 379
          cup=190, can=361 | tinned mackerel; Makrele aus der Dose; Makrelenfilets | fish
    15138 | seafood | Crab sticks | 95 7.62 15 0.46 0.216 6.25 0.5 529
          stick=16, serving=85 | crabstick; seafood sticks; imitation crab; Krebsfleischimitat; Krabbenstäbchen | fish
    # Shellfish
    15149 | seafood | Raw shrimp | 71 13.61 0.91 1.01 0.261 0 0 566
          medium=6, small=5, serving=85 | prawns raw; raw prawns; Garnelen roh; Shrimps roh | shellfish, raw
    15150 | seafood | Fried breaded shrimp | 242 21.39 11.47 12.28 2.087 0.8 0.4 344
          large=7.5, serving=85 | fried shrimp; breaded prawns; scampi in breadcrumbs; panierte Garnelen | shellfish, cooked
    15271 | seafood | Cooked fresh shrimp | 99 23.98 0.2 0.28 0.056 ? ? 111
          serving=85 | king prawns; tiger prawns; gambas; Scampi; Riesengarnelen | shellfish, cooked
    15140 | seafood | Cooked crab | 83 17.88 0 0.74 0.201 0 0 395
          cup=118 | crab; crab meat; crabmeat; dressed crab; Krebsfleisch; Taschenkrebs | shellfish, cooked
    15142 | seafood | Crab cake | 155 20.21 0.48 7.52 1.483 ? 0 330
          cake=60 | Krabbenküchlein | shellfish, cooked
    15148 | seafood | Cooked lobster | 89 19 0 0.86 0.208 0 0 486
          cup=145 | lobster; lobster tail; Hummer | shellfish, cooked
    15146 | seafood | Cooked crayfish | 82 16.77 0 1.2 0.181 0 0 94
          serving=85 | crayfish; crawfish; Flusskrebse | shellfish, cooked
    15165 | seafood | Cooked mussels | 172 23.8 7.39 4.48 0.85 ? 0 369
          serving=85 | mussels; moules; Muscheln; Miesmuscheln | shellfish, cooked
    15159 | seafood | Cooked clams | 148 25.55 5.13 1.95 0.188 ? 0 1202
          small=9.5, serving=85 | clams; vongole; Venusmuscheln | shellfish, cooked
    15171 | seafood | Raw oyster | 81 9.45 4.95 2.3 0.51 ? 0 106
          medium=15, large=50 | oysters; Austern; Auster | shellfish, raw
    90240 | seafood | Steamed scallops | 111 20.54 5.41 0.84 0.218 0 0 667
          serving=85 | scallops; seared scallops; Jakobsmuscheln | shellfish, cooked
    15175 | seafood | Raw squid | 92 15.58 3.08 1.38 0.358 0 0 44
          serving=85 | squid; squid raw; calamari raw; Tintenfisch roh; Kalmar roh | shellfish, raw
    15176 | seafood | Fried squid | 175 17.94 7.79 7.48 1.878 ? 0 306
          serving=85 | calamari; fried calamari; calamares; Tintenfischringe; Tintenfisch | shellfish, cooked
    15230 | seafood | Cooked octopus | 164 29.82 4.4 2.08 0.453 0 0 460
          serving=85 | octopus; Pulpo; Krake; Oktopus | shellfish, cooked
    """#
}
