extension PrimitiveView where Self: ShapeStyle {
  func nodes(in context: ViewContext) -> [any Node] {
    [ShapeNode(shape: Rectangle(), paint: paint(in: context.environment), context: context)]
  }
}

extension Color: PrimitiveView {}
extension LinearGradient: PrimitiveView {}
