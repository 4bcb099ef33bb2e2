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

  var leastHeight: Double { choices.map(\.leastHeight).min() ?? 0 }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    choice(for: proposal, in: &pass).size
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    choices[choice(for: proposal, in: &pass).index]
      .place(in: rect, offered: proposal, in: &pass)
  }

  func baseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    choices[choice(for: proposal, in: &pass).index]
      .baseline(of: size, offered: proposal, in: &pass)
  }

  var sizeKey: SizeKey? { SizeKey(.choice, Int(axes.rawValue), choices.count).mixed(with: choices) }

  /// Returns the first view whose ideal size fits the proposal, and its size.
  private func choice(for proposal: ProposedCells, in pass: inout LayoutPass) -> MeasuredChoice {
    pass.choice(of: identity, offered: proposal) { pass in
      let ideal = ProposedCells(columns: nil, rows: nil)
      let last = choices.count - 1
      let index = (0..<last).first { index in
        let size = choices[index].size(offered: ideal, in: &pass)
        let fitsAcross = !axes.contains(.horizontal) || size.columns <= proposal.columns ?? .max
        let fitsDown = !axes.contains(.vertical) || size.rows <= proposal.rows ?? .max
        return fitsAcross && fitsDown
      }
      let size = choices[index ?? last].size(offered: proposal, in: &pass)
      return MeasuredChoice(index: index ?? last, size: size)
    }
  }
}
