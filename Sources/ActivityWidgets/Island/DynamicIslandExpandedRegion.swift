public import CellUI

/// The position of a part of the expanded island (AK 4.18).
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private enum Name {
    case leading, trailing, center, bottom
  }

  private let name: Name

  /// Before the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(name: .leading)
  /// After the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: .trailing)
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: .center)
  /// Below all others.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: .bottom)

  /// The alignment of several views in the region.
  var alignment: HorizontalAlignment {
    switch name {
    case .leading: .leading
    case .trailing: .trailing
    case .center, .bottom: .center
    }
  }
}

/// A part of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let content: Content
  private(set) var margins = IslandMargins()

  /// Makes a part of the expanded island.
  ///
  /// - Parameters:
  ///   - position: The part's position.
  ///   - priority: The higher one of leading and trailing gets the width that it asks for (AK 4.19).
  ///   - content: The part's view.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.position = position
    self.priority = priority
    self.content = content()
  }

  /// Asks for margins, in points, instead of the system's 16 (AK 4.21).
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> Self {
    var region = self
    region.margins.ask(for: length, at: edges)
    return region
  }
}

/// The parts of the expanded island; `Content` is the type of their views.
public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [ExpandedRegion]
}

/// A part of the expanded island, with its view's type erased.
struct ExpandedRegion {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let content: AnyView
  var margins = IslandMargins()
}

/// Builds the expanded island from the regions of a closure.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// Wraps one region.
  public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>)
    -> DynamicIslandExpandedContent<Content>
  {
    DynamicIslandExpandedContent(regions: [
      ExpandedRegion(
        position: region.position, priority: region.priority,
        content: AnyView(
          SeveralViews(axis: .vertical(region.position.alignment), content: region.content)),
        margins: region.margins)
    ])
  }

  /// Takes regions that another closure built.
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    content
  }

  /// Joins regions.
  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<TupleView> {
    var regions: [ExpandedRegion] = []
    for part in repeat each content { regions += part.regions }
    return DynamicIslandExpandedContent(regions: regions)
  }

  /// Builds an `if` without an `else`.
  public static func buildOptional<Content: View>(_ content: DynamicIslandExpandedContent<Content>?)
    -> DynamicIslandExpandedContent<Content?>
  {
    DynamicIslandExpandedContent(regions: content?.regions ?? [])
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: DynamicIslandExpandedContent<First>
  ) -> DynamicIslandExpandedContent<ConditionalContent<First, Second>> {
    DynamicIslandExpandedContent(regions: first.regions)
  }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: DynamicIslandExpandedContent<Second>
  ) -> DynamicIslandExpandedContent<ConditionalContent<First, Second>> {
    DynamicIslandExpandedContent(regions: second.regions)
  }
}
