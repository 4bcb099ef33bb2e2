/// How many colors a device can show.
public enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  /// None: ink is told apart by attributes.
  case mono
  /// The eight colors of ECMA-48.
  case ansi8 = "8"
  /// The eight and their bright halves.
  case ansi16 = "16"
  /// xterm's cube and grays.
  case indexed256 = "256"
  /// Eight bits a channel, as they are.
  case direct24 = "24"

  /// The colors that go by number; `nil` where every color is shown as it is, or none at all.
  public var palette: IndexedPalette? {
    switch self {
    case .mono, .direct24: nil
    case .ansi8: .ansi8
    case .ansi16: .ansi16
    case .indexed256: .xterm256
    }
  }

  /// A Boolean value indicating whether a picture must be made of few colors from the start, since none of a theme's
  /// own has one near enough.
  public var isPlain: Bool { self == .mono || self == .ansi8 || self == .ansi16 }
}
