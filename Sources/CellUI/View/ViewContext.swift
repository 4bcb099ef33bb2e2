/// The environment, identity and axis in which a view is resolved into nodes.
public struct ViewContext {
  /// The direction of a stack.
  package enum Axis {
    case horizontal, vertical
  }

  /// The most views around a view, each modifier counted as one; a deeper one would overflow the stack.
  package static let depthMaximum = 500

  /// The environment, shared with the contexts of other views.
  private(set) var shared: SharedEnvironment
  package var identity: ViewIdentity
  /// The direction of the enclosing stack; `nil` outside of stacks.
  package var axis: Axis?
  /// The number of views around this place.
  private var depth = 0
  /// The notes of the layout.
  package let notes: LayoutNotes

  init(environment: EnvironmentValues, notes: LayoutNotes = LayoutNotes()) {
    shared = SharedEnvironment(environment)
    identity = .root
    self.notes = notes
  }

  package var environment: EnvironmentValues {
    _read { yield shared.values }
    set { shared = SharedEnvironment(newValue) }
  }

  /// The context of a child; `key` is unique among its siblings.
  package func child(_ key: some Hashable) -> ViewContext {
    var context = self
    context.identity = identity.appending(key)
    return context
  }

  /// The context of the child with an index.
  package func child(_ index: Int) -> ViewContext {
    var context = self
    context.identity = identity.appending(index)
    return context
  }

  /// The context of a container's content; `axis` is `nil` for a container without a direction.
  package func inside(_ axis: Axis?, key: String) -> ViewContext {
    var context = child(key)
    context.axis = axis
    return context
  }

  /// The context of a container's only content.
  package func inside(_ axis: Axis?) -> ViewContext {
    // No child of several has this index.
    var context = child(-2)
    context.axis = axis
    return context
  }

  /// Runs a closure that a view keeps, so that `@Environment` has this context's values in it.
  ///
  /// Each closure of a view runs here: a `body`, a style, the content of a reader.
  package func run<Result>(_ make: () -> Result) -> Result {
    SharedEnvironment.$ofRunningClosure.withValue(shared, operation: make)
  }

  /// Resolves a view into its nodes; a mark stands for views without end.
  package func nodes(of view: some View) -> [any Node] {
    guard depth < Self.depthMaximum else {
      return mark(.tooDeep(limit: Self.depthMaximum))
    }
    guard notes.countView() else { return mark(.tooManyViews(limit: LayoutNotes.viewsMaximum)) }
    var inner = self
    inner.depth += 1
    return view.makeNodes(in: inner).all
  }

  /// Resolves a view into one node; several are laid on top of each other, as in SwiftUI.
  package func node(of view: some View, alignment: Alignment = .center) -> any Node {
    let nodes = nodes(of: view)
    return nodes.count == 1
      ? nodes[0] : ZStackNode(children: nodes, alignment: alignment, identity: identity)
  }
}
