/// How many colors a terminal can show.
public enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// None: ink is told apart by attributes.
  case mono
  /// The eight colors of ECMA-48.
  case ansi8
  /// The eight and their bright halves.
  case ansi16
  /// xterm's cube and greys.
  case indexed256
  /// Eight bits a channel, as they are.
  case direct24
}
