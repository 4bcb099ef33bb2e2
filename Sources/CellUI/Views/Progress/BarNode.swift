import ColorScience
import Compositing
import FoundationEssentials

/// The layout of a progress bar.
struct BarNode: Node {
  /// The ideal width of a bar: 100 points.
  private static let idealColumns = 12

  let identity: ViewIdentity
  private let progress: ProgressValue
  private let now: Date
  private let fill: StraightRGBA
  private let track: StraightRGBA
  /// A Boolean value indicating whether the bar is drawn with glyphs, because background colors are not visible.
  private let isInk: Bool
  /// A Boolean value indicating whether the bar begins at its right end.
  private let isReversed: Bool
  /// The height of a bar, in cells.
  private let rows: Int
  /// The gradient in place of the fill; `nil` for none.
  private let gradient: Paint?
  /// The color of the dot at the value of a gauge's line; `nil` for a bar that is filled.
  private let dot: StraightRGBA?

  /// Makes a bar in the colors of the environment, or a line with a dot at the value.
  init(_ progress: ProgressValue, showsDot: Bool = false, context: ViewContext) {
    let environment = context.environment
    gradient = environment.tintGradient
    dot = showsDot ? environment.foregroundStyles[0] : nil
    identity = context.identity
    self.progress = progress
    now = environment.now
    fill = environment.tint
    isInk = environment.drawsBarsWithInk
    isReversed = environment.layoutDirection == .rightToLeft
    track = isInk ? environment.foregroundStyles[1] : environment.foregroundStyles[0].opacity(0.24)
    // A bar drawn with glyphs is one line of text.
    rows = isInk ? 1 : max(1, Int(environment.magnification))
  }

  var sizeKey: SizeKey? { SizeKey(.bar, rows) }

  // A color behind a line of four points, or in front of it, is as thin.
  var rule: LineStroke? { isInk || rows > 1 ? nil : .heavyHorizontal }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    CellSize(columns: proposal.columns ?? Self.idealColumns, rows: rows)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    guard progress.isTimed else {
      return pass.add(content(at: now, columns: rect.size.columns), frame: rect, identity: identity)
    }
    let clock = ViewIdentity.root.appending(progress)
    pass.add(
      LiveItems(clock: clock, moment: moment(at: now, in: rect)) { moment(at: $0, in: rect) })
  }

  private func moment(at now: Date, in rect: CellRect) -> LiveItems.Moment {
    let content = content(at: now, columns: rect.size.columns)
    return LiveItems.Moment(
      items: [LiveItems.Item(identity: identity, frame: rect, content: content)],
      validUntil: progress.nextStep(of: rect.size.columns * 8, after: now))
  }

  private func content(at now: Date, columns: Int) -> DisplayItem.Content {
    let fraction = progress.fraction(at: now)
    if isInk { return inkBar(fraction, columns: columns) }
    return .bar(
      Bar(
        fraction: fraction, fill: fill, track: track, height: Bar.systemHeight * Double(rows),
        isReversed: isReversed, gradient: gradient, dot: dot))
  }

  /// Returns the bar as glyphs: blocks to an eighth of a cell, then shade.
  private func inkBar(_ fraction: Double, columns: Int) -> DisplayItem.Content {
    if let dot {
      let place = min(columns - 1, Int(max(0, min(1, fraction)) * Double(columns)))
      let middle = isReversed ? columns - 1 - place : place
      return .line(
        (0..<columns).map { column in
          let glyph = Glyph(column == middle ? "●" : "─")
          return StyledGlyph(
            MeasuredGlyph(glyph, width: 1), color: column == middle ? dot : fill)
        })
    }
    let eighths = Int((max(0, min(1, fraction)) * Double(columns * 8)).rounded())
    return .line(
      (0..<columns).map { place in
        // Parts of a block stand at its left, so from right to left blocks are whole.
        let column = isReversed ? columns - 1 - place : place
        let part = min(8, max(0, eighths - column * 8))
        let filled = isReversed ? part < 4 ? 0 : 8 : part
        let block =
          filled > 0 ? Unicode.Scalar(filled == 8 ? 0x2588 : 0x2590 - UInt32(filled)) : nil
        return StyledGlyph(
          MeasuredGlyph(Glyph(block ?? "░"), width: 1), color: block == nil ? track : fill)
      })
  }
}
