/// A shape; as a view it is filled with the foreground style.
public protocol Shape: View {
  /// The outline of the shape.
  var outline: ShapeOutline { get }
}

extension Shape {
  /// Fills the shape with a style.
  public func fill(_ style: some ShapeStyle) -> some View {
    ShapeView(outline: outline, style: AnyShapeStyle(style), isStroke: false)
  }

  /// Strokes the shape with a style; the line is always one cell wide.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    ShapeView(outline: outline, style: AnyShapeStyle(style), isStroke: true)
  }

  /// Strokes the shape inside its edge.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    stroke(style, lineWidth: lineWidth)
  }

  /// The shape, filled with the foreground style.
  public var body: some View {
    ShapeView(outline: outline, style: nil, isStroke: false)
  }
}

private struct ShapeView: PrimitiveView {
  let outline: ShapeOutline
  let style: AnyShapeStyle?
  let isStroke: Bool

  func nodes(in context: ViewContext) -> [any Node] {
    let paint =
      style?.paint(in: context.environment) ?? context.environment.currentForeground
    return [ShapeNode(shape: outline, paint: paint, context: context, isStroke: isStroke)]
  }
}
