/// A publication that is the source of numbers in the family guide.
package struct Publication: Hashable, Sendable {
  /// The name used in reports and JSON: `D-A-CH 2015 energy`.
  package let key: String
  /// Authors, title, place, year.
  package let title: String
  /// A DOI or an address where the publication can be read.
  package let locator: String

  /// The publication as a citation: `Henry 2005: Basal metabolic rate ..., doi 10.1079/PHN2005801`.
  package var citation: String { "\(key): \(title), \(locator)" }

  private init(_ key: String, _ title: String, _ locator: String) {
    self.key = key
    self.title = title
    self.locator = locator
  }
}

extension Publication {
  // MARK: Energy

  /// Equations for resting energy from weight, by age and sex.
  package static let henry2005 = Publication(
    "Henry 2005",
    "Basal metabolic rate studies in humans: measurement and development of new equations, "
      + "Public Health Nutrition 8(7A):1133-1152",
    "doi 10.1079/PHN2005801")
  /// The equation for the resting energy of adults that the D-A-CH societies use.
  package static let mueller2004 = Publication(
    "Müller 2004",
    "World Health Organization equations have shortcomings for predicting resting energy expenditure in persons from a "
      + "modern, affluent population, American Journal of Clinical Nutrition 80(5):1379-1390",
    "doi 10.1093/ajcn/80.5.1379")
  /// Guiding values for energy intake in Germany, Austria and Switzerland.
  package static let dachEnergy = Publication(
    "D-A-CH 2015 energy", "DGE, ÖGE, SGE: Referenzwerte für die Nährstoffzufuhr, Energie (derivation 2015)",
    "https://www.dge.de/wissenschaft/referenzwerte/energie/")
  /// Energy for growth, and the names of activity levels.
  package static let efsaEnergy = Publication(
    "EFSA 2013 energy", "Scientific opinion on dietary reference values for energy, EFSA Journal 11(1):3005",
    "doi 10.2903/j.efsa.2013.3005")
  /// The estimated energy requirement of the United States and Canada.
  package static let nasem2023 = Publication(
    "NASEM 2023", "Dietary Reference Intakes for Energy, National Academies Press", "doi 10.17226/26818")

  /// The energy in a pound of body weight, 3,500 kcal.
  package static let wishnofsky1958 = Publication(
    "Wishnofsky 1958",
    "Caloric equivalents of gained or lost weight, American Journal of Clinical Nutrition 6(5):542-546",
    "doi 10.1093/ajcn/6.5.542")
  /// How body weight actually responds to a change of energy: more slowly, and less, than a fixed number of kcal per kg
  /// implies.
  package static let hall2011 = Publication(
    "Hall 2011", "Quantification of the effect of energy imbalance on bodyweight, Lancet 378(9793):826-837",
    "doi 10.1016/S0140-6736(11)60812-X")
  /// The classes of the body mass index: underweight below 18.5, normal weight to 25.
  package static let whoIndex = Publication(
    "WHO 2000", "Obesity: preventing and managing the global epidemic, WHO Technical Report Series 894",
    "https://iris.who.int/handle/10665/42330")

  // MARK: Protein, fat, carbohydrate

  /// Protein per kg of body weight.
  package static let dachProtein = Publication(
    "D-A-CH 2017 protein", "DGE, ÖGE, SGE: Referenzwerte für die Nährstoffzufuhr, Protein (derivation 2017)",
    "https://www.dge.de/wissenschaft/referenzwerte/protein/")
  /// Guiding values for fat.
  package static let dachFat = Publication(
    "D-A-CH fat", "DGE, ÖGE, SGE: Referenzwerte für die Nährstoffzufuhr, Fett (guiding values since 2000)",
    "https://www.dge.de/wissenschaft/referenzwerte/fett/")
  /// The recommendation to get more than half of the energy from carbohydrate.
  package static let dgeCarbohydrate = Publication(
    "DGE 2011 carbohydrate", "Evidenzbasierte Leitlinie: Kohlenhydratzufuhr und Prävention",
    "https://www.dge.de/wissenschaft/leitlinien/kohlenhydratzufuhr/")
  /// Acceptable macronutrient distribution ranges (AMDR) and the RDA for carbohydrate.
  package static let iom2005 = Publication(
    "IOM 2005",
    "Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids",
    "doi 10.17226/10490")
  /// Ranges for fat in Europe.
  package static let efsaFat = Publication(
    "EFSA 2010 fats", "Scientific opinion on dietary reference values for fats, EFSA Journal 8(3):1461",
    "doi 10.2903/j.efsa.2010.1461")
  /// The limits of 30 % of energy from fat and 10 % of energy from saturated fat.
  package static let whoFat = Publication(
    "WHO 2023 fats", "Saturated fatty acid and trans-fatty acid intake for adults and children; total fat intake",
    "https://www.who.int/publications/i/item/9789240073630")
  /// The United States' guidelines: saturated fat and added sugars below 10 % of energy from 2 years on.
  package static let dga2020 = Publication(
    "DGA 2020-2025", "Dietary Guidelines for Americans, 2020-2025, Appendix 1",
    "https://www.dietaryguidelines.gov")

  // MARK: Sugar, fiber, sodium

  /// The limit for free sugars: below 10 % of energy.
  package static let whoSugar = Publication(
    "WHO 2015 sugars", "Guideline: sugars intake for adults and children",
    "https://www.who.int/publications/i/item/9789241549028")
  /// The German societies' consensus on free sugars: below 10 % of energy.
  package static let dgeSugar = Publication(
    "DAG, DDG, DGE 2018 sugars", "Quantitative Empfehlung zur Zuckerzufuhr in Deutschland, consensus paper",
    "https://www.dge.de/wissenschaft/stellungnahmen-und-fachinformationen/")
  /// Reference intakes for food labels, energy per gram of nutrients, and the calculation of salt from sodium.
  package static let euLabels = Publication(
    "EU 1169/2011", "Regulation on the provision of food information to consumers, Annexes I, XIII, XIV",
    "https://eur-lex.europa.eu/eli/reg/2011/1169/oj")
  /// Fiber for children, and for adults in Europe.
  package static let efsaFiber = Publication(
    "EFSA 2010 fibre",
    "Scientific opinion on dietary reference values for carbohydrates and dietary fibre, EFSA Journal 8(3):1462",
    "doi 10.2903/j.efsa.2010.1462")
  /// The recommended fiber for adults: at least 30 g.
  package static let dachFiber = Publication(
    "D-A-CH 2021 fibre", "DGE, ÖGE, SGE: Referenzwerte für die Nährstoffzufuhr, Ballaststoffe (2021)",
    "https://www.dge.de/wissenschaft/referenzwerte/ballaststoffe/")
  /// Safe and adequate intakes of sodium.
  package static let efsaSodium = Publication(
    "EFSA 2019 sodium", "Dietary reference values for sodium, EFSA Journal 17(9):5778",
    "doi 10.2903/j.efsa.2019.5778")
  /// The limit for sodium: less than 2000 mg for adults.
  package static let whoSodium = Publication(
    "WHO 2012 sodium", "Guideline: sodium intake for adults and children",
    "https://www.who.int/publications/i/item/9789241504836")
  /// Adequate intakes for sodium in the United States and Canada.
  package static let nasemSodium = Publication(
    "NASEM 2019 sodium", "Dietary Reference Intakes for Sodium and Potassium", "doi 10.17226/25353")

  // MARK: Diets

  /// What a Mediterranean diet contains.
  package static let davis2015 = Publication(
    "Davis 2015", "Definition of the Mediterranean diet: a literature review, Nutrients 7(11):9139-9153",
    "doi 10.3390/nu7115459")
  /// What the words low-carb and ketogenic mean in grams of carbohydrate.
  package static let feinman2015 = Publication(
    "Feinman 2015",
    "Dietary carbohydrate restriction as the first approach in diabetes management, Nutrition 31(1):1-13",
    "doi 10.1016/j.nut.2014.06.011")
  /// Low-carbohydrate diets in children.
  package static let aap2023 = Publication(
    "AAP 2023",
    "Low-carbohydrate diets in children and adolescents with or at risk for diabetes, Pediatrics 152(4)",
    "doi 10.1542/peds.2023-063755")
  /// A position on vegan diets that is neither for nor against them in groups with special needs.
  package static let dgeVegan = Publication(
    "DGE 2024 vegan", "Neubewertung der DGE-Position zu veganer Ernährung, Ernährungs Umschau 71(7)",
    "doi 10.4455/eu.2024.22")
  /// Protein for vegans: an expert opinion.
  package static let veganProtein = Publication(
    "Messina & Mangels 2001",
    "Considerations in planning vegan diets: children, Journal of the American Dietetic Association 101(6):661-669",
    "doi 10.1016/S0002-8223(01)00167-5")
  /// Protein for people who exercise.
  package static let issn2017 = Publication(
    "ISSN 2017", "Position stand: protein and exercise, Journal of the International Society of Sports Nutrition 14:20",
    "doi 10.1186/s12970-017-0177-8")
  /// Protein in Europe: reference values for mixed diets.
  package static let efsaProtein = Publication(
    "EFSA 2012 protein", "Scientific opinion on dietary reference values for protein, EFSA Journal 10(2):2557",
    "doi 10.2903/j.efsa.2012.2557")

  /// All publications, in the order in which the reference page lists them.
  package static let all: [Publication] = [
    henry2005, mueller2004, dachEnergy, efsaEnergy, nasem2023, wishnofsky1958, hall2011, whoIndex, dachProtein,
    efsaProtein, dachFat, dgeCarbohydrate,
    iom2005,
    efsaFat, whoFat, dga2020, whoSugar, dgeSugar, euLabels, efsaFiber, dachFiber, efsaSodium, whoSodium, nasemSodium,
    davis2015, feinman2015, aap2023, dgeVegan, veganProtein, issn2017,
  ]
}
