import ColorScience
import Compositing
import Foundation

extension ShapePainter {
  /// Draws the line around a shape of one row, which leaves no room above and below its text: a circle as a ring of the
  /// terminal's own, a wider shape by its ends.
  ///
  /// - Returns: Whether the shape is such a one.
  func drawInRow(
    _ outline: ShapeOutline, in frame: CellRect, on surface: inout Surface
  ) -> Bool {
    let (first, last) = (frame.columnRange.lowerBound, frame.columnRange.upperBound - 1)
    let middle = CellPoint(column: (first + last) / 2, row: frame.origin.row)
    let signs: [(Unicode.Scalar, column: Int)]
    switch outline {
    case .circle:
      let dot = Self.dot(in: frame, on: surface)
      // A ring in front of a letter or a dot goes around it; a smaller one is seen as the dot, unless that has the ground's
      // color.
      if let dot, isOnGround(dot, row: middle.row, on: surface) {
        draw("○", column: dot, row: middle.row, color: paint.color, on: &surface)
        return true
      }
      if last > first + 1, dot == middle.column || Self.isSign(at: middle, on: surface) {
        signs = [("(", middle.column - 1), (")", middle.column + 1)]
      } else {
        guard dot == nil else { return true }
        signs = [("○", middle.column)]
      }
    case .rectangle where last > first + 1: signs = [("▏", first), ("▕", last)]
    case .rounded where last > first + 1, .capsule where last > first + 1,
      .badge where last > first + 1, .ellipse where last > first + 1:
      signs = [("(", first), (")", last)]
    case .path:
      let line = outline.outline(in: frame)
      guard let ends = Self.ends(of: line, in: frame) ?? Self.part(of: line) else { return false }
      signs = ends.map { sign, column in
        let place = CellPoint(column: column, row: middle.row)
        return (sign == "○" && Self.isRing(at: place, on: surface) ? "●" : sign, column)
      }
    case .rectangle, .rounded, .capsule, .badge, .ellipse:
      // Two cells have no room for a line around a letter; an empty box is a sign.
      let isEmpty = (first...last).allSatisfy {
        !Self.isSign(at: CellPoint(column: $0, row: middle.row), on: surface)
      }
      guard isEmpty else { return true }
      signs = [(outline == .rectangle ? "□" : "▢", middle.column)]
    }
    let row = frame.origin.row
    var places = signs.filter { isFree(CellPoint(column: $0.column, row: row), on: surface) }
    if signs.count == 2, places.count == 1, outline.isRound {
      // One bracket alone is no line around the letters: where they take the cell of the other, it stands beside them.
      let isLeft = places[0].column == signs[0].column
      let other =
        isLeft
        ? (signs[1].0, column: signs[1].column + 1) : (signs[0].0, column: signs[0].column - 1)
      let place = CellPoint(column: other.column, row: row)
      places =
        isFree(place, on: surface) && !surface[place.column, row].glyph.hasInk
        ? places + [other] : []
    }
    for (sign, column) in places {
      draw(sign, column: column, row: row, color: paint.color, on: &surface)
    }
    return true
  }

  /// Returns whether a cell has room for a side of a line around a row.
  ///
  /// Letters and signs stay, and so does a filled dot that is seen; the parts of shapes beneath, and the same side of a ring,
  /// do not.
  private func isFree(_ place: CellPoint, on surface: Surface) -> Bool {
    guard surface.bounds.contains(place) else { return false }
    let below = surface[place.column, place.row]
    guard below.glyph.hasInk, below.glyph != .continuation else {
      return below.glyph != .continuation
    }
    return !Self.isDot(at: place, on: surface)
      && (Self.dots.contains(below.glyph.base)
        || (0x2580...0x259F).contains(below.glyph.base.value))
  }

  /// Returns whether a filled circle that is seen stands in a cell.
  static func isDot(at place: CellPoint, on surface: Surface) -> Bool {
    guard surface.bounds.contains(place) else { return false }
    let cell = surface[place.column, place.row]
    return (cell.glyph == Glyph("●") || cell.glyph == Glyph("•"))
      && Double(cell.foreground.alpha) / 255 >= DisplayItem.Content.shapeOpacity
  }

  /// The opacity below which a circle around a dot is its glow: a half.
  private static let glowAlpha: UInt8 = 128

  /// Draws a dot smaller than a cell on a filled circle of one, which would be a square around it: the circle becomes a
  /// ring with the dot in it, and a faint circle, as of a light's glow, gives way to the dot.
  ///
  /// - Returns: A Boolean value indicating whether the glyphs are such a dot, and a circle is there.
  static func drawDot(
    _ glyphs: [StyledGlyph], at place: CellPoint, on surface: inout Surface
  ) -> Bool {
    guard glyphs.count == 1, glyphs[0].measured.glyph == Glyph("•"), surface.bounds.contains(place),
      surface[place.column, place.row].glyph == Glyph("●"),
      surface[place.column, place.row].foreground != glyphs[0].color
    else { return false }
    var cell = surface[place.column, place.row]
    if cell.foreground.alpha < min(glyphs[0].color.alpha, Self.glowAlpha) {
      cell.foreground = glyphs[0].color
    } else {
      cell.glyph = Glyph("◉")
    }
    surface.set(cell, column: place.column, row: place.row)
    return true
  }

  /// Returns the column of the first filled circle that is seen in a row.
  static func dot(in frame: CellRect, on surface: Surface) -> Int? {
    frame.columnRange.first {
      isDot(at: CellPoint(column: $0, row: frame.origin.row), on: surface)
    }
  }

  /// Returns whether a dot has the ground's color, so that it is seen by its ring alone.
  func isOnGround(_ column: Int, row: Int, on surface: Surface) -> Bool {
    isGround(
      surface[column, row].foreground, at: CellPoint(column: column, row: row), on: surface)
  }

  /// Draws the sign of a small shape.
  func draw(
    _ sign: Unicode.Scalar, column: Int, row: Int, color: StraightRGBA, on surface: inout Surface
  ) {
    surface.draw(MeasuredGlyph(Glyph(sign), width: 1), column: column, row: row, foreground: color)
  }

  /// Returns whether a color is that of the ground in a cell; where the ground is known neither here nor to the style, it is
  /// black, as the island.
  func isGround(_ color: StraightRGBA, at place: CellPoint, on surface: Surface) -> Bool {
    let ground = surface[place.column, place.row].upper
    return color.isOpaque && color == (ground.isOpaque ? ground : edges.ground ?? .black)
  }

  /// Returns whether a small ring stands in a cell; the whole of another one in front, which shows progress, is a full circle.
  private static func isRing(at place: CellPoint, on surface: Surface) -> Bool {
    surface.bounds.contains(place) && surface[place.column, place.row].glyph == Glyph("○")
  }

  /// Returns the sides of a ring of which a line is a part, such as the filled one of a ring that shows progress; `nil`
  /// where it is no such part.
  private static func ends(
    of line: Outline, in frame: CellRect
  ) -> [(Unicode.Scalar, column: Int)]? {
    let radius = Points.perRow / 2
    let y = OutlineRect(frame).center.y
    // Around the middle of a cell there is room for a letter in it. A straight line is no part of a ring.
    guard line.elements.count > 2, let x = line.ringMiddle(at: y, radius: radius),
      abs(x.remainder(dividingBy: Points.perColumn)) > Points.perColumn / 4
    else { return nil }
    let column = Int((x / Points.perColumn).rounded(.down))
    let area = line.stroked(OutlineStroke(lineWidth: leastWidth))
    /// Returns if the line runs along most of the ring's side about an angle, in sixteenths of a turn.
    func covers(_ side: Int) -> Bool {
      (-2...2).count { step in
        let angle = Double(side + step) / 8 * Double.pi
        return area.contains(
          OutlinePoint(x: x + radius * cos(angle), y: y + radius * sin(angle)), rule: .nonZero)
      } >= 3
    }
    var ends: [(Unicode.Scalar, column: Int)] = []
    if covers(8) { ends.append(("(", column - 1)) }
    if covers(0) { ends.append((")", column + 1)) }
    return ends
  }

  /// Returns the sign of a part of a ring that is no larger than a cell or two; `nil` for any other line.
  private static func part(of line: Outline) -> [(Unicode.Scalar, column: Int)]? {
    guard let ring = line.ring, ring.radius < Points.perRow / 2 + 1 else { return nil }
    let share = line.length / (2 * Double.pi * ring.radius)
    let signs: [Unicode.Scalar] = ["◔", "◑", "◕", "○"]
    guard share > seenShare else { return [] }
    let quarters = max(1, Int((share * 4).rounded()))
    // Of two columns the first has the sign, as it has the whole ring's.
    let column = Int((ring.center.x / Points.perColumn - 0.25).rounded(.down))
    return [(signs[min(quarters, signs.count) - 1], column)]
  }

  /// The least share of a ring that is seen.
  private static let seenShare = 0.08

  /// Returns whether a letter or a symbol stands in a cell, or a part of a wider one.
  static func isSign(at place: CellPoint, on surface: Surface) -> Bool {
    guard surface.bounds.contains(place) else { return false }
    let glyph = surface[place.column, place.row].glyph
    let isLine = (0x2500...0x259F).contains(glyph.base.value) || CellMask(glyph) != nil
    return glyph == .continuation || glyph.hasInk && !isLine && !dots.contains(glyph.base)
  }

  /// Returns the column of a dot: beside a letter, or a symbol of one cell, whose only cell it would take; `nil` where there
  /// is no free cell.
  static func column(ofDotAt column: Int, row: Int, on surface: Surface) -> Int? {
    guard isSign(at: CellPoint(column: column, row: row), on: surface),
      !surface[column, row].glyph.isBraille
    else { return column }
    return [column + 1, column - 1].first {
      surface.bounds.contains(CellPoint(column: $0, row: row)) && !surface[$0, row].glyph.hasInk
        && surface[$0, row].glyph != .continuation
    }
  }

  /// The signs of small shapes, which others may be drawn on.
  private static let dots: Set<Unicode.Scalar> = [
    "·", "•", "●", "○", "◌", "◔", "◑", "◕", "◉", "(", ")",
  ]
}
