/// A widget of an app: its body says which activities it is for and how they look.
public protocol Widget {
  /// The type of the body.
  associatedtype Body: WidgetConfiguration
  /// The widget's configuration.
  var body: Body { get }
}

/// The content of a widget.
public protocol WidgetConfiguration {}

extension Never: WidgetConfiguration {}

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
public enum WidgetBundleBuilder {
  /// Joins widgets.
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content)
    -> TupleWidget<repeat each Content>
  {
    TupleWidget(content: (repeat each content))
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
protocol WidgetGroup: Widget where Body == Never {
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

  var members: [any Widget] {
    var members: [any Widget] = []
    for widget in repeat each content { members.append(widget) }
    return members
  }
}

extension Optional: Widget where Wrapped: Widget {}

extension Optional: WidgetGroup where Wrapped: Widget {
  var members: [any Widget] { map { [$0] } ?? [] }
}
