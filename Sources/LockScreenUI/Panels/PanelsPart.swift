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
  private var helpPresence = PanelPresence()
  private var inspectorPresence = PanelPresence(isShown: true)
  /// The inspector that goes, with its place.
  private var goneInspector: Layer?

  /// The number of rows that a notch of a wheel scrolls.
  static let rowsPerNotch = 3

  func isMoving(at now: Duration) -> Bool {
    announcement?.opacity.isMoving(at: now) ?? false || helpPresence.isMoving(at: now)
      || inspectorPresence.isMoving(at: now)
  }

  mutating func advance(in context: ScreenContext, at now: Duration) -> Duration? {
    let end = announcement?.advance(motion: context.motion, at: now)
    if announcement?.isOver(at: now) ?? false { announcement = nil }
    return end
  }

  mutating func reset(_ cause: ResetCause, in context: ScreenContext) {
    inspectorPicture = nil
    if cause == .size { (inspectorPresence, goneInspector) = (PanelPresence(isShown: true), nil) }
  }

  /// Lets the inspector come in or go, once it has another place on the screen.
  mutating func moveInspector(in context: ScreenContext, at now: Duration) {
    let isShown = context.geometry.inspector != nil
    if !isShown { goneInspector = shownInspector }
    inspectorPresence = PanelPresence(isShown: !isShown)
    inspectorPresence.move(
      isShown: isShown, after: isShown ? Pace.depart.length : .zero, in: context, at: now)
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
      inspectorLayer(in: context, at: now), announcement?.layer(in: context, at: now),
      noticeLayer(in: context), helpLayer(in: context, at: now),
    ].compactMap { $0 }
  }

  /// The inspector on the screen.
  private var shownInspector: Layer?

  private mutating func inspectorLayer(in context: ScreenContext, at now: Duration) -> Layer? {
    guard !context.display.isStandBy else { return nil }
    guard let place = context.geometry.inspector else {
      guard inspectorPresence.isMoving(at: now) else {
        goneInspector = nil
        return nil
      }
      return goneInspector.map {
        inspectorPresence.moved($0, from: Self.inspectorSide, in: context, at: now)
      }
    }
    let picture =
      inspectorPicture
      ?? InspectorPicture.surface(of: inspector, size: place.size, offset: inspectorOffset)
      .repainted(in: context.look.plain)
    inspectorPicture = picture
    let layer = Layer(surface: picture, origin: place.origin)
    shownInspector = layer
    return inspectorPresence.moved(layer, from: Self.inspectorSide, in: context, at: now)
  }

  /// The distance from which the inspector comes in, in cells.
  private static let inspectorSide = CellPoint(column: 6, row: 0)
  /// The distance from which the help comes in, in cells.
  private static let helpSide = CellPoint(column: 0, row: 2)

  private func noticeLayer(in context: ScreenContext) -> Layer? {
    notice.map { notice in
      let words = NoticePicture.surface(of: notice, columns: context.size.columns)
      let corner = CellPoint(
        column: (context.size.columns - words.size.columns) / 2,
        row: context.size.rows - words.size.rows)
      return Layer(surface: words, origin: corner)
    }
  }

  private mutating func helpLayer(in context: ScreenContext, at now: Duration) -> Layer? {
    helpPresence.move(isShown: help != nil, in: context, at: now)
    if let help {
      let panel = HelpPicture.surface(of: help, within: context.size, edges: context.edges)
        .repainted(in: context.look.plain)
      shownHelp = Layer(surface: panel, origin: context.size.centered(panel.size))
    } else if !helpPresence.isMoving(at: now) {
      shownHelp = nil
    }
    return shownHelp.map { helpPresence.moved($0, from: Self.helpSide, in: context, at: now) }
  }

  /// The help on the screen, which may be on its way out.
  private var shownHelp: Layer?
}
