public import LiveActivities

/// A feed that plays by itself: the lines that are due by a moment, in the feed's own format.
public protocol FeedScript {
  /// When the next line is due, from the script's start; there is always one.
  var nextDue: Duration { get }

  /// Returns the lines that became due since the last call, oldest first and without line ends.
  mutating func lines(upTo elapsed: Duration) -> [[UInt8]]
}

/// A feed that is built into the program, by its name.
public struct Demo {
  /// The name, as the command line takes it.
  public let name: String
  private let makeScript: (Timestamp) -> any FeedScript

  /// Makes a demo.
  ///
  /// - Parameters:
  ///   - name: The name, as the command line takes it.
  ///   - makeScript: Returns the script for a start on the device's clock; the same start gives the same lines.
  public init(name: String, makeScript: @escaping (Timestamp) -> any FeedScript) {
    self.name = name
    self.makeScript = makeScript
  }

  /// The demo as a stream of lines that begins at `start` on the device's clock.
  public func stream(startingAt start: Timestamp) -> FeedStream {
    FeedStream(playing: makeScript(start), startingAt: start)
  }
}
