import Compositing

/// How much of the motion that layouts ask for the system grants.
public enum MotionPolicy: Hashable, Sendable, CaseIterable {
  /// Everything: iOS 17 and later (AK 6.5).
  case full
  /// The system's timing and built-in transitions; a layout's own animations are ignored: iOS 16 (AK 6.1).
  case systemOnly
  /// What changes cross-fades, nothing moves: the person has asked for reduced motion.
  case reduced
  /// What changes is exchanged at once: always-on (AK 6.7), or motion is switched off.
  case off
}

extension ViewLayout {
  /// A Boolean value indicating whether the layout asks for animations of its own, which iOS 16 ignores (AK 6.1).
  public var asksForAnimation: Bool {
    items.contains { item in
      !item.wishes.requests.isEmpty
        || item.wishes.scopes.contains { !$0.transition.isHonoredBySystem }
        || item.wishes.contentTransition == .identity
    }
  }
}

/// What the requests and transitions of a layout are compared with: the same modifiers in another state.
struct MotionMemory {
  private var values: [ViewIdentity: Int] = [:]
  private var scopes: Set<ViewIdentity> = []

  init(_ items: [DisplayItem]) {
    for item in items {
      for request in item.wishes.requests { values[request.identity] = request.value }
      for scope in item.wishes.scopes { scopes.insert(scope.identity) }
    }
  }

  /// The innermost request whose value is another one here.
  private func request(of item: DisplayItem) -> MotionWishes.Request? {
    item.wishes.requests.last { request in
      values[request.identity].map { $0 != request.value } ?? false
    }
  }

  /// The animation of a change in an item; `nil` where there shall be none.
  func animation(of item: DisplayItem, under motion: MotionPolicy) -> Animation? {
    switch motion {
    case .off: nil
    case .systemOnly, .reduced: .system
    case .full: request(of: item).map(\.animation) ?? .system
    }
  }

  /// How an item that is not here comes or goes: as the outermost view does that is not here either.
  func passage(of item: DisplayItem, isInsertion: Bool, under motion: MotionPolicy) -> Passage {
    let scope = item.wishes.scopes.first { !scopes.contains($0.identity) }
    guard let scope, motion == .full || motion == .systemOnly,
      motion == .full || scope.transition.isHonoredBySystem
    else { return Passage(effects: [.fade], frame: item.frame) }
    return Passage(
      effects: isInsertion ? scope.transition.insertion : scope.transition.removal,
      frame: scope.frame)
  }
}

extension Animation {
  /// The system's own, an implicit spring (AK 6.5).
  static let system = Animation.spring(response: 0.5, dampingFraction: 1)
}
