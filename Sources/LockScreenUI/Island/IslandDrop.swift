import Compositing

/// A circle that buds off the island's end like a drop: it comes out of the end, hangs on a neck, and is free.
struct IslandDrop {
  /// The circle, or the oval, at a moment.
  let bud: OutlineRect
  /// The half circle at the island's end, as a whole circle.
  private let end: OutlineRect
  /// The half of the neck's height in its middle, in points; 0 once it is torn.
  let neck: Double

  /// The part of the way after which the neck is torn.
  static let tear = 0.62
  /// The part of its size that the bud has inside of the island.
  private static let smallest = 0.75
  /// The angle from the middle line at which the neck begins on either circle, as sine and cosine.
  private static let shoulder = (sine: 0.85, cosine: 0.53)

  /// Makes the drop at a part of its way, `0...1` or a little more, from inside of the island's end to its place.
  init(from island: OutlineRect, to place: OutlineRect, budding: Double) {
    let height = min(island.height, place.height)
    end = OutlineRect(x: island.maxX - height, y: place.minY, width: height, height: height)
    let bounded = max(0, min(1, budding))
    let scale = Self.smallest + (1 - Self.smallest) * bounded
    let width = (height + (place.width - height) * bounded) * scale
    let from = end.center
    let middle = OutlinePoint(
      x: from.x + (place.center.x - from.x) * budding, y: place.center.y)
    bud = OutlineRect(
      x: middle.x - width / 2, y: middle.y - height * scale / 2, width: width,
      height: height * scale)
    neck = budding >= Self.tear ? 0 : height * 0.46 * (1 - max(0, budding) / Self.tear)
  }

  /// The outline of both.
  var outline: Outline {
    Outline { outline in
      outline.addRoundedRect(bud, cornerRadius: bud.height / 2)
      guard neck > 0 else { return }
      let (center, radius) = (end.center, end.height / 2)
      let (far, farRadius) = (
        OutlinePoint(x: bud.minX + bud.height / 2, y: center.y), bud.height / 2
      )
      let left = center.x + radius * Self.shoulder.cosine
      let right = max(left, far.x - farRadius * Self.shoulder.cosine)
      let (high, low) = (radius * Self.shoulder.sine, farRadius * Self.shoulder.sine)
      let middle = (left + right) / 2
      outline.move(to: OutlinePoint(x: left, y: center.y - high))
      outline.addQuadCurve(
        to: OutlinePoint(x: right, y: center.y - low),
        control: OutlinePoint(x: middle, y: center.y - neck))
      outline.addLine(to: OutlinePoint(x: right, y: center.y + low))
      outline.addQuadCurve(
        to: OutlinePoint(x: left, y: center.y + high),
        control: OutlinePoint(x: middle, y: center.y + neck))
      outline.closeSubpath()
    }
  }
}
