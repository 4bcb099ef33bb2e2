/// One of the views that a container goes through.
public struct Subview: PrimitiveView, Identifiable {
  let node: any Node

  /// The identity of the view.
  public var id: ViewIdentity { node.identity }

  /// The values that the view hands to its container.
  public var containerValues: ContainerValues {
    node.traits?.containerValues ?? ContainerValues()
  }

  package func nodes(in context: ViewContext) -> [any Node] { [node] }
}

/// The views of a content, one by one.
public struct SubviewsCollection: RandomAccessCollection {
  private let nodes: [any Node]

  init(nodes: [any Node]) {
    self.nodes = nodes
  }

  init(of content: some View, in context: ViewContext) {
    self.init(nodes: context.child("subviews").nodes(of: content))
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var startIndex: Int { 0 }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var endIndex: Int { nodes.count }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public subscript(index: Int) -> Subview { Subview(node: nodes[index]) }
}

extension SubviewsCollection: View {
  /// The views, one after another.
  public var body: some View { ForEach(self) { $0 } }
}

/// A view made of another one's views.
public struct GroupElementsOfContent<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  package func nodes(in context: ViewContext) -> [any Node] {
    let subviews = SubviewsCollection(of: base, in: context)
    return context.nodes(of: context.run { transform(subviews) })
  }
}

extension Group {
  /// Makes a view of the views of a content.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

/// A view for each view of a content.
public struct ForEachSubview<Base: View, Row: View>: View {
  let base: Base
  let row: (Subview) -> Row

  /// The views, one after another.
  public var body: some View {
    Group(subviews: base) { subviews in ForEach(subviews, content: row) }
  }
}

extension ForEach where Data == [Int], ID == Int {
  /// Makes a view for each view of a content.
  public init<Base: View, Row: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Row
  ) where Content == ForEachSubview<Base, Row> {
    self.init(data: [0], identifiedBy: { $0 }) { _ in ForEachSubview(base: view, row: content) }
  }
}
