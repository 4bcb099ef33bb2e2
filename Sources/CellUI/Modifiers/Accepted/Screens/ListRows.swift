public import Foundation

// Rows of an app's own lists, which a layout has none of. The view stays as it is.

extension View {
  /// Accepted: a list is a column.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// Accepted: a list is a column.
  public func listRowBackground(_ view: (some View)?) -> some View { self }
  /// Accepted: a list is a column.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// Accepted: a list is a column.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func typeSelectEquivalent(_ text: String?) -> some View { self }
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  public func sectionActions(@ViewBuilder content: () -> some View) -> some View { self }
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View
  ) -> some View { self }
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { self }
}

extension VerticalEdge {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// The distance of a list's sections.
public struct ListSectionSpacing: Hashable, Sendable {
  private let name: String

  /// The list's own.
  public static let `default` = ListSectionSpacing(name: "default")
  /// A smaller one.
  public static let compact = ListSectionSpacing(name: "compact")
  /// A distance, in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "\(spacing)")
  }
}
