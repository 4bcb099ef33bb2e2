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
  public func animation(_ animation: Animation?) -> some View {
    ConditionalNote(content: self, note: animation?.note)
  }

  /// Changes the view; the system animates all changes by itself.
  public func animation<Changed: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> Changed
  ) -> some View { ConditionalNote(content: body(self), note: animation?.note) }

  /// Shows the view in its first phase: nothing runs between two states of a Live Activity (AK 5.3).
  public func phaseAnimator<Phase: Equatable, Changed: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (Self, Phase) -> Changed,
    animation: @escaping (Phase) -> Animation? = { _ in nil }
  ) -> some View {
    Group {
      if let first = phases.first(where: { _ in true }) { content(self, first) } else { self }
    }.unavailable(.motion("phaseAnimator"))
  }

  /// Shows the view in its first phase: nothing runs between two states of a Live Activity (AK 5.3).
  public func phaseAnimator<Phase: Equatable, Changed: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (Self, Phase) -> Changed,
    animation: @escaping (Phase) -> Animation? = { _ in nil }
  ) -> some View { phaseAnimator(phases, content: content) }

  private func animation(_ animation: Animation?, hash: Int) -> some View {
    ConditionalNote(
      content: placed { pass, _, identity in
        let modifier = identity.appending(pass.scope.motion.animations.count)
        pass.scope.motion.animations.append(
          .init(identity: modifier, animation: animation, value: hash))
      }, note: animation?.note)
  }

  /// Sets the transition of the view's texts and symbols when their content changes; the innermost modifier wins.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    placed { pass, _, _ in pass.scope.motion.contentTransition = transition }
  }

  /// Sets the transition of the view's content where no modifier sets one.
  func defaultContentTransition(_ transition: ContentTransition) -> ModifiedView<Self> {
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
