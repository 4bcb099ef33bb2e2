import ColorScience
import Compositing
import FoundationEssentials

/// The layout of a progress bar, or of a progress circle of one cell.
struct BarNode: Node {
  /// The ideal width of a bar: 100 points.
  private static let idealColumns = 12
  private static let circles: [Unicode.Scalar] = ["○", "◔", "◑", "◕", "●"]

  let identity: ViewIdentity
  private let progress: ProgressValue
  private let now: Date
  private let isCircular: Bool
  private let fill: StraightRGBA
  private let track: StraightRGBA
  /// A Boolean value indicating whether the bar is drawn with glyphs, because background colors are not visible.
  private let isInk: Bool
  /// The height of a bar, in cells.
  private let rows: Int

  /// Makes a bar or circle in the colors of the environment.
  init(_ progress: ProgressValue, isCircular: Bool, context: ViewContext) {
    let environment = context.environment
    identity = context.identity
    self.progress = progress
    self.isCircular = isCircular
    now = environment.now
    fill = environment.tint
    isInk = environment.drawsBarsWithInk
    track = isInk ? environment.foregroundStyles[1] : environment.foregroundStyles[0].opacity(0.24)
    // A bar drawn with glyphs is one line of text.
    rows = isInk ? 1 : max(1, Int(environment.magnification))
  }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    guard !isCircular else { return CellSize(columns: 1, rows: 1) }
    return CellSize(columns: proposal.columns ?? Self.idealColumns, rows: rows)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let fraction = progress.fraction(at: now)
    let clock = progress.isTimed ? ViewIdentity.root.appending(progress) : nil
    let steps = isCircular ? Self.circles.count - 1 : rect.size.columns * 8
    pass.limitValidity(to: progress.nextStep(of: steps, after: now))
    guard isCircular else {
      let content =
        isInk
        ? inkBar(fraction, columns: rect.size.columns)
        : DisplayItem.Content.bar(fraction: fraction, fill: fill, track: track)
      return pass.add(content, frame: rect, identity: identity, clock: clock)
    }
    let circle = Self.circles[Int((fraction * Double(steps)).rounded())]
    pass.add(
      .line([StyledGlyph(MeasuredGlyph(Glyph(circle), width: 1), color: fill)]), frame: rect,
      identity: identity, clock: clock)
  }

  /// Returns the bar as glyphs: blocks to an eighth of a cell, then shade.
  private func inkBar(_ fraction: Double, columns: Int) -> DisplayItem.Content {
    let eighths = Int((max(0, min(1, fraction)) * Double(columns * 8)).rounded())
    return .line(
      (0..<columns).map { column in
        let filled = min(8, max(0, eighths - column * 8))
        let block =
          filled > 0 ? Unicode.Scalar(filled == 8 ? 0x2588 : 0x2590 - UInt32(filled)) : nil
        return StyledGlyph(
          MeasuredGlyph(Glyph(block ?? "░"), width: 1), color: block == nil ? track : fill)
      })
  }
}
