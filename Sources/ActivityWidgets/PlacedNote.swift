public import CellUI

/// A part of an activity's views that is drawn otherwise than they ask.
public struct PlacedNote: Hashable, Sendable {
  /// The place where the activity is presented.
  public let presentation: Clipping.Presentation
  /// The part.
  public let note: LayoutNote

  /// Makes a note on a presentation.
  public init(presentation: Clipping.Presentation, note: LayoutNote) {
    self.presentation = presentation
    self.note = note
  }
}
