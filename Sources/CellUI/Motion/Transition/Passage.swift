import Compositing

/// A way in or out.
struct Passage: Hashable, Sendable {
  /// None means at once.
  let effects: [AnyTransition.Effect]
  /// The frame of the view that comes or goes, by whose size it moves and within which it is seen.
  var frame: CellRect
}

extension Passage {
  /// A Boolean value indicating whether the view moves, and is seen within its own frame only: upon others it was noise.
  var moves: Bool { effects.contains { $0 != .fade && $0 != .blur } }

  func offset(columns: Int, rows: Int) -> Passage {
    Passage(effects: effects, frame: frame.offset(columns: columns, rows: rows))
  }

  /// How far a view is from its place when a part of its way out is done, `0...1` and a little more.
  func way(_ part: Double) -> (columns: Int, rows: Double) {
    var (columns, rows) = (0.0, 0.0)
    for case .move(let edge) in effects {
      switch edge {
      case .leading: columns -= Double(frame.size.columns) * part
      case .trailing: columns += Double(frame.size.columns) * part
      case .top: rows -= Double(frame.size.rows) * part
      case .bottom: rows += Double(frame.size.rows) * part
      }
    }
    return (Int(columns.rounded()), rows)
  }

  /// What is left of a view's colors when a part of its way out is done.
  func opacity(_ part: Double) -> Double {
    effects.contains(.fade) ? max(0, min(1, 1 - part)) : 1
  }
}
