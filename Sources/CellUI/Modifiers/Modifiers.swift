import Compositing

extension View {
  /// Sets the font of the texts in the view.
  public func font(_ font: Font?) -> some View {
    transformEnvironment { $0.font = font }
  }

  /// Sets the weight of the texts in the view.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment { $0.textTraits.weight = weight }
  }

  /// Makes the texts in the view bold.
  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Slants the texts in the view.
  public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment { $0.textTraits.isItalic = isActive }
  }

  /// Draws a line below the texts in the view.
  public func underline(_ isActive: Bool = true) -> some View {
    transformEnvironment { $0.textTraits.isUnderlined = isActive }
  }

  /// Draws a line through the texts in the view.
  public func strikethrough(_ isActive: Bool = true) -> some View {
    transformEnvironment { $0.textTraits.isStruckThrough = isActive }
  }

  /// Sets the most lines of a text; `nil` means as many as it needs.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number.map { max(1, $0) })
  }

  /// Sets the most lines of a text.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets how lines of a text stand to one another.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where a text that is too long is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets block letters be drawn as smaller ones where they do not fit; other text has but one size.
  public func minimumScaleFactor(_ factor: Double) -> some View {
    transformEnvironment { $0.textTraits.minimumScaleFactor = factor }
  }

  /// Sets how soon a stack serves the view: higher ones first.
  public func layoutPriority(_ value: Double) -> some View {
    ModifiedView(content: self) { PriorityNode(child: $0, layoutPriority: value.isNaN ? 0 : value) }
  }

  /// Multiplies the opacity of all that the view draws.
  public func opacity(_ opacity: Double) -> some View {
    ModifiedView(content: self) {
      OpacityNode(child: $0, opacity: opacity.isNaN ? 1 : max(0, min(1, opacity)))
    }
  }

  /// Keeps the view's place and draws nothing in it.
  public func hidden() -> some View { opacity(0) }

  /// Moves what the view draws, by points; its place stays.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    MagnifiedView(content: self) {
      OffsetNode(child: $0, columns: Points.columns(x * $1), rows: Points.rows(y * $1))
    }
  }

  /// Gives the view its ideal size whatever it is offered.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    ModifiedView(content: self) {
      FixedSizeNode(child: $0, horizontal: horizontal, vertical: vertical)
    }
  }

  /// Draws nothing outside of the view's frame.
  public func clipped() -> some View {
    clipShape(Rectangle())
  }

  /// Draws nothing outside of the view's frame, and what fills the frame with the shape's outline.
  public func clipShape(_ shape: some Shape) -> some View {
    ModifiedView(content: self) { ClipNode(child: $0, outline: shape.outline) }
  }

  /// Rounds the corners of what fills the view's frame, and draws nothing outside.
  public func cornerRadius(_ radius: Double) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Tells the view from others in its place.
  public func id(_ id: some Hashable) -> some View {
    IdentifiedView(content: self, id: id)
  }

}

/// A view whose node is wrapped in another.
struct ModifiedView<Content: View>: PrimitiveView {
  let content: Content
  let wrap: (any Node) -> any Node

  func nodes(in context: ViewContext) -> [any Node] {
    // A modifier on a group is a modifier on each of its views, as in SwiftUI.
    context.nodes(of: content).map(wrap)
  }
}

/// A view whose node is wrapped in another, whose lengths are magnified with all others.
struct MagnifiedView<Content: View>: PrimitiveView {
  let content: Content
  let wrap: (any Node, Double) -> any Node

  func nodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: content).map { wrap($0, context.environment.magnification) }
  }
}

private struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  func nodes(in context: ViewContext) -> [any Node] {
    context.child(id).nodes(of: content)
  }
}

private struct PriorityNode: WrappingNode {
  let child: any Node
  let layoutPriority: Double
}

private struct OpacityNode: WrappingNode {
  let child: any Node
  let opacity: Double

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let outer = pass.opacity
    pass.opacity *= opacity
    child.place(in: rect, offered: proposal, in: &pass)
    pass.opacity = outer
  }
}

private struct OffsetNode: WrappingNode {
  let child: any Node
  let columns: Int
  let rows: Int

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    child.place(
      in: rect.offset(columns: columns, rows: rows), offered: proposal, in: &pass)
  }
}

private struct FixedSizeNode: WrappingNode {
  let child: any Node
  let horizontal: Bool
  let vertical: Bool

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    child.size(offered: innerProposal(proposal), in: &pass)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    child.place(in: rect, offered: innerProposal(proposal), in: &pass)
  }

  func firstBaseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    child.firstBaseline(of: size, offered: innerProposal(proposal), in: &pass)
  }

  private func innerProposal(_ proposal: ProposedCells) -> ProposedCells {
    ProposedCells(
      columns: horizontal ? nil : proposal.columns, rows: vertical ? nil : proposal.rows)
  }
}

private struct ClipNode: WrappingNode {
  let child: any Node
  let outline: ShapeOutline

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let outer = (pass.clip, pass.clipOutline)
    pass.clip = outer.0.map { $0.intersection(rect) } ?? rect
    pass.clipOutline = outline
    child.place(in: rect, offered: proposal, in: &pass)
    (pass.clip, pass.clipOutline) = outer
  }
}
