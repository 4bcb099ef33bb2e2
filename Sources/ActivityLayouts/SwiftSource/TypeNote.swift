/// A part of a source that can't be read, and so is not checked.
public struct TypeNote: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The type's or property's name, and the reason.
  public let words: String
}
