public import Foundation

// Effects for which cells are too coarse. The view stays as it is, and a note says so.

extension View {
  /// Noted: cells are too coarse for a shadow.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { undrawn("shadow") }

  /// Noted: cells have no depth.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    ConditionalNote(content: self, note: angle == .zero ? nil : .undrawn("rotation3DEffect"))
  }

  /// Noted: cells have no depth.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    undrawn("projectionEffect")
  }

  /// Accepted: a view's parts are drawn one on another.
  public func compositingGroup() -> some View { self }

  /// Accepted: a view's parts are drawn one on another.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
    -> some View
  { self }

  /// Accepted: a view's parts are placed one by one.
  public func geometryGroup() -> some View { self }

  /// Noted: a symbol is one glyph, which stands still.
  public func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { undrawn("symbolEffect") }

  /// Noted: a symbol is one glyph, which stands still.
  public func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: some Equatable
  ) -> some View { undrawn("symbolEffect") }

  /// Accepted: a symbol has no effects to take away.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Accepted: views are matched by their identity.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }

  /// Accepted: a layout does not scroll.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View { self }

  /// Accepted: a view ends at its edges.
  public func backgroundExtensionEffect() -> some View { self }

  /// Accepted: a layout does not scroll.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View { undrawn("visualEffect") }
}

struct ConditionalNote<Content: View>: PrimitiveView {
  let content: Content
  let note: LayoutNote?

  func nodes(in context: ViewContext) -> [any Node] {
    let nodes = context.nodes(of: content)
    if let note, !nodes.isEmpty { context.notes.add(note) }
    return nodes
  }
}

/// A change of a view's look by its place, of which a layout has none.
public protocol VisualEffect: Sendable {}

/// The start of a change of a view's look.
public struct EmptyVisualEffect: VisualEffect {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
}

/// The space in which colors are mixed.
public enum ColorRenderingMode: Hashable, Sendable, CaseIterable {
  case nonLinear, linear, extendedLinear
}

/// A projection of three dimensions.
public struct ProjectionTransform: Hashable, Sendable {
  /// Makes the projection that changes nothing.
  public init() {}

  /// Makes a projection of two dimensions.
  public init(_ transform: CGAffineTransform) {}
}

/// The part of a view's place that another one takes on.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The middle.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The time of a change of a view's look while it scrolls.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// With the finger.
  public static let interactive = ScrollTransitionConfiguration()
  /// With an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// None.
  public static let identity = ScrollTransitionConfiguration()
}

/// The place of a view that scrolls.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// A Boolean value indicating whether the view is seen whole.
  public var isIdentity: Bool { self == .identity }
  /// The distance from being seen whole, `-1...1`.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
