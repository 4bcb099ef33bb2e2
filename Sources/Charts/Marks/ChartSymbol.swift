import Foundation

/// The symbol of a point.
enum ChartSymbol {
  case shape(BasicChartSymbolShape)
  case view(AnyView)
}

/// A symbol of the system.
public struct BasicChartSymbolShape: Hashable, Sendable {
  enum Kind: Hashable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind

  /// The symbols that values get in turn.
  static let turn: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]

  /// Returns the outline of the symbol around a point; an area in square points.
  func path(around center: CGPoint, area: Double) -> Path {
    let radius = max(1, (area / .pi).squareRoot())
    let rect = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect.insetBy(dx: radius * 0.11, dy: radius * 0.11))
    case .triangle: return polygon(3, center, radius * 1.2)
    case .diamond: return polygon(4, center, radius * 1.2)
    case .pentagon: return polygon(5, center, radius * 1.1)
    case .plus: return cross(center, radius, turns: [0, 0.25])
    case .cross: return cross(center, radius, turns: [0.125, 0.375])
    case .asterisk: return cross(center, radius, turns: [0.25, 1.0 / 12, 5.0 / 12])
    }
  }

  private func polygon(_ count: Int, _ center: CGPoint, _ radius: Double) -> Path {
    Path { path in
      for index in 0..<count {
        let angle = 2 * Double.pi * Double(index) / Double(count) - .pi / 2
        let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  private func cross(_ center: CGPoint, _ radius: Double, turns: [Double]) -> Path {
    Path { path in
      for turn in turns {
        let (x, y) = (radius * cos(2 * .pi * turn), radius * sin(2 * .pi * turn))
        path.move(to: CGPoint(x: center.x - x, y: center.y - y))
        path.addLine(to: CGPoint(x: center.x + x, y: center.y + y))
      }
    }.strokedPath(StrokeStyle(lineWidth: max(1.5, radius / 2)))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// An upright cross.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// A leaning cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// A star of lines.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
