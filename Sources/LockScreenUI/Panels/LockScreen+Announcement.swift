import CellUI
import ColorScience
import Compositing

/// A few words about what was just switched, which go by themselves.
struct Announcement {
  let words: String
  /// How much of it is seen, `0...1`.
  var opacity: MovingNumber
  /// When it begins to go.
  let end: Duration

  /// How long it stands: long enough for three words, and no longer.
  static let length = Duration.seconds(2)
}

extension LockScreen {
  /// Says for a moment what was switched; newer words take the place of older ones.
  public mutating func announce(_ words: String, at time: SceneTime) {
    let now = time.motion
    var opacity = announcement?.opacity ?? .fraction(0)
    if motion == .off { opacity.jump(to: 1) } else { opacity.move(to: 1, on: .fade, at: now) }
    announcement = Announcement(words: words, opacity: opacity, end: now + Announcement.length)
  }

  /// Lets what was said go in its time, and says when that is.
  mutating func fadeAnnouncement(at now: Duration) -> Duration? {
    guard let end = announcement?.end else { return nil }
    guard now >= end else { return end }
    if motion == .off {
      announcement = nil
    } else {
      announcement?.opacity.move(to: 0, on: .fade, at: now)
    }
    if let opacity = announcement?.opacity, !opacity.isMoving(at: now) { announcement = nil }
    return nil
  }

  /// What is said, between torch and camera, where a phone has nothing.
  func announcementLayer(at now: Duration) -> Layer? {
    guard let announcement else { return nil }
    let place = isDeviceSeen ? geometry.device : CellRect(origin: .zero, size: size)
    let columns = min(place.size.columns, TextCells.width(of: announcement.words) + 4)
    var pill = Surface(size: CellSize(columns: columns, rows: 3))
    if look.plain == nil {
      pill.fillRoundedRectangle(columns: 0..<columns, halfRows: 1..<5, radius: 2, with: .black)
      if !hasHalfRows { pill.keepWholeRows() }
    } else {
      pill.fill(pill.bounds, with: .black)
    }
    pill.hideGlyphsBeneath()
    pill.draw(
      announcement.words, at: CellPoint(column: 2, row: 1), foreground: .white,
      maximumColumns: max(0, columns - 4))
    let row = isDeviceSeen ? geometry.torchRow ?? place.rowRange.upperBound - 3 : size.rows - 3
    return Layer(
      surface: pill.repainted(in: look.plain),
      origin: CellPoint(
        column: place.origin.column + (place.size.columns - columns) / 2, row: row - 1),
      opacity: announcement.opacity.value(at: now))
  }
}
