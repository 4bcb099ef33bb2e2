import Compositing
import Foundation

/// A ring of two rows in halves and wholes of cells, or a part of it: of an arc so small, the corners would be haze.
///
/// It has two half cells above, two below, and a cell at either side, and is filled clockwise from the top.
struct BlockRing {
  /// The start of the part, as a share of the ring, clockwise from the top.
  private let start: Double
  /// The share of the ring that the part has.
  private let share: Double

  /// The side of a block, in points: a column, and half a row.
  private static let side = Points.perColumn

  /// A block: its place from the ring's middle in sides of blocks, and its size there.
  private struct Block {
    let (x, y, height): (Double, Double, Double)
    /// The shares of the ring at which a part comes to the block and leaves it.
    let shares: ClosedRange<Double>
    /// The way of a part through the block: 1 or -1 along one axis.
    let way: (x: Double, y: Double)

    /// Returns the part of the block between two shares of the ring, in points.
    func rect(from low: Double, to high: Double, around middle: OutlinePoint) -> OutlineRect {
      let length = shares.upperBound - shares.lowerBound
      let (near, far) = (
        (low - shares.lowerBound) / length, (high - shares.lowerBound) / length
      )
      let across = way.x == 0 ? (0, 1) : way.x > 0 ? (near, far) : (1 - far, 1 - near)
      let down = way.y == 0 ? (0, 1) : way.y > 0 ? (near, far) : (1 - far, 1 - near)
      return OutlineRect(
        minX: middle.x + (x + across.0) * side,
        minY: middle.y + (y + down.0 * height) * side,
        maxX: middle.x + (x + across.1) * side,
        maxY: middle.y + (y + down.1 * height) * side)
    }
  }

  private static let blocks = [
    Block(x: 0, y: -2, height: 1, shares: 0...0.125, way: (1, 0)),
    Block(x: 1, y: -1, height: 2, shares: 0.125...0.375, way: (0, 1)),
    Block(x: 0, y: 1, height: 1, shares: 0.375...0.5, way: (-1, 0)),
    Block(x: -1, y: 1, height: 1, shares: 0.5...0.625, way: (-1, 0)),
    Block(x: -2, y: -1, height: 2, shares: 0.625...0.875, way: (0, -1)),
    Block(x: -1, y: -2, height: 1, shares: 0.875...1, way: (1, 0)),
  ]
  /// The least share of a part; a smaller one is seen as a block.
  private static let leastShare = 0.0625

  /// Makes the part of a ring that an arc is.
  ///
  /// - Parameters:
  ///   - arc: The arc, of curves up to a quarter.
  ///   - middle: The middle of its ring.
  init?(_ arc: Outline, around middle: OutlinePoint) {
    var (first, last, sum) = (nil as Double?, 0.0, 0.0)
    for case let end? in arc.elements.map(\.end) {
      let turn = atan2(end.x - middle.x, middle.y - end.y) / (2 * .pi)
      if first == nil {
        first = turn
      } else {
        sum += (turn - last).remainder(dividingBy: 1)
      }
      last = turn
    }
    guard let first, sum != 0 else { return nil }
    let from = sum < 0 ? first + sum : first
    start = from - from.rounded(.down)
    share = min(1, abs(sum))
  }

  /// Returns the blocks of the part around a middle, in points.
  func outline(around middle: OutlinePoint) -> Outline {
    Outline { outline in
      for block in Self.blocks {
        for turn in [0, 1.0] {
          let low = max(block.shares.lowerBound, lit.lowerBound - turn)
          let high = min(block.shares.upperBound, lit.upperBound - turn)
          guard low < high else { continue }
          outline.addRect(block.rect(from: low, to: high, around: middle))
        }
      }
    }
  }

  /// The shares from start to end, which may lie beyond a turn.
  private var lit: ClosedRange<Double> {
    guard share < Self.leastShare else { return start...start + share }
    let middle = (start + share / 2).remainder(dividingBy: 1)
    let turned = middle < 0 ? middle + 1 : middle
    return Self.blocks.first { $0.shares.contains(turned) }?.shares ?? start...start + share
  }
}
