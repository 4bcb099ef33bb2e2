public import CellUI

/// A part of an activity's views that is drawn otherwise than they ask.
public struct PlacedNote: Hashable, Sendable {
  /// The places where the activity is presented and has the part.
  public var presentations: [Clipping.Presentation]
  /// The part.
  public let note: LayoutNote

  /// Makes a note on presentations.
  public init(presentations: [Clipping.Presentation], note: LayoutNote) {
    self.presentations = presentations
    self.note = note
  }
}
