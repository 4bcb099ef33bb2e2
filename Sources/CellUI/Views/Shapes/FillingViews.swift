extension PrimitiveView where Self: ShapeStyle {
  package func nodes(in context: ViewContext) -> [any Node] {
    [ShapeNode(shape: Rectangle(), paint: paint(in: context.environment), context: context)]
  }
}

extension Color: PrimitiveView {}
extension Gradient: PrimitiveView {}
extension LinearGradient: PrimitiveView {}
extension RadialGradient: PrimitiveView {}
extension EllipticalGradient: PrimitiveView {}
extension AngularGradient: PrimitiveView {}
extension MeshGradient: PrimitiveView {}
extension Material: PrimitiveView {}
