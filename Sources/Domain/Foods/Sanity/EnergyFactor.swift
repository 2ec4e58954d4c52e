/// Energy in kcal per gram, according to Regulation (EU) No 1169/2011, Annex XIV.
///
/// Two factors of the annex are left out, salatrim (6) and erythritol (0), since no source that Larder reads states the
/// amounts of these substances.
package enum EnergyFactor {
  static let protein = 4.0
  /// For carbohydrates without polyols.
  static let carbohydrate = 4.0
  static let polyols = 2.4
  static let fat = 9.0
  static let alcohol = 7.0
  static let organicAcids = 3.0
  static let fiber = 2.0

  /// Kilojoules per kilocalorie; exact for the thermochemical calorie.
  package static let kilojoules = 4.184

  /// The energy in kcal of protein, carbohydrates and fat in g; fiber in the carbohydrates counts like other
  /// carbohydrates.
  package static func macros(protein: Double, carbohydrates: Double, fat: Double) -> Double {
    Self.protein * protein + carbohydrate * carbohydrates + Self.fat * fat
  }
}
