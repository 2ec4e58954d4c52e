package import Domain

/// The open tables of foods that come with Larder.
package enum FoodTable: Int, CaseIterable, Sendable {
  /// USDA National Nutrient Database for Standard Reference, Legacy Release (2018).
  case standardReference
  /// USDA Food and Nutrient Database for Dietary Studies 2021-2023.
  case survey
  /// Foods of the 2017-2018 edition of FNDDS that the later edition no longer contains.
  case earlierSurvey
  /// The Swiss food composition database.
  case swiss
  /// Bundeslebensmittelschlüssel 4.0, the German food code.
  case german

  /// The part of a food's id before the colon, as in `sr:01123`.
  package var prefix: String {
    switch self {
    case .standardReference: "sr"
    case .survey: "fndds"
    case .earlierSurvey: "fndds17"
    case .swiss: "swiss"
    case .german: "bls"
    }
  }

  /// The name of the table as a source of values.
  package var sourceName: String {
    switch self {
    // The name differs from that in the starter bank, whose foods are updated with each version of Larder.
    case .standardReference: "USDA FoodData Central, SR Legacy"
    case .survey: "FNDDS 2021-2023"
    case .earlierSurvey: "FNDDS 2017-2018"
    case .swiss: "Swiss food composition database"
    case .german: "BLS 4.0"
    }
  }

  /// Whether carbohydrates include fiber: they do in the tables of the United States (by difference), but not in the
  /// European tables.
  package var basis: CarbohydrateBasis {
    switch self {
    case .standardReference, .survey, .earlierSurvey: .total
    case .swiss, .german: .available
    }
  }
}
