import Compositing

extension SymbolSketch {
  /// Makes the sketch of one to three characters in the strokes of large letters.
  init(text: Substring, lineWidth: Double) {
    var (letters, pen) = (Outline(), 0.0)
    for character in text {
      guard let skeleton = Spelling(character)?.base else { continue }
      letters.addOutline(skeleton.outline.offset(x: pen - skeleton.left, y: 0))
      pen += skeleton.width + 30
    }
    let (width, height) = (max(1, pen - 30), 100.0)
    let scale = min(18 / height, 21 / width)
    let middle = SymbolSketch.side / 2
    let placed = letters.applying(
      OutlineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: middle - width / 2 * scale,
        ty: middle + height / 2 * scale))
    self.init(parts: [
      Part(
        outline: placed.stroked(
          OutlineStroke(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)))
    ])
  }
}

extension Skeleton {
  /// The center lines, with y growing up.
  fileprivate var outline: Outline {
    // The handles' length with which a cubic curve comes nearest to a quarter of a circle.
    let handle = 0.552_284_75
    return Outline { outline in
      var last = Point(x: 0, y: 0)
      func at(_ point: Point) -> OutlinePoint { OutlinePoint(x: point.x, y: point.y) }
      for step in steps {
        switch step {
        case .move(let point):
          outline.move(to: at(point))
          last = point
        case .line(let point):
          outline.addLine(to: at(point))
          last = point
        case .curve(let first, let second, let point):
          outline.addCurve(to: at(point), control1: at(first), control2: at(second))
          last = point
        case .quarter(let point, let isUprightFirst):
          let (dx, dy) = ((point.x - last.x) * handle, (point.y - last.y) * handle)
          outline.addCurve(
            to: at(point),
            control1: OutlinePoint(
              x: last.x + (isUprightFirst ? 0 : dx), y: last.y + (isUprightFirst ? dy : 0)),
            control2: OutlinePoint(
              x: point.x - (isUprightFirst ? dx : 0), y: point.y - (isUprightFirst ? 0 : dy)))
          last = point
        case .close: outline.closeSubpath()
        }
      }
      for dot in dots {
        outline.addEllipse(in: OutlineRect(x: dot.x - 2, y: dot.y - 2, width: 4, height: 4))
      }
    }
  }
}
