/// One object of a feed: its event, and the notes beside it.
///
/// It is a box, since it is copied often.
public final class FeedLine: Hashable, Sendable {
  /// The event.
  public let event: FeedEvent
  /// The notes beside the event.
  public let notes: LineNotes

  /// Makes a line.
  public init(_ event: FeedEvent, notes: LineNotes = LineNotes()) {
    self.event = event
    self.notes = notes
  }

  /// Compares the events and the notes.
  public static func == (left: FeedLine, right: FeedLine) -> Bool {
    left.event == right.event && left.notes == right.notes
  }

  /// Feeds all of it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(event)
    hasher.combine(notes)
  }
}

/// One object of a feed: a line, or a fault.
public enum FeedContent: Hashable, Sendable {
  /// An object that was decoded.
  case line(FeedLine)
  /// An object with a fault.
  indirect case fault(FeedFault)

  /// The line, or what a faulty one was mended to and is judged as; `nil` where nothing could be.
  public var judgedLine: FeedLine? {
    switch self {
    case .line(let line): line
    case .fault(let fault): fault.notes.diagnosis?.mended
    }
  }

  /// The event; `nil` for a fault.
  public var event: FeedEvent? {
    guard case .line(let line) = self else { return nil }
    return line.event
  }

  /// The time at which it is due, from the start of its scenario; `nil` means at once.
  public var time: Duration? {
    switch self {
    case .line(let line): line.notes.time
    case .fault(let fault): fault.notes.time
    }
  }

  /// A Boolean value indicating whether something is expected of it.
  public var hasExpectation: Bool {
    switch self {
    case .line(let line): line.notes.hasExpectation
    case .fault(let fault): fault.notes.hasExpectation
    }
  }

  /// The notes beside the event.
  public var notes: LineNotes {
    switch self {
    case .line(let line): line.notes
    case .fault(let fault): fault.notes
    }
  }
}
