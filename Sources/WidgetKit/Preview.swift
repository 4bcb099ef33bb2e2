/// Registers a preview of an activity's states.
@freestanding(declaration)
public macro Preview<Content: Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @MainActor () -> Content,
  @PreviewActivityBuilder<Attributes> contentStates: @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "IsletMacros", type: "PreviewMacro")
