/// The part of the requested motion that the system grants.
public enum MotionPolicy: Hashable, Sendable, CaseIterable {
  /// All motion: iOS 17 and later (AK 6.5).
  case full
  /// The system's timing and built-in transitions, without a layout's own animations: iOS 16 (AK 6.1).
  case systemOnly
  /// Cross-fades in place of motion: the person's choice.
  case reduced
  /// Changes at once: always-on (AK 6.7), or motion switched off.
  case off
}

extension ViewLayout {
  /// A Boolean value indicating whether the layout asks for animations of its own, which iOS 16 ignores (AK 6.1).
  public var asksForAnimation: Bool {
    items.contains { item in
      !item.motion.animations.isEmpty
        || item.motion.scopes.contains { !$0.transition.isHonoredBySystem }
        || item.motion.contentTransition == .identity
    }
  }
}
