/// A widget of an app: its body says which activities it is for and how they look.
public protocol Widget {
  /// Makes the widget.
  init()
  /// The type of the body.
  associatedtype Body: WidgetConfiguration
  /// The widget's configuration.
  @WidgetConfigurationBuilder var body: Body { get }
}

/// The widgets of an app.
public protocol WidgetBundle {
  /// Makes the bundle.
  init()
  /// The type of the body.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
}

/// Builds a bundle from the widgets of a closure.
@resultBuilder
public struct WidgetBundleBuilder {
  /// Joins widgets.
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content)
    -> TupleWidget<repeat each Content>
  {
    TupleWidget(content: (repeat each content))
  }

  /// Accepts an expression that is a widget.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content {
    content
  }

  /// Returns a single widget as it is.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content {
    content
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<First: Widget, Second: Widget>(first: First)
    -> ConditionalWidget<First, Second>
  {
    ConditionalWidget(content: first)
  }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither<First: Widget, Second: Widget>(second: Second)
    -> ConditionalWidget<First, Second>
  {
    ConditionalWidget(content: second)
  }

  /// Builds an `if` without an `else`.
  public static func buildOptional<Content: Widget>(_ content: Content?) -> Content? {
    content
  }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> Content {
    content
  }
}

/// A widget made of others.
package protocol WidgetGroup: Widget where Body == Never {
  var members: [any Widget] { get }
}

extension WidgetGroup {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var body: Never {
    preconditionFailure("a group of widgets has members, not a body")
  }
}

/// Several widgets as one.
public struct TupleWidget<each Content: Widget>: WidgetGroup {
  let content: (repeat each Content)

  init(content: (repeat each Content)) {
    self.content = content
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init() {
    self.init(content: (repeat (each Content)()))
  }

  package var members: [any Widget] {
    var members: [any Widget] = []
    for widget in repeat each content { members.append(widget) }
    return members
  }
}

extension Optional: Widget where Wrapped: Widget {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init() { self = nil }
}

extension Optional: WidgetGroup where Wrapped: Widget {
  package var members: [any Widget] { map { [$0] } ?? [] }
}

/// One of two widgets: an `if` with an `else`, or a `switch`.
public struct ConditionalWidget<First: Widget, Second: Widget>: WidgetGroup {
  package let members: [any Widget]

  init(content: any Widget) {
    members = [content]
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init() {
    self.init(content: First())
  }
}

/// Widgets of any number.
struct WidgetList: WidgetGroup {
  package let members: [any Widget]

  init(members: [any Widget]) {
    self.members = members
  }

  init() {
    members = []
  }

  /// Returns the widgets of a bundle as one.
  static func content(of bundle: some WidgetBundle) -> any Widget { bundle.body }
}

/// Builds a widget's configuration from the statement of a closure.
@resultBuilder
public struct WidgetConfigurationBuilder {
  /// Returns a configuration as it is.
  public static func buildBlock<Content: WidgetConfiguration>(_ content: Content) -> Content {
    content
  }

  /// Accepts an expression that is a configuration.
  public static func buildExpression<Content: WidgetConfiguration>(_ content: Content) -> Content {
    content
  }
}
