/// The environment, identity and axis in which a view is resolved into nodes.
struct ViewContext {
  /// The direction of a stack.
  enum Axis {
    case horizontal, vertical
  }

  var environment: EnvironmentValues
  var identity: ViewIdentity
  /// The direction of the enclosing stack; `nil` outside of stacks.
  var axis: Axis?

  /// The context of a child; `key` is unique among its siblings.
  func child(_ key: some Hashable) -> ViewContext {
    ViewContext(environment: environment, identity: identity.appending(key), axis: axis)
  }

  /// The context of a container's content; `axis` is `nil` for a container without a direction.
  func inside(_ axis: Axis?, key: String = "content") -> ViewContext {
    ViewContext(environment: environment, identity: identity.appending(key), axis: axis)
  }

  /// Resolves a view into its nodes.
  func nodes(of view: some View) -> [any Node] {
    if let primitive = view as? any PrimitiveView { return primitive.nodes(in: self) }
    return nodes(of: EnvironmentValues.$ofBody.withValue(environment) { view.body })
  }

  /// Resolves a view into one node; several are laid on top of each other, as in SwiftUI.
  func node(of view: some View) -> any Node {
    let nodes = nodes(of: view)
    return nodes.count == 1
      ? nodes[0] : ZStackNode(children: nodes, alignment: .center, identity: identity)
  }
}
