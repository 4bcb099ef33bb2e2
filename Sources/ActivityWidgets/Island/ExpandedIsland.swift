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
  /// The columns of the system's margins at both sides that the parts stand in (AK 4.21).
  public private(set) var columnsGained = (leading: 0, trailing: 0)
  /// The margins that the regions ask for themselves.
  private var margins: [DynamicIslandExpandedRegionPosition: IslandMargins] = [:]

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
    for region in regions { margins[region.position, default: .init()].ask(for: region.margins) }
  }

  /// Returns the parts with the margins that they ask for, and with the island's at the edges beside them.
  func padded(by margins: IslandMargins) -> ExpandedIsland {
    let own = { (position: DynamicIslandExpandedRegionPosition, edges: Edge.Set) in
      var own = self.margins[position] ?? IslandMargins()
      own.ask(for: margins, at: edges)
      return own
    }
    let leadingMargins = own(.leading, [.top, .leading])
    let trailingMargins = own(.trailing, [.top, .trailing])
    let centerMargins = own(.center, .horizontal)
    let bottomMargins = own(.bottom, [.horizontal, .bottom])
    let gained = { (edge: HorizontalEdge, side: (view: AnyView?, margins: IslandMargins)) in
      [side, (center, centerMargins), (bottom, bottomMargins)]
        .map { $0.view == nil ? 0 : $0.margins.columnsGained(at: edge) }.max() ?? 0
    }
    var island = self
    island.columnsGained = (
      gained(.leading, (leading, leadingMargins)), gained(.trailing, (trailing, trailingMargins))
    )
    let padded = { (view: AnyView?, margins: IslandMargins, sides: [HorizontalEdge]) in
      let insets = island.insets(of: margins, at: sides)
      return insets == EdgeInsets() ? view : view.map { AnyView($0.padding(insets)) }
    }
    island.leading = padded(leading, leadingMargins, [.leading])
    island.trailing = padded(trailing, trailingMargins, [.trailing])
    island.center = padded(center, centerMargins, [.leading, .trailing])
    island.bottom = padded(bottom, bottomMargins, [.leading, .trailing])
    return island
  }

  /// Returns the insets of a part: at some sides also what other parts gain and it does not.
  private func insets(of margins: IslandMargins, at sides: [HorizontalEdge]) -> EdgeInsets {
    var insets = margins.insets(at: .all)
    for side in sides {
      let all = side == .leading ? columnsGained.leading : columnsGained.trailing
      let rest = Double(all - margins.columnsGained(at: side)) * Points.perColumn
      if side == .leading { insets.leading += rest } else { insets.trailing += rest }
    }
    return insets
  }

  /// The parts as they stand from right to left: the leading one after the camera.
  public var mirrored: ExpandedIsland {
    var island = self
    (island.leading, island.trailing) = (trailing, leading)
    island.columnsGained = (columnsGained.trailing, columnsGained.leading)
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
