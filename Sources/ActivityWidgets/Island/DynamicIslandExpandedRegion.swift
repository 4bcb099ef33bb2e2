public import CellUI

/// Where a part of the expanded island stands (AK 4.18).
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
}

/// A part of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let content: Content

  /// Makes a part of the expanded island.
  ///
  /// - Parameters:
  ///   - position: Where it stands.
  ///   - priority: The highest one of leading and trailing is given the width it asks for (AK 4.19).
  ///   - content: What it shows.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.position = position
    self.priority = priority
    self.content = content()
  }
}

/// The parts of the expanded island; `Content` names the views that they hold.
public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [ExpandedRegion]
}

/// A part of the expanded island whose view may be of any type.
struct ExpandedRegion {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let content: AnyView
}

/// Builds the expanded island from the regions named in a closure.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// A region.
  public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>)
    -> DynamicIslandExpandedContent<Content>
  {
    DynamicIslandExpandedContent(regions: [
      ExpandedRegion(
        position: region.position, priority: region.priority, content: AnyView(region.content))
    ])
  }

  /// Regions that another closure built.
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    content
  }

  /// Regions one after another.
  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<TupleView<repeat each Content>> {
    var regions: [ExpandedRegion] = []
    for part in repeat each content { regions += part.regions }
    return DynamicIslandExpandedContent(regions: regions)
  }

  /// An `if` without an `else`.
  public static func buildOptional<Content: View>(_ content: DynamicIslandExpandedContent<Content>?)
    -> DynamicIslandExpandedContent<Content?>
  {
    DynamicIslandExpandedContent(regions: content?.regions ?? [])
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: DynamicIslandExpandedContent<First>
  ) -> DynamicIslandExpandedContent<ConditionalContent<First, Second>> {
    DynamicIslandExpandedContent(regions: first.regions)
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: DynamicIslandExpandedContent<Second>
  ) -> DynamicIslandExpandedContent<ConditionalContent<First, Second>> {
    DynamicIslandExpandedContent(regions: second.regions)
  }
}
