public import Foundation

/// The views of a lazy stack that stay in sight; a card does not scroll.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in a row; all of a card is visible at once, so nothing is lazy.
public struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  /// Arranges views in a row; `spacing` is in points, and `nil` means 8, which is one column.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The row.
  public var body: some View { stack }
}

/// Views in a column; all of a card is visible at once, so nothing is lazy.
public struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  /// Arranges views in a column; `spacing` is in points, and `nil` means 8, which is no row.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The column.
  public var body: some View { stack }
}
