public import Foundation

/// The part of a view's insertion or removal.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// A Boolean value indicating whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// The distance from being there: -1 before, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The traits of a transition.
public struct TransitionProperties: Sendable {
  /// A Boolean value indicating whether something moves.
  public var hasMotion: Bool

  /// Makes traits.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// The view that a transition changes.
public struct TransitionContent<Base>: View {
  /// Nothing: the system changes the view itself.
  public var body: some View { EmptyView() }
}

/// The way in which a view is inserted and removed, in an app's own words.
///
/// The system honors its own transitions alone in a Live Activity (AK 6.3), so that a view with another one fades.
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view to change.
  typealias Content = TransitionContent<Self>
  /// Changes the view for a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// The traits of the transition.
  static var properties: TransitionProperties { get }
  /// The system's transition that takes its place.
  var systemTransition: AnyTransition { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public var systemTransition: AnyTransition { .opacity }

  /// Combines this transition with another, at the same time.
  public func combined(with other: some Transition) -> some Transition {
    SystemTransition(systemTransition.combined(with: other.systemTransition))
  }

  /// Returns the transition: its time is that of the change.
  public func animation(_ animation: Animation?) -> some Transition { self }
}

/// One of the system's transitions, or several together.
public struct SystemTransition: Transition {
  /// The transition.
  public let systemTransition: AnyTransition

  init(_ transition: AnyTransition) {
    systemTransition = transition
  }

  /// The view unchanged: the system changes it.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension AnyTransition {
  public init(_ transition: some Transition) {
    self = transition.systemTransition
  }

  public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    .scale
  }

  public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> AnyTransition {
    .blurReplace
  }
}

extension View {
  /// Sets the transition with which the view is inserted and removed.
  @_disfavoredOverload
  public func transition(_ transition: some Transition) -> some View {
    self.transition(transition.systemTransition)
  }
}

/// The view fades.
public struct OpacityTransition: Transition {
  /// Makes the transition.
  public init() {}
  /// The view's opacity.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// The view comes and goes at once.
public struct IdentityTransition: Transition {
  /// Makes the transition.
  public init() {}
  /// The view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// The system's transition.
  public var systemTransition: AnyTransition { .identity }
}

/// The view grows and shrinks.
public struct ScaleTransition: Transition {
  /// Makes the transition.
  public init(_ scale: Double = 0, anchor: UnitPoint = .center) {}
  /// The view unchanged: the system changes it.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// The system's transition.
  public var systemTransition: AnyTransition { .scale }
}

/// The view comes from the leading edge and goes over the trailing one.
public struct SlideTransition: Transition {
  /// Makes the transition.
  public init() {}
  /// The view unchanged: the system changes it.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// The system's transition.
  public var systemTransition: AnyTransition { .slide }
}

/// The view moves over an edge.
public struct MoveTransition: Transition {
  private let edge: Edge
  /// Makes the transition.
  public init(edge: Edge) {
    self.edge = edge
  }
  /// The view unchanged: the system changes it.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// The system's transition.
  public var systemTransition: AnyTransition { .move(edge: edge) }
}

/// The view comes from an edge and goes over the opposite one.
public struct PushTransition: Transition {
  private let edge: Edge
  /// Makes the transition.
  public init(edge: Edge) {
    self.edge = edge
  }
  /// The view unchanged: the system changes it.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// The system's transition.
  public var systemTransition: AnyTransition { .push(from: edge) }
}

/// The view is blurred in and out.
public struct BlurReplaceTransition: Transition {
  /// The direction of the size's change.
  public struct Configuration: Hashable, Sendable {
    private let name: String
    /// The old view shrinks, the new one grows.
    public static let downUp = Configuration(name: "downUp")
    /// Both grow.
    public static let upUp = Configuration(name: "upUp")
  }

  /// Makes the transition.
  public init(configuration: Configuration) {}
  /// The view unchanged: the system changes it.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// The system's transition.
  public var systemTransition: AnyTransition { .blurReplace }
}

/// One transition for the insertion, another for the removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition of the insertion.
  public let insertion: Insertion
  /// The transition of the removal.
  public let removal: Removal

  /// Makes the transition.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }
  /// The view unchanged: the system changes it.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// The system's transition.
  public var systemTransition: AnyTransition {
    .asymmetric(insertion: insertion.systemTransition, removal: removal.systemTransition)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Transition where Self == SystemTransition {
  public static var opacity: SystemTransition { SystemTransition(.opacity) }
  public static var identity: SystemTransition { SystemTransition(.identity) }
  public static var slide: SystemTransition { SystemTransition(.slide) }
  public static var scale: SystemTransition { SystemTransition(.scale) }
  public static var blurReplace: SystemTransition { SystemTransition(.blurReplace) }
  public static var symbolEffect: SystemTransition { SystemTransition(.opacity) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> SystemTransition {
    SystemTransition(.scale)
  }
  public static func move(edge: Edge) -> SystemTransition { SystemTransition(.move(edge: edge)) }
  public static func push(from edge: Edge) -> SystemTransition {
    SystemTransition(.push(from: edge))
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> SystemTransition {
    SystemTransition(.opacity)
  }
  public static func offset(_ offset: CGSize) -> SystemTransition { SystemTransition(.opacity) }
}
