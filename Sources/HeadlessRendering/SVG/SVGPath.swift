/// Rectangles of one color and height as the data of a path whose stroke is that high.
///
/// A stroke needs a start and a length only, half the bytes of a rectangle. All values are in half units, since a line of one
/// unit in the middle of a cell stands between two units.
struct SVGPath {
  private struct Run {
    let x: Int
    let y: Int
    var end: Int
  }

  private var runs: [Run] = []

  /// Adds a rectangle, which becomes longer where the one before ends at its start.
  mutating func add(x: Int, y: Int, width: Int) {
    if let last = runs.last, last.y == y, last.x <= x, last.end >= x {
      runs[runs.count - 1].end = max(last.end, x + width)
    } else {
      runs.append(Run(x: x, y: y, end: x + width))
    }
  }

  /// Returns the path's data, for a stroke of a height.
  func data(height: Int) -> String {
    var data = ""
    var pen: (x: Int, y: Int)?
    for run in runs {
      // A stroke is as high above its line as below; heights are even, or thirds of a cell.
      let y = run.y * 2 + height
      let place = "M\(Self.number(run.x * 2)) \(Self.number(y))"
      let step = pen.map { pen in
        let (x, y) = (Self.number(run.x * 2 - pen.x), Self.number(y - pen.y))
        return y.first == "-" ? "m\(x)\(y)" : "m\(x) \(y)"
      }
      data += step.map { $0.utf8.count < place.utf8.count ? $0 : place } ?? place
      data += "h\(Self.number((run.end - run.x) * 2))"
      pen = (run.end * 2, y)
    }
    return data
  }

  /// Returns quarters of a unit as a number of units.
  private static func number(_ quarters: Int) -> String {
    let fraction = ["", ".25", ".5", ".75"][abs(quarters) % 4]
    let sign = quarters < 0 && quarters > -4 ? "-" : ""
    return fraction.isEmpty ? "\(quarters / 4)" : "\(sign)\(quarters / 4)\(fraction)"
  }
}
