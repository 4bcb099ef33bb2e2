import CellUI

/// A shape by its SwiftUI name.
enum LayoutShape: Hashable, Sendable {
  case rectangle, capsule, circle, ellipse, containerRelative, concentric
  case rounded(radius: Double)

  var shape: any Shape {
    switch self {
    case .rectangle: Rectangle()
    case .capsule: Capsule()
    case .circle: Circle()
    case .ellipse: Ellipse()
    case .containerRelative: ContainerRelativeShape()
    case .concentric: ConcentricRectangle()
    case .rounded(let radius): RoundedRectangle(cornerRadius: radius)
    }
  }
}

extension LayoutShape {
  func view(fill: LayoutStyle?, stroke: LayoutStyle?) -> AnyView {
    Self.view(of: shape, fill: fill?.shapeStyle, stroke: stroke?.shapeStyle)
  }

  private static func view(of shape: some Shape, fill: AnyShapeStyle?, stroke: AnyShapeStyle?)
    -> AnyView
  {
    let outline = stroke.map { AnyView(shape.stroke($0)) }
    guard let fill else { return outline ?? AnyView(shape) }
    let filled = shape.fill(fill)
    return outline.map { AnyView(filled.overlay($0)) } ?? AnyView(filled)
  }
}
