public import Compositing

/// A form of recordings: text for the header, for each frame, and for the end, written one after another.
///
/// A recording keeps one picture, and no frame that it has written.
public protocol FrameRecording {
  /// A Boolean value indicating whether the recording has reached its limit; frames are left out from then on.
  var isFull: Bool { get }

  /// Returns the text before the first frame.
  func header(title: String) -> String

  /// Returns the text of a picture.
  ///
  /// - Parameters:
  ///   - surface: The picture, cut to the recording's size.
  ///   - damage: The areas that may differ from the picture before.
  ///   - time: The time since the recording's start.
  /// - Returns: The text; `nil` where there is nothing to write yet.
  mutating func frame(_ surface: Surface, damage: [CellRect], at time: Duration) -> String?

  /// Returns the text after the last frame.
  ///
  /// - Parameters:
  ///   - time: The end of the recording, not before the last frame.
  ///   - latest: The time of the last frame.
  /// - Returns: The text; `nil` for none.
  mutating func ending(at time: Duration, lastFrameAt latest: Duration) -> String?
}
