import PastedPayloads

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
  private var framer: FeedFramer
  private var decoder = FeedDecoder()
  /// The bytes of a text that may be no feed, until its end; `nil` for a feed.
  private var text: [UInt8]?
  /// The contents of a text that is no feed, the next one last.
  private var pasted: [(line: Int, content: FeedContent)] = []
  /// A Boolean value indicating whether the next line may be the subscription with which a client begins.
  private var isAtStart: Bool
  /// The encoding of a text that is no UTF-8 alone, until its first line is read.
  private var encoding: Slip?

  /// Makes a reader at the start of a stream.
  ///
  /// - Parameter isWhole: Whether the stream is a file, which may be a script, code or another text with payloads in it;
  ///   such a text is read when it has ended.
  public init(isWhole: Bool = false) {
    framer = FeedFramer(isWhole: isWhole)
    text = isWhole ? [] : nil
    isAtStart = !isWhole
  }

  /// Adds bytes to the end of the stream.
  public mutating func append(_ bytes: some Collection<UInt8>) {
    guard var text else { return framer.append(bytes) }
    text.append(contentsOf: bytes)
    self.text = text
    // A feed begins with an object, and a longer text is none that was pasted.
    let isFeed = text.first { $0 > 0x20 } == UInt8(ascii: "{")
    guard isFeed || text.count > FeedLimits.objectByteCountMaximum else { return }
    framer.append(text)
    self.text = nil
  }

  /// A Boolean value indicating whether bytes are held of an object whose end has not come.
  public var holdsPartOfObject: Bool { framer.holdsBytes }

  /// Marks the end of the stream: the bytes that are left are its last object.
  public mutating func finish() {
    if let text { read(text) }
    text = nil
    framer.finish()
  }

  private mutating func read(_ text: [UInt8]) {
    switch PastedText.read(text) {
    case .feed(let bytes, let slip):
      encoding = slip
      framer.append(bytes)
    case .payloads(let payloads):
      pasted = payloads.reversed().map { decoder.content(of: $0, for: nil) }
    case .nothing(let emptiness):
      pasted = [(1, .fault(FeedFault(line: 1, problem: .noObject(emptiness))))]
    case .lines: framer.append(text)
    }
  }

  /// Reads the next object.
  ///
  /// The subscription with which a client begins is not counted: one that sends a file after it learns of the file's own
  /// lines.
  ///
  /// - Returns: The number of the line at which the object begins or its fault lies, from 1, and the object's content;
  ///   `nil` until more bytes come.
  public mutating func next() -> (line: Int, content: FeedContent)? {
    if let next = pasted.popLast() { return next }
    guard let next = decoder.next(from: &framer) else { return nil }
    defer { isAtStart = false }
    guard case .line(let line) = next.content else { return next }
    if isAtStart, case .subscribe = line.event { framer.leaveOutLine() }
    guard let slip = encoding.take() else { return next }
    var notes = line.notes
    let payload = PastedPayload(fault: slip)
    notes.diagnosis = Diagnosis(payload, mended: line)
    let first = payload.faults.first ?? slip
    return (1, .fault(FeedFault(line: 1, problem: .slip(first), notes: notes)))
  }
}
