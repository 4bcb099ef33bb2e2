import Compositing
import Foundation

/// A symbol drawn from its sketch: the symbol itself, the shape around it, a slash and a badge.
struct SymbolPicture: Hashable, Sendable {
  /// The shapes that stand around a symbol, each with the scale of the symbol inside.
  private static let enclosures: [Substring: Double] = [
    "circle": 0.58, "square": 0.6, "rectangle": 0.5, "app": 0.6, "capsule": 0.42, "shield": 0.5,
    "diamond": 0.46, "triangle": 0.4, "octagon": 0.58, "hexagon": 0.55, "seal": 0.55,
    "oval": 0.5, "pentagon": 0.5, "rhombus": 0.42,
  ]

  /// The name in SF Symbols.
  let systemName: String
  /// The name without its variants: a sketch's, or a character of the typeface.
  private let base: Substring
  let isFilled: Bool
  private let enclosure: Substring?
  private let isSlashed: Bool
  private let badge: Substring?
  /// The width of lines, in units of the sketch.
  let lineWidth: Double
  /// The part of the levels that is lit, `0...1`; `nil` lights all.
  let variableValue: Double?
  /// A Boolean value indicating whether the symbol lies on its enclosure instead of being cut out of it.
  let hasLayers: Bool

  /// A Boolean value indicating whether light and water have colors of their own.
  var hasOwnColors = false

  /// The glyph of the symbol without its enclosure; `nil` where it is wider than a cell, or is not known.
  var sign: Glyph?
  /// A Boolean value indicating whether the picture is drawn in dots of eighths of cells: in two rows there are too few
  /// quarters of cells to tell symbols apart.
  var isDotted = false
  /// The disc in two rows and its sign; `nil` for a picture of another size.
  var disc: SymbolDisc?

  /// The rows of the symbol's dots where they are drawn by hand; `nil` where its sketch is drawn in any size.
  var dots: [UInt8]? {
    turn == OutlineTransform() && !hasOwnColors && variableValue == nil
      ? SymbolDots.rows(of: systemName) : nil
  }

  /// The turn and the reflection about the middle.
  private var turn = OutlineTransform()

  /// Finds the sketch of a symbol; `nil` where a glyph is all that there is.
  init?(
    _ systemName: String, weight: Font.Weight, variableValue: Double? = nil, hasLayers: Bool = false
  ) {
    guard systemName.utf8.count <= SymbolTable.nameByteCountMaximum else { return nil }
    var steps = systemName.split(separator: ".")[...]
    let whole = steps.joined(separator: ".")
    var (isFilled, isSlashed) = (false, false)
    var enclosure: Substring?
    var badge: Substring?
    var found = Self.known(whole[...]) ? whole[...] : nil
    if let place = steps.lastIndex(of: "badge"), place > steps.startIndex, found == nil {
      badge =
        steps.dropFirst(place + 1 - steps.startIndex).first.flatMap {
          $0 == "fill" ? nil : $0
        } ?? ""
      if steps.last == "fill" { isFilled = true }
      steps = steps[..<place]
    }
    while found == nil, let last = steps.last {
      let name = steps.joined(separator: ".")[...]
      if Self.known(name) {
        found = name
      } else if let text = Self.typed(name, of: systemName) {
        found = text
      } else if last == "fill" {
        isFilled = true
      } else if last == "slash", !isSlashed {
        isSlashed = true
      } else if enclosure == nil, Self.enclosures[last] != nil {
        enclosure = last
      } else if last != "crop" {
        return nil
      }
      steps.removeLast()
    }
    guard let found else { return nil }
    self.systemName = systemName
    base = found
    (self.isFilled, self.isSlashed) = (isFilled, isSlashed)
    (self.enclosure, self.badge) = (enclosure, badge)
    (self.variableValue, self.hasLayers) = (variableValue, hasLayers)
    lineWidth = Self.lineWidth(weight)
  }

  private static func known(_ name: Substring) -> Bool { SymbolSketches.notation(of: name) != nil }

  /// The enclosed glyph; `nil` without an enclosure, or where no glyph of one cell stands for the symbol.
  var enclosedGlyph: Glyph? {
    guard enclosure != nil else { return nil }
    // The names of sketches are longer.
    if base.count == 1, let sign = base.unicodeScalars.first { return Glyph(sign) }
    let text = SymbolTable.text(for: String(base))
    let glyphs = TextCells.glyphs(of: text)
    guard text != SymbolTable.neutral, glyphs.count == 1, glyphs[0].width == 1 else { return nil }
    let glyph = Self.smallGlyphs[glyphs[0].glyph] ?? glyphs[0].glyph
    return isSlashed ? Glyph(glyph.base, Self.slash, nil) : glyph
  }

  /// The mark that strikes a sign out, as a slash does with a symbol.
  private static let slash: Unicode.Scalar = "\u{338}"

  /// The smaller glyphs of shapes that fill a cell, which would leave nothing of their surroundings.
  private static let smallGlyphs = [Glyph("■"): Glyph("▪"), Glyph("□"): Glyph("▫")]

  /// The signs of the typeface that are symbols by themselves.
  private static let signs: [Substring: Substring] = [
    "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥", "percent": "%",
    "at": "@", "indianrupeesign": "₹", "bitcoinsign": "₿", "wonsign": "₩", "bold": "B",
    "italic": "I", "underline": "U", "textformat": "Aa", "a": "A", "sum": "Σ", "abc": "abc",
    "francsign": "₣", "rublesign": "₽", "lirasign": "₤", "turkishlirasign": "₺", "centsign": "¢",
  ]

  private static func typed(_ name: Substring, of systemName: String) -> Substring? {
    guard let text = signs[name] ?? SymbolTable.character(name, of: systemName) else { return nil }
    return text.allSatisfy { Spelling($0) != nil } ? text : nil
  }

  private static func lineWidth(_ weight: Font.Weight) -> Double {
    switch weight {
    case .ultraLight: 1
    case .thin: 1.3
    case .light: 1.6
    case .regular: 2
    case .medium: 2.3
    case .semibold: 2.6
    case .bold: 3
    case .heavy: 3.4
    case .black: 3.8
    }
  }

  /// Returns the picture after a transform about its middle, whose scale is left out.
  func turned(by transform: OutlineTransform) -> SymbolPicture {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    guard scale > 0 else { return self }
    var picture = self
    picture.turn = turn.concatenating(
      OutlineTransform(
        a: transform.a / scale, b: transform.b / scale, c: transform.c / scale,
        d: transform.d / scale, tx: 0, ty: 0))
    return picture
  }

  // MARK: - Drawing

  /// A layer of the picture, and the place of its color among the levels of the foreground style.
  struct Layer: Sendable {
    var coverage: Coverage
    var level: Int
  }

  /// The most layers' pictures that are kept.
  private static let keptMaximum = 128
  /// The most cells of one that is kept; larger ones are few.
  private static let keptCellsMaximum = 1024

  /// A picture in a size, wherever it stands.
  private struct Look: Hashable, Sendable {
    let picture: SymbolPicture
    let size: CellSize
    let glyphs: GlyphRepertoire
  }

  /// The size of a picture of dots that are drawn by hand.
  private static let dottedSize = CellSize(columns: 4, rows: 2)

  private static let looks = RecentValues<Look, [Layer]>(countMaximum: keptMaximum)

  /// Returns the layers in a frame, the farthest first.
  func layers(in frame: CellRect, clip: CellRect, glyphs: GlyphRepertoire) -> [Layer] {
    guard clip.intersection(frame) == frame,
      frame.size.columns * frame.size.rows <= Self.keptCellsMaximum
    else { return makeLayers(in: frame, clip: clip, glyphs: glyphs) }
    let look = Look(picture: self, size: frame.size, glyphs: glyphs)
    let layers = Self.looks.value(for: look) {
      let place = CellRect(origin: .zero, size: frame.size)
      return makeLayers(in: place, clip: place, glyphs: glyphs)
    }
    return layers.map {
      Layer(coverage: $0.coverage.offset(by: frame.origin), level: $0.level)
    }
  }

  /// Returns the dots that are drawn by hand, in the middle of a frame of two rows; `nil` where there are none.
  private func dottedLayer(
    in frame: CellRect, clip: CellRect, glyphs: GlyphRepertoire
  ) -> Layer? {
    guard isDotted, frame.size.rows == Self.dottedSize.rows,
      frame.size.columns >= Self.dottedSize.columns, let dots
    else { return nil }
    let margin = (frame.size.columns - Self.dottedSize.columns) / 2
    let place = CellRect(
      column: frame.origin.column + margin, row: frame.origin.row,
      columns: Self.dottedSize.columns, rows: Self.dottedSize.rows)
    let outline = SymbolDots.outline(of: dots, in: OutlineRect(place))
    let cells = clip.intersection(frame)
    return Layer(coverage: Coverage(outline, glyphs: glyphs, clip: cells), level: 0)
  }

  private func makeLayers(
    in frame: CellRect, clip: CellRect, glyphs: GlyphRepertoire
  ) -> [Layer] {
    if let disc { return [discLayer(disc, in: frame, clip: clip, glyphs: glyphs)] }
    if let dotted = dottedLayer(in: frame, clip: clip, glyphs: glyphs) { return [dotted] }
    let place = signPlace(in: frame)
    let rect = OutlineRect(place?.enclosure ?? frame)
    let scale = min(rect.width, rect.height) / SymbolSketch.side
    guard scale > 0 else { return [] }
    let half = SymbolSketch.side / 2
    let unit = OutlineTransform.translation(x: -half, y: -half).concatenating(turn)
      .concatenating(.scale(x: scale, y: scale))
      .concatenating(.translation(x: rect.center.x, y: rect.center.y))
    // A thinner line would be too faint.
    let least = isDotted ? Self.leastDottedPoints : Self.leastLinePoints
    let width = max(lineWidth, least / scale)
    let area = clip.intersection(frame)
    let cover = { (parts: [SymbolSketch.Part]) in
      parts.reduce(into: Coverage(of: area, glyphs: glyphs)) { coverage, part in
        let part = (
          Coverage(part.outline.applying(unit), glyphs: glyphs, clip: area), part.isErased
        )
        if part.1 { coverage.erase(part.0) } else { coverage.add(part.0) }
      }
    }
    guard let enclosure, let size = Self.enclosures[enclosure] else {
      let parts = decorated(own(isFilled: isFilled, width: width), width: width).parts
      if hasOwnColors { return toneLayers(of: parts, cover: cover) }
      // The lit parts of a variable symbol lie over the others.
      guard variableValue != nil, parts.contains(where: { $0.level != nil }) else {
        return [Layer(coverage: cover(parts), level: 0)]
      }
      return [
        Layer(coverage: cover(parts.filter { !isLit($0, among: parts) }), level: 2),
        Layer(coverage: cover(parts.filter { isLit($0, among: parts) }), level: 0),
      ]
    }
    let middle = SymbolSketch.side / 2
    let low = enclosure == "triangle" ? 2.2 : 0
    let inner = own(isFilled: true, width: width / size * 0.85).applying(
      OutlineTransform(
        a: size, b: 0, c: 0, d: size, tx: middle * (1 - size), ty: middle * (1 - size) + low))
    let outer = SymbolSketch(enclosure, isFilled: isFilled, lineWidth: width)
    let around = decorated(outer ?? SymbolSketch(parts: []), width: width)
    if place != nil { return [Layer(coverage: cover(around.parts), level: hasLayers ? 1 : 0)] }
    let (symbol, shape) = (cover(inner.parts), cover(around.parts))
    if hasLayers {
      return [Layer(coverage: shape, level: 1), Layer(coverage: symbol, level: 0)]
    }
    var whole = shape
    if isFilled { whole.erase(symbol) } else { whole.add(symbol) }
    return [Layer(coverage: whole, level: 0)]
  }

  /// Returns a layer of each of the symbol's own colors, the farthest first; what is taken away is so from all before.
  private func toneLayers(
    of parts: [SymbolSketch.Part], cover: ([SymbolSketch.Part]) -> Coverage
  ) -> [Layer] {
    var tones: [Int] = []
    for part in parts where !part.isErased && !tones.contains(part.tone) { tones.append(part.tone) }
    return tones.map { tone in
      Layer(coverage: cover(parts.filter { $0.isErased || $0.tone == tone }), level: tone)
    }
  }

  /// A Boolean value indicating whether the symbol is one body, which is known by its outline in two rows.
  var isPlain: Bool {
    guard dots == nil else { return true }
    guard enclosure == nil, badge == nil, !isSlashed,
      let notation = SymbolSketches.notation(of: base)
    else { return false }
    return !notation.hasPrefix("@") && notation.utf8.count { (97...122).contains($0) } == 1
  }

  /// A sign in the middle of its enclosure.
  struct SignPlace {
    let glyph: MeasuredGlyph
    let cell: CellPoint
    /// The cells of the enclosure, which have one in the middle.
    let enclosure: CellRect
    /// A Boolean value indicating whether the sign is cut out.
    let isCut: Bool
  }

  /// The height of a picture in which an enclosed symbol is a sign, in cells: of its own shape nothing would be left.
  private static let signRows = 3
  /// The size of a filled enclosure in a line of text, in which the symbol is a sign.
  static let lineSize = CellSize(columns: 3, rows: 1)
  /// The size of the least font of such a line, in points: a smaller symbol is two cells wide.
  static let lineMinimumPoints = 15.0
  /// A Boolean value indicating whether the symbol is inside of a shape, where two rows leave nothing of it.
  var isEnclosed: Bool { enclosure != nil }

  /// A Boolean value indicating whether the symbol is a sign on its enclosure in a line of text.
  ///
  /// One row makes a box of a disc. A check means the same without one, while a button's sign needs its ground.
  var isSignInLine: Bool {
    guard isFilled, let discOutline, enclosedGlyph != nil else { return false }
    return discOutline != .circle || base != "checkmark"
  }

  /// The outline of the disc or the tile that the symbol is in two rows; `nil` for a symbol that is none.
  var discOutline: ShapeOutline? {
    guard badge == nil, let enclosure,
      Self.lineEnclosures.contains(enclosure)
    else { return nil }
    return SymbolDisc.outline(of: enclosure)
  }

  /// Returns the place of the sign in a small picture of an enclosed symbol; `nil` for any other picture.
  func signPlace(in frame: CellRect) -> SignPlace? {
    if let disc { return signPlace(on: disc, in: frame) }
    guard let sign, enclosure != nil, badge == nil, turn == OutlineTransform(),
      frame.size.rows == Self.signRows && frame.size.columns > Self.signRows
        || frame.size == Self.lineSize
    else { return nil }
    var around = frame
    if around.size.columns.isMultiple(of: 2) { around.size.columns -= 1 }
    let cell = CellPoint(
      column: around.origin.column + around.size.columns / 2,
      row: around.origin.row + around.size.rows / 2)
    return SignPlace(
      glyph: MeasuredGlyph(sign, width: 1), cell: cell, enclosure: around,
      isCut: isFilled && !hasLayers)
  }

  /// The least width of a line, in points.
  private static let leastLinePoints = 2.6
  /// The least width of a line of dots, in points.
  private static let leastDottedPoints = 3.2
  /// The width of the line around filled bodies of dots, in units.
  private static let dottedBodyWidth = 1.5

  private func isLit(_ part: SymbolSketch.Part, among parts: [SymbolSketch.Part]) -> Bool {
    guard let level = part.level, let variableValue else { return true }
    let count = parts.reduce(0) { max($0, ($1.level ?? -1) + 1) }
    return variableValue > Double(level) / Double(count)
  }

  private func own(isFilled: Bool, width: Double) -> SymbolSketch {
    // A line around bodies as wide as a dot would close the gaps between them.
    SymbolSketch(
      base, isFilled: isFilled, lineWidth: width, bodyWidth: isDotted ? Self.dottedBodyWidth : nil)
      ?? SymbolSketch(text: base, lineWidth: width)
  }

  /// Returns a sketch with the slash and the badge.
  private func decorated(_ sketch: SymbolSketch, width: Double) -> SymbolSketch {
    var sketch = sketch
    if isSlashed {
      let line = Outline {
        $0.move(to: OutlinePoint(x: 3, y: 2.5))
        $0.addLine(to: OutlinePoint(x: 21, y: 21.5))
      }
      sketch.add(
        line.stroked(OutlineStroke(lineWidth: 2.4 * width, lineCap: .round)), isErased: true)
      sketch.add(line.stroked(OutlineStroke(lineWidth: width, lineCap: .round)))
    }
    if let badge {
      let center = badge.isEmpty ? OutlinePoint(x: 18.5, y: 5) : OutlinePoint(x: 18, y: 18)
      let radius = badge.isEmpty ? 3.8 : 5.5
      let disc = { (radius: Double) in
        Outline {
          $0.addEllipse(
            in: OutlineRect(
              x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        }
      }
      sketch.add(disc(radius + 1.6), isErased: true)
      sketch.add(disc(radius))
      if let mark = SymbolSketch(badge, isFilled: true, lineWidth: 1.3 * width) {
        let placed = mark.applying(
          OutlineTransform(a: 0.3, b: 0, c: 0, d: 0.3, tx: center.x - 3.6, ty: center.y - 3.6))
        for part in placed.parts where !part.isErased { sketch.add(part.outline, isErased: true) }
      }
    }
    return sketch
  }
}
