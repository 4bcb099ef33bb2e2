public import Foundation

/// The way in which a view is inserted and removed, where the system allows it (AK 6.3).
public struct AnyTransition: Hashable, Sendable {
  /// An effect on a view during its insertion or removal.
  enum Effect: Hashable, Sendable {
    /// The view fades.
    case fade
    /// The view is blurred.
    case blur
    /// The view moves over an edge, by its own size.
    case move(Edge)
  }

  /// The effects of the insertion; none means at once.
  let insertion: [Effect]
  /// The effects of the removal; none means at once.
  let removal: [Effect]
  /// A Boolean value indicating whether iOS 16 also honors the transition (AK 6.3).
  let isHonoredBySystem: Bool

  private init(insertion: [Effect], removal: [Effect], isHonoredBySystem: Bool = true) {
    self.insertion = insertion
    self.removal = removal
    self.isHonoredBySystem = isHonoredBySystem
  }

  /// The view fades in and out, as by default (AK 6.2).
  public static let opacity = AnyTransition(insertion: [.fade], removal: [.fade])
  /// The view is inserted and removed at once.
  public static let identity = AnyTransition(insertion: [], removal: [], isHonoredBySystem: false)
  /// The view moves in from the leading edge and out over the trailing edge.
  public static let slide = AnyTransition(
    insertion: [.move(.leading)], removal: [.move(.trailing)])
  /// The view fades, because cells cannot be scaled.
  public static let scale = AnyTransition(
    insertion: [.fade], removal: [.fade], isHonoredBySystem: false)

  /// The view fades, because a symbol is one glyph.
  public static let symbolEffect = opacity

  /// The view fades, because a symbol is one glyph.
  public static func symbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .opacity }

  /// The view is blurred in and out.
  public static let blurReplace = AnyTransition(
    insertion: [.blur], removal: [.blur], isHonoredBySystem: false)

  /// The view fades, because cells cannot be scaled.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    .scale
  }

  /// The view fades, because the system moves it by its own size alone (AK 6.3).
  public static func offset(_ offset: CGSize) -> AnyTransition { .opacity }

  /// The view fades, because the system moves it by its own size alone (AK 6.3).
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .opacity }

  /// Returns the transition: its time is that of the change.
  public func animation(_ animation: Animation?) -> AnyTransition { self }

  /// The view moves in from an edge and out over the same edge.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(insertion: [.move(edge)], removal: [.move(edge)])
  }

  /// The view moves in from an edge and out over the opposite one, and fades.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(insertion: [.move(edge), .fade], removal: [.move(edge.opposite), .fade])
  }

  /// Combines the insertion of one transition with the removal of another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition)
    -> AnyTransition
  {
    AnyTransition(
      insertion: insertion.insertion, removal: removal.removal,
      isHonoredBySystem: insertion.isHonoredBySystem && removal.isHonoredBySystem)
  }

  /// Combines this transition with another, at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion + other.insertion, removal: removal + other.removal,
      isHonoredBySystem: isHonoredBySystem && other.isHonoredBySystem)
  }
}
