extension Color: PrimitiveView {
  func nodes(in context: ViewContext) -> [any Node] {
    [ShapeNode(shape: .rectangle, paint: paint(in: context.environment), context: context)]
  }
}

extension LinearGradient: PrimitiveView {
  func nodes(in context: ViewContext) -> [any Node] {
    [ShapeNode(shape: .rectangle, paint: paint(in: context.environment), context: context)]
  }
}
