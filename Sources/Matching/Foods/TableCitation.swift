package import Domain
internal import Reference

/// The citation of the published table that a food's values are from.
package struct TableCitation: Hashable, Sendable {
  /// The table's full title, with its publisher and, in most cases, its year.
  package let title: String
  /// Where the table can be found: a DOI or a web address.
  package let locator: String

  /// The name of the table's food whose values a food with a listed name has; nil if the food has its own values.
  package static func similarName(of food: Food) -> String? { OpenTables().similarFood(of: food)?.name }

  /// The citation of the open table that a food comes from; nil if the food comes from another source.
  package init?(of source: FoodSource) {
    guard let table = FoodTable.allCases.first(where: { $0.sourceName == source.name }) else { return nil }
    let usda = "Agricultural Research Service, U.S. Department of Agriculture"
    switch table {
    case .standardReference:
      title = "USDA National Nutrient Database for Standard Reference, Legacy Release, \(usda), 2018"
      locator = "doi 10.15482/USDA.ADC/1529216"
    case .survey:
      title = "USDA Food and Nutrient Database for Dietary Studies 2021-2023, \(usda), 2024"
      locator = "ars.usda.gov/nea/bhnrc/fsrg"
    case .earlierSurvey:
      title = "USDA Food and Nutrient Database for Dietary Studies 2017-2018, \(usda), 2020"
      locator = "ars.usda.gov/nea/bhnrc/fsrg"
    case .swiss:
      title = "Swiss food composition database, Federal Food Safety and Veterinary Office"
      locator = "naehrwertdaten.ch"
    case .german:
      title = "Bundeslebensmittelschlüssel 4.0, Max Rubner-Institut, 2025, CC BY 4.0"
      locator = "doi 10.25826/Data20251217-134202-0"
    }
  }
}
