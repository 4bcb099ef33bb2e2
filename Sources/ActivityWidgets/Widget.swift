/// Something that a home screen or a lock screen shows for an app.
public protocol Widget {
  /// What the widget shows.
  associatedtype Body: WidgetConfiguration
  /// What the widget shows.
  var body: Body { get }
}

/// The widgets of an app.
public protocol WidgetBundle {
  /// Makes the bundle.
  init()
  /// The widgets, as one.
  associatedtype Body: Widget
  /// The widgets, one after another.
  @WidgetBundleBuilder var body: Body { get }
}

/// Builds a bundle from the widgets named in a closure.
@resultBuilder
public enum WidgetBundleBuilder {
  /// Widgets one after another.
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content)
    -> TupleWidget<repeat each Content>
  {
    TupleWidget(content: (repeat each content))
  }

  /// An `if` without an `else`.
  public static func buildOptional<Content: Widget>(_ content: Content?) -> Content? {
    content
  }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> Content {
    content
  }
}

/// A widget that is made of others.
protocol WidgetGroup: Widget where Body == Never {
  var members: [any Widget] { get }
}

extension WidgetGroup {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var body: Never {
    preconditionFailure("a group of widgets has members, not a body")
  }
}

/// Widgets one after another.
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
