public import PastedPayloads

/// The close look at a line: all faults of its payload, and the line as its writer probably meant it.
///
/// It is a box, since few lines have one.
public final class Diagnosis: Hashable, Sendable {
  /// The payload, its faults, and the way to it.
  public let payload: PastedPayload
  /// The mended line; `nil` where nothing had to be mended, or nothing could be.
  public let mended: FeedLine?

  /// Makes a diagnosis.
  public init(_ payload: PastedPayload, mended: FeedLine?) {
    self.payload = payload
    self.mended = mended
  }

  /// Compares the payloads.
  public static func == (left: Diagnosis, right: Diagnosis) -> Bool {
    left.payload == right.payload
  }

  /// Feeds the payload.
  public func hash(into hasher: inout Hasher) { hasher.combine(payload) }
}
