import Compositing

extension LockScreen {
  /// A Boolean value indicating whether the inspector is on screen, beside the device or over it.
  public var isInspectorShown: Bool { geometry.inspector != nil }

  /// The width that the inspector's text has, in cells; `nil` where it is not shown.
  public var inspectorColumns: Int? {
    geometry.inspector.map { max(0, $0.size.columns - InspectorPicture.gutter) }
  }

  /// How many rows one notch of a wheel scrolls.
  private static let rowsPerNotch = 3

  mutating func scrollInspector(by rows: Int) {
    guard let place = geometry.inspector else { return }
    let maximum = InspectorPage(inspector.sections).offsetMaximum(
      window: InspectorPicture.window(rows: place.size.rows))
    // Whoever scrolls goes on from what is seen, even after the page became shorter.
    let (sum, isTooFar) = min(inspectorOffset, maximum).addingReportingOverflow(rows)
    let offset = isTooFar ? (rows < 0 ? 0 : maximum) : max(0, min(sum, maximum))
    guard offset != inspectorOffset else { return }
    inspectorOffset = offset
    inspectorPicture = nil
  }

  /// Shows or hides the inspector in the place that the terminal has for it.
  mutating func toggleInspector(at time: SceneTime) {
    if ScreenGeometry.hasRoomBeside(in: size) {
      inspectorWish.isBeside.toggle()
    } else {
      inspectorWish.isOver.toggle()
      // Whoever opens it here wants to see it in a wider terminal too.
      if inspectorWish.isOver { inspectorWish.isBeside = true }
    }
    geometry = ScreenGeometry(screen: size, inspector: inspectorWish)
    if let drag { snapBack(drag, at: time.motion) }
    drag = nil
    forgetPictures()
    arrange(at: time)
  }

  /// Scrolls the inspector or selects a card, whichever the pointer is over.
  mutating func turnWheel(by notches: Int, at place: CellPoint, time: SceneTime) {
    let notches = max(-1000, min(notches, 1000))
    guard notches != 0 else { return }
    let isOverDevice =
      isDeviceSeen
      && (geometry.inspector.map { place.column < $0.origin.column } ?? true)
    if isOverDevice {
      moveSelection(by: notches, at: time)
    } else {
      scrollInspector(by: notches * Self.rowsPerNotch)
    }
  }
}
