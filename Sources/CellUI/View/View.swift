/// A part of a picture, said by what it is made of: SwiftUI's `View`, over cells.
///
/// This module owns SwiftUI's views, modifiers and layout, with SwiftUI's names and meaning. It never knows what an
/// activity is, nor a terminal. A view is a value: it is resolved, with what surrounds it, into nodes; a parent node
/// proposes a size, a child answers, the parent places it; what is left is a flat list of things to draw.
public protocol View {
  /// The view that this one is made of.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// No view of this type exists.
  public var body: Never {
    preconditionFailure("no value of this type exists")
  }
}

/// A view that is made of nothing but itself.
protocol PrimitiveView: View where Body == Never {
  /// The view's nodes: one for most, several for groups, none for what shows nothing.
  func nodes(in context: ViewContext) -> [any Node]
}

extension PrimitiveView {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var body: Never {
    preconditionFailure("a primitive view has nodes, not a body")
  }
}

/// What surrounds a view while it is resolved.
struct ViewContext {
  /// The direction in which the views of a stack follow one another.
  enum Axis {
    case horizontal, vertical
  }

  var environment: EnvironmentValues
  var identity: ViewIdentity
  /// The direction of the stack around the view; `nil` outside of any.
  var axis: Axis?

  /// The context of a child: `key` tells it from its siblings.
  func child(_ key: some Hashable) -> ViewContext {
    ViewContext(environment: environment, identity: identity.appending(key), axis: axis)
  }

  /// The context of what lies in a container whose views follow one another along an axis, or along none.
  func inside(_ axis: Axis?, key: String = "content") -> ViewContext {
    ViewContext(environment: environment, identity: identity.appending(key), axis: axis)
  }

  /// The nodes of any view.
  func nodes(of view: some View) -> [any Node] {
    if let primitive = view as? any PrimitiveView { return primitive.nodes(in: self) }
    return nodes(of: EnvironmentValues.$ofBody.withValue(environment) { view.body })
  }

  /// One node for any view: several lie upon one another, as SwiftUI has it.
  func node(of view: some View) -> any Node {
    let nodes = nodes(of: view)
    return nodes.count == 1
      ? nodes[0] : ZStackNode(children: nodes, alignment: .center, identity: identity)
  }
}

/// Which view a thing belongs to, told by its place in the tree and by `id`; the same in each state of the same layout.
public struct ViewIdentity: Hashable, Sendable {
  private let path: Int

  static let root = ViewIdentity(path: 0)

  func appending(_ key: some Hashable) -> ViewIdentity {
    var hasher = Hasher()
    hasher.combine(path)
    hasher.combine(key)
    return ViewIdentity(path: hasher.finalize())
  }
}

/// Builds views from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
  /// A closure without a statement shows nothing.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// One view is itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Several views are one after another.
  public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<repeat each Content>
  {
    TupleView(content: (repeat each content))
  }

  /// An expression is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(first: First)
    -> ConditionalContent<First, Second>
  {
    .first(first)
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(second: Second)
    -> ConditionalContent<First, Second>
  {
    .second(second)
  }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Views one after another.
public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  func nodes(in context: ViewContext) -> [any Node] {
    var nodes: [any Node] = []
    var index = 0
    for view in repeat each content {
      nodes += context.child(index).nodes(of: view)
      index += 1
    }
    return nodes
  }
}

/// One of two views.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The first branch.
  case first(First)
  /// The other branch.
  case second(Second)

  func nodes(in context: ViewContext) -> [any Node] {
    switch self {
    case .first(let view): context.child(true).nodes(of: view)
    case .second(let view): context.child(false).nodes(of: view)
    }
  }
}

extension Optional: View where Wrapped: View {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func nodes(in context: ViewContext) -> [any Node] {
    map { context.child(true).nodes(of: $0) } ?? []
  }
}

/// A view that shows nothing and takes no place.
public struct EmptyView: PrimitiveView {
  /// Makes the view.
  public init() {}

  func nodes(in context: ViewContext) -> [any Node] { [] }
}

/// A view of any type.
public struct AnyView: PrimitiveView {
  // The type is only known where the view is made: a layout from JSON, a widget chosen by name.
  private let view: any View

  /// Wraps a view.
  public init(_ view: some View) {
    self.view = view
  }

  func nodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: view)
  }
}

/// Views that share modifiers and lie in their parent's layout.
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  /// Groups the views of a closure.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func nodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: content)
  }
}

/// A view for each element of some data.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  let views: [(id: ID, view: Content)]

  /// A view for each element, told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: (Data.Element) -> Content
  ) {
    views = data.map { ($0[keyPath: id], content($0)) }
  }

  func nodes(in context: ViewContext) -> [any Node] {
    // Views with one identity must still be told from one another: the second is "id, again".
    var occurrences: [ID: Int] = [:]
    return views.flatMap { id, view in
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      let own = context.child(id)
      return (occurrence == 0 ? own : own.child(occurrence)).nodes(of: view)
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element, told apart by its identity.
  public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content) {
    views = data.map { ($0.id, content($0)) }
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: (Int) -> Content) {
    views = data.map { ($0, content($0)) }
  }
}
