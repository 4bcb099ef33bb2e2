public import ActivityWidgets

/// Registers a preview of an activity's states.
@freestanding(declaration)
public macro Preview<Content: Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @MainActor () -> Content,
  @PreviewActivityBuilder<Attributes> contentStates: @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "IsletMacros", type: "PreviewMacro")

/// Registers a preview of a widget's entries, which are not drawn.
@freestanding(declaration)
public macro Preview<Content: Widget, Entry: TimelineEntry>(
  _ name: String? = nil, as family: WidgetFamily, widget: @MainActor () -> Content,
  @PreviewTimelineBuilder<Entry> timeline: @MainActor () -> [Entry]
) = #externalMacro(module: "IsletMacros", type: "PreviewMacro")

/// Registers a preview of a widget's entries by settings, which are not drawn.
@freestanding(declaration)
public macro Preview<Content: Widget, Intent, Entry: TimelineEntry>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
  widget: @MainActor () -> Content,
  @PreviewTimelineBuilder<Entry> timeline: @MainActor () -> [Entry]
) = #externalMacro(module: "IsletMacros", type: "PreviewMacro")

/// Registers a preview of a widget with its provider, which is not asked.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @MainActor () -> Content,
  timelineProvider: @MainActor () -> Provider
) = #externalMacro(module: "IsletMacros", type: "PreviewMacro")

/// Registers a preview of a widget with its provider, which is not asked.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @MainActor () -> Content, timelineProvider: @MainActor () -> Provider
) = #externalMacro(module: "IsletMacros", type: "PreviewMacro")

/// Registers a preview of a control, which is not drawn.
@freestanding(declaration)
public macro Preview<Content: ControlWidget>(
  _ name: String? = nil, as kind: ControlWidgetPreviewKind, widget: @MainActor () -> Content
) = #externalMacro(module: "IsletMacros", type: "PreviewMacro")
