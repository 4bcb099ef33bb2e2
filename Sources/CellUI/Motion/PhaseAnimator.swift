/// A view in the first of its phases: nothing runs between two states of a Live Activity (AK 5.3).
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let content: Content?

  /// Makes the view of the first phase; nothing without one.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in nil }
  ) {
    self.content = phases.first { _ in true }.map(content)
  }

  /// Makes the view of the first phase; nothing without one.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in nil }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  /// The view.
  public var body: some View { content.unavailable(.motion("PhaseAnimator")) }
}
