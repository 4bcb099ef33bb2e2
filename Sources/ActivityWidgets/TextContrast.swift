public import CellUI

/// A text of an activity, and its contrast with the ground beneath it.
public struct TextContrast: Hashable, Sendable {
  /// The place where the activity is presented.
  public let presentation: Clipping.Presentation
  /// The text, in the cell where it reads worst.
  public private(set) var text: LaidText
  /// The contrast that it needs, to one.
  public let needed: Double
  /// A Boolean value indicating whether it is the word on the system's button beside a card that is swiped.
  public let isOnClearButton: Bool
  /// The words of further texts of the place in the same colors.
  public private(set) var others: [String] = []

  /// Makes the contrast of a text.
  public init(
    presentation: Clipping.Presentation, text: LaidText, needed: Double,
    isOnClearButton: Bool = false
  ) {
    self.presentation = presentation
    self.text = text
    self.needed = needed
    self.isOnClearButton = isOnClearButton
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

  /// Returns the contrasts of whole texts: each text with all its lines, in the cell where it reads worst.
  public static func texts(of lines: [TextContrast]) -> [TextContrast] {
    lines.reduce(into: []) { texts, line in
      guard line.text.kind == .text, let last = texts.last, line.isLine(ofTextWith: last) else {
        texts.append(line)
        return
      }
      let worse = line.text.ratio < last.text.ratio ? line.text : last.text
      texts[texts.count - 1].text = worse.saying("\(last.text.words) \(line.text.words)")
    }
  }

  private func isLine(ofTextWith line: TextContrast) -> Bool {
    isBeside(line) && text.identity == line.text.identity
  }

  private func isAlike(_ other: TextContrast) -> Bool {
    isBeside(other) && text.ink == other.text.ink && text.ground == other.text.ground
  }

  /// Returns whether another text is of the same kind, in the same place.
  private func isBeside(_ other: TextContrast) -> Bool {
    presentation == other.presentation && text.kind == other.text.kind
      && isOnClearButton == other.isOnClearButton
  }
}
