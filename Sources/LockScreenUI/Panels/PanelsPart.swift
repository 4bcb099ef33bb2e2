import Compositing

/// The panels beside the device or over everything: inspector, announcement, toast, notice and help.
struct PanelsPart: ScreenPart {
  var inspector = Inspector() {
    didSet { if inspector != oldValue { inspectorPicture = nil } }
  }
  /// The distances that the inspector's pages are scrolled, in rows; more than a page has when it became shorter.
  private(set) var inspectorOffsets: [Int] = []
  private var inspectorPicture: Surface?
  /// The last picture on the page's own colors, of which the next one takes the lines that are the same.
  private var drawnInspector: InspectorPicture.Drawn?
  private var announcement: Announcement?
  private var toast: ShownToast?
  var notice: String?
  var help: [HelpGroup]? {
    didSet { if help != oldValue { helpOffset = 0 } }
  }
  /// The distance that the help is scrolled, in rows.
  private(set) var helpOffset = 0
  private var helpPanel = HelpPanel()
  private var helpPresence = PanelPresence()
  private var inspectorPresence = PanelPresence(isShown: true)
  /// The inspector that goes, with its place.
  private var goneInspector: Layer?

  /// The number of rows that a notch of a wheel scrolls.
  static let rowsPerNotch = 3
  /// The rows of the newest line of the feed with its reason, on a page of 40 columns and on a narrower one.
  private static let (feedRows, narrowFeedRows) = (3, 8)
  /// The least width of a page on which a reason has few rows.
  private static let readableColumns = 40

  func isMoving(at now: Duration) -> Bool {
    announcement?.presence.opacity.isMoving(at: now) ?? false
      || toast?.presence.opacity.isMoving(at: now) ?? false
      || helpPresence.isMoving(at: now) || inspectorPresence.isMoving(at: now)
  }

  mutating func advance(in context: ScreenContext, at now: Duration) -> Duration? {
    let ends = [
      announcement?.presence.advance(motion: context.motion, at: now),
      toast?.presence.advance(motion: context.motion, at: now),
    ]
    if announcement?.presence.isOver(at: now) ?? false { announcement = nil }
    if toast?.presence.isOver(at: now) ?? false { toast = nil }
    return ends.compactMap { $0 }.min()
  }

  mutating func reset(_ cause: ResetCause, in context: ScreenContext) {
    (inspectorPicture, drawnInspector) = (nil, nil)
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

  /// Draws a help that may be opened next.
  mutating func prepare(help: [HelpGroup], in context: ScreenContext) {
    _ = helpPanel.surface(of: help, offset: 0, in: context)
  }

  /// Lets the help come in or go, once it was opened or closed.
  mutating func moveHelp(in context: ScreenContext, at now: Duration) {
    helpPresence.move(isShown: help != nil, in: context, at: now)
  }

  mutating func announce(_ words: String, in context: ScreenContext, at now: Duration) {
    announcement = Announcement(words, replacing: announcement, motion: context.motion, at: now)
  }

  /// Shows a toast in place of an older one.
  mutating func show(_ toast: Toast, in context: ScreenContext, at now: Duration) {
    self.toast = ShownToast(toast, replacing: self.toast, motion: context.motion, at: now)
  }

  /// Returns the opacity that an announcement leaves to the words behind it: they are gone before it can be read.
  func noteOpacity(at now: Duration) -> Double {
    max(0, 1 - Self.noteHaste * (announcement?.presence.opacity.value(at: now) ?? 0))
  }

  /// The speed with which the words behind an announcement go, as a multiple of that with which it comes.
  private static let noteHaste = 50.0

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
    let room = HelpPanel.place(of: help, in: context).size
    let maximum = HelpPicture(help, within: room).offsetMaximum
    helpOffset = Self.offset(from: helpOffset, by: rows, maximum: maximum)
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
    let hidesToast = toast == nil || showsFeed(in: context)
    let toast = hidesToast ? nil : toast?.layer(in: context, above: floor, at: now)
    return [
      inspectorLayer(in: context, at: now), announcement?.layer(in: context, at: now), toast,
      notice,
      helpLayer(in: context, at: now),
    ].compactMap { $0 }
  }

  /// Returns whether the newest line of the feed is seen in the inspector with its reason.
  private func showsFeed(in context: ScreenContext) -> Bool {
    guard let room = room(in: context), !context.display.isStandBy else { return false }
    let rows = room.columns < Self.readableColumns ? Self.narrowFeedRows : Self.feedRows
    let window = InspectorPicture.window(in: room)
    return inspector.pages.enumerated().contains { index, sections in
      guard let section = sections.firstIndex(where: \.isFeed) else { return false }
      let page = InspectorPage(sections, isLoose: room.isLoose)
      let offset = min(offset(ofPage: index), page.offsetMaximum(window: window))
      // The reason stands in the rows below the line.
      let line = page.firstRow(ofSection: section)
      return line >= offset && line + rows <= offset + window
    }
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
    let picture = inspectorPicture ?? drawInspector(of: place.size, in: context)
    inspectorPicture = picture
    let layer = Layer(surface: picture, origin: place.origin)
    shownInspector = layer
    return inspectorPresence.moved(layer, from: Self.inspectorSide, in: context, at: now)
  }

  private mutating func drawInspector(of size: CellSize, in context: ScreenContext) -> Surface {
    let drawn = InspectorPicture.drawn(
      inspector, size: size, offsets: inspectorOffsets, after: drawnInspector)
    drawnInspector = drawn
    return drawn.surface.repainted(in: context.look.plain)
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
    if let help {
      let panel = helpPanel.surface(of: help, offset: helpOffset, in: context)
      let place = HelpPanel.place(of: help, in: context)
      shownHelp = Layer(
        surface: panel, origin: place.origin + place.size.centered(panel.size))
    } else if !helpPresence.isMoving(at: now) {
      shownHelp = nil
    }
    return shownHelp.map { helpPresence.moved($0, from: Self.helpSide, in: context, at: now) }
  }

  /// The help on the screen, which may be on its way out.
  private var shownHelp: Layer?
}
