public import CellUI

/// The parts of the expanded island (AK 4.18); `nil` is a part without a view.
public struct ExpandedIsland {
  /// Before the camera.
  public var leading: AnyView?
  /// After the camera.
  public var trailing: AnyView?
  /// Below the camera.
  public var center: AnyView?
  /// Below all others.
  public var bottom: AnyView?
  /// The part beside the camera that gets the width it asks for (AK 4.19); `nil` where both share it.
  public private(set) var widerSide: HorizontalEdge?

  /// Makes the parts.
  public init(
    leading: AnyView? = nil, trailing: AnyView? = nil, center: AnyView? = nil,
    bottom: AnyView? = nil
  ) {
    self.leading = leading
    self.trailing = trailing
    self.center = center
    self.bottom = bottom
  }

  init(_ regions: [ExpandedRegion]) {
    let view = { (position: DynamicIslandExpandedRegionPosition) -> AnyView? in
      let views = regions.filter { $0.position == position }.map(\.content)
      guard views.count > 1 else { return views.first }
      // Regions of one position stand there one below another, along the island's edge.
      let alignment: HorizontalAlignment =
        position == .leading ? .leading : position == .trailing ? .trailing : .center
      return AnyView(VStack(alignment: alignment) { ForEach(views.indices) { views[$0] } })
    }
    self.init(
      leading: view(.leading), trailing: view(.trailing), center: view(.center),
      bottom: view(.bottom))
    let priority = { (position: DynamicIslandExpandedRegionPosition) in
      regions.filter { $0.position == position }.map(\.priority).max() ?? 0
    }
    let (first, last) = (priority(.leading), priority(.trailing))
    widerSide = first > last ? .leading : last > first ? .trailing : nil
  }

  /// Returns the parts with margins, each at the edges of the island beside it.
  func padded(by margins: IslandMargins) -> ExpandedIsland {
    let padded = { (view: AnyView?, edges: Edge.Set) in
      view.map { AnyView($0.padding(margins.insets(at: edges))) }
    }
    var island = self
    island.leading = padded(leading, [.top, .leading])
    island.trailing = padded(trailing, [.top, .trailing])
    island.center = padded(center, .horizontal)
    island.bottom = padded(bottom, [.horizontal, .bottom])
    return island
  }

  /// The parts as they stand from right to left: the leading one after the camera.
  public var mirrored: ExpandedIsland {
    var island = self
    (island.leading, island.trailing) = (trailing, leading)
    island.widerSide = widerSide.map { $0 == .leading ? .trailing : .leading }
    return island
  }

  func mapped(_ transform: (AnyView) -> AnyView) -> ExpandedIsland {
    var island = self
    island.leading = leading.map(transform)
    island.trailing = trailing.map(transform)
    island.center = center.map(transform)
    island.bottom = bottom.map(transform)
    return island
  }
}
