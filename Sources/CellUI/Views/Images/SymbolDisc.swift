import Compositing
import Foundation

/// The disc of an enclosed symbol in two rows, or a tile, with the symbol's sign in one of them.
///
/// Such a symbol is laid out as a shape with a letter in front, whose middle the shape takes. As one item, its sign shows what
/// is behind the disc.
struct SymbolDisc: Hashable, Sendable {
  /// The disc, in the frame of its item.
  let outline: ShapeOutline
  /// The sign.
  let sign: MeasuredGlyph
  /// The cell of the sign, from the frame's first one.
  let place: CellPoint

  /// The size of a disc, in cells.
  static let size = CellSize(columns: 4, rows: 2)
  /// The radius of a tile's corners, in points.
  private static let tileRadius = 7.0
  /// The width of a ring around a sign, in points: about that of a dot.
  fileprivate static let lineWidth = 3.2
  /// The diameter of the middle of a ring's line, as a part of the disc's.
  fileprivate static let ringScale = 0.875
  /// The shapes that are discs in two rows.
  private static let round: Set<Substring> = ["circle", "seal"]

  /// Returns the outline of an enclosure.
  static func outline(of enclosure: Substring) -> ShapeOutline {
    round.contains(enclosure) ? .circle : .rounded(width: tileRadius, height: tileRadius)
  }
}

/// A symbol on a disc that becomes one item once all are placed.
struct PlacedDisc {
  /// The identity of its items.
  let identity: ViewIdentity
  let picture: SymbolPicture
  /// The first cell of the sign, from the disc's.
  let place: CellPoint
  /// The size of the disc, in cells.
  let size: CellSize

  /// Returns the disc whose sign stands beside its middle: half a column narrower, it is nearer to the sign.
  fileprivate func low(with sign: MeasuredGlyph) -> SymbolDisc? {
    guard var outline = picture.discOutline else { return nil }
    let whole = OutlineRect(CellRect(origin: .zero, size: size))
    if outline == .circle, sign.width == 1, size == SymbolDisc.size {
      let half = Points.perColumn / 2
      let disc = CGRect(
        x: place.column < size.columns / 2 ? 0 : half, y: 0, width: whole.width - half,
        height: whole.height)
      outline = .path(Path(ellipseIn: disc), size)
    }
    return SymbolDisc(outline: outline, sign: sign, place: place)
  }
}

extension LayoutPass {
  /// Places a symbol on its disc of two rows, in the middle of its cells.
  ///
  /// - Parameters:
  ///   - picture: The symbol.
  ///   - sign: Its sign.
  ///   - paints: The levels of its color.
  ///   - rect: The cells.
  ///   - identity: The identity of its view.
  mutating func place(
    _ picture: SymbolPicture, with sign: MeasuredGlyph, in paints: [Paint], at rect: CellRect,
    identity: ViewIdentity
  ) {
    guard let outline = picture.discOutline, let first = paints.first else { return }
    let rest = scope.rest
    let isWide = !rect.size.columns.isMultiple(of: 2)
    let size = CellSize(
      columns: SymbolDisc.size.columns + (isWide ? 1 : 0), rows: SymbolDisc.size.rows)
    let disc = Alignment.center.place(size, in: rect)
    let letter = Alignment.center.place(
      CellSize(columns: sign.width, rows: 1), in: rect, beside: rest)
    let paint = picture.hasLayers ? paints[min(1, paints.count - 1)] : first
    let ground =
      picture.isFilled
      ? DisplayItem.Content.fill(outline, paint, FillStyle())
      : .stroke(outline, paint, StrokeStyle(lineWidth: SymbolDisc.lineWidth), FillStyle())
    let count = itemCount
    add(ground, frame: disc, identity: identity)
    add(
      .line([StyledGlyph(sign, color: first.color, attributes: .bold)]), frame: letter.frame,
      identity: identity)
    guard itemCount == count + 2 else { return }
    discs.append(
      PlacedDisc(
        identity: identity, picture: picture, place: letter.frame.origin - disc.origin,
        size: disc.size))
  }

  /// Makes one item of each disc and its sign.
  mutating func joinDiscs() {
    for disc in discs {
      guard let index = items.firstIndex(where: { $0.identity == disc.identity }),
        index + 1 < items.count, items[index + 1].identity == disc.identity,
        let ground = items[index].content.discGround,
        case .line(let glyphs) = items[index + 1].content, let sign = glyphs.first
      else { continue }
      let letter = items[index + 1].frame
      var frame = items[index].frame
      var picture = disc.picture
      picture.isDotted = !picture.isFilled
      if frame.size.rows >= SymbolDisc.size.rows {
        picture.disc = SymbolDisc(
          outline: ground.outline, sign: sign.measured, place: letter.origin - frame.origin)
      } else {
        // Between others it keeps its two rows: its sign stands in one of them, or is dots as its ring.
        frame = CellRect(origin: letter.origin - disc.place, size: disc.size)
        picture.disc = picture.isFilled ? disc.low(with: sign.measured) : nil
      }
      let paints = picture.hasLayers ? [.color(sign.color), ground.paint] : [ground.paint]
      changeItem(at: index) {
        $0.content = .symbol(picture, paints)
        $0.frame = frame
      }
      removeItem(at: index + 1)
    }
  }
}

extension DisplayItem.Content {
  /// The outline and the paint of a disc or a ring; `nil` for other content.
  fileprivate var discGround: (outline: ShapeOutline, paint: Paint)? {
    switch self {
    case .fill(let outline, let paint, _), .stroke(let outline, let paint, _, _): (outline, paint)
    case .line, .block, .bar, .rule, .symbol, .image: nil
    }
  }
}

extension SymbolPicture {
  /// Returns the sign on the symbol's disc: that of the enclosed symbol, or the emoji that stands for the symbol.
  ///
  /// - Parameter glyphs: The glyphs of the symbol.
  /// - Returns: The sign; `nil` where there is none.
  func discSign(_ glyphs: [MeasuredGlyph]) -> MeasuredGlyph? {
    guard discOutline != nil else { return nil }
    return enclosedGlyph.map { MeasuredGlyph($0, width: 1) }
      ?? (glyphs.count == 1 && glyphs[0].width <= 2 ? glyphs[0] : nil)
  }

  /// Returns the place of the sign on its disc.
  func signPlace(on disc: SymbolDisc, in frame: CellRect) -> SignPlace {
    let cell = CellPoint(
      column: frame.origin.column + disc.place.column, row: frame.origin.row + disc.place.row)
    return SignPlace(
      glyph: disc.sign, cell: cell, enclosure: frame,
      isCut: isFilled && !hasLayers && disc.sign.glyph.ownColor == nil)
  }

  /// Returns the disc, or the ring around a sign.
  func discLayer(
    _ disc: SymbolDisc, in frame: CellRect, clip: CellRect, glyphs: GlyphRepertoire
  ) -> Layer {
    var outline = disc.outline.outline(in: frame)
    if !isFilled, let bounds = outline.bounds {
      // The dots of a ring on the disc's edge would be a square.
      let scale = SymbolDisc.ringScale
      let middle = bounds.center
      let smaller = OutlineTransform.translation(x: -middle.x, y: -middle.y)
        .concatenating(.scale(x: scale, y: scale))
        .concatenating(.translation(x: middle.x, y: middle.y))
      outline = outline.applying(smaller).stroked(OutlineStroke(lineWidth: SymbolDisc.lineWidth))
    }
    let coverage = Coverage(outline, glyphs: glyphs, clip: clip.intersection(frame))
    return Layer(coverage: coverage, level: hasLayers ? 1 : 0)
  }
}
