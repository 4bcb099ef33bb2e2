import Compositing

/// The first of several views whose ideal size fits the proposal; the last one if none fits.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Makes a choice of views, in order of preference, by their sizes along axes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    let choices = context.inside(nil).nodes(of: content)
    return choices.isEmpty
      ? [] : [FittingNode(choices: choices, axes: axes, identity: context.identity)]
  }
}

private struct FittingNode: Node {
  let choices: [any Node]
  let axes: Axis.Set
  let identity: ViewIdentity

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    choice(for: proposal, in: &pass).size(offered: proposal, in: &pass)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    choice(for: proposal, in: &pass).place(in: rect, offered: proposal, in: &pass)
  }

  func firstBaseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    choice(for: proposal, in: &pass).firstBaseline(of: size, offered: proposal, in: &pass)
  }

  var sizeKey: SizeKey? { SizeKey(.choice, Int(axes.rawValue), choices.count).mixed(with: choices) }

  /// Returns the first view whose ideal size fits the proposal.
  private func choice(for proposal: ProposedCells, in pass: inout LayoutPass) -> any Node {
    let ideal = ProposedCells(columns: nil, rows: nil)
    for node in choices.dropLast() {
      let size = node.size(offered: ideal, in: &pass)
      let fitsAcross = !axes.contains(.horizontal) || size.columns <= proposal.columns ?? .max
      let fitsDown = !axes.contains(.vertical) || size.rows <= proposal.rows ?? .max
      if fitsAcross, fitsDown { return node }
    }
    return choices[choices.count - 1]
  }
}
