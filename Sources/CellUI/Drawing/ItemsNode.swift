import ColorScience
import Compositing

/// A node that changes the items of its content when they are placed.
struct ItemsNode: WrappingNode {
  let child: any Node
  let change: (inout DisplayItem, CellRect) -> Void

  var sizeKey: SizeKey? { child.sizeKey }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let count = pass.itemCount
    child.place(in: rect, offered: proposal, in: &pass)
    pass.changeItems(from: count) { change(&$0, rect) }
  }
}

extension DisplayItem.Content {
  /// Returns the content in other colors.
  func recolored(_ change: (StraightRGBA) -> StraightRGBA) -> DisplayItem.Content {
    switch self {
    case .line(let glyphs):
      .line(glyphs.map { $0.colored(change($0.color)) })
    case .block(let block, let color): .block(block.recolored(change), change(color))
    case .fill(let outline, let paint, let style): .fill(outline, paint.mapped(change), style)
    case .stroke(let outline, let paint, let stroke, let style):
      .stroke(outline, paint.mapped(change), stroke, style)
    case .bar(let bar): .bar(bar.recolored(change))
    case .rule(let paint, let line): .rule(paint.mapped(change), line)
    case .symbol(let picture, let paints): .symbol(picture, paints.map { $0.mapped(change) })
    case .image(let image): .image(image.recolored(change))
    }
  }

  /// Returns a shape with another outline, in its colors and lines; other contents stay as they are.
  func reshaped(_ change: (ShapeOutline) -> ShapeOutline) -> DisplayItem.Content {
    switch self {
    case .fill(let outline, let paint, let style): .fill(change(outline), paint, style)
    case .stroke(let outline, let paint, let stroke, let style):
      .stroke(change(outline), paint, stroke, style)
    case .line, .block, .bar, .rule, .symbol, .image: self
    }
  }
}
