/// The bytes of a feed, which are read in pieces while it runs, so that a feed of any length needs little memory.
public protocol FeedBytes {
  /// Returns the next piece; an empty one at the end.
  mutating func next() -> [UInt8]
}
