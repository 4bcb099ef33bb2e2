public import ActivityFeed

/// The place of a line: its feed, and its number there.
public struct LineOrigin: Hashable, Sendable {
  /// A file's name, or a client's.
  public let name: String
  /// The line at which the object begins, from 1.
  public let line: Int

  /// Makes an origin.
  public init(name: String, line: Int) {
    self.name = name
    self.line = line
  }
}

/// One object of a feed with its origin, not yet applied.
public struct SourceLine: Sendable {
  /// The object's place in its feed.
  public let origin: LineOrigin
  /// The event that it asks for, or its fault.
  public let content: FeedContent

  /// Makes a line.
  public init(origin: LineOrigin, content: FeedContent) {
    self.origin = origin
    self.content = content
  }
}
