import Charts
import Compositing

/// Charts as lines of text, with `█` for a filled cell without ink.
enum ChartPictures {
  static let days = picture(
    Chart(["Mon", "Tue", "Wed"], id: \.self) { day in
      BarMark(x: .value("Day", day), y: .value("Count", day == "Tue" ? 10 : 5))
    }.chartYAxis(.hidden))

  static let line = picture(
    Chart {
      LineMark(x: .value("x", 0), y: .value("y", 3))
      LineMark(x: .value("x", 10), y: .value("y", 97))
    })

  static let list = picture(
    Chart(["First", "Second", "Third"], id: \.self) { name in
      BarMark(x: .value("Count", 5), y: .value("Name", name))
    })

  static let none = picture(Chart {})

  static func marks(of value: Double) -> [String] {
    picture(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", value))
        LineMark(x: .value("x", value), y: .value("y", 1))
        SectorMark(angle: .value("z", value))
      })
  }

  /// A function's line in a plot from 0 to 6.
  static func function(in domain: ClosedRange<Double>?) -> [String] {
    picture(
      Chart { LinePlot(x: "x", y: "y", domain: domain) { $0 * $0 }.foregroundStyle(.red) }
        .chartXScale(domain: 0...6))
  }

  static func rule(at value: Double) -> [String] {
    picture(Chart { RuleMark(y: .value("y", value)) }, columns: 1, rows: 1)
  }

  private static func picture(_ chart: some View, columns: Int = 40, rows: Int = 9) -> [String] {
    let surface = chart.layout(
      in: ProposedCells(columns: columns, rows: rows),
      environment: EnvironmentValues(now: Date(timeIntervalSince1970: 0))
    ).surface()
    return (0..<surface.size.rows).map { row in
      (0..<surface.size.columns).map { column -> String in
        let cell = surface[column, row]
        if cell.glyph == .continuation { return "" }
        if cell.glyph.hasInk { return cell.glyph.scalars.map { String($0) }.joined() }
        return cell.upper.alpha > 127 || cell.lower.alpha > 127 ? "█" : " "
      }.joined()
    }
  }
}
