public import StrictJSON

/// The reason for which a theme is refused.
public enum ThemeFault: Error, Hashable, Sendable {
  /// A wrong key, or a wrong value.
  case json(JSONFault)
  /// Texts that can't be read.
  case contrast([ContrastFinding])
}
