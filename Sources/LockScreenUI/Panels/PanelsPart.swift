import CellUI
import Compositing

/// The panels beside the device or over everything: inspector, announcement, toast, notice and help.
struct PanelsPart: ScreenPart {
  var inspector = Inspector() {
    didSet { if inspector != oldValue { inspectorPicture = nil } }
  }
  /// The distances that the inspector's pages are scrolled, in rows; more than a page has when it became shorter.
  private(set) var inspectorOffsets: [Int] = []
  private var inspectorPicture: Surface?
  private var announcement: Announcement?
  private var toast: ShownToast?
  var notice: String?
  var help: [HelpGroup]? {
    didSet { if help != oldValue { (helpOffset, helpPicture) = (0, nil) } }
  }
  /// The distance that the help is scrolled, in rows.
  private(set) var helpOffset = 0
  private var helpPicture: Surface?

  /// The number of rows that a notch of a wheel scrolls.
  static let rowsPerNotch = 3
  /// The narrowest page in which the feed's reasons can be read.
  private static let readableColumns = 40

  func isMoving(at now: Duration) -> Bool {
    announcement?.opacity.isMoving(at: now) ?? false || toast?.opacity.isMoving(at: now) ?? false
  }

  mutating func advance(in context: ScreenContext, at now: Duration) -> Duration? {
    let ends = [
      announcement?.advance(motion: context.motion, at: now),
      toast?.advance(motion: context.motion, at: now),
    ]
    if announcement?.isOver(at: now) ?? false { announcement = nil }
    if toast?.isOver(at: now) ?? false { toast = nil }
    return ends.compactMap { $0 }.min()
  }

  mutating func reset(_ cause: ResetCause, in context: ScreenContext) {
    (inspectorPicture, helpPicture) = (nil, nil)
  }

  mutating func announce(_ words: String, in context: ScreenContext, at now: Duration) {
    announcement = Announcement(words, replacing: announcement, motion: context.motion, at: now)
  }

  /// Shows a toast in place of an older one.
  mutating func show(_ toast: Toast, in context: ScreenContext, at now: Duration) {
    self.toast = ShownToast(toast, replacing: self.toast, motion: context.motion, at: now)
  }

  /// Returns the opacity of the announcement.
  func announcementOpacity(at now: Duration) -> Double {
    announcement?.opacity.value(at: now) ?? 0
  }

  // MARK: - Scrolling

  /// Returns the room that the inspector has; `nil` where it is not shown.
  func room(in context: ScreenContext) -> Inspector.Room? {
    context.geometry.inspector.map {
      InspectorPicture.room(in: $0.size, pageCount: context.geometry.inspectorPageCount)
    }
  }

  /// Scrolls the page under a column of the terminal; `nil` scrolls all pages.
  mutating func scroll(by rows: Int, at column: Int? = nil, in context: ScreenContext) {
    guard let place = context.geometry.inspector, let room = room(in: context) else { return }
    let pageColumns = room.columns + InspectorPicture.gutter + InspectorPicture.pageGap
    let pointed = column.map { max(0, $0 - place.origin.column) / max(1, pageColumns) }
    let offsets = inspector.pages.indices.map { index in
      let offset = self.offset(ofPage: index)
      let maximum = InspectorPage(inspector.pages[index], isLoose: room.isLoose)
        .offsetMaximum(window: InspectorPicture.window(in: room))
      // A place at the right of all pages is the last one's.
      guard pointed.map({ min($0, inspector.pages.count - 1) == index }) ?? true else {
        return offset
      }
      return Self.offset(from: offset, by: rows, maximum: maximum)
    }
    guard offsets != inspectorOffsets else { return }
    inspectorOffsets = offsets
    inspectorPicture = nil
  }

  private func offset(ofPage index: Int) -> Int {
    inspectorOffsets.indices.contains(index) ? inspectorOffsets[index] : 0
  }

  /// Scrolls the help by a number of rows.
  mutating func scrollHelp(by rows: Int, in context: ScreenContext) {
    guard let help else { return }
    let maximum = HelpPicture(help, within: context.size).offsetMaximum
    let offset = Self.offset(from: helpOffset, by: rows, maximum: maximum)
    guard offset != helpOffset else { return }
    (helpOffset, helpPicture) = (offset, nil)
  }

  /// Returns an offset after scrolling, which goes on from the rows that are seen even after the page became shorter.
  private static func offset(from offset: Int, by rows: Int, maximum: Int) -> Int {
    let (sum, isTooFar) = min(offset, maximum).addingReportingOverflow(rows)
    return isTooFar ? (rows < 0 ? 0 : maximum) : max(0, min(sum, maximum))
  }

  // MARK: - Layers

  /// Returns the layers of the panels.
  mutating func layers(in context: ScreenContext, at now: Duration) -> [Layer] {
    let notice = noticeLayer(in: context)
    let floor = notice?.origin.row ?? context.size.rows
    let toast = showsFeed(in: context) ? nil : toast?.layer(in: context, above: floor, at: now)
    return [
      inspectorLayer(in: context), announcement?.layer(in: context, at: now), toast, notice,
      helpLayer(in: context),
    ].compactMap { $0 }
  }

  /// Returns whether the newest line of the feed is seen in the inspector, wide enough for its reason.
  private func showsFeed(in context: ScreenContext) -> Bool {
    guard let room = room(in: context), !context.display.isStandBy,
      room.columns >= Self.readableColumns
    else { return false }
    let window = InspectorPicture.window(in: room)
    return inspector.pages.enumerated().contains { index, sections in
      guard let section = sections.firstIndex(where: \.isFeed) else { return false }
      let page = InspectorPage(sections, isLoose: room.isLoose)
      let offset = min(offset(ofPage: index), page.offsetMaximum(window: window))
      // The reason stands in the rows below the line.
      let line = page.firstRow(ofSection: section)
      return (offset...max(offset, offset + window - 3)).contains(line)
    }
  }

  private mutating func inspectorLayer(in context: ScreenContext) -> Layer? {
    guard let place = context.geometry.inspector, !context.display.isStandBy else { return nil }
    let picture =
      inspectorPicture
      ?? InspectorPicture.surface(of: inspector, size: place.size, offsets: inspectorOffsets)
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

  private mutating func helpLayer(in context: ScreenContext) -> Layer? {
    guard let help else { return nil }
    let panel =
      helpPicture
      ?? HelpPicture(help, within: context.size).surface(offset: helpOffset, edges: context.edges)
      .repainted(in: context.look.plain)
    helpPicture = panel
    return Layer(surface: panel, origin: context.size.centered(panel.size))
  }
}
