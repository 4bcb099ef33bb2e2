extension View {
  /// Animates changes of the view in which a value changes; `nil` means without animation.
  public func animation(_ animation: Animation?, value: some Hashable) -> some View {
    self.animation(animation, hash: value.hashValue)
  }

  /// Animates changes of the view in which a value changes; `nil` means without animation.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View {
    // A value without a hash is told by its description.
    self.animation(animation, hash: String(describing: value).hashValue)
  }

  /// Animates all changes of the view, as the system does by itself.
  public func animation(_ animation: Animation?) -> some View { self }

  private func animation(_ animation: Animation?, hash: Int) -> some View {
    placed { pass, _, identity in
      let modifier = identity.appending(pass.scope.motion.animations.count)
      pass.scope.motion.animations.append(
        .init(identity: modifier, animation: animation, value: hash))
    }
  }

  /// Sets the transition of the view's texts and symbols when their content changes; the innermost modifier wins.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    placed { pass, _, _ in pass.scope.motion.contentTransition = transition }
  }

  /// Sets the transition of the view's content where no modifier sets one.
  func defaultContentTransition(_ transition: ContentTransition) -> some View {
    placed { pass, _, _ in
      pass.scope.motion.contentTransition = pass.scope.motion.contentTransition ?? transition
    }
  }

  /// Sets the transition with which the view is inserted and removed.
  public func transition(_ t: AnyTransition) -> some View {
    placed { pass, rect, identity in
      pass.scope.motion.scopes.append(.init(identity: identity, transition: t, frame: rect))
    }
  }
}
