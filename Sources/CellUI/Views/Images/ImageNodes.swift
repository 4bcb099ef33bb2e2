import ColorScience
import Compositing

/// The layout of a symbol that may be larger than a glyph.
struct SymbolImageNode: Node {
  /// The height of a symbol for a font of one point, in points.
  static let heightFactor = 1.2
  /// The least room in which a sketch can be told from others, in dots; in less, the symbol is a glyph.
  private static let leastSize = CellSize(columns: 4, rows: 2)
  /// The rows from which a sketch is drawn in quarters of cells.
  private static let leastBlockRows = 3
  /// The room of a symbol of a little less than three rows.
  private static let raisedSize = CellSize(columns: 5, rows: 3)

  let identity: ViewIdentity
  let picture: SymbolPicture
  let paints: [Paint]
  /// The glyph in place of the symbol where there is no room to draw it.
  let glyphs: [MeasuredGlyph]
  let naturalSize: CellSize
  /// The size in a place of fewer rows, where the symbol is a glyph; `nil` where it is as large in any place.
  let glyphSize: CellSize?
  /// A Boolean value indicating whether the symbol is a sign on its enclosure where there is no room to draw it.
  let drawsSign: Bool
  /// The sign on its disc where there are two rows; `nil` for a symbol without a disc.
  let discSign: MeasuredGlyph?
  let isResizable: Bool
  /// A Boolean value indicating whether the symbol is drawn in dots where there are two rows.
  let mayBeDotted: Bool
  /// The emoji that the symbol is where dots would not tell it from others; `nil` for a symbol that is dots there.
  let emoji: Emoji?
  let motion: ContentTransition

  /// A symbol's emoji in place of dots.
  struct Emoji {
    /// The note to give where it is drawn; `nil` where nothing is lost.
    let note: LayoutNote?
    let notes: LayoutNotes
  }

  // A symbol that takes its frame's size is a glyph in two rows, and drawn in three.
  var hasMiddle: Bool { isResizable }

  var sizeKey: SizeKey? {
    SizeKey(.symbol, naturalSize.columns, naturalSize.rows, isResizable ? 1 : 0)
  }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    guard isResizable else {
      let rows = proposal.rows ?? naturalSize.rows
      return rows < naturalSize.rows ? glyphSize ?? naturalSize : naturalSize
    }
    return CellSize(
      columns: proposal.columns ?? naturalSize.columns, rows: proposal.rows ?? naturalSize.rows)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let outer = pass.scope
    defer { pass.scope = outer }
    let count = pass.itemCount
    defer {
      if outer.isGround, rect.size.rows < Self.leastBlockRows,
        SymbolPicture.mayBeGround(picture.systemName)
      {
        pass.addSymbolGround(from: count, columns: rect.size.columns)
      }
    }
    // An image that changes fades, while a text blurs (AK 6.2).
    pass.scope.motion.contentTransition = pass.scope.motion.contentTransition ?? motion
    if let discSign, rect.size.rows == SymbolDisc.size.rows,
      rect.size.columns >= SymbolDisc.size.columns
    {
      return pass.place(picture, with: discSign, in: paints, at: rect, identity: identity)
    }
    let isGlyph = isGlyph(in: rect.size)
    let isSign = isGlyph && drawsSign && rect.size.columns >= SymbolPicture.lineSize.columns
    let glyphsWidth = glyphs.reduce(0) { $0 + $1.width }
    let width = isSign ? SymbolPicture.lineSize.columns : glyphsWidth
    let line = CellRect(
      column: rect.origin.column + (rect.size.columns - width + outer.rest.columns) / 2,
      row: isGlyph ? pass.middleRow(of: rect, beside: outer.rest.rows) : 0, columns: width, rows: 1)
    guard isGlyph, !isSign else {
      var picture = picture
      picture.isDotted =
        (rect.size.rows < Self.leastBlockRows || picture.isDottedFigure(ofRows: rect.size.rows))
        && !isSign
      picture.sign =
        picture.enclosedGlyph ?? (glyphs.count == 1 && width == 1 ? glyphs[0].glyph : nil)
      return pass.add(.symbol(picture, paints), frame: isSign ? line : rect, identity: identity)
    }
    if let note = emoji?.note { emoji?.notes.add(note) }
    let color = paints.first?.color ?? .clear
    pass.add(
      .line(glyphs.map { StyledGlyph($0, color: color, attributes: []) }), frame: line,
      identity: identity)
  }

  func baseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    // A glyph stands beside the letters of its row, wherever it is in the symbol's frame.
    isGlyph(in: size) ? max(0, size.rows - 1) / 2 : max(0, size.rows - 1)
  }

  /// Returns the size of a symbol for a font, and the one in a place with fewer rows.
  ///
  /// A symbol that is a glyph is one row high, as text of its font is.
  ///
  /// - Parameters:
  ///   - points: The size of the font.
  ///   - scale: The factor on it.
  ///   - mayBeDotted: Whether it is drawn in two rows.
  /// - Returns: The size of its own, and the one of a glyph; `nil` where it is no glyph anywhere.
  static func sizes(
    points: Double, scale: Double, mayBeDotted: Bool
  ) -> (natural: CellSize, glyph: CellSize?) {
    let rows = max(1, Points.rows(points * scale * heightFactor))
    let size = CellSize(columns: 2 * rows, rows: rows)
    guard rows < leastBlockRows else { return (size, nil) }
    let glyph = CellSize(columns: size.columns, rows: 1)
    if points * scale >= Font.threeRowsMinimumPoints { return (raisedSize, glyph) }
    return mayBeDotted && rows == leastSize.rows ? (size, glyph) : (glyph, nil)
  }

  /// Returns whether a size has no room for a sketch.
  private func isGlyph(in size: CellSize) -> Bool {
    let leastRows = mayBeDotted && emoji == nil ? Self.leastSize.rows : Self.leastBlockRows
    return size.rows < leastRows || size.columns < Self.leastSize.columns
  }
}

/// The layout of a symbol that is a glyph of the terminal's font.
struct SymbolGlyphNode: WrappingNode {
  /// The glyph as text.
  let child: any Node
  /// The columns that the symbol takes where there is room, with the glyph in the middle.
  let columns: Int
  /// A Boolean value indicating whether the symbol is a filled shape that may be behind letters.
  let mayBeGround: Bool

  var growsWithLiveText: Bool { false }
  var sizeKey: SizeKey? { SizeKey(.symbol, columns).mixed(with: child) }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    var size = child.size(offered: Self.offer(proposal), in: &pass)
    size.columns = max(size.columns, min(columns, proposal.columns ?? columns))
    return size
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let outer = pass.scope.motion.contentTransition
    // An image that changes fades, while a text blurs (AK 6.2).
    pass.scope.motion.contentTransition = outer ?? .opacity
    let offer = Self.offer(proposal)
    let place =
      columns > 1
      ? Alignment.center.place(child.size(offered: offer, in: &pass), in: rect) : rect
    let count = pass.itemCount
    child.place(in: place, offered: offer, in: &pass)
    if mayBeGround, pass.scope.isGround {
      pass.addSymbolGround(from: count, columns: SymbolPicture.lineSize.columns)
    }
    pass.scope.motion.contentTransition = outer
  }

  func baseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    child.baseline(of: size, offered: Self.offer(proposal), in: &pass)
  }

  /// Returns the offer to the glyph, which keeps its width where a text would be cut.
  private static func offer(_ proposal: ProposedCells) -> ProposedCells {
    ProposedCells(columns: nil, rows: proposal.rows)
  }
}

/// The layout of a picture, or of the frame that stands for one.
struct PictureNode: Node {
  enum Content {
    case image(DrawnImage)
    /// A frame with the name of an image that is not drawn, and the reason.
    case placeholder(name: String, reason: String, ink: StraightRGBA)
  }

  let identity: ViewIdentity
  let content: Content
  let naturalSize: CellSize
  let ratio: Double?
  let isResizable: Bool

  var isPicture: Bool { if case .image = content { true } else { false } }

  var sizeKey: SizeKey? {
    var key = SizeKey(.picture, naturalSize.columns, naturalSize.rows, isResizable ? 1 : 0)
    key.mix(ratio)
    return key
  }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    guard isResizable else { return naturalSize }
    return CellSize(
      columns: proposal.columns ?? naturalSize.columns, rows: proposal.rows ?? naturalSize.rows)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    switch content {
    case .image(let image): pass.add(.image(image), frame: rect, identity: identity)
    case .placeholder(let name, let reason, let ink):
      placeFrame(in: rect, [name, reason], ink: ink.opacity(0.7), in: &pass)
    }
  }

  private func placeFrame(
    in rect: CellRect, _ words: [String], ink: StraightRGBA, in pass: inout LayoutPass
  ) {
    guard rect.size.rows >= 2, rect.size.columns >= 4 else {
      let mark = TextCells.glyphs(of: "▨").map { StyledGlyph($0, color: ink, attributes: []) }
      return pass.add(
        .line(mark),
        frame: CellRect(
          column: rect.origin.column + max(0, rect.size.columns - 1) / 2,
          row: rect.origin.row + max(0, rect.size.rows - 1) / 2, columns: 1, rows: 1),
        identity: identity)
    }
    pass.add(
      .stroke(.rectangle, .color(ink), StrokeStyle(lineWidth: 1), FillStyle()), frame: rect,
      identity: identity)
    let room = CellRect(
      column: rect.origin.column + 1, row: rect.origin.row + 1, columns: rect.size.columns - 2,
      rows: rect.size.rows - 2)
    for (index, text) in words.prefix(room.size.rows).enumerated() {
      let glyphs = TextCells.glyphs(of: text).map {
        StyledGlyph($0, color: ink, attributes: [])
      }
      let line = TextLine(glyphs: glyphs).truncated(to: room.size.columns, mode: .middle)
      pass.add(
        .line(line.glyphs),
        frame: CellRect(
          column: room.origin.column + (room.size.columns - line.columns) / 2,
          row: room.origin.row + max(0, room.size.rows - words.count) / 2 + index,
          columns: line.columns, rows: 1), identity: identity.appending(index))
    }
  }
}

/// The layout of a picture that the app does not have: a mark, on a tile as large as its frame.
struct MissingPictureNode: WrappingNode {
  /// The opacity of the tile, which is no part of the picture.
  private static let tileOpacity = 0.16
  /// The radius of its corners, in points.
  private static let tileRadius = 4.0
  /// The columns from which a tile is seen beside its mark.
  private static let leastColumns = 3

  /// The mark.
  let child: any Node
  let ratio: Double?
  let ink: StraightRGBA

  var growsWithLiveText: Bool { false }
  var isMissingPicture: Bool { true }
  var sizeKey: SizeKey? { SizeKey(.picture, -1).mixed(with: child) }

  /// Returns whether an item is the tile, in a layout that lacks a picture.
  static func isTile(_ item: DisplayItem) -> Bool {
    guard case .fill(_, .color(let color), _) = item.content else { return false }
    return color.alpha == StraightRGBA.white.opacity(tileOpacity).alpha
  }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    guard pass.scope.hasFrameHeight, let columns = proposal.columns, let rows = proposal.rows else {
      return child.size(offered: proposal, in: &pass)
    }
    return CellSize(columns: columns, rows: rows)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let size = child.size(offered: proposal, in: &pass)
    guard rect.size.columns >= Self.leastColumns, rect.size != size else {
      return child.place(in: rect, offered: proposal, in: &pass)
    }
    // A tile with round corners is centered on its mark; one that is cut takes the outline that cuts it.
    let outline =
      pass.scope.masks.isEmpty
      ? ShapeOutline.rounded(width: Self.tileRadius, height: Self.tileRadius) : .rectangle
    pass.add(
      .fill(outline, .color(ink.opacity(Self.tileOpacity)), FillStyle()), frame: rect,
      identity: identity)
    // Behind other views the mark would be taken for one of them.
    guard !pass.scope.isGround else { return }
    // The mark stands in the row that is in the middle of the views around, and the tile with it.
    let placed = Alignment.center.place(size, in: rect, beside: pass.scope.rest)
    if pass.scope.rest != (0, 0) { pass.scope.isRestTaken = true }
    child.place(in: placed.frame, offered: proposal, in: &pass)
  }

  func baseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    size.rows > 1 ? nil : child.baseline(of: size, offered: proposal, in: &pass)
  }
}
