public import ActivityWidgets

/// A bundle without widgets: activities show by their layouts, or as plain cards.
public struct NoWidgets: WidgetBundle {
  /// Makes the bundle.
  public init() {}

  /// No widget.
  public var body: some Widget {}
}
