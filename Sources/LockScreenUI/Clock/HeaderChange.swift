import ColorScience
import Compositing

/// The change of the header between a large clock and a line: the old one goes up and fades, then the new one comes in.
struct HeaderChange {
  /// The layers of the old header.
  private let old: [Layer]
  private var progress = MovingNumber.fraction(0)

  /// The distance that the old header goes up, in rows.
  private static let rise = 2.0

  /// Begins the change from a header's layers.
  init(from old: [Layer], at now: Duration) {
    self.old = old
    progress.move(to: 1, at: .exchange, now: now)
  }

  func isMoving(at now: Duration) -> Bool { progress.isMoving(at: now) }

  /// Returns the layers of both headers at a moment; in the middle neither is seen.
  func layers(toward new: [Layer], in depth: ColorDepth, at now: Duration) -> [Layer] {
    let fraction = progress.value(at: now)
    guard fraction < 0.5 else {
      return new.map { $0.faded(by: depth.fading(2 * fraction - 1)) }
    }
    let step = CellPoint(column: 0, row: -Int((2 * fraction * Self.rise).rounded()))
    return old.map { layer in
      var layer = layer.faded(by: depth.fading(1 - 2 * fraction))
      layer.origin = layer.origin + step
      return layer
    }
  }
}
