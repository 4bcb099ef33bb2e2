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
public struct SubviewsCollection: ContentParts {
  private let nodes: [any Node]

  init(nodes: [any Node]) {
    self.nodes = nodes
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(of content: some View, in context: ViewContext) {
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

extension Group {
  /// Makes a view of the views of a content.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupOfParts<Base, SubviewsCollection, Result> {
    self.init { GroupOfParts(base: view, transform: transform) }
  }
}

extension ForEach where Data == [Int], ID == Int {
  /// Makes a view for each view of a content.
  public init<Base: View, Row: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Row
  ) where Content == ForEachPart<Base, SubviewsCollection, Row> {
    self.init(data: [0], identifiedBy: { $0 }) { _ in ForEachPart(base: view, row: content) }
  }
}
