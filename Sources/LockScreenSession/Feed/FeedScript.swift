/// A feed that plays by itself: it gives the lines that are due by a moment, in the feed's own format.
public protocol FeedScript {
  /// The time of the next line, from the script's start; there is always one.
  var nextDue: Duration { get }

  /// Returns the lines that became due since the last call, oldest first and without line ends.
  mutating func lines(upTo elapsed: Duration) -> [[UInt8]]
}
