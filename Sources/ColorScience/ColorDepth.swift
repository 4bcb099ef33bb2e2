/// The number of colors that a device can show.
public enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  /// None: ink differs by attributes alone.
  case mono
  /// The eight colors of ECMA-48.
  case ansi8 = "8"
  /// The eight and their bright halves.
  case ansi16 = "16"
  /// xterm's cube and grays.
  case indexed256 = "256"
  /// Eight bits a channel.
  case direct24 = "24"

  /// The palette; `nil` where every color can be shown, or none.
  public var palette: IndexedPalette? {
    switch self {
    case .mono, .direct24: nil
    case .ansi8: .ansi8
    case .ansi16: .ansi16
    case .indexed256: .xterm256
    }
  }

  /// A Boolean value indicating whether a picture must be designed for few colors, since none of them is near a theme's
  /// own colors.
  public var isPlain: Bool { self == .mono || self == .ansi8 || self == .ansi16 }
}
