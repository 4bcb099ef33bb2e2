public import Compositing

/// An input that a script gives, which goes the way of every other one.
public enum ScriptInput: Hashable, Sendable {
  /// A line in the feed's own format, without a line end.
  case line([UInt8])
  /// A key, as if the person had pressed it.
  case key(Key)
}

/// A feed that plays by itself: it gives the inputs that are due by a moment.
public protocol FeedScript {
  /// The time of the next input, from the script's start; there is always one.
  var nextDue: Duration { get }

  /// Returns the inputs that became due since the last call, oldest first.
  mutating func inputs(upTo elapsed: Duration) -> [ScriptInput]

  /// A Boolean value indicating whether the script plays the person, too, until a key of the person ends that.
  var isTour: Bool { get }

  /// Ends the tour: the script gives no keys any more, and goes on with its lines.
  mutating func endTour()

  /// A Boolean value indicating whether the person looks at one activity, which no line of the script displaces.
  var isQuiet: Bool { get set }
}

/// A script of lines alone.
extension FeedScript {
  /// A Boolean value indicating whether the script plays the person: it does not.
  public var isTour: Bool { false }

  /// Does nothing, since there is no tour.
  public mutating func endTour() {}
}
