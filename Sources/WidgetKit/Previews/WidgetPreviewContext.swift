public import ActivityWidgets

/// The setting of a preview of a widget on the home screen.
public struct WidgetPreviewContext: PreviewContext {
  /// The size.
  public let family: WidgetFamily

  /// Makes a setting.
  public init(family: WidgetFamily) {
    self.family = family
  }
}
