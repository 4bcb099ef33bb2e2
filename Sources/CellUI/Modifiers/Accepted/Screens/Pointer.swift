public import Foundation

// Nothing here points. The view stays as it is.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
  public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View {
    self
  }
  public func hoverEffect(_ effect: HoverEffect) -> some View { self }
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// The look of a view under a pointer, of which there is none.
public enum HoverEffect: Hashable, Sendable {
  case automatic, highlight, lift
}

/// The place of a pointer.
public enum HoverPhase: Hashable, Sendable {
  case active(CGPoint)
  case ended
}
