public import CellUI

/// A text of an activity, and its contrast with the ground beneath it.
public struct TextContrast: Hashable, Sendable {
  /// The place where the activity is presented.
  public let presentation: Clipping.Presentation
  /// The text, in the cell where it reads worst.
  public let text: LaidText
  /// The contrast that it needs, to one.
  public let needed: Double
  /// The words of further texts of the place in the same colors, such as the other lines of one text.
  public private(set) var others: [String] = []

  /// Makes the contrast of a text.
  public init(presentation: Clipping.Presentation, text: LaidText, needed: Double) {
    self.presentation = presentation
    self.text = text
    self.needed = needed
  }

  /// A Boolean value indicating whether the text can be read.
  public var isMet: Bool { text.ratio >= needed }

  /// Returns contrasts of which each stands for all texts of a place in the same colors, in the order of the first ones.
  public static func gathered(_ contrasts: [TextContrast]) -> [TextContrast] {
    contrasts.reduce(into: []) { gathered, contrast in
      if let index = gathered.firstIndex(where: { $0.isAlike(contrast) }) {
        gathered[index].others.append(contrast.text.words)
      } else {
        gathered.append(contrast)
      }
    }
  }

  private func isAlike(_ other: TextContrast) -> Bool {
    presentation == other.presentation && text.kind == other.text.kind
      && text.ink == other.text.ink && text.ground == other.text.ground
  }
}
