/// Registers a preview of a view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @MainActor () -> any View
) = #externalMacro(module: "IsletMacros", type: "PreviewMacro")
