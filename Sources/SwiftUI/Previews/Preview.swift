/// Registers a preview of a view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @MainActor () -> any View
) = #externalMacro(module: "IsletMacros", type: "PreviewMacro")

/// Declares a value of the environment, a transaction or a container, with its first value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "IsletMacros", type: "EntryMacro")
