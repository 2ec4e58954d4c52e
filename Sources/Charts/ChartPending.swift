extension Chart {
  package var table: ChartTable { ChartTable([], rows: []) }
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
