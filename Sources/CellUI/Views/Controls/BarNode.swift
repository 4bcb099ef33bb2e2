import ColorScience
import Compositing
import FoundationEssentials

/// How far something has come: known, or told by the clock.
enum Progress: Hashable {
  case fraction(Double)
  case interval(ClosedRange<Date>, countsDown: Bool)

  init(value: Double?, total: Double) {
    let fraction = total > 0 ? (value ?? 0) / total : 0
    self = .fraction(fraction.isFinite ? max(0, min(1, fraction)) : 0)
  }

  /// The fraction at a moment, `0...1`.
  func fraction(at now: Date) -> Double {
    switch self {
    case .fraction(let fraction): fraction
    case .interval(let interval, let countsDown):
      countsDown ? 1 - Self.passed(of: interval, at: now) : Self.passed(of: interval, at: now)
    }
  }

  /// A Boolean value indicating whether the clock tells the progress.
  var runsByItself: Bool {
    switch self {
    case .fraction: false
    case .interval: true
    }
  }

  /// When the number of steps done, rounded, next differs; `nil` when it never does.
  func nextStep(of count: Int, after now: Date) -> Date? {
    guard case .interval(let interval, _) = self, now < interval.upperBound, count > 0 else {
      return nil
    }
    let step = (Self.passed(of: interval, at: now) * Double(count) + 0.5).rounded(.down) + 0.5
    guard step < Double(count) else { return nil }
    let seconds = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let next = interval.lowerBound + seconds * step / Double(count)
    // Rounding must not name this very moment again.
    return max(next, now + 0.01)
  }

  private static func passed(of interval: ClosedRange<Date>, at now: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return 1 }
    return max(0, min(1, now.timeIntervalSince(interval.lowerBound) / length))
  }
}

/// A bar of one row unless it is magnified, or a circle of one cell.
struct BarNode: Node {
  /// What a bar takes where nobody gives it a width: 100 points.
  private static let idealColumns = 12
  private static let circles: [Unicode.Scalar] = ["○", "◔", "◑", "◕", "●"]

  let progress: Progress
  let now: Date
  let isCircular: Bool
  let fill: StraightRGBA
  let track: StraightRGBA
  /// Whether it is made of glyphs, since grounds are not seen.
  let isInk: Bool
  /// The height of a bar, in cells.
  let rows: Int
  let identity: ViewIdentity

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    guard !isCircular else { return CellSize(columns: 1, rows: 1) }
    return CellSize(columns: proposal.columns ?? Self.idealColumns, rows: rows)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let fraction = progress.fraction(at: now)
    let clock = progress.runsByItself ? ViewIdentity.root.appending(progress) : nil
    let steps = isCircular ? Self.circles.count - 1 : rect.size.columns * 8
    pass.note(validUntil: progress.nextStep(of: steps, after: now))
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

  /// The bar as glyphs: blocks to an eighth of a cell, then shade.
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
