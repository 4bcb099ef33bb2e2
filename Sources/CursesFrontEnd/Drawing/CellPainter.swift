import CNCurses
import ColorScience
import Compositing

/// Makes the looks of cells on a terminal of some color depth.
struct CellPainter {
  let depth: ColorDepth
  /// A Boolean value indicating whether the terminal takes more than ASCII.
  let drawsUnicode: Bool
  /// A Boolean value indicating whether the terminal can show every cell as it is.
  let showsCells: Bool
  private var reducer: CellReducer
  /// A Boolean value indicating whether the C library takes block elements for narrow, as it should.
  private let areBlocksNarrow = islet_width(0x2580) == 1 && islet_width(0x259F) == 1

  init(depth: ColorDepth, drawsUnicode: Bool) {
    self.depth = depth
    self.drawsUnicode = drawsUnicode
    showsCells = depth == .direct24 && drawsUnicode
    reducer = CellReducer(depth: depth)
  }

  /// The surroundings of a cell: its present look and those of its neighbors.
  struct Context {
    /// A Boolean value indicating whether the next cell is the right half of its wide glyph.
    var hasContinuation = false
    /// The tolerance for colors, which the next frame changes anyway.
    var tolerance = ColorTolerance.exact
    var current = CellLook.blank
    var previous = CellLook.blank
  }

  /// Returns the cells that may look different once those of a rectangle have changed.
  func reach(of damage: CellRect) -> CellRect { reducer.reach(of: damage) }

  /// Returns a cell of a surface as the terminal can show it: with antialiased edges in its colors, or in ASCII.
  mutating func source(column: Int, row: Int, of surface: Surface) -> Cell {
    guard !drawsUnicode else {
      return reducer.edgeResolved(column: column, row: row, of: surface)
    }
    let index = row * surface.size.columns + column
    let left = column > 0 ? surface.cells[index - 1] : nil
    return surface.cells[index].inASCII(after: left, hasColors: depth != .mono)
  }

  /// Returns whether a cell with a plain letter, shown as it is, differs from another in its letter alone, so that their
  /// looks do.
  func isOtherLetter(_ cell: Cell, than old: Cell) -> Bool {
    guard showsCells, cell.width == 1, old.glyph.isPlainLetter else { return false }
    var same = old
    same.glyph = cell.glyph
    return same == cell
  }

  /// Returns the look of a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - context: Its surroundings on the terminal.
  ///   - ahead: The next cells of its row.
  /// - Returns: The look.
  mutating func look(of cell: Cell, in context: Context, ahead: Span<Cell>) -> CellLook {
    if cell.glyph == .continuation && context.previous.isWide {
      var look = context.previous
      look.glyph = .continuation
      look.isWide = false
      return look
    }
    guard depth == .direct24 else { return reducedLook(of: cell, in: context) }
    guard cell.glyph.hasInk || cell.isTextBlank else {
      let (upper, lower) = (DirectColor.packed(cell.upper), DirectColor.packed(cell.lower))
      return Self.nearHalves(upper, lower, in: context, ahead: ahead)
        ?? halves(upper, lower, in: context)
    }
    let (glyph, isWide) = drawable(
      cell.glyph, width: cell.width, hasContinuation: context.hasContinuation)
    let exact = Self.inkColors(of: cell)
    let (tolerance, current, previous) = (context.tolerance, context.current, context.previous)
    return CellLook(
      glyph: glyph,
      foreground: tolerance.color(
        near: exact.foreground, of: current.foreground, previous.foreground) ?? exact.foreground,
      background: tolerance.color(
        near: exact.background, of: previous.background, current.background)
        ?? Self.color(near: exact.background, ahead: ahead, tolerance: tolerance),
      attributes: Self.shown(cell.attributes), isWide: isWide)
  }

  /// Returns the exact colors of a cell with ink, packed for the terminal.
  @inline(__always)
  static func inkColors(of cell: Cell) -> (foreground: Int32, background: Int32) {
    let background =
      cell.upper == cell.lower ? cell.upper : cell.upper.channelMean(with: cell.lower)
    let ink = cell.foreground.alpha == 255 ? cell.foreground : cell.foreground.over(background)
    return (DirectColor.packed(ink), DirectColor.packed(background))
  }

  /// Returns the attributes that a terminal of 24-bit color is given.
  @inline(__always)
  static func shown(_ attributes: CellAttributes) -> CellAttributes {
    attributes.rawValue == 0 ? attributes : attributes.subtracting(.emphasized)
  }

  /// Returns the look of a cell in few colors, or none.
  private mutating func reducedLook(of cell: Cell, in context: Context) -> CellLook {
    var cell = cell
    // Half of a wide glyph counts as no ink.
    if cell.glyph == .continuation { cell.glyph = .none }
    let reduced = reducer.reduced(cell)
    let isInk = cell.glyph.hasInk || cell.isTextBlank || depth == .mono
    if !isInk, let halves = reduced.halves {
      return self.halves(halves.upper, halves.lower, in: context)
    }
    let (glyph, isWide) = drawable(
      reduced.glyph, width: reduced.width, hasContinuation: context.hasContinuation)
    return CellLook(
      glyph: glyph, foreground: reduced.foreground, background: reduced.background,
      attributes: reduced.attributes, isWide: isWide)
  }

  // MARK: - Backgrounds

  private func halves(_ upper: Int32, _ lower: Int32, in context: Context) -> CellLook {
    if context.current.showsHalves(upper, lower) { return context.current }
    // A pair that is already set costs no bytes, so the neighbor's is reused where it fits.
    let neighbor = context.previous
    guard upper != lower else {
      let foreground = neighbor.background == lower ? neighbor.foreground : spare(beside: lower)
      return CellLook(glyph: .space, foreground: foreground, background: lower)
    }
    if neighbor.foreground == lower && neighbor.background == upper {
      return CellLook(glyph: CellLook.lowerHalf, foreground: lower, background: upper)
    }
    return CellLook(glyph: CellLook.upperHalf, foreground: upper, background: lower)
  }

  /// Returns a foreground for a cell without ink.
  ///
  /// The terminal's default saves bytes. Terminals of few colors have few pairs, so one of text's is reused.
  private func spare(beside background: Int32) -> Int32 {
    switch depth {
    case .direct24, .indexed256: -1
    case .ansi16, .ansi8, .mono: background == 0 ? 7 : 0
    }
  }

  // MARK: - Glyphs

  /// Returns the glyph as it may be sent.
  ///
  /// A glyph that the C library measures otherwise would shift the row, so it becomes `?`.
  private func drawable(
    _ glyph: Glyph, width: UInt8, hasContinuation: Bool
  ) -> (glyph: Glyph, isWide: Bool) {
    if width == 1 && (glyph.isPlainLetter || glyph == .space) { return (glyph, false) }
    if areBlocksNarrow, (0x2580...0x259F).contains(glyph.bits) { return (glyph, false) }
    let isWide = width == 2
    let base = glyph.base
    guard islet_width(base.value) == Int32(width), !isWide || hasContinuation else {
      return (Glyph("?"), false)
    }
    let marks = glyph.scalars.dropFirst().filter { islet_width($0.value) == 0 }
    guard let first = marks.first else { return (Glyph(base), isWide) }
    return (Glyph(base, first, marks.dropFirst().first), isWide)
  }
}
