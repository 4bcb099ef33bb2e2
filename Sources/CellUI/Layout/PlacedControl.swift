public import Compositing

/// A control of a layout, for hit testing.
public struct PlacedControl: Sendable {
  /// The beginning of the name of a link's control, before its destination.
  public static let linkPrefix = "link "

  /// The name of the control's intent; of a link its destination after `linkPrefix`.
  public let intent: String
  /// The frame of the control, in cells.
  public let frame: CellRect
  /// The intent itself; `nil` for a link, and for an intent of which only the name is known.
  public let action: (any ControlIntent)?

  init(intent: String, frame: CellRect, action: (any ControlIntent)? = nil) {
    self.intent = intent
    self.frame = frame
    self.action = action
  }

  /// Returns the control of a layout that lies at `origin` on a larger surface.
  public func offset(by origin: CellPoint) -> PlacedControl {
    PlacedControl(intent: intent, frame: frame.offset(by: origin), action: action)
  }
}

/// Controls are the same if they have one name and one place: an intent's name holds its values.
extension PlacedControl: Hashable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (one: PlacedControl, other: PlacedControl) -> Bool {
    one.intent == other.intent && one.frame == other.frame
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) {
    hasher.combine(intent)
    hasher.combine(frame)
  }
}
