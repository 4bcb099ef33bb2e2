/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// Lines begin in one column.
  case leading
  /// Lines are centered.
  case center
  /// Lines end in one column.
  case trailing
}

/// The part of a long line that an ellipsis replaces: SwiftUI's `Text.TruncationMode`.
public enum TextTruncationMode: Hashable, Sendable, CaseIterable {
  case head, middle, tail
}
