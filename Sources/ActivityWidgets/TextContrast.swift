public import CellUI

/// A text of an activity, and its contrast with the ground beneath it.
public struct TextContrast: Hashable, Sendable {
  /// The place where the activity is presented.
  public let presentation: Clipping.Presentation
  /// The text, in the cell where it reads worst.
  public let text: LaidText
  /// The contrast that it needs, to one.
  public let needed: Double

  /// Makes the contrast of a text.
  public init(presentation: Clipping.Presentation, text: LaidText, needed: Double) {
    self.presentation = presentation
    self.text = text
    self.needed = needed
  }

  /// A Boolean value indicating whether the text can be read.
  public var isMet: Bool { text.ratio >= needed }
}
