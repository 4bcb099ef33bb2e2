public import LiveActivities

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

  /// Returns the demo as a stream of lines that begins at `start` on the device's clock.
  public func stream(startingAt start: Timestamp) -> FeedStream {
    FeedStream(playing: makeScript(start), startingAt: start)
  }
}
