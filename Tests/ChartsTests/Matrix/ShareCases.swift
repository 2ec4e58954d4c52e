import Charts

extension ChartMatrix {
  /// The shares of a week's energy.
  @Sendable static func splitBars(_ drawn: ChartCase) -> any Chart {
    let days = shares(drawn)
    let names = drawn.names(Samples.weekdays.enumerated().map { "\($1) \($0 + 2)" })
    let rows = days.enumerated().map {
      SplitBars.Row(name: names[$0 % names.count], shares: $1.shares, total: $1.total)
    }
    let parts =
      drawn == .wideNames
      ? Samples.macroParts.indices.map {
        .init(name: WideNames.all[$0], letter: ["寿", "👨‍👩‍👧‍👦", "é"][$0], note: "4 kcal/g")
      }
      : Samples.macroParts
    return SplitBars(
      title: "\(drawn.name("Energy", 4)) by macro · % of kcal", subject: drawn.name("Dad", 1), period: "this week",
      parts: parts, rows: rows + (drawn == .normal ? macroSums : []), totalUnit: "kcal",
      footer: drawn == .normal ? "mean 103/223/74 g" : nil)
  }

  private static let macroSums = [
    SplitBars.Row(name: "mean", shares: [0.209, 0.452, 0.339], total: 1971, isSummary: true),
    SplitBars.Row(name: "goal", shares: [0.2, 0.5, 0.3], total: 2000, isSummary: true),
  ]

  /// Protein, carbohydrates and fat of each day, and its kcal.
  static func shares(_ drawn: ChartCase) -> [(shares: [Double]?, total: Double?)] {
    let third = 1.0 / 3
    return switch drawn {
    case .normal, .wideNames:
      [
        ([0.228, 0.438, 0.334], 1782), ([0.208, 0.461, 0.331], 2193), ([0.188, 0.463, 0.349], 1934),
        ([0.224, 0.396, 0.380], 1954), ([0.219, 0.439, 0.342], 2119), (nil, nil), ([0.188, 0.510, 0.302], 1842),
      ]
    case .empty: [(nil, nil), (nil, nil), (nil, nil), (nil, nil), (nil, nil), (nil, nil), (nil, nil)]
    case .onePoint:
      [(nil, nil), (nil, nil), ([0.25, 0.5, 0.25], 1840), (nil, nil), (nil, nil), (nil, nil), (nil, nil)]
    case .equal: [([third, third, third], 1800), ([third, third, third], 1800)]
    case .huge: [([0.2, 0.5, 0.3], 1e15), ([0, 1, 0], 3), ([1e15, 1, 1], 2.5e15), ([0, 0, 0], 0)]
    case .negative: [([-0.2, 0.8, 0.4], -320), ([-1, -1, -1], 150)]
    }
  }

  /// A day's gauges.
  @Sendable static func gauges(_ drawn: ChartCase) -> any Chart {
    typealias Row = Gauges.Row
    return switch drawn {
    case .normal: Samples.today
    case .empty: Gauges(rows: [])
    case .onePoint: Gauges(rows: [Row(name: "energy", value: 1842, limit: 2000, unit: "kcal", kind: .limit)])
    case .equal:
      Gauges(rows: [
        Row(name: "energy", value: 2000, limit: 2000, unit: "kcal", kind: .limit),
        Row(name: "protein", value: 110, limit: 110, unit: "g", kind: .goal),
        Row(name: "nothing", value: 0, limit: 0, unit: "g", kind: .goal),
      ])
    case .huge:
      Gauges(rows: [
        Row(name: "energy", value: 1e15, limit: 2000, unit: "kcal", kind: .limit),
        Row(name: "protein", value: 3, limit: 2.5e15, unit: "g", kind: .goal),
        Row(name: "sodium", value: 1e99, limit: nil, unit: "mg", kind: .limit, unknown: 3),
      ])
    case .negative:
      Gauges(rows: [
        Row(name: "energy", value: -320, limit: 2000, unit: "kcal", kind: .limit),
        Row(name: "protein", value: -0.4, limit: 110, unit: "g", decimals: 1, kind: .goal),
        Row(name: "fat", value: -80, limit: -20, unit: "g", kind: .goal),
      ])
    case .wideNames:
      Gauges(
        rows: WideNames.all.enumerated().map { index, name in
          Row(
            name: name, value: Double(index) * 400, limit: 2000, unit: index == 0 ? "グラム" : "kcal",
            kind: index == 1 ? .goal : .limit, unknown: index % 3)
        })
    }
  }
}
