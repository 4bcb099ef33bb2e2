public import Foundation

/// The line of a stroked shape, as a shape of its own.
public struct StrokedShape<Base: Shape>: Shape {
  let base: Base
  let style: StrokeStyle

  /// The outline of the line.
  public func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
}

extension StrokedShape {
  /// The line in the foreground style, drawn as that of any other style.
  public var body: some View {
    DrawnShape(shape: base, style: nil, fill: FillStyle(), stroke: style)
  }

  /// Draws the line with a style.
  public func fill(
    _ content: some ShapeStyle, style: FillStyle = FillStyle()
  ) -> DrawnShape<Base> {
    DrawnShape(shape: base, style: AnyShapeStyle(content), fill: style, stroke: self.style)
  }
}

/// A shape whose path is changed.
struct ChangedShape<Base: Shape>: Shape {
  private let base: Base
  private let change: @Sendable (Path, CGRect) -> Path

  init(base: Base, change: @escaping @Sendable (Path, CGRect) -> Path) {
    self.base = base
    self.change = change
  }

  init(base: Base, change: @escaping @Sendable (Path) -> Path) {
    self.init(base: base) { path, _ in change(path) }
  }

  func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }
}

/// A shape at a size of its own.
struct SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize
  var anchor = UnitPoint.topLeading

  func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y)
    return base.path(in: CGRect(origin: origin, size: size))
  }
}

/// A shape that is moved.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The distance, in points.
  public var offset: CGSize

  /// Makes a moved shape.
  public init(shape: Content, offset: CGSize) {
    (self.shape, self.offset) = (shape, offset)
  }

  /// The moved outline.
  public func path(in rect: CGRect) -> Path { shape.offset(offset).path(in: rect) }
}

/// A shape that is turned.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The angle.
  public var angle: Angle
  /// The point that stays.
  public var anchor: UnitPoint

  /// Makes a turned shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  /// The turned outline.
  public func path(in rect: CGRect) -> Path {
    shape.rotation(angle, anchor: anchor).path(in: rect)
  }
}

/// A shape of another size.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The factors on the width and the height.
  public var scale: CGSize
  /// The point that stays.
  public var anchor: UnitPoint

  /// Makes a shape of another size.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// The outline of another size.
  public func path(in rect: CGRect) -> Path {
    shape.scale(x: scale.width, y: scale.height, anchor: anchor).path(in: rect)
  }
}

/// A transformed shape.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform

  /// Makes a transformed shape.
  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  /// The transformed outline.
  public func path(in rect: CGRect) -> Path { shape.transform(transform).path(in: rect) }
}

/// A shape with its outline moved inward.
public struct InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// The outline of the shape in the smaller rectangle.
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// Returns the shape with its outline moved farther inward, in points.
  public func inset(by amount: CGFloat) -> InsetShape {
    InsetShape(base: base, amount: self.amount + amount)
  }
}

/// A shape of any type.
public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path

  /// Makes a shape that has another one's outline.
  public init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
  }

  /// The outline of the shape.
  public func path(in rect: CGRect) -> Path { outline(rect) }
}
