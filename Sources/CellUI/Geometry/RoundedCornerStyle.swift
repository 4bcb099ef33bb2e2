/// The curve of a rounded corner; cells are too coarse to show the difference.
public enum RoundedCornerStyle: Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A curve of continuous curvature.
  case continuous
}
