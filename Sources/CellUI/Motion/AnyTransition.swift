import Compositing

/// How a view comes and goes, where the system lets it: SwiftUI's `AnyTransition` (AK 6.3).
public struct AnyTransition: Hashable, Sendable {
  /// What happens to a view on its way in or out.
  enum Effect: Hashable, Sendable {
    /// It fades.
    case fade
    /// It gathers out of light, and blurs into it.
    case blur
    /// It moves between its place and one beyond an edge, by its own size.
    case move(Edge)
  }

  /// On its way in; none means at once.
  let insertion: [Effect]
  /// On its way out; none means at once.
  let removal: [Effect]
  /// A Boolean value indicating whether iOS 16 honors it too (AK 6.3).
  let isHonoredBySystem: Bool

  private init(insertion: [Effect], removal: [Effect], isHonoredBySystem: Bool = true) {
    self.insertion = insertion
    self.removal = removal
    self.isHonoredBySystem = isHonoredBySystem
  }

  /// The view fades in and out: what the system does by itself (AK 6.2).
  public static let opacity = AnyTransition(insertion: [.fade], removal: [.fade])
  /// The view comes and goes at once.
  public static let identity = AnyTransition(insertion: [], removal: [], isHonoredBySystem: false)
  /// The view comes in from the leading edge and leaves over the trailing one.
  public static let slide = AnyTransition(
    insertion: [.move(.leading)], removal: [.move(.trailing)])
  /// The view grows out of nothing; cells have no sizes between, so it fades.
  public static let scale = AnyTransition(
    insertion: [.fade], removal: [.fade], isHonoredBySystem: false)

  /// The view gathers out of light and blurs into it.
  public static let blurReplace = AnyTransition(
    insertion: [.blur], removal: [.blur], isHonoredBySystem: false)

  /// The view grows out of a part of its size; cells have no sizes between, so it fades.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    .scale
  }

  /// The view comes in from an edge and leaves over the same one.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(insertion: [.move(edge)], removal: [.move(edge)])
  }

  /// The view comes in from an edge and leaves over the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(insertion: [.move(edge), .fade], removal: [.move(edge.opposite), .fade])
  }

  /// Comes in as one transition does and leaves as another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition)
    -> AnyTransition
  {
    AnyTransition(
      insertion: insertion.insertion, removal: removal.removal,
      isHonoredBySystem: insertion.isHonoredBySystem && removal.isHonoredBySystem)
  }

  /// This transition and another at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion + other.insertion, removal: removal + other.removal,
      isHonoredBySystem: isHonoredBySystem && other.isHonoredBySystem)
  }
}

extension Edge {
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// A view with a transition, as the things that it draws remember it.
public struct TransitionScope: Hashable, Sendable {
  /// The view that comes or goes as a whole.
  let identity: ViewIdentity
  let transition: AnyTransition
  /// Its frame, by whose size it moves.
  var frame: CellRect
}

extension View {
  /// Asks for the way in which the view comes and goes.
  public func transition(_ t: AnyTransition) -> some View {
    ModifiedView(content: self) { TransitionNode(child: $0, transition: t) }
  }
}

private struct TransitionNode: WrappingNode {
  let child: any Node
  let transition: AnyTransition

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    pass.wishes.scopes.append(
      TransitionScope(identity: identity, transition: transition, frame: rect))
    child.place(in: rect, offered: proposal, in: &pass)
    pass.wishes.scopes.removeLast()
  }
}
