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

  /// The place of a view beside a mark in the middle: its row and its first column.
  static func note(
    _ position: AnnotationPosition, _ alignment: Alignment = .center, isUpright: Bool = false,
    at value: Double = 50
  ) -> [Int]? {
    let rows = notes(
      [value], position: position, alignment: alignment, isUpright: isUpright, names: ["goal"])
    return place(of: "goal", in: rows)
  }

  /// The columns of an upright rule and of a letter on it.
  static func overlay(at value: Double) -> (note: Int?, rule: Int?) {
    let rows = notes([value], position: .overlay, alignment: .center, isUpright: true, names: ["o"])
    let rule = rows[0].firstIndex { $0 != " " }
    return (
      place(of: "o", in: rows)?.last,
      rule.map { rows[0].distance(from: rows[0].startIndex, to: $0) }
    )
  }

  /// The places of the views above marks at several values.
  static func notes(at values: [Double], isUpright: Bool) -> [[Int]?] {
    let names = values.indices.map { "mark\($0)" }
    let rows = notes(
      values, position: .top, alignment: .center, isUpright: isUpright, names: names)
    return names.map { place(of: $0, in: rows) }
  }

  /// The form of marks with a view at each.
  enum NotedForm: CaseIterable {
    case bar, point, line, area
  }

  /// Marks of 2, 10 and 5 over days, a view at each; the last row is that of the axis.
  static func noted(_ form: NotedForm, _ position: AnnotationPosition = .top, rows: Int = 7)
    -> [String]
  {
    let days = [("Mon", 2), ("Tue", 10), ("Wed", 5)]
    return picture(
      Chart(days, id: \.0) { day in
        mark(form, x: .value("Day", day.0), y: .value("Count", day.1))
          .annotation(position: position) { Text("<\(day.1)>") }
      }
      .chartYScale(domain: 0...10).chartYAxis(.hidden), columns: 24, rows: rows)
  }

  private static func mark(
    _ form: NotedForm, x: PlottableValue<String>, y: PlottableValue<Int>
  ) -> some ChartContent {
    let parts: (bar: [Int], point: [Int], line: [Int], area: [Int]) =
      switch form {
      case .bar: ([0], [], [], [])
      case .point: ([], [0], [], [])
      case .line: ([], [], [0], [])
      case .area: ([], [], [], [0])
      }
    return Plot {
      ForEach(parts.bar, id: \.self) { _ in BarMark(x: x, y: y) }
      ForEach(parts.point, id: \.self) { _ in PointMark(x: x, y: y) }
      ForEach(parts.line, id: \.self) { _ in LineMark(x: x, y: y) }
      ForEach(parts.area, id: \.self) { _ in AreaMark(x: x, y: y) }
    }
  }

  /// Lying bars of 10 and 4 with a view behind each.
  static let notedList = picture(
    Chart([10, 4], id: \.self) { count in
      BarMark(x: .value("Count", count), y: .value("Name", "n\(count)"))
        .annotation(position: .trailing) { Text("<\(count)>") }
    }
    .chartXScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden), columns: 20, rows: 4)

  /// Bars with views at other places than above.
  static let notedAside = [AnnotationPosition.leading, .trailing, .overlay, .topLeading].map {
    noted(.bar, $0)
  }

  /// Charts with an author's axis and each visibility for it, which an author may set before or after.
  static func axes(isFirst: Bool) -> [[String]] {
    let line = Chart { LineMark(x: .value("x", 0), y: .value("y", 3)) }.chartXAxis(.hidden)
    let marks = { AxisMarks(values: [0, 3]) { _ in AxisValueLabel("label") } }
    return Visibility.allCases.map { visibility in
      isFirst
        ? picture(line.chartYAxis(visibility).chartYAxis { marks() })
        : picture(line.chartYAxis { marks() }.chartYAxis(visibility))
    }
  }

  private static func place(of word: String, in rows: [String]) -> [Int]? {
    for (row, line) in rows.enumerated() {
      guard let range = line.firstRange(of: word) else { continue }
      return [row, line.distance(from: line.startIndex, to: range.lowerBound)]
    }
    return nil
  }

  private static func notes(
    _ values: [Double], position: AnnotationPosition, alignment: Alignment, isUpright: Bool,
    names: [String]
  ) -> [String] {
    picture(
      Chart(values.indices, id: \.self) { index in
        if isUpright {
          RuleMark(x: .value("x", values[index]))
            .annotation(position: position, alignment: alignment) { Text(names[index]) }
        } else {
          RuleMark(y: .value("y", values[index]))
            .annotation(position: position, alignment: alignment) { Text(names[index]) }
        }
      }
      .chartXScale(domain: 0...100).chartYScale(domain: 0...100)
      .chartXAxis(.hidden).chartYAxis(.hidden), columns: 20, rows: 5)
  }

  /// Returns the values that a chart tells at a distance from its edges, in points: a category, and two types of numbers.
  static func values(at position: Double) -> [String?] {
    var values: [String?] = []
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 1e10)) }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...1e10)
      .chartOverlay { proxy -> Color in
        values = [
          proxy.value(atX: position, as: String.self),
          proxy.value(atY: position, as: Double.self).map { "\($0)" },
          proxy.value(atY: position, as: Decimal.self).map { "\($0)" },
        ]
        return Color.clear
      }
    _ = picture(chart)
    return values
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
