public import LiveActivities

/// A feed that is built into the program, by its name.
public struct Demo {
  /// The name, as the command line takes it.
  public let name: String
  /// The time in which the demo is shown once.
  public let length: Duration
  /// The time, from the demo's start, of the moment that stands for it in a picture.
  public let pictureTime: Duration
  /// A Boolean value indicating whether the demo plays the person, too.
  public let isTour: Bool
  private let makeScript: (Timestamp, IOSVersion) -> any FeedScript

  /// Makes a demo.
  ///
  /// - Parameters:
  ///   - name: The name, as the command line takes it.
  ///   - length: The time in which the demo is shown once.
  ///   - pictureTime: The time, from the demo's start, of the moment that stands for it in a picture.
  ///   - isTour: Whether the demo plays the person, too.
  ///   - makeScript: Returns the script for a start on the device's clock and a system; the same ones give the same lines.
  public init(
    name: String, length: Duration = .seconds(30), pictureTime: Duration = .zero,
    isTour: Bool = false, makeScript: @escaping (Timestamp, IOSVersion) -> any FeedScript
  ) {
    self.name = name
    self.length = length
    self.pictureTime = pictureTime
    self.isTour = isTour
    self.makeScript = makeScript
  }

  /// Returns the demo as a stream of lines that begins at `start` on the device's clock.
  ///
  /// - Parameters:
  ///   - start: The device's time at the start.
  ///   - version: The device's system.
  /// - Returns: The stream.
  public func stream(
    startingAt start: Timestamp, on version: IOSVersion = .newest
  ) -> FeedStream {
    FeedStream(playing: makeScript(start, version), startingAt: start)
  }
}
