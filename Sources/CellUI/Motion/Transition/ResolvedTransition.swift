import Compositing

/// The insertion or removal of a view: its effects and its frame.
struct ResolvedTransition: Hashable, Sendable {
  /// The effects; none means at once.
  let effects: [AnyTransition.Effect]
  /// The frame of the view, by whose size it moves and to which it is then clipped.
  var frame: CellRect
}

extension ResolvedTransition {
  /// A Boolean value indicating whether the view moves; it is then clipped to its frame, away from other views.
  var moves: Bool { effects.contains { $0 != .fade && $0 != .blur } }

  func offset(by step: CellPoint) -> ResolvedTransition {
    ResolvedTransition(effects: effects, frame: frame.offset(by: step))
  }

  /// Returns the distance of the view from its place at a fraction of its removal, `0...1` or a little more.
  func displacement(_ fraction: Double) -> (columns: Int, rows: Double) {
    var (columns, rows) = (0.0, 0.0)
    for case .move(let edge) in effects {
      switch edge {
      case .leading: columns -= Double(frame.size.columns) * fraction
      case .trailing: columns += Double(frame.size.columns) * fraction
      case .top: rows -= Double(frame.size.rows) * fraction
      case .bottom: rows += Double(frame.size.rows) * fraction
      }
    }
    return (Int(columns.rounded()), rows)
  }

  /// Returns the opacity of the view at a fraction of its removal.
  func opacity(_ fraction: Double) -> Double {
    effects.contains(.fade) ? max(0, min(1, 1 - fraction)) : 1
  }
}
