/// The parts of a content that a container goes through: its views or its sections.
public protocol ContentParts: RandomAccessCollection where Index == Int, Element: Identifiable {
  /// Resolves a content into its parts.
  init(of content: some View, in context: ViewContext)
}

/// A view made of another one's parts.
public struct GroupOfParts<Base: View, Parts: ContentParts, Result: View>: PrimitiveView {
  let base: Base
  let transform: (Parts) -> Result

  package func nodes(in context: ViewContext) -> [any Node] {
    let parts = Parts(of: base, in: context)
    return context.nodes(of: context.run { transform(parts) })
  }
}

/// A view for each part of a content.
public struct ForEachPart<Base: View, Parts: ContentParts, Row: View>: View {
  let base: Base
  let row: (Parts.Element) -> Row

  /// The views, one after another.
  public var body: some View {
    GroupOfParts(base: base) { (parts: Parts) in ForEach(parts, content: row) }
  }
}
