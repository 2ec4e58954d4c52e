/// Energy in kcal per gram, by Regulation (EU) No 1169/2011, Annex XIV.
///
/// Salatrim (6) and erythritol (0), the other two in the annex, are not stated by any source that Larder reads.
package enum EnergyFactor {
  static let protein = 4.0
  /// For carbohydrates without polyols.
  static let carbohydrate = 4.0
  static let polyols = 2.4
  static let fat = 9.0
  static let alcohol = 7.0
  static let organicAcids = 3.0
  static let fiber = 2.0

  /// Kilojoules in a kilocalorie, exactly: the thermochemical calorie.
  package static let kilojoules = 4.184

  /// The energy of protein, carbohydrates and fat in g, in kcal; fiber included in the carbohydrates counts like them.
  package static func macros(protein: Double, carbohydrates: Double, fat: Double) -> Double {
    Self.protein * protein + carbohydrate * carbohydrates + Self.fat * fat
  }
}
