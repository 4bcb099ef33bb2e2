public import ActivityWidgets

/// The form in which a control is previewed.
public enum ControlWidgetPreviewKind: Hashable, Sendable {
  case control
}

// The closures are never run: what they make is not drawn.
extension RegisteredPreview {
  /// Makes the preview of a widget's entries.
  public init<Entry: TimelineEntry>(
    _ name: String? = nil, as family: WidgetFamily, widget: () -> some Widget,
    @PreviewTimelineBuilder<Entry> timeline: () -> [Entry]
  ) {
    self.init(name: name, content: .widget(family: family.rawValue))
  }

  /// Makes the preview of a widget's entries by settings.
  public init<Intent, Entry: TimelineEntry>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: () -> some Widget, @PreviewTimelineBuilder<Entry> timeline: () -> [Entry]
  ) {
    self.init(name: name, content: .widget(family: family.rawValue))
  }

  /// Makes the preview of a widget with its provider.
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: () -> some Widget,
    timelineProvider: () -> some TimelineProvider
  ) {
    self.init(name: name, content: .widget(family: family.rawValue))
  }

  /// Makes the preview of a widget with its provider.
  public init<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: () -> some Widget, timelineProvider: () -> Provider
  ) {
    self.init(name: name, content: .widget(family: family.rawValue))
  }

  /// Makes the preview of a control.
  public init(
    _ name: String? = nil, as kind: ControlWidgetPreviewKind, widget: () -> some ControlWidget
  ) {
    self.init(name: name, content: .widget(family: "control"))
  }
}

/// Builds the entries of a preview from the expressions of a closure.
@resultBuilder
public struct PreviewTimelineBuilder<Entry: TimelineEntry> {
  /// Accepts an entry.
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }

  /// Joins entries.
  public static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap(\.self) }

  /// Joins the entries of a loop.
  public static func buildArray(_ entries: [[Entry]]) -> [Entry] { entries.flatMap(\.self) }

  /// Builds an `if` without an `else`.
  public static func buildOptional(_ entries: [Entry]?) -> [Entry] { entries ?? [] }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first: [Entry]) -> [Entry] { first }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither(second: [Entry]) -> [Entry] { second }
}
