/// The animated values and transitions of one state of a layout, with which those of another state are compared.
struct MotionBaseline {
  private var values: [ViewIdentity: Int] = [:]
  private var scopes: Set<ViewIdentity> = []

  init(_ items: [DisplayItem]) {
    // By their indices items, which are large, are not copied.
    for index in items.indices {
      for animation in items[index].motion.animations {
        values[animation.identity] = animation.value
      }
      for scope in items[index].motion.scopes { scopes.insert(scope.identity) }
    }
  }

  /// Returns the animation of an item's change; `nil` means no animation.
  func animation(of item: DisplayItem, under motion: MotionPolicy) -> Animation? {
    switch motion {
    case .off: nil
    case .systemOnly, .reduced: .system
    case .full: changedAnimation(of: item).map(\.animation) ?? .system
    }
  }

  /// Returns the innermost value animation whose value is different in this state.
  private func changedAnimation(of item: DisplayItem) -> MotionRequest.ValueAnimation? {
    item.motion.animations.last { animation in
      values[animation.identity].map { $0 != animation.value } ?? false
    }
  }

  /// Returns the transition of an item that is not in this state: that of the outermost view that is not in it either.
  func transition(of item: DisplayItem, isInsertion: Bool, under motion: MotionPolicy)
    -> ResolvedTransition
  {
    let scope = item.motion.scopes.first { !scopes.contains($0.identity) }
    guard let scope, motion == .full || motion == .systemOnly,
      motion == .full || scope.transition.isHonoredBySystem
    else { return ResolvedTransition(effects: [.fade], frame: item.frame) }
    return ResolvedTransition(
      effects: isInsertion ? scope.transition.insertion : scope.transition.removal,
      frame: scope.frame)
  }
}

extension Animation {
  /// The system's own animation, an implicit spring (AK 6.5).
  static let system = Animation.spring(response: 0.5, dampingFraction: 1)
}
