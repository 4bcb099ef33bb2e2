/// A reader of one stream of a feed: bytes go in, lines with their numbers come out.
///
///     reader.append(bytes)
///     while let (line, content) = reader.next() { … }
///
/// A line's content is a `FeedLine`, an event and its notes, or a `FeedFault`, which costs that line alone. The framer
/// finds where an object begins and ends; the decoder reads its keys. Both work on the bytes as they came: a string is
/// made only of what an event keeps. The reader remembers the names of the stream's activities, since a feed has few.
///
/// The kinds of lines are the rows of `LineKind.all`: key, meaning, shape, examples and reading stand in one place, and
/// decoder, errors, `FeedReference` and `FeedSchema` come from them. The keys of an expectation are rows likewise. The
/// module turns JSON into commands of `LiveActivities`, and applies none of them; it knows no descriptor.
public struct FeedLineReader: Sendable {
  private var framer = FeedFramer()
  private var decoder = FeedDecoder()

  /// Makes a reader at the start of a stream.
  public init() {}

  /// Adds bytes to the end of the stream.
  public mutating func append(_ bytes: some Collection<UInt8>) { framer.append(bytes) }

  /// A Boolean value indicating whether bytes are held of an object whose end has not come.
  public var holdsPartOfObject: Bool { framer.holdsBytes }

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
