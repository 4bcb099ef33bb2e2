public import ColorScience

/// A minimum contrast (WCAG 2.2, 1.4.3 and 1.4.11).
public enum ContrastNeed: Hashable, Sendable {
  /// Text: 4.5 to 1.
  case text
  /// Large text and graphics: 3 to 1.
  case large

  /// The ratio.
  public var ratio: Double {
    switch self {
    case .text: 4.5
    case .large: 3
    }
  }
}

/// The contrast of a part of a theme at the place where it is lowest.
public struct ContrastFinding: Hashable, Sendable {
  /// A part of a theme that is read.
  public enum Part: Hashable, Sendable {
    case clock, date
    /// An ink on a card: 0 is primary, 3 quaternary.
    case ink(level: Int)
    case tint
  }

  /// The part.
  public let part: Part
  /// The appearance; clock and date are the same in both.
  public let appearance: Theme.Appearance
  /// The ink as it is seen at that place.
  public let ink: StraightRGBA
  /// The color beneath it at that place.
  public let ground: StraightRGBA
  /// The minimum for this part.
  public let need: ContrastNeed

  /// The measured contrast.
  public var ratio: Double { ink.contrastRatio(with: ground) }
  /// A Boolean value indicating whether the minimum is reached.
  public var isMet: Bool { ratio >= need.ratio }

  /// The nearest color that could be read there; `nil` where neither black nor white could.
  public var remedy: StraightRGBA? {
    // An ink lighter than its ground should stay lighter.
    let isLighter = ink.relativeLuminance >= ground.relativeLuminance
    let ends: [StraightRGBA] = isLighter ? [.white, .black] : [.black, .white]
    return ends.lazy.map { ink.legible(upon: ground, toward: $0, contrast: need.ratio) }
      .first { $0.contrastRatio(with: ground) >= need.ratio }
  }
}
