extension Optional: View where Wrapped: View {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package func nodes(in context: ViewContext) -> [any Node] {
    map { context.child(true).nodes(of: $0) } ?? []
  }
}
