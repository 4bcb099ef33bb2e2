import ColorScience
import Compositing

// The panels beside the device and over everything.

extension LockScreen {
  /// The inspector, beside the device or over it; it keeps its place in the page when it changes.
  public var inspector: Inspector {
    get { panels.inspector }
    set { panels.inspector = newValue }
  }

  /// Shows the beginning of each of the inspector's pages.
  public mutating func scrollInspectorToTop() { panels.scroll(by: .min, in: context) }

  /// A line over the foot of the screen about a fault outside of the feed; `nil` for none.
  public var notice: String? {
    get { panels.notice }
    set { panels.notice = newValue }
  }

  /// The command that sends lines, said where there is no activity; `nil` for none.
  public var sendCommand: String? {
    get { content.sendCommand }
    set { content.sendCommand = newValue }
  }

  /// The help, shown over everything; `nil` when it is put away.
  public var help: [HelpGroup]? {
    get { panels.help }
    set { panels.help = newValue }
  }

  /// Draws a help that may be opened next, so that it comes at once.
  public mutating func prepare(help: [HelpGroup]) {
    panels.prepare(help: help, in: context)
  }

  /// The room for the inspector's content; `nil` where it is not shown.
  public var inspectorRoom: Inspector.Room? { panels.room(in: context) }

  /// Shows a line of the feed that had no effect, wherever the inspector's feed does not show it.
  ///
  /// - Parameters:
  ///   - toast: The line and the reason.
  ///   - motion: The time of the line, in the time that motion follows.
  public mutating func show(_ toast: Toast, at motion: Duration) {
    panels.show(toast, in: context, at: motion)
  }

  /// A Boolean value indicating whether the terminal has colors, in which light and dark differ.
  public var hasColors: Bool { context.depth != .mono }

  /// Announces for a moment that something was switched; newer words take the place of older ones.
  public mutating func announce(_ words: String, at time: SceneTime) {
    panels.announce(words, in: context, at: time.motion)
  }

  /// Shows or hides the inspector: beside it the device makes room, elsewhere the screen dissolves into it.
  mutating func toggleInspector(at time: SceneTime) {
    let before = context.geometry
    if isInspectorShown { content.wasMarked = true }
    context.toggleInspector()
    if let drag { snapBack(drag, at: time.motion) }
    drag = nil
    reset(.placement)
    panels.moveInspector(in: context, at: time.motion)
    let after = context.geometry
    if context.movesThings, before.isDeviceCovered == after.isDeviceCovered {
      let shift = before.device.origin.column - after.device.origin.column
      deviceShift.jump(to: deviceShift.value(at: time.motion) + Double(shift))
      deviceShift.move(to: 0, at: .slide, now: time.motion)
    } else {
      fade(at: time.motion)
    }
    arrange(at: time)
  }
}
