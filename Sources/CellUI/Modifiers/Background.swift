import Compositing
public import Foundation

extension View {
  /// Places a view behind this one, in this one's size.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    LayeredView(content: self, other: content(), alignment: alignment, isOverlay: false)
  }

  /// Places a view behind this one, in this one's size.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, other: background, alignment: alignment, isOverlay: false)
  }

  /// Fills the frame behind the view with a color.
  public func background(_ color: Color) -> some View {
    background { color }
  }

  /// Fills the frame behind the view with a gradient.
  public func background(_ gradient: LinearGradient) -> some View {
    background { gradient }
  }

  /// Fills the frame behind the view with a style.
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    background { Rectangle().fill(style.ofGround) }
  }

  /// Fills a shape behind the view with a style.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    LayeredView(
      content: self, other: shape.fill(style.ofGround, style: fillStyle), alignment: .center,
      isOverlay: false)
  }

  /// Fills the frame behind the view with the background's style.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(AmbientShapeStyle.ownBackground)
  }

  /// Fills a shape behind the view with the background's style.
  public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View {
    background(AmbientShapeStyle.ownBackground, in: shape)
  }

  /// Strokes the view's frame inside of its edge.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// Places a style in front of the view's frame.
  public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    overlay { Rectangle().fill(style) }
  }

  /// Fills a shape in front of the view with a style.
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Places a style in front of the view's frame.
  public func overlay(_ color: Color) -> some View {
    overlay { color }
  }

  /// Places a view in front of this one, in this one's size.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    LayeredView(content: self, other: content(), alignment: alignment, isOverlay: true)
  }

  /// Places a view in front of this one, in this one's size.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, other: overlay, alignment: alignment, isOverlay: true)
  }
}

extension ShapeStyle {
  /// The style as that of a ground, which makes a difference to colors alone.
  fileprivate var ofGround: Self {
    // Comparing types costs less than a cast that fails.
    guard Self.self == Color.self, let color = self as? Color, let ground = color.ofGround as? Self
    else { return self }
    return ground
  }
}

private struct LayeredView<Content: View, Other: View>: PrimitiveView {
  let content: Content
  let other: Other
  let alignment: Alignment
  let isOverlay: Bool

  func nodes(in context: ViewContext) -> [any Node] {
    let layer = context.inside(nil, key: "layer")
    let others: [any Node]
    if !isOverlay, Other.self == Color.self, let color = other as? Color {
      others = layer.nodes(of: color.ofGround)
    } else {
      others = layer.nodes(of: other)
    }
    var nodes = context.child("content").nodes(of: content)
    for index in nodes.indices {
      if nodes[index].isPadding, let padded = nodes[index] as? PaddingNode {
        if !isOverlay {
          nodes[index] = padded.onGround
        } else if (others.first as? ShapeNode)?.isStroked == true {
          nodes[index] = padded.aroundGround
        }
      }
      nodes[index] = LayeredNode(
        child: nodes[index], others: others, alignment: alignment, isOverlay: isOverlay)
    }
    return nodes
  }
}

private struct LayeredNode: WrappingNode {
  let child: any Node
  let others: [any Node]
  let alignment: Alignment
  let isOverlay: Bool

  var isSpacer: Bool { false }
  var isDrawing: Bool { child.isDrawing && others.allSatisfy(\.isDrawing) }
  var smallHeight: Double? { others.allSatisfy(\.isShape) ? child.smallHeight : nil }
  var drawnWidth: Double? { isDrawing ? child.drawnWidth : nil }
  var hasGround: Bool { !isOverlay || child.hasGround }
  var chipPadding: Int { child.chipPadding }
  // The layer takes the size of the view.
  var sizeKey: SizeKey? { SizeKey(.padding, 0, isOverlay ? 0 : 1).mixed(with: child) }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let (outer, count) = (pass.scope.isGround, pass.itemCount)
    // A color in front of a divider is its own, and one behind it no wider.
    let isPlain = others.count == 1 && others[0].isShape
    if !isOverlay || isPlain, let rule = child.rule, rule.fits(rect.size) {
      return place(layerOf: rule, in: rect, offered: proposal, in: &pass)
    }
    if isOverlay, isPlain, child.isShape, placesTarget(in: rect, offered: proposal, &pass) {
      return
    }
    if isOverlay {
      pass.scope.isGround = true
      child.place(in: rect, offered: proposal, in: &pass)
    }
    pass.scope.isGround = outer || !isOverlay
    pass.scope.isPaddedGround =
      !isOverlay && rect.size.rows == 1 && LayoutPass.raises(child)
    defer { (pass.scope.isGround, pass.scope.isPaddedGround) = (outer, false) }
    let room = ProposedCells(columns: rect.size.columns, rows: rect.size.rows)
    let layer = layer
    var size = layer.size(offered: room, in: &pass)
    // The line around a disc is as wide as the disc, which may have a column more than a ring.
    if isOverlay, size != rect.size, layer.isShape, layer.hasMiddle,
      pass.holdsGround(in: rect, from: count)
    {
      size = rect.size
    }
    let frame = alignment.place(size, in: rect)
    if let sign = layer.movedSign {
      pass.scope.signCell = sign.cell(in: rect, at: alignment, before: [child])
    }
    // A line around a ground stays around it.
    let isAround = isOverlay && pass.holdsGround(in: frame, from: count)
    pass.place(
      layer, in: frame, offered: room,
      beside: isAround ? (0, 0) : alignment.rest(of: size, in: rect.size))
    (pass.scope.isGround, pass.scope.isPaddedGround) = (outer, false)
    if !isOverlay { child.place(in: rect, offered: proposal, in: &pass) }
  }

  /// Places a circle in front of a larger one as a target, and returns whether the views are that.
  @inline(never)
  private func placesTarget(
    in rect: CellRect, offered proposal: ProposedCells, _ pass: inout LayoutPass
  ) -> Bool {
    guard child.shapeColor == nil else { return false }
    let pile = ZStackNode(children: [child, others[0]], alignment: alignment, identity: identity)
    return pile.placeTarget(of: rect.size, in: rect, offered: proposal, &pass)
  }

  /// Draws the layer of a line as thin as the line: through a divider it is seen, while a bar hides it.
  private func place(
    layerOf rule: LineStroke, in rect: CellRect, offered proposal: ProposedCells,
    in pass: inout LayoutPass
  ) {
    let isHidden = !isOverlay && rule.isBar
    if !isHidden { child.place(in: rect, offered: proposal, in: &pass) }
    defer { if isHidden { child.place(in: rect, offered: proposal, in: &pass) } }
    let outer = pass.scope.lineStroke
    pass.scope.lineStroke = rule
    let room = ProposedCells(columns: rect.size.columns, rows: rect.size.rows)
    let layer = layer
    let size = layer.size(offered: room, in: &pass)
    layer.place(in: alignment.place(size, in: rect), offered: room, in: &pass)
    pass.scope.lineStroke = outer
  }

  /// The views of the layer; one that follows no guides needs no stack.
  private var layer: any Node {
    if others.count == 1, others[0].traits == nil, !alignment.isCustom { return others[0] }
    return ZStackNode(children: others, alignment: alignment, identity: identity)
  }
}
