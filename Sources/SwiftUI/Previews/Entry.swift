/// Adds a value to `EnvironmentValues`: a property of an extension with the value that holds where none is set.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "IsletMacros", type: "EntryMacro")

/// Marks a state of a preview's own, which stands among the preview's views.
@attached(peer)
public macro Previewable() = #externalMacro(module: "IsletMacros", type: "PreviewableMacro")

/// Makes a type animatable: the system animates a Live Activity by itself, so that no numbers of it are asked for (AK 6).
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "IsletMacros", type: "AnimatableMacro")

/// Leaves a property of an animatable type as it is.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "IsletMacros", type: "AnimatableMacro")
