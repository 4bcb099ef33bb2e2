import Compositing

/// A view that is laid out from right to left: as from left to right, and then mirrored, with texts as they are.
struct MirroredNode: WrappingNode {
  let child: any Node

  var sizeKey: SizeKey? { child.sizeKey }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let outer = (clip: pass.scope.clip, masks: pass.scope.masks)
    // The views around are not mirrored, and neither is what they are cut to.
    (pass.scope.clip, pass.scope.masks) = (nil, [])
    let count = (items: pass.itemCount, controls: pass.controls.count)
    child.place(in: rect, offered: proposal, in: &pass)
    (pass.scope.clip, pass.scope.masks) = outer
    pass.changeItems(from: count.items) { item in
      item.mirror(in: rect)
      item.clip =
        item.clip.map { inner in outer.clip.map { $0.intersection(inner) } ?? inner } ?? outer.clip
      let frame = item.frame
      item.masks = outer.masks.filter { $0.cuts(frame) } + item.masks
    }
    pass.changeControls(from: count.controls) { $0.mirrored(in: rect) }
  }
}

extension DisplayItem {
  fileprivate mutating func mirror(in rect: CellRect) {
    frame = frame.mirrored(in: rect)
    content = content.mirrored
    clip = clip?.mirrored(in: rect)
    masks = masks.map { $0.mirrored(in: rect) }
  }
}

extension DisplayItem.Content {
  /// The content with the path of a shape turned, as since iOS 17; a shape that is the same at both sides has none.
  fileprivate var mirrored: Self {
    switch self {
    case .fill(let outline, let paint, let style): .fill(outline.mirrored, paint, style)
    case .stroke(let outline, let paint, let stroke, let style):
      .stroke(outline.mirrored, paint, stroke, style)
    case .line, .block, .bar, .rule, .symbol, .image: self
    }
  }
}

extension ItemMask {
  fileprivate func mirrored(in rect: CellRect) -> ItemMask {
    let kind: Kind =
      switch kind {
      case .outline(let outline): .outline(outline.mirrored)
      case .picture: kind
      }
    return ItemMask(frame: frame.mirrored(in: rect), kind: kind)
  }
}

extension ShapeOutline {
  fileprivate var mirrored: Self {
    guard case .path(let path, let size) = self else { return self }
    let width = Double(size.columns) * Points.perColumn
    return .path(
      path.applying(CGAffineTransform(scaleX: -1, y: 1).translatedBy(x: -width, y: 0)), size)
  }
}

extension PlacedControl {
  fileprivate func mirrored(in rect: CellRect) -> PlacedControl {
    PlacedControl(intent: intent, frame: frame.mirrored(in: rect), action: action)
  }
}

extension CellRect {
  fileprivate func mirrored(in rect: CellRect) -> CellRect {
    CellRect(
      column: rect.columnRange.lowerBound + rect.columnRange.upperBound - columnRange.upperBound,
      row: origin.row, columns: size.columns, rows: size.rows)
  }
}
