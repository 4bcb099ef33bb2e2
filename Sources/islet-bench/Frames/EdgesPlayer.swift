import ColorScience
import Compositing

/// Cards with round corners, a circle in each, that move over a gradient by a point in each frame.
struct EdgesPlayer: FramePlayer {
  private static let card = (width: 300.0, height: 120.0)
  private static let gap = 20.0
  private static let style = EdgeStyle()

  private var compositor: Compositor
  private let ground: Layer

  /// Makes a player for a screen of a size.
  init(size: CellSize) {
    compositor = Compositor(size: size)
    ground = Layer(surface: ScenePicture.ground(size: size, byRow: true), origin: .zero)
  }

  mutating func frame(_ index: Int) -> PlayedFrame {
    let layer = Layer(surface: shapes(at: index), origin: .zero)
    let damage = compositor.compose([ground, layer])
    return PlayedFrame(surface: compositor.surface, damage: damage, isMoving: true)
  }

  /// Returns the number of a frame's cells that an edge crosses.
  func edgeCells(at index: Int) -> Int {
    shapes(at: index).cells.count {
      $0.glyph.hasInk || $0.upper != $0.lower || !Self.isWhole($0.upper.alpha)
    }
  }

  /// Returns whether a cell is covered by whole shapes, or by none.
  private static func isWhole(_ alpha: UInt8) -> Bool { [0, 150, 255].contains(alpha) }

  private func shapes(at index: Int) -> Surface {
    var surface = Surface(size: ground.surface.size)
    let rect = OutlineRect(surface.bounds)
    let shift = Double(index % 160)
    for y in stride(from: shift - Self.card.height, to: rect.maxY, by: Self.card.height + Self.gap)
    {
      for x in stride(from: shift - Self.card.width, to: rect.maxX, by: Self.card.width + Self.gap)
      {
        let place = OutlineRect(x: x, y: y, width: Self.card.width, height: Self.card.height)
        let card = Outline { $0.addRoundedRect(place, cornerRadius: 24) }
        surface.fill(card, with: StraightRGBA.black.opacity(150.0 / 255), edges: Self.style)
        let circle = Outline {
          $0.addEllipse(in: OutlineRect(x: x + 30, y: y + 30, width: 60, height: 60))
        }
        surface.fill(circle, with: .white, edges: Self.style)
      }
    }
    return surface
  }
}
