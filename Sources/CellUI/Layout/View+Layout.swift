import Compositing

extension View {
  /// Lays the view out in a proposed size.
  public func layout(in proposal: ProposedCells, environment: EnvironmentValues) -> ViewLayout {
    let missing = MissingNames()
    return MissingNames.$ofLayout.withValue(missing) {
      layout(in: proposal, environment: environment, missing: missing)
    }
  }

  private func layout(
    in proposal: ProposedCells, environment: EnvironmentValues, missing: MissingNames
  ) -> ViewLayout {
    let context = ViewContext(environment: environment)
    let node = context.node(of: self)
    var pass = LayoutPass(edges: environment.edges)
    let size = node.size(offered: proposal, in: &pass)
    node.place(in: CellRect(origin: .zero, size: size), offered: proposal, in: &pass)
    let notes = context.notes.all + missing.all.map { .missing($0) }
    return ViewLayout(
      size: ViewLayout.bounded(size, offered: proposal), items: pass.items,
      controls: pass.controls, truncatedTexts: pass.truncatedTexts,
      validUntil: pass.validUntil, preferences: pass.preferences,
      notes: notes, live: pass.live)
  }
}
