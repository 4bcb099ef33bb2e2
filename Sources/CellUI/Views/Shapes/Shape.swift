public import Foundation

/// A shape; as a view it is filled with the foreground style.
public protocol Shape: View, Sendable {
  /// Returns the outline of the shape in a rectangle, in points.
  func path(in rect: CGRect) -> Path
  /// The part of a shape that styles draw.
  static var role: ShapeRole { get }
  /// The effect of the layout's direction on the shape, which is accepted: both directions draw the same path.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// Returns the size of the shape in a room, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// The part of a shape that styles draw.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Shape {
  public static var role: ShapeRole { .fill }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Circle {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions()
    let side = min(room.width, room.height)
    return CGSize(width: side, height: side)
  }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape with its outline moved inward, in points.
  func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  /// Returns the shape of the stroked line.
  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the shape of the stroked line.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(base: self, style: style)
  }

  /// Returns the part of the outline between two fractions of its length, `0...1`.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedShape(base: self) { $0.trimmedPath(from: startFraction, to: endFraction) }
  }

  /// Returns the shape turned about a point of its frame.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(base: self) { path, rect in
      path.applying(CGAffineTransform(rotationAngle: angle.radians), about: anchor, of: rect)
    }
  }

  /// Returns the shape scaled about a point of its frame.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(base: self) { path, rect in
      path.applying(CGAffineTransform(scaleX: x, y: y), about: anchor, of: rect)
    }
  }

  /// Returns the shape scaled about a point of its frame.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape moved by a distance.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    ChangedShape(base: self) { $0.offsetBy(dx: x, dy: y) }
  }

  /// Returns the shape moved by a distance.
  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Returns the shape moved by a distance.
  @_disfavoredOverload
  public func offset(_ offset: CGPoint) -> some Shape {
    self.offset(x: offset.x, y: offset.y)
  }

  /// Returns the shape at a size of its own, in a place of the frame.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    SizedShape(base: self, size: CGSize(width: width, height: height), anchor: anchor)
  }

  /// Returns the shape at a size of its own, in a place of the frame.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(base: self, size: size, anchor: anchor)
  }

  /// Returns the transformed shape.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    ChangedShape(base: self) { $0.applying(transform) }
  }

  /// Returns the shape at a size of its own, from the frame's upper left corner.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    SizedShape(base: self, size: CGSize(width: width, height: height))
  }

  /// Returns the shape at a size of its own, from the frame's upper left corner.
  public func size(_ size: CGSize) -> some Shape {
    SizedShape(base: self, size: size)
  }
}

extension InsettableShape {
  /// Strokes the shape inside of its edge.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes the shape inside of its edge.
  @ViewBuilder public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    // The terminal's own line stands inside of the edge by itself.
    if Double(style.lineWidth) < ShapePainter.hairline, style.dash.isEmpty {
      stroke(content, style: style, antialiased: antialiased)
    } else {
      inset(by: style.lineWidth / 2).stroke(content, style: style, antialiased: antialiased)
    }
  }

  /// Strokes the shape inside of its edge with the foreground style.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(.foreground, style: style, antialiased: antialiased)
  }

  /// Strokes the shape inside of its edge with the foreground style.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension Path: Shape {
  /// The path itself, wherever the frame is.
  public func path(in rect: CGRect) -> Path { self }
}

extension Path {
  fileprivate func applying(
    _ transform: CGAffineTransform, about anchor: UnitPoint, of rect: CGRect
  ) -> Path {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return applying(
      CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: x, y: y)))
  }
}
