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
  /// Further texts of the place in the same color.
  public private(set) var others: [LaidText] = []
  /// A Boolean value indicating whether the further texts have other grounds, before which they read better.
  public private(set) var isWorst = false

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

  /// Returns contrasts of which each stands for all texts of a place in the same color, in the order of the first ones.
  ///
  /// Through a card a wallpaper changes from row to row; the text that reads worst is the one that is told with its colors.
  public static func gathered(_ contrasts: [TextContrast]) -> [TextContrast] {
    contrasts.reduce(into: []) { gathered, contrast in
      if let index = gathered.firstIndex(where: { $0.isAlike(contrast) }) {
        gathered[index].add(contrast)
      } else {
        gathered.append(contrast)
      }
    }
  }

  private mutating func add(_ other: TextContrast) {
    isWorst = isWorst || other.text.ground != text.ground
    let isWorse = other.text.ratio < text.ratio
    others.append(isWorse ? text : other.text)
    if isWorse { text = other.text }
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
    isBeside(other) && text.color == other.text.color
  }

  /// Returns whether another text is of the same kind, in the same place.
  private func isBeside(_ other: TextContrast) -> Bool {
    presentation == other.presentation && text.kind == other.text.kind
      && isOnClearButton == other.isOnClearButton
  }
}
