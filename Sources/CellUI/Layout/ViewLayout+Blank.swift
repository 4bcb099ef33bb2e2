import ColorScience
import Compositing

extension ViewLayout {
  /// A Boolean value indicating whether nothing of the views is seen, as of a closure without a view.
  public var isBlank: Bool { items.allSatisfy(\.isBlank) }
}

extension DisplayItem {
  /// A Boolean value indicating whether the item is seen nowhere.
  fileprivate var isBlank: Bool {
    guard opacity > 0, !visibleFrame.isEmpty else { return true }
    return switch content {
    case .line(let glyphs):
      glyphs.allSatisfy { !$0.measured.glyph.hasInk || $0.color.alpha == 0 }
    case .block(_, let color): color.alpha == 0
    case .fill(_, .color(let color), _), .stroke(_, .color(let color), _, _),
      .rule(.color(let color), _):
      color.alpha == 0
    case .fill, .stroke, .rule, .bar, .symbol, .image: false
    }
  }
}
