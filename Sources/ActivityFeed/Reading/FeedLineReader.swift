/// A stream of a feed: bytes go in at one end, objects with their line numbers come out at the other.
///
///     reader.append(bytes)
///     while let (line, content) = reader.next() { … }
///
/// Each stream has a reader of its own, which remembers the names of its activities.
public struct FeedLineReader: Sendable {
  private var framer = FeedFramer()
  private var decoder = FeedDecoder()

  /// Makes a reader at the start of a stream.
  public init() {}

  /// Adds bytes to the end of the stream.
  public mutating func append(_ bytes: some Collection<UInt8>) { framer.append(bytes) }

  /// Marks the end of the stream: the bytes that are left are its last object.
  public mutating func finish() { framer.finish() }

  /// Reads the next object.
  ///
  /// - Returns: The number of the line at which the object begins or its fault lies, from 1, and the object's content;
  ///   `nil` until more bytes come.
  public mutating func next() -> (line: Int, content: FeedContent)? {
    decoder.next(from: &framer)
  }
}
