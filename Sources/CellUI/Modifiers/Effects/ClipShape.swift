import ColorScience
import Compositing
public import Foundation

extension View {
  /// Clips the view to its frame.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// Clips the view to a shape in its frame.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    ModifiedView(content: self) { child in
      child.disc(clippedBy: shape)
        ?? PlacedNode(child: child) { pass, rect, _ in
          pass.scope.clipAroundMask = pass.scope.clip
          pass.scope.clip = pass.scope.clip.map { $0.intersection(rect) } ?? rect
          let outline = ShapeOutline(of: shape, in: rect, within: pass.scope.container)
          pass.scope.masks.append(ItemMask(frame: rect, kind: .outline(outline)))
        }
    }
  }

  /// Clips the view to its frame with round corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Draws the view as far as another one is opaque, which takes its size.
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View)
    -> some View
  {
    MaskedView(content: self, mask: mask(), alignment: alignment)
  }

  /// Draws the view as far as another one is opaque, which takes its size.
  public func mask(_ mask: some View) -> some View {
    MaskedView(content: self, mask: mask, alignment: .center)
  }
}

extension Node {
  /// Returns the circle that is left of a color or a gradient in a square frame, which is drawn as one with its filling;
  /// `nil` for any other view or shape.
  fileprivate func disc(clippedBy shape: some Shape) -> (any Node)? {
    guard shape is Circle, let frame = self as? FrameNode, frame.isFixed, frame.points != nil,
      frame.points == frame.height, let ground = frame.child as? ShapeNode,
      let disc = ground.disc
    else { return nil }
    var clipped = frame
    clipped.child = disc
    return clipped
  }
}

private struct MaskedView<Content: View, Mask: View>: PrimitiveView {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  func nodes(in context: ViewContext) -> [any Node] {
    let mask = context.inside(nil, key: "mask").node(of: mask)
    return context.child("content").nodes(of: content).map {
      MaskNode(child: $0, mask: mask, alignment: alignment)
    }
  }
}

private struct MaskNode: WrappingNode {
  let child: any Node
  let mask: any Node
  let alignment: Alignment

  var sizeKey: SizeKey? { child.sizeKey }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let outer = pass.scope
    pass.scope = LayoutPass.Scope()
    let room = ProposedCells(columns: rect.size.columns, rows: rect.size.rows)
    let count = pass.itemCount
    let frame = alignment.place(mask.size(offered: room, in: &pass), in: rect)
    mask.place(in: frame, offered: room, in: &pass)
    let items = pass.removeItems(from: count)
    pass.scope = outer
    if !items.isEmpty, items.allSatisfy(\.isInk), let colors = colors(of: items, in: rect, &pass) {
      mask.place(in: frame, offered: room, in: &pass)
      pass.changeItems(from: count) { $0.color(by: colors) }
      // A text that changes by itself is made anew with its colors.
      if items.contains(where: { $0.clock != nil }) { pass.limitValidity(to: pass.validUntil) }
      return
    }
    let own = Self.mask(of: items, in: rect)
    pass.scope.clipAroundMask = pass.scope.clip
    pass.scope.clip = pass.scope.clip.map { $0.intersection(own.frame) } ?? own.frame
    pass.scope.masks.append(own)
    child.place(in: rect, offered: proposal, in: &pass)
    pass.scope = outer
  }

  /// Returns the colors of the view where what is in front is a shape as wide as some letters, which are then drawn in these;
  /// `nil` for another view.
  private func colors(
    of letters: [DisplayItem], in rect: CellRect, _ pass: inout LayoutPass
  ) -> PaintGrid? {
    let count = pass.itemCount
    child.place(
      in: rect, offered: ProposedCells(columns: rect.size.columns, rows: rect.size.rows), in: &pass)
    let ground = pass.removeItems(from: count).last
    guard let ground, case .fill(_, let paint, _) = ground.content, ground.masks.isEmpty,
      letters.allSatisfy({
        $0.frame.intersection(ground.frame).columnRange == $0.frame.columnRange
      })
    else { return nil }
    return PaintGrid(paint: paint.opacity(ground.opacity), frame: ground.frame)
  }

  /// Returns the mask of items: the outline of a sole opaque fill, or their picture.
  private static func mask(of items: [DisplayItem], in rect: CellRect) -> ItemMask {
    if items.count == 1, case .fill(let outline, .color(let color), _) = items[0].content,
      color.alpha == 255, items[0].opacity == 1, items[0].masks.isEmpty, items[0].clip == nil
    {
      return ItemMask(frame: items[0].frame, kind: .outline(outline))
    }
    var picture = Surface(size: rect.size)
    for item in items { item.offset(by: .zero - rect.origin).draw(on: &picture) }
    return ItemMask(frame: rect, kind: .picture(picture))
  }
}
