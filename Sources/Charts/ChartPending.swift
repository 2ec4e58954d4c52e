extension Chart {
  package var image: VectorImage { VectorImage(title: "", description: "", width: 0, height: 0, shapes: []) }
}

extension TrendChart: Chart {}
extension DayBars: Chart {}
extension ComparedBars: Chart {}
extension AmountBars: Chart {}
extension SplitBars: Chart {}
extension Gauges: Chart {}
extension MonthHeatmap: Chart {}
extension SparkRows: Chart {}
extension Sparkline: Chart {}
extension MarkerBars: Chart {}
