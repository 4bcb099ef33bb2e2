import Compositing

/// The panel of the help, which is drawn once for its content and its terminal.
struct HelpPanel {
  /// Everything that the panel is drawn of.
  private struct Source: Equatable {
    var groups: [HelpGroup]
    var offset: Int
    var room: CellSize
    var edges: EdgeStyle
    var style: PlainStyle?
  }

  private var drawn: (source: Source, surface: Surface)?

  /// Returns the place that a help has: the inspector's, if it is whole there, so that the device stays in sight; else the
  /// whole screen.
  static func place(of groups: [HelpGroup], in context: ScreenContext) -> CellRect {
    guard context.isDeviceSeen,
      let page = context.geometry.inspector, HelpPicture(groups, within: page.size).isWhole
    else { return CellRect(origin: .zero, size: context.size) }
    return page
  }

  /// Returns the panel, scrolled by some lines.
  mutating func surface(
    of groups: [HelpGroup], offset: Int, in context: ScreenContext
  ) -> Surface {
    let source = Source(
      groups: groups, offset: offset, room: Self.place(of: groups, in: context).size,
      edges: context.edges, style: context.look.plain)
    if let drawn, drawn.source == source { return drawn.surface }
    let surface = HelpPicture(groups, within: source.room)
      .surface(offset: offset, edges: source.edges).repainted(in: source.style)
    drawn = (source, surface)
    return surface
  }
}
