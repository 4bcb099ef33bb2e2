public import Foundation

/// The part of a view that margins are meant for.
public struct ContentMarginPlacement: Hashable, Sendable {
  fileprivate let isContent: Bool

  /// The view's own choice.
  public static let automatic = ContentMarginPlacement(isContent: true)
  /// The content that scrolls.
  public static let scrollContent = ContentMarginPlacement(isContent: true)
  /// The marks of scrolling.
  public static let scrollIndicators = ContentMarginPlacement(isContent: false)
}

extension View {
  /// Sets margins around the content of scrolling views, in points; other views have theirs from the system (AK 4.21).
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Sets margins around the content of scrolling views; other views have theirs from the system (AK 4.21).
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollMargins) { margins in
      guard placement.isContent else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }

  /// Sets margins around the content of scrolling views, in points; other views have theirs from the system (AK 4.21).
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

extension EnvironmentValues {
  /// The margins around the content of a scrolling view.
  var scrollMargins: EdgeInsets {
    get { self[ScrollMarginsKey.self] }
    set { self[ScrollMarginsKey.self] = newValue }
  }
}

private enum ScrollMarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}
