import Compositing
import Foundation

/// A shape whose corners have radii.
protocol CorneredShape: Shape {
  /// Returns the radii of the corners in a rectangle, in points.
  func corners(in rect: CGRect) -> RectangleCornerRadii
}

/// The frame and the corners of a container, by which shapes in it round their own.
final class ContainerCorners: Sendable {
  /// The container around a shape whose path is made, in the shape's own points; `nil` where no view sets one.
  @TaskLocal static var around: ContainerCorners?

  private let rect: CGRect
  private let radii: RectangleCornerRadii

  private init(rect: CGRect, radii: RectangleCornerRadii) {
    (self.rect, self.radii) = (rect, radii)
  }

  convenience init(of shape: some Shape, in frame: CellRect) {
    let rect = CGRect(OutlineRect(frame))
    self.init(
      rect: rect,
      radii: (shape as? any CorneredShape)?.corners(in: rect) ?? RectangleCornerRadii())
  }

  /// Returns the container in the points of a frame inside of it.
  func seen(from frame: CellRect) -> ContainerCorners {
    let own = CGRect(OutlineRect(frame))
    return ContainerCorners(rect: rect.offsetBy(dx: -own.minX, dy: -own.minY), radii: radii)
  }

  /// Returns the radii of a rectangle whose corners have the centers of the container's, in points.
  func concentric(in own: CGRect) -> RectangleCornerRadii {
    let (left, right) = (own.minX - rect.minX, rect.maxX - own.maxX)
    let (top, bottom) = (own.minY - rect.minY, rect.maxY - own.maxY)
    // A corner far from the container's on one side alone is straight.
    return RectangleCornerRadii(
      topLeading: max(0, radii.topLeading - max(left, top)),
      bottomLeading: max(0, radii.bottomLeading - max(left, bottom)),
      bottomTrailing: max(0, radii.bottomTrailing - max(right, bottom)),
      topTrailing: max(0, radii.topTrailing - max(right, top)))
  }
}

extension View {
  /// Sets the shape of the container, by which `ContainerRelativeShape` and `ConcentricRectangle` round their corners.
  public func containerShape(_ shape: some Shape) -> some View {
    placed { pass, rect, _ in pass.scope.container = ContainerCorners(of: shape, in: rect) }
  }
}

extension ShapeOutline {
  /// Makes the outline of a shape in a frame of a container; `nil` stands for the card.
  init(of shape: some Shape, in frame: CellRect, within container: ContainerCorners?) {
    guard let container else {
      self.init(of: shape, in: frame.size)
      return
    }
    self = ContainerCorners.$around.withValue(container.seen(from: frame)) {
      ShapeOutline(of: shape, in: frame.size)
    }
  }
}

extension RectangleCornerRadii {
  fileprivate init(all radius: CGFloat) {
    self.init(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}

extension RoundedRectangle: CorneredShape {
  func corners(in rect: CGRect) -> RectangleCornerRadii {
    RectangleCornerRadii(all: cornerSize.width)
  }
}

extension UnevenRoundedRectangle: CorneredShape {
  func corners(in rect: CGRect) -> RectangleCornerRadii { cornerRadii }
}

extension Capsule: CorneredShape {
  func corners(in rect: CGRect) -> RectangleCornerRadii {
    RectangleCornerRadii(all: min(rect.width, rect.height) / 2)
  }
}

extension Circle: CorneredShape {
  func corners(in rect: CGRect) -> RectangleCornerRadii {
    RectangleCornerRadii(all: min(rect.width, rect.height) / 2)
  }
}

extension ContainerRelativeShape: CorneredShape {
  func corners(in rect: CGRect) -> RectangleCornerRadii {
    ContainerCorners.around?.concentric(in: rect)
      ?? RectangleCornerRadii(all: Self.cornerRadius)
  }
}

extension ConcentricRectangle: CorneredShape {}
