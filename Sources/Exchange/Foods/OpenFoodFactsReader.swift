import Domain

/// Reads products of Open Food Facts record by record, from a CSV or a JSONL file.
protocol OpenFoodFactsReader: FoodReader {
  associatedtype Records: RecordReader

  var records: Records { get }
  /// The preferred languages of the foods' names, most preferred first.
  var languages: [String] { get }

  /// Reads the product in the current record; throws an error that says what is wrong with the record.
  func product() throws(LarderError) -> OpenFoodFactsProduct
}

extension OpenFoodFactsReader {
  var sourceName: String { OpenFoodFactsProduct.sourceName }
  var columns: [ColumnUse] { [] }
  var progress: Double { records.progress }

  func next() throws(LarderError) -> FoodRecord? {
    switch try records.next() {
    case .end: return nil
    case .refused(let refused): return .refused(refused)
    case .record:
      do throws(LarderError) {
        return .food(try product().food(line: records.line, languages: languages))
      } catch {
        return .refused(records.refusal(error.message))
      }
    }
  }
}
