import CellUI
import Compositing

/// The panels beside the device or over everything: inspector, announcement, notice and help.
struct PanelsPart: ScreenPart {
  var inspector = Inspector() {
    didSet { if inspector != oldValue { inspectorPicture = nil } }
  }
  /// The distance that the inspector is scrolled, in rows; more than its page has when the page became shorter.
  private(set) var inspectorOffset = 0
  private var inspectorPicture: Surface?
  private var announcement: Announcement?
  var notice: String?
  var help: [HelpLine]?

  /// The number of rows that a notch of a wheel scrolls.
  static let rowsPerNotch = 3

  func isMoving(at now: Duration) -> Bool { announcement?.opacity.isMoving(at: now) ?? false }

  mutating func advance(in context: ScreenContext, at now: Duration) -> Duration? {
    let end = announcement?.advance(motion: context.motion, at: now)
    if announcement?.isOver(at: now) ?? false { announcement = nil }
    return end
  }

  mutating func reset(_ cause: ResetCause, in context: ScreenContext) {
    inspectorPicture = nil
  }

  mutating func announce(_ words: String, in context: ScreenContext, at now: Duration) {
    announcement = Announcement(words, replacing: announcement, motion: context.motion, at: now)
  }

  /// Returns the opacity of the announcement.
  func announcementOpacity(at now: Duration) -> Double {
    announcement?.opacity.value(at: now) ?? 0
  }

  mutating func scroll(by rows: Int, in context: ScreenContext) {
    guard let place = context.geometry.inspector else { return }
    let maximum = InspectorPage(inspector.sections).offsetMaximum(
      window: InspectorPicture.window(rows: place.size.rows))
    // Scrolling goes on from the rows that are seen, even after the page became shorter.
    let (sum, isTooFar) = min(inspectorOffset, maximum).addingReportingOverflow(rows)
    let offset = isTooFar ? (rows < 0 ? 0 : maximum) : max(0, min(sum, maximum))
    guard offset != inspectorOffset else { return }
    inspectorOffset = offset
    inspectorPicture = nil
  }

  /// Returns the layers of the panels.
  mutating func layers(in context: ScreenContext, at now: Duration) -> [Layer] {
    [
      inspectorLayer(in: context), announcement?.layer(in: context, at: now),
      noticeLayer(in: context), helpLayer(in: context),
    ].compactMap { $0 }
  }

  private mutating func inspectorLayer(in context: ScreenContext) -> Layer? {
    guard let place = context.geometry.inspector, !context.display.isStandBy else { return nil }
    let picture =
      inspectorPicture
      ?? InspectorPicture.surface(of: inspector, size: place.size, offset: inspectorOffset)
      .repainted(in: context.look.plain)
    inspectorPicture = picture
    return Layer(surface: picture, origin: place.origin)
  }

  private func noticeLayer(in context: ScreenContext) -> Layer? {
    notice.map { notice in
      let words = NoticePicture.surface(of: notice, columns: context.size.columns)
      let corner = CellPoint(
        column: (context.size.columns - words.size.columns) / 2,
        row: context.size.rows - words.size.rows)
      return Layer(surface: words, origin: corner)
    }
  }

  private func helpLayer(in context: ScreenContext) -> Layer? {
    help.map { help in
      let panel = HelpPicture.surface(of: help, within: context.size, edges: context.edges)
        .repainted(in: context.look.plain)
      return Layer(surface: panel, origin: context.size.centered(panel.size))
    }
  }
}
