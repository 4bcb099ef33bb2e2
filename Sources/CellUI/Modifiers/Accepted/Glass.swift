/// A material of iOS 26.
public struct Glass: Hashable, Sendable {
  /// The system's.
  public static let regular = Glass()
  /// A clearer one.
  public static let clear = Glass()
  /// None.
  public static let identity = Glass()

  /// Returns the material: cells show none.
  public func tint(_ color: Color?) -> Glass { self }

  /// Returns the material: cells show none.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Views whose glass flows together, which cells do not show.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Makes a container; its spacing tells from where on glass flows together.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var body: some View { content }
}

/// The way in which glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
  /// It grows out of the glass beside it.
  public static let matchedGeometry = GlassEffectTransition()
  /// It takes shape.
  public static let materialize = GlassEffectTransition()
  /// It is there at once.
  public static let identity = GlassEffectTransition()
}

/// The width of buttons.
public struct ButtonSizing: Hashable, Sendable {
  /// The system's choice.
  public static let automatic = ButtonSizing()
  /// The label's width.
  public static let fitted = ButtonSizing()
  /// All the width there is.
  public static let flexible = ButtonSizing()
}

/// The way in which a symbol is colored.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  /// One color.
  public static let flat = SymbolColorRenderingMode()
  /// Colors that flow into each other.
  public static let gradient = SymbolColorRenderingMode()
}

/// The way in which a symbol shows its value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  /// By the color of its parts.
  public static let color = SymbolVariableValueMode()
  /// By a part that is drawn.
  public static let draw = SymbolVariableValueMode()
}

extension View {
  /// Noted: cells have no glass.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View
  {
    undrawn("glassEffect")
  }

  /// Accepted: glass does not move.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Accepted: glass does not flow together.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID)
    -> some View
  { self }

  /// Accepted: glass does not move.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Accepted: a button is as wide as its label.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Accepted: a symbol has one color.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

  /// Accepted: a symbol has one form.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}
