/// A part of a layout that is drawn otherwise than its views ask.
public enum LayoutNote: Hashable, Sendable {
  /// A modifier that cells cannot show, by SwiftUI's name.
  case undrawn(String)
  /// A symbol that has colors of its own here, as an emoji or a ring, in place of the style that it is given.
  case keptColor(symbol: String, isRing: Bool)
  /// A part that cells show, and a phone does not.
  case unavailable(Unavailable)
  /// Views in one another without end, or deeper than the limit, a number of views.
  case tooDeep(limit: Int)
  /// A symbol, an image or a color that there is not.
  case missing(MissingName)
  /// More views than the limit.
  case tooManyViews(limit: Int)
  /// Several views of a `ForEach` with one id, which SwiftUI confuses with each other.
  case repeatedID(String)
  /// A frame's width or height that is negative or not finite, which SwiftUI does without.
  case invalidFrame
  /// More to draw than the work of a layout, so that the last views are left out.
  case tooMuchDrawing
  /// Views of which nothing is seen.
  case blank
  /// A view that is left out since it can't be compiled here, with a mark in its place.
  case leftOut
}

/// The notes of one layout, shared by all of its contexts, since some views are resolved while others are placed.
package final class LayoutNotes {
  /// The most views of one layout, each modifier counted as one.
  package static let viewsMaximum = 200_000
  /// The most notes that are kept; more add nothing for a reader.
  private static let notesMaximum = 32

  package private(set) var all: [LayoutNote] = []
  private var viewCount = 0

  /// Adds a note.
  ///
  /// - Returns: A Boolean value indicating whether the note is new.
  @discardableResult
  package func add(_ note: LayoutNote) -> Bool {
    guard all.count < Self.notesMaximum, !all.contains(note) else { return false }
    all.append(note)
    return true
  }

  /// Counts a view.
  ///
  /// - Returns: A Boolean value indicating whether the layout may have it.
  func countView() -> Bool {
    viewCount += 1
    return viewCount <= Self.viewsMaximum
  }
}
